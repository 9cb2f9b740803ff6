//! What clients want, and what becomes of it.

use std::net::IpAddr;

use folsom_host::Means;
use folsom_protocol::{Request, ToClient, Wish, Word};
use folsom_rules::{Indexed, Seat};
use folsom_table::{Actor, Chair, Command, Name, Person, Refusal};

use super::Room;
use crate::chance::OsChance;
use crate::identity::seat_link;
use crate::tables::mail::{GuestId, TableError};
use crate::tables::opening;
use crate::{metrics, people, rating};

impl Room {
    /// Does what a client wants, and answers.
    pub(super) async fn fulfil(&mut self, guest: GuestId, request: Request) {
        let id = request.id;
        let Some(heeded) = self.gathering.guests_mut().heed(guest, id) else { return };
        let answer = match heeded {
            Ok(person) => self.grant(guest, person, request.wish).await,
            Err(objection) => Err(objection.into()),
        };
        let answer = match answer {
            Ok(None) => ToClient::Done { id },
            Ok(Some((seat, token))) => ToClient::SeatLink { id, seat: Word(seat), token },
            Err(error) => {
                let answer = error.answer(Some(id));
                if matches!(answer, ToClient::Refused { .. }) {
                    metrics::refused(error.code());
                }
                answer
            }
        };
        self.gathering.guests_mut().send(guest, &answer);
    }

    async fn grant(
        &mut self,
        guest: GuestId,
        person: Person,
        wish: Wish,
    ) -> Result<Option<(Seat, String)>, TableError> {
        if self.app().gone_people.has(&self.app().key, person) {
            return Err(TableError::Gone);
        }
        let is_rated = self.gathering.table().terms().rated;
        match self.gathering.meaning(person, wish, &mut OsChance)? {
            Means::Command(Command::Sit { seat, name }) if is_rated => {
                let device = self.gathering.guests().line(guest).and_then(|line| line.device);
                let regular = people::regular(self.app(), person, device.ok_or(Refusal::RatedTable)?);
                let command = Command::SitKnown { seat, name, regular };
                self.commit(Actor::Person(person), &command).await?;
            }
            Means::SeatLink(_) if is_rated => return Err(Refusal::RatedTable.into()),
            Means::Say(name, text) => {
                if let Some(address) = self.address(guest) {
                    self.say(person, address, &name, &text).await?;
                }
            }
            Means::Command(command) => self.commit(Actor::Person(person), &command).await?,
            Means::SeatLink(seat) => {
                let tenure = self.gathering.tenure(seat)?;
                if tenure.owner != person {
                    return Err(Refusal::NotYourSeat.into());
                }
                return Ok(Some((seat, seat_link::write(&self.app().key, tenure))));
            }
            Means::Rematch => {
                if let Some(address) = self.address(guest) {
                    self.rematch(person, address).await?;
                }
            }
            Means::Attend(focused) => self.gathering.guests_mut().attend(guest, focused),
            Means::Nothing => {}
        }
        Ok(None)
    }

    /// Calls somebody something else on all their chairs.
    pub(super) async fn rename(&mut self, person: Person, name: &Name) -> Result<(), TableError> {
        let chairs = self.gathering.table().chairs().iter().enumerate();
        let is_other = |chair: &Chair| matches!(chair, Chair::Taken { name: called, .. } if called != name);
        let own = chairs.filter(|(_, chair)| chair.person() == Some(person) && is_other(chair));
        let own: Vec<Seat> = own.map(|(index, _)| Seat::at(index)).collect();
        for seat in own {
            let command = Command::Rename { seat, name: name.clone() };
            self.commit(Actor::Person(person), &command).await?;
        }
        Ok(())
    }

    /// Where a connection comes from.
    fn address(&self, guest: GuestId) -> Option<IpAddr> {
        self.gathering.guests().line(guest).map(|line| line.address)
    }

    /// A seat moves to whoever has a link to it.
    pub(super) async fn claim(
        &mut self,
        seat: Seat,
        token: &str,
        person: Person,
    ) -> Result<(), TableError> {
        let tenure = self.gathering.tenure(seat).map_err(|_| TableError::BadLink)?;
        if !seat_link::is_genuine(&self.app().key, tenure, token) {
            return Err(TableError::BadLink);
        }
        if tenure.owner == person {
            return Ok(());
        }
        self.commit(Actor::Server, &Command::Move { seat, person }).await
    }

    /// Opens another table for the same people, unless somebody was faster.
    async fn rematch(&mut self, person: Person, address: IpAddr) -> Result<(), TableError> {
        // Perhaps there is one already, and nobody here knows.
        self.settle().await?;
        let Some(plan) = self.gathering.rematch(person, &mut OsChance)? else { return Ok(()) };
        let app = self.app().clone();
        let is_rated = plan.is_rated();
        let prepared = opening::prepare(&app, (person, address), plan)?;
        if is_rated {
            rating::expect(&app, prepared.new.table).await?;
        }
        let command = Command::Rematch { table: prepared.new.table.to_string() };
        self.commit_one(Actor::Server, &command, Some(prepared.new.clone())).await?;
        prepared.stored();
        Ok(())
    }
}

//! What clients want, and what becomes of it.

use std::net::IpAddr;

use folsom_host::{Means, Objection, meaning, wants_rematch};
use folsom_protocol::{Request, ToClient, Wish, Word};
use folsom_rules::Seat;
use folsom_table::{Actor, Command, Person, Refusal};

use super::Room;
use crate::chance::OsChance;
use crate::identity::seat_link;
use crate::metrics;
use crate::tables::mail::{GuestId, TableError};
use crate::tables::opening;

impl Room {
    /// Does what a client wants, and answers.
    pub(super) async fn fulfil(&mut self, guest: GuestId, request: Request) {
        let Some(person) = self.guests.person(guest) else { return };
        let id = request.id;
        let answer = if self.guests.handles(guest, id) {
            self.grant(guest, person, request.wish).await
        } else {
            Err(Objection::StaleId.into())
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
        self.guests.send(guest, &answer);
    }

    async fn grant(
        &mut self,
        guest: GuestId,
        person: Person,
        wish: Wish,
    ) -> Result<Option<(Seat, String)>, TableError> {
        match meaning(self.id, &self.state.table, &self.talk, person, wish, &mut OsChance)? {
            Means::Say(name, text) => {
                if let Some(address) = self.guests.address(guest) {
                    self.say(person, address, &name, &text).await?;
                }
            }
            Means::Command(command) => self.commit(Actor::Person(person), &command).await?,
            Means::SeatLink(seat) => {
                let tenure = self.state.tenure(self.id, seat)?;
                if tenure.owner != person {
                    return Err(Refusal::NotYourSeat.into());
                }
                return Ok(Some((seat, seat_link::write(&self.app.key, tenure))));
            }
            Means::Rematch => {
                if let Some(address) = self.guests.address(guest) {
                    self.rematch(person, address).await?;
                }
            }
            Means::Nothing => {}
        }
        Ok(None)
    }

    /// A seat moves to whoever has a link to it.
    pub(super) async fn claim(
        &mut self,
        seat: Seat,
        token: &str,
        person: Person,
    ) -> Result<(), TableError> {
        let tenure = self.state.tenure(self.id, seat).map_err(|_| TableError::BadLink)?;
        if !seat_link::is_genuine(&self.app.key, tenure, token) {
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
        let table = &self.state.table;
        if !wants_rematch(table, person)? {
            return Ok(());
        }
        let app = self.app.clone();
        let prepared = opening::like(&app, table, person, address)?;
        let command = Command::Rematch { table: prepared.new.table.to_string() };
        self.commit_one(Actor::Server, &command, Some(prepared.new.clone())).await?;
        prepared.stored();
        Ok(())
    }
}

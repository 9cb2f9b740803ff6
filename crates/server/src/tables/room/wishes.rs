//! What clients want, and what becomes of it.

use std::net::IpAddr;

use folsom_protocol::{Request, ToClient, Wish, Word};
use folsom_rules::text::notation;
use folsom_rules::{Indexed, Seat, SeatSet};
use folsom_table::{Actor, Chair, Command, Name, Person, Refusal, Stage, Table};

use super::Room;
use crate::identity::seat_link::{self, Tenure};
use crate::metrics;
use crate::tables::mail::{GuestId, TableError};
use crate::tables::{opening, words};

/// What a wish comes to.
enum Means {
    /// Something for the table.
    Command(Command),
    /// Something to be heard.
    Say(Name, String),
    /// A link for this seat.
    SeatLink(Seat),
    /// Another table for the same people.
    Rematch,
    /// Nothing.
    Nothing,
}

impl Room {
    /// Does what a client wants, and answers.
    pub(super) async fn fulfil(&mut self, guest: GuestId, request: Request) {
        let Some(person) = self.guests.person(guest) else { return };
        let id = request.id;
        let answer = if self.guests.handles(guest, id) {
            self.grant(guest, person, request.wish).await
        } else {
            Err(TableError::StaleId)
        };
        let answer = match answer {
            Ok(None) => ToClient::Done { id },
            Ok(Some((seat, token))) => ToClient::SeatLink { id, seat: Word(seat), token },
            // Whoever sends a decision again wants to know that it was made.
            Err(TableError::Refused(Refusal::AlreadyDecided)) => ToClient::Done { id },
            Err(error) => {
                metrics::refused(error.code());
                error.answer(Some(id))
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
        match self.meaning(person, wish)? {
            Means::Say(name, text) => {
                if let Some(address) = self.guests.address(guest) {
                    self.say(person, address, &name, &text).await?;
                }
            }
            Means::Command(command) => self.commit(Actor::Person(person), &command).await?,
            Means::SeatLink(seat) => {
                let tenure = self.tenure(seat)?;
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

    fn meaning(&self, person: Person, wish: Wish) -> Result<Means, TableError> {
        let table = &self.state.table;
        let command = match wish {
            Wish::Choose { seat: Word(seat), number, choice } => {
                read_choice(table, person, seat, number as usize, &choice)?
            }
            Wish::Sit { seat: Word(seat), name } => Command::Sit { seat, name: words::read_name(&name)? },
            Wish::Leave { seat: Word(seat) } => Command::Leave { seat },
            Wish::SeatBot { seat: Word(seat), level } => {
                Command::SeatBot { seat, level: words::level(level) }
            }
            Wish::GiveToBot { seat: Word(seat) } => Command::GiveToBot { seat },
            Wish::Offer { seat: Word(seat) } => Command::Offer { seat },
            Wish::Return { seat: Word(seat) } => Command::Return { seat },
            Wish::ChangeTerms { terms } => Command::ChangeTerms(words::read_terms(terms)?),
            Wish::Start {} => opening::start_of(self.id, SeatSet::EMPTY)?,
            Wish::Promise { seat: Word(seat), hash } => {
                Command::Promise { seat, hash: words::read_hash(&hash)? }
            }
            Wish::Reveal { seat: Word(seat), nonce } => {
                Command::Reveal { seat, nonce: words::read_nonce(&nonce)? }
            }
            Wish::Say { name, text } => return Ok(Means::Say(words::read_name(&name)?, text)),
            Wish::LimitTalk { to } => Command::LimitTalk(words::read_talk(to)),
            Wish::Mute { voice, muted } => {
                let person = self.person_of(voice).ok_or(Refusal::NobodyLikeThat)?;
                Command::Mute { person, muted }
            }
            Wish::HandOver { seat: Word(seat) } => {
                let to = table
                    .chairs()
                    .get(seat.index())
                    .and_then(Chair::player)
                    .ok_or(Refusal::NobodyLikeThat)?;
                Command::HandOver { to }
            }
            Wish::Close {} => Command::Close,
            Wish::Rematch {} => return Ok(Means::Rematch),
            Wish::SeatLink { seat: Word(seat) } => return Ok(Means::SeatLink(seat)),
            Wish::Ping {} => return Ok(Means::Nothing),
        };
        Ok(Means::Command(command))
    }

    /// Whose a seat is, and since when.
    pub(super) fn tenure(&self, seat: Seat) -> Result<Tenure, Refusal> {
        let chair = self.state.table.chairs().get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        let (Some(owner), Some(&since)) = (chair.person(), self.state.since.get(&seat)) else {
            return Err(Refusal::NotYourSeat);
        };
        Ok(Tenure { table: self.id, seat, owner, since })
    }

    /// A seat moves to whoever has a link to it.
    pub(super) async fn claim(
        &mut self,
        seat: Seat,
        token: &str,
        person: Person,
    ) -> Result<(), TableError> {
        let tenure = self.tenure(seat).map_err(|_| TableError::BadLink)?;
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
        if words::chairs(table).all(|(_, chair)| chair.person() != Some(person)) {
            return Err(Refusal::NotYourSeat.into());
        }
        match table.stage() {
            Stage::Open | Stage::Dealing => return Err(Refusal::NotBegun.into()),
            Stage::Running => return Err(Refusal::Begun.into()),
            Stage::Closed => return Err(Refusal::Closed.into()),
            Stage::Over if table.rematch().is_some() => return Ok(()),
            Stage::Over => {}
        }
        let app = self.app.clone();
        let prepared = opening::like(&app, table, person, address)?;
        let command = Command::Rematch { table: prepared.new.table.to_string() };
        self.commit_one(Actor::Server, &command, Some(prepared.new.clone())).await?;
        prepared.stored();
        Ok(())
    }
}

/// A decision in words. One that was made before is known by its number, and its words may mean nothing any more.
fn read_choice(
    table: &Table,
    person: Person,
    seat: Seat,
    number: usize,
    text: &str,
) -> Result<Command, TableError> {
    let chair = table.chairs().get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
    // This comes first: whether others guess what was decided out of sight is not for them to learn.
    if chair.player() != Some(person) {
        return Err(Refusal::NotYourSeat.into());
    }
    let play = table.play().ok_or(Refusal::NotBegun)?;
    let board = play.game().board();
    if let Some(&(decided, choice)) = play.record().choices.get(number) {
        let same = decided == seat && notation::write_choice(choice, board, seat) == text;
        return if same {
            Ok(Command::Choose { seat, number, choice })
        } else {
            Err(Refusal::TooLate.into())
        };
    }
    let choice = notation::read_choice(text, board, seat).map_err(TableError::NotUnderstood)?;
    Ok(Command::Choose { seat, number, choice })
}

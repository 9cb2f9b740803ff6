//! What is said at a table, and how much of it there may be.

use std::net::IpAddr;

use folsom_host::KEPT;
use folsom_storage::Line;
use folsom_table::{Name, Person, Refusal};
use governor::{DefaultDirectRateLimiter, RateLimiter};

use super::Room;
use crate::tables::lobby::member;
use crate::tables::mail::TableError;
use crate::{clock, crowd, metrics};

/// How fast everybody together may talk. Those who play and the others don't take each other's time to speak.
pub(super) struct Pace {
    players: DefaultDirectRateLimiter,
    others: DefaultDirectRateLimiter,
}

impl Pace {
    pub(super) fn new(per_minute: u32) -> Self {
        let [players, others] = [(); 2].map(|()| RateLimiter::direct(crowd::per_minute(per_minute)));
        Self { players, others }
    }

    fn admits(&self, plays: bool) -> bool {
        let limiter = if plays { &self.players } else { &self.others };
        limiter.check().is_ok()
    }
}

impl Room {
    /// Somebody says something. Once it is kept, everybody hears it.
    pub(super) async fn say(
        &mut self,
        person: Person,
        address: IpAddr,
        name: &Name,
        text: &str,
    ) -> Result<(), TableError> {
        let said = self.gathering.utter(person, name, text, clock::now())?;
        let plays = self.gathering.table().belongs(person);
        if !self.pace.admits(plays) || !self.app().crowd.may_talk(address) {
            return Err(Refusal::TooFast.into());
        }
        let (table, number, line) = (self.gathering.id(), said.number, said.text.clone());
        let line = Line { table, number, member: member(person), line, keep: KEPT };
        if let Err(error) = self.app().storage.say(line).await {
            metrics::storage_failed(error.code());
            tracing::error!(code = error.code(), %error, "what was said could not be stored");
            self.app().notice(&error);
            return Err(self.heed(error));
        }
        self.gathering.hear(said);
        Ok(())
    }
}

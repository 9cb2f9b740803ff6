//! Dealing together: players add to the chance of their game, so that nobody needs to trust whoever hosts it (`docs/fair-deal.md`).
//!
//! First each promises something by its hash, then each reveals it. Whoever has not answered in time adds nothing any more, and
//! the others begin anew: what was revealed so far must not be dealt from, or whoever is silent would choose between two deals.

use std::collections::BTreeMap;

use folsom_protocol::{dealt_from, promise};
use folsom_rules::text::{Digest, Share, Shares};
use folsom_rules::{Indexed, Seat, SeatSet, Seed};

use crate::chair::Chair;
use crate::clock::Time;
use crate::entry::Happened;
use crate::impossible::Impossible;
use crate::person::Person;
use crate::refusal::Refusal;
use crate::table::{Phase, Table};

/// How long everybody's answer is waited for at most. Clients answer by themselves.
const ANSWER_MS: u64 = 10_000;

/// What players add to the chance of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deal {
    promises: BTreeMap<Seat, Digest>,
    nonces: BTreeMap<Seat, Seed>,
    silent: SeatSet,
    under_way: Option<UnderWay>,
}

/// The cards are about to be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
struct UnderWay {
    /// What the table is called.
    table: String,
    /// Who adds something.
    seats: SeatSet,
    /// Since when it is asked for.
    asked: Time,
}

/// What is asked for before the cards are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// Promises.
    Promises,
    /// What was promised.
    Nonces,
}

impl Deal {
    /// What is asked for, if the cards are about to be dealt.
    #[must_use]
    pub fn asks(&self) -> Option<Asks> {
        let seats = self.under_way.as_ref()?.seats;
        let all_promised = seats.iter().all(|seat| self.promises.contains_key(&seat));
        Some(if all_promised { Asks::Nonces } else { Asks::Promises })
    }

    /// Whoever has promised something, or is asked for it.
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        let asked = self.under_way.as_ref().map_or(SeatSet::EMPTY, |under_way| under_way.seats);
        self.promises.keys().copied().chain(asked.iter()).collect()
    }

    /// What a seat has promised.
    #[must_use]
    pub fn promise(&self, seat: Seat) -> Option<Digest> {
        self.promises.get(&seat).copied()
    }

    /// What a seat has revealed. It is for nobody's eyes before the cards are dealt.
    #[must_use]
    pub fn nonce(&self, seat: Seat) -> Option<Seed> {
        self.nonces.get(&seat).copied()
    }

    /// The seats that have not answered in time.
    #[must_use]
    pub fn silent(&self) -> SeatSet {
        self.silent
    }

    pub(crate) fn is_under_way(&self) -> bool {
        self.under_way.is_some()
    }

    /// The seats whose answer is missing.
    fn missing(&self) -> SeatSet {
        let Some((asks, under_way)) = self.asks().zip(self.under_way.as_ref()) else {
            return SeatSet::EMPTY;
        };
        let answered = |seat: &Seat| match asks {
            Asks::Promises => self.promises.contains_key(seat),
            Asks::Nonces => self.nonces.contains_key(seat),
        };
        under_way.seats.iter().filter(|seat| !answered(seat)).collect()
    }

    /// What was added, in the order of the seats.
    fn added(&self) -> Vec<Share> {
        let share = |(&seat, &nonce)| Some(Share { seat, promise: self.promise(seat)?, nonce });
        self.nonces.iter().filter_map(share).collect()
    }

    /// Whoever has another chair, or none, has promised nothing.
    pub(crate) fn lapse(&mut self, lapses: impl Fn(Seat) -> bool) {
        if !self.is_under_way() {
            self.promises.retain(|seat, _| !lapses(*seat));
        }
    }

    /// The time that passed is nobody's.
    pub(crate) fn ask_anew(&mut self, at: Time) {
        if let Some(under_way) = &mut self.under_way {
            under_way.asked = at;
        }
    }

    pub(crate) fn begin(&mut self, table: &str, seats: SeatSet, at: Time) {
        self.promises.retain(|seat, _| seats.has(*seat));
        self.under_way = Some(UnderWay { table: table.to_owned(), seats, asked: at });
    }

    pub(crate) fn promised(&mut self, seat: Seat, hash: Digest, at: Time) -> Result<(), Impossible> {
        if self.is_under_way() && !(self.asks() == Some(Asks::Promises) && self.missing().has(seat)) {
            return Err(Impossible::PromiseNotAsked(seat));
        }
        self.promises.insert(seat, hash);
        if self.asks() == Some(Asks::Nonces) {
            self.ask_anew(at);
        }
        Ok(())
    }

    pub(crate) fn revealed(&mut self, seat: Seat, nonce: Seed) -> Result<(), Impossible> {
        self.check_nonce(seat, nonce).map_err(Impossible::Nonce)?;
        self.nonces.insert(seat, nonce);
        Ok(())
    }

    fn check_nonce(&self, seat: Seat, nonce: Seed) -> Result<(), Refusal> {
        let under_way = self.under_way.as_ref().ok_or(Refusal::NotBegun)?;
        if self.nonces.get(&seat) == Some(&nonce) {
            return Err(Refusal::AlreadyDecided);
        }
        if self.asks() != Some(Asks::Nonces) {
            return Err(Refusal::TooEarly);
        }
        if !under_way.seats.has(seat) {
            return Err(Refusal::NotAsked);
        }
        let fits = self.promise(seat) == Some(promise(&under_way.table, seat, nonce));
        if fits { Ok(()) } else { Err(Refusal::WrongNonce) }
    }

    /// These have not answered: the others go on without them, and if something was revealed already, anew.
    pub(crate) fn given_up(&mut self, silent: SeatSet, at: Time) -> Result<(), Impossible> {
        let missing = self.missing();
        if silent.is_empty() || silent.iter().any(|seat| !missing.has(seat)) {
            return Err(Impossible::NotAwaited);
        }
        if self.asks() == Some(Asks::Nonces) {
            self.promises.clear();
            self.nonces.clear();
        }
        self.silent = self.silent.iter().chain(silent.iter()).collect();
        if let Some(under_way) = &mut self.under_way {
            under_way.seats = under_way.seats.iter().filter(|seat| !silent.has(*seat)).collect();
            under_way.asked = at;
        }
        Ok(())
    }

    /// What is dealt from if this is the secret, and what it is made of; nothing if somebody is still waited for.
    pub(crate) fn dealt_from(&self, secret: Seed) -> Option<(Seed, Option<Shares>)> {
        let Some(UnderWay { table, .. }) = &self.under_way else { return Some((secret, None)) };
        if !self.missing().is_empty() {
            return None;
        }
        let added = self.added();
        let seed = dealt_from(secret, table, &added);
        let shares = Shares { table: table.clone(), secret, added, silent: self.silent };
        Some((seed, Some(shares).filter(|shares| !shares.added.is_empty())))
    }

    /// The cards are dealt.
    pub(crate) fn end(&mut self) {
        self.under_way = None;
        self.promises.retain(|seat, _| self.nonces.contains_key(seat));
    }
}

impl Table {
    /// What players add to the chance of the game.
    #[must_use]
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// When the dealing goes on without anybody's answer: at once if none is missing, and never while nobody is there.
    pub(crate) fn dealing_due(&self, is_attended: bool) -> Option<Time> {
        let under_way = self.deal.under_way.as_ref()?;
        if self.deal.missing().is_empty() {
            return Some(under_way.asked);
        }
        is_attended.then(|| under_way.asked.after(self.terms.grace_ms.min(ANSWER_MS)))
    }

    /// How the dealing goes on: the game begins, or without those who are silent.
    pub(crate) fn go_on_dealing(&self) -> Result<Happened, Refusal> {
        let secret = self.sealed.ok_or(Refusal::NotDue)?;
        Ok(match self.deal.dealt_from(secret) {
            Some((seed, _)) => Happened::Started { seed: seed.to_string() },
            None => Happened::Silent { seats: self.deal.missing().iter().collect() },
        })
    }

    pub(crate) fn decide_promise(
        &self,
        person: Person,
        seat: Seat,
        hash: Digest,
    ) -> Result<Happened, Refusal> {
        self.need_player(person, seat)?;
        match self.stage() {
            _ if self.deal.promise(seat) == Some(hash) => Err(Refusal::AlreadyDecided),
            // There is nothing here that it could be added to.
            Phase::Open if self.sealed.is_none() => Err(Refusal::NotAsked),
            Phase::Dealing if self.deal.asks() == Some(Asks::Nonces) => Err(Refusal::Dealing),
            Phase::Dealing if !self.deal.missing().has(seat) => Err(Refusal::Dealing),
            Phase::Open | Phase::Dealing => Ok(Happened::Promised { seat, hash: hash.to_string() }),
            Phase::Running => Err(Refusal::Begun),
            Phase::Over => Err(Refusal::Over),
            Phase::Closed => Err(Refusal::Closed),
        }
    }

    pub(crate) fn decide_reveal(
        &self,
        person: Person,
        seat: Seat,
        nonce: Seed,
    ) -> Result<Happened, Refusal> {
        self.need_player(person, seat)?;
        match self.stage() {
            _ if self.deal.nonce(seat) == Some(nonce) => Err(Refusal::AlreadyDecided),
            Phase::Open | Phase::Dealing => {
                self.deal.check_nonce(seat, nonce)?;
                Ok(Happened::Revealed { seat, nonce: nonce.to_string() })
            }
            Phase::Running => Err(Refusal::Begun),
            Phase::Over => Err(Refusal::Over),
            Phase::Closed => Err(Refusal::Closed),
        }
    }

    /// Who adds something if the game is begun now: who is there and has promised it, and whose clients are waited for.
    pub(crate) fn adding(&self, awaited: SeatSet, is_there: impl Fn(Person) -> bool) -> SeatSet {
        let adds = |(seat, chair): &(Seat, &Chair)| {
            let promised = self.deal.promises.contains_key(seat);
            chair.player().is_some_and(|person| awaited.has(*seat) || promised && is_there(person))
        };
        let adding = self.seats().filter(adds).map(|(seat, _)| seat);
        if self.sealed.is_some() { adding.collect() } else { SeatSet::EMPTY }
    }

    fn need_player(&self, person: Person, seat: Seat) -> Result<(), Refusal> {
        let chair = self.chairs.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        if chair.player() == Some(person) { Ok(()) } else { Err(Refusal::NotYourSeat) }
    }
}

//! A table: the sum of its entries.

use folsom_rules::text::record::Record;
use folsom_rules::{Game, Seat, SeatSet, Seed};

use crate::chair::Chair;
use crate::clock::{Clock, Time};
use crate::commitment::Commitment;
use crate::deal::Deal;
use crate::entry::{Entry, Happened};
use crate::impossible::{EntryError, Impossible};
use crate::person::Person;
use crate::talk::Talk;
use crate::terms::Terms;

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Before the start.
    Open,
    /// The cards are about to be dealt: players add to the chance of the game.
    Dealing,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
    /// The host has closed it, or its rules are only kept for replays.
    Closed,
}

/// The game at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    pub(crate) game: Game,
    pub(crate) record: Record,
    pub(crate) clock: Option<Clock>,
    /// Since when the present question waits.
    pub(crate) asked: Time,
    /// The seats whose last decision was made for them because their time was up.
    pub(crate) overdue: SeatSet,
}

impl Play {
    /// The game itself. It stays with the host: players get views of it.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game so far, to be replayed. It has the seed, so it is a secret until the end.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many decisions have been made.
    #[must_use]
    pub fn number(&self) -> usize {
        self.record.choices.len()
    }

    /// What is left of everybody's time, if there is a clock.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Since when the present question waits.
    #[must_use]
    pub fn asked(&self) -> Time {
        self.asked
    }
}

/// A seed as it is stored.
pub(crate) fn read_seed(text: &str) -> Result<Seed, Impossible> {
    Seed::from_hex(text).ok_or(Impossible::NotHex("seed"))
}

/// One table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(crate) entries: u64,
    pub(crate) terms: Terms,
    /// What will be dealt from, if that was drawn when the table was opened.
    pub(crate) sealed: Option<Seed>,
    /// What players add to that.
    pub(crate) deal: Deal,
    pub(crate) host: Person,
    pub(crate) chairs: Vec<Chair>,
    /// In a box: most tables that wait have none, and it is larger than all the rest.
    pub(crate) play: Option<Box<Play>>,
    pub(crate) talk: Talk,
    pub(crate) closed: bool,
    pub(crate) rematch: Option<String>,
}

impl Table {
    /// A table that has just been opened.
    ///
    /// # Errors
    /// If the entry is not that of an opening.
    pub fn open(first: &Entry) -> Result<Self, EntryError> {
        let wrong = |reason| EntryError { number: 0, reason };
        let Happened::Opened { host, terms, seed } = &first.what else {
            return Err(wrong(Impossible::NotOpened));
        };
        terms.check().map_err(|error| wrong(error.into()))?;
        let sealed = seed.as_deref().map(|seed| read_seed(seed).map_err(wrong)).transpose()?;
        Ok(Self {
            entries: 1,
            terms: terms.clone(),
            sealed,
            deal: Deal::default(),
            host: *host,
            chairs: vec![Chair::Empty; terms.setup.seats],
            play: None,
            talk: Talk::default(),
            closed: false,
            rematch: None,
        })
    }

    /// The table that these entries make, the first of which opened it.
    ///
    /// # Errors
    /// If they don't fit together: the log is damaged.
    pub fn read<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Self, EntryError> {
        let mut entries = entries.into_iter();
        let missing = || EntryError { number: 0, reason: Impossible::NoEntry };
        let mut table = Self::open(entries.next().ok_or_else(missing)?)?;
        for entry in entries {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// How many entries it has.
    #[must_use]
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// What is played.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who opened it, or whom it was handed over to.
    #[must_use]
    pub fn host(&self) -> Person {
        self.host
    }

    /// The chairs, in the order of the seats.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The game, once it has begun.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        self.play.as_deref()
    }

    /// The hash of the table's own part in what is dealt from. It is known from the opening on, at tables of earlier times from the
    /// start on.
    #[must_use]
    pub fn commitment(&self) -> Option<Commitment> {
        self.secret().map(Commitment::to)
    }

    /// The table's own part in what is dealt from: all of it, if no player adds anything.
    fn secret(&self) -> Option<Seed> {
        self.sealed.or_else(|| self.play.as_ref().map(|play| play.record.seed))
    }

    /// Whether there are no secrets any more: the game is over, or the table was closed for good.
    #[must_use]
    pub fn is_disclosed(&self) -> bool {
        self.closed || self.stage_in_log() == Phase::Over
    }

    /// What the commitment is the hash of, once there are no secrets any more.
    #[must_use]
    pub fn disclosed_seed(&self) -> Option<Seed> {
        self.secret().filter(|_| self.is_disclosed())
    }

    /// The table that was opened for the same people afterwards.
    #[must_use]
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// How far it is. A game whose rules are only kept for replays is as good as closed, though nothing was written: a program that
    /// still plays them can go on with it.
    #[must_use]
    pub fn stage(&self) -> Phase {
        match self.stage_in_log() {
            Phase::Dealing | Phase::Running if !self.terms.is_played() => Phase::Closed,
            stage => stage,
        }
    }

    /// How far it is, whether its rules are still played or not: what was played must be read for ever.
    pub(crate) fn stage_in_log(&self) -> Phase {
        match &self.play {
            _ if self.closed => Phase::Closed,
            None if self.deal.is_under_way() => Phase::Dealing,
            None => Phase::Open,
            Some(play) if play.game.prompt().is_none() => Phase::Over,
            Some(_) => Phase::Running,
        }
    }

    /// The seats that somebody plays; several, if they pass and play.
    #[must_use]
    pub fn seats_of(&self, person: Person) -> SeatSet {
        let own = self.seats().filter(|(_, chair)| chair.player() == Some(person));
        own.map(|(seat, _)| seat).collect()
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        let numbered = self.chairs.iter().enumerate();
        numbered.filter_map(|(number, chair)| Seat::new(number).map(|seat| (seat, chair)))
    }
}

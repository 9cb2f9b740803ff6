//! Many games at once: those who learn answer for all of them together, bots play in between, and what ends begins anew.

mod rows;
mod schedule;
mod slot;

use folsom_bots::{Entrant, UnknownEntrant};
use folsom_rules::{Seed, Setup, SetupError};
use rayon::iter::{
    IndexedParallelIterator, IntoParallelIterator, IntoParallelRefMutIterator, ParallelIterator,
};

use crate::layout::Layout;
use crate::play::Refused;
pub use rows::{Numbers, Rows};
use schedule::Schedule;
pub use schedule::{Sitter, Terms};
use slot::Slot;

/// What a learner is paid with when a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// The seat's share of the win; teams win together.
    #[default]
    Share,
    /// What it has in the end, in dollars.
    Money,
}

/// Why there is no such batch, or why it doesn't go on.
#[derive(Debug, thiserror::Error)]
pub enum BatchError {
    /// There is no such table.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no such bot.
    #[error(transparent)]
    Entrant(#[from] UnknownEntrant),
    /// A program can't be started.
    #[error(transparent)]
    Start(#[from] std::io::Error),
    /// The threads can't be started.
    #[error(transparent)]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// Another number of seats than the table has.
    #[error("{given} seats are described, but {needed} play")]
    Seats {
        /// How many the table has.
        needed: usize,
        /// How many were described.
        given: usize,
    },
    /// Nobody would ever be asked.
    #[error("no seat is left to learn in")]
    NobodyLearns,
    /// Nothing would ever be played.
    #[error("a batch has at least one game")]
    NoGames,
    /// It has not begun.
    #[error("the batch has not been reset")]
    NotReset,
    /// An array of another size than is needed.
    #[error("`{name}` has {given} numbers, but {needed} are needed")]
    Size {
        /// Which.
        name: &'static str,
        /// How many are needed.
        needed: usize,
        /// How many there are.
        given: usize,
    },
    /// An answer is refused. Nothing has happened in any game.
    #[error("game {game}: {refused}")]
    Refused {
        /// Which game.
        game: usize,
        /// Why.
        refused: Refused,
    },
}

/// How one of a trial's games ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ended {
    /// The deal.
    pub deal: usize,
    /// How far everybody has moved on, which is the learner's seat.
    pub rotation: usize,
    /// The learner's share of the win.
    pub share: f64,
    /// All shares together.
    pub given_out: f64,
    /// What the learner has, in dollars.
    pub money: u32,
}

/// Games that are played side by side.
pub struct Batch {
    schedule: Schedule,
    layout: Layout,
    reward: Reward,
    slots: Vec<Slot>,
    pool: Option<rayon::ThreadPool>,
    ended: Vec<Ended>,
}

impl Batch {
    /// So many games that go on for ever: whenever one ends, the next begins in its place. All chance follows from the seed.
    ///
    /// # Errors
    /// If there is no such table or bot.
    pub fn new(
        games: usize,
        terms: Terms,
        seed: u64,
        reward: Reward,
        threads: usize,
    ) -> Result<Self, BatchError> {
        Self::build(games, Schedule::endless(terms, games, seed)?, reward, threads)
    }

    /// A trial: one learner meets these opponents in so many mirrored deals, as in the arena with the same seed. A deal is played
    /// once for each seat, and from one game to the next everybody moves on by one.
    ///
    /// # Errors
    /// If there is no such table or bot.
    pub fn trial(
        games: usize,
        setup: Setup,
        against: Vec<Entrant>,
        deals: usize,
        seed: Seed,
        threads: usize,
    ) -> Result<Self, BatchError> {
        Self::build(games, Schedule::trial(setup, against, games, deals, seed)?, Reward::Share, threads)
    }

    fn build(games: usize, schedule: Schedule, reward: Reward, threads: usize) -> Result<Self, BatchError> {
        if games == 0 {
            return Err(BatchError::NoGames);
        }
        let pool = (threads > 1)
            .then(|| rayon::ThreadPoolBuilder::new().num_threads(threads).build())
            .transpose()?;
        let layout = Layout::of(&schedule.setup().rules);
        Ok(Self {
            layout,
            schedule,
            reward,
            slots: (0..games).map(Slot::new).collect(),
            pool,
            ended: Vec::new(),
        })
    }

    /// How many games.
    #[must_use]
    pub fn games(&self) -> usize {
        self.slots.len()
    }

    /// The table.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        self.schedule.setup()
    }

    /// How large everything is.
    #[must_use]
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// The games of a trial that have ended since they were last asked for, in no particular order.
    pub fn take_ended(&mut self) -> Vec<Ended> {
        std::mem::take(&mut self.ended)
    }

    /// Begins all games, and writes down what they wait for.
    ///
    /// # Errors
    /// If an array has another size, or a program can't be started.
    pub fn reset(&mut self, rows: Rows<'_>) -> Result<(), BatchError> {
        self.check(&rows)?;
        self.slots.iter_mut().for_each(Slot::forget);
        self.ended.clear();
        self.each(rows, |slot, schedule, row| slot.begin(schedule, row))
    }

    /// Answers in every game, and writes down what they wait for then.
    ///
    /// # Errors
    /// If an answer is refused or an array has another size: then nothing has happened.
    pub fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), BatchError> {
        self.check(&rows)?;
        let needed = self.slots.len();
        if actions.len() != needed {
            return Err(BatchError::Size { name: "actions", needed, given: actions.len() });
        }
        for (game, (slot, &action)) in self.slots.iter_mut().zip(actions).enumerate() {
            slot.propose(action, self.layout).map_err(|why| match why {
                None => BatchError::NotReset,
                Some(refused) => BatchError::Refused { game, refused },
            })?;
        }
        let reward = self.reward;
        self.each(rows, move |slot, schedule, row| slot.step(schedule, reward, row))
    }

    fn check(&self, rows: &Rows<'_>) -> Result<(), BatchError> {
        rows.check(self.slots.len(), self.schedule.setup().seats, self.layout)
    }

    /// Does something in every game, on all threads.
    fn each(
        &mut self,
        rows: Rows<'_>,
        work: impl Fn(&mut Slot, &Schedule, &mut Rows<'_>) -> Result<(), BatchError> + Sync,
    ) -> Result<(), BatchError> {
        let (layout, seats, schedule) = (self.layout, self.schedule.setup().seats, &self.schedule);
        let chunk = |slots: &mut [Slot], rows: Rows<'_>| {
            slots
                .iter_mut()
                .zip(rows.split(1, seats, layout))
                .try_for_each(|(slot, mut row)| work(slot, schedule, &mut row))
        };
        match &self.pool {
            None => chunk(&mut self.slots, rows)?,
            Some(pool) => {
                // Several pieces for each thread, since bots take longer in some games than in others.
                let len = self.slots.len().div_ceil(4 * pool.current_num_threads());
                let parts: Vec<Rows<'_>> = rows.split(len, seats, layout).collect();
                pool.install(|| {
                    let slots = self.slots.par_iter_mut().chunks(len);
                    slots.zip(parts.into_par_iter()).try_for_each(|(mut slots, part)| {
                        slots
                            .iter_mut()
                            .zip(part.split(1, seats, layout))
                            .try_for_each(|(slot, mut row)| work(slot, schedule, &mut row))
                    })
                })?;
            }
        }
        self.ended.extend(self.slots.iter_mut().filter_map(Slot::take_ended));
        Ok(())
    }
}

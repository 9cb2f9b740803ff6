//! Self-play: bots play against themselves, and what they saw, what they thought of it and who won in the end is written down for a
//! net to learn from (`train/README.md`).
//!
//! Everything follows from one seed, on however many threads it is played.

mod game;
mod record;
mod tables;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use folsom_rules::{Seed, Setup};

use crate::arena::{Progress, Seeds};
use crate::entrant::Entrant;
pub use record::{Columns, Layout, VERSION, layout};
pub use tables::Tables;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// Who plays, at every seat.
    pub entrant: Entrant,
    /// At which tables.
    pub tables: Tables,
    /// How many games.
    pub games: usize,
    /// Of a hundred decisions, how many are made on a whim, so that the games differ.
    pub whims: usize,
    /// What all chance follows from.
    pub seed: Seed,
    /// How many games are played at a time.
    pub threads: NonZeroUsize,
}

impl SelfPlay {
    /// Plays, and hands on the samples game by game, in the order of the games.
    ///
    /// # Errors
    /// If a program can't be started, or what was played can't be handed on.
    pub fn play(
        &self,
        write: &mut (dyn FnMut(&Columns) -> std::io::Result<()> + Send),
        progress: &(dyn Fn(Progress) + Sync),
    ) -> std::io::Result<()> {
        let tables: Vec<Setup> = self.tables.list();
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let seeds = Seeds::new(self.seed);
        // Games that are over but wait for one before them.
        let waiting: Mutex<(usize, BTreeMap<usize, Columns>, _)> = Mutex::new((0, BTreeMap::new(), write));
        let work = || -> std::io::Result<()> {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return Ok(());
                }
                let table = &tables[number % tables.len()];
                let columns = game::play(self, table, number as u32, seeds.part(number))?;
                let mut waiting = waiting.lock().expect("nobody panics while writing");
                let (first, games, write) = &mut *waiting;
                games.insert(number, columns);
                while let Some(columns) = games.remove(first) {
                    // Whoever can't write any more need not play any more.
                    write(&columns).inspect_err(|_| next.store(self.games, Ordering::Relaxed))?;
                    *first += 1;
                }
                drop(waiting);
                let games = done.fetch_add(1, Ordering::Relaxed) + 1;
                progress(Progress { games, total: self.games });
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.get()).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("a game plays to its end"))
        })
    }
}

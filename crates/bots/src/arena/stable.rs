//! Where bots come from: ours are made anew for each game, a program is started once and kept for the next.

use crate::bot::Bot;
use crate::entrant::Entrant;

/// The bots of one thread.
pub(crate) struct Stable<'a> {
    entrants: &'a [Entrant],
    /// For each entrant, its programs that have nothing to do.
    idle: Vec<Vec<Box<dyn Bot>>>,
}

impl<'a> Stable<'a> {
    /// With nobody in it yet.
    pub(crate) fn new(entrants: &'a [Entrant]) -> Self {
        Self { entrants, idle: entrants.iter().map(|_| Vec::new()).collect() }
    }

    /// A bot of the entrant with this number. Dice are only for those that are made anew.
    pub(crate) fn lend(&mut self, number: usize, seed: u64) -> std::io::Result<Box<dyn Bot>> {
        self.idle[number].pop().map_or_else(|| self.entrants[number].bot(seed), Ok)
    }

    /// Takes back what was lent.
    pub(crate) fn take_back(&mut self, number: usize, bot: Box<dyn Bot>) {
        if let Entrant::Exec(_) = self.entrants[number] {
            self.idle[number].push(bot);
        }
    }
}

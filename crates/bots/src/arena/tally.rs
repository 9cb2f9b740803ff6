//! What somebody has from many games, added up.

use crate::arena::fixture::Played;
use crate::arena::trouble::Troubles;

/// Sums over games. Whoever has two seats in a game has played it twice.
#[derive(Clone, Default)]
pub(crate) struct Tally {
    games: usize,
    wins: f64,
    /// What the wins would be if all were equals.
    due: f64,
    money: u64,
    pub(crate) troubles: Troubles,
}

impl Tally {
    /// Adds what one place of the lineup has from a deal.
    pub(crate) fn add(&mut self, played: &Played, place: usize) {
        let seats = played.shares.len();
        self.games += seats; // one for each rotation
        self.wins += played.wins(place);
        self.due += (0..seats).map(|place| played.wins(place)).sum::<f64>() / seats as f64;
        self.money += u64::from(played.money[place]);
        self.troubles.append(&played.troubles[place]);
    }

    /// How many.
    pub(crate) fn games(&self) -> usize {
        self.games
    }

    /// Its share of the wins.
    pub(crate) fn share(&self) -> f64 {
        self.per_game(self.wins)
    }

    /// What everybody's share would be if all were equals: what was given out, divided by all who played.
    pub(crate) fn parity(&self) -> f64 {
        self.per_game(self.due)
    }

    /// Dollars.
    pub(crate) fn money(&self) -> f64 {
        self.per_game(self.money as f64)
    }

    fn per_game(&self, sum: f64) -> f64 {
        sum / self.games.max(1) as f64
    }
}

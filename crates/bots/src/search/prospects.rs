//! Everybody's chances in a game of which all cards are known: for whoever looks back at it.
//!
//! The game is played on to the end of the round by a moody instinct, each seat seeing only what it may, with other chance each time. Nobody
//! learns here: in one and the same game a seat would learn what is hidden from it.

use folsom_rules::{BySeat, Game, Indexed, MAX_SEATS, Seat, Seed};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Method;
use crate::instinct::{self, Memo, Style};
use crate::value;

/// Others than instinct would not always do what it does. If everybody followed it to the letter, the last round would be as good as
/// settled by its cards; with moods as strong as this the winner is foretold best among players of all levels (`docs/review.md`).
const MOODY: Style = Style { whim: 400, ..Style::BEST };

/// Chances to win that were measured, and how sure they are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospects {
    /// The chance of each seat.
    pub chances: BySeat<f64>,
    /// The standard errors of these.
    pub errors: BySeat<f64>,
}

impl Prospects {
    /// Chances of which nothing is left to be measured.
    #[must_use]
    pub fn sure(chances: BySeat<f64>) -> Self {
        Self { chances, errors: BySeat::default() }
    }

    /// The mean of chances, each of which is as likely as the others.
    #[must_use]
    pub fn of(chances: &[BySeat<f64>]) -> Self {
        let mut sums = Sums::default();
        chances.iter().for_each(|chances| sums.add(chances));
        sums.prospects()
    }

    /// What everybody can expect of so many games, each with chance of its own, played on to the end of their round.
    pub fn measure(games: u32, mut game: impl FnMut(Seed) -> Game) -> Self {
        let mut memo = Memo::new();
        let mut sums = Sums::default();
        for number in 0..u64::from(games.max(2)) {
            // The same dice at every moment of a game: what differs is what happened in between.
            let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
            let mut game = game(Seed::random(&mut dice));
            let round = game.board().round;
            memo.begin(&game);
            while let Some(prompt) = game.prompt().filter(|_| game.board().round == round) {
                let eyes = game.eyes(prompt.seat);
                let choice = instinct::choose(&eyes, &MOODY, &mut memo, &mut dice);
                game.choose(choice, &mut ()).expect("an offered choice applies");
            }
            sums.add(&judge(&game));
        }
        sums.prospects()
    }
}

/// Chances and their squares, added up.
#[derive(Default)]
struct Sums {
    count: f64,
    of: BySeat<(f64, f64)>,
}

impl Sums {
    fn add(&mut self, chances: &BySeat<f64>) {
        self.count += 1.0;
        for seat in (0..MAX_SEATS).map(Seat::at) {
            self.of[seat].0 += chances[seat];
            self.of[seat].1 += chances[seat] * chances[seat];
        }
    }

    fn prospects(&self) -> Prospects {
        let count = self.count.max(2.0);
        let mean = |seat| self.of[seat].0 / count;
        let error =
            |seat| ((self.of[seat].1 / count - mean(seat) * mean(seat)).max(0.0) / (count - 1.0)).sqrt();
        Prospects { chances: BySeat::from_fn(mean), errors: BySeat::from_fn(error) }
    }
}

/// Everybody's chances in a game that is over, where they are shares of the win, or has just begun a round.
#[must_use]
pub fn judge(game: &Game) -> BySeat<f64> {
    let chances = value::chances(game, Method::LEGEND_1.judge);
    BySeat::from_fn(|seat| f64::from(chances[seat]))
}

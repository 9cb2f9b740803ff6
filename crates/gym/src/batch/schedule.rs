//! Which game is played where and when. It depends on the seed and on nothing else, whatever thread is the first.

use folsom_bots::Entrant;
use folsom_bots::arena::{bot_seed, deal_dice, deal_seed};
use folsom_rules::{Indexed, Seat, Seed, Setup};

use super::BatchError;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Whoever learns: it is asked from outside.
    Learner,
    /// A bot, which is asked within.
    Bot(Entrant),
}

/// A table, and who sits at it.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The table.
    pub setup: Setup,
    /// One for each seat; all are learners if nothing is said.
    pub sitters: Vec<Sitter>,
}

/// A game that is to be played.
pub(super) struct Episode {
    pub(super) seed: Seed,
    /// Bots, seat by seat, with what their dice begin with; nothing where a learner sits.
    pub(super) bots: Vec<Option<(Entrant, u64)>>,
    /// The deal and the rotation, in a trial.
    pub(super) deal: Option<(usize, usize)>,
}

pub(super) enum Schedule {
    Endless { terms: Terms, games: usize, seed: u64 },
    Trial { setup: Setup, against: Vec<Entrant>, games: usize, deals: usize, seed: Seed },
}

impl Schedule {
    pub(super) fn endless(mut terms: Terms, games: usize, seed: u64) -> Result<Self, BatchError> {
        terms.setup.check()?;
        let needed = terms.setup.seats;
        if terms.sitters.is_empty() {
            terms.sitters = vec![Sitter::Learner; needed];
        }
        if terms.sitters.len() != needed {
            return Err(BatchError::Seats { needed, given: terms.sitters.len() });
        }
        if !terms.sitters.contains(&Sitter::Learner) {
            return Err(BatchError::NobodyLearns);
        }
        Ok(Self::Endless { terms, games, seed })
    }

    pub(super) fn trial(
        setup: Setup,
        against: Vec<Entrant>,
        games: usize,
        deals: usize,
        seed: Seed,
    ) -> Result<Self, BatchError> {
        let setup = Setup { seats: against.len() + 1, ..setup };
        setup.check()?;
        Ok(Self::Trial { setup, against, games, deals, seed })
    }

    pub(super) fn setup(&self) -> &Setup {
        match self {
            Self::Endless { terms, .. } => &terms.setup,
            Self::Trial { setup, .. } => setup,
        }
    }

    /// The game that a slot plays after so many others.
    pub(super) fn episode(&self, slot: usize, played: u64) -> Option<Episode> {
        match self {
            Self::Endless { terms, games, seed } => {
                let number =
                    seed.wrapping_add(slot as u64).wrapping_add(played.wrapping_mul(*games as u64));
                let seed = Seed::from_number(number);
                let bot = |(seat, sitter): (usize, &Sitter)| match sitter {
                    Sitter::Learner => None,
                    Sitter::Bot(entrant) => Some((entrant.clone(), bot_seed(seed, Seat::at(seat)))),
                };
                Some(Episode {
                    seed,
                    bots: terms.sitters.iter().enumerate().map(bot).collect(),
                    deal: None,
                })
            }
            Self::Trial { setup, against, games, deals, seed } => {
                let seats = setup.seats;
                let number = slot + *games * usize::try_from(played).ok()?;
                let (deal, rotation) = (number / seats, number % seats);
                if deal >= *deals {
                    return None;
                }
                // The learner is the first of the lineup, and everybody moves on by one seat from game to game.
                let bot = |seat: usize| {
                    let place = (seat + seats - rotation) % seats;
                    let dice = deal_dice(*seed, deal, rotation, Seat::at(seat));
                    place.checked_sub(1).map(|opponent| (against[opponent].clone(), dice))
                };
                let bots = (0..seats).map(bot).collect();
                Some(Episode { seed: deal_seed(*seed, deal), bots, deal: Some((deal, rotation)) })
            }
        }
    }
}

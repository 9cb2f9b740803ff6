//! A league: entrants meet at mixed tables of several sizes, and each gets a rating.

use std::num::NonZeroUsize;

use folsom_rules::{Seed, Setup, shuffle};
use rand_core::Rng;

use crate::arena::clock::Clock;
use crate::arena::fixture::{ArenaError, Fixture, Progress, Season, play_all};
use crate::arena::rating::{Meeting, Rating, rate};
use crate::arena::seeds::Seeds;
use crate::arena::tally::Tally;
use crate::arena::trouble::Troubles;
use crate::entrant::Entrant;
use crate::level::Level;

/// Who plays what, how often.
#[derive(Clone, Debug)]
pub struct League {
    /// The tables, which take turns.
    pub tables: Vec<Setup>,
    /// Those who are to be rated.
    pub entrants: Vec<Entrant>,
    /// How many games at least, at all tables together. A deal that was begun is played in all its rotations.
    pub games: usize,
    /// What all chance follows from.
    pub seed: Seed,
    /// How many games are played at a time.
    pub threads: NonZeroUsize,
}

/// What came of a league.
#[derive(Clone, Debug)]
pub struct Ranking {
    /// How many games were played.
    pub games: usize,
    /// Everybody, the strongest first.
    pub ranks: Vec<Ranked>,
}

/// How an entrant did.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// As in arguments.
    pub name: String,
    /// How strong it is. The random one is at zero, or the weakest if that one is not there.
    pub rating: Rating,
    /// How many games it played; one with two seats in a game has played two.
    pub games: usize,
    /// Its share of the wins.
    pub share: f64,
    /// What that would be if all were equals.
    pub parity: f64,
    /// What it had in the end on average, in dollars.
    pub money: f64,
    /// How long its decisions took, where there was something to decide.
    pub clock: Clock,
    /// What went wrong with it.
    pub troubles: Troubles,
}

/// The lineups have dice of their own, apart from those of any deal.
const LINEUPS: usize = usize::MAX;
/// And so has the rating.
const RATING: usize = usize::MAX - 1;

impl League {
    /// Plays it.
    ///
    /// # Errors
    /// If one of the tables can't be, or a program can't be started.
    pub fn play(&self, progress: &(dyn Fn(Progress) + Sync)) -> Result<Ranking, ArenaError> {
        let fixtures = self.fixtures();
        let season = play_all(&self.entrants, &fixtures, self.seed, self.threads, progress)?;
        Ok(self.ranking(&fixtures, &season))
    }

    fn fixtures(&self) -> Vec<Fixture<'_>> {
        let mut fixtures = Vec::new();
        if self.entrants.is_empty() {
            return fixtures;
        }
        let mut dice = Seeds::new(self.seed).part(LINEUPS).dice();
        let mut games = 0;
        for setup in self.tables.iter().cycle() {
            if games >= self.games {
                break;
            }
            fixtures.push(Fixture { setup, lineup: lineup(self.entrants.len(), setup.seats, &mut dice) });
            games += setup.seats;
        }
        fixtures
    }

    fn ranking(&self, fixtures: &[Fixture<'_>], season: &Season) -> Ranking {
        let count = self.entrants.len();
        let mut tallies = vec![Tally::default(); count];
        let mut meetings = Vec::with_capacity(fixtures.len());
        for (fixture, played) in fixtures.iter().zip(&season.played) {
            let mut meeting = Meeting { seats: vec![0; count], wins: vec![0.0; count] };
            for (place, &entrant) in fixture.lineup.iter().enumerate() {
                tallies[entrant].add(played, place);
                meeting.seats[entrant] += 1;
                meeting.wins[entrant] += played.wins(place);
            }
            meetings.push(meeting);
        }
        let random = Entrant::Level(Level::Random, None);
        let zero = self.entrants.iter().position(|entrant| *entrant == random);
        let ratings = rate(&meetings, zero, &mut Seeds::new(self.seed).part(RATING).dice());

        let ranked = |(entrant, rating): (usize, Rating)| {
            let tally = &tallies[entrant];
            Ranked {
                name: self.entrants[entrant].to_string(),
                rating,
                games: tally.games(),
                share: tally.share(),
                parity: tally.parity(),
                money: tally.money(),
                clock: season.clocks[entrant].clone(),
                troubles: tally.troubles.clone(),
            }
        };
        let mut ranks: Vec<Ranked> = ratings.into_iter().enumerate().map(ranked).collect();
        ranks.sort_by(|one, other| other.rating.points.total_cmp(&one.rating.points));
        Ranking { games: fixtures.iter().map(|fixture| fixture.lineup.len()).sum(), ranks }
    }
}

/// A random lineup for so many seats, as mixed as can be: nobody sits there twice before everybody sits there once.
fn lineup(entrants: usize, seats: usize, dice: &mut impl Rng) -> Vec<usize> {
    let mut lineup = Vec::with_capacity(seats);
    while lineup.len() < seats {
        let mut everybody: Vec<usize> = (0..entrants).collect();
        shuffle(dice, &mut everybody);
        lineup.extend(everybody.into_iter().take(seats - lineup.len()));
    }
    lineup
}

#[cfg(test)]
mod tests {
    use super::*;
    use folsom_rules::Preset;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    fn league(preset: Preset, tables: &[usize], entrants: &str, games: usize, threads: usize) -> League {
        League {
            tables: tables.iter().map(|&seats| Setup::new(preset, seats)).collect(),
            entrants: entrants.split(',').map(|name| name.parse().unwrap()).collect(),
            games,
            seed: Seed::from_number(7),
            threads: NonZeroUsize::new(threads).unwrap(),
        }
    }

    #[test]
    fn nobody_sits_at_a_table_twice_before_everybody_does_once() {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
        for (entrants, seats) in [(5, 3), (5, 6), (2, 6), (1, 4), (4, 9)] {
            for _ in 0..20 {
                let lineup = lineup(entrants, seats, &mut dice);
                assert_eq!(lineup.len(), seats);
                for entrant in 0..entrants {
                    let times = lineup.iter().filter(|&&one| one == entrant).count();
                    assert!((seats / entrants..=seats.div_ceil(entrants)).contains(&times), "{lineup:?}");
                }
            }
        }
    }

    #[test]
    fn rules_of_thumb_are_rated_above_dice_and_dice_are_at_zero() {
        let ranking = league(Preset::Ru18Advanced, &[3, 4], "random,outlaw", 140, 2).play(&|_| ()).unwrap();
        assert_eq!(ranking.games, 140);
        let [first, second] = &ranking.ranks[..] else { panic!("two were rated") };
        assert_eq!((first.name.as_str(), second.name.as_str()), ("outlaw", "random"));
        assert!(first.rating.low > 200.0 && first.share > first.parity, "{first:?}");
        assert_eq!(second.rating.points, 0.0);
        assert_eq!(first.games + second.games, 20 * 9 + 20 * 16, "a game counts once for each seat");
        let by_size = (20.0 * 9.0 / 3.0 + 20.0 * 16.0 / 4.0) / 500.0;
        let mean = (first.parity * first.games as f64 + second.parity * second.games as f64) / 500.0;
        assert!((mean - by_size).abs() < 1e-9);
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let figures = |threads| {
            let ranking = league(Preset::Couriers, &[3, 4, 5], "random,outlaw,greenhorn", 60, threads);
            let ranks = ranking.play(&|_| ()).unwrap().ranks;
            ranks.into_iter().map(|one| (one.name, one.rating, one.games, one.money)).collect::<Vec<_>>()
        };
        assert_eq!(figures(1), figures(3));
    }

    #[test]
    fn a_league_of_nobody_or_at_no_table_ranks_nobody() {
        let mut empty = league(Preset::Ru18Advanced, &[], "random", 10, 1);
        assert!(empty.play(&|_| ()).unwrap().ranks.is_empty());
        empty.tables = vec![Setup::new(Preset::Ru18Advanced, 3)];
        empty.entrants.clear();
        assert!(empty.play(&|_| ()).unwrap().ranks.is_empty());
    }

    #[test]
    fn a_table_that_cannot_be_is_refused() {
        let league = league(Preset::Ru18Advanced, &[4, 9], "random", 100, 1);
        assert!(matches!(league.play(&|_| ()), Err(ArenaError::Setup(_))));
    }
}

//! Fixtures: who meets at which table. They are played on several threads, each with all its rotations.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};

use folsom_rules::{Indexed, Seed, Setup, SetupError};

use crate::arena::clock::Clock;
use crate::arena::game::{Note, play};
use crate::arena::seeds::Seeds;
use crate::arena::stable::Stable;
use crate::arena::trouble::Troubles;
use crate::entrant::Entrant;
use crate::share::{WHOLE, share};

/// Why nothing can be played, or not to the end.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// There is no such table.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A program can't be started; it says which and why.
    #[error(transparent)]
    Start(#[from] std::io::Error),
}

/// How far the games have come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games that are over.
    pub games: usize,
    /// Games in total.
    pub total: usize,
}

/// Who meets at one deal.
pub(crate) struct Fixture<'a> {
    pub(crate) setup: &'a Setup,
    /// Entrants by number, one for each seat. In the first game they sit in this order.
    pub(crate) lineup: Vec<usize>,
}

/// What came of a fixture, for each of its lineup, all rotations together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    /// Shares of the wins, in parts of a whole one.
    pub(crate) shares: Vec<u32>,
    /// Dollars.
    pub(crate) money: Vec<u32>,
    pub(crate) troubles: Vec<Troubles>,
}

impl Played {
    /// How many games somebody of the lineup won, a shared win being a part of one.
    pub(crate) fn wins(&self, place: usize) -> f64 {
        f64::from(self.shares[place]) / f64::from(WHOLE)
    }
}

/// What came of all fixtures.
pub(crate) struct Season {
    /// In the order of the fixtures.
    pub(crate) played: Vec<Played>,
    /// For each entrant.
    pub(crate) clocks: Vec<Clock>,
}

/// Which seat somebody of the lineup has in a rotation.
fn seat_of(place: usize, rotation: usize, seats: usize) -> usize {
    (place + rotation) % seats
}

impl Fixture<'_> {
    /// Plays the deal once for each seat.
    fn play(
        &self,
        seeds: Seeds,
        stable: &mut Stable<'_>,
        clocks: &mut [Clock],
        done: impl Fn(),
    ) -> Result<Played, ArenaError> {
        let seats = self.lineup.len();
        let mut played = Played {
            shares: vec![0; seats],
            money: vec![0; seats],
            troubles: vec![Troubles::default(); seats],
        };
        for rotation in 0..seats {
            // Seat by seat: who of the lineup sits there.
            let mut places: Vec<usize> = (0..seats).collect();
            places.sort_by_key(|&place| seat_of(place, rotation, seats));
            let dice = seeds.part(rotation);
            let lend =
                |(seat, &place): (usize, &usize)| stable.lend(self.lineup[place], dice.part(seat).number());
            let mut bots = places.iter().enumerate().map(lend).collect::<Result<Vec<_>, _>>()?;
            let (game, outcome) = play(self.setup, seeds.game(), &mut bots, |seat, note| {
                let place = places[seat.index()];
                match note {
                    Note::Time(time) => clocks[self.lineup[place]].record(time),
                    Note::Trouble(text) => played.troubles[place].add(text),
                }
            });
            for (seat, (&place, bot)) in game.board().seats().zip(places.iter().zip(bots)) {
                played.shares[place] += share(&outcome, game.board(), seat);
                played.money[place] += outcome.score[seat].total();
                stable.take_back(self.lineup[place], bot);
            }
            done();
        }
        Ok(played)
    }
}

/// Plays all fixtures. What comes of them does not depend on the number of threads, unless a bot looks at the clock.
pub(crate) fn play_all(
    entrants: &[Entrant],
    fixtures: &[Fixture<'_>],
    seed: Seed,
    threads: NonZeroUsize,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<Season, ArenaError> {
    for fixture in fixtures {
        fixture.setup.check()?;
    }
    let seeds = Seeds::new(seed);
    let total = fixtures.iter().map(|fixture| fixture.lineup.len()).sum();
    let (next, games) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let done = || progress(Progress { games: games.fetch_add(1, Ordering::Relaxed) + 1, total });
    let work = || {
        let mut stable = Stable::new(entrants);
        let mut clocks = vec![Clock::default(); entrants.len()];
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(fixture) = fixtures.get(number) else { return Ok::<_, ArenaError>((played, clocks)) };
            let result = fixture.play(seeds.part(number), &mut stable, &mut clocks, done);
            // One that can't be played is the end for all threads.
            played.push((number, result.inspect_err(|_| next.store(fixtures.len(), Ordering::Relaxed))?));
        }
    };
    let workers = threads.get().min(fixtures.len());
    let results = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join()).collect::<Vec<_>>()
    });

    let mut numbered = Vec::with_capacity(fixtures.len());
    let mut clocks = vec![Clock::default(); entrants.len()];
    for result in results {
        let (played, times) = result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        numbered.extend(played);
        clocks.iter_mut().zip(&times).for_each(|(clock, more)| clock.add(more));
    }
    numbered.sort_by_key(|&(number, _)| number);
    Ok(Season { played: numbered.into_iter().map(|(_, played)| played).collect(), clocks })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Bot, Decision};
    use folsom_rules::{Bandit, Preset, Seat, View};
    use std::collections::BTreeSet;
    use std::sync::{Arc, Mutex};

    /// Who of the lineup has had which chair, with which bandit in it.
    type Chairs = Arc<Mutex<BTreeSet<(usize, Seat, Bandit)>>>;

    /// Takes the first choice and notes where it sits.
    struct Noting(usize, Chairs);

    impl Bot for Noting {
        fn decide(&mut self, view: &View) -> Decision {
            let seat = view.board.prompt.unwrap().seat;
            self.1.lock().unwrap().insert((self.0, seat, view.board.leads[seat][0]));
            Decision::plain(view.choices().unwrap().get(0))
        }
    }

    #[test]
    fn everybody_sits_everywhere_once_with_the_same_in_each_chair() {
        for (preset, seats) in [(Preset::Ru18Advanced, 4), (Preset::Ru18Advanced, 6), (Preset::Couriers, 5)]
        {
            let chairs = Chairs::default();
            // Programs are kept by the stable, so it takes ours for such.
            let entrants = vec![Entrant::Exec("never started".to_owned()); seats];
            let mut stable = Stable::new(&entrants);
            (0..seats).for_each(|place| stable.take_back(place, Box::new(Noting(place, chairs.clone()))));
            let setup = Setup::new(preset, seats);
            let fixture = Fixture { setup: &setup, lineup: (0..seats).collect() };
            let mut clocks = vec![Clock::default(); seats];
            let seeds = Seeds::new(Seed::from_number(5));
            let played = fixture.play(seeds, &mut stable, &mut clocks, || ()).unwrap();

            let chairs = chairs.lock().unwrap();
            assert_eq!(chairs.len(), seats * seats, "one bandit in each chair, and everybody has had each");
            let bandits: BTreeSet<_> = chairs.iter().map(|&(_, seat, bandit)| (seat, bandit)).collect();
            assert_eq!(bandits.len(), seats);
            // They all play alike, so everybody has had the same games in the end.
            assert_eq!(played.shares, vec![played.shares[0]; seats]);
            assert_eq!(played.money, vec![played.money[0]; seats]);
        }
    }

    #[test]
    fn a_program_that_cannot_be_started_ends_all_threads() {
        let entrants: Vec<Entrant> =
            ["random", "exec:/nowhere/to/be found"].map(|name| name.parse().unwrap()).into();
        let setup = Setup::new(Preset::Ru18Advanced, 2);
        let fixtures: Vec<_> = (0..50).map(|_| Fixture { setup: &setup, lineup: vec![0, 1] }).collect();
        let threads = NonZeroUsize::new(3).unwrap();
        let season = play_all(&entrants, &fixtures, Seed::from_number(1), threads, &|_| ());
        let Err(error @ ArenaError::Start(_)) = season else { panic!("there is no such program") };
        assert!(error.to_string().contains("/nowhere/to/be found"), "{error}");
    }
}

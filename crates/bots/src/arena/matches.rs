//! A match: the same entrants, one for each seat, meet over many deals.

use std::num::NonZeroUsize;

use folsom_rules::{Seed, Setup};

use crate::arena::clock::Clock;
use crate::arena::estimate::{Against, Estimate};
use crate::arena::fixture::{ArenaError, Fixture, Played, Progress, Season, play_all};
use crate::arena::tally::Tally;
use crate::arena::trouble::Troubles;
use crate::entrant::Entrant;

/// Who plays what, how often.
#[derive(Clone, Debug)]
pub struct Match {
    /// The table. As many sit at it as there are entrants, whatever it says itself.
    pub setup: Setup,
    /// One for each seat.
    pub entrants: Vec<Entrant>,
    /// How many games at least. A deal that was begun is played in all its rotations.
    pub games: usize,
    /// What all chance follows from.
    pub seed: Seed,
    /// How many games are played at a time.
    pub threads: NonZeroUsize,
}

/// What came of a match.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many games were played.
    pub games: usize,
    /// What share of the wins everybody would have if all were equals: what was given out, divided by all who played. That is
    /// one by the number of seats where everybody plays for themselves, and one half between teams of the same size.
    pub parity: f64,
    /// One for each entrant, in their order.
    pub players: Vec<Player>,
    /// Those who are the same entrant, taken together, if that isn't everybody.
    pub groups: Vec<Player>,
}

/// How an entrant did, or several that are the same.
#[derive(Clone, Debug)]
pub struct Player {
    /// As in arguments.
    pub name: String,
    /// How many seats it had.
    pub seats: usize,
    /// How many games were played by those.
    pub games: usize,
    /// Its share of the wins.
    pub share: Estimate,
    /// What it had in the end on average, in dollars.
    pub money: f64,
    /// How long its decisions took, where there was something to decide.
    pub clock: Clock,
    /// What went wrong with it.
    pub troubles: Troubles,
}

impl Match {
    /// Plays it.
    ///
    /// # Errors
    /// If there is no such table, or a program can't be started.
    pub fn play(&self, progress: &(dyn Fn(Progress) + Sync)) -> Result<Report, ArenaError> {
        let seats = self.entrants.len();
        let setup = Setup { seats, ..self.setup.clone() };
        setup.check()?;
        let deals = self.games.max(1).div_ceil(seats);
        let fixtures: Vec<_> =
            (0..deals).map(|_| Fixture { setup: &setup, lineup: (0..seats).collect() }).collect();
        let season = play_all(&self.entrants, &fixtures, self.seed, self.threads, progress)?;
        Ok(self.report(&season))
    }

    fn report(&self, season: &Season) -> Report {
        let seats = self.entrants.len();
        let same = |place: usize| -> Vec<usize> {
            (0..seats).filter(|&other| self.entrants[other] == self.entrants[place]).collect()
        };
        let is_group = |place: &usize| {
            let group = same(*place);
            group[0] == *place && group.len() > 1 && group.len() < seats
        };
        Report {
            games: season.played.len() * seats,
            parity: tally(&[0], season).parity(),
            players: (0..seats).map(|place| self.player(&[place], season)).collect(),
            groups: (0..seats).filter(is_group).map(|place| self.player(&same(place), season)).collect(),
        }
    }

    /// How these places of the lineup did together.
    fn player(&self, places: &[usize], season: &Season) -> Player {
        let tally = tally(places, season);
        let results_per_deal = places.len() * self.entrants.len();
        let of_deal = |played: &Played| {
            places.iter().map(|&place| played.wins(place)).sum::<f64>() / results_per_deal as f64
        };
        let shares: Vec<f64> = season.played.iter().map(of_deal).collect();
        let mut clock = Clock::default();
        places.iter().for_each(|&place| clock.add(&season.clocks[place]));
        Player {
            name: self.entrants[places[0]].to_string(),
            seats: places.len(),
            games: tally.games(),
            share: Estimate::from_deals(&shares, results_per_deal),
            money: tally.money(),
            clock,
            troubles: tally.troubles,
        }
    }
}

/// What these places of the lineup have, all in all.
fn tally(places: &[usize], season: &Season) -> Tally {
    let mut tally = Tally::default();
    for played in &season.played {
        places.iter().for_each(|&place| tally.add(played, place));
    }
    tally
}

impl Report {
    /// How somebody compares with parity.
    #[must_use]
    pub fn against_parity(&self, player: &Player) -> Against {
        player.share.against(self.parity)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use folsom_rules::Preset;

    fn play(preset: Preset, entrants: &str, games: usize, threads: usize) -> Report {
        let entrants: Vec<Entrant> = entrants.split(',').map(|name| name.parse().unwrap()).collect();
        let setup = Setup::new(preset, entrants.len());
        let threads = NonZeroUsize::new(threads).unwrap();
        let seed = Seed::from_number(3);
        Match { setup, entrants, games, seed, threads }.play(&|_| ()).unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let figures = |threads| {
            let report = play(Preset::Ru18Advanced, "outlaw,random,outlaw", 60, threads);
            let figures = |player: &Player| (player.share, player.money, player.clock.decisions());
            report.players.iter().map(figures).collect::<Vec<_>>()
        };
        assert_eq!(figures(1), figures(4));
    }

    #[test]
    fn four_equals_are_at_parity() {
        let report = play(Preset::Ru18Advanced, "random,random,random,random", 400, 2);
        assert_eq!((report.games, report.parity), (400, 0.25));
        assert!(report.groups.is_empty(), "a group of everybody tells nothing");
        for player in &report.players {
            assert_eq!(report.against_parity(player), Against::Open, "{player:?}");
        }
    }

    #[test]
    fn whoever_plays_better_than_dice_is_above_parity() {
        let report = play(Preset::Ru18Advanced, "outlaw,random,random,random", 200, 2);
        assert_eq!(report.against_parity(&report.players[0]), Against::Above);
        let [group] = &report.groups[..] else { panic!("one group, that of the three") };
        assert_eq!((group.name.as_str(), group.seats, group.games), ("random", 3, 600));
        assert_eq!(report.against_parity(group), Against::Below);
        let mean = report.players[1..].iter().map(|player| player.share.mean).sum::<f64>() / 3.0;
        assert!((group.share.mean - mean).abs() < 1e-9);
        assert!(report.players[0].money > group.money);
    }

    #[test]
    fn teams_are_measured_against_one_half() {
        let report = play(Preset::Couriers, "outlaw,random,outlaw,random", 80, 2);
        assert_eq!(report.parity, 0.5);
        assert_eq!(report.players[0].share.mean, report.players[2].share.mean, "they win together");
        assert!(report.groups[0].share.mean > 0.5);
    }

    #[test]
    fn games_are_rounded_up_to_whole_rotations_and_all_are_told_of() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        let entrants = vec!["random".parse().unwrap(); 3];
        let setup = Setup::new(Preset::Ru18Advanced, 2);
        let threads = NonZeroUsize::new(2).unwrap();
        let contest = Match { setup, entrants, games: 10, seed: Seed::from_number(1), threads };
        let calls = AtomicUsize::new(0);
        let report = contest
            .play(&|progress| {
                assert!(progress.total == 12 && (1..=12).contains(&progress.games));
                calls.fetch_add(1, Ordering::Relaxed);
            })
            .unwrap();
        assert_eq!((report.games, calls.into_inner()), (12, 12));
        assert!(report.players.iter().all(|player| player.games == 12));
    }

    #[test]
    fn a_table_that_cannot_be_is_refused() {
        let entrants = vec!["random".parse().unwrap(); 7];
        let setup = Setup::new(Preset::Ru18Advanced, 7);
        let contest =
            Match { setup, entrants, games: 1, seed: Seed::from_number(1), threads: NonZeroUsize::MIN };
        assert!(matches!(contest.play(&|_| ()), Err(ArenaError::Setup(_))));
    }
}

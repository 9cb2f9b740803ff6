//! The levels get through every table, and each is stronger than the one before. How much stronger is in
//! `docs/bots.md`; here small budgets and few games show that nothing is broken.

use std::num::NonZeroUsize;

use folsom_bots::arena::Match;
use folsom_bots::{Budget, Entrant, Level};
use folsom_rules::{BanditSet, Cast, Couriers, Game, Preset, Seed, Setup, Viewer};

/// Every preset with every number of seats it can have; every third with all bandits, chosen by the players, every
/// fourth by expert rules where they go.
fn tables() -> Vec<Setup> {
    let mut tables = Vec::new();
    for &preset in Preset::ALL {
        for seats in 2..=9 {
            let mut setup = Setup::new(preset, seats);
            if tables.len() % 3 == 0 {
                (setup.admitted, setup.cast) = (BanditSet::ALL, Cast::Choose);
            }
            setup.rules.expert = tables.len() % 4 == 0;
            if setup.check().is_err() {
                setup.rules.expert = false;
            }
            if setup.check().is_ok() {
                tables.push(setup);
            }
        }
    }
    tables.push(Setup { pairs: true, ..Setup::new(Preset::Ru18Advanced, 3) });
    tables
}

#[test]
fn every_level_gets_through_every_table() {
    let tables = tables();
    let expansions = tables.iter().filter(|table| table.rules.couriers != Couriers::Off).count();
    assert!(tables.len() > 40 && expansions > 12, "{} tables", tables.len());
    for (number, setup) in (0..).zip(&tables) {
        let mut bots = Level::ALL.map(|level| level.bot_with(Budget::iterations(12), number));
        let mut game = Game::new(setup, Seed::from_number(number)).expect("the table can be");
        let mut turn = 0;
        while let Some(prompt) = game.prompt() {
            // Every bot has its turn at every seat.
            turn += 1;
            let view = game.view(Viewer::Seat(prompt.seat));
            let decision = bots[turn % Level::ALL.len()].decide(&view);
            assert!(view.choices().is_some_and(|choices| choices.contains(decision.choice)));
            game.choose(decision.choice, &mut ()).expect("a bot picks one of its choices");
        }
        assert!(game.outcome().is_some());
    }
}

/// The win share of the first entrant, and where it begins with 95 % certainty.
fn share(seats: &str, setup: Setup, games: usize) -> (f64, f64) {
    let entrants = seats.split(',').map(|name| name.parse::<Entrant>().expect("an entrant")).collect();
    let contest = Match {
        setup,
        entrants,
        games,
        seed: Seed::from_number(5),
        threads: NonZeroUsize::MIN.saturating_add(1),
    };
    let report = contest.play(&|_| {}).expect("the match can be played");
    let first = &report.players[0];
    (first.share.mean, first.share.low)
}

#[test]
fn each_level_beats_the_one_before() {
    let ladder = [
        ("greenhorn,random,random,random", 400),
        ("outlaw,greenhorn,greenhorn,greenhorn", 400),
        ("desperado@150,outlaw,outlaw,outlaw", 80),
        ("legend@150,desperado@150,desperado@150,desperado@150", 80),
    ];
    for (seats, games) in ladder {
        let (share, low) = share(seats, Setup::new(Preset::Ru18Advanced, 4), games);
        assert!(low > 0.25, "{seats}: {share}, at least {low}");
    }
}

#[test]
fn the_strongest_wins_with_two_bandits_and_as_a_team() {
    let (share_of_two, low) = share("legend@100,outlaw", Setup::new(Preset::Ru18Advanced, 2), 40);
    assert!(low > 0.5, "{share_of_two}, at least {low}");
    let teams = "legend@60,outlaw,legend@60,outlaw";
    let (share_of_team, low) = share(teams, Setup::new(Preset::Couriers, 4), 24);
    assert!(low > 0.5, "{share_of_team}, at least {low}");
}

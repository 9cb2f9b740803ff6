//! Whole tables with a clock of their own: people and strangers want this and that, connections break, the server is
//! killed and started again. Everything follows from a number, so a failure can be had again.

mod crowd;
mod reckoning;
mod server;

use std::collections::BTreeSet;

use folsom_rules::{Cast, Preset, RuleSet, Setup, below};

use crate::{Actor, ClockTerms, Command, Due, Phase, Terms};
use server::Server;

/// How many random things happen before the table is played to its end.
const MOMENTS: usize = 360;

fn terms(rules: impl Into<RuleSet>, seats: usize) -> Terms {
    Terms::new(Setup::new(rules, seats))
}

fn with_clock(terms: Terms) -> Terms {
    Terms { clock: Some(ClockTerms { decision_ms: 2_000, reserve_ms: 20_000 }), ..terms }
}

/// Runs schedules at a table of these terms, and makes sure that none of what can happen was left out.
fn simulate(terms: &Terms, schedules: u64) {
    let mut happened = BTreeSet::new();
    let mut ended = 0;
    for number in 0..schedules {
        let mut server = Server::open(terms, number);
        for _ in 0..MOMENTS {
            server.something_happens();
        }
        settle(&mut server);
        server.check_history();
        happened.extend(server.kinds());
        ended += u64::from(server.table.stage() == Phase::Over);
    }
    assert!(ended > schedules / 2, "only {ended} of {schedules} games came to their end");
    let mut all = vec![
        "terms-changed",
        "sat",
        "bot-sat",
        "freed",
        "promised",
        "dealing",
        "revealed",
        "silent",
        "started",
        "left",
        "offered",
        "given",
        "returned",
        "moved",
        "talk-limited",
        "muted",
        "handed-over",
        "closed",
        "resumed",
        "rematched",
        "by player",
        "by bot",
        "by substitute",
    ];
    all.extend((!terms.is_slow()).then_some("by away"));
    all.extend(terms.clock.map(|_| "by clock"));
    for kind in all {
        assert!(happened.contains(kind), "it never came to `{kind}` in {schedules} schedules");
    }
}

/// From wherever it is, a table comes to its end if what is due is done and whoever is there answers.
fn settle(server: &mut Server) {
    if server.table.stage() == Phase::Open {
        server.fill_and_start();
    }
    // Where there is a clock, nobody needs to answer at all.
    let silent = server.table.terms().clock.is_some() && below(&mut server.dice, 2) == 0;
    for _ in 0..100_000 {
        match server.table.stage() {
            Phase::Over => return server.rematch(),
            Phase::Closed => return,
            Phase::Open => panic!("it was started"),
            Phase::Dealing | Phase::Running => {}
        }
        server.somebody_is_there();
        match server.table.due(&server.presence, server.now) {
            Due::Now(wanted) => server.ask_bot(wanted),
            Due::Deal => server.receive(Actor::Server, &Command::Deal),
            Due::At(time) if silent || below(&mut server.dice, 2) == 0 => {
                assert!(time > server.now, "what is due is due now");
                server.now = time;
            }
            Due::At(_) if server.table.stage() == Phase::Dealing => server.somebody_adds(),
            Due::At(_) => server.player_answers(),
            Due::Nothing => {
                assert!(server.awaits_somebody_there(), "nothing is due, but nobody can answer");
                server.player_answers();
            }
        }
    }
    panic!("the table is stuck");
}

#[test]
fn tables_of_the_base_game_survive_everything() {
    simulate(&terms(Preset::Ru18Advanced, 4), 1_000);
}

#[test]
fn tables_with_a_clock_survive_everything() {
    simulate(&with_clock(terms(Preset::Pl15, 3)), 1_000);
}

#[test]
fn tables_of_slow_games_survive_everything() {
    const HOUR: u64 = 60 * 60 * 1000;
    let clock = Some(ClockTerms { decision_ms: 2 * HOUR, reserve_ms: 20 * HOUR });
    simulate(&Terms { clock, ..terms(Preset::UaBasic, 3) }, 600);
}

#[test]
fn tables_with_couriers_survive_everything() {
    simulate(&terms(Preset::Couriers, 5), 600);
}

#[test]
fn tables_of_betrayal_with_a_clock_survive_everything() {
    simulate(&with_clock(terms(Preset::CouriersBetrayal, 4)), 400);
}

#[test]
fn tables_of_experts_who_choose_their_bandits_survive_everything() {
    let rules = RuleSet { expert: true, ..RuleSet::from(Preset::UaAdvanced) };
    let mut terms = with_clock(terms(rules, 3));
    terms.setup.cast = Cast::Choose;
    simulate(&terms, 800);
}

#[test]
fn tables_with_two_bandits_each_survive_everything() {
    simulate(&terms(Preset::Ru14, 2), 600);
    simulate(&with_clock(terms(Preset::Ru18Advanced, 2)), 600);
}

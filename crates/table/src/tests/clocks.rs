//! Time: for a decision, in reserve, for coming back; and when none of it passes.

use super::*;
use crate::By;

const DECISION: u64 = 20_000;
const RESERVE: u64 = 60_000;

/// Boris is asked, just now.
fn boris_thinks() -> Host {
    let mut host = Host::started(with_clock(DECISION, RESERVE));
    host.ask(2);
    host
}

fn reserve(host: &Host, number: usize) -> u64 {
    host.table.play().unwrap().clock().unwrap().reserve(number - 1)
}

/// Boris decides after so long.
fn decide_after(host: &mut Host, milliseconds: u64) {
    host.ask(2);
    host.wait(milliseconds);
    host.person(BORIS, &host.answer()).unwrap();
}

#[test]
fn there_is_no_hurry_without_a_clock() {
    let mut host = Host::started(base(3));
    host.ask(2);
    assert!(host.table.play().unwrap().clock().is_none());
    host.wait(u64::MAX);
    assert_eq!(host.due(), Due::Nothing);
}

#[test]
fn only_what_goes_beyond_the_time_for_a_decision_is_charged() {
    let mut host = boris_thinks();
    decide_after(&mut host, DECISION);
    assert_eq!(reserve(&host, 2), RESERVE);
    decide_after(&mut host, DECISION + 1_500);
    assert_eq!(reserve(&host, 2), RESERVE - 1_500);
    decide_after(&mut host, DECISION + 500);
    assert_eq!(reserve(&host, 2), RESERVE - 2_000);
    assert_eq!(reserve(&host, 1), RESERVE, "others pay nothing");
    decide_after(&mut host, u64::MAX / 2);
    assert_eq!(reserve(&host, 2), 0, "and nobody more than there is");
}

#[test]
fn when_the_time_is_up_a_bot_decides_once() {
    let mut host = boris_thinks();
    let deadline = host.table.play().unwrap().asked().after(DECISION + RESERVE);
    assert_eq!(host.due(), Due::At(deadline));
    host.now = Time(deadline.0 - 1);
    assert_eq!(host.due(), Due::At(deadline));
    host.now = deadline;
    let Due::Now(wanted) = host.due() else { panic!("the time is up") };
    assert_eq!((wanted.seat, wanted.by), (seat(2), By::Clock));
    host.server(&wanted.decided(host.first_choice())).unwrap();
    assert_eq!(reserve(&host, 2), 0);
    host.ask(2);
    let asked = host.table.play().unwrap().asked();
    assert_eq!(host.due(), Due::At(asked.after(DECISION)), "next time there is no reserve");
    host.person(BORIS, &host.answer()).unwrap();
}

#[test]
fn a_decision_that_comes_before_the_bots_counts() {
    let mut host = boris_thinks();
    host.wait(DECISION + RESERVE);
    let Due::Now(wanted) = host.due() else { panic!("the time is up") };
    let decided = wanted.decided(host.first_choice());
    host.person(BORIS, &host.answer()).unwrap();
    assert_eq!(host.server(&decided).unwrap_err(), Refusal::AlreadyDecided);
}

#[test]
fn a_clock_that_is_set_back_costs_nobody_anything() {
    let mut host = boris_thinks();
    host.now = Time(START.0 - 60_000);
    assert!(matches!(host.due(), Due::At(deadline) if deadline > START));
    host.person(BORIS, &host.answer()).unwrap();
    assert_eq!(reserve(&host, 2), RESERVE);
}

#[test]
fn a_restart_gives_the_time_back() {
    let mut host = boris_thinks();
    host.wait(DECISION + RESERVE + 3_600_000);
    host.presence = Presence::new(host.now);
    assert_eq!(host.due(), Due::Nothing, "nobody is there yet");
    host.server(&Command::Resume).unwrap();
    host.presence.connect(BORIS);
    assert_eq!(host.due(), Due::At(host.now.after(DECISION + RESERVE)));
    host.wait(DECISION);
    host.person(BORIS, &host.answer()).unwrap();
    assert_eq!(reserve(&host, 2), RESERVE);
}

#[test]
fn a_table_can_be_resumed_at_any_time() {
    let mut host = Host::open(base(3));
    host.server(&Command::Resume).unwrap();
    let mut host = Host::started(base(3));
    host.finish();
    host.server(&Command::Resume).unwrap();
    assert_eq!(host.table.stage(), Phase::Over);
}

#[test]
fn whoever_is_away_is_waited_for_and_then_replaced() {
    let mut host = Host::started(base(3));
    host.ask(2);
    host.presence.disconnect(BORIS, host.now);
    let patience = host.now.after(host.table.terms().grace_ms);
    assert_eq!(host.due(), Due::At(patience));
    host.now = patience;
    let Due::Now(wanted) = host.due() else { panic!("a bot is to decide") };
    assert_eq!((wanted.seat, wanted.by), (seat(2), By::Away));
    let decided = wanted.decided(host.first_choice());
    host.presence.connect(BORIS);
    assert_eq!(host.due(), Due::Nothing, "Boris is back");
    assert_eq!(host.server(&decided).unwrap_err(), Refusal::NotDue);
    host.presence.disconnect(BORIS, host.now);
    host.wait(host.table.terms().grace_ms);
    host.server(&decided).unwrap();
    host.ask(2);
    assert!(matches!(host.due(), Due::Now(_)), "who stays away is not waited for again");
}

#[test]
fn whichever_comes_first_ends_the_waiting() {
    let mut host = Host::started(Terms { grace_ms: 5_000, ..with_clock(1_000, 1_000) });
    host.ask(2);
    host.presence.disconnect(BORIS, host.now);
    host.wait(2_000);
    assert!(matches!(host.due(), Due::Now(wanted) if wanted.by == By::Clock));

    let mut host = Host::started(Terms { grace_ms: 1_000, ..with_clock(1_000, 1_000) });
    host.ask(2);
    host.presence.disconnect(BORIS, host.now);
    host.wait(2_000);
    assert!(matches!(host.due(), Due::Now(wanted) if wanted.by == By::Away));
}

#[test]
fn nothing_is_due_while_nobody_is_there() {
    let mut host = boris_thinks();
    host.presence.connect(CARA);
    for person in [ANNA, BORIS] {
        host.presence.disconnect(person, host.now);
    }
    host.wait(u64::MAX / 2);
    assert!(!host.table.is_attended(&host.presence), "Cara only watches");
    assert_eq!(host.due(), Due::Nothing);
    host.presence.connect(ANNA);
    assert!(host.table.is_attended(&host.presence));
    assert!(matches!(host.due(), Due::Now(wanted) if wanted.by != By::Bot));
}

#[test]
fn bots_do_not_wait_for_an_audience() {
    let mut host = Host::started(base(3));
    host.ask(3);
    host.presence = Presence::new(host.now);
    assert!(matches!(host.due(), Due::Now(wanted) if wanted.by == By::Bot));
}

//! Slow games: hours and days for a decision, and nobody has to be there.

use super::*;
use crate::By;

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;

/// Anna and Boris have a day for each decision, Boris is asked, and nobody is there.
fn boris_has_a_day() -> Host {
    let mut host = Host::started(with_clock(DAY, 0));
    host.ask(2);
    host.presence = Presence::new(host.now);
    host
}

fn asked_at(host: &Host) -> Time {
    host.table.play().unwrap().asked()
}

#[test]
fn an_hour_for_a_decision_is_slow_and_less_is_not() {
    assert!(with_clock(HOUR, 0).is_slow());
    assert!(!with_clock(HOUR - 1, 7 * DAY).is_slow());
    assert!(!base(3).is_slow());
}

#[test]
fn the_clock_runs_though_nobody_is_there() {
    let mut host = boris_has_a_day();
    let deadline = asked_at(&host).after(DAY);
    assert_eq!(host.due(), Due::At(deadline));
    host.now = Time(deadline.0 - 1);
    assert_eq!(host.due(), Due::At(deadline), "and not a moment earlier");
    host.now = deadline;
    let Due::Now(wanted) = host.due() else { panic!("the time is up") };
    assert_eq!((wanted.seat, wanted.by), (seat(2), By::Clock));
    host.server(&wanted.decided(host.first_choice())).unwrap();
    host.ask(2);
    assert_eq!(host.due(), Due::At(asked_at(&host).after(DAY)), "next time there is a whole day again");
}

#[test]
fn nobody_is_replaced_because_they_are_not_there() {
    let mut host = boris_has_a_day();
    host.presence.connect(ANNA);
    let deadline = asked_at(&host).after(DAY);
    host.wait(23 * HOUR);
    assert_eq!(host.due(), Due::At(deadline));
    assert_eq!(host.table.waited_until(BORIS, &host.presence), None, "nobody is told otherwise");
    assert_eq!(host.table.awaited(), Some((seat(2), BORIS)));
    host.person(BORIS, &host.answer()).unwrap();
}

#[test]
fn the_host_gives_away_only_the_chair_of_somebody_whose_time_ran_out() {
    let mut host = boris_has_a_day();
    host.presence.connect(ANNA);
    let give = Command::GiveToBot { seat: seat(2) };
    host.wait(23 * HOUR);
    assert_eq!(host.person(ANNA, &give).unwrap_err(), Refusal::NotAway, "in a slow game everybody is away");
    host.wait(HOUR);
    let Due::Now(wanted) = host.due() else { panic!("the time is up") };
    host.server(&wanted.decided(host.first_choice())).unwrap();
    host.person(ANNA, &give).unwrap();
    host.person(BORIS, &Command::Return { seat: seat(2) }).unwrap();
    host.ask(2);
    host.person(BORIS, &host.answer()).unwrap();
    assert_eq!(host.person(ANNA, &give).unwrap_err(), Refusal::NotAway, "Boris plays again");
}

#[test]
fn a_host_is_waited_for_as_long_as_anybody_else() {
    let mut host = Host::started(with_clock(DAY, 0));
    host.presence.disconnect(ANNA, host.now);
    assert_eq!(host.table.heir(&host.presence), Some((BORIS, host.now.after(DAY))));
}

#[test]
fn bots_are_not_waited_for() {
    let mut host = Host::started(with_clock(DAY, 0));
    host.ask(3);
    host.presence = Presence::new(host.now);
    assert!(matches!(host.due(), Due::Now(wanted) if wanted.by == By::Bot));
    assert_eq!(host.table.awaited(), None, "it is nobody's decision");
}

#[test]
fn a_game_that_nobody_comes_back_to_still_ends() {
    let mut host = boris_has_a_day();
    while host.table.stage() == Phase::Running {
        match host.due() {
            Due::Now(wanted) => drop(host.server(&wanted.decided(host.first_choice())).unwrap()),
            Due::At(then) => host.now = then,
            Due::Deal | Due::Nothing => panic!("it stands still"),
        }
    }
    assert_eq!(host.table.stage(), Phase::Over);
}

//! Who is there, and from when on somebody who is not is waited for.

use super::*;
use crate::By;

#[test]
fn somebody_who_looks_from_two_places_is_away_when_both_are_gone() {
    let mut presence = Presence::new(START);
    assert_eq!(presence.away_since(ANNA), Some(START));
    assert!(presence.connect(ANNA));
    assert!(!presence.connect(ANNA));
    assert!(!presence.disconnect(ANNA, START.after(1)));
    assert!(presence.is_there(ANNA));
    assert!(presence.disconnect(ANNA, START.after(2)));
    assert!(!presence.disconnect(ANNA, START.after(3)), "there is no connection left to lose");
    assert_eq!(presence.away_since(ANNA), Some(START.after(2)));
    assert!(!presence.disconnect(BORIS, START), "nor was there ever one");
}

/// Boris is asked, and has been for longer than anybody is waited for.
fn boris_has_thought_for_long() -> Host {
    let mut host = Host::started(base(3));
    host.ask(2);
    host.wait(10 * host.table.terms().grace_ms);
    assert_eq!(host.due(), Due::Nothing);
    host
}

/// From now on somebody is waited for as long as it was agreed, and then a bot decides.
fn is_waited_for(host: &mut Host) {
    let patience = host.now.after(host.table.terms().grace_ms);
    assert_eq!(host.due(), Due::At(patience));
    host.now = patience;
    assert!(matches!(host.due(), Due::Now(wanted) if wanted.by == By::Away));
}

#[test]
fn whoever_takes_a_seat_to_another_device_has_arrived_before_its_connection() {
    let mut host = boris_has_thought_for_long();
    host.server(&Command::Move { seat: seat(2), person: CARA }).unwrap();
    is_waited_for(&mut host);
    host.presence.connect(CARA);
    assert_eq!(host.due(), Due::Nothing);
}

#[test]
fn whoever_sits_down_or_comes_back_has_arrived() {
    let mut host = boris_has_thought_for_long();
    host.presence.disconnect(BORIS, host.now);
    host.wait(1);
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    host.wait(10 * host.table.terms().grace_ms);
    host.person(BORIS, &Command::Return { seat: seat(2) }).unwrap();
    is_waited_for(&mut host);

    let mut host = boris_has_thought_for_long();
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    host.person(ANNA, &Command::Offer { seat: seat(2) }).unwrap();
    host.person(CARA, &sit(2, "Cara")).unwrap();
    is_waited_for(&mut host);
}

#[test]
fn a_table_does_not_pass_on_while_its_host_moves_to_another_device() {
    let mut host = boris_has_thought_for_long();
    host.server(&Command::Move { seat: seat(1), person: ANNA_AT_WORK }).unwrap();
    assert_eq!(host.table.host(), ANNA_AT_WORK);
    let from = host.now.after(60_000);
    assert_eq!(host.table.heir(&host.presence), Some((BORIS, from)));
    host.presence.connect(ANNA_AT_WORK);
    assert_eq!(host.table.heir(&host.presence), None);
}

#[test]
fn a_host_whom_a_table_was_handed_over_to_is_waited_for() {
    let mut host = boris_has_thought_for_long();
    host.presence.disconnect(BORIS, host.now);
    host.wait(10 * host.table.terms().grace_ms);
    host.person(ANNA, &Command::HandOver { to: BORIS }).unwrap();
    assert_eq!(host.table.heir(&host.presence), Some((ANNA, host.now.after(60_000))));
}

#[test]
fn a_host_is_not_waited_for_longer_than_suits_the_table() {
    let mut host = Host::started(Terms { grace_ms: 2_000, ..base(3) });
    host.presence.disconnect(ANNA, host.now);
    assert_eq!(host.table.heir(&host.presence), Some((BORIS, host.now.after(4_000))));
    let mut host = Host::started(Terms { grace_ms: u64::MAX, ..base(3) });
    host.presence.disconnect(ANNA, host.now);
    assert_eq!(host.table.heir(&host.presence), Some((BORIS, host.now.after(60_000))));
}

/// The first one who is back does not make a bot decide for the one who comes a moment later.
#[test]
fn after_a_time_when_nobody_was_there_everybody_is_waited_for_anew() {
    let mut host = boris_has_thought_for_long();
    for person in [ANNA, BORIS] {
        host.presence.disconnect(person, host.now);
    }
    host.wait(10 * host.table.terms().grace_ms);
    host.presence.connect(ANNA);
    host.server(&Command::Resume).unwrap();
    is_waited_for(&mut host);

    let mut host = boris_has_thought_for_long();
    host.presence = Presence::new(host.now);
    host.wait(10 * host.table.terms().grace_ms);
    host.presence.connect(ANNA);
    host.server(&Command::Resume).unwrap();
    is_waited_for(&mut host);
}

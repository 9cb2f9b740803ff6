//! Decisions: whose, in which order, and what becomes of a message that comes twice.

use super::*;
use crate::{About, By};

#[test]
fn only_who_plays_a_chair_decides_for_it() {
    let mut host = Host::started(base(3));
    host.ask(2);
    for person in [ANNA, CARA] {
        assert_eq!(host.person(person, &host.answer()).unwrap_err(), Refusal::NotYourSeat);
    }
    let (number, choice) = (host.number(), host.first_choice());
    let nowhere = Command::Choose { seat: seat(9), number, choice };
    assert_eq!(host.person(BORIS, &nowhere).unwrap_err(), Refusal::NoSuchSeat);
    let news = host.person(BORIS, &host.answer()).unwrap();
    assert_eq!(news.about, About::Choice { seat: seat(2), by: By::Player });
    assert!(!news.events.is_empty());
}

#[test]
fn nobody_decides_out_of_turn() {
    let mut host = Host::started(base(3));
    host.ask(2);
    let (number, choice) = (host.number(), host.first_choice());
    let annas = Command::Choose { seat: seat(1), number, choice };
    assert_eq!(host.person(ANNA, &annas).unwrap_err(), Refusal::NotAsked);
}

#[test]
fn a_message_that_comes_twice_changes_nothing() {
    let mut host = Host::started(base(3));
    host.ask(2);
    let answer = host.answer();
    host.person(BORIS, &answer).unwrap();
    let before = host.table.clone();
    assert_eq!(host.person(BORIS, &answer).unwrap_err(), Refusal::AlreadyDecided);
    host.ask(2);
    assert_eq!(host.person(BORIS, &answer).unwrap_err(), Refusal::AlreadyDecided, "even when asked again");
    assert!(before.entries() < host.table.entries());
    host.finish();
    assert_eq!(host.person(BORIS, &answer).unwrap_err(), Refusal::AlreadyDecided, "even after the end");
}

#[test]
fn another_answer_to_an_old_question_is_too_late_and_one_to_a_new_question_too_early() {
    let mut host = Host::started(base(3));
    host.play_until(|host| {
        let choices = host.table.play().unwrap().game().choices();
        host.asked() == Some(seat(2)) && choices.len() > 1
    });
    let number = host.number();
    let other = host.table.play().unwrap().game().choices().get(1);
    let early = Command::Choose { seat: seat(2), number: number + 1, choice: other };
    assert_eq!(host.person(BORIS, &early).unwrap_err(), Refusal::TooEarly);
    host.person(BORIS, &host.answer()).unwrap();
    let late = Command::Choose { seat: seat(2), number, choice: other };
    assert_eq!(host.person(BORIS, &late).unwrap_err(), Refusal::TooLate);
    host.finish();
    let after = Command::Choose { seat: seat(2), number: host.number(), choice: other };
    assert_eq!(host.person(BORIS, &after).unwrap_err(), Refusal::Over);
}

#[test]
fn what_the_rules_forbid_is_refused_with_their_reason() {
    let mut host = Host::started(base(3));
    host.ask(2);
    let absurd = Choice::Bandit(folsom_rules::Bandit::Ghost);
    let answer = Command::Choose { seat: seat(2), number: host.number(), choice: absurd };
    let before = host.table.clone();
    let Err(Refusal::AgainstTheRules(reason)) = host.person(BORIS, &answer) else {
        panic!("it is forbidden")
    };
    assert!(matches!(reason, folsom_rules::Illegal::NotAsked(_)));
    assert_eq!(host.table, before);
}

#[test]
fn nothing_is_decided_before_the_start() {
    let mut host = Host::open(base(3));
    host.person(BORIS, &sit(1, "Boris")).unwrap();
    let answer = Command::Choose { seat: seat(1), number: 0, choice: Choice::Draw };
    assert_eq!(host.person(BORIS, &answer).unwrap_err(), Refusal::NotBegun);
    assert_eq!(host.due(), Due::Nothing);
}

#[test]
fn bots_decide_through_the_server_alone() {
    let mut host = Host::started(base(3));
    host.ask(3);
    let Due::Now(wanted) = host.due() else { panic!("a bot is to decide") };
    assert_eq!((wanted.seat, wanted.level, wanted.by), (seat(3), BotLevel::Greenhorn, By::Bot));
    let decided = wanted.decided(host.first_choice());
    assert_eq!(host.person(ANNA, &decided).unwrap_err(), Refusal::NotServer);
    assert_eq!(host.person(ANNA, &host.answer()).unwrap_err(), Refusal::NotYourSeat);
    for by in [By::Player, By::Clock, By::Away, By::Substitute] {
        let other =
            Command::Decide { seat: seat(3), number: wanted.number, choice: host.first_choice(), by };
        assert_eq!(host.server(&other).unwrap_err(), Refusal::NotDue);
    }
    host.server(&decided).unwrap();
    assert_eq!(host.server(&decided).unwrap_err(), Refusal::AlreadyDecided);
}

#[test]
fn no_bot_decides_for_a_player_who_is_there() {
    let mut host = Host::started(base(3));
    host.ask(2);
    for by in [By::Player, By::Bot, By::Clock, By::Away, By::Substitute] {
        let meddling =
            Command::Decide { seat: seat(2), number: host.number(), choice: host.first_choice(), by };
        assert_eq!(host.server(&meddling).unwrap_err(), Refusal::NotDue);
    }
}

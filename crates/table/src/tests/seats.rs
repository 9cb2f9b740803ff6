//! Who sits where, leaves, comes back, and what bots do in between.

use super::*;
use crate::{About, By, Chair, Substitute};

fn player(host: &Host, number: usize) -> Option<Person> {
    host.table.chairs()[number - 1].player()
}

#[test]
fn one_sits_down_on_empty_chairs_only() {
    let mut host = Host::open(base(3));
    let news = host.person(BORIS, &sit(2, "Boris")).unwrap();
    assert_eq!((news.number, news.about), (1, About::Chair(seat(2))));
    assert_eq!(player(&host, 2), Some(BORIS));
    assert_eq!(host.person(CARA, &sit(2, "Cara")).unwrap_err(), Refusal::SeatTaken);
    assert_eq!(host.person(CARA, &sit(4, "Cara")).unwrap_err(), Refusal::NoSuchSeat);
    host.person(ANNA, &bot(3)).unwrap();
    assert_eq!(host.person(CARA, &sit(3, "Cara")).unwrap_err(), Refusal::SeatTaken);
}

#[test]
fn bots_are_seated_by_the_host_where_nobody_sits() {
    let mut host = Host::open(base(3));
    assert_eq!(host.person(BORIS, &bot(1)).unwrap_err(), Refusal::NotHost);
    assert_eq!(host.person(ANNA, &bot(9)).unwrap_err(), Refusal::NoSuchSeat);
    host.person(BORIS, &sit(1, "Boris")).unwrap();
    assert_eq!(host.person(ANNA, &bot(1)).unwrap_err(), Refusal::SeatTaken);
    host.person(ANNA, &bot(2)).unwrap();
    host.person(ANNA, &Command::SeatBot { seat: seat(2), level: BotLevel::Legend }).unwrap();
    assert_eq!(host.table.chairs()[1], Chair::Bot(BotLevel::Legend));
}

#[test]
fn before_the_start_one_frees_ones_own_chair_and_the_host_any() {
    let mut host = Host::open(base(3));
    let leave = |number| Command::Leave { seat: seat(number) };
    assert_eq!(host.person(ANNA, &leave(1)).unwrap_err(), Refusal::NotYourSeat);
    host.person(BORIS, &sit(1, "Boris")).unwrap();
    assert_eq!(host.person(CARA, &leave(1)).unwrap_err(), Refusal::NotYourSeat);
    host.person(BORIS, &leave(1)).unwrap();
    host.person(BORIS, &sit(1, "Boris")).unwrap();
    host.person(ANNA, &bot(2)).unwrap();
    host.person(ANNA, &leave(1)).unwrap();
    host.person(ANNA, &leave(2)).unwrap();
    assert!(host.table.chairs().iter().all(|chair| *chair == Chair::Empty));
    assert_eq!(host.person(ANNA, &leave(4)).unwrap_err(), Refusal::NoSuchSeat);
}

#[test]
fn whoever_leaves_the_game_is_replaced_at_once_and_may_come_back() {
    let mut host = Host::started(base(3));
    let (leave, back) = (Command::Leave { seat: seat(2) }, Command::Return { seat: seat(2) });
    assert_eq!(host.person(ANNA, &leave).unwrap_err(), Refusal::NotYourSeat, "even the host");
    assert_eq!(host.person(BORIS, &back).unwrap_err(), Refusal::NotYourSeat, "who never left");
    host.person(BORIS, &leave).unwrap();
    assert_eq!(host.person(BORIS, &leave).unwrap_err(), Refusal::NotYourSeat, "who has left");
    host.ask(2);
    let Due::Now(wanted) = host.due() else { panic!("a bot is to decide") };
    assert_eq!((wanted.seat, wanted.by), (seat(2), By::Substitute));
    assert_eq!(host.person(BORIS, &host.answer()).unwrap_err(), Refusal::NotYourSeat);
    assert_eq!(host.person(CARA, &back).unwrap_err(), Refusal::NotYourSeat);
    host.person(BORIS, &back).unwrap();
    assert_eq!(host.due(), Due::Nothing);
    host.person(BORIS, &host.answer()).unwrap();
}

#[test]
fn a_bots_decision_comes_too_late_when_the_player_is_back() {
    let mut host = Host::started(base(3));
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    host.ask(2);
    let Due::Now(wanted) = host.due() else { panic!("a bot is to decide") };
    let decided = wanted.decided(host.first_choice());
    host.person(BORIS, &Command::Return { seat: seat(2) }).unwrap();
    assert_eq!(host.server(&decided).unwrap_err(), Refusal::NotDue);
    assert_eq!(host.number(), wanted.number);
}

#[test]
fn a_chair_that_was_left_is_taken_by_strangers_with_the_hosts_consent() {
    let mut host = Host::started(base(3));
    let offer = Command::Offer { seat: seat(2) };
    assert_eq!(host.person(CARA, &sit(2, "Cara")).unwrap_err(), Refusal::SeatTaken);
    assert_eq!(host.person(ANNA, &offer).unwrap_err(), Refusal::SeatTaken, "Boris plays");
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    assert_eq!(host.person(CARA, &sit(2, "Cara")).unwrap_err(), Refusal::NotOffered);
    assert_eq!(host.person(BORIS, &offer).unwrap_err(), Refusal::NotHost);
    host.person(ANNA, &offer).unwrap();
    for person in [ANNA, BORIS] {
        let sits = host.person(person, &sit(2, "A second hand"));
        assert_eq!(sits.unwrap_err(), Refusal::AlreadySeated);
    }
    host.person(CARA, &sit(2, "Cara")).unwrap();
    assert_eq!(player(&host, 2), Some(CARA));
    let back = host.person(BORIS, &Command::Return { seat: seat(2) });
    assert_eq!(back.unwrap_err(), Refusal::NotYourSeat);
    assert_eq!(
        host.person(CARA, &sit(3, "Cara")).unwrap_err(),
        Refusal::SeatTaken,
        "a bot's from the start"
    );
}

#[test]
fn the_host_gives_a_chair_to_a_bot_only_while_its_player_is_away() {
    let mut host = Host::started(base(3));
    let give = Command::GiveToBot { seat: seat(2) };
    assert_eq!(host.person(ANNA, &give).unwrap_err(), Refusal::NotAway);
    host.presence.disconnect(BORIS, host.now);
    assert_eq!(host.person(CARA, &give).unwrap_err(), Refusal::NotHost);
    assert_eq!(host.person(ANNA, &Command::GiveToBot { seat: seat(3) }).unwrap_err(), Refusal::NotAway);
    assert_eq!(host.person(ANNA, &Command::GiveToBot { seat: seat(8) }).unwrap_err(), Refusal::NoSuchSeat);
    host.person(ANNA, &give).unwrap();
    assert!(matches!(&host.table.chairs()[1], Chair::Taken { substitute: Some(Substitute::Given), .. }));
    assert_eq!(host.person(ANNA, &give).unwrap_err(), Refusal::NotAway, "it is a bot's already");
    assert_eq!(host.person(CARA, &sit(2, "Cara")).unwrap_err(), Refusal::SeatTaken, "it is still Boris's");
    host.presence.connect(BORIS);
    host.person(BORIS, &Command::Return { seat: seat(2) }).unwrap();
    assert_eq!(player(&host, 2), Some(BORIS));
}

#[test]
fn whose_chair_was_given_away_can_leave_it_for_good() {
    let mut host = Host::started(base(3));
    host.presence.disconnect(BORIS, host.now);
    host.person(ANNA, &Command::GiveToBot { seat: seat(2) }).unwrap();
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    host.person(ANNA, &Command::Offer { seat: seat(2) }).unwrap();
    host.person(BORIS, &Command::Return { seat: seat(2) }).unwrap();
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    let sits = host.person(CARA, &sit(2, "Cara"));
    assert_eq!(sits.unwrap_err(), Refusal::NotOffered, "it was, but he came back");
    host.person(ANNA, &Command::Offer { seat: seat(2) }).unwrap();
    host.person(CARA, &sit(2, "Cara")).unwrap();
}

#[test]
fn nothing_is_given_or_had_back_before_the_start() {
    let mut host = Host::open(base(3));
    host.person(BORIS, &sit(2, "Boris")).unwrap();
    let give = Command::GiveToBot { seat: seat(2) };
    assert_eq!(host.person(ANNA, &give).unwrap_err(), Refusal::NotBegun);
    assert_eq!(host.person(BORIS, &Command::Return { seat: seat(2) }).unwrap_err(), Refusal::NotYourSeat);
}

#[test]
fn after_the_end_nobody_comes_or_goes() {
    let mut host = Host::started(base(3));
    host.ask(2);
    host.person(BORIS, &Command::Leave { seat: seat(2) }).unwrap();
    host.finish();
    for command in [sit(2, "Cara"), Command::Leave { seat: seat(1) }] {
        assert_eq!(host.person(CARA, &command).unwrap_err(), Refusal::Over);
    }
    assert_eq!(host.person(BORIS, &Command::Return { seat: seat(2) }).unwrap_err(), Refusal::Over);
    assert_eq!(host.person(ANNA, &Command::GiveToBot { seat: seat(1) }).unwrap_err(), Refusal::Over);
    assert_eq!(host.due(), Due::Nothing);
}

#[test]
fn a_chair_moves_to_another_identity_of_its_player() {
    let mut host = Host::started(base(3));
    let to_work = Command::Move { seat: seat(1), person: ANNA_AT_WORK };
    assert_eq!(host.person(ANNA, &to_work).unwrap_err(), Refusal::NotServer);
    let bots = Command::Move { seat: seat(3), person: ANNA };
    assert_eq!(host.server(&bots).unwrap_err(), Refusal::NotYourSeat);
    assert_eq!(
        host.server(&Command::Move { seat: seat(7), person: ANNA }).unwrap_err(),
        Refusal::NoSuchSeat
    );
    host.person(ANNA, &Command::Leave { seat: seat(1) }).unwrap();
    host.server(&to_work).unwrap();
    assert_eq!(player(&host, 1), Some(ANNA_AT_WORK), "and she is back");
    assert_eq!(host.table.host(), ANNA_AT_WORK, "what she may goes along");
    host.ask(1);
    assert_eq!(host.person(ANNA, &host.answer()).unwrap_err(), Refusal::NotYourSeat);
    host.person(ANNA_AT_WORK, &host.answer()).unwrap();
}

#[test]
fn a_host_who_keeps_another_chair_stays_the_host() {
    let mut host = Host::open(base(3));
    host.person(ANNA, &sit(1, "Anna")).unwrap();
    host.person(ANNA, &sit(2, "Anna's aunt")).unwrap();
    host.server(&Command::Move { seat: seat(2), person: BORIS }).unwrap();
    assert_eq!(host.table.host(), ANNA);
}

#[test]
fn one_person_can_play_several_chairs() {
    let mut host = Host::open(base(2));
    host.presence.connect(ANNA);
    host.person(ANNA, &sit(1, "Anna")).unwrap();
    host.person(ANNA, &sit(2, "Anna's aunt")).unwrap();
    assert_eq!(host.table.seats_of(ANNA), [seat(1), seat(2)].into_iter().collect());
    assert!(host.table.seats_of(BORIS).is_empty());
    host.person(ANNA, &start()).unwrap();
    host.finish();
    let entries = host.log.iter();
    let made = entries.filter(|entry| matches!(entry.what, Happened::Chose { by: By::Player, .. })).count();
    assert_eq!(made, host.number());
}

//! Talk: how much, how fast, who may not, and when nobody may (C20).

use super::*;
use crate::About;

fn say(text: &str) -> Command {
    Command::Say { name: name("whoever"), text: text.to_owned() }
}

fn said(news: News) -> (Option<Seat>, String, String) {
    let About::Said { seat, name, text } = news.about else { panic!("{:?}", news.about) };
    (seat, name.as_str().to_owned(), text)
}

#[test]
fn who_sits_speaks_under_the_name_of_the_chair_and_who_watches_under_ones_own() {
    let mut host = Host::started(base(3));
    let news = host.person(BORIS, &say(" hands up \n")).unwrap();
    assert_eq!(said(news), (Some(seat(2)), "Boris".to_owned(), "hands up".to_owned()));
    let news = host.person(CARA, &say("never")).unwrap();
    assert_eq!(said(news), (None, "whoever".to_owned(), "never".to_owned()));
}

#[test]
fn a_message_is_one_line_of_at_most_three_hundred_characters() {
    let mut host = Host::open(base(3));
    for text in ["", "  \n", "\u{7}", "\u{7} \u{7}", "\u{200b}"] {
        assert_eq!(host.person(ANNA, &say(text)).unwrap_err(), Refusal::NothingSaid, "{text:?}");
    }
    host.person(ANNA, &say(&"ж".repeat(300))).unwrap();
    let long = host.person(ANNA, &say(&"ж".repeat(301))).unwrap_err();
    assert_eq!(long, Refusal::TooLong { most: 300 });
    let news = host.person(ANNA, &say("up\u{1b}[2J\nand\u{202e} down")).unwrap();
    assert_eq!(said(news).2, "up[2J and down");
}

#[test]
fn five_messages_in_ten_seconds_are_enough() {
    let mut host = Host::open(base(3));
    for text in ["1", "2", "3", "4", "5"] {
        host.person(ANNA, &say(text)).unwrap();
        host.wait(1_000);
    }
    assert_eq!(host.person(ANNA, &say("6")).unwrap_err(), Refusal::TooFast);
    host.person(BORIS, &say("others may")).unwrap();
    host.wait(4_999);
    assert_eq!(host.person(ANNA, &say("6")).unwrap_err(), Refusal::TooFast);
    host.wait(1);
    host.person(ANNA, &say("6")).unwrap();
    assert_eq!(host.person(ANNA, &say("7")).unwrap_err(), Refusal::TooFast);
}

#[test]
fn whom_the_host_mutes_is_silent_until_allowed_again() {
    let mut host = Host::started(base(3));
    let mute = |muted| Command::Mute { person: BORIS, muted };
    assert_eq!(host.person(BORIS, &mute(true)).unwrap_err(), Refusal::NotHost);
    assert_eq!(host.person(ANNA, &mute(true)).unwrap().about, About::Muted);
    assert_eq!(host.person(BORIS, &say("but")).unwrap_err(), Refusal::Muted);
    host.person(CARA, &say("poor Boris")).unwrap();
    host.person(ANNA, &mute(false)).unwrap();
    host.person(BORIS, &say("thank you")).unwrap();
}

#[test]
fn nobody_gets_a_voice_back_by_moving() {
    let mut host = Host::started(base(3));
    host.person(ANNA, &Command::Mute { person: BORIS, muted: true }).unwrap();
    let elsewhere = Person(0xbb);
    host.server(&Command::Move { seat: seat(2), person: elsewhere }).unwrap();
    assert_eq!(host.person(elsewhere, &say("but")).unwrap_err(), Refusal::Muted);
}

fn at(host: &Host, stage: folsom_rules::Stage) -> bool {
    host.table.play().unwrap().game().board().stage == stage
}

/// C20: the expansion's teams plan aloud, and then each decides alone.
#[test]
fn with_couriers_nobody_talks_from_stealin_on() {
    use folsom_rules::Stage::{Schemin, Stealin};
    let mut host = Host::started(Terms::new(Setup::new(Preset::Couriers, 4)));
    host.play_until(|host| at(host, Schemin));
    host.person(BORIS, &say("I go up")).unwrap();
    host.play_until(|host| at(host, Stealin));
    for person in [BORIS, CARA] {
        assert_eq!(host.person(person, &say("go left")).unwrap_err(), Refusal::TalkClosed);
    }
    host.play_until(|host| at(host, Schemin));
    host.person(BORIS, &say("sorry")).unwrap();
    host.finish();
    host.person(BORIS, &say("well played")).unwrap();
}

/// C20 again: what is decided at the end of a round is decided alone as well.
#[test]
fn with_couriers_nobody_talks_at_the_rounds_end() {
    use folsom_rules::Stage::RoundEnd;
    let asked_then = (0..50).find_map(|number| {
        let mut host = Host::open(Terms::new(Setup::new(Preset::Couriers, 4)));
        host.presence.connect(ANNA);
        (1..=4).for_each(|number| drop(host.person(ANNA, &sit(number, "Anna")).unwrap()));
        host.person(ANNA, &Command::Start { seed: Seed::from_number(number) }).unwrap();
        host.play_until(|host| at(host, RoundEnd) || host.table.stage() == Stage::Over);
        at(&host, RoundEnd).then_some(host)
    });
    let mut host = asked_then.expect("somebody is asked something then");
    assert_eq!(host.person(ANNA, &say("now")).unwrap_err(), Refusal::TalkClosed);
}

#[test]
fn in_the_base_game_everybody_talks_all_the_time() {
    let mut host = Host::started(base(3));
    host.play_until(|host| at(host, folsom_rules::Stage::Stealin));
    host.person(BORIS, &say("bang")).unwrap();
}

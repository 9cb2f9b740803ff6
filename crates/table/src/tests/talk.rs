//! Talk: how much, who may, who may not, and when nobody may (C20).

use super::*;
use crate::{About, Audience};

fn say(host: &Host, person: Person, text: &str) -> Result<(String, String), Refusal> {
    let (name, text) = host.table.line(person, &name("whoever"), text, false)?;
    Ok((name.as_str().to_owned(), text))
}

#[test]
fn who_sits_speaks_under_the_name_of_the_chair_and_who_watches_under_ones_own() {
    let host = Host::started(base(3));
    assert_eq!(say(&host, BORIS, " hands up \n"), Ok(("Boris".to_owned(), "hands up".to_owned())));
    assert_eq!(say(&host, CARA, "never"), Ok(("whoever".to_owned(), "never".to_owned())));
}

#[test]
fn a_message_is_one_line_of_at_most_three_hundred_characters() {
    let host = Host::open(base(3));
    for text in ["", "  \n", "\u{7}", "\u{7} \u{7}", "\u{200b}"] {
        assert_eq!(say(&host, ANNA, text), Err(Refusal::NothingSaid), "{text:?}");
    }
    say(&host, ANNA, &"ж".repeat(300)).unwrap();
    assert_eq!(say(&host, ANNA, &"ж".repeat(301)), Err(Refusal::TooLong { most: 300 }));
    assert_eq!(say(&host, ANNA, "up\u{1b}[2J\nand\u{202e} down").unwrap().1, "up[2J and down");
}

#[test]
fn whom_the_host_mutes_is_silent_until_allowed_again() {
    let mut host = Host::started(base(3));
    let mute = |muted| Command::Mute { person: BORIS, muted };
    assert_eq!(host.person(BORIS, &mute(true)).unwrap_err(), Refusal::NotHost);
    assert_eq!(host.person(ANNA, &mute(true)).unwrap().about, About::Muted);
    assert_eq!(say(&host, BORIS, "but"), Err(Refusal::Muted));
    say(&host, CARA, "poor Boris").unwrap();
    host.person(ANNA, &mute(false)).unwrap();
    say(&host, BORIS, "thank you").unwrap();
}

#[test]
fn nobody_gets_a_voice_back_by_moving() {
    let mut host = Host::started(base(3));
    host.person(ANNA, &Command::Mute { person: BORIS, muted: true }).unwrap();
    let elsewhere = Person(0xbb);
    host.server(&Command::Move { seat: seat(2), person: elsewhere }).unwrap();
    assert_eq!(say(&host, elsewhere, "but"), Err(Refusal::Muted));
}

/// The host, somebody who plays, and somebody who only watches.
#[test]
fn the_host_says_who_may_talk() {
    for public in [false, true] {
        let mut host = Host::started(Terms { public, ..base(3) });
        let heard = |host: &Host| [ANNA, BORIS, CARA].map(|person| say(host, person, "hello").is_ok());
        assert_eq!(heard(&host), [true, true, !public], "if nothing was said about it");
        let limit = |to| Command::LimitTalk(to);
        assert_eq!(host.person(BORIS, &limit(Audience::Everybody)).unwrap_err(), Refusal::NotHost);
        for (to, wanted) in [
            (Audience::Nobody, [false; 3]),
            (Audience::Players, [true, true, false]),
            (Audience::Everybody, [true; 3]),
            (Audience::Invited, [true, true, !public]),
        ] {
            assert_eq!(host.person(ANNA, &limit(to)).unwrap().about, About::Talk);
            assert_eq!((host.table.talk(), heard(&host)), (to, wanted));
        }
        host.person(ANNA, &limit(Audience::Players)).unwrap();
        assert_eq!(say(&host, CARA, "hello"), Err(Refusal::TalkLimited));
    }
}

#[test]
fn after_the_end_people_talk_for_a_while_and_then_no_more() {
    let mut host = Host::started(base(3));
    host.finish();
    assert_eq!(say(&host, BORIS, "well played"), Err(Refusal::Over));
    host.table.line(BORIS, &name("whoever"), "well played", true).unwrap();
    host.person(ANNA, &Command::Close).unwrap();
    assert_eq!(host.table.line(BORIS, &name("whoever"), "hello?", true), Err(Refusal::Closed));
}

/// Logs of older versions have what was said in them, or a place where it was.
#[test]
fn what_older_logs_tell_of_talk_changes_nothing() {
    let mut host = Host::started(base(3));
    let before = host.table.clone();
    let said = Happened::Said { person: CARA, name: name("Cara"), text: "hello".to_owned() };
    for what in [said, Happened::Forgotten] {
        let news = host.table.apply(&Entry { at: Time(0), what }).unwrap();
        assert_eq!(news.about, About::Forgotten);
    }
    assert_eq!(host.table.entries(), before.entries() + 2);
    assert_eq!(Table { entries: before.entries(), ..host.table }, before);
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
    say(&host, BORIS, "I go up").unwrap();
    host.play_until(|host| at(host, Stealin));
    for person in [BORIS, CARA] {
        assert_eq!(say(&host, person, "go left"), Err(Refusal::TalkClosed));
    }
    host.play_until(|host| at(host, Schemin));
    say(&host, BORIS, "sorry").unwrap();
}

/// C20 again: what is decided at the end of a round is decided alone as well.
#[test]
fn with_couriers_nobody_talks_at_the_rounds_end() {
    use folsom_rules::Stage::RoundEnd;
    let asked_then = (0..50).find_map(|number| {
        let mut host = Host::open(Terms::new(Setup::new(Preset::Couriers, 4)));
        host.presence.connect(ANNA);
        (1..=4).for_each(|number| drop(host.person(ANNA, &sit(number, "Anna")).unwrap()));
        host.person(
            ANNA,
            &Command::Start {
                seed: Seed::from_number(number),
                table: "t1".to_owned(),
                awaited: SeatSet::EMPTY,
            },
        )
        .unwrap();
        host.play_until(|host| at(host, RoundEnd) || host.table.stage() == Phase::Over);
        at(&host, RoundEnd).then_some(host)
    });
    let host = asked_then.expect("somebody is asked something then");
    assert_eq!(say(&host, ANNA, "now"), Err(Refusal::TalkClosed));
}

#[test]
fn in_the_base_game_everybody_talks_all_the_time() {
    let mut host = Host::started(base(3));
    host.play_until(|host| at(host, folsom_rules::Stage::Stealin));
    say(&host, BORIS, "bang").unwrap();
}

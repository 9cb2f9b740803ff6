//! What whoever writes a scenario is told, and how much they may leave to us.

use super::*;
use crate::ask::AskKind;
use crate::names::Named;
use crate::seat::Seat;
use crate::text::notation::read_choice;

const PAIRS: &str = "scenario: two bandits each
covers: V30
rules: ru18-advanced
seats: django+doc ghost+tuco
train: locomotive mail dining saloon
at django doc ghost tuco: dining/inside
pile: ghost ghost:move, doc doc:fire
";

/// Runs one scenario: what is wrong with it, if anything is.
fn run(text: &str) -> std::result::Result<(), String> {
    let scenarios = Scenario::read(text).map_err(|error| error.to_string())?;
    scenarios.iter().try_for_each(Scenario::run).map_err(|error| error.to_string())
}

fn complaint(text: &str) -> String {
    run(text).expect_err("this must not pass")
}

#[test]
fn a_seat_is_called_by_any_of_its_bandits_or_by_its_number() {
    for name in ["django", "doc", "seat1"] {
        run(&format!("{PAIRS}play:\nexpect first: {name}\n")).unwrap();
        run(&format!("{PAIRS}play:\nexpect pile: tuco ghost:move, {name} doc:fire\n")).unwrap();
    }
    run(&format!("{PAIRS}play:\nexpect asked: tuco move\nexpect asked: seat2 move\n")).unwrap();
    assert!(complaint(&format!("{PAIRS}play:\nexpect first: ghost\n")).contains("but it is: django"));
}

#[test]
fn the_star_works_in_choices_too() {
    let game = Scenario::read(&format!("{PAIRS}play:\nexpect first: doc\n")).unwrap()[0].start().unwrap();
    let read = |text| read_choice(text, game.board(), Seat::default());
    assert_eq!(read("heal neutral*2"), read("heal neutral neutral"));
    assert_eq!(read("keep doc:move*2 doc:fire"), read("keep doc:move doc:move doc:fire"));
    assert!(read("heal neutral*2").is_ok() && read("keep doc:move*2").is_ok());
    assert!(read("heal neutral*x").unwrap_err().contains("`name*number`"));
}

#[test]
fn what_is_missing_or_mistyped_is_said_to_be() {
    let missing = complaint(&format!("{PAIRS}expect first: doc\n"));
    assert!(missing.contains("line 8") && missing.contains("`play:` is missing"), "{missing}");
    let missing = complaint(&format!("{PAIRS}ghost: go mail/inside\n"));
    assert!(missing.contains("`play:` is missing"), "{missing}");

    let key = complaint(&PAIRS.replace("at django", "att django").replace("pile:", "play:\nexpect pile:"));
    assert!(key.contains("line 6") && key.contains("a typo for `at`? There are rules,"), "{key}");
    let place = complaint(&format!(
        "{}play:\nexpect first: doc\n",
        PAIRS.replace("dining/inside", "dinning/inside")
    ));
    assert!(place.contains("line 6") && place.contains("a typo for `dining`?"), "{place}");
    let car = complaint(&format!("{PAIRS}play:\nexpect loot mial/inside: nothing\n"));
    assert!(car.contains("a typo for `mail`?"), "{car}");
    let absent = complaint(&format!("{PAIRS}play:\nexpect loot baggage/inside: nothing\n"));
    assert!(absent.contains("its cars are locomotive, mail, dining, saloon"), "{absent}");
    let step = complaint(&format!("{PAIRS}play:\noffer: go mail/inside\nexpect first: doc\n"));
    assert!(step.contains("a typo for `offers`?"), "{step}");
    let expected = complaint(&format!("{PAIRS}play:\nexpect firts: doc\n"));
    assert!(expected.contains("a typo for `first`?"), "{expected}");
}

/// Every word that `expect asked` can be compared with is explained where scenarios are.
#[test]
fn the_document_explains_every_question() {
    let document = include_str!("../../../../../docs/scenarios.md");
    for (_, name) in AskKind::NAMES {
        assert!(document.contains(&format!("| `{name}` |")), "docs/scenarios.md does not explain `{name}`");
    }
}

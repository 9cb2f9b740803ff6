//! Answers lead to exactly the choices that are offered.

use std::collections::HashSet;

use folsom_rules::Choice;

use super::at_every_step;
use crate::{Layout, Play, Refused};

/// What to keep can be thousands of choices: so many are looked at.
const MOST: usize = 2000;

/// Every choice that answers lead to, as often as they do.
fn reached(play: &Play, choices: &mut Vec<Choice>) {
    let offered = play.offered();
    assert!(
        !offered.is_empty(),
        "a question without an answer: {:?} {:?}",
        play.game().prompt(),
        play.given()
    );
    for answer in offered.iter() {
        let mut then = *play;
        match then.answer(answer.into()).expect("an offered answer is accepted") {
            Some(choice) => choices.push(choice),
            None => {
                assert_eq!(then.game(), play.game(), "nothing has happened before all is said");
                reached(&then, choices);
            }
        }
    }
}

#[test]
fn answers_lead_to_every_choice_and_to_each_in_one_way() {
    let mut kinds = HashSet::new();
    at_every_step(2, |play, _| {
        let Some(prompt) = play.game().prompt() else { return };
        let offered = play.game().choices();
        if !play.given().is_empty() || offered.len() > MOST {
            return;
        }
        kinds.insert(prompt.ask.kind());
        let mut choices = Vec::new();
        reached(play, &mut choices);
        let different: HashSet<Choice> = choices.iter().copied().collect();
        assert_eq!(different.len(), choices.len(), "two ways to one choice: {:?}", prompt.ask);
        assert_eq!(different, offered.iter().collect(), "{:?}", prompt.ask);
    });
    assert!(kinds.len() > 20, "few kinds of questions came up: {kinds:?}");
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    at_every_step(1, |play, dice| {
        let mut tried = *play;
        let last = play.layout().answers() as i64;
        for wrong in [-1, last, i64::MAX, i64::MIN, 70_000] {
            let refused = tried.answer(wrong).expect_err("there is no such answer");
            assert!(matches!(refused, Refused::Unknown(..) | Refused::Over));
        }
        let number = folsom_rules::below(dice, last as usize) as u16;
        if !play.offered().has(number) {
            tried.answer(number.into()).expect_err("it was not offered");
        }
        assert!(tried.game() == play.game() && tried.given() == play.given());
    });
}

#[test]
fn every_answer_has_a_name_of_its_own() {
    for layout in Layout::ALL {
        let names: HashSet<String> =
            (0..layout.answers() as u16).filter_map(|number| layout.answer_name(number)).collect();
        assert_eq!(names.len(), layout.answers());
        assert_eq!(layout.answer_name(layout.answers() as u16), None);
    }
}

/// Random games rarely reach the armored train or leave a dozen purses at one place, so not every number comes up. Every block does.
#[test]
fn every_block_of_the_list_is_offered_some_time() {
    let mut seen = [HashSet::new(), HashSet::new()];
    at_every_step(6, |play, _| seen[play.layout() as usize].extend(play.offered().iter()));
    for (layout, seen) in Layout::ALL.into_iter().zip(seen) {
        for (first, len, name, _) in layout.blocks() {
            let block = first..first + len as u16;
            // Nobody gets to a machine gun or meets a courier by accident.
            let rare = matches!(name, "gun" | "courier");
            assert!(rare || seen.iter().any(|number| block.contains(number)), "{} {name}", layout.name());
        }
    }
}

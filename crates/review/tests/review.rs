//! Whole reviews of games at tables of every kind: what must hold whatever was played.

use folsom_bots::Level;
use folsom_protocol::ReviewJson;
use folsom_review::{Finding, Reviewer, Unreviewable, weigh};
use folsom_rules::text::record::Record;
use folsom_rules::{Game, Preset, Seed, Setup, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Tables where different things are hidden, and where others win together.
fn tables() -> Vec<Setup> {
    let mut expert = Setup::new(Preset::Ru18Advanced, 3);
    expert.rules.expert = true;
    vec![
        Setup::new(Preset::Ru18Advanced, 4),
        Setup::new(Preset::Ru18Advanced, 2),
        Setup { pairs: true, ..Setup::new(Preset::Ru18Advanced, 3) },
        Setup::new(Preset::Ru14, 2),
        expert,
        Setup::new(Preset::Couriers, 5),
        Setup::new(Preset::CouriersBetrayal, 4),
    ]
}

/// A game of greenhorns, who do a bit of everything.
fn play(setup: &Setup, number: u64) -> Record {
    let mut record = Record::new(setup.clone(), Seed::from_number(number));
    let mut game = Game::new(setup, record.seed).expect("the table can be");
    let mut bot = Level::Greenhorn.bot(number);
    while let Some(prompt) = game.prompt() {
        let choice = bot.decide(&game.view(Viewer::Seat(prompt.seat))).choice;
        record.choices.push((prompt.seat, choice));
        game.choose(choice, &mut ()).expect("a bot picks one of its choices");
    }
    record
}

fn review(reviewer: &Reviewer) -> ReviewJson {
    let findings: Vec<Finding> = (0..reviewer.tasks()).map(|task| reviewer.examine(task)).collect();
    reviewer.report(&findings)
}

#[test]
fn luck_and_everybodys_choices_add_up_to_the_result() {
    for (setup, number) in tables().iter().zip(1..) {
        let reviewer = Reviewer::new(play(setup, number), 24).expect("the game is over");
        let review = review(&reviewer);
        assert_eq!(review.done, review.tasks);
        for seat in &review.seats {
            let fall = seat.waterfall.expect("all is done");
            let sum = fall.parity + fall.luck.change + fall.own.change + fall.others.change;
            assert!((sum - fall.result).abs() < 1e-9, "{setup:?} {}: {fall:?}", seat.seat);
        }
        let total: f64 = review.parties.iter().map(|party| result(&review, party[0])).sum();
        let betrayal = setup.rules.couriers == folsom_rules::Couriers::Betrayal;
        assert!((total - 1.0).abs() < 1e-6 || betrayal && total == 0.0, "{setup:?}: {total}");
        assert!(review.headlines.len() == 3 && review.moments.len() > 20, "{setup:?}");
    }
}

fn result(review: &ReviewJson, seat: folsom_protocol::Word<folsom_rules::Seat>) -> f64 {
    let seat = review.seats.iter().find(|one| one.seat == seat).expect("it is at the table");
    seat.waterfall.expect("all is done").result
}

/// The twins of `crates/bots/tests/blind.rs`: games that look the same to the seat, and differ in all that it can't know.
#[test]
fn a_decision_is_judged_the_same_in_every_world_that_looks_the_same_to_the_seat() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    for (setup, number) in tables().iter().zip(1..) {
        let reviewer = Reviewer::new(play(setup, number), 24).expect("the game is over");
        let (mut differing, mut judged) = (0, 0);
        for (index, &(seat, choice)) in reviewer.record().choices.iter().enumerate() {
            let game = &reviewer.positions()[index];
            let twin = game.view(Viewer::Seat(seat)).worlds().draw(&mut dice);
            differing += usize::from(twin != *game);
            let here = reviewer.examine(index as u32 + 1).weighing;
            let there = weigh(&twin.view(Viewer::Seat(seat)), choice, 24, index as u64);
            assert_eq!(here, there, "{setup:?}, choice {index}");
            judged += usize::from(here.is_some());
        }
        assert!(
            differing > 10 && judged > 10,
            "the twins must have secrets of their own: {differing}, {judged}"
        );
    }
}

#[test]
fn findings_in_any_order_and_part_of_them_make_a_report() {
    let reviewer = Reviewer::new(play(&tables()[0], 3), 24).expect("the game is over");
    let mut findings: Vec<Finding> = (0..reviewer.tasks()).map(|task| reviewer.examine(task)).collect();
    let whole = reviewer.report(&findings);
    // They are kept as text in between.
    let text = serde_json::to_string(&findings).expect("findings can be written");
    findings = serde_json::from_str(&text).expect("and read");
    findings.reverse();
    assert_eq!(reviewer.report(&findings), whole);
    let half: Vec<Finding> = findings.iter().filter(|finding| finding.task % 2 == 0).cloned().collect();
    let part = reviewer.report(&half);
    assert!(part.done < part.tasks && part.seats.iter().all(|seat| seat.waterfall.is_none()));
    assert!(!part.moments.is_empty() && part.moments.len() < whole.moments.len());
    // What was kept for another game does no harm.
    half.iter().for_each(|finding| assert!(finding.task < reviewer.tasks()));
    let strange = Finding { task: 1_000_000, ..half[0].clone() };
    assert_eq!(reviewer.report(&[strange]).done, 0);
}

#[test]
fn what_can_not_be_reviewed_is_refused_with_the_reason() {
    let record = play(&tables()[0], 5);
    let text = record.write();
    let code = |text: &str| Reviewer::read(text, 24).err().map(|error| (error.code(), error.to_string()));
    assert_eq!(code(&text), None);
    let (bad, reason) = code(&text.replacen("seat2 play", "seat2 dance", 1)).expect("nobody dances");
    assert!(bad == "bad-record" && reason.contains("line"), "{reason}");
    assert_eq!(code("").map(|error| error.0), Some("bad-record"));
    let later_format = text.replacen("folsom-record 1", "folsom-record 2", 1);
    assert_eq!(code(&later_format).map(|error| error.0), Some("later-version"));
    let later_rules = text.replacen("rules-version: 1", "rules-version: 99", 1);
    assert_eq!(code(&later_rules).map(|error| error.0), Some("later-version"));
    let mut broken_off = record;
    broken_off.choices.pop();
    assert_eq!(code(&broken_off.write()).map(|error| error.0), Some("unfinished"));
    assert_eq!(Reviewer::new(broken_off, 24).err(), Some(Unreviewable::Unfinished));
}

#[test]
fn a_review_is_the_same_every_time_and_its_key_says_what_it_is_of() {
    let record = play(&tables()[1], 9);
    let [one, two] = [24, 24].map(|games| Reviewer::new(record.clone(), games).expect("the game is over"));
    assert_eq!(review(&one), review(&two));
    assert_eq!(one.key(), two.key());
    assert_ne!(one.key(), Reviewer::new(record, 25).expect("the game is over").key());
}

//! What a program is sent tells it no more than its seat may know.

use folsom_protocol::{LISTED, ViewJson};
use folsom_rules::{Choice, Game, Indexed, Preset, RuleSet, Seat, Seed, Setup, View, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use super::wire;

fn tables() -> [Setup; 5] {
    let expert = RuleSet { expert: true, ..Preset::Ru14.into() };
    [
        Setup::new(Preset::Ru18Advanced, 4),
        Setup::new(Preset::Ru18Advanced, 2),
        Setup::new(expert, 3),
        Setup::new(Preset::Couriers, 5),
        Setup::new(Preset::CouriersBetrayal, 4),
    ]
}

/// Plays a random game of each kind and looks at every step.
fn at_every_step(mut look: impl FnMut(&Game, &mut Xoshiro256PlusPlus)) {
    for (number, setup) in (0..).zip(tables()) {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut game = Game::new(&setup, Seed::from_number(number)).expect("a legal table");
        while game.prompt().is_some() {
            look(&game, &mut dice);
            let choices = game.choices();
            game.choose(choices.get(below(&mut dice, choices.len())), &mut ()).expect("an offered choice");
        }
    }
}

/// All that is written for a viewer: the question, if it is asked, and what it sees in any case.
fn written(view: &View) -> String {
    match view.choices() {
        Some(_) => wire::decide(1, view),
        None => serde_json::to_string(&ViewJson::from(view)).expect("all keys are strings"),
    }
}

#[test]
fn games_that_differ_only_in_what_a_seat_cannot_know_are_written_the_same_for_it() {
    let (mut compared, mut different) = (0, 0);
    at_every_step(|game, dice| {
        let viewers = game.board().seats().map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let view = game.view(viewer);
            let twin = view.worlds().draw(dice);
            assert_eq!(written(&view), written(&twin.view(viewer)));
            compared += 1;
            // All games differ in their seeds; what somebody else sees is a better measure.
            let others = game.board().seats().filter(|&seat| !viewer.is(seat));
            let shows = |seat: Seat| game.view(Viewer::Seat(seat)) != twin.view(Viewer::Seat(seat));
            different += u32::from(others.into_iter().any(shows));
        }
    });
    assert!(compared > 2000 && different > compared / 2, "{different} of {compared} differ at all");
}

#[test]
fn hidden_cards_and_values_are_null() {
    let (mut hands, mut laid, mut purses) = (0, 0, 0);
    at_every_step(|game, _| {
        let asked = game.prompt().expect("the game waits").seat;
        let view = game.view(Viewer::Seat(asked));
        let message: Value = serde_json::from_str(&wire::decide(1, &view)).expect("it is JSON");
        let view = &message["view"];
        let each = |list: &Value| list.as_array().expect("a list").clone();
        for (index, seat) in each(&view["seats"]).iter().enumerate() {
            let own = Seat::at(index) == asked;
            for card in each(&seat["hand"]) {
                assert_eq!(card["card"].is_null(), !own && card["open"] == false, "{seat}");
                hands += u32::from(card["card"].is_null());
            }
        }
        let own_name = asked.to_string();
        for card in each(&view["pile"]) {
            let hidden =
                card["face_down"] == true && card["progress"] == "waiting" && card["seat"] != own_name;
            assert_eq!(card["card"].is_null(), hidden, "{card}");
            laid += u32::from(hidden);
        }
        for car in each(&view["cars"]) {
            for token in car["inside"].as_array().into_iter().flatten().filter(|t| t["kind"] == "purse") {
                let known = each(&token["known_to"]).contains(&Value::from(own_name.as_str()));
                // A purse can also be known because it was worked out.
                assert!(!known || token["dollars"].is_u64(), "{token}");
                assert!(token["touched"] == true || token["dollars"].is_null(), "{token}");
                purses += u32::from(token["dollars"].is_null());
            }
        }
    });
    assert!(hands > 1000 && laid > 100 && purses > 1000, "{hands} {laid} {purses}");
}

#[test]
fn what_is_listed_can_be_answered_by_words_and_by_number() {
    let mut longest = 0;
    at_every_step(|game, dice| {
        let view = game.view(Viewer::Seat(game.prompt().expect("the game waits").seat));
        let message: Value = serde_json::from_str(&wire::decide(7, &view)).expect("it is JSON");
        let listed = message["choices"].as_array().expect("a list");
        let choices = view.choices().expect("it is asked");
        assert_eq!(message["choices_total"], choices.len());
        assert_eq!(listed.len(), choices.len().min(LISTED));
        longest = longest.max(choices.len());
        let index = below(dice, listed.len());
        for answer in
            [format!(r#"{{"id":7,"index":{index}}}"#), format!(r#"{{"id":7,"choice":{}}}"#, listed[index])]
        {
            let answer = wire::read_answer(answer.as_bytes()).expect("an answer");
            assert_eq!(answer.choice(7, &view).expect("a legal one"), choices.get(index));
        }
    });
    assert!(longest > 50);
}

/// V12: what to keep of a large hand, after the last act of Schemin'.
const LARGE_HAND: &str = "
rules: ru14 expert=on
seats: ghost+tuco doc+belle
round: 1 bridge
turn: 3
to-act: doc
hand ghost: ghost:move ghost:floor-change ghost:fire ghost:robbery ghost:punch ghost:marshal tuco:move tuco:fire tuco:punch
";

#[test]
fn a_choice_that_was_too_many_to_be_listed_can_be_made_in_words() {
    let mut game = folsom_rules::text::position::read(LARGE_HAND).expect("a position");
    game.choose(Choice::Draw, &mut ()).expect("a legal act");
    let view = game.view(Viewer::Seat(Seat::at(0)));
    let choices = view.choices().expect("it is asked what to keep");
    assert_eq!(choices.len(), 512);
    let last = choices.get(choices.len() - 1);
    let answer =
        |rest: &str| wire::read_answer(format!(r#"{{"id":7,{rest}}}"#).as_bytes()).expect("an answer");
    let words = answer(&format!(r#""choice":"{}""#, wire::write_choice(last, &view)));
    assert_eq!(words.choice(7, &view).expect("a legal one"), last);
    assert!(answer(r#""index":499"#).choice(7, &view).is_ok());
    assert!(answer(r#""index":500"#).choice(7, &view).is_err(), "it was not listed");
}

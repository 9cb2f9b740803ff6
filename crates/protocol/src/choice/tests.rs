//! Choices of random games: what is listed can be sent back, and what can be clicked on means one choice.

use std::collections::BTreeSet;

use folsom_rules::text::notation::read_choice;
use folsom_rules::{AskKind, Choice, View, Viewer};
use serde_json::Value;

use super::{ChoicesJson, LISTED};
use crate::tables::{RandomGame, every_kind};

/// Every question of random games, as whoever is asked sees it.
fn each_question(mut look: impl FnMut(AskKind, &View, &ChoicesJson)) {
    for (setup, number) in every_kind().iter().flat_map(|setup| (0..3).map(move |number| (setup, number))) {
        let mut run = RandomGame::start(setup, number);
        while let Some(prompt) = run.game.prompt() {
            let view = run.game.view(Viewer::Seat(prompt.seat));
            look(prompt.ask.kind(), &view, &ChoicesJson::of(&view).expect("it is asked"));
            run.advance();
        }
    }
}

#[test]
fn nobody_else_has_a_choice() {
    for setup in every_kind() {
        let run = RandomGame::start(&setup, 0);
        let asked = run.game.prompt().expect("the game waits").seat;
        for viewer in run.viewers().filter(|viewer| !viewer.is(asked)) {
            assert_eq!(ChoicesJson::of(&run.game.view(viewer)), None);
        }
    }
}

#[test]
fn what_is_listed_can_be_sent_back() {
    let mut asked = BTreeSet::new();
    each_question(|ask, view, json| {
        let choices = view.choices().expect("it is asked");
        let seat = view.viewer.seat().expect("a seat is asked");
        assert_eq!(json.total, choices.len());
        assert_eq!(json.list.len(), choices.len().min(LISTED));
        for (listed, choice) in json.list.iter().zip(choices.iter()) {
            assert_eq!(read_choice(&listed.text, &view.board, seat), Ok(choice));
        }
        asked.insert(ask);
    });
    let missing: Vec<_> = AskKind::ALL.iter().filter(|ask| !asked.contains(ask)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

fn tokens(choice: &Value) -> Vec<String> {
    let list = choice["tokens"].as_array().into_iter().flatten();
    list.map(|token| token.as_str().expect("a name").to_owned()).collect()
}

#[test]
fn a_token_that_can_be_clicked_on_means_one_choice() {
    let mut clicked = 0;
    each_question(|ask, view, json| {
        let list = serde_json::to_value(&json.list).unwrap();
        let mut seen = BTreeSet::new();
        for choice in list.as_array().expect("a list") {
            let of_tokens = choice.get("loot").is_some();
            assert_eq!(of_tokens, !tokens(choice).is_empty(), "{choice}");
            for token in tokens(choice) {
                let by = choice.get("bandit").cloned().unwrap_or_default().to_string();
                assert!(seen.insert((by, token)), "{choice}");
                clicked += 1;
            }
        }
        if let Some(folsom_rules::Ask::Rob(folsom_rules::ask::Rob { bandit, .. })) =
            view.board.prompt.map(|prompt| prompt.ask)
        {
            assert_eq!(seen.len(), view.board.loot.at[view.board.place[bandit]].len(), "{ask}: {list}");
        }
    });
    assert!(clicked > 0);
}

#[test]
fn any_part_of_what_can_be_kept_is_an_answer() {
    let mut longest = 0;
    each_question(|ask, view, json| {
        assert_eq!(json.keep.is_some(), ask == AskKind::Keep);
        let Some(keep) = &json.keep else { return };
        let cards = serde_json::to_value(&keep.cards).unwrap();
        let cards: Vec<&str> = cards.as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let seat = view.viewer.seat().expect("a seat is asked");
        for part in [&cards[..], &cards[cards.len() / 2..]] {
            let text = if part.is_empty() {
                "keep nothing".to_owned()
            } else {
                format!("keep {}", part.join(" "))
            };
            let choice = read_choice(&text, &view.board, seat).unwrap();
            assert!(view.choices().unwrap().contains(choice), "{text}");
        }
        longest = longest.max(json.total);
    });
    assert!(longest > LISTED);
}

/// A card as often as it can be played by itself, however that is done.
fn playable(view: &View) -> BTreeSet<String> {
    let seat = view.viewer.seat().expect("a seat is asked");
    let choices = view.choices().expect("it is asked");
    let cards = choices.iter().filter_map(|choice| match choice {
        Choice::Play { card, .. } => Some(card),
        _ => None,
    });
    let text = |card| serde_json::to_value(crate::CardText::new(card, &view.board.leads[seat])).unwrap();
    cards.map(|card| text(card).as_str().expect("a name").to_owned()).collect()
}

#[test]
fn whoever_plans_is_told_once_where_each_card_would_lead() {
    let (mut kinds, mut told) = (BTreeSet::new(), 0);
    each_question(|ask, view, json| {
        if ask != AskKind::Act {
            assert!(json.outlooks.is_empty());
            return;
        }
        let outlooks = serde_json::to_value(&json.outlooks).unwrap();
        let outlooks = outlooks.as_array().expect("a list");
        let cards: Vec<String> =
            outlooks.iter().map(|one| one["card"].as_str().expect("a name").to_owned()).collect();
        let expected: BTreeSet<String> = playable(view)
            .into_iter()
            .filter(|card| !card.ends_with("nudge"))
            .filter(|card| !card.ends_with("marshal") || view.board.marshal.is_some())
            .collect();
        assert_eq!(cards.len(), expected.len(), "{cards:?}");
        assert_eq!(cards.into_iter().collect::<BTreeSet<_>>(), expected);
        for choice in outlooks.iter().flat_map(|one| one["choices"].as_array().expect("a list")) {
            kinds.insert(choice["kind"].as_str().expect("a kind").to_owned());
            // What lies there can be pointed at, as it can when the question is asked.
            assert_eq!(choice.get("loot").is_some(), !tokens(choice).is_empty(), "{choice}");
        }
        told += outlooks.len();
    });
    assert!(told > 1000);
    let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
    assert_eq!(kinds, ["fire", "fire-courier", "go", "gun", "marshal", "punch", "rob"]);
}

//! Notices of random games are told as what they are.

use folsom_rules::{Event, Notice, Viewer};
use serde_json::Value;

use super::NoticeJson;
use crate::tables::{RandomGame, every_kind};

/// The name of a notice in Rust as it would be in JSON.
fn name(notice: &Notice) -> String {
    let debug = format!("{notice:?}");
    let whole = debug.strip_prefix("Open(").unwrap_or(&debug);
    let end = whole.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(whole.len());
    let mut name = String::new();
    for letter in whole[..end].chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

fn each_event(mut look: impl FnMut(&Event, &RandomGame)) {
    for setup in every_kind() {
        let mut run = RandomGame::start(&setup, 1);
        loop {
            run.events.iter().for_each(|event| look(event, &run));
            if run.advance().is_none() {
                break;
            }
        }
    }
}

#[test]
fn every_notice_has_its_own_name() {
    each_event(|event, run| {
        let notice = event.notice(Viewer::Spectator);
        let json = serde_json::to_value(NoticeJson::new(&notice, run.game.board())).unwrap();
        assert_eq!(json["what"], name(&notice), "{notice:?}");
    });
}

#[test]
fn cards_and_values_that_are_hidden_are_null() {
    let mut hidden = 0;
    each_event(|event, run| {
        for viewer in run.viewers() {
            let notice = event.notice(viewer);
            let json = serde_json::to_value(NoticeJson::new(&notice, run.game.board())).unwrap();
            let secret = match notice {
                Notice::CardPlayed { card: None, .. } | Notice::CardPicked { card: None, .. } => "card",
                Notice::CardsDrawn { cards: None, .. } | Notice::CardsPutAway { cards: None, .. } => {
                    "cards"
                }
                Notice::LootTaken { worth: None, .. } | Notice::LootLost { worth: None, .. } => "dollars",
                _ => continue,
            };
            assert_eq!(json.get(secret), Some(&Value::Null), "{notice:?}");
            hidden += 1;
        }
    });
    assert!(hidden > 0);
}

//! A view with a patch is the next view, in every game and for everybody.

use folsom_rules::{Preset, Setup, View, Viewer};
use serde_json::{Value, json};

use super::super::tests::CHANGES;
use super::{WrongPatch, apply_patch};
use crate::tables::{RandomGame, every_kind};
use crate::{ViewJson, ViewPatch};

fn written(view: &View) -> Value {
    serde_json::to_value(ViewJson::from(view)).expect("all keys are strings")
}

fn patch(before: &View, after: &View) -> Value {
    serde_json::to_value(ViewPatch::between(before, after)).expect("all keys are strings")
}

/// As printed, for experts, and as printed with all bandits to choose from: one of them for each preset and
/// number of seats.
fn one_of_each_size() -> impl Iterator<Item = Setup> {
    let sizes: Vec<Vec<Setup>> = every_kind()
        .chunk_by(|one, two| (one.seats, one.pairs) == (two.seats, two.pairs))
        .map(<[Setup]>::to_vec)
        .collect();
    sizes.into_iter().enumerate().map(|(index, kinds)| kinds[index % kinds.len()].clone())
}

#[test]
fn a_view_and_a_patch_make_the_next_view() {
    for (number, setup) in (0..).zip(one_of_each_size()) {
        let mut run = RandomGame::start(&setup, number);
        let viewers: Vec<Viewer> = run.viewers().collect();
        let mut views: Vec<View> = viewers.iter().map(|&viewer| run.game.view(viewer)).collect();
        let mut clients: Vec<Value> = views.iter().map(written).collect();
        while let Some(choice) = run.advance() {
            for ((&viewer, before), client) in viewers.iter().zip(&mut views).zip(&mut clients) {
                let after = run.game.view(viewer);
                apply_patch(client, &patch(before, &after)).unwrap();
                let wanted = written(&after);
                assert!(*client == wanted, "{} for {viewer}, after {choice:?}", setup.rules);
                *before = after;
            }
        }
    }
}

/// One field by itself: games of random choices change several at once, and one may hide another.
#[test]
fn a_change_of_any_field_is_in_the_patch() {
    let before = super::super::tests::view(1);
    // These stay the same all game long.
    let stays = ["viewer", "rules", "format", "seats", "admitted", "teams", "trains"];
    for (name, change) in CHANGES.iter().filter(|(name, _)| !stays.contains(name)) {
        let mut after = before;
        change(&mut after);
        let mut client = written(&before);
        apply_patch(&mut client, &patch(&before, &after)).unwrap();
        assert_eq!(client, written(&after), "{name}");
    }
}

#[test]
fn where_nothing_changed_the_patch_is_empty() {
    for setup in every_kind() {
        let run = RandomGame::start(&setup, 0);
        let view = run.game.view(Viewer::Spectator);
        assert_eq!(patch(&view, &view), json!({}));
    }
}

#[test]
fn one_card_more_does_not_resend_the_pile() {
    let mut run = RandomGame::start(&Setup::new(Preset::Ru18Advanced, 4), 1);
    let mut before = run.game.view(Viewer::Spectator);
    while run.advance().is_some() {
        let after = run.game.view(Viewer::Spectator);
        if after.pile.len() == before.pile.len() + 1 && after.pile.len() > 3 {
            let patch = patch(&before, &after);
            assert_eq!(patch["pile"]["length"], after.pile.len());
            assert_eq!(patch["pile"]["changed"].as_array().map(Vec::len), Some(1));
            return;
        }
        before = after;
    }
    unreachable!("in every game somebody plays a fourth card");
}

#[test]
fn what_is_no_patch_is_refused() {
    let view = written(&super::super::tests::view(1));
    for wrong in [
        json!(3),
        json!({"horses": 4}),
        json!({"pile": []}),
        json!({"pile": {"length": 2, "changed": []}}),
        json!({"pile": {"length": 1, "changed": [[4, {}]]}}),
        json!({"seats": {"length": 5, "changed": [[0]]}}),
    ] {
        assert_eq!(apply_patch(&mut view.clone(), &wrong), Err(WrongPatch), "{wrong}");
    }
}

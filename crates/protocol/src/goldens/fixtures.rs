//! Examples of everything that is sent, for the tests of clients.

mod messages;
mod questions;
mod told;

use std::collections::BTreeSet;

use folsom_rules::{Named, Preset, Setup, View, Viewer};
use serde::Serialize;
use ts_rs::{Config, TS};

use super::{check, layout};
use crate::tables::{RandomGame, every_kind};
use crate::*;

/// No example is larger.
const LARGEST: usize = 100_000;

fn check_fixture(name: &str, example: &impl Serialize) {
    let text = layout::json(example);
    assert!(text.len() < LARGEST, "{name} has {} bytes", text.len());
    check(&format!("crates/protocol/fixtures/{name}.json"), &text);
}

/// Games of every kind in which all that can be asked and told is asked and told.
fn games() -> impl Iterator<Item = RandomGame> {
    let tables = every_kind();
    (0..3).flat_map(move |number| {
        let games = tables.iter().map(|setup| RandomGame::start(setup, number));
        games.collect::<Vec<_>>()
    })
}

/// The words that the tag of a tagged enum can be, as TypeScript has them.
fn tags<T: TS>(tag: &str) -> BTreeSet<String> {
    let text = T::inline(&Config::new());
    let start = format!("\"{tag}\": \"");
    let after = text.split(&start).skip(1);
    after.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// A game in the middle of Stealin', as its second seat sees it.
fn middle(preset: Preset, seats: usize) -> (RandomGame, View) {
    let mut run = RandomGame::start(&Setup::new(preset, seats), 1);
    let viewer = run.viewers().nth(1).expect("there are two seats");
    while (run.game.board().round, run.game.board().resolved) < (2, 3) {
        run.advance().expect("every game has five rounds");
    }
    let view = run.game.view(viewer);
    (run, view)
}

#[test]
fn views() {
    check_fixture("view", &ViewJson::from(&middle(Preset::Ru18Advanced, 4).1));
    check_fixture("view-couriers", &ViewJson::from(&middle(Preset::Couriers, 5).1));
}

/// A view, what was sent after it, and what must have come of it.
#[derive(Serialize)]
struct Patches {
    before: ViewJson,
    patches: Vec<ViewPatch>,
    after: ViewJson,
}

/// Through the end of a round, where most changes.
fn patches(preset: Preset, seats: usize) -> Patches {
    let (mut run, before) = middle(preset, seats);
    let (mut last, mut patches) = (before, Vec::new());
    while last.board.round == before.board.round || last.board.turn < 2 {
        run.advance().expect("every game has five rounds");
        let next = run.game.view(before.viewer);
        patches.push(ViewPatch::between(&last, &next));
        last = next;
    }
    Patches { before: (&before).into(), patches, after: (&last).into() }
}

#[test]
fn patches_of_a_round() {
    check_fixture("patches", &patches(Preset::Ru18Advanced, 4));
    check_fixture("patches-couriers", &patches(Preset::Couriers, 5));
}

#[test]
fn outcomes_of_every_verdict() {
    let mut verdicts = BTreeSet::new();
    let mut outcomes = Vec::new();
    for mut run in games() {
        while run.advance().is_some() {}
        let outcome = run.game.outcome().expect("it is over");
        let json = OutcomeJson::new(&outcome, run.game.board());
        let verdict = serde_json::to_string(&json.verdict).expect("all keys are strings");
        if verdicts.insert((verdict, json.winners.len() > 1)) {
            outcomes.push(json);
        }
    }
    let found: BTreeSet<String> = outcomes.iter().map(|outcome| tag_of(&outcome.verdict, "by")).collect();
    assert_eq!(found, tags::<VerdictJson>("by"));
    check_fixture("outcomes", &outcomes);
}

fn tag_of(value: &impl Serialize, tag: &str) -> String {
    let value = serde_json::to_value(value).expect("all keys are strings");
    value[tag].as_str().expect("it has a tag").to_owned()
}

/// What a form for a new table shows.
#[derive(Serialize)]
struct Form {
    presets: Vec<PresetJson>,
    switches: Vec<SwitchJson>,
}

#[test]
fn presets() {
    check_fixture("presets", &Form { presets: PresetJson::all(), switches: SwitchJson::all() });
}

#[test]
fn setups_of_every_kind() {
    let setups: Vec<SetupJson> = every_kind().iter().map(SetupJson::from).collect();
    check_fixture("setups", &setups);
}

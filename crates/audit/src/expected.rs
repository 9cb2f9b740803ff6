//! What a client should have been told, put together from the rules' views and notices.

use folsom_protocol::{ChoicesJson, LISTED, NoticeJson, OutcomeJson, ViewJson, ViewPatch};
use folsom_rules::text::notation::write_choice;
use folsom_rules::{Event, Game, Viewer};
use serde_json::{Value, json};

use crate::course::{Course, Step};

/// Who looks: the seats that are somebody's own, or else a spectator.
pub(crate) fn viewers(step: &Step, person: &str) -> Vec<Viewer> {
    let seats = step.chairs.eyes(person);
    if seats.is_empty() { vec![Viewer::Spectator] } else { seats.into_iter().map(Viewer::Seat).collect() }
}

pub(crate) fn view(game: &Game, viewer: Viewer) -> Value {
    json!(ViewJson::from(&game.view(viewer)))
}

/// What a viewer can choose. That it is what the seat that is asked can choose is checked against the game itself.
pub(crate) fn choices(game: &Game, viewer: Viewer) -> Value {
    let offered = json!(ChoicesJson::of(&game.view(viewer)));
    let Some(prompt) = game.prompt().filter(|prompt| viewer.is(prompt.seat)) else {
        assert!(offered.is_null(), "{viewer} is not asked");
        return Value::Null;
    };
    let texts = |choice| write_choice(choice, game.board(), prompt.seat);
    let legal: Vec<String> = game.choices().iter().take(LISTED).map(texts).collect();
    let list = offered["list"].as_array().expect("there is a list");
    assert!(
        list.iter().map(|choice| &choice["text"]).eq(&legal),
        "{viewer} is offered {list:?}, not {legal:?}"
    );
    assert_eq!(offered["total"], game.choices().len());
    offered
}

/// What changed for one viewer in a step of the game.
pub(crate) fn change(before: Option<&Game>, after: &Game, events: &[Event], viewer: Viewer) -> Value {
    let notices: Vec<_> =
        events.iter().map(|event| NoticeJson::new(&event.notice(viewer), after.board())).collect();
    let mut change = json!({
        "viewer": viewer.to_string(),
        "notices": notices,
        "choices": choices(after, viewer),
    });
    match before {
        None => change["view"] = view(after, viewer),
        Some(before) => {
            change["patch"] = json!(ViewPatch::between(&before.view(viewer), &after.view(viewer)))
        }
    }
    change
}

/// How the game ended, if it has.
pub(crate) fn end(step: &Step) -> Value {
    let Some(game) = step.game().filter(|_| step.is_over()) else { return Value::Null };
    let outcome = game.outcome().expect("the game is over");
    json!({
        "outcome": OutcomeJson::new(&outcome, game.board()),
        "seed": step.secret().expect("the game has begun").to_string(),
        "open": ViewJson::from(&game.open_view()),
    })
}

/// What somebody sees of the game.
pub(crate) fn seen(step: &Step, person: &str) -> Value {
    let Some(game) = step.game() else { return json!([]) };
    let offered = |viewer| if step.chairs.closed { Value::Null } else { choices(game, viewer) };
    let seen = |viewer| json!({ "view": view(game, viewer), "choices": offered(viewer) });
    viewers(step, person).into_iter().map(seen).collect()
}

/// The news that a step is for somebody, with everything that can be in it.
pub(crate) fn news(table: &str, step: &Step, person: &str) -> Value {
    let mut news = json!({
        "type": "news",
        "number": step.number,
        "at": step.at(),
        "about": step.about,
        "table": step.table_json(table),
        "turn": step.turn_json(),
    });
    if let Some(game) = step.game().filter(|_| step.changes_game()) {
        let change = |viewer| change(step.before.as_ref(), game, &step.events, viewer);
        news["views"] = viewers(step, person).into_iter().map(change).collect();
    }
    if step.closes_game() {
        let closed = |viewer: Viewer| json!({ "viewer": viewer.to_string(), "notices": [], "patch": {}, "choices": null });
        news["views"] = viewers(step, person).into_iter().map(closed).collect();
    }
    if step.is_over() {
        news["end"] = end(step);
    }
    news
}

/// What is not in the log: what time it is, who is there, and what was said.
#[derive(Clone, Copy)]
pub(crate) struct Unlogged<'a> {
    pub(crate) now: &'a Value,
    pub(crate) presence: &'a Value,
    pub(crate) talk: &'a Value,
}

/// Everything as it is after a step, for somebody.
pub(crate) fn snapshot(table: &str, step: &Step, person: &str, unlogged: Unlogged<'_>) -> Value {
    let Unlogged { now, presence, talk } = unlogged;
    json!({
        "type": "snapshot",
        "protocol": 1,
        "number": step.number,
        "now": now,
        "table": step.table_json(table),
        "you": step.chairs.you(person),
        "presence": presence,
        "talk": talk,
        "turn": step.turn_json(),
        "views": seen(step, person),
        "end": end(step),
    })
}

/// A game so far, as it is seen again through these eyes; with everything open if they are nobody's.
#[must_use]
pub fn replay(course: &Course, eyes: Option<Viewer>) -> Value {
    let steps = course.steps.iter().filter(|step| step.game().is_some_and(|_| step.changes_game()));
    let steps = steps.map(|step| {
        let game = step.game().expect("it has begun");
        let mut told = match eyes {
            Some(viewer) => change(step.before.as_ref(), game, &step.events, viewer),
            None => open_change(step.before.as_ref(), game, &step.events),
        };
        told["choices"] = Value::Null;
        told["number"] = json!(step.number);
        told["at"] = json!(step.at());
        told["seat"] = step.about["seat"].clone();
        told["by"] = step.about["by"].clone();
        told
    });
    let last = course.last();
    json!({
        "table": last.table_json(&course.table),
        "open": eyes.is_none(),
        "steps": steps.collect::<Vec<_>>(),
        "end": end(last),
    })
}

fn open_change(before: Option<&Game>, after: &Game, events: &[Event]) -> Value {
    let notices: Vec<_> =
        events.iter().map(|event| NoticeJson::new(&event.open_notice(), after.board())).collect();
    let mut change = json!({ "viewer": "spectator", "notices": notices });
    match before {
        None => change["view"] = json!(ViewJson::from(&after.open_view())),
        Some(before) => {
            change["patch"] = json!(ViewPatch::between(&before.open_view(), &after.open_view()))
        }
    }
    change
}

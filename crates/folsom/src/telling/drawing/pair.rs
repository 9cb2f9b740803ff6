//! Two trains, one above the other: what is side by side stands in one column (C10).

use folsom_rules::{Car, CarKind, Floor, GUN_CARS, Place, TokenSet};

use super::{Cell, MARGIN, Scene, label, tally};
use crate::palette::{self, paint};

/// How wide a car is inside: nine letters without room between them.
const WIDTH: usize = 9;

/// The armored train with its locomotive to the right, below it the starting train with its own to
/// the left: they go opposite ways.
pub(super) fn draw(scene: &Scene) -> Vec<String> {
    let trains = &scene.trains;
    let mut armored: Vec<Car> = trains.cars().filter(|&car| !trains.is_first(car)).collect();
    armored.reverse();
    let starting: Vec<Car> = trains.cars().filter(|&car| trains.is_first(car)).collect();
    // Any two side by side show how the trains stand to each other.
    let level = starting.iter().enumerate().find_map(|(index, &car)| {
        let beside = trains.beside(car)?;
        Some((index, armored.iter().position(|&other| other == beside)?))
    });
    let (index, column) = level.unwrap_or_default();
    let (armored_from, starting_from) = (index.saturating_sub(column), column.saturating_sub(index));
    let mut lines = train(scene, &armored, armored_from);
    lines.extend(train(scene, &starting, starting_from));
    lines
}

/// One of the trains, its first car in that column.
fn train(scene: &Scene, cars: &[Car], column: usize) -> Vec<String> {
    let row = |title: &str, wall: char, cell: &dyn Fn(Car) -> Cell| {
        let mut line = format!("{title:>6}{:gap$}", "", gap = MARGIN - 6 + column * (WIDTH + 1));
        for &car in cars {
            let Cell { text, width } = cell(car);
            let room = WIDTH.saturating_sub(width);
            let (before, after) = (room / 2, room - room / 2);
            line += &format!("{wall}{:before$}{text}{:after$}", "", "");
        }
        line.push(wall);
        line.trim_end().to_owned()
    };
    let is_coal = |car| !scene.trains.has_inside(car);
    let coal = || Cell::plain("#".repeat(WIDTH));
    let inside = |car: Car, cell: &dyn Fn(Place) -> Cell| {
        if is_coal(car) { coal() } else { cell(car.floor(Floor::Inside)) }
    };
    let who = |place: Place| who(scene, place);
    let what = |place: Place| Cell::plain(tight_tally(scene.floor[place]));

    let mut lines = vec![row("roof", ' ', &|car| who(car.roof()))];
    if cars.iter().any(|car| !scene.floor[car.roof()].is_empty()) {
        lines.push(row("", ' ', &|car| what(car.roof())));
    }
    lines.push(row("", '.', &|car| Cell::plain(top(scene.trains.kind(car)).to_owned())));
    lines.push(row("inside", '|', &|car| inside(car, &who)));
    lines.push(row("", '|', &|car| inside(car, &what)));
    lines.push(row("", '\'', &|_| Cell::plain("(o)---(o)".to_owned())));
    lines.push(row("", ' ', &|car| Cell::plain(name(scene.trains.kind(car)).to_owned())));
    lines
}

/// C47: the edge of a roof, with the machine gun where there is one.
fn top(kind: CarKind) -> &'static str {
    if GUN_CARS.contains(&kind) { "---[#]---" } else { "---------" }
}

const fn name(kind: CarKind) -> &'static str {
    match kind {
        CarKind::Locomotive => "loco",
        other => label(other),
    }
}

/// A courier, or the bandits: with room between their letters if there is any.
fn who(scene: &Scene, place: Place) -> Cell {
    if scene.has_courier(place) {
        // C40: he is alone there.
        return Cell { text: paint(palette::MARSHAL, "@"), width: 1 };
    }
    let letters: Vec<_> = scene
        .standing_at(place)
        .map(|bandit| paint(palette::of_bandit(bandit), &bandit.letter().to_string()))
        .collect();
    let count = letters.len();
    let spaced = (2 * count).saturating_sub(1);
    if spaced <= WIDTH {
        Cell { text: letters.join(" "), width: spaced }
    } else {
        Cell { text: letters.concat(), width: count }
    }
}

/// The tally in as little room as there is.
fn tight_tally(tokens: TokenSet) -> String {
    let tally = tally(tokens);
    let tight = tally.replace(' ', "");
    match (tally.len() <= WIDTH, tight.len() <= WIDTH) {
        (true, _) => tally,
        (false, true) => tight,
        (false, false) => format!("{} pieces", tokens.len()),
    }
}

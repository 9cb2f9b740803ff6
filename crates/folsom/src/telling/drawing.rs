//! The train in text: a row of cars, who stands where, and what lies about.

use folsom_rules::{Bandit, Car, CarKind, Floor, LootKind, Place, Team, TokenSet, bandit_name};

mod pair;
#[cfg(test)]
mod tests;

use super::scene::Scene;
use crate::palette::{self, paint};

/// How wide a car is inside: six letters with room between them.
const WIDTH: usize = 11;
/// How wide an entry of the legend is, its letter aside.
const LEGEND_WIDTH: usize = 23;
/// The same where there is more to carry.
const TEAM_LEGEND_WIDTH: usize = 31;
/// The column in front of the train.
const MARGIN: usize = 8;

/// The lines of a drawing of the train, or of both.
pub(super) fn draw(scene: &Scene) -> Vec<String> {
    if scene.trains.are_two() {
        return pair::draw(scene);
    }
    let trains = &scene.trains;
    let places = |floor| trains.cars().map(move |car| car.floor(floor));
    let people = |floor| places(floor).map(|place| who(scene, place)).collect::<Vec<_>>();
    let loot =
        |floor| places(floor).map(|place| Cell::plain(tally(scene.floor[place]))).collect::<Vec<_>>();
    let names: Vec<_> = trains.cars().map(|car| Cell::plain(label(trains.kind(car)).to_owned())).collect();
    let wall = |line: &str| vec![Cell::plain(line.to_owned()); names.len()];

    let mut lines = vec![row("roof", [' ', ' ', ' '], &people(Floor::Roof))];
    if places(Floor::Roof).any(|place| !scene.floor[place].is_empty()) {
        lines.push(row("", [' ', ' ', ' '], &loot(Floor::Roof)));
    }
    lines.push(row("", ['.', ' ', '.'], &wall("-----------")));
    lines.push(row("inside", ['|', ' ', '|'], &people(Floor::Inside)));
    lines.push(row("", ['|', '=', '|'], &loot(Floor::Inside)));
    lines.push(row("", ['\'', ' ', '\''], &wall("-(o)---(o)-")));
    lines.push(row("", [' ', ' ', ' '], &names));
    lines
}

/// What fits into a car, and how wide it shows.
#[derive(Clone)]
struct Cell {
    text: String,
    width: usize,
}

impl Cell {
    fn plain(text: String) -> Self {
        Self { width: text.chars().count(), text }
    }
}

/// One line of the drawing: left wall, coupling and right wall around each car's cell.
fn row(title: &str, [left, coupling, right]: [char; 3], cells: &[Cell]) -> String {
    let cars = cells.iter().map(|cell| {
        let room = WIDTH.saturating_sub(cell.width);
        let (before, after) = (room / 2, room - room / 2);
        format!("{left}{:before$}{}{:after$}{right}", "", cell.text, "")
    });
    let line = format!(
        "{title:>6}{:gap$}{}",
        "",
        cars.collect::<Vec<_>>().join(&coupling.to_string()),
        gap = MARGIN - 6
    );
    line.trim_end().to_owned()
}

fn who(scene: &Scene, place: Place) -> Cell {
    if scene.marshal.map(Car::inside) == Some(place) {
        // B26: he is alone in there.
        return Cell { text: paint(palette::MARSHAL, "Marshal"), width: "Marshal".len() };
    }
    let bandits: Vec<_> = scene.standing_at(place).collect();
    let letters: Vec<_> = bandits
        .iter()
        .map(|&bandit| paint(palette::of_bandit(bandit), &bandit.letter().to_string()))
        .collect();
    Cell { text: letters.join(" "), width: (2 * bandits.len()).saturating_sub(1) }
}

/// A car's name, short enough to stand below it.
const fn label(kind: CarKind) -> &'static str {
    match kind {
        CarKind::Locomotive => "locomotive",
        CarKind::Baggage => "baggage",
        CarKind::SecondClass => "2nd class",
        CarKind::FirstClass => "1st class",
        CarKind::Dining => "dining",
        CarKind::Mail => "mail",
        CarKind::Saloon => "saloon",
        CarKind::ArmoredLocomotive => "loco",
        CarKind::Coal => "coal",
        CarKind::Armored1 => "armored 1",
        CarKind::Arsenal => "arsenal",
        CarKind::Armored2 => "armored 2",
        CarKind::Infirmary => "infirmary",
        CarKind::Armored3 => "armored 3",
    }
}

const fn sign(kind: LootKind) -> char {
    match kind {
        LootKind::Purse => 'p',
        LootKind::Jewel => 'j',
        LootKind::Strongbox => 's',
        LootKind::Bag => 'b',
        LootKind::Nugget => 'n',
        LootKind::Document => 'd',
    }
}

/// How many tokens of each kind: `3p 1j`.
fn tally(tokens: TokenSet) -> String {
    let present = LootKind::ALL.iter().map(|&kind| (tokens.of_kind(kind).len(), sign(kind)));
    let words = present.filter(|(count, _)| *count > 0).map(|(count, sign)| format!("{count}{sign}"));
    words.collect::<Vec<_>>().join(" ")
}

/// Whom the letters stand for, and what each carries: up to four in a line, more in lines of three;
/// teams each in lines of their own.
pub(super) fn legend(scene: &Scene) -> Vec<String> {
    let Some(red) = scene.red else {
        let bandits: Vec<_> = scene.bandits.iter().collect();
        let in_line = if bandits.len() > 4 { 3 } else { 4 };
        return legend_lines(scene, "", &bandits, in_line, LEGEND_WIDTH);
    };
    let team = |team: Team| {
        let own = scene.bandits.iter().filter(|&bandit| red.has(bandit) == (team == Team::Red));
        legend_lines(scene, &team.to_string(), &own.collect::<Vec<_>>(), 3, TEAM_LEGEND_WIDTH)
    };
    [team(Team::Red), team(Team::Blue)].concat()
}

fn legend_lines(
    scene: &Scene,
    title: &str,
    bandits: &[Bandit],
    in_line: usize,
    width: usize,
) -> Vec<String> {
    let entry = |&bandit: &Bandit| {
        let letter = paint(palette::of_bandit(bandit), &bandit.letter().to_string());
        let load = tally(scene.held[bandit]);
        let load = if load.is_empty() { "empty-handed" } else { &load };
        format!("{letter} {:<width$}", format!("{}, {load}", bandit_name(bandit)))
    };
    let line = |(index, few): (usize, &[Bandit])| {
        let title = if index == 0 { title } else { "" };
        let title = palette::paint_team(&format!("{title:>6}"));
        let entries: String = few.iter().map(entry).collect();
        format!("{title}{:gap$}{entries}", "", gap = MARGIN - 6).trim_end().to_owned()
    };
    bandits.chunks(in_line).enumerate().map(line).collect()
}

//! Nouns: what bandits, seats, places, cards and loot are called in a sentence.

use crate::bandit::Bandit;
use crate::board::{Board, Format};
use crate::card::{Action, Card, Face, Plot, Source};
use crate::loot::{Document, LootKind, Token, Worth};
use crate::round_card::Turn;
use crate::seat::Seat;
use crate::sets::Indexed;
use crate::train::{Car, CarKind, Place};

/// A bandit's name as a sentence writes it, such as `Doc`.
#[must_use]
pub const fn bandit_name(bandit: Bandit) -> &'static str {
    bandit.title()
}

/// A seat's name: its only bandit's (`Doc`), or with two bandits each `Seat 1 (Ghost & Tuco)`.
/// A seat that leads nobody yet has just a number.
#[must_use]
pub fn seat_name(seat: Seat, board: &Board) -> String {
    let leads: Vec<_> = board.leads[seat].into_iter().map(bandit_name).collect();
    match leads[..] {
        [] => seat_number(seat),
        [name] if board.format == Format::Single => name.to_owned(),
        _ => format!("{} ({})", seat_number(seat), leads.join(" & ")),
    }
}

/// `Seat 1`, counted as people do.
pub(super) fn seat_number(seat: Seat) -> String {
    format!("Seat {}", seat.index() + 1)
}

/// Who does something, and whether the verb must be in the plural.
pub(super) struct Subject {
    name: String,
    plural: bool,
}

impl Subject {
    pub(super) fn bandit(bandit: Bandit) -> Self {
        // C56: Twinzz are two.
        Self { name: bandit_name(bandit).to_owned(), plural: bandit == Bandit::Twinzz }
    }

    pub(super) fn seat(seat: Seat, board: &Board) -> Self {
        let plural = board.format == Format::Single && board.leads[seat].contains(&Bandit::Twinzz);
        Self { name: seat_name(seat, board), plural }
    }

    /// Several, or one, in one breath: `Doc, Belle and Tuco`.
    pub(super) fn all(subjects: Vec<Self>) -> Self {
        let plural = subjects.len() > 1 || subjects.iter().any(|one| one.plural);
        Self { name: listed(subjects.into_iter().map(|one| one.name).collect()), plural }
    }

    /// The subject with its verb in the right form: `Doc fires`, `Twinzz fire`.
    pub(super) fn does(&self, singular: &str, plural: &str) -> String {
        format!("{} {}", self.name, if self.plural { plural } else { singular })
    }
}

/// `A, B and C`
pub(crate) fn listed(mut names: Vec<String>) -> String {
    match (names.pop(), names.is_empty()) {
        (None, _) => String::new(),
        (Some(last), true) => last,
        (Some(last), false) => format!("{} and {last}", names.join(", ")),
    }
}

/// `2 × A, B`: neighbours that are alike are counted.
pub(super) fn counted(names: &[String]) -> String {
    let runs = names.chunk_by(|a, b| a == b).map(|run| match run.len() {
        1 => run[0].clone(),
        count => format!("{count} × {}", run[0]),
    });
    runs.collect::<Vec<_>>().join(", ")
}

/// `1 card`, `3 cards`
pub(super) fn cards(count: u8) -> String {
    format!("{count} {}", if count == 1 { "card" } else { "cards" })
}

/// `the locomotive`, `the mail car`
pub(crate) fn car_name(car: Car, board: &Board) -> &'static str {
    match board.trains.kind(car) {
        CarKind::Locomotive => "the locomotive",
        CarKind::Baggage => "the baggage car",
        CarKind::SecondClass => "the second-class car",
        CarKind::FirstClass => "the first-class car",
        CarKind::Dining => "the dining car",
        CarKind::Mail => "the mail car",
        CarKind::Saloon => "the saloon car",
        CarKind::ArmoredLocomotive => "the armored locomotive",
        CarKind::Coal => "the coal car",
        CarKind::Armored1 => "the first armored car",
        CarKind::Arsenal => "the arsenal",
        CarKind::Armored2 => "the second armored car",
        CarKind::Infirmary => "the infirmary",
        CarKind::Armored3 => "the third armored car",
    }
}

/// Where something is: `on the roof of the dining car`, `inside the mail car`, `in the locomotive`.
#[must_use]
pub fn place_name(place: Place, board: &Board) -> String {
    let car = car_name(place.car(), board);
    match (place.is_roof(), board.trains.kind(place.car())) {
        (true, _) => format!("on the roof of {car}"),
        (false, CarKind::Locomotive | CarKind::ArmoredLocomotive) => format!("in {car}"),
        (false, _) => format!("inside {car}"),
    }
}

/// Where somebody goes: `onto the roof of the dining car`, `into the mail car`.
pub(crate) fn towards(place: Place, board: &Board) -> String {
    let car = car_name(place.car(), board);
    if place.is_roof() { format!("onto the roof of {car}") } else { format!("into {car}") }
}

pub(crate) const fn action_name(action: Action) -> &'static str {
    match action {
        Action::Move => "Move",
        Action::FloorChange => "Floor Change",
        Action::Fire => "Fire",
        Action::Robbery => "Robbery",
        Action::Punch => "Punch",
        Action::Marshal => "Marshal",
        Action::Nudge => "Nudge",
    }
}

/// A bullet: `a bullet from Tuco`, `a neutral bullet`.
pub(crate) fn bullet_name(source: Source) -> String {
    match source {
        Source::Bandit(bandit) => format!("a bullet from {}", bandit_name(bandit)),
        Source::Neutral => "a neutral bullet".to_owned(),
    }
}

/// A card's name: `Fire`, or `Ghost's Fire` where its seat leads two bandits; `a bullet from Tuco`.
#[must_use]
pub fn card_name(card: Card, board: &Board) -> String {
    match card.face() {
        // R16: the one Marshal card belongs to the pair.
        Face::Action(_, Action::Marshal) => action_name(Action::Marshal).to_owned(),
        Face::Action(bandit, action) if board.format != Format::Single => {
            format!("{}'s {}", bandit_name(bandit), action_name(action))
        }
        Face::Action(_, action) => action_name(action).to_owned(),
        Face::Bullet(source) => bullet_name(source),
        Face::Plot(plot) => plot_name(plot).to_owned(),
        Face::Binoculars(bandit) => format!("Binoculars on {}", bandit_name(bandit)),
    }
}

const fn plot_name(plot: Plot) -> &'static str {
    match plot {
        Plot::Scheme => "Scheme",
        Plot::RapidFire => "Rapid Fire",
        Plot::LongShot => "Long Shot",
        Plot::ExtraNudge => "Extra Nudge",
    }
}

/// A card that is carried out, with the bandit that does it: `Doc: Fire`.
pub(super) fn card_label(card: Card) -> String {
    match card.face() {
        Face::Action(bandit, action) => format!("{}: {}", bandit_name(bandit), action_name(action)),
        // C55: only Misty plays bullets, and they are her punches.
        Face::Bullet(_) => format!("{}: bullet Punch", bandit_name(Bandit::Misty)),
        Face::Plot(plot) => format!("Il Professore: {}", plot_name(plot)),
        Face::Binoculars(bandit) => format!("Il Professore: Binoculars on {}", bandit_name(bandit)),
    }
}

/// `a purse`, `a secret document`
pub(crate) const fn loot_kind_name(kind: LootKind) -> &'static str {
    match kind {
        LootKind::Purse => "a purse",
        LootKind::Jewel => "a jewel",
        LootKind::Strongbox => "a strongbox",
        LootKind::Bag => "a bag",
        LootKind::Nugget => "a nugget",
        LootKind::Document => "a secret document",
    }
}

/// `a purse`, `a purse worth $400`, `the red document`
pub(crate) fn loot_name(token: Token, worth: Option<Worth>) -> String {
    let kind = loot_kind_name(token.kind());
    match worth {
        None => kind.to_owned(),
        Some(worth) if token.kind() == LootKind::Document => {
            format!("the {} document", Document::of(worth))
        }
        Some(worth) if worth.in_dollars() == 0 => format!("{kind} worth nothing"),
        Some(worth) => format!("{kind} worth ${worth}"),
    }
}

/// A kind of turn.
pub(super) const fn turn_name(turn: Turn) -> &'static str {
    match turn {
        Turn::Standard => "standard",
        Turn::Tunnel => "tunnel",
        Turn::SpeedingUp => "speeding up",
        Turn::Switching => "switching",
        Turn::Diversion => "diversion",
    }
}

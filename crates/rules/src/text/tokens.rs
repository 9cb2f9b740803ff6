//! The words of the notation: seats, bandits, places, cards, loot and rules.

use super::fields::{AtLine, Result, TextError, named};
use crate::bandit::Bandit;
use crate::board::Board;
use crate::card::{Action, Card, Face, Source};
use crate::loot::{Document, Find, LootKind, Token, Worth};
use crate::names::Named;
use crate::ruleset::{Preset, RuleSet};
use crate::seat::Seat;
use crate::sets::Indexed;
use crate::train::{Car, CarKind, Floor, Place, Trains};

/// `ru18-advanced expert=on tuco-fires=up`, where a preset means what it means now.
pub(crate) fn rules(line: usize, text: &str) -> Result<RuleSet> {
    rules_by(line, text, RuleSet::from)
}

/// The same, where a preset means what somebody says.
pub(crate) fn rules_by(line: usize, text: &str, meaning: fn(Preset) -> RuleSet) -> Result<RuleSet> {
    let mut words = text.split_whitespace();
    let preset = words.next().ok_or_else(|| TextError::new(line, "a preset is missing"))?;
    let mut rules = meaning(named::<Preset>(line, preset)?);
    for word in words {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| TextError::new(line, format!("`{word}` is not of the form `switch=value`")))?;
        rules.set(name, value).at(line)?;
    }
    Ok(rules)
}

/// `ghost` or `ghost+tuco`
pub(crate) fn bandits(line: usize, word: &str) -> Result<Vec<Bandit>> {
    word.split('+').map(|name| named(line, name)).collect()
}

/// `seat2`, or the name of a bandit that the seat leads.
pub(crate) fn seat(line: usize, word: &str, board: &Board) -> Result<Seat> {
    if let Some(seat) = Seat::from_name(word) {
        let known = board.seats().any(|known| known == seat);
        return known.then_some(seat).ok_or_else(|| TextError::new(line, format!("there is no {word}")));
    }
    bandit(line, word, board).map(|bandit| board.owner[bandit])
}

/// A bandit that is in play.
pub(crate) fn bandit(line: usize, word: &str, board: &Board) -> Result<Bandit> {
    let bandit = named::<Bandit>(line, word)?;
    if board.bandits.has(bandit) {
        Ok(bandit)
    } else {
        Err(TextError::new(line, format!("{bandit} is not in play")))
    }
}

/// A car of the train.
pub(crate) fn car(line: usize, word: &str, trains: &Trains) -> Result<Car> {
    let kind = named::<CarKind>(line, word)?;
    trains.find(kind).ok_or_else(|| {
        let cars: Vec<_> = trains.cars().map(|car| write_car(car, trains)).collect();
        TextError::new(line, format!("the train has no car `{word}`; its cars are {}", cars.join(", ")))
    })
}

/// `dining/roof`
pub(crate) fn place(line: usize, word: &str, trains: &Trains) -> Result<Place> {
    let (name, floor) = word.split_once('/').ok_or_else(|| {
        let cars: Vec<_> = trains.cars().map(|car| write_car(car, trains)).collect();
        TextError::new(
            line,
            format!(
                "`{word}` is no place; a place is `car/inside` or `car/roof`, and the cars are {}",
                cars.join(", ")
            ),
        )
    })?;
    Ok(car(line, name, trains)?.floor(named::<Floor>(line, floor)?))
}

pub(crate) fn write_car(car: Car, trains: &Trains) -> &'static str {
    trains.kind(car).name()
}

/// `dining/roof`, as it is written in choices.
#[must_use]
pub fn write_place(place: Place, trains: &Trains) -> String {
    format!("{}/{}", write_car(place.car(), trains), place.floor())
}

/// `fire` where the seat leads one bandit, else `ghost:fire`; `bullet:tuco`, `bullet:neutral`.
pub(crate) fn card(line: usize, word: &str, leads: &[Bandit]) -> Result<Card> {
    match (word.split_once(':'), leads) {
        (Some(("bullet", name)), _) => named(line, name).map(Card::bullet),
        (Some((name, action)), _) => {
            let bandit = named::<Bandit>(line, name)?;
            if !leads.contains(&bandit) {
                return Err(TextError::new(line, format!("the seat does not lead {bandit}")));
            }
            Ok(Card::action(bandit, named(line, action)?))
        }
        (None, [bandit]) => Ok(Card::action(*bandit, named(line, word)?)),
        (None, _) => {
            named::<Action>(line, word)?;
            Err(TextError::new(
                line,
                format!("whose `{word}`? A seat with two bandits writes `ghost:{word}`"),
            ))
        }
    }
}

/// Words, each with how often it stands: `ghost*3 neutral`.
pub(crate) fn repeated(line: usize, text: &str) -> Result<Vec<(&str, usize)>> {
    let word = |word: &str| word.split_once('*').map(|(name, count)| (name.len(), count.parse::<usize>()));
    text.split_whitespace()
        .map(|whole| match word(whole) {
            None => Ok((whole, 1)),
            Some((end, Ok(count))) if (1..=99).contains(&count) => Ok((&whole[..end], count)),
            Some(_) => Err(TextError::new(line, format!("`{whole}` should be `name*number`"))),
        })
        .collect()
}

/// These words one by one: `ghost ghost neutral` for `ghost*2 neutral`.
pub(crate) fn each<'w>(line: usize, words: &[&'w str]) -> Result<Vec<&'w str>> {
    let mut all = Vec::new();
    for whole in words {
        for (word, count) in repeated(line, whole)? {
            all.extend(std::iter::repeat_n(word, count));
        }
    }
    Ok(all)
}

/// A card of a seat that leads these bandits, as it is written in choices: `fire` if they are one, `ghost:fire` if they are two.
#[must_use]
pub fn write_card(card: Card, leads: &[Bandit]) -> String {
    match card.face() {
        Face::Action(bandit, action) if leads == [bandit] => action.name().to_owned(),
        _ => card.to_string(),
    }
}

pub(crate) fn write_cards(cards: impl IntoIterator<Item = Card>, leads: &[Bandit]) -> String {
    cards.into_iter().map(|card| write_card(card, leads)).collect::<Vec<_>>().join(" ")
}

/// `jewel`, `purse` or `purse#7`.
pub(crate) fn find(line: usize, word: &str) -> Result<Find> {
    match word.split_once('#') {
        None => named(line, word).map(Find::Any),
        Some((kind, number)) => {
            let kind = named::<LootKind>(line, kind)?;
            let token = number.parse().ok().and_then(|number| Token::numbered(kind, number));
            token.map(Find::This).ok_or_else(|| TextError::new(line, format!("there is no {word}")))
        }
    }
}

pub(crate) fn write_find(find: Find) -> String {
    match find {
        Find::Any(kind) => kind.name().to_owned(),
        Find::This(token) => token.to_string(),
    }
}

/// The value of a token as it is written: dollars, or which document it is.
pub(crate) fn write_worth(kind: LootKind, worth: Worth) -> String {
    match kind {
        LootKind::Document => Document::of(worth).name().to_owned(),
        LootKind::Purse | LootKind::Jewel | LootKind::Strongbox | LootKind::Bag | LootKind::Nugget => {
            worth.to_string()
        }
    }
}

/// The value of a token: dollars, or which document it is.
pub(crate) fn worth(line: usize, kind: LootKind, text: &str) -> Result<Worth> {
    if kind == LootKind::Document {
        return named::<Document>(line, text).map(Document::worth);
    }
    let worth = text.parse().ok().and_then(Worth::dollars);
    worth.ok_or_else(|| TextError::new(line, format!("`{text}` is no value that a token can have")))
}

/// A card of Il Professore's: `scheme`, `binoculars:ghost`.
pub(crate) fn plot(line: usize, word: &str) -> Result<Card> {
    match word.split_once(':') {
        Some(("binoculars", name)) => named(line, name).map(Card::binoculars),
        _ => named(line, word).map(Card::plot),
    }
}

/// How a seat is called in a position: by its bandits, or by its number before it has any.
pub(crate) fn write_seat(seat: Seat, board: &Board) -> String {
    board.leads[seat].first().map_or_else(|| seat.to_string(), |bandit| bandit.name().to_owned())
}

/// The seats of a table written as `ghost doc` or `ghost+tuco doc+belle`.
pub(crate) fn write_leads(board: &Board) -> String {
    let names =
        |seat: Seat| board.leads[seat].iter().map(|bandit| bandit.name()).collect::<Vec<_>>().join("+");
    board.seats().map(names).collect::<Vec<_>>().join(" ")
}

/// The number of a bullet source's bullets, as `ghost*3`.
pub(crate) fn write_bullets(bullets: &[u8]) -> String {
    let some = bullets.iter().enumerate().filter(|&(_, &count)| count > 0);
    some.map(|(index, count)| match count {
        1 => Source::at(index).name().to_owned(),
        _ => format!("{}*{count}", Source::at(index).name()),
    })
    .collect::<Vec<_>>()
    .join(" ")
}

//! What a scenario can state about a game, as it is or as one seat sees it.

use super::super::fields::{Field, Result, TextError};
use super::super::tokens;
use super::super::typo::unknown;
use crate::board::Board;
use crate::card::{Card, Source};
use crate::game::Game;
use crate::loot::{LootKind, Token, TokenSet};
use crate::names::Named;
use crate::seat::Seat;
use crate::sets::Indexed;
use crate::team::Team;
use crate::view::{Sight, View};
use crate::viewer::Viewer;

/// `expect at ghost: dining/roof`, `expect as doc hand ghost: ?*6`
pub(super) fn check(game: &Game, field: &Field<'_>) -> Result<()> {
    let mut words = field.argument.split_whitespace().peekable();
    let mut view = None;
    if words.next_if_eq(&"as").is_some() {
        let who = words.next().unwrap_or_default();
        let viewer = match who {
            "spectator" => Viewer::Spectator,
            who => Viewer::Seat(tokens::seat(field.line, who, game.board())?),
        };
        view = Some(game.view(viewer));
    }
    let key = words.next().ok_or_else(|| field.wrong("expect what?"))?;
    let arguments: Vec<&str> = words.collect();
    let looked = Look { game, view, line: field.line }.at(key, &arguments)?;
    let mut wanted = wanted(field)?;
    if NAMING_SEATS.contains(&key) {
        wanted.iter_mut().for_each(|word| call_by_first_bandit(word, game.board()));
    }
    compare(field, &looked, &wanted)
}

/// Keys whose values name seats.
const NAMING_SEATS: &[&str] = &["asked", "first", "pile", "winners"];

/// What can be expected (`docs/scenarios.md`).
const KEYS: &[&str] = &[
    "asked",
    "stage",
    "round",
    "round-card",
    "turns",
    "turn",
    "first",
    "train",
    "car-count",
    "marshal",
    "neutral",
    "aside",
    "leads",
    "at",
    "ammo",
    "bullets",
    "received",
    "has",
    "loot",
    "hand",
    "hand-size",
    "deck-size",
    "discard-size",
    "deck-top",
    "discard",
    "owns",
    "pile",
    "counted",
    "beside",
    "couriers",
    "wild-bunch",
    "track",
    "professore",
    "team",
    "team-score",
    "lost",
    "bottom",
    "score",
    "loot-value",
    "prize",
    "winners",
];

/// What was found, and whether its order matters.
struct Found {
    words: Vec<String>,
    ordered: bool,
}

impl Found {
    fn one(word: impl ToString) -> Self {
        Self { words: vec![word.to_string()], ordered: true }
    }

    fn list(words: Vec<String>) -> Self {
        Self { words, ordered: true }
    }

    fn set(words: Vec<String>) -> Self {
        Self { words, ordered: false }
    }
}

/// The words of the value, each as often as its star says.
fn wanted(field: &Field<'_>) -> Result<Vec<String>> {
    if ["nothing", "nobody"].contains(&field.value) {
        return Ok(Vec::new());
    }
    let spaced = field.value.replace(',', " , ");
    let words = tokens::each(field.line, &spaced.split_whitespace().collect::<Vec<_>>())?;
    Ok(words.into_iter().map(str::to_owned).collect())
}

/// A seat may be called by its number or by any of its bandits; it is told by its first.
fn call_by_first_bandit(word: &mut String, board: &Board) {
    if let Ok(seat) = tokens::seat(0, word, board) {
        *word = tokens::write_seat(seat, board);
    }
}

fn compare(field: &Field<'_>, found: &Found, wanted: &[String]) -> Result<()> {
    let holds =
        if found.ordered { found.words == wanted } else { same_things(found.words.clone(), wanted) };
    if holds {
        return Ok(());
    }
    let show = |words: &[String]| if words.is_empty() { "nothing".to_owned() } else { words.join(" ") };
    Err(field.wrong(format!(
        "{}\n    expected: {}\n    but it is: {}",
        field.argument,
        show(wanted),
        show(&found.words)
    )))
}

/// The same things in any order; a wanted `purse` is any purse, and so for bags, nuggets and documents.
fn same_things(mut found: Vec<String>, wanted: &[String]) -> bool {
    let of_any_value = |word: &&String| ["purse", "bag", "nugget", "document"].contains(&word.as_str());
    let (any, exact): (Vec<&String>, Vec<&String>) = wanted.iter().partition(of_any_value);
    for word in exact {
        let Some(index) = found.iter().position(|other| other == word) else { return false };
        found.swap_remove(index);
    }
    for word in any {
        let of_kind = |other: &String| other.split('=').next() == Some(word.as_str());
        let Some(index) = found.iter().position(of_kind) else { return false };
        found.swap_remove(index);
    }
    found.is_empty()
}

/// Bullets, each by its source.
fn bullets(counts: &[u8]) -> Found {
    let all = counts.iter().enumerate();
    let words = all.flat_map(|(index, &count)| {
        std::iter::repeat_n(Source::at(index).name().to_owned(), usize::from(count))
    });
    Found::set(words.collect())
}

/// A look at the game, with a viewer's eyes or with none closed.
struct Look<'g> {
    game: &'g Game,
    view: Option<View>,
    line: usize,
}

impl Look<'_> {
    fn at(&self, key: &str, arguments: &[&str]) -> Result<Found> {
        let board = self.game.board();
        let argument = || {
            let missing = || TextError::new(self.line, format!("`{key}` of whom or what?"));
            arguments.first().copied().ok_or_else(missing)
        };
        let seat = || tokens::seat(self.line, argument()?, board);
        let bandit = || tokens::bandit(self.line, argument()?, board);
        let place = || tokens::place(self.line, argument()?, &board.trains);
        let name = |seat: Seat| tokens::write_seat(seat, board);
        Ok(match key {
            "asked" => Found::list(match board.prompt {
                Some(prompt) => vec![name(prompt.seat), prompt.ask.name().to_owned()],
                None => Vec::new(),
            }),
            "stage" => Found::one(board.stage.name()),
            "round" => Found::one(board.round + 1),
            "round-card" => Found::list(board.round_card().iter().map(ToString::to_string).collect()),
            "turns" => Found::list(board.turns.iter().map(ToString::to_string).collect()),
            "turn" => Found::one(board.turn + 1),
            "first" => Found::one(name(board.first)),
            "marshal" => Found::list(
                board.marshal.iter().map(|&car| tokens::write_car(car, &board.trains).to_owned()).collect(),
            ),
            "beside" => {
                let car = tokens::car(self.line, argument()?, &board.trains)?;
                let beside = board.trains.beside(car);
                Found::list(
                    beside.iter().map(|&car| tokens::write_car(car, &board.trains).to_owned()).collect(),
                )
            }
            "couriers" => {
                let places = board.armored.couriers.iter();
                Found::list(places.map(|&place| tokens::write_place(place, &board.trains)).collect())
            }
            "wild-bunch" => bullets(&board.armored.wild_bunch),
            "track" => Found::one(board.armored.track),
            "professore" => Found::list(board.armored.professore.iter().map(ToString::to_string).collect()),
            "team" => Found::one(board.team(seat()?)),
            "team-score" => {
                let team = super::super::fields::named::<Team>(self.line, argument()?)?;
                let teams = self.game.count_up().teams.unwrap_or_default();
                Found::one(teams[team as usize].total())
            }
            "lost" => Found::one(self.game.count_up().score[seat()?].lost),
            "bottom" => self.bottom(seat()?),
            "neutral" => Found::one(board.neutral),
            "train" => {
                Found::list(board.trains.cars().map(|car| board.trains.kind(car).to_string()).collect())
            }
            "car-count" => Found::one(board.trains.cars().count()),
            "leads" => Found::set(board.leads[seat()?].iter().map(ToString::to_string).collect()),
            "at" => Found::one(tokens::write_place(board.place[bandit()?], &board.trains)),
            "ammo" => Found::one(board.ammo[bandit()?]),
            "received" => Found::one(board.at_seat[seat()?].received),
            "bullets" => bullets(&board.at_seat[seat()?].bullets),
            "has" => self.tokens(board.loot.held[bandit()?]),
            "loot" => self.tokens(board.loot.at[place()?]),
            "aside" => self.tokens(board.loot.aside),
            "counted" => self.counted(),
            "hand" => self.hand(seat()?),
            "hand-size" => Found::one(self.game.secret.cards[seat()?].hand.len()),
            "deck-size" => Found::one(self.game.secret.cards[seat()?].deck_len()),
            "discard-size" => Found::one(self.game.secret.cards[seat()?].discard.len()),
            "deck-top" => self.deck_top(seat()?),
            "discard" => self.discard(seat()?),
            "owns" => {
                let seat = seat()?;
                self.cards(seat, board.owned_cards(seat).iter().map(|&card| Sight::of(card, true)))
            }
            "pile" => self.pile(),
            "score" | "loot-value" | "prize" => {
                let score = self.game.count_up().score[seat()?];
                Found::one(match key {
                    "score" => score.total(),
                    "prize" => score.prize,
                    _ => score.loot,
                })
            }
            "winners" => {
                let winners = self.game.outcome().map_or_else(Default::default, |outcome| outcome.winners);
                Found::set(winners.iter().map(name).collect())
            }
            other => return Err(TextError::new(self.line, unknown(other, "key of `expect`", KEYS))),
        })
    }

    fn worth(&self, token: Token) -> String {
        let worth = match &self.view {
            Some(view) => view.worth[token],
            None => Some(self.game.secret.purses.worth[token]),
        };
        worth.map_or("?".to_owned(), |worth| tokens::write_worth(token.kind(), worth))
    }

    fn tokens(&self, tokens: TokenSet) -> Found {
        let word = |token: Token| match token.kind() {
            LootKind::Jewel | LootKind::Strongbox => token.kind().to_string(),
            kind => format!("{kind}={}", self.worth(token)),
        };
        Found::set(tokens.iter().map(word).collect())
    }

    /// R74: the values a viewer knows to be among mixed purses.
    fn counted(&self) -> Found {
        let counted = self.view.iter().flat_map(|view| view.counted);
        Found::set(
            counted.map(|counted| tokens::write_worth(counted.group.kind(), counted.worth)).collect(),
        )
    }

    fn cards(&self, seat: Seat, cards: impl Iterator<Item = Sight>) -> Found {
        let leads = &self.game.board().leads[seat];
        let word =
            |sight: Sight| sight.card().map_or("?".to_owned(), |card| tokens::write_card(card, leads));
        Found::set(cards.map(word).collect())
    }

    fn hand(&self, seat: Seat) -> Found {
        let own = self.game.view(Viewer::Seat(seat));
        let view = self.view.as_ref().unwrap_or(&own);
        self.cards(seat, view.cards[seat].hand.into_iter())
    }

    /// The discard pile, its top first.
    fn discard(&self, seat: Seat) -> Found {
        let own = self.game.view(Viewer::Seat(seat));
        let view = self.view.as_ref().unwrap_or(&own);
        Found { ordered: true, ..self.cards(seat, view.cards[seat].discard.iter().rev().copied()) }
    }

    /// What a Diversion put below the deck (C21), the uppermost first.
    fn bottom(&self, seat: Seat) -> Found {
        let own = self.game.view(Viewer::Seat(seat));
        let view = self.view.as_ref().unwrap_or(&own);
        Found { ordered: true, ..self.cards(seat, view.cards[seat].bottom.into_iter()) }
    }

    /// The cards on top of the deck that the table has seen go there, the top first.
    fn deck_top(&self, seat: Seat) -> Found {
        let own = self.game.view(Viewer::Seat(seat));
        let top = own.cards[seat].deck_top;
        let sights = top.iter().rev().map(|&card: &Card| Sight::of(card, true));
        Found { ordered: true, ..self.cards(seat, sights) }
    }

    /// `ghost fire , doc ?`: the cards not yet carried out, in order.
    fn pile(&self) -> Found {
        let board = self.game.board();
        let mut words = Vec::new();
        for (index, planned) in self.game.secret.pile.iter().enumerate().skip(usize::from(board.resolved)) {
            if !words.is_empty() {
                words.push(",".to_owned());
            }
            let seen = self.view.as_ref().map_or(Some(planned.card), |view| view.pile[index].card);
            words.push(match planned.professore {
                true => "professore".to_owned(),
                false => tokens::write_seat(planned.seat, board),
            });
            let leads = &board.leads[planned.seat];
            words.push(seen.map_or("?".to_owned(), |card| tokens::write_card(card, leads)));
        }
        Found::list(words)
    }
}

//! A view as text: what lies before one pair of eyes, a line for each thing.

use super::tokens;
use crate::board::Board;
use crate::loot::{LootKind, Token, TokenSet};
use crate::names::Named;
use crate::parts::Part;
use crate::seat::Seat;
use crate::view::{Sight, View};
use crate::viewer::ViewerSet;

/// One thing that is seen: what, and how it stands.
pub type Line = (String, String);

/// What a view holds, as lines in a fixed order.
#[must_use]
pub fn write_view(view: &View) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = |key: &str, value: String| lines.push((key.to_owned(), value));
    let board = &view.board;
    write_table(board, &mut line);
    for bandit in board.bandits.iter() {
        let place = tokens::write_place(board.place[bandit], &board.trains);
        line(&format!("at {bandit}"), format!("{place}, {} bullets", board.ammo[bandit]));
        line(&format!("has {bandit}"), write_loot(view, board.loot.held[bandit]));
    }
    for car in board.trains.cars() {
        for place in [car.inside(), car.roof()] {
            let here = board.loot.at[place];
            if !here.is_empty() {
                line(
                    &format!("loot {}", tokens::write_place(place, &board.trains)),
                    write_loot(view, here),
                );
            }
        }
    }
    let counted: Vec<String> = view
        .counted
        .iter()
        .map(|counted| {
            format!(
                "{} in {}'s group",
                tokens::write_worth(counted.group.kind(), counted.worth),
                counted.group
            )
        })
        .collect();
    if !counted.is_empty() {
        line("counted", counted.join(", "));
    }
    for seat in board.seats() {
        write_seat_cards(view, seat, &mut line);
    }
    if !view.pile.is_empty() {
        line("pile", write_pile(view));
    }
    if let Some(answer) = view.answer {
        let seat = view.viewer.seat().unwrap_or_default();
        line("answered", super::notation::write_choice(answer, board, seat));
    }
    lines
}

fn write_table(board: &Board, line: &mut impl FnMut(&str, String)) {
    let round = match board.round_card() {
        Some(card) => format!("{} {card}", board.round + 1),
        None => (board.round + 1).to_string(),
    };
    let second = if board.second_act { " again" } else { "" };
    line("stage", format!("{}, turn {}{second}", board.stage.name(), board.turn + 1));
    line("round", round);
    line("first", tokens::write_seat(board.first, board));
    let asked = board.prompt.map_or("nobody".to_owned(), |prompt| {
        format!("{} {}", tokens::write_seat(prompt.seat, board), prompt.ask.name())
    });
    line("asked", asked);
    if !board.answered.is_empty() {
        let names: Vec<_> = board.answered.iter().map(|seat| tokens::write_seat(seat, board)).collect();
        line("have answered", names.join(" "));
    }
    if let Some(marshal) = board.marshal {
        line("marshal", tokens::write_car(marshal, &board.trains).to_owned());
    }
    line("neutral", board.neutral.to_string());
    if board.has(Part::Guards) {
        let places = board.armored.couriers.iter().map(|&place| tokens::write_place(place, &board.trains));
        line("couriers", places.collect::<Vec<_>>().join(" "));
        line("wild-bunch", tokens::write_bullets(&board.armored.wild_bunch));
        if board.armored.professore.is_some() {
            line("track", board.armored.track.to_string());
        }
    }
}

/// `purse#3=400(doc ghost)`: what the viewer knows of it, and who knows it.
fn write_loot(view: &View, tokens: TokenSet) -> String {
    let board = &view.board;
    let purse = |token: Token| {
        let worth =
            view.worth[token].map_or("?".to_owned(), |worth| tokens::write_worth(token.kind(), worth));
        let known = board.loot.known[token];
        let knowers: Vec<String> = match known {
            ViewerSet::EVERYBODY => vec!["all".to_owned()],
            known => known.iter().filter_map(|v| v.seat()).map(|s| tokens::write_seat(s, board)).collect(),
        };
        let touched = if board.loot.touched.has(token) { "" } else { "untouched" };
        let group = board.loot.group[token];
        let mixed = if group == token && board.loot.mixed_with(token).len() == 1 {
            String::new()
        } else {
            format!(" mixed with {group}")
        };
        format!("{token}={worth}({touched}{}{mixed})", knowers.join(" "))
    };
    let word = |token: Token| match token.kind() {
        LootKind::Jewel | LootKind::Strongbox => token.kind().to_string(),
        LootKind::Purse | LootKind::Bag | LootKind::Nugget | LootKind::Document => purse(token),
    };
    let words: Vec<String> = tokens.iter().map(word).collect();
    if words.is_empty() { "nothing".to_owned() } else { words.join(" ") }
}

fn write_seat_cards(view: &View, seat: Seat, line: &mut impl FnMut(&str, String)) {
    let board = &view.board;
    let cards = &view.cards[seat];
    let leads = &board.leads[seat];
    let name = tokens::write_seat(seat, board);
    let sight = |sight: &Sight| match sight.card() {
        None => "?".to_owned(),
        Some(card) => {
            format!("{}{}", tokens::write_card(card, leads), if sight.is_open() { "!" } else { "" })
        }
    };
    let list = |sights: &mut dyn Iterator<Item = &Sight>| sights.map(sight).collect::<Vec<_>>().join(" ");
    line(&format!("hand {name}"), list(&mut cards.hand.iter()));
    let top = tokens::write_cards(cards.deck_top.iter().rev().copied(), leads);
    line(&format!("deck {name}"), format!("{top} +{}", cards.deck_hidden).trim_start().to_owned());
    if !cards.bottom.is_empty() {
        line(&format!("bottom {name}"), list(&mut cards.bottom.iter()));
    }
    if board.rules.expert {
        line(&format!("discard {name}"), list(&mut cards.discard.iter().rev()));
    }
    let at_seat = &board.at_seat[seat];
    if at_seat.received > 0 {
        let owned = tokens::write_bullets(&at_seat.bullets);
        line(&format!("bullets {name}"), format!("{owned} ({} received)", at_seat.received));
    }
}

/// The whole pile; what has been carried out stands before the bar.
fn write_pile(view: &View) -> String {
    let board = &view.board;
    let mut words = Vec::new();
    for (index, planned) in view.pile.iter().enumerate() {
        if index == usize::from(board.resolved) {
            words.push("|".to_owned());
        }
        let card = planned
            .card
            .map_or("?".to_owned(), |card| tokens::write_card(card, &board.leads[planned.seat]));
        let mark = if planned.face_down { "*" } else { "" };
        let who = if planned.professore {
            "professore".to_owned()
        } else {
            tokens::write_seat(planned.seat, board)
        };
        words.push(format!("{who}:{card}{mark}"));
    }
    words.join(" ")
}

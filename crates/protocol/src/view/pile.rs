//! The pile, as it was laid and as far as it has been carried out.

use folsom_rules::{Board, PlannedView, Seat, View};
use serde::Serialize;
use ts_rs::TS;

use crate::texts::CardText;
use crate::word::Word;

/// A card of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlannedJson {
    /// Who played it; nobody if it is Il Professore's (C23).
    pub seat: Option<Word<Seat>>,
    /// The card, if the viewer knows it.
    pub card: Option<CardText>,
    /// It lies face down, or did until it was revealed.
    pub face_down: bool,
    /// The next card of the pile is its follow-up (V34).
    pub followed: bool,
    /// How far it has been carried out.
    pub progress: Progress,
}

/// How far a card has been carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// Not yet.
    Waiting,
    /// It has been revealed and is being carried out.
    Now,
    /// It has been.
    Done,
}

/// Whether there is nothing new to write of the pile.
pub(super) fn is_same(before: &View, after: &View) -> bool {
    before.pile == after.pile
        && before.board.resolved == after.board.resolved
        && before.board.card_open == after.board.card_open
        && before.board.leads == after.board.leads
}

/// The cards of the pile, one by one.
pub(super) fn write(view: &View) -> impl Iterator<Item = PlannedJson> {
    (0..).zip(&view.pile).map(|(index, planned)| write_card_of_pile(index, planned, &view.board))
}

fn write_card_of_pile(index: u8, planned: &PlannedView, board: &Board) -> PlannedJson {
    let PlannedView { seat, card, face_down, followed, professore } = *planned;
    PlannedJson {
        seat: (!professore).then_some(Word(seat)),
        card: card.map(|card| CardText::new(card, &board.leads[seat])),
        face_down,
        followed,
        progress: match index.cmp(&board.resolved) {
            std::cmp::Ordering::Less => Progress::Done,
            std::cmp::Ordering::Equal if board.card_open => Progress::Now,
            _ => Progress::Waiting,
        },
    }
}

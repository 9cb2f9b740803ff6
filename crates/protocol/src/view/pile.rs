//! The pile, as it was laid and as far as it has been carried out.

use std::cmp::Ordering;

use folsom_rules::{Board, PlannedView, Seat, View};
use serde::Serialize;

use super::fields::Step;
use crate::texts::CardText;
use crate::word::Word;

/// A card of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// Not yet.
    Waiting,
    /// It has been revealed and is being carried out.
    Now,
    /// It has been.
    Done,
}

/// Whether there is nothing new to write of a card of the pile.
pub(super) fn is_same(index: usize, step: &Step<'_>) -> bool {
    let Step { before, after, .. } = step;
    let seat = after.pile[index].seat;
    before.pile[index] == after.pile[index]
        && progress(index, &before.board) == progress(index, &after.board)
        && before.board.leads[seat] == after.board.leads[seat]
}

pub(super) fn write(index: usize, view: &View) -> PlannedJson {
    let PlannedView { seat, card, face_down, followed, professore } = view.pile[index];
    PlannedJson {
        seat: (!professore).then_some(Word(seat)),
        card: card.map(|card| CardText::new(card, &view.board.leads[seat])),
        face_down,
        followed,
        progress: progress(index, &view.board),
    }
}

fn progress(index: usize, board: &Board) -> Progress {
    match index.cmp(&usize::from(board.resolved)) {
        Ordering::Less => Progress::Done,
        Ordering::Equal if board.card_open => Progress::Now,
        Ordering::Equal | Ordering::Greater => Progress::Waiting,
    }
}

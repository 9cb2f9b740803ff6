//! The pile, as it was laid and as far as it has been carried out.

use folsom_rules::text::notation::write_card;
use folsom_rules::{Board, PlannedView};
use serde::Serialize;

/// A card of the pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlannedJson {
    /// Who played it; nobody if it is Il Professore's (C23).
    pub seat: Option<String>,
    /// The card, if the viewer knows it.
    pub card: Option<String>,
    /// It lies face down, or did until it was revealed.
    pub face_down: bool,
    /// The next card of the pile is its follow-up (V34).
    pub followed: bool,
    /// How far it has been carried out.
    pub progress: Progress,
}

/// How far a card has been carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// Not yet.
    Waiting,
    /// It has been revealed and is being carried out.
    Now,
    /// It has been.
    Done,
}

pub(super) fn write(pile: &[PlannedView], board: &Board) -> Vec<PlannedJson> {
    (0..).zip(pile).map(|(index, planned)| write_card_of_pile(index, planned, board)).collect()
}

fn write_card_of_pile(index: u8, planned: &PlannedView, board: &Board) -> PlannedJson {
    let PlannedView { seat, card, face_down, followed, professore } = *planned;
    PlannedJson {
        seat: (!professore).then(|| seat.to_string()),
        card: card.map(|card| write_card(card, &board.leads[seat])),
        face_down,
        followed,
        progress: match index.cmp(&board.resolved) {
            std::cmp::Ordering::Less => Progress::Done,
            std::cmp::Ordering::Equal if board.card_open => Progress::Now,
            _ => Progress::Waiting,
        },
    }
}

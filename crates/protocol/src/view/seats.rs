//! The players, and what is known of their cards.

use folsom_rules::{Bandit, Board, Card, Part, Recycled, Seat, SeatBoard, SeatView, Sight, Team};
use serde::Serialize;

use super::fields::Step;
use super::lists::{Bullets, count_bullets};
use crate::texts::CardText;
use crate::word::{Word, words};

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatJson {
    /// Which: `seat1`.
    pub seat: Word<Seat>,
    /// Its team, in the expansion.
    pub team: Option<Word<Team>>,
    /// The bandits it leads, in the order they were chosen.
    pub bandits: Vec<Word<Bandit>>,
    /// The cards in hand, in an order that tells nothing.
    pub hand: Vec<SightJson>,
    /// How many cards of the deck nobody has seen.
    pub deck_hidden: u8,
    /// The cards on top of those that everybody has seen go there, the top first.
    pub deck_top: Vec<CardText>,
    /// What a Diversion put below the deck, the uppermost first (C21).
    pub deck_bottom: Vec<SightJson>,
    /// The discard pile, the top first (V10).
    pub discard: Vec<SightJson>,
    /// The bullets among its cards, wherever they are: how many of each source.
    pub bullets: Bullets,
    /// All bullets it ever received (R43).
    pub received: u8,
    /// How many bullets its hand can hold at most, as far as the table can tell (V12).
    pub bullet_room: u8,
    /// What everybody saw go into its deck when that was shuffled (V14, R62).
    pub recycled: RecycledJson,
}

/// A card as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SightJson {
    /// The card, if the viewer knows it.
    pub card: Option<CardText>,
    /// The whole table knows it.
    pub open: bool,
}

/// Cards that were seen to go into a deck, and what has happened since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecycledJson {
    /// The cards.
    pub cards: Vec<CardText>,
    /// How many cards were drawn since that nobody else has seen.
    pub drawn: u8,
    /// How many cards of the pile had been laid before.
    pub laid_before: u8,
}

/// Whether there is nothing new to write of a seat.
pub(super) fn is_same(seat: Seat, step: &Step<'_>) -> bool {
    let Step { before, after, .. } = step;
    before.cards[seat] == after.cards[seat]
        && before.board.at_seat[seat] == after.board.at_seat[seat]
        && before.board.leads[seat] == after.board.leads[seat]
}

/// Whether the same seats are still to act, in the same order.
pub(super) fn are_to_act_as_before(step: &Step<'_>) -> bool {
    step.before.board.still_to_act().eq(step.after.board.still_to_act())
}

pub(super) fn write(seat: Seat, board: &Board, cards: &SeatView) -> SeatJson {
    let SeatView { hand, deck_hidden, deck_top, discard, bottom } = cards;
    let SeatBoard { bullets, received, bullet_room, recycled } = &board.at_seat[seat];
    let leads = &board.leads[seat];
    let sight = |sight: &Sight| SightJson {
        card: sight.card().map(|card| CardText::new(card, leads)),
        open: sight.is_open(),
    };
    SeatJson {
        seat: Word(seat),
        team: board.has(Part::Teams).then(|| Word(board.team(seat))),
        bandits: words(leads.iter().copied()),
        hand: hand.iter().map(sight).collect(),
        deck_hidden: *deck_hidden,
        deck_top: card_texts(deck_top.iter().rev().copied(), leads),
        deck_bottom: bottom.iter().map(sight).collect(),
        discard: discard.iter().rev().map(sight).collect(),
        bullets: count_bullets(bullets),
        received: *received,
        bullet_room: *bullet_room,
        recycled: write_recycled(recycled, leads),
    }
}

fn write_recycled(recycled: &Recycled, leads: &[Bandit]) -> RecycledJson {
    RecycledJson {
        cards: card_texts(recycled.cards(), leads),
        drawn: recycled.drawn,
        laid_before: recycled.laid_before,
    }
}

fn card_texts(cards: impl Iterator<Item = Card>, leads: &[Bandit]) -> Vec<CardText> {
    cards.map(|card| CardText::new(card, leads)).collect()
}

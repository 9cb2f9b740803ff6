//! What nobody may know, as numbers: for critics, which judge positions in training and never play.

use folsom_rules::{
    Action, Card, Document, Game, Indexed, LootKind, Place, RoundCard, Seat, Sight, Stage, TokenSet, View,
};

use crate::cursor::Cursor;
use crate::fields::{PLOTS, TO_COME};
use crate::frame::Frame;
use crate::layout::Layout;
use crate::observation::document_side;
use crate::observation::loot::fifties;
use crate::observation::plan::{next, write_face};

/// Writes what follows an observation.
pub(crate) fn write(game: &Game, seat: Seat, layout: Layout, out: &mut [u8]) {
    let open = game.open_view();
    let frame = Frame::new(game.board(), seat, layout);
    let mut cursor = Cursor::new(out);
    write_cards(&open, &frame, &mut cursor);
    for index in 0..layout.places() {
        cursor.put(value(&open, open.board.loot.at[Place::at(index)]));
    }
    for figure in 0..layout.figures() {
        cursor.put(frame.bandit(figure).map_or(0, |bandit| value(&open, open.board.loot.held[bandit])));
    }
    write_plan(&open, &frame, &mut cursor);
    let mut rounds = game.rounds_to_come();
    for _ in 0..TO_COME {
        cursor.one_of(RoundCard::ALL.len(), rounds.next().map(|card| card as usize));
    }
    if layout.is_couriers() {
        let team = game.board().team(seat);
        for token in TokenSet::DOCUMENTS.iter() {
            cursor.one_of(3, open.worth[token].map(|worth| document_side(Document::of(worth), team)));
        }
    }
    cursor.finish();
}

fn write_cards(open: &View, frame: &Frame<'_>, cursor: &mut Cursor<'_>) {
    let faces = frame.layout.faces();
    for away in 0..frame.layout.seats() {
        let [hand, deck] = [0; 2].map(|_| cursor.take(faces));
        let following = cursor.take(3 * faces);
        if away >= usize::from(open.board.seats) {
            continue;
        }
        let cards = &open.cards[frame.seat_at(away)];
        let face = |card: Card| frame.face(card);
        cards
            .hand
            .iter()
            .filter_map(|sight| sight.card())
            .filter_map(face)
            .for_each(|face| hand[face] += 1);
        let below = || cards.bottom.into_iter().filter_map(Sight::card);
        cards.deck_top.into_iter().chain(below()).filter_map(face).for_each(|face| deck[face] += 1);
        let coming = cards.deck_top.into_iter().rev().chain(below()).filter_map(face);
        for (row, face) in following.chunks_exact_mut(faces).zip(coming) {
            row[face] = 1;
        }
    }
}

fn value(open: &View, tokens: TokenSet) -> u8 {
    let valued = tokens.iter().filter(|token| token.kind() != LootKind::Document);
    valued
        .filter_map(|token| open.worth[token])
        .fold(0, |sum: u8, worth| sum.saturating_add(fifties(worth)))
}

fn write_plan(open: &View, frame: &Frame<'_>, cursor: &mut Cursor<'_>) {
    let plots = if frame.layout.is_couriers() { PLOTS } else { 0 };
    let width = Action::ALL.len() + 1 + plots;
    let rows = cursor.take(frame.layout.pile() * width);
    if matches!(open.board.stage, Stage::RoundEnd | Stage::Over) {
        return;
    }
    for (row, planned) in rows.chunks_exact_mut(width).zip(open.pile.iter().skip(next(frame))) {
        let (action, rest) = row.split_at_mut(Action::ALL.len());
        let (bullet, plot) = rest.split_at_mut(1);
        write_face(frame.layout, planned.card, action, &mut bullet[0], plot);
    }
}

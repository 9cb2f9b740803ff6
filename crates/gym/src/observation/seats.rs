//! Cards and the rest that lies before each seat, and the seat's own cards by face.

use folsom_rules::{Action, Card, Face, Indexed, Overview, Sight};

use crate::cursor::Cursor;
use crate::frame::Frame;

/// What lies before each seat, our own first.
pub(super) fn write(eyes: &impl Overview, frame: &Frame<'_>, cursor: &mut Cursor<'_>) {
    let (board, layout) = (frame.board, frame.layout);
    let couriers = layout.is_couriers();
    let width = 10 + Action::ALL.len() + if couriers { 3 } else { 0 };
    let team = board.team(frame.seat);
    for away in 0..layout.seats() {
        let mut row = Cursor::rest(cursor.take(width));
        if away >= usize::from(board.seats) {
            continue;
        }
        let seat = frame.seat_at(away);
        let at_seat = &board.at_seat[seat];
        let is_open_bullet = |sight: &Sight| sight.is_open() && sight.card().is_some_and(Card::is_bullet);
        let (mut hand, mut known) = (0u8, 0u8);
        for sight in eyes.hand_of(seat) {
            hand += 1;
            known += u8::from(is_open_bullet(&sight));
        }
        row.put(1);
        row.put(hand);
        row.put(eyes.deck_of(seat));
        let discard = row.take(1);
        row.put(at_seat.bullets.iter().sum::<u8>());
        row.put(at_seat.received);
        row.put(at_seat.bullet_room);
        row.put(known);
        row.put(board.acted.has(seat));
        row.put(board.answered.has(seat));
        let discarded = row.take(Action::ALL.len());
        for sight in eyes.discard_of(seat) {
            discard[0] += 1;
            if let Some(Face::Action(_, action)) = sight.card().map(Card::face) {
                discarded[action.index()] += 1;
            }
        }
        if couriers {
            row.put(eyes.bottom_of(seat).count());
            row.put(board.armored.set_aside.has(seat));
            row.put(board.team(seat) == team);
        }
        row.finish();
    }
}

/// Our own cards: in hand, in the deck, discarded. Of the deck we know what is in it because we know all the rest.
pub(super) fn write_own(eyes: &impl Overview, frame: &Frame<'_>, cursor: &mut Cursor<'_>) {
    let faces = frame.layout.faces();
    let [hand, deck, discard] = [0; 3].map(|_| cursor.take(faces));
    // Before the start nobody has cards.
    if eyes.deck_of(frame.seat) + eyes.hand().count() + eyes.pile_len() == 0 {
        return;
    }
    for face in frame.board.owned(frame.seat).filter_map(|card| frame.face(card)) {
        deck[face] += 1;
    }
    let mut gone = |card: Card, row: Option<&mut [u8]>| {
        if let Some(face) = frame.face(card) {
            deck[face] = deck[face].saturating_sub(1);
            if let Some(row) = row {
                row[face] += 1;
            }
        }
    };
    eyes.hand().for_each(|card| gone(card, Some(hand)));
    eyes.discard_of(frame.seat).filter_map(Sight::card).for_each(|card| gone(card, Some(discard)));
    // In the expert variant a card that was carried out is discarded; otherwise it goes back into the deck with the next round.
    let carried_out = if frame.board.rules.expert { usize::from(frame.board.resolved) } else { 0 };
    for planned in (carried_out..eyes.pile_len()).map(|index| eyes.planned(index)) {
        if planned.is_of(frame.seat)
            && let Some(card) = planned.card
        {
            gone(card, None);
        }
    }
}

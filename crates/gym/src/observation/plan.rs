//! The pile: the next card first, as far as the seat knows them.

use folsom_rules::{Action, Card, Face, Overview, Plot, Stage};

use crate::cursor::Cursor;
use crate::fields::PLOTS;
use crate::frame::Frame;
use crate::layout::Layout;
use crate::observation::mark;

/// The number of the first card of the pile that is still to be carried out.
pub(crate) fn next(frame: &Frame<'_>) -> usize {
    if frame.board.stage == Stage::Stealin { usize::from(frame.board.resolved) } else { 0 }
}

pub(super) fn write(eyes: &impl Overview, frame: &Frame<'_>, cursor: &mut Cursor<'_>) {
    let layout = frame.layout;
    let width = layout.figures() + Action::ALL.len() + 3 + if layout.is_couriers() { PLOTS + 1 } else { 0 };
    let rows = cursor.take(layout.pile() * width);
    // Once a round is over, what was planned for it is of no use.
    if matches!(frame.board.stage, Stage::RoundEnd | Stage::Over) {
        return;
    }
    let cards = (next(frame)..eyes.pile_len()).map(|index| eyes.planned(index));
    for (row, planned) in rows.chunks_exact_mut(width).zip(cards) {
        let mut row = Cursor::rest(row);
        let figures = row.take(layout.figures());
        if !planned.professore {
            match planned.card.map(Card::face) {
                Some(Face::Action(bandit, _)) => figures[frame.figure(bandit).unwrap_or_default()] = 1,
                _ => mark(frame, frame.board.leads[planned.seat].into_iter().collect(), figures),
            }
        }
        let (action, bullet) = row.take(Action::ALL.len() + 1).split_at_mut(Action::ALL.len());
        row.put(planned.card.is_none());
        row.put(planned.face_down);
        let plot = row.take(if layout.is_couriers() { PLOTS } else { 0 });
        write_face(layout, planned.card, action, &mut bullet[0], plot);
        if layout.is_couriers() {
            row.put(planned.professore);
        }
        row.finish();
    }
}

/// What a card does.
pub(crate) fn write_face(
    layout: Layout,
    card: Option<Card>,
    action: &mut [u8],
    bullet: &mut u8,
    plot: &mut [u8],
) {
    match card.map(Card::face) {
        Some(Face::Action(_, kind)) => action[kind as usize] = 1,
        Some(Face::Bullet(_)) => *bullet = 1,
        Some(Face::Plot(kind)) if layout.is_couriers() => plot[kind as usize] = 1,
        Some(Face::Binoculars(_)) if layout.is_couriers() => plot[Plot::ALL.len()] = 1,
        Some(Face::Plot(_) | Face::Binoculars(_)) | None => {}
    }
}

//! How parity became the result, seat by seat: what was luck, what were one's own choices, what were the others'.
//!
//! The chances after everything that happened are a chain from parity to the result. Each link is somebody's choice or chance, so that
//! the parts add up whatever the measurements are. One that is off makes one link longer and the next one shorter.

use folsom_protocol::{PartJson, WaterfallJson};
use folsom_rules::{Indexed, Seat};

use crate::finding::{Cause, Stretch};

/// A link of the chain: whose choice it was, nobody's if it was chance, and the chances after it.
pub(crate) struct Link<'a> {
    pub(crate) by: Option<Seat>,
    pub(crate) stretch: &'a Stretch,
}

impl<'a> Link<'a> {
    pub(crate) fn new(stretch: &'a Stretch, chooser: Option<Seat>) -> Self {
        Self { by: chooser.filter(|_| stretch.cause == Cause::Choice), stretch }
    }
}

/// Where a change belongs, for one seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Luck,
    Own,
    Others,
}

/// The waterfall of a seat, from all links of a game.
pub(crate) fn of(seat: Seat, parity: f64, links: &[Link<'_>]) -> WaterfallJson {
    let part = |link: &Link<'_>| match link.by {
        None => Part::Luck,
        Some(by) if by == seat => Part::Own,
        Some(_) => Part::Others,
    };
    let index = seat.index();
    let sum = |wanted: Part| {
        let (mut before, mut change, mut squares) = (parity, 0.0, 0.0);
        for (number, link) in links.iter().enumerate() {
            let chance = link.stretch.chances[index];
            let (into, out_of) = (part(link), links.get(number + 1).map(part));
            if into == wanted {
                change += chance - before;
            }
            // What was measured between two links of the same part cancels out.
            if (into == wanted) != (out_of == Some(wanted)) {
                squares += link.stretch.errors[index].powi(2);
            }
            before = chance;
        }
        PartJson { change, error: squares.sqrt() }
    };
    let result = links.last().map_or(parity, |link| link.stretch.chances[index]);
    WaterfallJson { parity, luck: sum(Part::Luck), own: sum(Part::Own), others: sum(Part::Others), result }
}

//! Everybody's chance to win between two rounds, judged by a net.
//!
//! It judges a whole world, in which everything is known: the values of all loot count as they are there. What the dice decide
//! for the next round (its card, the cards dealt) is left out on purpose: it would only make the judgement waver.
//!
//! One layer reads the table, another one reads each seat, the same for all. The seats of a party are added up: so there
//! may be any number of them. The head looks at a party, at all together and at the table, and says by how much the party's score
//! differs from what the weighted sum makes of it.

mod seats;
mod table;

use folsom_rules::{BySeat, Couriers, Game, Indexed, MAX_SEATS};
use tinyvec::ArrayVec;

use super::layer::{FULL, Layer, ONE, Row, UNIT, WIDTH, rectified};
pub(crate) use seats::SeatInput;
pub(crate) use table::TableInput;

/// The net.
#[derive(Debug)]
pub(crate) struct ValueNet {
    pub(crate) seat: Layer,
    pub(crate) table: Layer,
    /// The head: what it makes of the party, of all together and of the table.
    pub(crate) party: Layer,
    pub(crate) all: Layer,
    pub(crate) around: Layer,
    /// What the head's numbers count for.
    pub(crate) score: [i16; WIDTH],
}

/// Who wins together with whom: seats, or the two teams of the expansion.
pub(crate) fn party_of(game: &Game) -> (usize, BySeat<usize>) {
    let board = game.board();
    if board.rules.couriers == Couriers::Normal {
        (2, BySeat::from_fn(|seat| board.team(seat) as usize))
    } else {
        (usize::from(board.seats), BySeat::from_fn(Indexed::index))
    }
}

impl ValueNet {
    /// The score of each party, in thousandths or so: [`ONE`] is a factor of e between two chances.
    pub(crate) fn scores(&self, game: &Game) -> ArrayVec<[i32; MAX_SEATS]> {
        let (count, party_of) = party_of(game);
        let outcome = game.count_up();
        let survey = seats::Survey::new(game.board(), &outcome);
        // The first number of a seat is not rectified: it is a plain weighted sum, like the judgement there was before.
        let mut parties = [([0; WIDTH], 0); MAX_SEATS];
        let mut everybody = [0; WIDTH];
        for seat in game.board().seats() {
            let mut sums = self.seat.start();
            survey.describe(seat, &mut sums);
            let (seen, party) = (rectified(&sums.row, 1), &mut parties[party_of[seat]]);
            party.1 += sums.row[0];
            for (lane, seen) in seen.into_iter().enumerate().skip(1) {
                party.0[lane] += seen;
                everybody[lane] += seen;
            }
        }
        let mut sums = self.table.start();
        table::describe(game.board(), &mut sums);
        let mut common: Row = self.party.bias;
        self.all.apply(&held(everybody), &mut common);
        self.around.apply(&rectified(&sums.row, 1), &mut common);
        let score = |(party, plain): &(Row, i32)| {
            let mut row = common;
            self.party.apply(&held(*party), &mut row);
            let head = rectified(&row, UNIT);
            let sum: i32 =
                head.iter().zip(&self.score).map(|(&value, &weight)| value * i32::from(weight)).sum();
            plain + sum / UNIT
        };
        parties[..count].iter().map(score).collect()
    }

    /// By how much the score of each party differs from what the weighted sum makes of it: 1 is a factor of e between two chances.
    pub(crate) fn corrections(&self, game: &Game) -> ArrayVec<[f32; MAX_SEATS]> {
        self.scores(game).iter().map(|&score| score as f32 / ONE as f32).collect()
    }
}

/// Sums of several seats, held within what a layer can take.
fn held(row: Row) -> Row {
    row.map(|sum| sum.min(FULL))
}

/// Writes down what the net is shown: of the table, and of each seat.
#[cfg(feature = "arena")]
pub(crate) fn describe(game: &Game, mut table: &mut [i8], seats: &mut [[i8; SeatInput::INPUTS]]) {
    let outcome = game.count_up();
    let survey = seats::Survey::new(game.board(), &outcome);
    table::describe(game.board(), &mut table);
    for (seat, inputs) in game.board().seats().zip(seats) {
        survey.describe(seat, &mut &mut inputs[..]);
    }
}

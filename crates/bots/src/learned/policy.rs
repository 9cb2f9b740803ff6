//! What a Legend would plan, guessed by a net.
//!
//! It sees through a seat's eyes: what that seat may not know is not among its inputs. One layer reads the situation, another
//! one adds each choice to it; what comes out for a choice takes the place of instinct's dollars. Instinct is among the inputs, and
//! the sketch of Stealin' that it goes by. What is asked in Stealin' is left to instinct, which a net foretold no better.

mod choice;
mod known;
mod rows;
mod situation;

use folsom_rules::{Bandit, Board, Couriers, Eyes, Format};

use crate::instinct::{Forecast, Sense, Weighed};
pub(crate) use choice::ChoiceInput;
use choice::Look;
use rows::Sums;
#[cfg(all(test, feature = "arena"))]
pub(crate) use rows::WIDTH;
pub(crate) use rows::{Row, UNIT};
pub(crate) use situation::SituationInput;

/// The net.
#[derive(Debug)]
pub(crate) struct PolicyNet {
    /// What is there if every input is zero.
    pub(crate) bias: Row,
    /// The weights of the situation's inputs.
    pub(crate) situation: Vec<Row>,
    /// The weights of a choice's inputs.
    pub(crate) choice: Vec<Row>,
    /// What the lanes count for.
    pub(crate) score: Row,
}

/// Whether everybody at this table leads one bandit and plays for themselves. Only there the net is asked: it was no help elsewhere.
pub(crate) fn is_single(board: &Board) -> bool {
    board.rules.couriers == Couriers::Off && board.format == Format::Single
}

/// In dollars, how far apart two choices are if one is e times as likely.
const DOLLARS: i64 = 120;

impl PolicyNet {
    /// Weighs choices anew that instinct has weighed.
    pub(crate) fn reweigh<E: Eyes>(
        &self,
        sense: &Sense<'_, E>,
        forecast: &Forecast,
        weighed: &mut Weighed,
    ) {
        if weighed.len() < 2 {
            return;
        }
        let mut situation = Sums { rows: &self.situation, row: self.bias };
        situation::describe(sense, &mut situation);
        let look = Look::new(sense, forecast, weighed);
        // Most choices are about what one bandit may do: where it stands is looked at once.
        let mut ground: Option<(Bandit, Row)> = None;
        for (choice, weight) in weighed.iter_mut() {
            let row = match (look.stands(*choice), ground) {
                (None, _) => situation.row,
                (Some(bandit), Some((known, row))) if known == bandit => row,
                (Some(bandit), _) => {
                    let mut sums = Sums { rows: &self.choice, row: situation.row };
                    look.describe_ground(bandit, &mut sums);
                    ground = Some((bandit, sums.row));
                    sums.row
                }
            };
            let mut sums = Sums { rows: &self.choice, row };
            look.describe(*choice, *weight, &mut sums);
            let unit = i64::from(UNIT);
            *weight = (i64::from(rows::score(&sums.row, &self.score)) * DOLLARS / (unit * unit)) as i32;
        }
    }
}

/// Writes down what the net is shown: of the situation, and of each choice.
#[cfg(feature = "arena")]
pub(crate) fn describe<E: Eyes>(
    sense: &Sense<'_, E>,
    forecast: &Forecast,
    weighed: &Weighed,
    mut situation: &mut [i8],
    choices: &mut Vec<[i8; ChoiceInput::INPUTS]>,
) {
    situation::describe(sense, &mut situation);
    let look = Look::new(sense, forecast, weighed);
    for &(choice, weight) in weighed {
        let mut inputs = [0; ChoiceInput::INPUTS];
        if let Some(bandit) = look.stands(choice) {
            look.describe_ground(bandit, &mut &mut inputs[..]);
        }
        look.describe(choice, weight, &mut &mut inputs[..]);
        choices.push(inputs);
    }
}

//! What a Legend would choose, guessed by a net.
//!
//! It sees through a seat's eyes: what that seat may not know is not among its inputs. One layer reads the situation, another
//! one adds each choice to it; what comes out for a choice takes the place of instinct's dollars. Instinct is among the inputs, and
//! the sketch of Stealin' that it goes by.

mod choice;
mod situation;

use folsom_rules::{Bandit, Eyes};

use super::layer::{Layer, ONE, Row, UNIT, WIDTH, rectified};
use crate::instinct::{Forecast, Sense, Weighed};
pub(crate) use choice::ChoiceInput;
use choice::Look;
pub(crate) use situation::SituationInput;

/// The net.
#[derive(Debug)]
pub(crate) struct PolicyNet {
    pub(crate) situation: Layer,
    pub(crate) choice: Layer,
    /// What the numbers of both together count for. The first number is not rectified: it is a plain weighted sum.
    pub(crate) score: [i16; WIDTH],
}

/// In dollars, how far apart two choices are if one is e times as likely.
const DOLLARS: i32 = 120;

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
        let mut situation = self.situation.start();
        situation::describe(sense, &mut situation);
        let look = Look::new(sense, forecast, weighed);
        // Most choices are about what one bandit may do: where it stands is looked at once.
        let mut ground: Option<(Bandit, Row)> = None;
        for (choice, weight) in weighed.iter_mut() {
            let start = match (look.stands(*choice), ground) {
                (None, _) => situation.row,
                (Some(bandit), Some((known, row))) if known == bandit => row,
                (Some(bandit), _) => {
                    let mut sums = self.choice.start_from(&situation.row);
                    look.describe_ground(bandit, &mut sums);
                    ground = Some((bandit, sums.row));
                    sums.row
                }
            };
            let mut sums = self.choice.start_from(&start);
            look.describe(*choice, *weight, &mut sums);
            let hidden = rectified(&sums.row, 1);
            let bent: i32 = hidden
                .iter()
                .zip(&self.score)
                .skip(1)
                .map(|(&value, &weight)| value * i32::from(weight))
                .sum();
            *weight = ((sums.row[0] + bent / UNIT) as i64 * i64::from(DOLLARS) / i64::from(ONE)) as i32;
        }
    }
}

/// Writes down what the net is shown: of the situation, and of each choice.
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

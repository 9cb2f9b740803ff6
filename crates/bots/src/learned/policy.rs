//! What is best planned, guessed by a net.
//!
//! It sees through a seat's eyes: what that seat may not know is not among its inputs. One layer reads the situation, another
//! one adds each choice to it; what comes out for a choice takes the place of instinct's dollars. Instinct is among the inputs, and
//! the sketch of Stealin' that it goes by. What is asked in Stealin' is left to instinct, which a net foretold no better.

mod choice;
mod rows;
mod situation;

use folsom_rules::{Bandit, Eyes};

use crate::instinct::{Forecast, Sense, Weighed};
#[cfg(feature = "arena")]
use crate::learned::blocks::Sink;
pub(crate) use choice::ChoiceInput;
use choice::Look;
use rows::Sums;
#[cfg(feature = "arena")]
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

/// Who writes down what the net is shown: first of the situation and what all choices have in common, then of each choice.
#[cfg(feature = "arena")]
pub(crate) trait Scribe {
    /// Takes what belongs to the situation.
    fn situation(&mut self) -> impl Sink;
    /// Takes what belongs to a choice, or to all of them.
    fn choice(&mut self) -> impl Sink;
    /// What all have in common, or the next choice, is complete.
    fn end(&mut self);
}

/// Tells a scribe what the net is shown.
#[cfg(feature = "arena")]
pub(crate) fn describe<E: Eyes>(
    sense: &Sense<'_, E>,
    forecast: &Forecast,
    weighed: &Weighed,
    scribe: &mut impl Scribe,
) {
    situation::describe(sense, &mut scribe.situation());
    let look = Look::new(sense, forecast, weighed);
    let mut stand = weighed.iter().map(|&(choice, _)| look.stands(choice));
    let first = stand.next().flatten();
    let shared = first.filter(|_| stand.all(|bandit| bandit == first));
    if let Some(bandit) = shared {
        look.describe_ground(bandit, &mut scribe.choice());
    }
    scribe.end();
    for &(choice, weight) in weighed {
        if let Some(bandit) = look.stands(choice).filter(|_| shared.is_none()) {
            look.describe_ground(bandit, &mut scribe.choice());
        }
        look.describe(choice, weight, &mut scribe.choice());
        scribe.end();
    }
}

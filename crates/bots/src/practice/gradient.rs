//! The policy net in floats, and how its weights are changed.

use crate::instinct::MAX_WEIGHED;
use crate::learned::policy::{ChoiceInput, PolicyNet, Row, UNIT, WIDTH};
use crate::learned::weights::MOST_OF_LANES;

use super::sketch::{CHOICES_BEGIN, Input, Planned, Sketches};

/// A number for each lane.
type Lanes = [f32; WIDTH];

/// Inputs of the situation and of a choice, numbered together.
const INPUTS: usize = CHOICES_BEGIN + ChoiceInput::INPUTS;
/// Rows of weights: one for each input, what there is without any, and what the lanes count for.
const ROWS: usize = INPUTS + 2;
const BIAS: usize = INPUTS;
const SCORE: usize = INPUTS + 1;
/// No number between the layers is larger.
const FULL: f32 = 31.0;

/// All weights, or how much each of them is to be changed.
#[derive(Clone)]
pub(super) struct Floats(Vec<Lanes>);

/// Who practises goes by the net's scores so many times as firmly as a search does, which leaves much to curiosity. As likely as there,
/// everybody's plans would be so wild that careful ones look best; and games in the head are played on by what seems best alone.
const FIRMNESS: f32 = 4.0;

/// Chances of the choices of a plan.
pub(super) type Chances = tinyvec::ArrayVec<[f32; MAX_WEIGHED]>;

impl Floats {
    pub(super) fn zero() -> Self {
        Self(vec![[0.0; WIDTH]; ROWS])
    }

    pub(super) fn of(net: &PolicyNet) -> Self {
        let rows = net.situation.iter().chain(&net.choice).chain([&net.bias, &net.score]);
        Self(rows.map(|row| row.map(|weight| f32::from(weight) / f32::from(UNIT))).collect())
    }

    /// The net of whole numbers that is closest.
    pub(super) fn rounded(&self) -> PolicyNet {
        let row = |row: &Lanes| -> Row { row.map(|weight| (weight * f32::from(UNIT)).round() as i16) };
        PolicyNet {
            bias: row(&self.0[BIAS]),
            situation: self.0[..CHOICES_BEGIN].iter().map(row).collect(),
            choice: self.0[CHOICES_BEGIN..INPUTS].iter().map(row).collect(),
            score: row(&self.0[SCORE]),
        }
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (row, more) in self.0.iter_mut().zip(&other.0) {
            row.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
    }

    #[inline]
    fn sum(&self, row: &Lanes, inputs: &[Input]) -> Lanes {
        let mut sums = *row;
        for &(input, value) in inputs {
            let (weights, value) = (&self.0[usize::from(input)], f32::from(value));
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight * value);
        }
        sums
    }

    /// How likely each choice of a plan is, and what its lanes came to.
    pub(super) fn chances(
        &self,
        sketches: &Sketches,
        first: u32,
        count: usize,
        lanes: &mut [Lanes; MAX_WEIGHED],
    ) -> Chances {
        let common = self.sum(&self.0[BIAS], sketches.common(first));
        let score = &self.0[SCORE];
        let mut chances = Chances::new();
        for (inputs, lanes) in sketches.choices(first, count).zip(lanes.iter_mut()) {
            *lanes = self.sum(&common, inputs);
            let bent = bent(lanes);
            let sum: f32 = bent.iter().zip(score).map(|(lane, weight)| lane * weight).sum();
            chances.push(sum * FIRMNESS);
        }
        let top = chances.iter().copied().fold(f32::MIN, f32::max);
        chances.iter_mut().for_each(|chance| *chance = (*chance - top).exp());
        let sum: f32 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= sum);
        chances
    }

    /// Adds to a gradient: the chosen one was better than could be expected by so much, and being undecided is worth so much.
    /// Returns how likely each choice was.
    pub(super) fn learn(
        &self,
        sketches: &Sketches,
        plan: Planned,
        better: f32,
        entropy: f32,
        gradient: &mut Self,
    ) -> Chances {
        let count = usize::from(plan.choices);
        let mut lanes = [[0.0; WIDTH]; MAX_WEIGHED];
        let chances = self.chances(sketches, plan.first, count, &mut lanes);
        let undecided = entropy_of(&chances);
        let score = self.0[SCORE];
        let mut common = [0.0; WIDTH];
        for (index, inputs) in sketches.choices(plan.first, count).enumerate() {
            let chance = chances[index];
            let chosen = f32::from(u8::from(index == usize::from(plan.chosen)));
            let mut pull = better * (chosen - chance);
            pull -= entropy * chance * (chance.max(1e-9).ln() + undecided);
            pull *= FIRMNESS;
            let lanes = &lanes[index];
            let bent = bent(lanes);
            gradient.0[SCORE].iter_mut().zip(&bent).for_each(|(sum, lane)| *sum += pull * lane);
            let mut own = [0.0; WIDTH];
            for (lane, own) in own.iter_mut().enumerate() {
                let open =
                    if lane == 0 { lanes[0].abs() < FULL } else { (0.0..FULL).contains(&lanes[lane]) };
                *own = if open { pull * score[lane] } else { 0.0 };
            }
            gradient.spread(inputs, &own);
            common.iter_mut().zip(&own).for_each(|(sum, own)| *sum += own);
        }
        gradient.spread(sketches.common(plan.first), &common);
        gradient.0[BIAS].iter_mut().zip(&common).for_each(|(sum, own)| *sum += own);
        chances
    }

    #[inline]
    fn spread(&mut self, inputs: &[Input], lanes: &Lanes) {
        for &(input, value) in inputs {
            let (row, value) = (&mut self.0[usize::from(input)], f32::from(value));
            row.iter_mut().zip(lanes).for_each(|(sum, lane)| *sum += lane * value);
        }
    }
}

/// Below zero a lane counts for nothing, except the first, which is a plain weighted sum.
#[inline]
fn bent(lanes: &Lanes) -> Lanes {
    let mut bent = lanes.map(|lane| lane.clamp(0.0, FULL));
    bent[0] = lanes[0].clamp(-FULL, FULL);
    bent
}

/// How undecided somebody is who goes by these chances.
pub(super) fn entropy_of(chances: &[f32]) -> f32 {
    chances.iter().map(|&chance| -chance * chance.max(1e-9).ln()).sum()
}

/// Steps along gradients, each weight by as much as its gradients agree (Kingma and Ba, 2014).
pub(super) struct Adam {
    mean: Floats,
    squares: Floats,
    steps: i32,
}

impl Adam {
    const MEAN: f32 = 0.9;
    const SQUARES: f32 = 0.99;

    pub(super) fn new() -> Self {
        Self { mean: Floats::zero(), squares: Floats::zero(), steps: 0 }
    }

    /// Goes up a gradient. Weights stay as small as the file wants them.
    pub(super) fn step(&mut self, weights: &mut Floats, gradient: &Floats, rate: f32) {
        self.steps += 1;
        let warm = 1.0 - Self::MEAN.powi(self.steps);
        let warm_squares = 1.0 - Self::SQUARES.powi(self.steps);
        for row in 0..ROWS {
            let most = match row {
                BIAS => FULL,
                SCORE => f32::from(MOST_OF_LANES) / f32::from(UNIT),
                _ => 1.0,
            };
            for lane in 0..WIDTH {
                let slope = gradient.0[row][lane];
                let mean = &mut self.mean.0[row][lane];
                *mean += (1.0 - Self::MEAN) * (slope - *mean);
                let squares = &mut self.squares.0[row][lane];
                *squares += (1.0 - Self::SQUARES) * (slope * slope - *squares);
                let step = rate * (*mean / warm) / ((*squares / warm_squares).sqrt() + 1e-8);
                let weight = &mut weights.0[row][lane];
                *weight = (*weight + step).clamp(-most, most);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learned::blocks::Sink;
    use crate::learned::policy::Scribe;

    /// A plan with three choices.
    fn plan() -> (Sketches, Planned) {
        let mut sketches = Sketches::default();
        sketches.situation().put(3, 1);
        sketches.situation().put(7, -2);
        sketches.choice().put(1, 4);
        sketches.end();
        for choice in 0..3 {
            sketches.choice().put(choice, 1);
            sketches.choice().put(5, choice as i32 - 1);
            sketches.end();
        }
        (sketches, Planned { first: 1, choices: 3, chosen: 1, seat: 0 })
    }

    /// Small weights, different from each other.
    fn weights() -> Floats {
        let mut weights = Floats::zero();
        let mut state = 1u32;
        for weight in weights.0.iter_mut().flatten() {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *weight = (state >> 8) as f32 / (1 << 24) as f32 - 0.4;
        }
        weights
    }

    /// What is to become large: how likely the chosen one is, and how undecided one is.
    fn aim(weights: &Floats, sketches: &Sketches, plan: Planned, better: f32, entropy: f32) -> f32 {
        let mut lanes = [[0.0; WIDTH]; MAX_WEIGHED];
        let chances = weights.chances(sketches, plan.first, usize::from(plan.choices), &mut lanes);
        better * chances[usize::from(plan.chosen)].ln() + entropy * entropy_of(&chances)
    }

    #[test]
    fn the_gradient_is_the_slope() {
        let (sketches, plan) = plan();
        let weights = weights();
        for (better, entropy) in [(1.0, 0.0), (-0.7, 0.0), (0.0, 1.0), (0.5, 0.3)] {
            let mut gradient = Floats::zero();
            weights.learn(&sketches, plan, better, entropy, &mut gradient);
            let touched = [3, 7, CHOICES_BEGIN, CHOICES_BEGIN + 1, CHOICES_BEGIN + 5, BIAS, SCORE];
            for row in touched {
                for lane in [0, 1, 2, 17, 40] {
                    let nudged = |by: f32| {
                        let mut nudged = weights.clone();
                        nudged.0[row][lane] += by;
                        aim(&nudged, &sketches, plan, better, entropy)
                    };
                    let slope = (nudged(0.01) - nudged(-0.01)) / 0.02;
                    let found = gradient.0[row][lane];
                    assert!(
                        (slope - found).abs() < 0.02 + 0.05 * slope.abs(),
                        "row {row}, lane {lane}: {slope}, not {found}"
                    );
                }
            }
        }
    }
}

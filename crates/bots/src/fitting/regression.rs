//! A softmax over the parties, fitted by gradient descent: the weights that make the victories that happened most
//! likely.

use super::samples::Sample;
use crate::value::{FEATURES, Features};

/// How many positions a step looks at, and how many steps there are.
const BATCH: usize = 512;
const STEPS: usize = 4000;
/// The length of the first step and of the last.
const RATES: [f32; 2] = [0.03, 0.0003];
/// What keeps the weights of rare features small.
const RESTRAINT: f32 = 1e-4;
/// One position in so many is left out of the fitting and tells how good it is.
const LEFT_OUT: usize = 10;

/// Weights, and how well they foretell.
pub(super) struct Fit {
    pub(super) weights: [f32; FEATURES],
    pub(super) positions: usize,
    /// The mean of the negative logarithm of the chance given to who won.
    pub(super) loss: f32,
    /// The same if all parties are given the same chance.
    pub(super) guessing: f32,
}

/// Fits the weights.
pub(super) fn fit(samples: &[Sample]) -> Fit {
    let kept = |part: bool| move |&(index, _): &(usize, &Sample)| (index % LEFT_OUT == 0) == part;
    let known: Vec<&Sample> =
        samples.iter().enumerate().filter(kept(false)).map(|(_, sample)| sample).collect();
    let unknown: Vec<&Sample> =
        samples.iter().enumerate().filter(kept(true)).map(|(_, sample)| sample).collect();
    assert!(!known.is_empty() && !unknown.is_empty(), "too few games to fit weights to");
    let weights = descend(&known);
    let mean = |loss: &dyn Fn(&Sample) -> f32| {
        unknown.iter().map(|sample| loss(sample)).sum::<f32>() / unknown.len() as f32
    };
    Fit {
        weights,
        positions: samples.len(),
        loss: mean(&|sample| loss(sample, &weights)),
        guessing: mean(&|sample| loss(sample, &[0.0; FEATURES])),
    }
}

/// Adam: steps down the gradient, each weight at a pace of its own.
fn descend(samples: &[&Sample]) -> [f32; FEATURES] {
    let mut weights = [0.0; FEATURES];
    let (mut mean, mut square) = ([0.0; FEATURES], [0.0; FEATURES]);
    let batches: Vec<&[&Sample]> = samples.chunks(BATCH).collect();
    for step in 0..STEPS {
        let progress = step as f32 / STEPS as f32;
        let rate = RATES[0] * (RATES[1] / RATES[0]).powf(progress);
        let slope = gradient(batches[step % batches.len()], &weights);
        let age = step as i32 + 1;
        for index in 0..FEATURES {
            let slope = slope[index] + RESTRAINT * weights[index];
            mean[index] = 0.9 * mean[index] + 0.1 * slope;
            square[index] = 0.999 * square[index] + 0.001 * slope * slope;
            let (mean, square) =
                (mean[index] / (1.0 - 0.9f32.powi(age)), square[index] / (1.0 - 0.999f32.powi(age)));
            weights[index] -= rate * mean / (square.sqrt() + 1e-6);
        }
    }
    weights
}

fn gradient(samples: &[&Sample], weights: &[f32; FEATURES]) -> [f32; FEATURES] {
    let mut slope = [0.0; FEATURES];
    for sample in samples {
        for ((features, victory), chance) in sample.parties.iter().zip(chances(sample, weights)) {
            let excess = (chance - victory) / samples.len() as f32;
            slope.iter_mut().zip(features).for_each(|(slope, feature)| *slope += excess * feature);
        }
    }
    slope
}

fn loss(sample: &Sample, weights: &[f32; FEATURES]) -> f32 {
    let likely = chances(sample, weights).into_iter().map(|chance| chance.max(1e-9).ln());
    -sample.parties.iter().zip(likely).map(|((_, victory), chance)| victory * chance).sum::<f32>()
}

fn chances(sample: &Sample, weights: &[f32; FEATURES]) -> Vec<f32> {
    let score = |features: &Features| -> f32 {
        features.iter().zip(weights).map(|(value, weight)| value * weight).sum()
    };
    let scores: Vec<f32> = sample.parties.iter().map(|(features, _)| score(features)).collect();
    let top = scores.iter().copied().fold(f32::MIN, f32::max);
    let odds: Vec<f32> = scores.iter().map(|score| (score - top).exp()).collect();
    let sum: f32 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Feature;
    use folsom_rules::below;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn weights_that_made_the_victories_are_found_again() {
        let mut truth = [0.0; FEATURES];
        truth[Feature::Money as usize] = 1.5;
        truth[Feature::Received as usize] = -0.4;
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(3);
        let samples: Vec<Sample> = (0..8000)
            .map(|_| {
                let mut features = || {
                    let mut features = [0.0; FEATURES];
                    features[Feature::Money as usize] = below(&mut dice, 30) as f32 / 10.0;
                    features[Feature::Received as usize] = below(&mut dice, 6) as f32;
                    features
                };
                let mut sample = Sample { parties: (0..4).map(|_| (features(), 0.0)).collect() };
                let mut left = below(&mut dice, 1_000_000) as f32 / 1e6;
                let chances = chances(&sample, &truth);
                let winner = chances
                    .iter()
                    .position(|chance| {
                        left -= chance;
                        left < 0.0
                    })
                    .unwrap_or(3);
                sample.parties[winner].1 = 1.0;
                sample
            })
            .collect();
        let fit = fit(&samples);
        for (found, truth) in fit.weights.iter().zip(truth) {
            assert!((found - truth).abs() < 0.12, "{:?}", fit.weights);
        }
        assert!(fit.loss < fit.guessing - 0.2, "{} against {}", fit.loss, fit.guessing);
    }
}

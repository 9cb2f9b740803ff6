//! What a position between two rounds is worth: everybody's chance to win.
//!
//! A party's chance is e to the power of its score, divided by the sum over all parties; the score is the
//! weighted sum of its features. The weights are fitted to games the bots have played against each other.

mod features;
pub(crate) mod weights;

use folsom_rules::{BySeat, Game, MAX_SEATS};
use tinyvec::ArrayVec;

use crate::exact::exp;
#[cfg(feature = "arena")]
use crate::learned::value::ValueNet;
use crate::share::{WHOLE, share};

pub(crate) use features::{FEATURES, Feature, Features, Parties, parties};
pub(crate) use weights::Judge;
use weights::Weights;

/// What a position between two rounds is judged by.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Judgement {
    /// A weighted sum of features.
    Weights(&'static Judge),
    /// The same, put right by a net that has learned from games between Legends.
    #[cfg(feature = "arena")]
    Learned(&'static Judge, &'static ValueNet),
}

/// Everybody's chance to win, in a game that is over or between two rounds.
pub(crate) fn chances(game: &Game, judgement: Judgement) -> BySeat<f32> {
    let board = game.board();
    match (game.outcome(), judgement) {
        (Some(outcome), _) => BySeat::from_fn(|seat| share(&outcome, board, seat) as f32 / WHOLE as f32),
        (None, Judgement::Weights(judge)) => estimate(game, judge.weights(board), |_| ()),
        #[cfg(feature = "arena")]
        (None, Judgement::Learned(judge, net)) => estimate(game, judge.weights(board), |scores| {
            scores.iter_mut().zip(net.corrections(game)).for_each(|(score, more)| *score += more);
        }),
    }
}

fn estimate(game: &Game, weights: &Weights, correct: impl FnOnce(&mut [f32])) -> BySeat<f32> {
    let Parties { features, of } = parties(game);
    let round = usize::from(game.board().round).clamp(1, 4) - 1;
    let score = |features: &Features| -> f32 {
        features.iter().zip(&weights.0).map(|(value, weight)| value * weight[round]).sum()
    };
    let mut scores: ArrayVec<[f32; MAX_SEATS]> = features.iter().map(score).collect();
    correct(&mut scores);
    let top = scores.iter().copied().fold(f32::MIN, f32::max);
    let odds: ArrayVec<[f32; MAX_SEATS]> = scores.iter().map(|score| exp(score - top)).collect();
    let sum: f32 = odds.iter().sum();
    BySeat::from_fn(|seat| odds.get(of[seat]).map_or(0.0, |odds| odds / sum))
}

//! What a position between two rounds is worth: everybody's chance to win.
//!
//! A party's chance is e to the power of its score, divided by the sum over all parties; the score is the
//! weighted sum of its features. The weights are fitted to games the bots have played against each other. Where a net has learned to
//! judge better, it puts the sum right.

mod features;
pub(crate) mod weights;

use folsom_rules::{BySeat, Game, MAX_SEATS};
use tinyvec::ArrayVec;

use crate::exact::exp;
use crate::kind::ByKind;
use crate::learned::value::ValueNet;
use crate::share::{WHOLE, share};

pub(crate) use features::{FEATURES, Feature, Features, Parties, parties};
pub(crate) use weights::Judge;

/// What a position between two rounds is judged by: a weighted sum of features, put right by a net where there is one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judgement {
    pub(crate) weights: &'static Judge,
    pub(crate) nets: ByKind<Option<&'static ValueNet>>,
}

impl Judgement {
    /// By weights alone.
    pub(crate) const fn by(weights: &'static Judge) -> Self {
        Self { weights, nets: ByKind::everywhere(None) }
    }
}

/// Everybody's chance to win, in a game that is over or between two rounds.
pub(crate) fn chances(game: &Game, judgement: Judgement) -> BySeat<f32> {
    let board = game.board();
    match game.outcome() {
        Some(outcome) => BySeat::from_fn(|seat| share(&outcome, board, seat) as f32 / WHOLE as f32),
        None => estimate(game, judgement),
    }
}

fn estimate(game: &Game, judgement: Judgement) -> BySeat<f32> {
    let weights = judgement.weights.at(game.board());
    let Parties { features, of } = parties(game);
    let round = usize::from(game.board().round).clamp(1, 4) - 1;
    let score = |features: &Features| -> f32 {
        features.iter().zip(&weights.0).map(|(value, weight)| value * weight[round]).sum()
    };
    let mut scores: ArrayVec<[f32; MAX_SEATS]> = features.iter().map(score).collect();
    if let Some(net) = judgement.nets.at(game.board()) {
        scores.iter_mut().zip(net.corrections(game)).for_each(|(score, more)| *score += more);
    }
    let top = scores.iter().copied().fold(f32::MIN, f32::max);
    let odds: ArrayVec<[f32; MAX_SEATS]> = scores.iter().map(|score| exp(score - top)).collect();
    let sum: f32 = odds.iter().sum();
    BySeat::from_fn(|seat| odds.get(of[seat]).map_or(0.0, |odds| odds / sum))
}

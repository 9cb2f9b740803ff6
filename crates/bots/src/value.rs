//! What a position between two rounds is worth: everybody's chance to win.
//!
//! A party's chance is e to the power of its score, divided by the sum over all parties; the score is the
//! weighted sum of its features. The weights are fitted to games the bots have played against each other.

mod features;
pub(crate) mod weights;

use folsom_rules::{BySeat, Game, Outcome, Seat, Verdict};

pub(crate) use features::{FEATURES, Feature, Features, Parties, parties};
pub(crate) use weights::Judge;
use weights::Weights;

/// Everybody's chance to win, in a game that is over or between two rounds.
pub(crate) fn chances(game: &Game, judge: &Judge) -> BySeat<f32> {
    let board = game.board();
    match game.outcome() {
        Some(outcome) => BySeat::from_fn(|seat: Seat| share(&outcome, board.team(seat), seat)),
        None => estimate(game, judge.weights(board)),
    }
}

/// What part of the victory a seat has.
pub(crate) fn share(outcome: &Outcome, team: folsom_rules::Team, seat: Seat) -> f32 {
    match outcome.verdict {
        Verdict::Teams { winner: Some(winner) } => f32::from(u8::from(winner == team)),
        Verdict::Teams { winner: None } => 0.5,
        _ if outcome.winners.has(seat) => 1.0 / outcome.winners.len() as f32,
        _ => 0.0,
    }
}

fn estimate(game: &Game, weights: &Weights) -> BySeat<f32> {
    let Parties { features, of } = parties(game);
    let round = usize::from(game.board().round).clamp(1, 4) - 1;
    let score = |features: &Features| -> f32 {
        features.iter().zip(&weights.0).map(|(value, weight)| value * weight[round]).sum()
    };
    let scores: arrayvec::ArrayVec<f32, 9> = features.iter().map(score).collect();
    let top = scores.iter().copied().fold(f32::MIN, f32::max);
    let odds: arrayvec::ArrayVec<f32, 9> = scores.iter().map(|score| (score - top).exp()).collect();
    let sum: f32 = odds.iter().sum();
    BySeat::from_fn(|seat| odds.get(of[seat]).map_or(0.0, |odds| odds / sum))
}

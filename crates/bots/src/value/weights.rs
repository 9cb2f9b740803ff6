//! The weights of the features, by kind of table and by how many rounds have been played.

use super::{FEATURES, Feature};
use crate::kind::ByKind;

/// What each feature counts for after one to four rounds.
#[derive(Debug)]
pub(crate) struct Weights(pub(crate) [[f32; 4]; FEATURES]);

/// Weights for every kind of table.
pub(crate) type Judge = ByKind<Weights>;

/// Money, documents, and something for bullets fired: a judgement by eye.
const fn by_eye(money: [f32; 4]) -> Weights {
    let mut weights = [[0.0; 4]; FEATURES];
    let mut round = 0;
    while round < 4 {
        weights[Feature::Money as usize][round] = money[round];
        weights[Feature::Fired as usize][round] = money[round] * 0.1;
        weights[Feature::BestShot as usize][round] = money[round] * 0.3;
        weights[Feature::Lost as usize][round] = money[round] * 0.7;
        weights[Feature::Document as usize][round] = money[round];
        round += 1;
    }
    Weights(weights)
}

/// By eye, for comparison and for the level that makes do with it.
pub(crate) static BY_EYE: Judge = ByKind {
    single: by_eye([0.6, 0.8, 1.1, 1.8]),
    pairs: by_eye([0.6, 0.8, 1.1, 1.8]),
    teams: by_eye([0.3, 0.4, 0.5, 0.8]),
    betrayal: by_eye([0.3, 0.4, 0.5, 0.8]),
};

/// Fitted to games between searching bots (`make fit` prints them anew).
pub(crate) static FITTED: Judge = ByKind {
    single: Weights([
        [1.171, 1.487, 1.808, 2.541],     // loot that counts
        [0.114, 0.053, 0.211, 0.059],     // bullets fired
        [0.114, 0.224, 0.103, 0.532],     // behind the best shot, up to three
        [0.088, 0.155, 0.170, 0.194],     // ahead of the other shots, up to two
        [0.052, 0.117, 0.334, 0.496],     // nobody fired more
        [-0.147, -0.147, -0.128, -0.106], // bullets received
        [-0.069, -0.067, -0.092, -0.110], // place in the turn order
        [0.160, 0.423, 0.728, 1.018],     // best loot here
        [0.557, 0.457, 0.649, 0.842],     // best loot one card away
        [-0.057, 0.224, 0.205, 0.226],    // on a roof
        [-0.277, -0.220, -0.357, -0.483], // others at the same place
        [0.240, 0.199, 0.574, 0.650],     // the best in their pockets
        [-0.160, -0.055, -0.029, -0.082], // the Marshal next door
        [0.000, 0.000, 0.000, 0.000],     // no way home with one card
        [0.150, 0.224, 0.125, 0.261],     // all the loot here
        [0.194, 0.208, 0.368, 0.456],     // best loot two cards away
        [-0.153, -0.059, -0.025, -0.064], // others near on the same floor
        [-0.253, -0.384, -0.280, -0.130], // strongboxes held
        [0.000, 0.000, 0.000, 0.000],     // loot that would be lost, document apart
        [0.000, 0.000, 0.000, 0.000],     // own document that counts
        [0.000, 0.000, 0.000, 0.000],     // own document that would be lost
        [0.000, 0.000, 0.000, 0.000],     // not on the starting train
        [0.000, 0.000, 0.000, 0.000],     // the prize for an empty revolver
        [0.000, 0.000, 0.000, 0.000],     // team's Wild Bunch bullets ahead, up to three
        [0.000, 0.000, 0.000, 0.000],     // Wild Bunch decided for or against the team
        [0.000, 0.000, 0.000, 0.000],     // team ahead, up to six
        [0.000, 0.000, 0.000, 0.000],     // team's step on the Devilish Plan
    ]),
    pairs: Weights([
        [0.988, 1.132, 1.477, 1.952],     // loot that counts
        [0.145, -0.229, -0.048, 0.074],   // bullets fired
        [0.145, 0.573, 0.450, 0.408],     // behind the best shot, up to three
        [0.033, 0.077, -0.187, -0.091],   // ahead of the other shots, up to two
        [-0.008, -0.119, 0.314, 0.407],   // nobody fired more
        [-0.128, -0.140, -0.115, -0.066], // bullets received
        [-0.160, 0.101, -0.061, -0.407],  // place in the turn order
        [0.517, 0.026, 0.501, 1.036],     // best loot here
        [0.225, 0.122, 0.364, 0.271],     // best loot one card away
        [0.172, 0.003, 0.078, 0.107],     // on a roof
        [-0.101, 0.008, -0.192, -0.195],  // others at the same place
        [0.402, 0.025, 0.251, 0.474],     // the best in their pockets
        [-0.044, -0.089, -0.080, -0.057], // the Marshal next door
        [0.000, 0.000, 0.000, 0.000],     // no way home with one card
        [0.046, 0.109, 0.030, -0.064],    // all the loot here
        [0.016, 0.107, 0.153, 0.138],     // best loot two cards away
        [-0.020, -0.020, -0.037, -0.064], // others near on the same floor
        [0.000, -0.112, -0.171, -0.057],  // strongboxes held
        [0.000, 0.000, 0.000, 0.000],     // loot that would be lost, document apart
        [0.000, 0.000, 0.000, 0.000],     // own document that counts
        [0.000, 0.000, 0.000, 0.000],     // own document that would be lost
        [0.000, 0.000, 0.000, 0.000],     // not on the starting train
        [0.000, 0.000, 0.000, 0.000],     // the prize for an empty revolver
        [0.000, 0.000, 0.000, 0.000],     // team's Wild Bunch bullets ahead, up to three
        [0.000, 0.000, 0.000, 0.000],     // Wild Bunch decided for or against the team
        [0.000, 0.000, 0.000, 0.000],     // team ahead, up to six
        [0.000, 0.000, 0.000, 0.000],     // team's step on the Devilish Plan
    ]),
    teams: Weights([
        [0.093, 0.119, 0.033, 0.621],     // loot that counts
        [0.093, 0.121, 0.061, 0.081],     // bullets fired
        [-0.012, -0.055, 0.016, 0.075],   // behind the best shot, up to three
        [-0.089, 0.073, 0.081, 0.129],    // ahead of the other shots, up to two
        [-0.070, -0.079, -0.104, -0.040], // nobody fired more
        [-0.075, -0.051, -0.021, -0.011], // bullets received
        [0.073, -0.172, -0.021, -0.029],  // place in the turn order
        [0.109, -0.106, -0.174, -0.259],  // best loot here
        [0.092, 0.084, -0.119, 0.126],    // best loot one card away
        [-0.564, -0.156, -0.247, -0.030], // on a roof
        [-0.031, -0.045, 0.083, 0.027],   // others at the same place
        [-0.233, -0.028, -0.092, -0.005], // the best in their pockets
        [0.000, 0.000, 0.000, 0.000],     // the Marshal next door
        [0.000, 0.036, -0.008, -0.199],   // no way home with one card
        [0.031, 0.121, 0.239, 0.240],     // all the loot here
        [0.028, -0.067, -0.099, 0.005],   // best loot two cards away
        [-0.039, -0.030, -0.019, 0.012],  // others near on the same floor
        [-0.023, -0.108, -0.124, 0.007],  // strongboxes held
        [-0.172, 0.498, 0.454, 0.518],    // loot that would be lost, document apart
        [0.000, 1.204, 0.164, 0.540],     // own document that counts
        [0.000, -0.520, -0.508, 0.045],   // own document that would be lost
        [-0.202, -0.124, 0.071, 0.179],   // not on the starting train
        [0.000, -0.171, -0.618, -0.062],  // the prize for an empty revolver
        [0.000, 0.071, 0.119, 0.095],     // team's Wild Bunch bullets ahead, up to three
        [0.000, -0.034, -0.156, 0.210],   // Wild Bunch decided for or against the team
        [0.072, 0.083, 0.155, 0.001],     // team ahead, up to six
        [-0.212, -0.025, -0.073, 0.136],  // team's step on the Devilish Plan
    ]),
    betrayal: Weights([
        [0.746, 1.074, 0.987, 1.394],     // loot that counts
        [0.105, 0.536, 0.169, -0.076],    // bullets fired
        [0.105, -0.351, 0.009, 0.494],    // behind the best shot, up to three
        [-0.172, 0.092, 0.143, 0.171],    // ahead of the other shots, up to two
        [0.067, 0.129, 0.176, -0.236],    // nobody fired more
        [-0.126, -0.136, -0.090, -0.047], // bullets received
        [0.086, 0.034, -0.074, 0.015],    // place in the turn order
        [-0.001, 0.809, -0.213, 0.163],   // best loot here
        [0.214, 0.173, 0.294, -0.016],    // best loot one card away
        [-0.023, 0.180, 0.122, -0.262],   // on a roof
        [-0.201, 0.015, 0.082, -0.105],   // others at the same place
        [0.125, -0.199, -0.367, 0.202],   // the best in their pockets
        [0.000, 0.000, 0.000, 0.000],     // the Marshal next door
        [0.000, -0.460, -0.167, -0.671],  // no way home with one card
        [0.128, -0.179, 0.484, 0.317],    // all the loot here
        [0.134, -0.218, -0.024, -0.142],  // best loot two cards away
        [-0.137, -0.016, 0.029, -0.055],  // others near on the same floor
        [-0.206, -0.146, -0.031, -0.066], // strongboxes held
        [1.401, 0.645, 0.935, 1.277],     // loot that would be lost, document apart
        [0.000, -0.902, 0.330, 0.468],    // own document that counts
        [0.000, -0.401, -1.671, -1.928],  // own document that would be lost
        [-0.125, 0.646, -0.073, 0.021],   // not on the starting train
        [0.000, 0.000, -0.565, 0.262],    // the prize for an empty revolver
        [0.000, 0.024, 0.088, -0.061],    // team's Wild Bunch bullets ahead, up to three
        [0.000, 0.062, 0.005, 0.246],     // Wild Bunch decided for or against the team
        [-0.044, -0.014, 0.006, 0.043],   // team ahead, up to six
        [0.000, 0.000, 0.000, 0.000],     // team's step on the Devilish Plan
    ]),
};

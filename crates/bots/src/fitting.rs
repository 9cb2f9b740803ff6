//! Fitting: where the weights of the evaluation come from.
//!
//! Searching bots play against each other, now and then on a whim so that their games differ. Each position between two
//! rounds is noted with who won in the end, and the weights are those that make these victories most likely. `make fit` prints
//! them as they stand in `value/weights.rs`.

mod regression;
mod samples;

use folsom_rules::{Preset, Setup};

use crate::value::Feature;
use samples::Samples;

/// A kind of table that has weights of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One bandit a seat.
    Single,
    /// Two bandits a seat.
    Pairs,
    /// The expansion's teams.
    Teams,
    /// The expansion, where one alone may win.
    Betrayal,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Single, Self::Pairs, Self::Teams, Self::Betrayal];

    const fn name(self) -> &'static str {
        match self {
            Self::Single => "single",
            Self::Pairs => "pairs",
            Self::Teams => "teams",
            Self::Betrayal => "betrayal",
        }
    }

    /// The tables that are played to fit its weights.
    fn tables(self) -> Vec<Setup> {
        let of = |preset: Preset, seats: &[usize]| {
            seats.iter().map(|&seats| Setup::new(preset, seats)).collect()
        };
        match self {
            Self::Single => of(Preset::Ru18Advanced, &[3, 4, 5]),
            Self::Pairs => vec![
                Setup::new(Preset::Ru18Advanced, 2),
                Setup::new(Preset::Pl15, 2),
                Setup { pairs: true, ..Setup::new(Preset::Ru18Advanced, 3) },
            ],
            Self::Teams => of(Preset::Couriers, &[4, 5, 6]),
            Self::Betrayal => of(Preset::CouriersBetrayal, &[4, 6]),
        }
    }
}

/// Plays so many games at each table of a kind, with so many games played on for a decision, and fits the weights to
/// them. Returns them as source text, with how well they foretell victories that they were not fitted to.
///
/// # Panics
/// If there are too few games to fit anything to.
#[must_use]
pub fn fit(kind: Kind, games: u64, iterations: u32) -> String {
    let mut samples = Samples::default();
    for table in kind.tables() {
        samples.play(&table, games, iterations);
    }
    let fits: Vec<regression::Fit> =
        (0..4).map(|round| regression::fit(samples.after_round(round))).collect();
    let mut text = format!("    {}: Weights([\n", kind.name());
    for &(feature, words) in Feature::ALL {
        let row: Vec<String> =
            fits.iter().map(|fit| format!("{:.3}", fit.weights[feature as usize])).collect();
        text += &format!("        [{}], // {words}\n", row.join(", "));
    }
    text += "    ]),\n";
    for (round, fit) in (1..).zip(&fits) {
        text += &format!(
            "    // After round {round}: {} positions, log loss {:.3}, by guessing {:.3}.\n",
            fit.positions, fit.loss, fit.guessing
        );
    }
    text
}

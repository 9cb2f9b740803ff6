//! What came of a number of decisions.

use folsom_protocol::{Label, MomentJson, TallyJson};

/// Adds up the decisions that count.
pub(crate) fn of<'a>(moments: impl Iterator<Item = &'a MomentJson>) -> TallyJson {
    let (mut tally, mut squares, mut accuracy) = (EMPTY, 0.0, 0.0);
    for moment in moments.filter(|moment| moment.counts) {
        tally.choices += 1;
        tally.lost += moment.loss;
        squares += moment.error * moment.error;
        accuracy += moment.accuracy;
        match moment.label {
            Some(Label::Slip) => tally.slips += 1,
            Some(Label::Mistake) => tally.mistakes += 1,
            Some(Label::Blunder) => tally.blunders += 1,
            None => {}
        }
    }
    tally.error = squares.sqrt();
    if tally.choices > 0 {
        let count = f64::from(tally.choices);
        tally.lost_per_100 = Some(tally.lost / count * 100.0 * 100.0);
        tally.accuracy = Some(accuracy / count);
    }
    tally
}

const EMPTY: TallyJson = TallyJson {
    choices: 0,
    lost: 0.0,
    error: 0.0,
    lost_per_100: None,
    accuracy: None,
    slips: 0,
    mistakes: 0,
    blunders: 0,
};

//! What a loss means: labels and accuracy, on a scale that depends on how many parties there are.

use folsom_protocol::{Label, ThresholdsJson};

/// What is a lot at a table: chances are measured by parity.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The chance of everybody before the deal.
    pub parity: f64,
}

/// A loss must be so many standard errors for anything to be said about it.
const DOUBT: f64 = 2.0;

impl Scale {
    /// From which loss on a choice has which label: a tenth, a fifth and three tenths of parity.
    #[must_use]
    pub fn thresholds(self) -> ThresholdsJson {
        let Self { parity } = self;
        ThresholdsJson { slip: 0.1 * parity, mistake: 0.2 * parity, blunder: 0.3 * parity }
    }

    /// How bad a choice was, if that is beyond doubt.
    #[must_use]
    pub fn label(self, loss: f64, error: f64) -> Option<Label> {
        let ThresholdsJson { slip, mistake, blunder } = self.thresholds();
        let at_least = loss - error;
        match loss {
            _ if loss <= DOUBT * error => None,
            _ if at_least >= blunder => Some(Label::Blunder),
            _ if at_least >= mistake => Some(Label::Mistake),
            _ if at_least >= slip => Some(Label::Slip),
            _ => None,
        }
    }

    /// How accurate a choice was, from 0 to 100: a loss of a quarter of parity halves it. What may be nothing is nothing.
    #[must_use]
    pub fn accuracy(self, loss: f64, error: f64) -> f64 {
        if loss <= DOUBT * error { 100.0 } else { accuracy(loss / self.parity) }
    }
}

/// The accuracy of a choice that gave away so much of parity.
#[must_use]
pub fn accuracy(of_parity: f64) -> f64 {
    100.0 * (-4.0 * of_parity.max(0.0)).exp2()
}

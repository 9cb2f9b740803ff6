//! How a bot behaved, as fields of an object.

use folsom_bots::arena::{Clock, Troubles};
use serde::Serialize;

/// How long it took, and what went wrong.
#[derive(Serialize)]
pub(crate) struct Conduct<'a> {
    ms_mean: f64,
    ms_p95: f64,
    trouble_count: usize,
    troubles: &'a [String],
}

impl<'a> Conduct<'a> {
    /// As the arena noted it.
    pub(crate) fn new(clock: &Clock, troubles: &'a Troubles) -> Self {
        Self {
            ms_mean: clock.mean_ms(),
            ms_p95: clock.percentile_ms(95),
            trouble_count: troubles.count,
            troubles: &troubles.texts,
        }
    }
}

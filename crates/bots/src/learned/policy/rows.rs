//! The layers of the policy net, in sums of 16 bits: that is twice as many in a processor's register as of 32.
//!
//! A weight of 1 is written as [`UNIT`], and no weight is larger, so the product of a weight and an input fits. A sum that does not
//! fit would be a net that was trained badly; it begins again at the other end, on every computer alike.

use crate::learned::blocks::Sink;

/// How many numbers a layer gives out.
pub(crate) const WIDTH: usize = 64;
/// What 1 is written as.
pub(crate) const UNIT: i16 = 1 << 8;
/// No number between the layers is larger.
const FULL: i16 = 31 * UNIT;

/// A number for each lane.
pub(crate) type Row = [i16; WIDTH];

/// Sums in the making, to which inputs add their rows of weights.
pub(super) struct Sums<'a> {
    pub(super) rows: &'a [Row],
    pub(super) row: Row,
}

impl Sink for Sums<'_> {
    #[inline]
    fn take(&mut self, input: usize, value: i8) {
        let weights = &self.rows[input];
        if value == 1 {
            for (sum, &weight) in self.row.iter_mut().zip(weights) {
                *sum = sum.wrapping_add(weight);
            }
        } else {
            let value = i16::from(value);
            for (sum, &weight) in self.row.iter_mut().zip(weights) {
                *sum = sum.wrapping_add(weight.wrapping_mul(value));
            }
        }
    }
}

/// What the sums come to in the end. Below zero a lane counts for nothing, except the first, which is a plain weighted sum.
#[inline]
pub(super) fn score(row: &Row, weights: &Row) -> i32 {
    let mut bent = row.map(|sum| sum.clamp(0, FULL));
    bent[0] = row[0].clamp(-FULL, FULL);
    bent.iter().zip(weights).map(|(&sum, &weight)| i32::from(sum) * i32::from(weight)).sum()
}

//! Layers of whole numbers.
//!
//! A weight of 1 is written as [`ONE`], and a number between two layers as [`UNIT`]. Sums are of 32 bits and can't overflow: the
//! file's weights are small enough (see [`weights`](super::weights)), and what is between two layers is held below [`FULL`].

use super::blocks::Sink;

/// How many numbers a layer gives out.
pub(crate) const WIDTH: usize = 32;
/// What a weight of 1 is written as.
pub(crate) const ONE: i32 = 1 << 10;
/// What 1 is written as between two layers.
pub(crate) const UNIT: i32 = 1 << 6;
/// No number between two layers is larger.
pub(crate) const FULL: i32 = 31 * UNIT;

/// The numbers that a layer gives out.
pub(crate) type Row = [i32; WIDTH];

/// A layer for inputs that are mostly zero: a row of weights for each of them.
#[derive(Debug)]
pub(crate) struct Layer {
    /// What it gives out if every input is zero.
    pub(crate) bias: Row,
    pub(crate) rows: Vec<[i16; WIDTH]>,
}

/// Sums in the making.
pub(crate) struct Sums<'a> {
    layer: &'a Layer,
    pub(crate) row: Row,
}

impl Layer {
    /// Sums to which inputs are to be added.
    #[inline]
    pub(crate) fn start(&self) -> Sums<'_> {
        self.start_from(&self.bias)
    }

    /// The same, beginning with what another layer gave out.
    #[inline]
    pub(crate) fn start_from(&self, row: &Row) -> Sums<'_> {
        Sums { layer: self, row: *row }
    }

    /// What it gives out for the whole row that another layer gave out.
    #[inline]
    pub(crate) fn apply(&self, input: &Row, to: &mut Row) {
        for (weights, &value) in self.rows.iter().zip(input) {
            if value != 0 {
                add(to, weights, value);
            }
        }
    }
}

#[inline]
fn add(to: &mut Row, weights: &[i16; WIDTH], value: i32) {
    for (sum, &weight) in to.iter_mut().zip(weights) {
        *sum += i32::from(weight) * value;
    }
}

impl Sink for Sums<'_> {
    #[inline]
    fn take(&mut self, input: usize, value: i8) {
        add(&mut self.row, &self.layer.rows[input], i32::from(value));
    }
}

/// What goes on to the next layer: nothing below zero. The sums are of products of weights and numbers of this scale.
#[inline]
pub(crate) fn rectified(row: &Row, scale: i32) -> Row {
    row.map(|sum| (sum / (ONE * scale / UNIT)).clamp(0, FULL))
}

//! What changed in a list.

use serde::Serialize;

/// What is different in a list: first it is cut to this length, then each item that changed is put in its place; items
/// beyond the old end are in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ListPatch<T> {
    /// How many items the list has now.
    pub length: usize,
    /// The items that are new or not as they were, each with its place in the list, counted from zero.
    pub changed: Vec<(usize, T)>,
}

impl<T> ListPatch<T> {
    /// What is different, if anything is, between what was written of some sources before and what is now.
    pub(in crate::view) fn between<S: Copy + PartialEq>(
        before: impl IntoIterator<Item = S>,
        after: impl IntoIterator<Item = S>,
        is_same: impl Fn(S) -> bool,
        write: impl Fn(S) -> T,
    ) -> Option<Self> {
        let mut before = before.into_iter();
        let mut patch = Self { length: 0, changed: Vec::new() };
        for item in after {
            if !before.next().is_some_and(|old| old == item && is_same(item)) {
                patch.changed.push((patch.length, write(item)));
            }
            patch.length += 1;
        }
        let is_shorter = before.next().is_some();
        (is_shorter || !patch.changed.is_empty()).then_some(patch)
    }
}

//! What is sent of a view after a step: lists item by item, and how a patch is applied.

mod apply;
mod list;
#[cfg(test)]
mod tests;

pub use apply::{WrongPatch, apply_patch};
pub use list::ListPatch;

//! The bar that shows how far it is. It draws on the standard error, and only if that is a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::figures::grouped;

/// A bar for tables that are opened.
pub(super) fn of_tables(count: usize, what: &'static str) -> ProgressBar {
    bar(count as u64, "{bar:32} {human_pos} of {human_len} {msg}").with_message(what)
}

/// A bar for a time that passes.
pub(super) fn of_seconds(span: Duration) -> ProgressBar {
    bar(span.as_millis() as u64, "{bar:32} {msg} choices, {eta} to go")
}

/// Moves a bar of time on.
pub(super) fn show(bar: &ProgressBar, elapsed: Duration, choices: u64) {
    bar.set_message(grouped(choices));
    bar.set_position(elapsed.as_millis() as u64);
}

fn bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the template is written right");
    ProgressBar::new(length).with_style(style)
}

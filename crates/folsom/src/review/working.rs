//! The work: several threads take one moment after the other, and a bar shows how far they have come.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use folsom_protocol::ReviewJson;
use folsom_review::{Finding, Reviewer};
use indicatif::{ProgressBar, ProgressStyle};

/// Does all tasks and reports what they found.
pub(crate) fn review(reviewer: &Reviewer, threads: NonZeroUsize) -> ReviewJson {
    let style = "{bar:32} {human_pos} of {human_len} moments, {eta} to go";
    let style = ProgressStyle::with_template(style).expect("the template is written right");
    // It draws on the standard error, and only if that is a terminal.
    let bar = ProgressBar::new(reviewer.tasks().into()).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    let next = AtomicU32::new(0);
    let work = || {
        let mut findings: Vec<Finding> = Vec::new();
        loop {
            let task = next.fetch_add(1, Ordering::Relaxed);
            if task >= reviewer.tasks() {
                return findings;
            }
            findings.push(reviewer.examine(task));
            bar.inc(1);
        }
    };
    let findings: Vec<Finding> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a task does not fail")).collect()
    });
    bar.finish_and_clear();
    reviewer.report(&findings)
}

//! How long the table that waited longest stood still, for each kind of fault.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

#[derive(Default)]
pub(crate) struct Standstills(BTreeMap<&'static str, Vec<Duration>>);

impl Standstills {
    pub(crate) fn note(&mut self, kind: &'static str, stood_still: Duration) {
        self.0.entry(kind).or_default().push(stood_still);
    }
}

impl fmt::Display for Standstills {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "after            faults  the slowest table of each stood still for")?;
        for (kind, times) in &self.0 {
            let mut times = times.clone();
            times.sort_unstable();
            let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
            writeln!(f, "{kind:16} {:6}  median {median:5.1?}, worst {worst:5.1?}", times.len())?;
        }
        Ok(())
    }
}

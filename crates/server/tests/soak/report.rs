//! What came of it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A number that grows.
#[derive(Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

pub(crate) struct Report {
    began: Instant,
    memory: u64,
    times: Mutex<Vec<Duration>>,
    pub(crate) games: Count,
    pub(crate) refused_by_disk: Count,
    pub(crate) reconnects: Count,
    pub(crate) lines: Count,
    pub(crate) lines_refused: Count,
    pub(crate) deaf: Count,
    pub(crate) panics: Count,
    pub(crate) jumps: Count,
    pub(crate) full_disks: Count,
}

impl Report {
    pub(crate) fn begin() -> Self {
        Self {
            began: Instant::now(),
            memory: memory(),
            times: Mutex::default(),
            games: Count::default(),
            refused_by_disk: Count::default(),
            reconnects: Count::default(),
            lines: Count::default(),
            lines_refused: Count::default(),
            deaf: Count::default(),
            panics: Count::default(),
            jumps: Count::default(),
            full_disks: Count::default(),
        }
    }

    /// A choice was made, and so long it took until it was acknowledged.
    pub(crate) fn chosen(&self, took: Duration) {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).push(took);
    }

    fn sorted(&self) -> Vec<Duration> {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner).clone();
        times.sort_unstable();
        times
    }

    pub(crate) fn tell(&self) {
        let times = self.sorted();
        let ms = |share: f64| format!("{:.1} ms", share_of(&times, share).as_secs_f64() * 1000.0);
        let mb = |bytes: u64| format!("{:.1} MB", bytes as f64 / (1024.0 * 1024.0));
        let rows = [
            ("lasted", format!("{:.0} s", self.began.elapsed().as_secs_f64())),
            ("games begun", self.games.get().to_string()),
            ("choices", times.len().to_string()),
            ("answered, half of them", ms(0.5)),
            ("answered, 99 %", ms(0.99)),
            ("answered, the last", ms(1.0)),
            ("refused by the disk", self.refused_by_disk.get().to_string()),
            ("connections lost", self.reconnects.get().to_string()),
            ("lines said by strangers", self.lines.get().to_string()),
            ("lines refused", self.lines_refused.get().to_string()),
            ("sockets that don't read", self.deaf.get().to_string()),
            ("panics", self.panics.get().to_string()),
            ("jumps of the clock", self.jumps.get().to_string()),
            ("full disks", self.full_disks.get().to_string()),
            ("memory in the beginning", mb(self.memory)),
            ("memory at the end", mb(memory())),
        ];
        for (what, figure) in rows {
            println!("{what:<26}{figure:>12}");
        }
    }

    pub(crate) fn check(&self, p99: Duration, growth: u64) {
        let times = self.sorted();
        assert!(times.len() > 200, "only {} choices were made", times.len());
        assert!(share_of(&times, 0.99) < p99, "people have to wait");
        let (before, after) = (self.memory, memory());
        assert!(after.saturating_sub(before) < growth, "memory grew from {before} to {after} bytes");
        for count in [&self.lines, &self.deaf, &self.panics, &self.jumps, &self.full_disks] {
            assert!(count.get() > 0, "not everything went wrong");
        }
    }
}

fn share_of(sorted: &[Duration], share: f64) -> Duration {
    let index = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(index.saturating_sub(1)).copied().unwrap_or_default()
}

/// What this process has in memory, the server and everybody who visits it, in bytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) * 1024
}

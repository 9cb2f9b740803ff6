//! What the system tells of another process: how much memory it has and how long it has computed. Only Linux tells it.

use std::time::Duration;

use rustix::param::{clock_ticks_per_second, page_size};

/// What a process has used.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Usage {
    /// In bytes: what is really in memory.
    pub(super) memory: u64,
    /// On all cores together.
    pub(super) computed: Duration,
}

/// What a process has used so far, if that can be known.
pub(super) fn usage(process: u32) -> Option<Usage> {
    let memory = std::fs::read_to_string(format!("/proc/{process}/statm")).ok()?;
    let times = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    Some(Usage { memory: read_memory(&memory)?, computed: read_times(&times)? })
}

/// The second figure are the pages in memory.
fn read_memory(statm: &str) -> Option<u64> {
    let pages: u64 = statm.split(' ').nth(1)?.parse().ok()?;
    Some(pages * page_size() as u64)
}

/// Behind the name of the program, which may contain anything, the twelfth and the thirteenth figure are the time for the
/// program itself and the time the system took for it.
fn read_times(stat: &str) -> Option<Duration> {
    let figures = stat.rsplit_once(") ")?.1;
    let mut times = figures.split(' ').skip(11).map(|ticks| ticks.parse::<u64>().ok());
    let ticks = times.next()?? + times.next()??;
    Some(Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_and_ticks_are_found_whatever_the_program_is_called() {
        assert_eq!(read_memory("9000 25 7 1 0 3 0\n"), Some(25 * page_size() as u64));
        let stat = "7 (a) b (c) S 1 7 7 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 3 0 99 1000 25";
        let seconds = 300.0 / clock_ticks_per_second() as f64;
        assert_eq!(read_times(stat), Some(Duration::from_secs_f64(seconds)));
        assert_eq!(read_times("7 (a) S 1 7"), None);
    }
}

//! How much waits to be sent to those who don't read it: on one connection, to one address, and in all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

const MB: usize = 1024 * 1024;
/// So much may wait for all connections of an address together.
const HOUSEHOLD: usize = 8 * MB;
/// So much may wait in all.
const ALL: usize = 128 * MB;
/// So much may wait on each connection, whatever waits elsewhere: who reads is not cut off because of others who don't.
pub(crate) const FREE: usize = 64 * 1024;

/// What waits, by address.
#[derive(Default)]
pub(crate) struct Backlogs {
    all: Arc<AtomicUsize>,
    households: Mutex<HashMap<IpAddr, Weak<AtomicUsize>>>,
}

/// What waits at one address, and in all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Backlog {
    household: Arc<AtomicUsize>,
    all: Arc<AtomicUsize>,
}

impl Backlogs {
    /// What waits at this address.
    pub(crate) fn of(&self, household: IpAddr) -> Backlog {
        let mut households = self.households.lock().unwrap_or_else(PoisonError::into_inner);
        let known = households.get(&household).and_then(Weak::upgrade);
        let waiting = known.unwrap_or_else(|| {
            households.retain(|_, waiting| waiting.strong_count() > 0);
            let waiting = Arc::default();
            households.insert(household, Arc::downgrade(&waiting));
            waiting
        });
        Backlog { household: waiting, all: Arc::clone(&self.all) }
    }
}

impl Backlog {
    /// Whether so much more is not too much.
    pub(crate) fn has_room(&self, bytes: usize) -> bool {
        self.household.load(Ordering::Relaxed) + bytes <= HOUSEHOLD
            && self.all.load(Ordering::Relaxed) + bytes <= ALL
    }

    pub(crate) fn add(&self, bytes: usize) {
        self.household.fetch_add(bytes, Ordering::Relaxed);
        self.all.fetch_add(bytes, Ordering::Relaxed);
    }

    pub(crate) fn remove(&self, bytes: usize) {
        self.household.fetch_sub(bytes, Ordering::Relaxed);
        self.all.fetch_sub(bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_dont_read_use_up_the_room_of_their_own_address() {
        let backlogs = Backlogs::default();
        let [here, there] = ["127.0.0.1", "127.0.0.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let (one, same, other) = (backlogs.of(here), backlogs.of(here), backlogs.of(there));
        one.add(HOUSEHOLD);
        assert!(!same.has_room(1) && other.has_room(HOUSEHOLD));
        one.remove(HOUSEHOLD);
        assert!(same.has_room(HOUSEHOLD));
        other.add(ALL);
        assert!(!one.has_room(1), "nobody has room if there is none");
    }
}

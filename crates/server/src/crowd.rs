//! How many connect from where, and how fast they ask.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::backlog::{Backlog, Backlogs};
use crate::config::Limits;

/// Counts connections and requests by address.
pub(crate) struct Crowd {
    connected: Arc<Mutex<HashMap<IpAddr, usize>>>,
    connections_per_address: usize,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    new_tables: DefaultKeyedRateLimiter<IpAddr>,
    lines: DefaultKeyedRateLimiter<IpAddr>,
    subscriptions: DefaultKeyedRateLimiter<IpAddr>,
    backlogs: Backlogs,
    vanishing: DefaultKeyedRateLimiter<IpAddr>,
    errands: DefaultKeyedRateLimiter<IpAddr>,
    guesses: DefaultKeyedRateLimiter<IpAddr>,
    waits: DefaultKeyedRateLimiter<IpAddr>,
}

/// So many times the rate may come at once.
const BURST: u32 = 4;

/// So many a minute from one address may want to be forgotten.
const VANISHING: u32 = 6;

/// So many a minute from one address may want another name, or a link for another device.
const ERRANDS: u32 = 30;

/// So many links a minute may turn out to be wrong, from one address.
const GUESSES: u32 = 10;

/// A quota of so many a second.
pub(crate) fn per_second(rate: u32) -> Quota {
    let rate = NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(BURST - 1)))
}

/// A quota of so many a minute.
pub(crate) fn per_minute(rate: u32) -> Quota {
    Quota::per_minute(NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN))
}

impl Crowd {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            connected: Arc::default(),
            connections_per_address: limits.connections_per_address,
            requests: RateLimiter::keyed(per_second(limits.requests_per_second)),
            new_tables: RateLimiter::keyed(per_minute(limits.new_tables_per_minute)),
            lines: RateLimiter::keyed(per_minute(limits.lines_per_address)),
            subscriptions: RateLimiter::keyed(per_minute(limits.subscriptions_per_minute)),
            backlogs: Backlogs::default(),
            vanishing: RateLimiter::keyed(per_minute(VANISHING)),
            errands: RateLimiter::keyed(per_minute(ERRANDS)),
            guesses: RateLimiter::keyed(per_minute(GUESSES)),
            waits: RateLimiter::keyed(per_minute(limits.waits_per_minute)),
        }
    }

    /// A place for one more connection from there, if there is one.
    pub(crate) fn connect(&self, address: IpAddr) -> Option<Connected> {
        let address = household(address);
        let mut connected = self.connected.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connected.entry(address).or_default();
        if *count >= self.connections_per_address {
            return None;
        }
        *count += 1;
        Some(Connected { address, connected: Arc::clone(&self.connected) })
    }

    /// Whether one more request from there is not too many.
    pub(crate) fn may_ask(&self, address: IpAddr) -> bool {
        self.requests.check_key(&household(address)).is_ok()
    }

    /// Whether one more table from there is not too many.
    pub(crate) fn may_open(&self, address: IpAddr) -> bool {
        self.new_tables.check_key(&household(address)).is_ok()
    }

    /// Whether one more line from there is not too many.
    pub(crate) fn may_talk(&self, address: IpAddr) -> bool {
        self.lines.check_key(&household(address)).is_ok()
    }

    /// Whether one more address for messages from there is not too many.
    pub(crate) fn may_subscribe(&self, address: IpAddr) -> bool {
        self.subscriptions.check_key(&household(address)).is_ok()
    }

    /// Whether one more who wants to be forgotten is not too many.
    pub(crate) fn may_vanish(&self, address: IpAddr) -> bool {
        self.vanishing.check_key(&household(address)).is_ok()
    }

    /// Whether one more who wants another name, or a link, is not too many.
    pub(crate) fn may_run_errand(&self, address: IpAddr) -> bool {
        self.errands.check_key(&household(address)).is_ok()
    }

    /// Whether one more link that may be wrong is not too many.
    pub(crate) fn may_guess(&self, address: IpAddr) -> bool {
        self.guesses.check_key(&household(address)).is_ok()
    }

    /// Whether one more who begins to wait is not too many.
    pub(crate) fn may_wait(&self, address: IpAddr) -> bool {
        self.waits.check_key(&household(address)).is_ok()
    }

    /// What waits to be sent there.
    pub(crate) fn backlog(&self, address: IpAddr) -> Backlog {
        self.backlogs.of(household(address))
    }

    /// Forgets who has not asked for a while.
    pub(crate) fn forget(&self) {
        self.requests.retain_recent();
        self.new_tables.retain_recent();
        self.lines.retain_recent();
        self.subscriptions.retain_recent();
        self.vanishing.retain_recent();
        self.errands.retain_recent();
        self.guesses.retain_recent();
        self.waits.retain_recent();
    }
}

/// A connection that is counted until it is dropped.
pub(crate) struct Connected {
    address: IpAddr,
    connected: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut connected = self.connected.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connected.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connected.remove(&self.address);
            }
        }
    }
}

/// With version 6 whoever has one address has 2⁶⁴ of them.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_has_so_many_connections_and_gets_them_back() {
        let crowd = Crowd::new(&Limits { connections_per_address: 2, ..Limits::default() });
        let [first, same, other] =
            ["2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"].map(|text| text.parse::<IpAddr>().unwrap());
        let one = crowd.connect(first).unwrap();
        let _two = crowd.connect(same).unwrap();
        assert!(crowd.connect(first).is_none());
        assert!(crowd.connect(other).is_some());
        drop(one);
        assert!(crowd.connect(same).is_some());
    }

    #[test]
    fn who_asks_too_fast_has_to_wait() {
        let crowd =
            Crowd::new(&Limits { requests_per_second: 1, new_tables_per_minute: 3, ..Limits::default() });
        let [one, other] = ["127.0.0.1", "127.0.0.2"].map(|text| text.parse::<IpAddr>().unwrap());
        assert_eq!((0..10).filter(|_| crowd.may_ask(one)).count(), 4);
        assert_eq!((0..10).filter(|_| crowd.may_open(one)).count(), 3);
        assert!(crowd.may_ask(other) && crowd.may_open(other));
    }
}

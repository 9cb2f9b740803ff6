//! Connections that are no sockets: they come, ask for something, and are kept open in case there is more to ask. From one address
//! there are so many of them; whoever opens more loses the oldest, so that nobody is locked out by a neighbour who just holds theirs.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use crate::crowd::household;

/// Who is connected without a socket.
#[derive(Clone)]
pub(crate) struct Callers {
    waiting: Arc<Mutex<HashMap<IpAddr, VecDeque<CancellationToken>>>>,
    most: usize,
}

/// One of them, until it is dropped or has become a socket.
#[derive(Debug)]
pub(crate) struct Caller {
    household: IpAddr,
    ended: CancellationToken,
    waiting: Arc<Mutex<HashMap<IpAddr, VecDeque<CancellationToken>>>>,
}

impl Callers {
    /// So many from one address.
    pub(crate) fn new(most: usize) -> Self {
        Self { waiting: Arc::default(), most }
    }

    /// One more.
    pub(crate) fn admit(&self, address: IpAddr) -> Caller {
        let (household, ended) = (household(address), CancellationToken::new());
        let mut waiting = lock(&self.waiting);
        let own = waiting.entry(household).or_default();
        own.push_back(ended.clone());
        while own.len() > self.most.max(1) {
            own.pop_front().into_iter().for_each(|oldest| oldest.cancel());
        }
        Caller { household, ended, waiting: Arc::clone(&self.waiting) }
    }
}

impl Caller {
    /// It has become a socket, and is counted elsewhere.
    pub(crate) fn settle(&self) {
        let mut waiting = lock(&self.waiting);
        if let Some(own) = waiting.get_mut(&self.household) {
            own.retain(|other| *other != self.ended);
            if own.is_empty() {
                waiting.remove(&self.household);
            }
        }
    }

    /// Waits until it has to go.
    pub(crate) fn ended(&self) -> CancellationToken {
        self.ended.clone()
    }
}

impl Drop for Caller {
    fn drop(&mut self) {
        self.settle();
    }
}

type Waiting = HashMap<IpAddr, VecDeque<CancellationToken>>;

fn lock(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_has_to_go_unless_it_has_become_a_socket() {
        let callers = Callers::new(2);
        let [here, there] = ["127.0.0.1", "127.0.0.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let (socket, first, second) = (callers.admit(here), callers.admit(here), callers.admit(there));
        socket.settle();
        let third = callers.admit(here);
        assert!([&socket, &first, &second, &third].iter().all(|caller| !caller.ended().is_cancelled()));
        let fourth = callers.admit(here);
        assert!(first.ended().is_cancelled() && !fourth.ended().is_cancelled());
        drop(third);
        let _fifth = callers.admit(here);
        assert!(!fourth.ended().is_cancelled(), "who has gone makes room");
        drop((socket, first, second, fourth, _fifth));
        assert!(lock(&callers.waiting).is_empty());
    }
}

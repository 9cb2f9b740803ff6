//! What waits to be sent on one connection: so many messages, and no more bytes than a server can spare for each.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;

use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::mail::Goodbye;
use crate::backlog::{Backlog, FREE};
use crate::cluster::{Carrier, Far};

/// So many messages may wait: a whole round of bots, and some.
pub(crate) const OUTBOX: usize = 256;
/// So many bytes may wait: more than all that nine seats on one connection see in that time.
const BYTES: usize = 2 * 1024 * 1024;
/// For so many there is always room; what more needs is given back.
const FEW: usize = 4;

/// What is sent to a connection.
#[derive(Clone, Debug)]
pub(crate) enum Parcel {
    /// A message, ready to be sent.
    Text(Utf8Bytes),
    /// The end of it.
    Goodbye(Goodbye),
}

impl Parcel {
    fn bytes(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::Goodbye(_) => 0,
        }
    }
}

/// Where a table puts what goes to one connection.
#[derive(Debug)]
pub(crate) struct Outbox(Way);

/// How it gets there.
#[derive(Debug)]
enum Way {
    /// The connection ends at this server.
    Here(Arc<Shared>),
    /// It ends at another.
    Far(Arc<Carrier>, Arc<Far>),
}

/// Where the connection takes it from.
#[derive(Debug)]
pub(crate) struct Parcels(Arc<Shared>);

/// Both ends. Not a channel of tokio's: it would keep room for 32 parcels even while there are none, which is more than
/// all the rest that most connections need.
#[derive(Debug)]
struct Shared {
    waiting: Mutex<Waiting>,
    /// Something was put in, or never will be again.
    news: Notify,
}

#[derive(Debug)]
struct Waiting {
    parcels: VecDeque<Parcel>,
    bytes: usize,
    /// One of the ends is gone.
    closed: bool,
    backlog: Backlog,
}

/// An outbox, and its other end.
pub(crate) fn outbox(backlog: Backlog) -> (Outbox, Parcels) {
    let waiting = Mutex::new(Waiting { parcels: VecDeque::new(), bytes: 0, closed: false, backlog });
    let shared = Arc::new(Shared { waiting, news: Notify::new() });
    (Outbox(Way::Here(Arc::clone(&shared))), Parcels(shared))
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        self.waiting().closed = true;
        self.news.notify_one();
    }
}

impl Waiting {
    fn take(&mut self) -> Option<Parcel> {
        let parcel = self.parcels.pop_front()?;
        self.bytes -= parcel.bytes();
        self.backlog.remove(parcel.bytes());
        if self.parcels.is_empty() {
            self.parcels.shrink_to(FEW);
        }
        Some(parcel)
    }

    /// The next one, nothing if there will be none, or else that it has to be waited for.
    fn next(&mut self) -> Poll<Option<Parcel>> {
        match self.take() {
            None if !self.closed => Poll::Pending,
            next => Poll::Ready(next),
        }
    }
}

/// What nobody will read is no burden any more.
impl Drop for Waiting {
    fn drop(&mut self) {
        self.backlog.remove(self.bytes);
    }
}

impl Shared {
    fn put(&self, parcel: Parcel) -> bool {
        let mut waiting = self.waiting();
        let bytes = waiting.bytes + parcel.bytes();
        let is_little = waiting.parcels.is_empty() || bytes <= FREE;
        let has_room = is_little || waiting.backlog.has_room(parcel.bytes());
        if waiting.closed || waiting.parcels.len() >= OUTBOX || bytes > BYTES || !has_room {
            return false;
        }
        waiting.bytes = bytes;
        waiting.backlog.add(parcel.bytes());
        waiting.parcels.push_back(parcel);
        drop(waiting);
        self.news.notify_one();
        true
    }
}

impl Outbox {
    /// The outbox of a connection that ends at another server.
    pub(crate) fn far(carrier: Arc<Carrier>, far: Arc<Far>) -> Self {
        Self(Way::Far(carrier, far))
    }

    /// Puts something in. Whether there was room for it, and somebody to take it.
    pub(crate) fn put(&self, parcel: Parcel) -> bool {
        match &self.0 {
            Way::Here(shared) => shared.put(parcel),
            Way::Far(carrier, far) => carrier.put(far, parcel),
        }
    }

    /// Gives up a connection that does not keep up: what waits for it is thrown away.
    pub(crate) fn abandon(self) {
        if let Way::Here(shared) = &self.0 {
            let mut waiting = shared.waiting();
            while waiting.take().is_some() {}
        }
    }

    /// Whether the connection has ended.
    pub(crate) fn is_closed(&self) -> bool {
        match &self.0 {
            Way::Here(shared) => shared.waiting().closed,
            Way::Far(_, far) => far.is_closed(),
        }
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        match &self.0 {
            Way::Here(shared) => shared.close(),
            Way::Far(carrier, far) => carrier.end(far),
        }
    }
}

impl Parcels {
    /// The next one; nothing if all were taken and the table has given the connection up.
    pub(crate) async fn next(&mut self) -> Option<Parcel> {
        loop {
            if let Poll::Ready(next) = self.0.waiting().next() {
                return next;
            }
            self.0.news.notified().await;
        }
    }

    /// The next one, if it is there already.
    pub(crate) fn next_that_waits(&mut self) -> Option<Parcel> {
        self.0.waiting().take()
    }
}

impl Drop for Parcels {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: usize) -> Parcel {
        Parcel::Text("x".repeat(bytes).into())
    }

    #[tokio::test]
    async fn there_is_room_for_so_many_messages_and_so_many_bytes() {
        let (small, parcels) = outbox(Backlog::default());
        assert_eq!((0..300).filter(|_| small.put(text(10))).count(), OUTBOX);
        assert!(!small.is_closed());
        drop(parcels);
        assert!(small.is_closed());

        let (outbox, mut parcels) = outbox(Backlog::default());
        assert!(outbox.put(text(BYTES / 2)) && outbox.put(text(BYTES / 2)) && !outbox.put(text(1)));
        assert!(
            outbox.put(Parcel::Goodbye(Goodbye::Stopping)),
            "there is always room for a word of farewell"
        );
        assert!(parcels.next().await.is_some());
        assert!(outbox.put(text(BYTES / 2)) && !outbox.put(text(1)));
    }

    /// Ninety-nine that don't read held 110 MB once.
    #[tokio::test]
    async fn many_who_dont_read_hold_no_more_than_a_few() {
        let backlog = Backlog::default();
        let slow: Vec<_> = (0..99).map(|_| outbox(backlog.clone())).collect();
        let fill = |outbox: &Outbox| (0..250).filter(|_| outbox.put(text(8_000))).count() * 8_000;
        let held: usize = slow.iter().map(|(outbox, _)| fill(outbox)).sum();
        assert!(held < 16 * 1024 * 1024, "{held} bytes wait");
        let (reads, mut parcels) = outbox(backlog);
        for _ in 0..100 {
            assert!(reads.put(text(30_000)) && reads.put(text(30_000)), "who reads is not cut off");
            while parcels.next_that_waits().is_some() {}
        }
        let mut slow = slow.into_iter();
        let (given_up, waiting) = slow.next().unwrap();
        given_up.abandon();
        assert_eq!(waiting.0.waiting().bytes, 0, "nothing is kept for who is cut off");
    }

    #[tokio::test]
    async fn what_waits_is_delivered_even_if_the_table_has_gone() {
        let (outbox, mut parcels) = outbox(Backlog::default());
        let taking = tokio::spawn(async move {
            let mut taken = 0;
            while let Some(parcel) = parcels.next().await {
                taken += parcel.bytes();
            }
            taken
        });
        for bytes in 0..10 {
            assert!(outbox.put(text(bytes)));
            tokio::task::yield_now().await;
        }
        assert!(outbox.put(text(10)) && outbox.put(text(11)));
        drop(outbox);
        assert_eq!(taking.await.unwrap(), 66);
    }
}

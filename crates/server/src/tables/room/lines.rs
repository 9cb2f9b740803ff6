//! How a table of the server reaches people: each connection has an outbox.

use std::net::IpAddr;

use folsom_host::{House, Tenure};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::app::App;
use crate::identity::seat_link;
use crate::metrics;
use crate::tables::mail::{Goodbye, GuestId};
use crate::tables::outbox::{Outbox, Parcel};

/// What connects a table with people.
pub(super) struct Lines(pub(super) App);

/// One connection.
pub(super) struct Line {
    /// Where it comes from.
    pub(super) address: IpAddr,
    /// Which device it is, if it says so.
    pub(super) device: Option<u64>,
    /// Taken away from a connection that does not keep up, which ends it.
    outbox: Option<Outbox>,
}

impl Line {
    pub(super) const fn new(address: IpAddr, device: Option<u64>, outbox: Outbox) -> Self {
        Self { address, device, outbox: Some(outbox) }
    }

    /// Sends something, or cuts the connection off if it doesn't keep up. It is not waited for: the table has others to serve.
    pub(super) fn send(&mut self, parcel: Parcel) {
        let sent = self.outbox.as_ref().is_some_and(|outbox| outbox.put(parcel));
        if !sent && let Some(outbox) = self.outbox.take() {
            if !outbox.is_closed() {
                metrics::cut_off(Goodbye::TooSlow.code());
            }
            outbox.abandon();
        }
    }
}

impl House for Lines {
    type Guest = GuestId;
    type Line = Line;
    type Text = Utf8Bytes;

    fn send(&mut self, _: GuestId, line: &mut Line, text: Utf8Bytes) {
        line.send(Parcel::Text(text));
    }

    fn count_sent(&self, messages: usize) {
        metrics::messages_sent(messages);
    }

    fn link(&self, tenure: Tenure) -> Option<String> {
        Some(seat_link::write(&self.0.key, tenure))
    }
}

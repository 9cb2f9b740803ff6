//! Ports that nobody uses.

use std::net::{Ipv4Addr, TcpListener};

/// A port of this machine that was free a moment ago. Somebody else may be faster: whoever needs it tries again then.
pub(crate) fn free() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("it has an address").port()
}

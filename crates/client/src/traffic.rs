//! How much goes over a connection.

/// How many bytes have gone over a connection: messages, each with the header of its frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traffic {
    /// To the server.
    pub sent: u64,
    /// From the server.
    pub received: u64,
}

/// What clients send is masked, and the mask is sent along.
const MASK: u64 = 4;

impl Traffic {
    pub(crate) fn send(&mut self, bytes: usize) {
        self.sent += framed(bytes) + MASK;
    }

    pub(crate) fn receive(&mut self, bytes: usize) {
        self.received += framed(bytes);
    }
}

impl std::ops::AddAssign for Traffic {
    fn add_assign(&mut self, other: Self) {
        self.sent += other.sent;
        self.received += other.received;
    }
}

/// A message that is longer needs more digits for its length.
fn framed(bytes: usize) -> u64 {
    let header = match bytes {
        ..126 => 2,
        126..0x1_0000 => 4,
        0x1_0000.. => 10,
    };
    header + bytes as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_counted_with_its_frame() {
        let mut traffic = Traffic::default();
        traffic.send(10);
        traffic.receive(125);
        traffic.receive(126);
        traffic.receive(70_000);
        assert_eq!(traffic, Traffic { sent: 16, received: 127 + 130 + 70_010 });
    }
}

//! What comes on a socket is read through this: it counts the frames that go on with a message. Only whole messages are paced elsewhere,
//! and one that never ends would keep a processor busy for nothing.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use governor::{DefaultDirectRateLimiter, RateLimiter};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::crowd::per_second;

/// A stream on which so many frames a second may go on with a message.
pub(crate) struct Paced<S> {
    stream: S,
    frames: Frames,
    rate: u32,
    /// Few ever send a message in pieces.
    pace: Option<Box<DefaultDirectRateLimiter>>,
}

impl<S> Paced<S> {
    pub(crate) fn new(stream: S, rate: u32) -> Self {
        Self { stream, frames: Frames::default(), rate, pace: None }
    }

    fn is_too_fast(&mut self, fragments: usize) -> bool {
        let rate = self.rate;
        let pace = self.pace.get_or_insert_with(|| Box::new(RateLimiter::direct(per_second(rate))));
        (0..fragments).any(|_| pace.check().is_err())
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Paced<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let fragments = self.frames.continued(&buffer.filled()[before..]);
        if fragments > 0 && self.is_too_fast(fragments) {
            return Poll::Ready(Err(io::Error::new(io::ErrorKind::QuotaExceeded, "too many fragments")));
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Paced<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// The longest head of a frame.
const HEAD: usize = 14;

/// Finds the heads of frames in a stream of bytes.
#[derive(Default)]
struct Frames {
    head: [u8; HEAD],
    known: usize,
    /// So much of the present frame is yet to come.
    rest: u64,
}

impl Frames {
    /// How many frames that go on with a message begin in these bytes.
    fn continued(&mut self, mut bytes: &[u8]) -> usize {
        let mut count = 0;
        while let Some((&first, others)) = bytes.split_first() {
            if self.rest > 0 {
                let skipped = usize::try_from(self.rest).unwrap_or(usize::MAX).min(bytes.len());
                self.rest -= skipped as u64;
                bytes = &bytes[skipped..];
                continue;
            }
            self.head[self.known] = first;
            self.known += 1;
            bytes = others;
            if self.known >= 2 && self.known == head_length(self.head[1]) {
                count += usize::from(self.head[0] & 0x0f == 0);
                self.rest = payload(&self.head);
                self.known = 0;
            }
        }
        count
    }
}

/// How long a head with this second byte is.
fn head_length(second: u8) -> usize {
    let length = match second & 0x7f {
        126 => 2,
        127 => 8,
        _ => 0,
    };
    2 + length + if second & 0x80 == 0 { 0 } else { 4 }
}

/// How much follows a head.
fn payload(head: &[u8; HEAD]) -> u64 {
    match head[1] & 0x7f {
        126 => u64::from(u16::from_be_bytes([head[2], head[3]])),
        127 => u64::from_be_bytes([head[2], head[3], head[4], head[5], head[6], head[7], head[8], head[9]]),
        short => u64::from(short),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame of a client, all of whose bytes look like the head of an empty fragment.
    fn frame(opcode: u8, length: usize) -> Vec<u8> {
        let mut bytes = vec![opcode];
        match length {
            0..=125 => bytes.push(0x80 | length as u8),
            126..=65_535 => {
                bytes.push(0x80 | 126);
                bytes.extend((length as u16).to_be_bytes());
            }
            _ => {
                bytes.push(0x80 | 127);
                bytes.extend((length as u64).to_be_bytes());
            }
        }
        bytes.extend([0; 4]);
        bytes.extend(vec![0; length]);
        bytes
    }

    #[test]
    fn fragments_are_found_wherever_the_bytes_are_cut() {
        let stream: Vec<u8> = [
            frame(0x81, 5),
            frame(0x01, 200),
            frame(0x00, 0),
            frame(0x89, 3),
            frame(0x00, 70_000),
            frame(0x80, 125),
            frame(0x88, 2),
        ]
        .concat();
        for size in [1, 2, 3, 7, 100, 4096, stream.len()] {
            let mut frames = Frames::default();
            let found: usize = stream.chunks(size).map(|chunk| frames.continued(chunk)).sum();
            assert_eq!(found, 3, "in pieces of {size}");
        }
    }
}

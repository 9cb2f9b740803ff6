//! Lines of a stream that may be hostile.

use std::io::{self, BufRead, Read};

/// What came next.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// A line, without its end.
    Line(Vec<u8>),
    /// More than a line may have. This much of it was read.
    TooLong(Vec<u8>),
    /// Nothing will come any more.
    End,
}

/// Reads a line of at most so many bytes.
pub(super) fn next(stream: &mut impl BufRead, most: usize) -> io::Result<Next> {
    let mut line = Vec::new();
    let read = stream.by_ref().take(most as u64 + 1).read_until(b'\n', &mut line)?;
    if read == 0 {
        return Ok(Next::End);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > most {
        return Ok(Next::TooLong(line));
    }
    Ok(Next::Line(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_one_by_one_and_no_longer_than_allowed() {
        let mut stream = &b"one\n\nseven77\neight888\nend"[..];
        let mut next = || next(&mut stream, 7).unwrap();
        assert_eq!(next(), Next::Line(b"one".to_vec()));
        assert_eq!(next(), Next::Line(b"".to_vec()));
        assert_eq!(next(), Next::Line(b"seven77".to_vec()));
        assert_eq!(next(), Next::TooLong(b"eight888".to_vec()));
        assert_eq!(next(), Next::Line(b"".to_vec()));
        assert_eq!(next(), Next::Line(b"end".to_vec()));
        assert_eq!(next(), Next::End);
    }
}

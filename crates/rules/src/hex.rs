//! 256 bits as 64 hexadecimal digits.

use std::fmt::{Formatter, Result};

/// The bits; nothing if it is not that many digits, or no digits at all.
pub(crate) fn read(text: &str) -> Option<[u8; 32]> {
    let text = text.as_bytes();
    let digit = |byte: u8| char::from(byte).to_digit(16);
    if text.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks(2)) {
        *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
    }
    Some(bytes)
}

/// The digits, small letters among them.
pub(crate) fn write(bytes: &[u8; 32], f: &mut Formatter<'_>) -> Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

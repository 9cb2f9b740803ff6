//! 256 bits as 64 hexadecimal digits.

use std::fmt::{Display, Formatter, Result};

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

/// The bits; nothing if it is not that many digits, or no digits at all.
pub(crate) fn read(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    // The length comes first: `decode_mut` wants it to be right.
    (text.len() == 64).then(|| HEXLOWER_PERMISSIVE.decode_mut(text.as_bytes(), &mut bytes).ok())??;
    Some(bytes)
}

/// The digits, small letters among them.
pub(crate) fn write(bytes: &[u8; 32], f: &mut Formatter<'_>) -> Result {
    HEXLOWER.encode_display(bytes).fmt(f)
}

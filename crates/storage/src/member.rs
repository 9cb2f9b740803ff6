//! Somebody who has a part in a table.

use std::fmt;

/// Somebody who has a part in a table: 128 bits that nobody here reads. Whoever knows them may be that person, so they are
/// not for others, and not for logs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Member([u8; 16]);

impl Member {
    /// The member made of these bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The bytes it was made of.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 16] {
        self.0
    }

    /// What SQLite's `hex` has written.
    pub(crate) fn from_hex(text: &str) -> Option<Self> {
        let digits = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = digits.then(|| u128::from_str_radix(text, 16).ok()).flatten()?;
        Some(Self(number.to_be_bytes()))
    }
}

impl fmt::Debug for Member {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Member(…)")
    }
}

/// Where a table was opened from: bits that nobody here reads, and that tell nothing to anybody who does.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Origin(pub [u8; 16]);

impl fmt::Debug for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Origin(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_member_is_read_from_its_digits_and_from_nothing_else() {
        let member = Member::from_bytes([0xab; 16]);
        assert_eq!(Member::from_hex(&"AB".repeat(16)), Some(member));
        assert_eq!(member.to_bytes(), [0xab; 16]);
        for text in ["", "AB", &"AB".repeat(17), &"+A".repeat(16), &"é".repeat(16)] {
            assert_eq!(Member::from_hex(text), None, "{text}");
        }
    }

    #[test]
    fn a_member_does_not_slip_into_logs() {
        assert_eq!(format!("{:?}", Member::from_bytes([7; 16])), "Member(…)");
    }
}

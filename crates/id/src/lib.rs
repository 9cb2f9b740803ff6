//! What a table is called in addresses and in the database.

use std::fmt;
use std::str::FromStr;

/// Crockford's digits: no `i`, `l`, `o` and `u`, which are easily misread (or make words).
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Five bits each, so 26 digits hold 130; the first is at most `7`.
const LENGTH: usize = 26;
const BITS: u32 = 5;

/// The name of a table: 128 bits that somebody drew at random, so that nobody can guess it. It is written as 26 letters and
/// digits, which need no escaping in an address and can be read out to a friend. A table that a device hosts for itself has a mark
/// before it, so that nobody looks for it on a server.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId {
    drawn: u128,
    on_device: bool,
}

/// What is before the id of a table on a device.
const ON_DEVICE: char = '~';

impl TableId {
    /// The id made of these bytes. They should come from a good source of randomness.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self { drawn: u128::from_be_bytes(bytes), on_device: false }
    }

    /// The bytes it was made of.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 16] {
        self.drawn.to_be_bytes()
    }

    /// The same for a table that a device hosts for itself.
    #[must_use]
    pub const fn on_device(self) -> Self {
        Self { on_device: true, ..self }
    }

    /// The id of a table on a device. Servers have none, so they don't read any.
    #[must_use]
    pub fn read_on_device(text: &str) -> Option<Self> {
        Some(text.strip_prefix(ON_DEVICE)?.parse::<Self>().ok()?.on_device())
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(ON_DEVICE.len_utf8() + LENGTH);
        if self.on_device {
            text.push(ON_DEVICE);
        }
        for place in (0..LENGTH as u32).rev() {
            text.push(char::from(DIGITS[(self.drawn >> (place * BITS)) as usize % DIGITS.len()]));
        }
        f.pad(&text)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

/// Why a text is no id of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableIdError {
    /// Too short or too long.
    #[error("the id of a table has {LENGTH} letters and digits")]
    Length,
    /// A character that is none of the digits.
    #[error("`{0}` can't be part of the id of a table")]
    Digit(char),
    /// More than 128 bits.
    #[error("the id of a table starts with a digit from 0 to 7")]
    Range,
}

impl FromStr for TableId {
    type Err = TableIdError;

    /// Takes capitals as well, and for `0` and `1` the letters they are mistaken for, because people copy ids by hand.
    fn from_str(text: &str) -> Result<Self, TableIdError> {
        if text.chars().count() != LENGTH {
            return Err(TableIdError::Length);
        }
        let mut bits = 0_u128;
        for (place, character) in text.chars().enumerate() {
            let digit = digit(character).ok_or(TableIdError::Digit(character))?;
            if place == 0 && digit > 7 {
                return Err(TableIdError::Range);
            }
            bits = bits << BITS | digit;
        }
        Ok(Self { drawn: bits, on_device: false })
    }
}

fn digit(character: char) -> Option<u128> {
    let plain = match character.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        other => other,
    };
    DIGITS.iter().position(|&digit| char::from(digit) == plain).map(|value| value as u128)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BYTES: [u8; 16] = [0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10, 0, 1, 2, 3, 4, 5, 6, 7];

    #[test]
    fn an_id_is_written_in_26_characters_and_read_back() {
        for bytes in [[0; 16], [0xff; 16], BYTES] {
            let id = TableId::from_bytes(bytes);
            assert_eq!(id.to_string().len(), 26);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_bytes(), bytes);
        }
    }

    #[test]
    fn the_text_of_an_id_never_changes() {
        assert_eq!(TableId::from_bytes([0; 16]).to_string(), "00000000000000000000000000");
        assert_eq!(TableId::from_bytes([0xff; 16]).to_string(), "7zzzzzzzzzzzzzzzzzzzzzzzzz");
        assert_eq!(TableId::from_bytes(BYTES).to_string(), "7yvjx9gxjm688000820c20a1g7");
    }

    #[test]
    fn a_table_on_a_device_is_never_looked_for_on_a_server() {
        let id = TableId::from_bytes(BYTES).on_device();
        assert_eq!(id.to_string(), "~7yvjx9gxjm688000820c20a1g7");
        assert_eq!(TableId::read_on_device(&id.to_string()), Some(id));
        assert_eq!(id.to_string().parse::<TableId>(), Err(TableIdError::Length));
        assert_eq!(TableId::read_on_device(&TableId::from_bytes(BYTES).to_string()), None);
    }

    #[test]
    fn ids_sort_as_their_texts_do() {
        let ids = [[0; 16], [1; 16], BYTES, [0xff; 16]].map(TableId::from_bytes);
        assert!(ids.is_sorted() && ids.map(|id| id.to_string()).is_sorted());
    }

    #[test]
    fn what_was_copied_by_hand_is_understood() {
        let id = TableId::from_bytes(BYTES);
        assert_eq!(id.to_string().to_uppercase().parse(), Ok(id));
        assert_eq!(id.to_string().replace('0', "O").replace('1', "l").parse(), Ok(id));
    }

    #[test]
    fn what_is_no_id_is_refused_with_a_reason() {
        let parse = |text: &str| text.parse::<TableId>();
        assert_eq!(parse(""), Err(TableIdError::Length));
        assert_eq!(parse("0000000000000000000000000"), Err(TableIdError::Length));
        assert_eq!(parse("000000000000000000000000000"), Err(TableIdError::Length));
        assert_eq!(parse("0000000000000000000000000u"), Err(TableIdError::Digit('u')));
        assert_eq!(parse("0000000000000000000000000é"), Err(TableIdError::Digit('é')));
        assert_eq!(parse("80000000000000000000000000"), Err(TableIdError::Range));
    }
}

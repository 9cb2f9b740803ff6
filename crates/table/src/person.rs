//! Who somebody is: an identity that a browser keeps, and a name that the others see.

use folsom_protocol::LONGEST_NAME;
use serde::{Deserialize, Serialize};

use crate::line::{is_visible, one_line};

/// An identity. Whoever has it is that person, so it is never shown to others; they see a [`Name`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Person(pub u128);

impl Person {
    /// As 32 hexadecimal digits.
    #[must_use]
    pub fn write(self) -> String {
        format!("{:032x}", self.0)
    }

    /// What [`Person::write`] has written.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let digits = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        digits.then(|| u128::from_str_radix(text, 16).ok()).flatten().map(Self)
    }
}

/// An identity does not slip into logs.
impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Person(…)")
    }
}

impl Serialize for Person {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.write())
    }
}

impl<'de> Deserialize<'de> for Person {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::read(&text).ok_or_else(|| serde::de::Error::custom("an identity is 32 hexadecimal digits"))
    }
}

/// It can't be seen, so it can't be chosen.
const SOMEBODY: &str = "\u{2060}";

/// What others call somebody.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The name, if it can be one: something to be seen, on one line, and not too long.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let name = one_line(text);
        (is_visible(&name) && name.chars().count() <= LONGEST_NAME).then_some(Self(name))
    }

    /// The name of whoever does not want to be known any more. Nobody can choose it.
    #[must_use]
    pub fn somebody() -> Self {
        Self(SOMEBODY.to_owned())
    }

    /// Whether it is the name of whoever does not want to be known any more.
    #[must_use]
    pub fn is_somebody(&self) -> bool {
        self.0 == SOMEBODY
    }

    /// As text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A name as it is stored. What was a name once stays one, though nobody could choose it today.
impl TryFrom<String> for Name {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let fits = !text.is_empty() && text.chars().count() <= LONGEST_NAME;
        if fits { Ok(Self(text)) } else { Err("a name has one to 24 characters") }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

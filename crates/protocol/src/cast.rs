//! How the bandits come to the seats: `"random"`, `"choose"`, or a list of them.

use std::fmt;

use folsom_rules::{Bandit, Cast};
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::word::{Word, words};

/// How the bandits come to the seats (R41): they are drawn, or the players choose, or they are these, seat by seat,
/// with two bandits each two for every seat.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "\"random\" | \"choose\" | Array<Bandit>"))]
pub enum CastJson {
    /// They are drawn.
    Random,
    /// The players choose.
    Choose,
    /// These.
    Named(Vec<Word<Bandit>>),
}

const RANDOM: &str = "random";
const CHOOSE: &str = "choose";

impl From<CastJson> for Cast {
    fn from(cast: CastJson) -> Self {
        match cast {
            CastJson::Random => Self::Random,
            CastJson::Choose => Self::Choose,
            CastJson::Named(bandits) => Self::Named(bandits.iter().map(|word| word.0).collect()),
        }
    }
}

impl From<&Cast> for CastJson {
    fn from(cast: &Cast) -> Self {
        match cast {
            Cast::Random => Self::Random,
            Cast::Choose => Self::Choose,
            Cast::Named(bandits) => Self::Named(words(bandits.iter().copied())),
        }
    }
}

impl Serialize for CastJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => serializer.serialize_str(RANDOM),
            Self::Choose => serializer.serialize_str(CHOOSE),
            Self::Named(bandits) => bandits.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for CastJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(WayToCast)
    }
}

/// What serde could make of an untagged enum, but with errors that say what is wrong.
struct WayToCast;

impl<'de> Visitor<'de> for WayToCast {
    type Value = CastJson;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{RANDOM}`, `{CHOOSE}` or a list of bandits")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<CastJson, E> {
        match word {
            RANDOM => Ok(CastJson::Random),
            CHOOSE => Ok(CastJson::Choose),
            _ => Err(E::custom(format_args!(
                "`{word}` is no way to cast; there are {RANDOM}, {CHOOSE}, or a list of bandits"
            ))),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<CastJson, A::Error> {
        let mut bandits = Vec::new();
        while let Some(bandit) = items.next_element()? {
            bandits.push(bandit);
        }
        Ok(CastJson::Named(bandits))
    }
}

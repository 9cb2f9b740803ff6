//! Who is at a table: who is there, who is away, and who one is oneself.

use folsom_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::Word;

/// Who is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PresenceJson {
    /// The seats whose player is connected.
    pub there: Vec<Word<Seat>>,
    /// Who plays but is not connected, while the game runs.
    pub away: Vec<AwayJson>,
    /// How many look on without playing.
    pub watchers: u32,
}

/// Somebody who plays but is not connected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AwayJson {
    /// Their seat.
    pub seat: Word<Seat>,
    /// From when on a bot decides whenever they are asked, in milliseconds since 1970; never while nobody who plays is there.
    pub bot_at: Option<u64>,
}

/// A seat that one had until just now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LostJson {
    /// Which.
    pub seat: Word<Seat>,
    /// How it was lost.
    #[serde(flatten)]
    pub how: LostHow,
}

/// How a seat was lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "how", rename_all = "kebab-case")]
pub enum LostHow {
    /// It was taken to another device.
    Moved {
        /// The secret part of a link with which it can be had back, as long as it goes to nobody else.
        token: String,
    },
    /// The host freed it before the start.
    Freed,
}

/// Who one is oneself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct YouJson {
    /// The seats one plays; several, if people pass and play.
    pub seats: Vec<Word<Seat>>,
    /// The seats that are one's own, but for which a bot decides.
    pub substituted: Vec<Word<Seat>>,
    /// Whether one is the host.
    pub host: bool,
}

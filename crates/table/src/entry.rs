//! Entries: what has happened at a table, as it is stored. Old entries must be readable for ever: add, don't change.

use folsom_protocol::BotLevel;
use folsom_rules::{Indexed, Seat};
use serde::{Deserialize, Serialize};

use crate::clock::Time;
use crate::person::{Name, Person};
use crate::regular::Regular;
use crate::talk::Audience;
use crate::terms::Terms;

/// Something that has happened, and when. It stays with the host: seeds, hidden cards and identities are in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    pub at: Time,
    /// What.
    #[serde(flatten)]
    pub what: Happened,
}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happened {
    /// The table was opened: always the first entry, and only that.
    Opened {
        /// By whom.
        host: Person,
        /// What is to be played.
        terms: Terms,
        /// All chance of the game to come, as 64 hexadecimal digits: drawn before anybody sits down, and a secret until the end. It
        /// was drawn at the start where it is missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<String>,
    },
    /// Something else is to be played; all chairs stay as they are, as far as there are as many.
    TermsChanged {
        /// What.
        terms: Terms,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        #[serde(with = "seat_as_text")]
        seat: Seat,
        /// Who.
        person: Person,
        /// What the others call them.
        name: Name,
    },
    /// Somebody sat down at a rated table.
    SatKnown {
        /// Where.
        #[serde(with = "seat_as_text")]
        seat: Seat,
        /// Who.
        person: Person,
        /// What the others call them.
        name: Name,
        /// What is known of them.
        regular: Regular,
    },
    /// Somebody is called something else.
    Renamed {
        /// Where they sit.
        #[serde(with = "seat_as_text")]
        seat: Seat,
        /// What the others call them.
        name: Name,
    },
    /// A bot sat down.
    BotSat {
        /// Where.
        #[serde(with = "seat_as_text")]
        seat: Seat,
        /// How well it plays.
        level: BotLevel,
    },
    /// A chair was freed before the start.
    Freed {
        /// Which.
        #[serde(with = "seat_as_text")]
        seat: Seat,
    },
    /// Somebody promised what they will add to the chance of the game.
    Promised {
        /// For which chair.
        #[serde(with = "seat_as_text")]
        seat: Seat,
        /// The hash of it, as 64 hexadecimal digits.
        hash: String,
    },
    /// The game is about to begin: what was promised is asked for, and chairs and terms stay as they are.
    Dealing {
        /// What the table is called.
        table: String,
        /// Whose promises count, in their order.
        #[serde(with = "seats_as_text")]
        seats: Vec<Seat>,
    },
    /// Somebody added what they had promised.
    Revealed {
        /// For which chair.
        #[serde(with = "seat_as_text")]
        seat: Seat,
        /// 64 hexadecimal digits. A secret until the game has begun.
        nonce: String,
    },
    /// Some have not answered in time: the others deal without them.
    Silent {
        /// Who.
        #[serde(with = "seats_as_text")]
        seats: Vec<Seat>,
    },
    /// The game has begun.
    Started {
        /// All its chance, as 64 hexadecimal digits. A secret until the end.
        seed: String,
    },
    /// A decision was made.
    Chose {
        /// For which seat.
        #[serde(with = "seat_as_text")]
        seat: Seat,
        /// What, in notation.
        choice: String,
        /// By whom.
        by: By,
    },
    /// Somebody left while the game ran; a bot decides for them.
    Left {
        /// Which chair.
        #[serde(with = "seat_as_text")]
        seat: Seat,
    },
    /// The host gave the chair of somebody who is away to a bot.
    Given {
        /// Which.
        #[serde(with = "seat_as_text")]
        seat: Seat,
    },
    /// The host lets somebody else take the chair of a player who left.
    Offered {
        /// Which.
        #[serde(with = "seat_as_text")]
        seat: Seat,
    },
    /// They are back on their chair.
    Returned {
        /// Which.
        #[serde(with = "seat_as_text")]
        seat: Seat,
    },
    /// A chair belongs to another identity: its player has moved to another device.
    Moved {
        /// Which.
        #[serde(with = "seat_as_text")]
        seat: Seat,
        /// To whom.
        person: Person,
    },
    /// Somebody said something: in logs of versions that kept the talk there.
    Said {
        /// Who.
        person: Person,
        /// What the others call them.
        name: Name,
        /// What.
        text: String,
    },
    /// Something was said here once, and is kept elsewhere or forgotten.
    Forgotten,
    /// Others may talk than before.
    TalkLimited {
        /// Who.
        to: Audience,
    },
    /// Somebody may not talk any more, or may again.
    Muted {
        /// Who.
        person: Person,
        /// Whether they may not.
        muted: bool,
    },
    /// There is another host.
    HandedOver {
        /// Who.
        to: Person,
    },
    /// The host closed the table.
    Closed,
    /// The server was started again, or somebody came back where nobody was: the time between is nobody's.
    Resumed,
    /// Another table was opened for the same people.
    Rematched {
        /// Its id.
        table: String,
    },
}

/// By whom a decision was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The player.
    Player,
    /// The bot whose chair it is.
    Bot,
    /// A bot for somebody who left, or whose chair was given to it.
    Substitute,
    /// A bot for somebody who is away.
    Away,
    /// A bot for somebody whose time was up.
    Clock,
}

mod seat_as_text {
    use super::{Deserialize, Indexed, Seat};

    pub(super) fn serialize<S: serde::Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&seat.to_string())
    }

    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        read(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }

    pub(super) fn read(text: &str) -> Result<Seat, String> {
        let mut all = (0..folsom_rules::MAX_SEATS).map(Seat::at);
        let found = all.find(|seat| seat.to_string() == text);
        found.ok_or_else(|| format!("there is no seat `{text}`"))
    }
}

mod seats_as_text {
    use super::{Deserialize, Seat, seat_as_text};

    pub(super) fn serialize<S: serde::Serializer>(
        seats: &[Seat],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(seats.iter().map(ToString::to_string))
    }

    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<Seat>, D::Error> {
        let texts = Vec::<String>::deserialize(deserializer)?;
        let seats = texts.iter().map(|text| seat_as_text::read(text));
        seats.collect::<Result<_, _>>().map_err(serde::de::Error::custom)
    }
}

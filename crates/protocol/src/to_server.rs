//! What a client says to the server over the socket of a table.

use folsom_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::{BotLevel, TalkJson, TermsJson, Word};

/// Something that a client wants. Each is answered once, with `done` or `refused`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// A number that the answer repeats. On one connection each must be greater than the one before; one that is not has been
    /// handled already, and nothing is done a second time.
    pub id: u32,
    /// What is wanted.
    pub wish: Wish,
}

/// What a client can want.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// Decide for one's seat.
    Choose {
        /// For which.
        seat: Word<Seat>,
        /// The number of the decision, as in `turn`: a message that comes twice decides once.
        number: u32,
        /// One of the choices that were offered, in the words of its `text`.
        choice: String,
    },
    /// Sit down on an empty chair, or while the game runs on one whose player left and which the host offers.
    Sit {
        /// Where.
        seat: Word<Seat>,
        /// What the others shall call one.
        name: String,
    },
    /// Leave one's chair. Before the start the host can free any.
    Leave {
        /// Which.
        seat: Word<Seat>,
    },
    /// Put a bot on an empty chair, or another one in its place (the host, before the start).
    SeatBot {
        /// Where.
        seat: Word<Seat>,
        /// How well it plays.
        level: BotLevel,
    },
    /// Give the chair of somebody who is away to a bot (the host, while the game runs).
    GiveToBot {
        /// Which.
        seat: Word<Seat>,
    },
    /// Let somebody else take the chair of a player who left (the host, while the game runs).
    Offer {
        /// Which.
        seat: Word<Seat>,
    },
    /// Have one's chair back.
    Return {
        /// Which.
        seat: Word<Seat>,
    },
    /// Play something else (the host, before the start).
    ChangeTerms {
        /// What.
        terms: TermsJson,
    },
    /// Begin (the host).
    Start {},
    /// Promise what one will add to the chance of the game (who sits there, before the start; and when promises are asked for anew).
    Promise {
        /// For which seat.
        seat: Word<Seat>,
        /// The hash of it, as 64 hexadecimal digits.
        hash: String,
    },
    /// Add what was promised, when it is asked for.
    Reveal {
        /// For which seat.
        seat: Word<Seat>,
        /// 32 bytes as 64 hexadecimal digits.
        nonce: String,
    },
    /// Say something.
    Say {
        /// Under which name, for those who only watch.
        name: String,
        /// What.
        text: String,
    },
    /// Let only these talk (the host).
    LimitTalk {
        /// Who may.
        to: TalkJson,
    },
    /// Forbid somebody to talk, or allow it again (the host).
    Mute {
        /// Whom: the `voice` of something they said, or of their chair.
        voice: u32,
        /// Whether to forbid it.
        muted: bool,
    },
    /// Make somebody who plays the host (the host).
    HandOver {
        /// Where they sit.
        seat: Word<Seat>,
    },
    /// Close the table for good (the host).
    Close {},
    /// Open another table for the same people, once the game is over (who played).
    Rematch {},
    /// A link with which one can sit on one's chair from another device. It works once.
    SeatLink {
        /// For which.
        seat: Word<Seat>,
    },
    /// Say whether the page is in focus: whoever looks need not be told elsewhere that it is their turn. Until it is said, it is not.
    Attend {
        /// Whether it is.
        focused: bool,
    },
    /// Nothing: to see whether the server still answers.
    Ping {},
}

//! Why something may not be. Each reason has a code that never changes, for programs.

use folsom_rules::SetupError;

/// Why a command is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Only the host may.
    #[error("only the host may do that")]
    NotHost,
    /// Only the server may.
    #[error("nobody but the server does that")]
    NotServer,
    /// There is no such chair.
    #[error("there is no such seat at this table")]
    NoSuchSeat,
    /// Somebody sits there.
    #[error("that seat is taken")]
    SeatTaken,
    /// Who has a chair at a table can't take another while the game runs.
    #[error("you have a seat at this table")]
    AlreadySeated,
    /// The host has not offered the chair.
    #[error("the host has not offered that seat")]
    NotOffered,
    /// One does not sit there.
    #[error("that is not your seat")]
    NotYourSeat,
    /// A chair is still empty.
    #[error("there are empty seats")]
    EmptySeats,
    /// Not while the game runs.
    #[error("the game has begun")]
    Begun,
    /// Not before the game runs.
    #[error("the game has not begun")]
    NotBegun,
    /// Not while the cards are dealt.
    #[error("the cards are being dealt")]
    Dealing,
    /// What was revealed is not what was promised.
    #[error("this is not what was promised")]
    WrongNonce,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The table was closed.
    #[error("this table is closed")]
    Closed,
    /// These rules are only kept for replays.
    #[error("the rules were corrected since: what was played by the old ones can only be replayed")]
    RetiredRules,
    /// The player is there.
    #[error("that player is not away")]
    NotAway,
    /// This decision has been made just so: the message came twice.
    #[error("that has been decided, in the same way")]
    AlreadyDecided,
    /// This decision has been made, in another way.
    #[error("that has been decided")]
    TooLate,
    /// That decision is yet to come.
    #[error("that is not asked yet")]
    TooEarly,
    /// Somebody else is asked.
    #[error("another seat is asked")]
    NotAsked,
    /// A bot decided for somebody who is to decide themselves.
    #[error("no bot is to decide that now")]
    NotDue,
    /// The rules forbid it.
    #[error("{0}")]
    AgainstTheRules(folsom_rules::Illegal),
    /// Such a game can't be.
    #[error("{0}")]
    Terms(#[from] SetupError),
    /// Nothing was said.
    #[error("there is nothing in that message")]
    NothingSaid,
    /// Too much was said.
    #[error("a message has at most {most} characters")]
    TooLong {
        /// How many are allowed.
        most: usize,
    },
    /// Too often.
    #[error("not so fast")]
    TooFast,
    /// The host has forbidden it.
    #[error("the host has muted you")]
    Muted,
    /// The host lets only others talk.
    #[error("the host has said who may talk here, and you may not")]
    TalkLimited,
    /// C20: no talk among teams once Stealin' has begun.
    #[error("no talking while the plans are carried out (C20)")]
    TalkClosed,
    /// It would make the result worth nothing.
    #[error("that can't be done at a rated table")]
    RatedTable,
    /// Somebody else plays on the same device.
    #[error("somebody plays here on this device already, and nobody is rated against themselves")]
    SameDevice,
    /// Nobody with that identity is known here.
    #[error("nobody like that is at this table")]
    NobodyLikeThat,
}

impl Refusal {
    /// One of each kind, for whoever has something to say about all of them.
    pub const EACH: [Self; 32] = [
        Self::NotHost,
        Self::NotServer,
        Self::NoSuchSeat,
        Self::SeatTaken,
        Self::AlreadySeated,
        Self::NotOffered,
        Self::NotYourSeat,
        Self::EmptySeats,
        Self::Begun,
        Self::NotBegun,
        Self::Dealing,
        Self::WrongNonce,
        Self::Over,
        Self::Closed,
        Self::RetiredRules,
        Self::NotAway,
        Self::AlreadyDecided,
        Self::TooLate,
        Self::TooEarly,
        Self::NotAsked,
        Self::NotDue,
        Self::AgainstTheRules(folsom_rules::Illegal::GameOver),
        Self::Terms(SetupError::NoPairs),
        Self::NothingSaid,
        Self::TooLong { most: 300 },
        Self::TooFast,
        Self::Muted,
        Self::TalkLimited,
        Self::TalkClosed,
        Self::RatedTable,
        Self::SameDevice,
        Self::NobodyLikeThat,
    ];

    /// A name that never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotHost => "not-host",
            Self::NotServer => "not-server",
            Self::NoSuchSeat => "no-such-seat",
            Self::SeatTaken => "seat-taken",
            Self::AlreadySeated => "already-seated",
            Self::NotOffered => "not-offered",
            Self::NotYourSeat => "not-your-seat",
            Self::EmptySeats => "empty-seats",
            Self::Begun => "begun",
            Self::NotBegun => "not-begun",
            Self::Dealing => "dealing",
            Self::WrongNonce => "wrong-nonce",
            Self::Over => "over",
            Self::Closed => "closed",
            Self::RetiredRules => "retired-rules",
            Self::NotAway => "not-away",
            Self::AlreadyDecided => "already-decided",
            Self::TooLate => "too-late",
            Self::TooEarly => "too-early",
            Self::NotAsked => "not-asked",
            Self::NotDue => "not-due",
            Self::AgainstTheRules(_) => "against-the-rules",
            Self::Terms(_) => "terms",
            Self::NothingSaid => "nothing-said",
            Self::TooLong { .. } => "too-long",
            Self::TooFast => "too-fast",
            Self::Muted => "muted",
            Self::TalkLimited => "talk-limited",
            Self::TalkClosed => "talk-closed",
            Self::RatedTable => "rated-table",
            Self::SameDevice => "same-device",
            Self::NobodyLikeThat => "nobody-like-that",
        }
    }
}

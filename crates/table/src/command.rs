//! Commands: what somebody wants to happen.

use folsom_protocol::BotLevel;
use folsom_rules::text::Digest;
use folsom_rules::{Choice, Seat, SeatSet, Seed};

use crate::entry::By;
use crate::person::{Name, Person};
use crate::regular::Regular;
use crate::talk::Audience;
use crate::terms::Terms;

/// Who wants it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// Somebody.
    Person(Person),
    /// The server itself.
    Server,
}

/// What is wanted. Everything comes from a person but where it says that the server does it.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Play something else (the host, before the start).
    ChangeTerms(Terms),
    /// Sit down on an empty chair, or while the game runs on one whose player left and which the host offers.
    Sit {
        /// Where.
        seat: Seat,
        /// What the others shall call one.
        name: Name,
    },
    /// The same for somebody who is known, as they must be at a rated table (the server says so, which has seen their cookies).
    SitKnown {
        /// Where.
        seat: Seat,
        /// What the others shall call one.
        name: Name,
        /// What is known of them.
        regular: Regular,
    },
    /// Be called something else on one's chair.
    Rename {
        /// Which.
        seat: Seat,
        /// What the others shall call one.
        name: Name,
    },
    /// Put a bot on an empty chair, or another one in its place (the host, before the start).
    SeatBot {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: BotLevel,
    },
    /// Leave one's chair. Before the start the host can free any.
    Leave {
        /// Which.
        seat: Seat,
    },
    /// Give the chair of somebody who is away to a bot (the host, while the game runs).
    GiveToBot {
        /// Which.
        seat: Seat,
    },
    /// Let somebody else take the chair of a player who left (the host, while the game runs).
    Offer {
        /// Which.
        seat: Seat,
    },
    /// Have one's chair back.
    Return {
        /// Which.
        seat: Seat,
    },
    /// A chair moves to another identity (the server, which has checked the link).
    Move {
        /// Which.
        seat: Seat,
        /// To whom.
        person: Person,
    },
    /// Begin (the host).
    Start {
        /// Fresh from the operating system, for a table that was opened without one.
        seed: Seed,
        /// What the table is called: what players add is for this table alone.
        table: String,
        /// Whose clients will add something, though they have not promised it yet.
        awaited: SeatSet,
    },
    /// Promise what one will add to the chance of the game.
    Promise {
        /// For which chair.
        seat: Seat,
        /// The hash of it.
        hash: Digest,
    },
    /// Add what was promised.
    Reveal {
        /// For which chair.
        seat: Seat,
        /// What.
        nonce: Seed,
    },
    /// Go on with the dealing: all that was promised is there, or the time for it is up (the server).
    Deal,
    /// Decide for one's chair.
    Choose {
        /// Which.
        seat: Seat,
        /// How many decisions had been made when it was asked: so a message that comes twice is told from a new one.
        number: usize,
        /// What.
        choice: Choice,
    },
    /// A bot's decision (the server).
    Decide {
        /// For which chair.
        seat: Seat,
        /// How many decisions had been made when it was asked.
        number: usize,
        /// What.
        choice: Choice,
        /// Why a bot.
        by: By,
    },
    /// Let only these talk (the host).
    LimitTalk(Audience),
    /// Forbid somebody to talk, or allow it again (the host).
    Mute {
        /// Whom.
        person: Person,
        /// Whether to forbid it.
        muted: bool,
    },
    /// Make somebody else the host (the host; or the server, if the host is away, see [`Table::heir`](crate::Table::heir)).
    HandOver {
        /// Whom.
        to: Person,
    },
    /// Close the table (the host).
    Close,
    /// Go on after a restart, or when somebody comes back to a table that nobody attended (the server).
    Resume,
    /// Another table was opened for the same people (the server).
    Rematch {
        /// Its id.
        table: String,
    },
}

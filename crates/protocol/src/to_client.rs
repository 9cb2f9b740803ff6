//! What the server says to a client over the socket of a table.

use folsom_rules::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    ChoicesJson, LostJson, NoticeJson, OutcomeJson, PresenceJson, SaidJson, TableJson, TurnJson, ViewJson,
    ViewPatch, WhyJson, Word, YouJson,
};

/// The version of the protocol. It changes only if something that is there changes its meaning; new fields and new kinds of messages
/// may appear at any time.
pub const PROTOCOL: u32 = 1;

/// A message to a client.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// Everything as it is now: the first message, and later whenever one's seats change.
    Snapshot(Box<Snapshot>),
    /// Something happened. News have numbers without a gap.
    News(Box<NewsJson>),
    /// Said once on each connection, after everything or what was missed.
    Hello {
        /// Which web client the server has, if it has one: a page of another one can be loaded anew.
        client: Option<String>,
        /// What the server's clock says, in milliseconds since 1970.
        now: u64,
    },
    /// Somebody said something. It is no part of the news.
    Said(SaidJson),
    /// All that was said lately, the oldest first, instead of what was known of it: whoever comes back gets this, and everybody if
    /// something is forgotten.
    Talk {
        /// What was said.
        talk: Vec<SaidJson>,
    },
    /// Who is there has changed. This has no number, because it is not stored.
    Presence(PresenceJson),
    /// What was wanted has been done, and is stored.
    Done {
        /// Which request.
        id: u32,
    },
    /// It has not been done.
    Refused {
        /// Which request; none if it could not even be read.
        id: Option<u32>,
        /// Why, for programs: it never changes.
        code: String,
        /// Why, for people.
        reason: String,
        /// Why the rules say no, if it is they who do.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        why: Option<WhyJson>,
    },
    /// The link that was asked for.
    SeatLink {
        /// Which request.
        id: u32,
        /// For which seat.
        seat: Word<Seat>,
        /// The secret part of the link. Whoever has it can take the seat.
        token: String,
    },
    /// The server closes the connection after this.
    Goodbye {
        /// Why, for programs.
        code: String,
        /// Why, for people.
        reason: String,
    },
}

/// Everything as it is now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Snapshot {
    /// The version of the protocol.
    pub protocol: u32,
    /// The number of the latest news: whoever comes back asks for what followed.
    pub number: u64,
    /// What the server's clock says, in milliseconds since 1970.
    pub now: u64,
    /// The table.
    pub table: TableJson,
    /// Who one is.
    pub you: YouJson,
    /// The seat that one has just lost, if that is why this comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lost: Option<LostJson>,
    /// Who is there.
    pub presence: PresenceJson,
    /// What was said lately, the oldest first.
    pub talk: Vec<SaidJson>,
    /// Which decision is awaited, while the game runs.
    pub turn: Option<TurnJson>,
    /// The game through the eyes of each of one's seats, or else of a spectator; empty before the start.
    pub views: Vec<Seen>,
    /// How it ended, if it has.
    pub end: Option<EndJson>,
}

/// The game through one pair of eyes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seen {
    /// All that this viewer may know.
    pub view: ViewJson,
    /// What it can choose, if it is asked.
    pub choices: Option<ChoicesJson>,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewsJson {
    /// One more than that of the news before.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What it is about.
    pub about: AboutJson,
    /// The table, if anything about it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub table: Option<TableJson>,
    /// Which decision is awaited, if that changed; `null` if none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "TurnJson | null"))]
    pub turn: Option<Option<TurnJson>>,
    /// What happened in the game, for each of one's views; empty if nothing did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Change>>", optional))]
    pub views: Vec<Change>,
    /// How it ended, if it has just ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub end: Option<EndJson>,
}

/// What changed for one pair of eyes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Change {
    /// Whose eyes: `seat2`, or `spectator`.
    pub viewer: Word<Viewer>,
    /// What this viewer is told, in the order in which it happened.
    pub notices: Vec<NoticeJson>,
    /// The whole view, if the game has just begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub view: Option<ViewJson>,
    /// What is different in the view now, if there was one before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub patch: Option<ViewPatch>,
    /// What it can choose, if it is asked.
    pub choices: Option<ChoicesJson>,
}

/// What news are about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum AboutJson {
    /// What is to be played.
    Terms,
    /// Who sits on a chair, or decides for it.
    Chair {
        /// Which.
        seat: Word<Seat>,
    },
    /// What players add to the chance of the game: something was promised, is asked for, has come or has not come in time.
    Deal,
    /// The game has begun.
    Started,
    /// A decision.
    Choice {
        /// For which seat.
        seat: Word<Seat>,
        /// By whom.
        by: ByJson,
    },
    /// Something was said here once that is not told any more.
    Forgotten,
    /// Who may talk.
    Talk,
    /// Who may not talk.
    Muted,
    /// Who is the host.
    Host,
    /// The table was closed.
    Closed,
    /// The clock runs again, after nobody was there.
    Resumed,
    /// There is another table for the same people.
    Rematch {
        /// Which.
        table: String,
    },
}

/// By whom a decision was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ByJson {
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

/// How a game ended. Now everything is open.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EndJson {
    /// Who has what, and who won.
    pub outcome: OutcomeJson,
    /// The seed, whose hash was published at the start: with it everybody can check the deal.
    pub seed: String,
    /// The last position with every card and every purse open.
    pub open: ViewJson,
}

/// A game to be seen again.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReplayJson {
    /// The table as it is now.
    pub table: TableJson,
    /// Every card and purse is open; else the eyes are those of the viewer of the steps.
    pub open: bool,
    /// The steps. The first has the whole view.
    pub steps: Vec<ReplayStep>,
    /// How it ended, if it has.
    pub end: Option<EndJson>,
}

/// A step of a game that is seen again.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReplayStep {
    /// The number of its news.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Whose decision it was; nobody's at the start.
    pub seat: Option<Word<Seat>>,
    /// By whom it was made.
    pub by: Option<ByJson>,
    /// What happened.
    #[serde(flatten)]
    pub change: Change,
}

//! A table apart from its game: what was agreed, who sits where, the clock, the talk.

use folsom_rules::{Bandit, Seat};
use serde::{Deserialize, Serialize};

use crate::{DealJson, SetupJson, WhyJson, Word};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TableStage {
    /// People gather.
    Open,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
    /// The table was closed.
    Closed,
}

/// How well a bot plays, from the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BotLevel {
    /// Plausible, with human mistakes.
    Greenhorn,
    /// Good, and instant.
    Outlaw,
    /// Looks ahead.
    Desperado,
    /// The strongest.
    Legend,
}

impl BotLevel {
    /// Every level.
    pub const ALL: [Self; 4] = [Self::Greenhorn, Self::Outlaw, Self::Desperado, Self::Legend];
}

/// How long everybody may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClockJson {
    /// For each decision, in milliseconds.
    pub decision_ms: u32,
    /// For the whole game, when decisions take longer.
    pub reserve_ms: u32,
}

/// What a table agrees on before the start.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TermsJson {
    /// The game.
    pub setup: SetupJson,
    /// How long everybody may think; as long as they like if not given.
    #[serde(default)]
    pub clock: Option<ClockJson>,
    /// How long somebody who lost the connection is waited for before a bot decides, in milliseconds.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub grace_ms: Option<u32>,
    /// Whether anybody can find the table, or only who has its link.
    #[serde(default)]
    pub public: bool,
    /// Whether the game counts for ratings: said when the table is opened, and only of public ones.
    #[serde(default, skip_serializing_if = "is_not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub rated: bool,
}

/// For what is seldom so, and then said.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_not(flag: &bool) -> bool {
    !*flag
}

/// A chair and who sits on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChairJson {
    /// Which.
    pub seat: Word<Seat>,
    /// Who sits there.
    #[serde(flatten)]
    pub who: Sitter,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "who", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Empty,
    /// A bot.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
    /// Somebody.
    Person {
        /// What they are called.
        name: String,
        /// Who they are at this table, whatever they are called: a number by which the host can mute them.
        voice: u32,
        /// Whether they are the host.
        host: bool,
        /// What they are known by, at a rated table: the last part of the address of their page.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        handle: Option<String>,
        /// Why a bot decides for them, if one does.
        substitute: Option<SubstituteJson>,
    },
}

/// Why a bot decides for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SubstituteJson {
    /// They left: they can have it back, and others take it if the host offers it.
    Left,
    /// They left, and the host offers it: anybody without a chair can take it.
    Offered,
    /// The host gave it to a bot while they were away: they can have it back.
    Given,
}

/// A table apart from its game, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableJson {
    /// What it is called: the last part of its link.
    pub table: String,
    /// How far it is.
    pub stage: TableStage,
    /// What was agreed.
    pub terms: TermsJson,
    /// The chairs, in the order of the seats.
    pub chairs: Vec<ChairJson>,
    /// The hash of the seed, before anybody sits down; at tables of earlier times once the game has begun.
    pub commitment: Option<String>,
    /// The seed, when the game is over or the table was closed: with it everybody can check the deal.
    pub seed: Option<String>,
    /// What players add to the seed, if somebody does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deal: Option<DealJson>,
    /// The table that was opened for the same people afterwards.
    pub rematch: Option<String>,
    /// Who may talk.
    pub talk: TalkJson,
    /// Whom the host has forbidden to talk: their voices.
    pub muted: Vec<u32>,
}

/// Who may talk at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TalkJson {
    /// Nobody.
    Nobody,
    /// The host, and who has a chair.
    Players,
    /// They and whoever was invited: at a table that is in no list, that is everybody who has its link.
    Invited,
    /// Whoever is there.
    Everybody,
}

/// Which decision is awaited, and until when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnJson {
    /// How many decisions were made before it.
    pub number: u32,
    /// Whose it is.
    pub seat: Word<Seat>,
    /// Since when it is awaited, in milliseconds since 1970.
    pub since: u64,
    /// When the time is up, if there is a clock.
    pub deadline: Option<u64>,
    /// What every seat has left of its reserve, in milliseconds, if there is a clock.
    pub reserves_ms: Option<Vec<u64>>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SaidJson {
    /// Its number among what was said at this table: it grows, but there may be gaps.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Where they sit, or nowhere: anybody who watches can call themselves like a player.
    pub seat: Option<Word<Seat>>,
    /// Who they are at this table, whatever they are called.
    pub voice: u32,
    /// What they are called.
    pub name: String,
    /// What they said.
    pub text: String,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LobbyJson {
    /// What it is called: the last part of its link.
    pub table: String,
    /// How far it is.
    pub stage: TableStage,
    /// What was agreed.
    pub terms: TermsJson,
    /// The chairs, in the order of the seats.
    pub chairs: Vec<LobbyChair>,
    /// The round, counted from one, once the game has begun.
    #[serde(default)]
    pub round: Option<u8>,
    /// How many look on without playing.
    #[serde(default)]
    pub watchers: u32,
}

/// A chair as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LobbyChair {
    /// Who sits there.
    #[serde(flatten)]
    pub who: LobbySitter,
    /// The bandits it leads, as far as they have been chosen.
    #[serde(default)]
    pub bandits: Vec<Word<Bandit>>,
    /// How it ended for it, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub result: Option<LobbyResult>,
}

/// How a game ended for a chair, as lists show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LobbyResult {
    /// Its place, from one; the same for those who are equal.
    pub place: u8,
    /// What counted for victory, in dollars.
    pub money: u32,
    /// Whether it won, alone or with others.
    pub won: bool,
}

/// Who sits on a chair, as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "who", rename_all = "kebab-case")]
pub enum LobbySitter {
    /// Nobody yet.
    Empty,
    /// A bot.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
    /// Somebody.
    Person {
        /// What they are called.
        name: String,
    },
}

/// A table that somebody wants to open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTableJson {
    /// What is to be played.
    pub terms: TermsJson,
    /// What the others shall call one.
    pub name: String,
    /// Who is to sit where, from the first seat on; the other chairs stay empty.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<ChairPlan>>", optional))]
    pub chairs: Vec<ChairPlan>,
    /// Whether to begin at once, which needs somebody on every chair.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub start: bool,
    /// Whether one's client adds to the chance of a game that begins at once: then the deal waits for it.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub together: bool,
}

/// Who is to sit on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ChairPlan {
    /// Nobody yet.
    Empty {},
    /// Whoever opens the table. More than one chair, if people pass and play.
    Me {
        /// Under another name than on the other chairs.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
}

/// The answer to a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpenedJson {
    /// What it is called: the last part of its link.
    pub table: String,
}

/// A seat link that is used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClaimJson {
    /// Which seat.
    pub seat: Word<Seat>,
    /// The secret part of the link.
    pub token: String,
}

/// Why a request over HTTP was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorJson {
    /// For programs: it never changes.
    pub code: String,
    /// For people.
    pub reason: String,
    /// Why the rules say no, if it is they who do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub why: Option<WhyJson>,
}

//! People who come again: what they are called, how well they play, and whom they play with.

use folsom_rules::Bandit;
use serde::{Deserialize, Serialize};

use crate::{BotLevel, ClockJson, MyTableJson, SetupJson, Word};

/// What kind of game is rated. Each has ratings of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RatedKind {
    /// The base game, everybody for themselves.
    Base,
    /// The expert variant of it.
    Expert,
    /// The base game with two bandits each.
    Pairs,
    /// The expansion.
    Couriers,
}

impl RatedKind {
    /// All of them, in their order.
    pub const ALL: [Self; 4] = [Self::Base, Self::Expert, Self::Pairs, Self::Couriers];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Expert => "expert",
            Self::Pairs => "pairs",
            Self::Couriers => "couriers",
        }
    }
}

/// How well somebody plays one kind of game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingJson {
    /// Which kind.
    pub kind: RatedKind,
    /// How well: an Outlaw has 1000, and 400 points more are ten times as many wins.
    pub rating: i32,
    /// Half the width of the interval in which it is, nineteen times out of twenty.
    pub uncertainty: i32,
    /// How many games were counted.
    pub games: u32,
    /// Whether too few of them were with other people to stand in the leaderboard.
    pub provisional: bool,
}

/// Whoever asks: what is known of them, for them alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MeJson {
    /// What others know one by: the last part of the address of one's page. It is not the identity, which is in the cookie.
    pub handle: String,
    /// What one is called, if one has said.
    pub name: Option<String>,
    /// How well one plays, by kind; those of which nothing is known are left out.
    pub ratings: Vec<RatingJson>,
    /// Whether one waits for a train.
    pub waiting: bool,
}

/// What somebody wants to be called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RenameJson {
    /// The name.
    pub name: String,
}

/// A link with which one can be oneself on another device. It works once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoveJson {
    /// The secret part of the link.
    pub token: String,
    /// Until when it works, in milliseconds since 1970.
    pub until: u64,
}

/// Everything that is kept about somebody, for them alone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EverythingJson {
    /// What is known of them.
    pub me: MeJson,
    /// Their tables.
    pub tables: Vec<MyTableJson>,
    /// What they said and is still kept.
    pub said: Vec<SpokenJson>,
    /// What else is kept.
    pub papers: Vec<PaperJson>,
}

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpokenJson {
    /// At which table.
    pub table: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Under which name.
    pub name: String,
    /// What.
    pub text: String,
}

/// Something that is kept about somebody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PaperJson {
    /// What kind of thing.
    pub drawer: String,
    /// What it is called there.
    pub key: String,
    /// What it says, as the server keeps it.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub body: serde_json::Value,
}

/// Somebody as everybody may know them. Only rated games are in it, which are public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerJson {
    /// What they are known by.
    pub handle: String,
    /// What they are called.
    pub name: String,
    /// How well they play, by kind; those of which nothing is known are left out.
    pub ratings: Vec<RatingJson>,
    /// How many rated games they have played.
    pub games: u32,
    /// How many of them they have won.
    pub wins: u32,
    /// The bandits they have led.
    pub bandits: Vec<BanditTallyJson>,
    /// Their latest rated games, the last one first: 200 at most.
    pub results: Vec<ResultJson>,
}

/// How somebody did with a bandit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BanditTallyJson {
    /// Which.
    pub bandit: Word<Bandit>,
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
}

/// How a rated game ended for somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ResultJson {
    /// The table.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// Which rating it counted for.
    pub kind: RatedKind,
    /// The bandits they led.
    pub bandits: Vec<Word<Bandit>>,
    /// Among how many seats.
    pub seats: u8,
    /// Their place, from one; the same for those who are equal.
    pub place: u8,
    /// Whether they won, alone or with others.
    pub won: bool,
    /// Whether they had left, so that it counted as the last place.
    pub left: bool,
    /// What counted for victory, in dollars.
    pub money: u32,
    /// Their rating after it.
    pub rating: i32,
    /// Half the width of its interval.
    pub uncertainty: i32,
    /// By how much the rating has changed.
    pub change: i32,
}

/// The best players of one kind of game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeaderboardJson {
    /// Which kind.
    pub kind: RatedKind,
    /// How many stand in it.
    pub players: u32,
    /// Some of them, from the best.
    pub leaders: Vec<LeaderJson>,
    /// Where the list goes on, if there are more: to be given as `after`.
    pub next: Option<String>,
    /// Where one stands oneself, if one does.
    pub me: Option<LeaderJson>,
}

/// Somebody in the leaderboard. It goes by what their rating is at least: `rating` less `uncertainty`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeaderJson {
    /// Their place, from one; the same for those who are equal.
    pub place: u32,
    /// What they are known by.
    pub handle: String,
    /// What they are called.
    pub name: String,
    /// Their rating.
    pub rating: i32,
    /// Half the width of its interval.
    pub uncertainty: i32,
    /// How many games were counted.
    pub games: u32,
}

/// The train that somebody wants to take.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TrainWishJson {
    /// What is to be played, and how many seats there are.
    pub setup: SetupJson,
    /// How long everybody may think; as long as they like if not given.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<ClockJson>", optional = nullable))]
    pub clock: Option<ClockJson>,
    /// Whether the game is to be rated.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub rated: bool,
    /// What the others shall call one.
    pub name: String,
    /// After how many seconds bots take the empty chairs; if not given, one would rather wait.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub bots_after_s: Option<u32>,
    /// How well those bots play; an Outlaw if not given.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub level: Option<BotLevel>,
}

/// Trains for which somebody waits, and one's own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrainsJson {
    /// All for which somebody waits, the fullest first.
    pub trains: Vec<TrainJson>,
    /// One's own, if one waits or has just been given a table.
    pub mine: Option<MyTrainJson>,
    /// A word for this state: given as `after`, an answer comes when something is different, or after some 20 seconds.
    pub state: String,
}

/// A train for which somebody waits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrainJson {
    /// What is to be played.
    pub setup: SetupJson,
    /// How long everybody may think.
    pub clock: Option<ClockJson>,
    /// Whether the game will be rated.
    pub rated: bool,
    /// Who waits, in the order in which they came.
    pub waiting: Vec<WaitingJson>,
}

/// Somebody who waits for a train.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WaitingJson {
    /// What they are called.
    pub name: String,
    /// What they are known by, where the game will be rated.
    pub handle: Option<String>,
    /// Since when they wait, in milliseconds since 1970.
    pub since: u64,
    /// From when on they leave with bots, in milliseconds since 1970.
    pub bots_at: Option<u64>,
    /// Whether it is whoever asks.
    pub me: bool,
}

/// One's own train.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyTrainJson {
    /// What it is, and who waits for it; nobody any more once it has left.
    pub train: TrainJson,
    /// The table, once it has left: one has a chair there.
    pub table: Option<String>,
}

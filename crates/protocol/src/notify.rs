//! How people are told that it is their turn while they don't look (`docs/notifications.md`).

use folsom_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::Word;

/// The server's public key, which a browser subscribes with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PushKeyJson {
    /// A point of the curve, as Base64 for URLs without padding.
    pub key: String,
}

/// Where a browser can be told something, in its own words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SubscriptionJson {
    /// The address at a push service.
    pub endpoint: String,
    /// What messages are encrypted with.
    pub keys: SubscriptionKeys,
}

/// What messages to a browser are encrypted with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SubscriptionKeys {
    /// The browser's public key.
    pub p256dh: String,
    /// A secret that it shares with the server.
    pub auth: String,
}

/// The subscription that shall end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct UnsubscribeJson {
    /// Which; all, if none is named.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub endpoint: Option<String>,
}

/// What somebody wants to be told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NotifyAbout {
    /// Nothing.
    Off,
    /// Slow games.
    #[default]
    Slow,
    /// All games.
    All,
}

/// When somebody does not want to be told anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuietJson {
    /// From this minute of the day on.
    pub from: u16,
    /// Until this one, perhaps of the next day.
    pub to: u16,
    /// Minutes to be added to UTC where they are.
    pub offset: i16,
}

/// What somebody has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NotifyChoiceJson {
    /// What they want to be told of.
    pub about: NotifyAbout,
    /// When not.
    #[serde(default)]
    pub quiet: Option<QuietJson>,
}

/// What somebody has chosen, and where they can be told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NotifyJson {
    /// What they want to be told of.
    pub about: NotifyAbout,
    /// When not.
    pub quiet: Option<QuietJson>,
    /// How many browsers have subscribed.
    pub devices: u32,
}

/// What a browser is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum PushJson {
    /// A decision waits.
    Turn {
        /// At this table.
        table: String,
        /// The number of the decision.
        number: u32,
        /// Whether half of the time has gone.
        reminder: bool,
        /// When the time is up, in milliseconds since 1970, if there is a clock.
        deadline: Option<u64>,
    },
}

/// Where what happens at a table is posted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WebhookJson {
    /// The address.
    pub url: String,
}

/// Where what happens at a table is posted, as far as it is no secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WebhookAtJson {
    /// The name of the computer, if it is posted anywhere.
    pub at: Option<String>,
}

/// What is posted.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PostJson {
    /// A sentence for Discord.
    pub content: String,
    /// A sentence for Slack and Mattermost.
    pub text: String,
    /// Nobody is to be mentioned, whatever somebody calls themselves.
    pub allowed_mentions: NoMentions,
    /// The table.
    pub table: String,
    /// Where it is, if the server knows how it is reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// What happened.
    #[serde(flatten)]
    pub event: PostEvent,
}

/// Discord is told to mention nobody.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct NoMentions {
    /// What may be taken for a mention: nothing.
    pub parse: [String; 0],
}

/// What happened at a table, for programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum PostEvent {
    /// A decision waits.
    Turn(AwaitedJson),
    /// Half of the time for it has gone.
    Reminder(AwaitedJson),
    /// The game is over.
    Over {
        /// Who has won.
        winners: Vec<String>,
    },
}

/// Whose decision is awaited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AwaitedJson {
    /// What they are called; empty if they don't want to be known.
    pub player: String,
    /// Where they sit.
    pub seat: Word<Seat>,
    /// The number of the decision.
    pub number: u32,
    /// When the time is up, in milliseconds since 1970.
    pub deadline: Option<u64>,
}

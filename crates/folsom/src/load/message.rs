//! What somebody who only wants to play has to read of a message. The rest is passed over: the computer has better things
//! to do than to put together what nobody looks at.

use std::borrow::Cow;

use folsom_protocol::Word;
use folsom_rules::Seat;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// What a message is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Kind {
    /// Everything as it is.
    Snapshot,
    /// Something happened.
    News,
    /// A wish was granted.
    Done,
    /// A wish was not granted.
    Refused,
    /// The server ends the connection.
    Goodbye,
    /// Something that players need not know.
    #[serde(other)]
    Other,
}

/// What must be read of everything.
#[derive(Deserialize)]
pub(super) struct Head {
    /// What it is.
    #[serde(rename = "type")]
    pub(super) kind: Kind,
    /// The number of the news.
    pub(super) number: Option<u64>,
}

/// What must be read by somebody who may have to decide.
#[derive(Deserialize)]
pub(super) struct Message<'a> {
    /// What it is.
    #[serde(rename = "type")]
    pub(super) kind: Kind,
    /// The number of the news.
    pub(super) number: Option<u64>,
    /// The wish that is answered.
    pub(super) id: Option<u32>,
    /// What the news are about.
    pub(super) about: Option<About>,
    /// Which decision is awaited.
    pub(super) turn: Option<Turn>,
    /// What can be seen. Those who have one seat have one view.
    #[serde(borrow, default)]
    pub(super) views: Vec<Seen<'a>>,
    /// How the game ended.
    pub(super) end: Option<IgnoredAny>,
    /// Why something was not done, or is over.
    #[serde(borrow)]
    pub(super) reason: Option<Cow<'a, str>>,
}

/// What news are about.
#[derive(Deserialize)]
pub(super) struct About {
    /// Another table.
    pub(super) table: Option<String>,
}

/// Which decision is awaited.
#[derive(Clone, Copy, Deserialize)]
pub(super) struct Turn {
    /// Its number.
    pub(super) number: u32,
    /// Whose it is.
    pub(super) seat: Word<Seat>,
}

/// A view, or what changed in it.
#[derive(Deserialize)]
pub(super) struct Seen<'a> {
    /// What can be chosen, by whoever is asked.
    #[serde(borrow)]
    pub(super) choices: Option<Choices<'a>>,
}

/// What can be chosen.
#[derive(Deserialize)]
pub(super) struct Choices<'a> {
    /// The first of the choices, and mostly all.
    #[serde(borrow)]
    pub(super) list: Vec<Choice<'a>>,
}

/// A choice.
#[derive(Deserialize)]
pub(super) struct Choice<'a> {
    /// What is sent back.
    #[serde(borrow)]
    pub(super) text: Cow<'a, str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_player_needs_is_found_among_the_rest() {
        let text = r#"{"type":"news","number":41,"at":7,"about":{"what":"choice","seat":"seat2","by":"player"},
            "turn":{"number":35,"seat":"seat1","since":7,"deadline":null,"reserves_ms":null},
            "views":[{"viewer":"seat1","notices":[{"a":[1]}],"patch":{"seats":{"0":[]}},
            "choices":{"total":2,"list":[{"text":"draw","kind":"draw"},{"text":"go roof","kind":"go"}],"keep":null}}]}"#;
        let head: Head = serde_json::from_str(text).unwrap();
        assert_eq!((head.kind, head.number), (Kind::News, Some(41)));
        let message: Message<'_> = serde_json::from_str(text).unwrap();
        let turn = message.turn.unwrap();
        assert_eq!((turn.number, turn.seat.0.to_string()), (35, "seat1".to_owned()));
        let choices = message.views[0].choices.as_ref().unwrap();
        assert_eq!(
            choices.list.iter().map(|choice| &*choice.text).collect::<Vec<_>>(),
            ["draw", "go roof"]
        );
        assert!(message.end.is_none() && message.about.unwrap().table.is_none());
    }

    #[test]
    fn what_is_unknown_is_passed_over() {
        let head: Head = serde_json::from_str(r#"{"type":"weather","sun":true}"#).unwrap();
        assert_eq!(head.kind, Kind::Other);
    }
}

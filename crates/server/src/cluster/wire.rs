//! What servers say to each other, as bytes: the version, what it is as JSON, and behind a line break whatever is too much for JSON.
//!
//! Secrets of a game never go this way, but for what one viewer may know, to the server where their connection is. The seed and the
//! keys stay in the storage.

use std::net::IpAddr;

use folsom_cluster::{Bytes, NodeId};
use folsom_protocol::{Request, TableJson, TurnJson, WhyJson, Word};
use folsom_rules::Seat;
use folsom_storage::TableId;
use folsom_table::{Name, Person};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What this server speaks. One that speaks a later version refrains from it towards others until all have been replaced: what can't be
/// read is refused, and a server that is refused takes care of the tables of its own guests only.
pub(super) const VERSION: u32 = 1;

/// What is asked about a table, of anybody who has it.
#[derive(Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub(super) enum Inquiry {
    /// Who has it?
    Whose,
    /// Somebody has just taken it, or believes to have it.
    Claim {
        #[serde(with = "text")]
        node: NodeId,
        /// They have had it for a while, and others may know them as those who have it.
        settled: bool,
    },
}

/// What is asked of the server that has a table.
#[derive(Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub(super) enum Question {
    /// Somebody wants to come in, over a connection of the server that asks.
    Join {
        #[serde(with = "text")]
        table: TableId,
        visitor: Visitor,
        line: Line,
    },
    /// Close it.
    Close {
        #[serde(with = "text")]
        table: TableId,
    },
    /// Somebody has a seat link.
    Claim {
        #[serde(with = "text")]
        table: TableId,
        seat: Word<Seat>,
        token: String,
        person: Person,
    },
    /// Somebody wants to be forgotten.
    Forget {
        #[serde(with = "text")]
        table: TableId,
        person: Person,
    },
    /// Somebody wants to be called something else.
    Rename {
        #[serde(with = "text")]
        table: TableId,
        person: Person,
        name: Name,
    },
    /// What is known to everybody.
    Look {
        #[serde(with = "text")]
        table: TableId,
    },
    /// Which decision is awaited.
    Turn {
        #[serde(with = "text")]
        table: TableId,
    },
    /// Are you there? These are the connections that I have to your tables, if I say so.
    Pulse {
        #[serde(with = "text")]
        node: NodeId,
        roll: Option<Vec<u64>>,
    },
}

/// A connection that one server carries to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(super) struct Line {
    /// Where it ends.
    #[serde(with = "text")]
    pub(super) node: NodeId,
    /// Its number there.
    pub(super) number: u64,
}

/// Who comes, as their server knows them.
#[derive(Serialize, Deserialize)]
pub(super) struct Visitor {
    pub(super) person: Person,
    pub(super) address: IpAddr,
    /// Which device they use.
    #[serde(default)]
    pub(super) device: Option<u64>,
    pub(super) since: Option<u64>,
    pub(super) crowded: bool,
    /// Which web client their server has.
    pub(super) client: Option<String>,
}

/// What is answered.
#[derive(Serialize, Deserialize)]
#[serde(tag = "answer", content = "with", rename_all = "kebab-case")]
pub(super) enum Answer {
    /// This server has the table.
    Here {
        #[serde(with = "text")]
        node: NodeId,
    },
    /// It has not, or no longer.
    NotHere,
    /// It is done.
    Done,
    /// What everybody knows of a table.
    Table(Box<TableJson>),
    /// Which decision is awaited.
    Turn(Option<TurnJson>),
    /// It can't be, and why.
    Refused(Refused),
    /// It is there; it knows nothing of these connections, has sent so much on those, and was asked so much on them.
    Alive {
        unknown: Vec<u64>,
        sent: Vec<(u64, u64)>,
        #[serde(default)]
        received: Vec<(u64, u64)>,
    },
    /// The question was of a later version.
    Later,
}

/// Why something can't be, in the words of the server that has the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Refused {
    pub(crate) status: u16,
    pub(crate) code: String,
    pub(crate) reason: String,
    pub(crate) why: Option<WhyJson>,
}

/// What a server is told.
#[derive(Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub(super) enum Message {
    /// What somebody wants, and how much they wanted before on that connection.
    Request {
        line: Line,
        #[serde(default)]
        number: Option<u64>,
        request: Request,
    },
    /// A connection has ended.
    Part { line: Line },
    /// What is to be delivered: how long each is, and to whom. The texts follow, one after another.
    Carry {
        #[serde(with = "text")]
        from: NodeId,
        parcels: Vec<Label>,
    },
}

/// What is to be delivered, and where.
#[derive(Serialize, Deserialize)]
pub(super) struct Label {
    /// The numbers of the connections, and how many things came before on each.
    pub(super) to: Vec<(u64, u64)>,
    pub(super) what: What,
}

/// What is to be delivered.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum What {
    /// A message of so many bytes.
    Text(usize),
    /// The end, with a word about the reason.
    Goodbye(String),
    /// The end.
    End,
}

/// What all servers are told.
#[derive(Serialize, Deserialize)]
#[serde(tag = "shout", rename_all = "kebab-case")]
pub(super) enum Shout {
    /// A server is there, and so many watch at its tables.
    Alive {
        #[serde(with = "text")]
        node: NodeId,
        watched: Vec<(String, u32)>,
    },
    /// A server goes.
    Leaving {
        #[serde(with = "text")]
        node: NodeId,
    },
    /// A table where something is due, and which its server has to let go.
    Orphan {
        #[serde(with = "text")]
        table: TableId,
    },
}

/// Why a message can't be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unread {
    /// It is of a later version.
    Later,
    /// It is no message at all.
    Garbage,
}

/// Writes a message.
pub(super) fn write(message: &impl Serialize) -> Bytes {
    write_with(message, &[])
}

/// Writes a message and what belongs to it.
pub(super) fn write_with(message: &impl Serialize, texts: &[&str]) -> Bytes {
    let mut bytes = format!("{VERSION} ").into_bytes();
    serde_json::to_writer(&mut bytes, message).expect("all keys of a message are strings");
    if !texts.is_empty() {
        bytes.push(b'\n');
        texts.iter().for_each(|text| bytes.extend_from_slice(text.as_bytes()));
    }
    bytes.into()
}

/// Reads a message. What belongs to it begins at the place that is returned.
pub(super) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<(T, usize), Unread> {
    let space = bytes.iter().take(12).position(|byte| *byte == b' ').ok_or(Unread::Garbage)?;
    let version = std::str::from_utf8(&bytes[..space]).ok().and_then(|text| text.parse::<u32>().ok());
    if version.ok_or(Unread::Garbage)? > VERSION {
        return Err(Unread::Later);
    }
    let end = bytes.iter().position(|byte| *byte == b'\n').unwrap_or(bytes.len());
    let message = serde_json::from_slice(&bytes[space + 1..end]).map_err(|_| Unread::Garbage)?;
    Ok((message, (end + 1).min(bytes.len())))
}

/// What has a name is written as that name.
mod text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<T: Display, S: Serializer>(
        value: &T,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(super) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_as_it_was_written() {
        let (from, to) = (NodeId::from_number(7), vec![(1, 2), (3, 4)]);
        let label = Label { to, what: What::Text(5) };
        let bytes = write_with(&Message::Carry { from, parcels: vec![label] }, &["He\nlo"]);
        let (Message::Carry { from: read_from, parcels }, rest) = read(&bytes).unwrap() else { panic!() };
        assert_eq!((read_from, parcels.len(), &bytes[rest..]), (from, 1, &b"He\nlo"[..]));
    }

    /// Servers from before requests had numbers may still be there.
    #[test]
    fn what_an_earlier_server_says_is_understood() {
        let alive = r#"1 {"answer":"alive","with":{"unknown":[1],"sent":[[2,3]]}}"#;
        let (Answer::Alive { unknown, sent, received }, _) = read(alive.as_bytes()).unwrap() else {
            panic!()
        };
        assert_eq!((unknown, sent, received), (vec![1], vec![(2, 3)], vec![]));
        let line = serde_json::to_value(Line { node: NodeId::from_number(7), number: 1 }).unwrap();
        let request = serde_json::json!({ "tell": "request", "line": line, "request": { "id": 1, "wish": { "type": "ping" } } });
        let (Message::Request { number, .. }, _) = read(format!("1 {request}").as_bytes()).unwrap() else {
            panic!()
        };
        assert_eq!(number, None);
    }

    #[test]
    fn what_a_later_version_says_is_known_as_such_and_nonsense_as_nonsense() {
        let read = |text: &str| read::<Inquiry>(text.as_bytes()).map(|_| ());
        assert_eq!(read("1 {\"ask\":\"whose\"}"), Ok(()));
        assert_eq!(read("2 {\"ask\":\"how-is-the-weather\"}"), Err(Unread::Later));
        assert_eq!(read("4294967295 whatever"), Err(Unread::Later));
        for nonsense in
            ["", " ", "1", "1 ", "one {}", "1 {\"ask\":\"how-is-the-weather\"}", "99999999999999999 {}"]
        {
            assert_eq!(read(nonsense), Err(Unread::Garbage), "{nonsense}");
        }
    }
}

//! What lists show of a table, and what the server remembers with it.

use folsom_protocol::{LobbyChair, LobbyJson, LobbySitter, Word};
use folsom_rules::{Board, Seat};
use folsom_storage::{Listed, Listing, Member, Query, Stage as Kept, TableId};
use folsom_table::{Chair, Person, Stage, Table};
use serde::{Deserialize, Serialize};

use super::words;

/// What is kept with a table beside its log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// Whose table it is. This is never shown.
    host: String,
    /// Whose each chair is. This is never shown.
    #[serde(default)]
    owners: Vec<Option<Person>>,
    /// What is shown.
    lobby: LobbyJson,
}

impl Summary {
    /// Whose table it is.
    pub(crate) fn host(&self) -> Option<Person> {
        Person::read(&self.host)
    }

    /// The seats of somebody.
    pub(crate) fn seats_of(&self, person: Person) -> Vec<Word<Seat>> {
        let owned = self.owners.iter().enumerate().filter(|(_, owner)| **owner == Some(person));
        owned.filter_map(|(index, _)| Seat::new(index).map(Word)).collect()
    }

    /// What was kept, if it can be read.
    pub(crate) fn read(listed: &Listed) -> Option<Self> {
        serde_json::from_str(&listed.listing.summary).ok()
    }

    /// What is shown. How many watch is not kept, for it is not stored when somebody comes or goes.
    pub(crate) fn into_lobby(self, watchers: u32) -> LobbyJson {
        LobbyJson { watchers, ..self.lobby }
    }
}

/// Of the game lists show only what lies open on the board, so there is nothing that somebody who watches does not know.
fn board(table: &Table) -> Option<&Board> {
    Some(table.play()?.game().board())
}

/// Whether lists show something else after a decision. Decisions are many, and most change nothing there.
pub(crate) fn differs(before: &Table, after: &Table) -> bool {
    let course = |table| board(table).map(|board| (board.round, board.leads));
    before.stage() != after.stage() || course(before) != course(after)
}

fn sitter(chair: &Chair) -> LobbySitter {
    match chair {
        Chair::Empty => LobbySitter::Empty,
        Chair::Bot(level) => LobbySitter::Bot { level: words::bot_level(*level) },
        Chair::Taken { name, .. } => LobbySitter::Person { name: words::name(name) },
    }
}

/// Whose a chair is. Who has left it has it no longer, though they may have it back if nobody else wants it.
fn owner(chair: &Chair) -> Option<Person> {
    chair.person().filter(|_| !chair.is_left())
}

/// Somebody as the storage knows them.
pub(crate) fn member(person: Person) -> Member {
    Member::from_bytes(person.0.to_be_bytes())
}

/// The tables of somebody, of these stages.
pub(crate) fn tables_of(person: Person, stages: Vec<Kept>) -> Query {
    Query { member: Some(member(person)), stages, ..Query::all() }
}

/// The names of everybody who sits there, as one looks for them: each on a line, in lower case.
fn names(table: &Table) -> String {
    let names = table.chairs().iter().filter_map(|chair| match chair {
        Chair::Taken { name, .. } => Some(words::name(name).to_lowercase()),
        Chair::Empty | Chair::Bot(_) => None,
    });
    names.collect::<Vec<_>>().join("\n")
}

/// What is kept with a table as it is now.
pub(crate) fn listing(id: TableId, table: &Table) -> Listing {
    let stage = table.stage();
    let board = board(table);
    let chairs = words::chairs(table).map(|(seat, chair)| LobbyChair {
        who: sitter(chair),
        bandits: board.into_iter().flat_map(|board| board.leads[seat]).map(Word).collect(),
    });
    let owners: Vec<Option<Person>> = table.chairs().iter().map(owner).collect();
    let members = owners.iter().copied().flatten().chain([table.host()]).map(member).collect();
    let unfinished =
        stage == Stage::Closed && table.play().is_none_or(|play| play.game().prompt().is_some());
    let summary = Summary {
        host: table.host().write(),
        owners,
        lobby: LobbyJson {
            table: id.to_string(),
            stage: words::stage(stage),
            terms: words::terms(table.terms()),
            chairs: chairs.collect(),
            round: board.map(|board| board.round + 1),
            watchers: 0,
        },
    };
    Listing {
        stage: match stage {
            Stage::Open | Stage::Dealing => Kept::Open,
            Stage::Running => Kept::Running,
            Stage::Over | Stage::Closed => Kept::Over,
        },
        public: table.terms().public,
        members,
        search: names(table),
        unfinished,
        summary: serde_json::to_string(&summary).expect("all keys of a summary are strings"),
    }
}

#[cfg(test)]
mod tests {
    use folsom_storage::Timestamp;

    use super::*;

    /// A list is made of what was kept at any time, by any version.
    #[test]
    fn what_was_kept_before_there_were_rounds_is_read() {
        let at = Timestamp::from_millis(0);
        let kept = r#"{"host":"0","unfinished":false,"lobby":{"table":"b","stage":"running","terms":{"setup":
            {"preset":"ru14","seats":2}},"chairs":[{"who":"bot","level":"outlaw"},{"who":"person","name":"Anna"}]}}"#;
        let listing = Listing { public: true, summary: kept.to_owned(), ..Listing::new(Kept::Running) };
        let table = TableId::from_bytes([0; 16]);
        let listed = Listed {
            table,
            listing,
            members_known: false,
            length: 1,
            created: at,
            changed: at,
            listed: at,
            origin: None,
        };
        let summary = Summary::read(&listed).unwrap();
        assert_eq!(summary.seats_of(Person(0)), []);
        let lobby = summary.into_lobby(3);
        assert_eq!((lobby.round, lobby.watchers), (None, 3));
        assert_eq!(lobby.chairs[1].who, LobbySitter::Person { name: "Anna".to_owned() });
        assert!(lobby.chairs[1].bandits.is_empty());
    }
}

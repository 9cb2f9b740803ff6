//! What lists show of a table, and what a host keeps with it to make lists.

use folsom_id::TableId;
use folsom_protocol::{LobbyChair, LobbyJson, LobbySitter, MyTableJson, TableStage, TurnJson, Word};
use folsom_rules::{Board, Seat};
use folsom_table::{Chair, Person, Table};
use serde::{Deserialize, Serialize};

use crate::placing::placings;
use crate::words;

/// What is kept with a table beside its log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// Whose table it is. This is never shown.
    host: String,
    /// Whose each chair is. This is never shown.
    #[serde(default)]
    owners: Vec<Option<Person>>,
    /// What is shown.
    lobby: LobbyJson,
}

impl Summary {
    /// What is kept with a table as it is now.
    #[must_use]
    pub fn of(id: TableId, table: &Table) -> Self {
        let board = board(table);
        let results = table.play().and_then(|play| placings(play.game())).unwrap_or_default();
        let chairs = words::chairs(table).map(|(seat, chair)| LobbyChair {
            who: sitter(chair),
            bandits: board.into_iter().flat_map(|board| board.leads[seat]).map(Word).collect(),
            result: results.iter().find(|(of, _)| *of == seat).map(|(_, result)| *result),
        });
        Self {
            host: table.host().write(),
            owners: table.chairs().iter().map(owner).collect(),
            lobby: LobbyJson {
                table: id.to_string(),
                stage: words::stage(table.stage()),
                terms: words::terms(table.terms()),
                chairs: chairs.collect(),
                round: board.map(|board| board.round + 1),
                watchers: 0,
            },
        }
    }

    /// What was kept, if it can be read.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// As it is kept.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("all keys of a summary are strings")
    }

    /// Whose table it is.
    #[must_use]
    pub fn host(&self) -> Option<Person> {
        Person::read(&self.host)
    }

    /// Whether a decision may take hours and days there.
    #[must_use]
    pub fn is_slow(&self) -> bool {
        words::is_slow(&self.lobby.terms)
    }

    /// Everybody whose table it is: who has a chair, and the host.
    pub fn members(&self) -> impl Iterator<Item = Person> {
        self.owners.iter().copied().flatten().chain(self.host())
    }

    /// The seats of somebody.
    #[must_use]
    pub fn seats_of(&self, person: Person) -> Vec<Word<Seat>> {
        let owned = self.owners.iter().enumerate().filter(|(_, owner)| **owner == Some(person));
        owned.filter_map(|(index, _)| Seat::new(index).map(Word)).collect()
    }

    /// Whether it tells how the game ended, which it did not always; so does one that ended before its time.
    #[must_use]
    pub fn tells_its_end(&self) -> bool {
        self.lobby.stage != TableStage::Over || self.lobby.chairs.iter().any(|chair| chair.result.is_some())
    }

    /// What is shown. How many watch is not kept, for it is not stored when somebody comes or goes.
    #[must_use]
    pub fn into_lobby(self, watchers: u32) -> LobbyJson {
        LobbyJson { watchers, ..self.lobby }
    }

    /// What is shown to somebody among their own tables. `changed` is when something last happened there, in milliseconds since 1970.
    #[must_use]
    pub fn into_mine(
        self,
        person: Person,
        turn: Option<TurnJson>,
        changed: u64,
        watchers: u32,
    ) -> MyTableJson {
        MyTableJson {
            seats: self.seats_of(person),
            host: self.host() == Some(person),
            turn,
            changed,
            lobby: self.into_lobby(watchers),
        }
    }
}

/// Of the game lists show only what lies open on the board, so there is nothing that somebody who watches does not know.
fn board(table: &Table) -> Option<&Board> {
    Some(table.play()?.game().board())
}

/// Whether lists show something else after a decision. Decisions are many, and most change nothing there.
#[must_use]
pub(crate) fn differs(before: &Table, after: &Table) -> bool {
    let course = |table| board(table).map(|board| (board.round, board.leads));
    before.stage() != after.stage() || course(before) != course(after)
}

fn sitter(chair: &Chair) -> LobbySitter {
    match chair {
        Chair::Empty => LobbySitter::Empty,
        Chair::Bot(level) => LobbySitter::Bot { level: *level },
        Chair::Taken { name, .. } => LobbySitter::Person { name: words::name(name) },
    }
}

/// Whose a chair is. Who has left it has it no longer, though they may have it back if nobody else wants it.
fn owner(chair: &Chair) -> Option<Person> {
    chair.person().filter(|_| !chair.is_left())
}

/// The names of everybody who sits there, as one looks for them: each on a line, in lower case.
#[must_use]
pub fn names(table: &Table) -> String {
    let names = table.chairs().iter().filter_map(|chair| match chair {
        Chair::Taken { name, .. } => Some(words::name(name).to_lowercase()),
        Chair::Empty | Chair::Bot(_) => None,
    });
    names.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A list is made of what was kept at any time, by any version.
    #[test]
    fn what_was_kept_before_there_were_rounds_is_read() {
        let kept = r#"{"host":"0","unfinished":false,"lobby":{"table":"b","stage":"running","terms":{"setup":
            {"preset":"ru14","seats":2}},"chairs":[{"who":"bot","level":"outlaw"},{"who":"person","name":"Anna"}]}}"#;
        let summary = Summary::read(kept).unwrap();
        assert_eq!(summary.seats_of(Person(0)), []);
        let lobby = summary.into_lobby(3);
        assert_eq!((lobby.round, lobby.watchers), (None, 3));
        assert_eq!(lobby.chairs[1].who, LobbySitter::Person { name: "Anna".to_owned() });
        assert!(lobby.chairs[1].bandits.is_empty());
    }
}

//! What lists show of a table, and what the server remembers with it.

use folsom_protocol::{LobbyChair, LobbyJson};
use folsom_storage::{Listed, Listing, Stage as Kept, TableId};
use folsom_table::{Chair, Person, Stage, Table};
use serde::{Deserialize, Serialize};

use super::words;

/// What is kept with a table beside its log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// Whose table it is. This is never shown.
    host: String,
    /// The game was never finished: nobody will want to see it again.
    pub(crate) unfinished: bool,
    /// What is shown.
    lobby: LobbyJson,
}

impl Summary {
    /// Whose table it is.
    pub(crate) fn host(&self) -> Option<Person> {
        Person::read(&self.host)
    }

    /// What was kept, if it can be read.
    pub(crate) fn read(listed: &Listed) -> Option<Self> {
        serde_json::from_str(&listed.listing.summary).ok()
    }

    /// What is shown.
    pub(crate) fn into_lobby(self) -> LobbyJson {
        self.lobby
    }
}

/// What is kept with a table as it is now.
pub(crate) fn listing(id: TableId, table: &Table) -> Listing {
    let stage = table.stage();
    let chairs = table.chairs().iter().map(|chair| match chair {
        Chair::Empty => LobbyChair::Empty,
        Chair::Bot(level) => LobbyChair::Bot { level: words::bot_level(*level) },
        Chair::Taken { name, .. } => LobbyChair::Person { name: name.as_str().to_owned() },
    });
    let summary = Summary {
        host: table.host().write(),
        unfinished: stage == Stage::Closed
            && table.play().is_none_or(|play| play.game().prompt().is_some()),
        lobby: LobbyJson {
            table: id.to_string(),
            stage: words::stage(stage),
            terms: words::terms(table.terms()),
            chairs: chairs.collect(),
        },
    };
    Listing {
        stage: match stage {
            Stage::Open => Kept::Open,
            Stage::Running => Kept::Running,
            Stage::Over | Stage::Closed => Kept::Over,
        },
        public: table.terms().public,
        summary: serde_json::to_string(&summary).expect("all keys of a summary are strings"),
    }
}

//! Whose decision is awaited, for those who tell people to come back.

use folsom_storage::TableId;
use folsom_table::Phase;

use super::Room;
use crate::app::App;
use crate::notifying::{self, Waiting};

/// What they know of. It is taken back when the room ends, however it does.
pub(super) struct Posted {
    app: App,
    table: TableId,
    waiting: Option<Waiting>,
}

impl Posted {
    pub(super) fn new(app: &App, table: TableId) -> Self {
        Self { app: app.clone(), table, waiting: None }
    }

    fn set(&mut self, waiting: Option<Waiting>) {
        if self.waiting != waiting {
            self.app.notifying.board.update(self.table, waiting);
            self.waiting = waiting;
        }
    }
}

impl Drop for Posted {
    fn drop(&mut self) {
        self.set(None);
    }
}

impl Room {
    /// Tells those who tell people whose decision is awaited, and whether they look.
    pub(super) fn post_what_is_awaited(&mut self) {
        let guests = self.gathering.guests();
        let waiting = Waiting::of(self.gathering.table(), |person| guests.looks(person));
        self.posted.set(waiting);
    }

    /// Tells them that a game has come to its end.
    pub(super) fn post_end(&self, before: Phase) {
        let table = self.gathering.table();
        let stage = table.stage();
        if before != stage && matches!(stage, Phase::Over | Phase::Closed) && table.terms().is_slow() {
            let winners = (stage == Phase::Over).then(|| folsom_host::winners(table));
            notifying::ended(self.app(), self.gathering.id(), winners);
        }
    }
}

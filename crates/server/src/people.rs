//! People who come again: what is kept about them beside the tables, as papers.

mod deleting;
mod everything;
mod gone;
mod me;
mod moving;
mod page;
mod profile;
mod renaming;

use data_encoding::BASE32_DNSSEC;
use folsom_table::{Person, Regular};

pub(crate) use deleting::delete;
pub(crate) use everything::everything;
pub(crate) use gone::{Gone, follow};
pub(crate) use me::me;
pub(crate) use moving::{begin_move, end_move};
pub(crate) use page::page;
pub(crate) use profile::{Profile, Skill};
pub(crate) use renaming::rename;

use crate::app::App;

/// Where papers of each kind lie.
pub(crate) mod drawers {
    use folsom_protocol::RatedKind;

    /// What somebody is called, and how well they play: by handle.
    pub(crate) const PEOPLE: &str = "people";
    /// How each rated game ended for somebody: by handle, the latest first.
    pub(crate) const RESULTS: &str = "results";
    /// Who was deleted, so that a cookie that comes back is nobody's.
    pub(crate) const GONE: &str = "gone";
    /// Links with which somebody is to be themselves elsewhere.
    pub(crate) const MOVES: &str = "moves";
    /// Rated tables whose result has not been counted: by id.
    pub(crate) const RATED: &str = "rated";
    /// Who waits for a train: by handle.
    pub(crate) const WAITING: &str = "waiting";
    /// Tables that were promised to people who have waited: by id.
    pub(crate) const DEPARTURES: &str = "departures";

    /// The leaderboard of a kind: by handle.
    pub(crate) fn leaders(kind: RatedKind) -> String {
        format!("leaders {}", kind.name())
    }
}

/// Forgets what nobody needs any more.
pub(crate) async fn sweep(app: &App) -> Result<(), folsom_storage::StorageError> {
    gone::sweep(app).await?;
    moving::sweep(app).await
}

/// What others know somebody by. Nobody finds out who it is, nor anybody's handle who knows who they are.
pub(crate) fn handle(app: &App, person: Person) -> String {
    let bytes = app.key.sign("handle", &[&person.write()]).first_bytes();
    BASE32_DNSSEC.encode(&bytes[..10])
}

/// What a rated table is told of somebody.
pub(crate) fn regular(app: &App, person: Person, device: u64) -> Regular {
    Regular { handle: handle(app, person), device }
}

//! Tables that were opened without anybody's hearing of it, because the server was killed before it could say so.

use folsom_protocol::{ChairPlan, LobbyChair, LobbyJson, LobbySitter, TableStage};

use super::kinds::Kind;
use super::reckoning;
use super::world::World;

/// When all games are over nothing else is left in the lobby. Each of these tables is there as it was wanted: half a table would wait
/// for a host who does not know of it. How many there are.
pub(crate) async fn check_unheard_tables(world: &World, cookie: &str) -> usize {
    let unheard: Vec<LobbyJson> = reckoning::lobby(world, cookie).await;
    for table in &unheard {
        let is_whole = table.stage == TableStage::Running || is_rematch(table) || is_as_wanted(table);
        assert!(is_whole, "half of a table was opened: {table:?}");
    }
    unheard.len()
}

/// Whether somebody wanted to open just this.
fn is_as_wanted(table: &LobbyJson) -> bool {
    let wanted = Kind::ALL.map(Kind::table).into_iter().filter(|wanted| !wanted.start);
    wanted.map(|wanted| wanted.chairs).any(|chairs| {
        let mut plans = chairs.iter().chain(std::iter::repeat(&ChairPlan::Empty {}));
        table.chairs.iter().all(|chair| match (&chair.who, plans.next()) {
            (LobbySitter::Empty, Some(ChairPlan::Empty {})) => true,
            (LobbySitter::Bot { level }, Some(ChairPlan::Bot { level: wanted })) => level == wanted,
            _ => false,
        })
    })
}

/// Whoever wants another game sits there already.
fn is_rematch(table: &LobbyJson) -> bool {
    let sits =
        |chair: &LobbyChair| matches!(&chair.who, LobbySitter::Person { name } if name.starts_with('B'));
    table.chairs.iter().any(sits)
}

//! The figures on the train.

use folsom_rules::text::notation::write_place;
use folsom_rules::{Bandit, Board, ByToken, Named, Worth};
use serde::Serialize;

use super::{TokenJson, are_placed, loot};

/// A bandit in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BanditJson {
    /// Its name.
    pub bandit: &'static str,
    /// Who leads it.
    pub seat: String,
    /// Where it stands; nowhere before the start.
    pub place: Option<String>,
    /// Bullets left in its revolver.
    pub ammo: u8,
    /// Bullets it has put into its own partner (V35).
    pub partner_hits: u8,
    /// What it holds.
    pub loot: Vec<TokenJson>,
}

pub(super) fn write(bandit: Bandit, board: &Board, worth: &ByToken<Option<Worth>>) -> BanditJson {
    BanditJson {
        bandit: bandit.name(),
        seat: board.owner[bandit].to_string(),
        place: are_placed(board.stage).then(|| write_place(board.place[bandit], &board.trains)),
        ammo: board.ammo[bandit],
        partner_hits: board.partner_hits[bandit],
        loot: loot::tokens(board.loot.held[bandit], board, worth),
    }
}

//! The figures on the train.

use folsom_rules::{Bandit, Board, ByToken, Seat, Worth};
use serde::Serialize;

use super::fields::Step;
use super::{TokenJson, are_placed, loot};
use crate::texts::PlaceText;
use crate::word::Word;

/// A bandit in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BanditJson {
    /// Its name.
    pub bandit: Word<Bandit>,
    /// Who leads it.
    pub seat: Word<Seat>,
    /// Where it stands; nowhere before the start.
    pub place: Option<PlaceText>,
    /// Bullets left in its revolver.
    pub ammo: u8,
    /// Bullets it has put into its own partner (V35).
    pub partner_hits: u8,
    /// What it holds.
    pub loot: Vec<TokenJson>,
}

/// Whether there is nothing new to write of a bandit.
pub(super) fn is_same(bandit: Bandit, step: &Step<'_>) -> bool {
    let (old, new) = (&step.before.board, &step.after.board);
    let held = new.loot.held[bandit];
    (held & step.retold).is_empty()
        && old.loot.held[bandit] == held
        && old.owner[bandit] == new.owner[bandit]
        && old.place[bandit] == new.place[bandit]
        && are_placed(old.stage) == are_placed(new.stage)
        && old.ammo[bandit] == new.ammo[bandit]
        && old.partner_hits[bandit] == new.partner_hits[bandit]
}

pub(super) fn write(bandit: Bandit, board: &Board, worth: &ByToken<Option<Worth>>) -> BanditJson {
    BanditJson {
        bandit: Word(bandit),
        seat: Word(board.owner[bandit]),
        place: are_placed(board.stage).then(|| PlaceText::new(board.place[bandit], &board.trains)),
        ammo: board.ammo[bandit],
        partner_hits: board.partner_hits[bandit],
        loot: loot::tokens(board.loot.held[bandit], board, worth),
    }
}

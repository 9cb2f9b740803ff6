//! The final count: a row for each seat, and a sentence on who won.

use super::words::Subject;
use crate::bandit::Bandit;
use crate::board::Board;
use crate::scoring::Outcome;
use crate::seat::Seat;
use crate::setup::AMMO;

/// One seat's row of the final table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its bandits.
    pub bandits: Vec<Bandit>,
    /// The value of its loot, in dollars.
    pub loot: u32,
    /// The gunslinger's prize, or nothing (B50).
    pub prize: u32,
    /// Loot and prize.
    pub total: u32,
    /// The bullets its bandits fired, those at the own partner left out (V35).
    pub fired: u8,
    /// The bullets it received, which break ties (B51).
    pub bullets: u8,
    /// It won, alone or with others.
    pub won: bool,
}

/// The final table, the best seat first.
#[must_use]
pub fn tell_outcome(outcome: &Outcome, board: &Board) -> Vec<Standing> {
    let fired = |bandit: Bandit| AMMO - board.ammo[bandit] - board.partner_hits[bandit];
    let row = |seat: Seat| {
        let score = outcome.score[seat];
        let bandits: Vec<Bandit> = board.leads[seat].into_iter().collect();
        Standing {
            seat,
            loot: score.loot,
            prize: score.prize,
            total: score.total(),
            fired: bandits.iter().map(|&bandit| fired(bandit)).sum(),
            bullets: score.bullets,
            won: outcome.winners.has(seat),
            bandits,
        }
    };
    let mut rows: Vec<Standing> = board.seats().map(row).collect();
    rows.sort_by_key(|row| (std::cmp::Reverse(row.total), row.bullets, row.seat));
    rows
}

/// Who won, in one sentence: `Doc wins with $2350.`
#[must_use]
pub fn verdict(outcome: &Outcome, board: &Board) -> String {
    let all = |seats: &[Seat]| Subject::all(seats.iter().map(|&seat| Subject::seat(seat, board)).collect());
    let total = |seat: Seat| outcome.score[seat].total();
    let most = board.seats().map(total).max().unwrap_or_default();
    let richest: Vec<Seat> = board.seats().filter(|&seat| total(seat) == most).collect();
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let wins = all(&winners).does("wins", if winners.len() > 1 { "share the victory" } else { "win" });
    let each = if winners.len() > 1 { " each" } else { "" };
    if winners.len() == richest.len() {
        format!("{wins} with ${most}{each}.")
    } else {
        // B51
        format!(
            "{} ${most} each; with the fewest bullets received, {wins}.",
            all(&richest).does("has", "have")
        )
    }
}

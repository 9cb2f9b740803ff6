//! The final count: a row for each seat, and a sentence on who won.

use super::words::Subject;
use crate::bandit::Bandit;
use crate::board::Board;
use crate::parts::Part;
use crate::scoring::{Outcome, Verdict};
use crate::seat::Seat;
use crate::setup::AMMO;
use crate::team::Team;

/// One seat's row of the final table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its bandits.
    pub bandits: Vec<Bandit>,
    /// The value of its loot, in dollars.
    pub loot: u32,
    /// The gunslinger's prize (B50), or that of an empty revolver (C91), or nothing.
    pub prize: u32,
    /// What its team's document pays (C92).
    pub document: u32,
    /// What it lost by not being back (C90).
    pub lost: u32,
    /// Loot, prize and document.
    pub total: u32,
    /// Its team, in the expansion.
    pub team: Option<Team>,
    /// It is back on the starting train (C90).
    pub back: bool,
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
            document: score.document,
            lost: score.lost,
            total: score.total(),
            team: board.has(Part::Teams).then(|| board.team(seat)),
            back: score.back,
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
    let seats: Vec<Seat> = outcome.winners.iter().collect();
    let winners = everybody(&seats, board);
    let own = seats.first().map_or(0, |&seat| outcome.score[seat].loot + outcome.score[seat].prize);
    let each = if seats.len() > 1 { " each" } else { "" };
    let wins = || winners.does("wins", if seats.len() > 1 { "share the victory" } else { "win" });
    match outcome.verdict {
        Verdict::Richest => richest(outcome, board),
        _ if !board.seats().any(|seat| outcome.score[seat].back) => {
            "Nobody is back: nobody wins.".to_owned()
        }
        Verdict::Teams { winner: None } => format!("Both teams have {}: a draw.", amounts(outcome, None)),
        Verdict::Teams { winner: Some(team) } => {
            let won = winners.does("wins", "win");
            let back = |seat: Seat| outcome.score[seat].back && board.team(seat) != team;
            // R29: a team of which nobody is back can't win, however rich it is.
            if board.seats().any(back) {
                format!("The {team} team is ahead with {}: {won}.", amounts(outcome, Some(team)))
            } else {
                format!("Nobody of the {} team is back: {won} for the {team} team.", team.other())
            }
        }
        Verdict::Survivor { ahead: Some(team) } => {
            let ahead = amounts(outcome, Some(team));
            format!(
                "The {team} team is ahead with {ahead}, and of its bandits {} with ${own}{each}.",
                wins()
            )
        }
        Verdict::Survivor { ahead: None } => {
            format!("No team is both ahead and back; of all who are back {} with ${own}{each}.", wins())
        }
        Verdict::DoubleBottom { by_document: true } => {
            let what =
                if seats.len() > 1 { "with their teams' documents" } else { "with the team's document" };
            format!("Back {what}, {}.", winners.does("wins", "win"))
        }
        Verdict::DoubleBottom { by_document: false } => {
            format!("Nobody is back with a document that counts; {} with ${own}{each}.", wins())
        }
    }
}

/// The teams' totals: `$8650 to $2750`, the named team's first; without one, what both have.
fn amounts(outcome: &Outcome, first: Option<Team>) -> String {
    let total = |team: Team| outcome.teams.map_or(0, |teams| teams[team as usize].total());
    first.map_or_else(
        || format!("${}", total(Team::Red)),
        |team| format!("${} to ${}", total(team), total(team.other())),
    )
}

fn everybody(seats: &[Seat], board: &Board) -> Subject {
    Subject::all(seats.iter().map(|&seat| Subject::seat(seat, board)).collect())
}

/// B51
fn richest(outcome: &Outcome, board: &Board) -> String {
    let all = |seats: &[Seat]| everybody(seats, board);
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

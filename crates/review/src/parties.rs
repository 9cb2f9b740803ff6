//! Who wins together.

use folsom_rules::{Board, Couriers, Seat, Team};

/// Those who win together, in the order of their first seats: each seat for itself, or two teams.
pub(crate) fn of(board: &Board) -> Vec<Vec<Seat>> {
    if board.rules.couriers != Couriers::Normal {
        return board.seats().map(|seat| vec![seat]).collect();
    }
    let team = |team: Team| board.seats().filter(|&seat| board.team(seat) == team).collect();
    vec![team(Team::Red), team(Team::Blue)]
}

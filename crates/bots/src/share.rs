//! What a game's outcome is worth to each seat: its share of the win.

use folsom_rules::{Board, Outcome, Seat, Verdict};

/// How many parts a win has. Any number of winners up to nine can share it without a remainder, so that sums are exact.
pub const WHOLE: u32 = 2520;

/// What share of the win a seat has, in parts of [`WHOLE`].
///
/// - Everybody for themselves, Betrayal's endings included: the winners share the win alike. If nobody won, nobody has a
///   share of anything.
/// - Teams win together: a whole win for each seat of the winning team, even one left behind; half of one for everybody if
///   the teams draw.
#[must_use]
pub fn share(outcome: &Outcome, board: &Board, seat: Seat) -> u32 {
    match outcome.verdict {
        Verdict::Teams { winner: None } => WHOLE / 2,
        Verdict::Teams { winner: Some(team) } => WHOLE * u32::from(board.team(seat) == team),
        Verdict::Richest | Verdict::Survivor { .. } | Verdict::DoubleBottom { .. } => {
            if outcome.winners.has(seat) { WHOLE / outcome.winners.len() as u32 } else { 0 }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use folsom_rules::{Game, Indexed, Preset, SeatSet, Seed, Setup, Team};

    fn shares(preset: Preset, seats: usize, winners: &[usize], verdict: Verdict) -> Vec<u32> {
        let game = Game::new(&Setup::new(preset, seats), Seed::from_number(1)).unwrap();
        let winners: SeatSet = winners.iter().map(|&index| Seat::at(index)).collect();
        let outcome = Outcome { winners, verdict, ..game.count_up() };
        game.board().seats().map(|seat| share(&outcome, game.board(), seat)).collect()
    }

    #[test]
    fn a_tie_splits_the_win() {
        let richest = |winners: &[usize]| shares(Preset::Ru18Advanced, 4, winners, Verdict::Richest);
        assert_eq!(richest(&[2]), [0, 0, WHOLE, 0]);
        assert_eq!(richest(&[0, 2]), [WHOLE / 2, 0, WHOLE / 2, 0]);
        assert_eq!(richest(&[0, 1, 3]), [WHOLE / 3, WHOLE / 3, 0, WHOLE / 3]);
        for count in 1..=9 {
            assert!(WHOLE.is_multiple_of(count), "{count} winners leave no remainder");
        }
    }

    #[test]
    fn a_team_wins_together_and_a_draw_is_half_a_win() {
        let red = Verdict::Teams { winner: Some(Team::Red) };
        let only_one_is_back = shares(Preset::Couriers, 5, &[2], red);
        assert_eq!(only_one_is_back, [WHOLE, 0, WHOLE, 0, WHOLE]);
        assert_eq!(shares(Preset::Couriers, 4, &[], Verdict::Teams { winner: None }), [WHOLE / 2; 4]);
    }

    #[test]
    fn betrayal_leaves_the_win_to_those_who_won_and_to_nobody_if_nobody_did() {
        let survivor = |winners: &[usize]| {
            shares(Preset::CouriersBetrayal, 4, winners, Verdict::Survivor { ahead: None })
        };
        assert_eq!(survivor(&[3]), [0, 0, 0, WHOLE]);
        assert_eq!(survivor(&[]), [0; 4]);
        let holders =
            shares(Preset::CouriersBetrayal, 4, &[0, 1], Verdict::DoubleBottom { by_document: true });
        assert_eq!(holders, [WHOLE / 2, WHOLE / 2, 0, 0]);
    }
}

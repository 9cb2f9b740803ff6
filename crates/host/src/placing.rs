//! Who came in where, once a game is over.

use folsom_protocol::LobbyResult;
use folsom_rules::{Game, Outcome, Seat, Verdict};

/// How a game ended for each seat, in their order; nothing while it runs. Those who are equal share a place.
#[must_use]
pub fn placings(game: &Game) -> Option<Vec<(Seat, LobbyResult)>> {
    let (outcome, board) = (game.outcome()?, game.board());
    let merits = |seat: Seat| merit(&outcome, seat);
    let placing = |seat: Seat| {
        let better = board.seats().filter(|other| merits(*other) > merits(seat)).count();
        let result = LobbyResult {
            place: u8::try_from(better + 1).unwrap_or(u8::MAX),
            money: outcome.score[seat].total(),
            won: outcome.winners.has(seat),
        };
        (seat, result)
    };
    Some(board.seats().map(placing).collect())
}

/// What decides who comes before whom. Where teams win together, nothing does within a team.
fn merit(outcome: &Outcome, seat: Seat) -> (bool, u32, u8) {
    let (score, won) = (outcome.score[seat], outcome.winners.has(seat));
    match outcome.verdict {
        Verdict::Teams { .. } => (won, 0, 0),
        // B51 and its likes: the richest, then whoever received the fewest bullets.
        _ => (won, score.total(), u8::MAX - score.bullets),
    }
}

#[cfg(test)]
mod tests {
    use folsom_rules::{Preset, Seed, Setup};

    use super::*;

    fn played(setup: &Setup, number: u64) -> Game {
        let mut game = Game::new(setup, Seed::from_number(number)).unwrap();
        let mut choice = number as usize;
        while game.prompt().is_some() {
            assert_eq!(placings(&game), None, "it runs");
            let choices = game.choices();
            choice = choice.wrapping_mul(31).wrapping_add(7);
            game.choose(choices.get(choice % choices.len()), &mut ()).unwrap();
        }
        game
    }

    #[test]
    fn places_follow_the_count_and_winners_are_first() {
        for (preset, seats) in [
            (Preset::Ru18Advanced, 2),
            (Preset::Ru14, 5),
            (Preset::Couriers, 6),
            (Preset::CouriersBetrayal, 5),
        ] {
            for number in 0..6 {
                let game = played(&Setup::new(preset, seats), number);
                let outcome = game.outcome().unwrap();
                let placings = placings(&game).unwrap();
                assert_eq!(placings.len(), seats);
                for (seat, result) in &placings {
                    assert_eq!(result.won, outcome.winners.has(*seat));
                    assert!(!result.won || result.place == 1, "{placings:?}");
                    assert!(result.won || result.place > 1 || outcome.winners.is_empty(), "{placings:?}");
                    assert_eq!(result.money, outcome.score[*seat].total());
                }
                let best = placings.iter().map(|(_, result)| result.place).min();
                assert_eq!(best, Some(1));
            }
        }
    }
}

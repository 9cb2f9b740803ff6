//! Every game runs its course: five rounds, turns as printed, and somebody wins.

use super::armored;
use super::kit::{Run, each_game};
use crate::bandit::Bandit;
use crate::board::Stage;
use crate::event::{Event, Happening, Hiding};
use crate::parts::Part;
use crate::round_card::{ROUNDS, Turn};
use crate::rounds::RoundCard;
use crate::ruleset::Couriers;
use crate::seat::{Seat, SeatSet};

fn happenings(mut run: Run) -> (Run, Vec<Happening>) {
    let mut all = Vec::new();
    loop {
        all.extend(run.events.iter().filter_map(|event| match event {
            Event::Open(happening) => Some(*happening),
            _ => None,
        }));
        if run.advance().is_none() {
            return (run, all);
        }
    }
}

#[test]
fn every_game_ends_after_five_rounds_with_a_winner() {
    each_game(20, |run| {
        let (run, told) = happenings(run);
        let board = &run.game.board;
        assert_eq!(board.stage, Stage::Over);
        assert_eq!(board.revealed.len(), ROUNDS);
        let rounds = told.iter().filter(|told| matches!(told, Happening::RoundBegan { .. })).count();
        assert_eq!(rounds, ROUNDS, "B10");
        assert_eq!(told.last(), Some(&Happening::GameOver));
        assert!(run.game.choices().is_empty());

        let outcome = run.game.outcome().expect("the game is over");
        let seats: SeatSet = board.seats().collect();
        assert!((outcome.winners - seats).is_empty());
        if board.has(Part::Teams) {
            return armored::check(&run.game, &outcome);
        }
        assert!(!outcome.winners.is_empty());
        let richest = board.seats().map(|seat| outcome.score[seat].total()).max();
        let rich = |seat: Seat| Some(outcome.score[seat].total()) == richest;
        assert!(outcome.winners.iter().all(rich), "B51: the most money wins");
    });
}

#[test]
fn a_round_deck_has_no_card_twice_and_what_ends_a_game_only_last() {
    each_game(20, |run| {
        let rounds = run.game.secret.rounds;
        assert!((1..ROUNDS).all(|index| !rounds[..index].contains(&rounds[index])));
        let rules = &run.game.board.rules;
        assert!(rounds[..ROUNDS - 1].iter().all(|card| RoundCard::ordinary(rules).contains(card)));
        let last = match (rules.couriers, rules.events) {
            (Couriers::Off, true) => &RoundCard::STATIONS[..],
            (Couriers::Off, false) => &RoundCard::ORDINARY,
            (Couriers::Normal, _) => &RoundCard::HORSE_ATTACKS,
            (Couriers::Betrayal, _) => &RoundCard::BETRAYALS,
        };
        assert!(last.contains(&rounds[ROUNDS - 1]), "B6, C7");
    });
}

#[test]
fn turns_go_as_printed_and_the_first_player_changes_to_the_left() {
    each_game(10, |run| {
        let (run, told) = happenings(run);
        let board = &run.game.board;
        let turns = told.iter().filter_map(|told| match told {
            Happening::TurnBegan { kind, .. } => Some(*kind),
            _ => None,
        });
        let printed = board.revealed.iter().flat_map(|card| card.turns(board.seats >= 5));
        let mut printed: Vec<Turn> = printed.copied().collect();
        if told.contains(&Happening::CutShort) {
            assert_eq!(board.round_card(), Some(RoundCard::DelayedAttack), "C71");
            printed.truncate(printed.len() - 3);
        }
        assert!(turns.eq(printed), "B12");

        let firsts: Vec<Seat> = told
            .iter()
            .filter_map(|told| match told {
                Happening::FirstPlayer { seat } => Some(*seat),
                _ => None,
            })
            .collect();
        assert_eq!(firsts.len(), ROUNDS);
        let seats = usize::from(board.seats);
        assert!(firsts.windows(2).all(|pair| pair[1] == pair[0].clockwise(1, seats)), "B16");
    });
}

/// B13, B30: a card lies face down in a tunnel, or because whoever leads Ghost hid it, and it says which of the two.
#[test]
fn a_hidden_card_says_why() {
    let mut hidden = Vec::new();
    each_game(20, |mut run| {
        let (mut now, mut laid) = ((0, Turn::Standard), SeatSet::default());
        loop {
            for event in &run.events {
                match *event {
                    Event::Open(Happening::RoundBegan { .. }) => laid = SeatSet::default(),
                    Event::Open(Happening::TurnBegan { turn, kind }) => now = (turn, kind),
                    Event::CardPlayed { seat, hidden: why, .. } => {
                        let board = &run.game.board;
                        let in_tunnel = now.1 == Turn::Tunnel && !board.doubles_in_tunnel(seat, now.1);
                        assert_eq!(why == Some(Hiding::Tunnel), in_tunnel, "C56");
                        let may_hide =
                            now.0 == 0 && !laid.has(seat) && board.leads[seat].contains(&Bandit::Ghost);
                        assert!(may_hide || why != Some(Hiding::Ghost), "B30");
                        laid.insert(seat);
                        hidden.extend(why);
                    }
                    _ => {}
                }
            }
            if run.advance().is_none() {
                break;
            }
        }
    });
    assert!(Hiding::ALL.iter().all(|why| hidden.contains(why)));
}

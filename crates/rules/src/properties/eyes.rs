//! A seat's eyes on a game show what its view shows, at every step of every kind of table.

use super::kit;
use crate::board::Board;
use crate::card::Card;
use crate::choice::Choice;
use crate::eyes::{Eyes, Overview};
use crate::loot::{TOKENS, Token, Worth};
use crate::seat::Seat;
use crate::sets::Indexed;
use crate::view::{PlannedView, Sight};
use crate::viewer::Viewer;

type Shown = (Board, Vec<Card>, Vec<PlannedView>, Vec<Option<Worth>>, Vec<Choice>);

/// All that eyes show, as one value.
fn all(eyes: &impl Eyes) -> Shown {
    let mut hand: Vec<Card> = eyes.hand().collect();
    hand.sort_unstable();
    let pile: Vec<PlannedView> = (0..eyes.pile_len()).map(|index| eyes.planned(index)).collect();
    let worth: Vec<_> = (0..TOKENS).map(|index| eyes.worth(Token::at(index))).collect();
    let choices: Vec<_> = eyes.choices().iter().take(200).collect();
    (*eyes.board(), hand, pile, worth, choices)
}

/// What eyes show of the cards of a seat.
fn overview(eyes: &impl Overview, owner: Seat) -> (Vec<Sight>, usize, Vec<Sight>, Vec<Sight>, usize) {
    let mut hand: Vec<Sight> = eyes.hand_of(owner).collect();
    hand.sort_unstable();
    let (discard, bottom) = (eyes.discard_of(owner).collect(), eyes.bottom_of(owner).collect());
    (hand, eyes.deck_of(owner), discard, bottom, eyes.professore_deck())
}

#[test]
fn eyes_on_a_game_see_what_the_view_shows() {
    kit::at_every_step(1, |run| {
        let seats = || run.game.board.seats();
        for viewer in run.viewers() {
            let Some(seat) = viewer.seat() else { continue };
            assert_eq!(all(&run.game.eyes(seat)), all(&run.game.view(Viewer::Seat(seat))));
            let (eyes, view) = (run.game.eyes(seat), run.game.view(viewer));
            for owner in seats() {
                assert_eq!(overview(&eyes, owner), overview(&view, owner));
            }
        }
    });
}

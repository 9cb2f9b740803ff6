//! No viewer is ever sent anything from which it could work out what it doesn't know (R13).
//!
//! As somebody would try it who can read every byte that is sent: if two games differ only in what a
//! viewer can't know, then all that it sees and is told must be the same, choice after choice, until
//! the rules themselves bring the difference to light.
//!
//! That these tests can fail was tried out. Each of these faults was put into the engine for a moment
//! and found by the tests of the family it belongs to:
//!
//! - a view shows face-down cards, others' cards, one purse's value, others' answers, the last round, or
//!   lists hands and counted values in the order in which they are kept;
//! - a notice tells everybody what was drawn, picked, laid face down, taken or lost;
//! - `mix` leaves `known` as it was, or a purse that is seen is not discounted (R74);
//! - a hand with nothing but bullets is not asked to act or what to keep (R70);
//! - bullets known to be in hand keep their mark when Misty's player lays a card face down, or their
//!   place in a packet of discards, or a second one beneath a top like it (R72);
//! - `bullet_room` shrinks when the card laid face down is a bullet;
//! - discards that nobody saw are among the recycled cards (V14);
//! - a robber is not asked about a document that it has to keep (R78);
//! - a healed bullet leaves the zone in which it was (R81);
//! - bullets known to be in hand keep their mark after a Diversion (C21);
//! - documents of one pile are taken to be what they were when one of them is lost (R13).
//!
use super::kit::{Run, at_every_step, games};
use super::lockstep::compare;
use super::perturb::Family;
use crate::ask::{self, Ask};
use crate::chance::below;
use crate::viewer::Viewer;

/// Tries one family of secrets at some steps of every game. At least `minimum` steps must be compared
/// in as many games as are usual; it is about half of what they were when this was written, so that
/// a change that makes the comparisons idle does not go unseen.
fn nobody_can_tell(family: Family, usual: u64, one_in: usize, minimum: u64) {
    let mut compared = 0;
    at_every_step(usual, |run| {
        if below(&mut run.side_rng(), one_in) == 0 {
            compared += try_out(family, run);
        }
    });
    enough(compared, minimum, usual);
}

/// Plays this game on beside a twin of it, for a viewer drawn at random.
pub(super) fn try_out(family: Family, run: &Run) -> u64 {
    let mut rng = run.side_rng();
    let viewers: Vec<Viewer> = run.viewers().collect();
    let viewer = viewers[below(&mut rng, viewers.len())];
    let twin = run.game.prompt().and_then(|_| family.twin(&run.game, viewer, &mut rng));
    twin.map_or(0, |twin| compare(family, viewer, run.game, twin, &mut rng) as u64)
}

pub(super) fn enough(compared: u64, minimum: u64, usual: u64) {
    let minimum = minimum * games(usual) / usual;
    assert!(compared >= minimum, "only {compared} steps were compared, not {minimum}");
}

#[test]
fn nobody_can_tell_what_others_hold_in_hand() {
    nobody_can_tell(Family::Hands, 12, 4, 310_000);
}

#[test]
fn nobody_can_tell_which_cards_others_laid_face_down() {
    nobody_can_tell(Family::Pile, 12, 2, 210_000);
}

#[test]
fn nobody_can_tell_what_a_purse_bag_or_nugget_is_worth_that_it_has_not_seen() {
    nobody_can_tell(Family::Purses, 8, 12, 400_000);
}

#[test]
fn nobody_can_tell_which_document_is_which() {
    nobody_can_tell(Family::Documents, 12, 8, 300_000);
}

#[test]
fn nobody_can_tell_what_il_professore_will_lay_or_has_laid_face_down() {
    nobody_can_tell(Family::Professore, 24, 2, 90_000);
}

#[test]
fn nobody_can_tell_which_rounds_are_to_come() {
    nobody_can_tell(Family::Rounds, 6, 12, 70_000);
}

#[test]
fn nobody_can_tell_what_others_choose_out_of_sight() {
    nobody_can_tell(Family::Choices, 12, 4, 300_000);
}

#[test]
fn nobody_can_tell_a_sampled_world_from_the_game() {
    nobody_can_tell(Family::Everything, 12, 4, 350_000);
}

/// C22, V12, V21, V32 and V33 are questions of their own.
#[test]
fn nobody_can_tell_what_others_answered_in_secret() {
    const USUAL: u64 = 24;
    let (mut placed, mut picked, mut kept, mut set_aside) = (0, 0, 0, 0);
    at_every_step(USUAL, |run| match run.game.prompt().map(|prompt| prompt.ask) {
        Some(Ask::LastCar(ask::LastCar { .. })) => placed += try_out(Family::Answers, run),
        Some(Ask::Pick(ask::Pick)) => picked += try_out(Family::Answers, run),
        Some(Ask::Keep(ask::Keep)) => kept += try_out(Family::Answers, run),
        Some(Ask::SetAside(ask::SetAside)) => set_aside += try_out(Family::Answers, run),
        _ => {}
    });
    enough(placed, 400, USUAL);
    enough(picked, 15_000, USUAL);
    enough(kept, 35_000, USUAL);
    enough(set_aside, 3_000, USUAL);
}

//! No viewer is ever sent anything from which it could work out what it doesn't know (R13).
//!
//! As somebody would try it who can read every byte that is sent: if two games differ only in what a
//! viewer can't know, then all that it sees and is told must be the same, choice after choice, until
//! the rules themselves bring the difference to light.
//!
use super::kit::{at_every_step, games};
use super::lockstep::compare;
use super::perturb::Family;
use crate::chance::below;
use crate::viewer::Viewer;

/// Tries one family of secrets at some steps of every game; at least `minimum` comparisons must
/// come together in as many games as are usual.
fn nobody_can_tell(family: Family, usual: u64, one_in: usize, minimum: u64) {
    let mut compared = 0;
    at_every_step(usual, |run| {
        let mut rng = run.side_rng();
        if run.game.prompt().is_none() || below(&mut rng, one_in) != 0 {
            return;
        }
        let viewers: Vec<Viewer> = run.viewers().collect();
        let viewer = viewers[below(&mut rng, viewers.len())];
        if let Some(twin) = family.twin(&run.game, viewer, &mut rng) {
            compared += compare(family, viewer, run.game, twin, &mut rng) as u64;
        }
    });
    eprintln!("{family:?}: {compared} steps were compared");
    assert!(compared * usual >= minimum * games(usual), "{family:?}: only {compared} steps were compared");
}

#[test]
fn nobody_can_tell_what_others_hold_in_hand() {
    nobody_can_tell(Family::Hands, 3, 4, 1);
}

#[test]
fn nobody_can_tell_which_cards_others_laid_face_down() {
    nobody_can_tell(Family::Pile, 3, 2, 1);
}

#[test]
fn nobody_can_tell_what_a_purse_is_worth_that_it_has_not_seen() {
    nobody_can_tell(Family::Purses, 2, 12, 1);
}

#[test]
fn nobody_can_tell_which_rounds_are_to_come() {
    nobody_can_tell(Family::Rounds, 3, 12, 1);
}

#[test]
fn nobody_can_tell_what_others_answered_in_secret() {
    nobody_can_tell(Family::Answers, 6, 1, 1);
}

#[test]
fn nobody_can_tell_a_sampled_world_from_the_game() {
    nobody_can_tell(Family::Everything, 3, 4, 1);
}

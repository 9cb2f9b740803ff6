//! What everybody knows of mixed purses is known to everybody, in games and in sampled worlds (R74).

use super::kit::at_every_step;
use super::sampling::purses_are_as_known;
use crate::chance::below;
use crate::game::Game;
use crate::loot::{Token, TokenSet, Worth};
use crate::view::View;
use crate::viewer::Viewer;

/// Each viewer counts on what is counted in common, or has learned since which purse it is.
fn everybody_knows(game: &Game, viewers: &[Viewer]) {
    let watching = game.view(Viewer::Spectator);
    for &viewer in viewers {
        let view = game.view(viewer);
        purses_are_as_known(&view, game);
        assert!(view.common == watching.common, "{viewer} takes something else for common knowledge");
        for token in TokenSet::PURSES.iter().filter(|&token| watching.worth[token].is_some()) {
            assert_eq!(view.worth[token], watching.worth[token], "{viewer} does not know {token}");
        }
        for group in view.common.counted.iter().map(|counted| counted.group) {
            let mut knows = known_in(&view, &watching, group);
            for counted in watching.counted.iter().filter(|counted| counted.group == group) {
                let index = knows.iter().position(|&worth| worth == counted.worth);
                let index = index.unwrap_or_else(|| panic!("{viewer} does not count on {counted:?}"));
                knows.swap_remove(index);
            }
        }
    }
}

/// The values a viewer knows to be in a group, other than those of purses that everybody knows.
fn known_in(view: &View, watching: &View, group: Token) -> Vec<Worth> {
    let tokens = view.board.loot.mixed_with(group);
    let seen = tokens.iter().filter(|&token| watching.worth[token].is_none());
    let seen = seen.filter_map(|token| view.worth[token]);
    let counted = view.counted.iter().filter(|counted| counted.group == group);
    seen.chain(counted.map(|counted| counted.worth)).collect()
}

#[test]
fn what_everybody_counts_on_is_counted_on_by_each_in_the_game_and_in_every_world() {
    let mut worlds_with_some = 0u32;
    at_every_step(6, |run| {
        let mut rng = run.side_rng();
        let viewers: Vec<Viewer> = run.viewers().collect();
        everybody_knows(&run.game, &viewers);
        let view = run.game.view(viewers[below(&mut rng, viewers.len())]);
        if !view.common.counted.is_empty() && below(&mut rng, 3) == 0 {
            everybody_knows(&view.sample(&mut rng), &viewers);
            worlds_with_some += 1;
        }
    });
    assert!(worlds_with_some > 1000, "only {worlds_with_some} worlds had anything to count");
}

/// In no world they know more of the purses than at the table, nor less.
#[test]
fn whoever_only_watches_sees_the_same_of_the_purses_in_every_world() {
    at_every_step(4, |run| {
        let mut rng = run.side_rng();
        let viewers: Vec<Viewer> = run.viewers().collect();
        let viewer = viewers[below(&mut rng, viewers.len())];
        if below(&mut rng, 5) == 0 {
            let world = run.game.view(viewer).sample(&mut rng).view(Viewer::Spectator);
            let watching = run.game.view(Viewer::Spectator);
            assert_eq!(world.counted, watching.counted, "in a world of {viewer}");
            assert_eq!(world.worth, watching.worth, "in a world of {viewer}");
        }
    });
}

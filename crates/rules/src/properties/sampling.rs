//! Games sampled from a view: they look the same to the viewer, keep to all it knows, and can be played.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::kit::{Run, at_every_step, games};
use super::{armored, conservation, train};
use crate::ask::{self, Ask};
use crate::bandit::{Bandit, BanditSet};
use crate::board::Stage;
use crate::card::{Action, Card, Source};
use crate::chance::below;
use crate::choice::Choice;
use crate::choices::can_follow;
use crate::game::Game;
use crate::loot::{Token, TokenSet, Worth};
use crate::parts::Part;
use crate::round_card::ROUNDS;
use crate::rounds::RoundCard;
use crate::ruleset::{Preset, RuleSet};
use crate::seat::Seat;
use crate::sets::Indexed;
use crate::setup::{Cast, Setup};
use crate::view::View;
use crate::viewer::Viewer;

/// What a viewer knows holds in this game: in the one it looks at, and in every world drawn from the view.
pub(super) fn knowledge_holds(view: &View, game: &Game) {
    purses_are_as_known(view, game);
    for (index, planned) in game.secret.pile.iter().enumerate() {
        let playable = game.board.plays_bullets(planned.seat) || !planned.card.is_bullet();
        assert!(playable, "{} lies on the pile", planned.card);
        if planned.followed {
            let follow_up = game.secret.pile[index + 1].card;
            assert!(planned.card.is(Action::Fire) && can_follow(planned.card, follow_up), "V34");
        }
    }
    for seat in game.board.seats() {
        let bullets = game.secret.cards[seat].hand_cards().filter(|card| card.is_bullet()).count();
        let room = usize::from(game.board.at_seat[seat].bullet_room);
        assert!(bullets <= room, "{seat} holds {bullets} bullets, but can only have {room}");
        let size = view.cards[seat].hand.len();
        assert_eq!(game.secret.cards[seat].hand.len(), size, "{seat} holds as many cards as all can see");
        let (bottom, seen) = (game.secret.cards[seat].bottom, view.cards[seat].bottom);
        assert_eq!(bottom.len(), seen.len(), "as many cards lie below the deck of {seat}");
        let known =
            bottom.iter().zip(seen).all(|(&card, sight)| sight.card().is_none_or(|own| own == card));
        assert!(known, "{seat} knows what lies below its deck (C21)");
    }
    decks_are_as_seen(view, game);
    if view.board.has(Part::Documents) {
        armored::documents_are_possible(game);
    }
    if view.board.has(Part::Automaton) {
        assert_eq!(game.secret.professore.len(), view.professore_deck.into(), "Il Professore's deck");
    }
    let rounds = &game.secret.rounds;
    assert!(rounds.starts_with(&view.board.revealed), "round cards everybody has seen");
    assert!((1..ROUNDS).all(|index| !rounds[..index].contains(&rounds[index])), "a round card twice");
    let rules = &view.board.rules;
    let last = RoundCard::last(rules);
    let ends = |index: usize| !last.is_empty() && index == ROUNDS - 1;
    let kind = |index: usize| if ends(index) { last } else { RoundCard::ordinary(rules) };
    assert!((0..ROUNDS).all(|index| kind(index).contains(&rounds[index])), "B6, C7");
}

/// V14, R62: of the cards that were seen going into a deck no more are elsewhere than were drawn since;
/// and none of them lies on the pile where a card lay already.
fn decks_are_as_seen(view: &View, game: &Game) {
    for seat in game.board.seats() {
        let record = &view.board.at_seat[seat].recycled;
        let unseen = usize::from(view.cards[seat].deck_hidden);
        let mut deck: Vec<Card> =
            game.secret.cards[seat].deck[..unseen].iter().map(|held| held.card()).collect();
        let mut outside: Vec<Card> = game.board.owned(seat).collect();
        let take = |from: &mut Vec<Card>, card: Card| {
            from.iter().position(|&other| other == card).map(|index| from.swap_remove(index)).is_some()
        };
        let drawn = record.cards().filter(|&card| !take(&mut deck, card)).count();
        assert!(drawn <= record.drawn.into(), "{seat} drew {} cards, not {drawn}", record.drawn);
        if game.board.plays_bullets(seat) {
            continue; // what she laid may be back in the deck (R62)
        }
        assert!(record.cards().all(|card| take(&mut outside, card)), "{seat} owns what was recycled");
        let before = game.secret.pile.iter().take(record.laid_before.into());
        for laid in before
            .skip(game.board.resolved.into())
            .filter(|planned| planned.seat == seat && !planned.professore)
        {
            assert!(take(&mut outside, laid.card), "{} of {seat} was in the deck by then", laid.card);
        }
    }
}

/// R13, R74: every value a viewer knows is where it takes it to be.
pub(super) fn purses_are_as_known(view: &View, game: &Game) {
    let worth = |token: Token| game.secret.purses.worth[token];
    let known = |token: Token| view.worth[token].is_some();
    for token in TokenSet::FACE_DOWN.iter() {
        assert!(view.worth[token].is_none_or(|seen| seen == worth(token)), "{token} has another value");
        let group = view.board.loot.group[token];
        let mut inside: Vec<Worth> =
            view.board.loot.mixed_with(token).iter().filter(|&t| !known(t)).map(worth).collect();
        for counted in view.counted.iter().filter(|counted| counted.group == group) {
            let index = inside.iter().position(|&other| other == counted.worth);
            inside.swap_remove(index.expect("a value counted in a group is in it"));
        }
    }
}

/// Not at every step of every game: at one in so many, each time with another remainder.
fn one_in(many: u64, run: &Run) -> bool {
    (run.step as u64 + run.number).is_multiple_of(many)
}

#[test]
fn a_sampled_world_looks_to_the_viewer_like_the_game_it_was_sampled_from() {
    at_every_step(6, |run| {
        if !one_in(5, run) {
            return;
        }
        let mut rng = run.side_rng();
        for viewer in run.viewers() {
            let view = run.game.view(viewer);
            let world = view.sample(&mut rng);
            let again = world.view(viewer);
            assert!(again == view, "{viewer} can tell the world from the game");
            if one_in(15, run) {
                assert_eq!(
                    format!("{again:?}"),
                    format!("{view:?}"),
                    "{viewer} can tell them by their text"
                );
            }
        }
    });
}

#[test]
fn what_a_viewer_knows_holds_in_the_game_and_in_every_sampled_world() {
    at_every_step(6, |run| {
        if !one_in(5, run) {
            return;
        }
        let mut rng = run.side_rng();
        for viewer in run.viewers() {
            let view = run.game.view(viewer);
            knowledge_holds(&view, &run.game);
            let worlds = view.worlds();
            for _ in 0..3 {
                let world = worlds.draw(&mut rng);
                conservation::check(&world);
                train::check(&world);
                knowledge_holds(&view, &world);
            }
        }
    });
}

#[test]
fn a_value_is_either_known_or_counted_never_both() {
    at_every_step(6, |run| {
        let (loot, purses) = (&run.game.board.loot, &run.game.secret.purses);
        for token in TokenSet::FACE_DOWN.iter() {
            assert!((loot.known[token] & purses.counted[token]).is_empty(), "{token} counts twice");
        }
        for bandit in run.game.board.bandits.iter() {
            let owner = Viewer::Seat(run.game.board.owner[bandit]);
            let purses = loot.held[bandit] & TokenSet::FACE_DOWN;
            assert!(purses.iter().all(|token| loot.known[token].has(owner)), "R13: {bandit}'s own purses");
        }
    });
}

#[test]
fn a_sampled_world_can_be_played_to_the_end() {
    at_every_step(2, |run| {
        if !one_in(9, run) {
            return;
        }
        let mut rng = run.side_rng();
        let viewers: Vec<Viewer> = run.viewers().collect();
        let viewer = viewers[below(&mut rng, viewers.len())];
        let mut world = run.game.view(viewer).sample(&mut rng);
        while world.prompt().is_some() {
            let choices = world.choices();
            let choice = choices.get(below(&mut rng, choices.len()));
            world.choose(choice, &mut ()).expect("an offered choice is legal");
            conservation::check(&world);
            train::check(&world);
        }
        assert!(world.outcome().is_some());
    });
}

#[test]
fn two_worlds_of_one_view_differ_nearly_always() {
    let (mut differ, mut all) = (0u32, 0u32);
    at_every_step(1, |run| {
        if !one_in(7, run) || run.game.prompt().is_none() {
            return;
        }
        let mut rng = run.side_rng();
        for viewer in run.viewers() {
            let worlds = run.game.view(viewer).worlds();
            let (one, mut two) = (worlds.draw(&mut rng), worlds.draw(&mut rng));
            two.secret.chance = one.secret.chance; // other seeds alone are no difference
            all += 1;
            differ += u32::from(one != two);
        }
    });
    assert!(all > 1000 && differ * 100 > all * 99, "{differ} of {all} pairs differ");
}

/// C55, V12: what she kept are action cards, whatever bullets may lie face down on the pile.
#[test]
fn cards_that_misty_kept_find_room_in_every_world() {
    let rules = RuleSet { expert: true, ..Preset::Ru14.into() };
    let cast = Cast::Named(vec![Bandit::Misty, Bandit::Ghost, Bandit::Django]);
    let setup = Setup { admitted: BanditSet::ALL, cast, ..Setup::new(rules, 3) };
    for number in 0..games(400) {
        let mut run = Run::start(&setup, number);
        while run.advance().is_some() {
            if run.game.board.stage == Stage::Stealin {
                let view = run.game.view(Viewer::Spectator);
                let world = view.sample(&mut run.side_rng());
                assert!(world.view(Viewer::Spectator) == view, "the world looks otherwise");
            }
        }
    }
}

/// V14: two Fires were discarded for all to see and are in the deck now, but for the one card drawn.
#[test]
fn a_hand_from_before_the_shuffle_holds_nothing_that_was_seen_going_into_the_deck() {
    let mut game = crate::text::position::read(
        "rules: ru14 expert=on
        seats: ghost doc tuco
        round: 2 braking
        stage: schemin
        to-act: ghost
        hand ghost: move floor-change robbery marshal
        deck ghost: robbery floor-change
        discard ghost: fire! punch move! fire!",
    )
    .expect("a position");
    game.choose(Choice::Draw, &mut ()).expect("there are cards to draw");
    let view = game.view(Viewer::Seat(Seat::at(1)));
    let ghost = Seat::at(0);
    assert_eq!(view.board.at_seat[ghost].recycled.cards().count(), 3);
    let worlds = view.worlds();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(14);
    let mut fires = 0u32;
    for _ in 0..4000 {
        let world = worlds.draw(&mut rng);
        assert!(world.view(view.viewer) == view);
        knowledge_holds(&view, &world);
        let hand: Vec<Card> = world.secret.cards[ghost].hand_cards().collect();
        let count = |action| hand.iter().filter(|card| card.is(action)).count();
        assert!(count(Action::Fire) < 2, "one card was drawn of those that were discarded");
        assert!(count(Action::Fire) + count(Action::Move) < 3, "a Fire, or a second Move");
        fires += count(Action::Fire) as u32;
    }
    // One of the four discards was drawn, and two of them are Fires.
    assert!(fires.abs_diff(2000) < 160, "a Fire was drawn {fires} times of 4000");
}

/// V33 lets a player pick a bullet, and that comes on top of those drawn.
#[test]
fn a_hand_may_be_all_bullets_the_picked_card_included() {
    let setup = Setup::new(Preset::Ru18Basic, 2);
    let mut run = Run::start(&setup, 1);
    while !run.game.prompt().is_some_and(|prompt| prompt.ask == Ask::Pick(ask::Pick)) {
        run.advance();
    }
    let seat = Seat::at(0);
    let neutral = Source::Neutral;
    run.game.board.at_seat[seat].bullets[neutral.index()] = 9;
    while let Some(prompt) = run.game.prompt().filter(|prompt| prompt.ask == Ask::Pick(ask::Pick)) {
        let first = Card::action(run.game.board.leads[prompt.seat][0], Action::Move);
        let card = if prompt.seat == seat { Card::bullet(neutral) } else { first };
        run.game.choose(Choice::Pick(card), &mut ()).expect("any card can be picked");
    }
    let hand = run.game.secret.cards[seat].hand.len();
    assert_eq!(usize::from(run.game.board.at_seat[seat].bullet_room), hand);
}

//! A phrase for every kind of choice, by which it can be told from the others.

use std::collections::BTreeMap;

use super::{SECOND, board, car, pairs_board, token};
use crate::ask::{self, Ask};
use crate::bandit::{Bandit, BanditSet};
use crate::card::{Action, Card, Source};
use crate::chance::{Seed, below};
use crate::choice::{Choice, Healed, Kept};
use crate::game::Game;
use crate::loot::{Find, LootKind, Worth};
use crate::narration::choice_phrase;
use crate::prompt::Prompt;
use crate::ruleset::{Preset, RuleSet};
use crate::setup::{Cast, Setup};
use crate::train::PlaceSet;
use crate::view::View;
use crate::viewer::Viewer;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Doc's view of the board in the other tests.
fn view() -> View {
    let setup = Setup {
        cast: Cast::Named(board().bandits.iter().collect()),
        ..Setup::new(Preset::Ru18Advanced, 3)
    };
    let game = Game::new(&setup, Seed::from_number(1)).unwrap();
    View { board: board(), ..game.view(Viewer::Seat(SECOND)) }
}

fn asked(ask: Ask) -> View {
    let mut view = view();
    view.board.prompt = Some(Prompt { seat: SECOND, ask });
    view
}

fn play(action: Action, face_down: bool) -> Choice {
    Choice::Play { card: Card::action(Bandit::Doc, action), face_down, follow_up: None }
}

#[test]
fn plans_are_put_in_a_few_words() {
    let view = view();
    let phrase = |choice| choice_phrase(choice, &view);
    assert_eq!(phrase(Choice::Draw), "draw cards");
    assert_eq!(phrase(play(Action::FloorChange, false)), "play Floor Change");
    assert_eq!(phrase(play(Action::Fire, true)), "play Fire face down");
    let bullet = Card::bullet(Source::Bandit(Bandit::Tuco));
    let punch = Choice::Play { card: bullet, face_down: false, follow_up: None };
    assert_eq!(phrase(punch), "play a bullet from Tuco as a Punch");
    let nothing = Kept::nothing(&[Bandit::Doc]);
    assert_eq!(phrase(Choice::Keep(nothing)), "keep nothing");
    let card = |action| Card::action(Bandit::Doc, action);
    let kept = [Action::Fire, Action::Move, Action::Move]
        .into_iter()
        .try_fold(nothing, |kept, action| kept.and(card(action)));
    assert_eq!(phrase(Choice::Keep(kept.unwrap())), "keep 2 × Move, Fire");
    let healed = Healed::default().and(Source::Neutral).unwrap().and(Source::Bandit(Bandit::Tuco)).unwrap();
    assert_eq!(phrase(Choice::Heal(healed)), "get rid of a bullet from Tuco and a neutral bullet");
}

#[test]
fn a_pair_says_whose_cards_it_plays() {
    let view = View { board: pairs_board(), ..view() };
    let fire = Choice::Play {
        card: Card::action(Bandit::Doc, Action::Fire),
        face_down: false,
        follow_up: Some(Card::action(Bandit::Django, Action::Move)),
    };
    assert_eq!(choice_phrase(fire, &view), "play Doc's Fire, followed by Django's Move");
}

#[test]
fn deeds_name_whom_and_where() {
    let to = PlaceSet::just(car(1).inside());
    let (bandit, victim) = (Bandit::Doc, Bandit::Twinzz);
    let view = asked(Ask::Push(ask::Push { bandit, victim, to }));
    let phrase = |choice| choice_phrase(choice, &view);
    assert_eq!(phrase(Choice::Push(car(1).inside())), "send Twinzz into the mail car");
    assert_eq!(phrase(Choice::Go(car(2).roof())), "go onto the roof of the dining car");
    assert_eq!(phrase(Choice::Marshal(car(1))), "send the Marshal into the mail car");
    assert_eq!(phrase(Choice::Fire(Bandit::Ghost)), "fire at Ghost");
    let view =
        asked(Ask::Knock(ask::Knock { bandit, victim, kinds: [LootKind::Jewel].into_iter().collect() }));
    assert_eq!(choice_phrase(Choice::Knock(LootKind::Jewel), &view), "make Twinzz drop a jewel");
}

#[test]
fn what_is_taken_has_a_price_only_for_those_who_know_it() {
    let mut view = view();
    let purse = token(LootKind::Purse);
    view.worth[purse] = None;
    assert_eq!(choice_phrase(Choice::Rob(Find::Any(LootKind::Purse)), &view), "grab a purse");
    assert_eq!(choice_phrase(Choice::Rob(Find::This(purse)), &view), "grab a purse (#1)");
    view.worth[purse] = Worth::dollars(300);
    assert_eq!(choice_phrase(Choice::Rob(Find::This(purse)), &view), "grab a purse worth $300 (#1)");
}

#[test]
fn no_is_said_as_the_question_wants_it() {
    let (bandit, to) = (Bandit::Doc, PlaceSet::just(car(1).roof()));
    let document = asked(Ask::Document(ask::Document { bandit, token: token(LootKind::Document) }));
    assert_eq!(choice_phrase(Choice::Take, &document), "keep it");
    assert_eq!(choice_phrase(Choice::Leave, &document), "put it back");
    assert_eq!(choice_phrase(Choice::Decline, &asked(Ask::Rescue(ask::Rescue { bandit, to }))), "stay");
    assert_eq!(choice_phrase(Choice::Decline, &asked(Ask::SetAside(ask::SetAside))), "set nothing aside");
    let fallen =
        asked(Ask::Take(ask::Take { bandit, victim: Bandit::Ghost, token: token(LootKind::Purse) }));
    assert_eq!(choice_phrase(Choice::Take, &fallen), "catch it");
    assert_eq!(choice_phrase(Choice::Leave, &fallen), "let it lie");
}

/// The first choices of a long list are like the rest.
const LOOKED_AT: usize = 100;

#[test]
fn choices_that_are_offered_together_can_be_told_apart() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let mut kinds = BTreeMap::new();
    for number in 0..96 {
        let preset = Preset::ALL[number % Preset::ALL.len()];
        let base = Preset::BASE.contains(&preset);
        let seats = if base { 2 + number / 8 % 5 } else { 4 + number / 8 % 6 };
        let rules = RuleSet { expert: number % 3 == 0, ..preset.into() };
        let setup = Setup {
            admitted: BanditSet::ALL,
            cast: Cast::Choose,
            pairs: base && seats == 3,
            ..Setup::new(rules, seats)
        };
        if setup.check().is_err() {
            continue;
        }
        let mut game = Game::new(&setup, Seed::random(&mut rng)).unwrap();
        while let Some(prompt) = game.prompt() {
            let view = game.view(Viewer::Seat(prompt.seat));
            let choices = view.choices().unwrap();
            let mut seen = BTreeMap::new();
            for choice in choices.iter().take(LOOKED_AT) {
                let phrase = choice_phrase(choice, &view);
                // A whole hand can be kept, which takes more words.
                assert!(prompt.ask == Ask::Keep(ask::Keep) || phrase.chars().count() <= 70, "{phrase}");
                if let Some(other) = seen.insert(phrase.clone(), choice) {
                    panic!("{phrase}: {other:?} or {choice:?}? (asked {:?})", prompt.ask);
                }
            }
            *kinds.entry(prompt.ask.name()).or_insert(0) += 1;
            game.choose(choices.get(below(&mut rng, choices.len())), &mut ()).unwrap();
        }
    }
    assert!(kinds.len() >= 25, "{kinds:?}");
}

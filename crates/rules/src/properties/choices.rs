//! What is offered can be done, and nothing else can.

use std::collections::HashSet;

use rand_core::Rng;

use super::kit::{Run, at_every_step};
use crate::ask::{self, Ask};
use crate::bandit::Bandit;
use crate::board::Format;
use crate::card::{Action, Card, Plot, SOURCES, Source};
use crate::chance::{below, shuffle};
use crate::choice::{Choice, Healed, Kept};
use crate::choices::Choices;
use crate::game::Game;
use crate::loot::{Find, LootKind, TOKENS, Token};
use crate::sets::Indexed;
use crate::train::{Car, MAX_CARS, MAX_PLACES, Place};

/// Parts of a hand are tried one by one only up to here; beyond, a sample is.
const MAX_TRIED: usize = 48;

fn all_cards() -> Vec<Card> {
    let actions = Bandit::ALL.iter().flat_map(|&b| Action::ALL.iter().map(move |&a| Card::action(b, a)));
    let bullets = (0..SOURCES).map(|index| Card::bullet(Source::at(index)));
    let plots = Plot::ALL.iter().map(|&plot| Card::plot(plot));
    let binoculars = Bandit::ALL.iter().map(|&bandit| Card::binoculars(bandit));
    actions.chain(bullets).chain(plots).chain(binoculars).collect()
}

/// None, one or two bullets.
fn healings() -> Vec<Choice> {
    let sources = || (0..SOURCES).map(Source::at);
    let none = Healed::default();
    let one = || sources().filter_map(move |source| none.and(source));
    let two = sources().flat_map(|source| one().filter_map(move |healed| healed.and(source)));
    let all: HashSet<Healed> = one().chain(two).chain([none]).collect();
    all.into_iter().map(Choice::Heal).collect()
}

/// Every choice that can be written down, apart from parts of hands; of the cards that could follow a
/// Fire only some, where there are no pairs.
fn universe(pairs: bool) -> Vec<Choice> {
    let bandits = || Bandit::ALL.iter().copied();
    let kinds = || LootKind::ALL.iter().copied();
    let places = || (0..MAX_PLACES).map(Place::at);
    let finds = || kinds().map(Find::Any).chain((0..TOKENS).map(|token| Find::This(Token::at(token))));
    let cards = all_cards();
    let mut all = vec![Choice::Draw, Choice::Take, Choice::Leave, Choice::Decline];
    all.extend(
        bandits().flat_map(|b| [Choice::Bandit(b), Choice::LastCar(b), Choice::Fire(b), Choice::Punch(b)]),
    );
    all.extend([0, 1, 2, 3, 7, 8, u8::MAX].map(Choice::Team));
    all.extend([Choice::Divert, Choice::Gun]);
    all.extend((0..MAX_CARS).map(|car| Choice::FireCourier(Car::at(car))));
    for &action in Action::ALL {
        all.push(Choice::Do(action));
        all.extend(bandits().map(|bandit| Choice::Nudge(action, bandit)));
    }
    all.extend(cards.iter().copied().map(Choice::SetAside));
    all.extend((0..TOKENS).map(|token| Choice::Drop(Token::at(token))));
    all.extend(healings());
    all.extend(cards.iter().copied().map(Choice::Pick));
    all.extend(kinds().map(Choice::Knock));
    all.extend(places().flat_map(|place| [Choice::Go(place), Choice::Push(place)]));
    all.extend((0..MAX_CARS).map(|car| Choice::Marshal(Car::at(car))));
    all.extend(finds().map(Choice::Rob));
    all.extend(bandits().flat_map(|b| finds().map(move |find| Choice::Pickpocket(b, find))));
    for &card in &cards {
        for face_down in [false, true] {
            let tried = if pairs { &cards[..] } else { &cards[..2] };
            let follow_ups = tried.iter().copied().map(Some).chain([None]);
            all.extend(follow_ups.map(|follow_up| Choice::Play { card, face_down, follow_up }));
        }
    }
    all
}

/// Parts of hands, most of them not to be had: of any seats, in any order, of more cards than there are.
fn some_parts(game: &Game, rng: &mut impl Rng) -> Vec<Choice> {
    let mut parts = Vec::new();
    for seat in game.board.seats() {
        let leads = game.board.leads[seat];
        let mut other_way = leads;
        other_way.reverse();
        for bandits in [leads, other_way] {
            let nothing = Kept::nothing(&bandits);
            parts.push(Choice::Keep(nothing));
            for _ in 0..4 {
                let mut cards: Vec<Card> =
                    game.board.action_cards(seat).chain(game.secret.cards[seat].hand_cards()).collect();
                shuffle(rng, &mut cards);
                cards.truncate(below(rng, 5));
                let kept = cards.iter().fold(nothing, |kept, &card| kept.and(card).unwrap_or(kept));
                parts.push(Choice::Keep(kept));
            }
        }
    }
    parts
}

fn some(choices: &Choices, rng: &mut impl Rng) -> Vec<Choice> {
    let mut listed: Vec<Choice> = choices.iter().collect();
    if listed.len() > MAX_TRIED {
        shuffle(rng, &mut listed);
        listed.truncate(MAX_TRIED);
    }
    listed
}

/// Refuses what is not offered, and stays as it was.
fn takes_only_what_is_offered(run: &Run, universe: &[Choice]) {
    let offered = run.game.choices();
    let mut rng = run.side_rng();
    for &choice in universe.iter().chain(&some_parts(&run.game, &mut rng)) {
        let mut copy = run.game;
        match copy.choose(choice, &mut ()) {
            Ok(()) => assert!(offered.contains(choice), "{choice:?} was not offered"),
            Err(refusal) => {
                assert!(!offered.contains(choice), "{choice:?} was offered, but: {refusal}");
                assert!(copy == run.game, "{choice:?} was refused, but something changed");
            }
        }
    }
}

/// Questions of the expansion that come up seldom.
fn is_rare(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::GunKnock(ask::GunKnock { .. })
            | Ask::Shove(ask::Shove { .. })
            | Ask::Document(ask::Document { .. })
            | Ask::Heal(ask::Heal)
            | Ask::Drop(ask::Drop { .. })
            | Ask::Rescue(ask::Rescue { .. })
            | Ask::LastMove(ask::LastMove { .. })
            | Ask::SetAside(ask::SetAside)
            | Ask::Act(ask::Act { may_divert: true, .. })
            | Ask::Fire(ask::Fire { gun: true, .. })
    )
}

#[test]
fn every_offered_choice_applies_and_no_other_does() {
    let universes = [false, true].map(universe);
    let mut turn = 0u64;
    at_every_step(3, |run| {
        let offered = run.game.choices();
        for choice in some(&offered, &mut run.side_rng()) {
            let mut copy = run.game;
            copy.choose(choice, &mut ()).expect("an offered choice is legal");
            assert!(copy != run.game, "{choice:?} did nothing");
        }
        // The universe is large, so only now and then; but always in places that are rare.
        turn += 1;
        if turn.is_multiple_of(31)
            || matches!(offered.iter().next(), Some(Choice::Keep(_))) && turn.is_multiple_of(3)
            || run.game.prompt().is_some_and(|prompt| is_rare(&prompt.ask)) && turn.is_multiple_of(3)
        {
            let pairs = run.game.board.format != Format::Single;
            takes_only_what_is_offered(run, &universes[usize::from(pairs)]);
        }
    });
}

#[test]
fn choices_are_different_from_each_other_and_never_none() {
    at_every_step(6, |run| {
        let choices = run.game.choices();
        assert_eq!(choices.is_empty(), run.game.prompt().is_none());
        let different: HashSet<Choice> = choices.iter().collect();
        assert_eq!(different.len(), choices.len(), "a choice is offered twice");
        assert!(some(&choices, &mut run.side_rng()).iter().all(|&choice| choices.contains(choice)));
    });
}

#[test]
fn the_seat_that_is_asked_sees_all_its_choices_and_nobody_else_sees_any() {
    at_every_step(6, |run| {
        let asked = run.game.prompt().map(|prompt| prompt.seat);
        for viewer in run.viewers() {
            let seen = run.game.view(viewer).choices();
            if viewer.seat().is_some() && viewer.seat() == asked {
                let seen = seen.expect("it is asked");
                assert!(seen.iter().eq(run.game.choices().iter()), "{viewer} sees other choices");
            } else {
                assert!(seen.is_none(), "{viewer} is not asked");
            }
        }
    });
}

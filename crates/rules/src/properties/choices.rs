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

/// What choices hold: everything that can be written down.
trait Tried: Sized {
    /// Of the cards that could follow a Fire only some, where there are no pairs.
    fn tried(pairs: bool) -> Vec<Self>;
}

/// Of these all are tried.
macro_rules! tried {
    ($($type:ty => $all:expr),+ $(,)?) => {
        $(impl Tried for $type {
            fn tried(_: bool) -> Vec<Self> {
                $all.collect()
            }
        })+
    };
}

tried! {
    bool => [false, true].into_iter(),
    u8 => [0, 1, 2, 3, 7, 8, Self::MAX].into_iter(),
    Action => Self::ALL.iter().copied(),
    Bandit => Self::ALL.iter().copied(),
    Card => all_cards().into_iter(),
    Car => (0..MAX_CARS).map(Self::at),
    Find => LootKind::ALL.iter().copied().map(Self::Any).chain(Token::tried(false).into_iter().map(Self::This)),
    Healed => healings().into_iter(),
    // Too many: see `some_parts`.
    Kept => std::iter::empty(),
    LootKind => Self::ALL.iter().copied(),
    Place => (0..MAX_PLACES).map(Self::at),
    Token => (0..TOKENS).map(Self::at),
}

impl Tried for Option<Card> {
    fn tried(pairs: bool) -> Vec<Self> {
        let cards = all_cards();
        let some = if pairs { &cards[..] } else { &cards[..2] };
        some.iter().copied().map(Some).chain([None]).collect()
    }
}

impl<A: Tried + Copy, B: Tried> Tried for (A, B) {
    fn tried(pairs: bool) -> Vec<Self> {
        let with = |one: A| B::tried(pairs).into_iter().map(move |two| (one, two));
        A::tried(pairs).into_iter().flat_map(with).collect()
    }
}

/// None, one or two bullets.
fn healings() -> HashSet<Healed> {
    let sources = || (0..SOURCES).map(Source::at);
    let none = Healed::default();
    let one = || sources().filter_map(move |source| none.and(source));
    let two = sources().flat_map(|source| one().filter_map(move |healed| healed.and(source)));
    one().chain(two).chain([none]).collect()
}

/// Makes every choice that can be written down, apart from parts of hands, out of the list of their kinds.
macro_rules! universe {
    ($(
        $(#[$doc:meta])*
        $file:ident::$Kind:ident
            $(($held:ident: $of:ty $(, $also:ident: $also_of:ty)?))?
            $({ $(#[$card_doc:meta])* $card:ident: $card_of:ty,
                $($(#[$named_doc:meta])* $named:ident: $named_of:ty),+ $(,)? })?
            $(means { $($means:tt)* })?
    );+ $(;)?) => {
        fn universe(pairs: bool) -> Vec<Choice> {
            let mut all = Vec::new();
            $(universe!(all pairs $Kind $(($held: $of $(, $also: $also_of)?))?
                $({ $card: $card_of, $($named: $named_of),+ })?);)+
            all
        }
    };
    ($all:ident $pairs:ident $Kind:ident) => {
        $all.push(Choice::$Kind);
    };
    ($all:ident $pairs:ident $Kind:ident ($held:ident: $of:ty)) => {
        $all.extend(<$of>::tried($pairs).into_iter().map(Choice::$Kind));
    };
    ($all:ident $pairs:ident $Kind:ident ($held:ident: $of:ty, $also:ident: $also_of:ty)) => {
        $all.extend(<($of, $also_of)>::tried($pairs).into_iter().map(|($held, $also)| Choice::$Kind($held, $also)));
    };
    ($all:ident $pairs:ident $Kind:ident { $one:ident: $of:ty, $two:ident: $two_of:ty, $three:ident: $three_of:ty }) => {
        for ($one, ($two, $three)) in <($of, ($two_of, $three_of))>::tried($pairs) {
            $all.push(Choice::$Kind { $one, $two, $three });
        }
    };
}

crate::kinds_of_choice!(universe);

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

//! What a card is said to come to, while it is planned, is what it comes to when it is carried out at once.

use std::collections::BTreeSet;

use super::kit::at_every_step;
use crate::ask::AskKind;
use crate::bandit::Bandit;
use crate::board::Stage;
use crate::card::{Action, Card, Face};
use crate::choice::Choice;
use crate::event::{Event, Happening};
use crate::game::Game;
use crate::view::View;
use crate::viewer::Viewer;

fn choices(view: &View) -> Vec<Choice> {
    view.choices().map(|choices| choices.iter().collect()).unwrap_or_default()
}

/// Whether this is the first thing that happens when a choice is carried out.
fn begins(choice: Choice, happening: Happening) -> bool {
    match (choice, happening) {
        (Choice::Go(place), Happening::Moved { to, .. }) => place == to,
        (Choice::Fire(victim), Happening::Fired { at, .. }) => victim == at,
        (Choice::FireCourier(hit), Happening::CourierHit { car, .. }) => hit == car,
        (Choice::Gun, Happening::GunFired { .. }) => true,
        (Choice::Punch(struck), Happening::Punched { victim, .. }) => struck == victim,
        (Choice::Marshal(car), Happening::MarshalMoved { to, .. }) => car == to,
        _ => false,
    }
}

/// Carries an action out, by the rules of Stealin', at once.
fn carry_out(game: &Game, bandit: Bandit, action: Action) -> (Game, Vec<Event>) {
    let (mut then, mut events) = (*game, Vec::new());
    then.board.prompt = None;
    then.begin_action(bandit, action, &mut events);
    (then, events)
}

fn action_of(card: Card) -> (Bandit, Action) {
    match card.face() {
        Face::Action(bandit, action) => (bandit, action),
        _ => (Bandit::Misty, Action::Punch),
    }
}

#[test]
fn a_card_that_is_planned_comes_to_what_was_foretold_if_nothing_changes() {
    let (mut asked, mut done, mut nothing) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    at_every_step(2, |run| {
        let game = &run.game;
        let Some(prompt) = game.prompt().filter(|prompt| prompt.ask.kind() == AskKind::Act) else { return };
        let view = game.view(Viewer::Seat(prompt.seat));
        for choice in choices(&view) {
            let Choice::Play { card, .. } = choice else { continue };
            let (bandit, action) = action_of(card);
            let Some(foretold) = view.outlook(card) else {
                assert_eq!((action, game.board().marshal), (Action::Marshal, None), "{card}");
                continue;
            };
            let offered = choices(&foretold);
            let (then, events) = carry_out(game, bandit, action);
            match (offered.as_slice(), events.first(), then.prompt()) {
                ([], Some(Event::Open(Happening::NothingHappened { .. })), None) => {
                    nothing.insert(action);
                }
                ([only], first, _) if first.is_some() || then.prompt().is_some() => {
                    let taken = then.board().loot.held[bandit] != game.board().loot.held[bandit];
                    let looked = then.prompt().is_some_and(|then| then.ask.kind() == AskKind::Document);
                    let begun = matches!(first, Some(&Event::Open(what)) if begins(*only, what));
                    assert!(begun || (action == Action::Robbery && (taken || looked)), "{card}: {first:?}");
                    done.insert(action);
                }
                (several, None, Some(then_asked)) => {
                    assert_eq!(then_asked.seat, prompt.seat);
                    assert_eq!(several, choices(&then.view(Viewer::Seat(prompt.seat))), "{card}");
                    asked.insert(action);
                }
                other => panic!("{card}: {other:?}"),
            }
        }
    });
    let all: BTreeSet<Action> = Action::ALL.iter().copied().collect();
    // A Nudge always asks, and the Marshal always finds a way.
    let but = |action| all.iter().copied().filter(|&other| other != action).collect::<BTreeSet<_>>();
    assert_eq!(asked, all);
    assert_eq!(done, but(Action::Nudge));
    assert!(nothing.is_superset(&[Action::Fire, Action::Robbery, Action::Punch].into()), "{nothing:?}");
}

#[test]
fn a_card_that_is_carried_out_asks_what_its_outlook_says() {
    let mut seen = BTreeSet::new();
    at_every_step(1, |run| {
        let board = run.game.board();
        let Some(prompt) = run.game.prompt().filter(|_| board.stage == Stage::Stealin) else { return };
        let planned = run.game.secret.pile[usize::from(board.resolved)];
        let view = run.game.view(Viewer::Seat(prompt.seat));
        let foretold = (!planned.professore && planned.seat == prompt.seat)
            .then(|| view.outlook(planned.card))
            .flatten();
        // Later questions of the same card are others.
        let Some(foretold) = foretold.filter(|then| then.board.prompt == Some(prompt)) else { return };
        assert_eq!(choices(&foretold), choices(&view));
        seen.insert(prompt.ask.kind());
    });
    use AskKind::{Climb, Fire, Marshal, Move, Nudge, Punch, Rob};
    assert_eq!(seen, [Climb, Fire, Marshal, Move, Nudge, Punch, Rob].into());
}

#[test]
fn nobody_foresees_for_others() {
    at_every_step(1, |run| {
        let view = run.game.view(Viewer::Spectator);
        assert!(view.outlook(Card::action(Bandit::Ghost, Action::Move)).is_none());
    });
}

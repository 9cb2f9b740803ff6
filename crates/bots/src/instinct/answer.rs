//! Everything that is asked beside what to play: where to go, whom to hit, what to take.

use std::cell::LazyCell;

use folsom_rules::{Action, Bandit, Card, Choice, Eyes, Face, Find, Gist, Place, Stage};

use super::appeal::{fortune, prize, worth_of_find};
use super::forecast::Forecast;
use super::sense::Sense;
use super::{MAX_WEIGHED, Weighed};
use crate::appraisal::{is_rival, worth};

/// Weighs every answer by what it may bring in this round.
pub(super) fn weigh<E: Eyes>(sense: &Sense<'_, E>, weighed: &mut Weighed) {
    let board = sense.board();
    let Some(prompt) = board.prompt else { return };
    // Where things lead is sketched only if an answer depends on it.
    let forecast = LazyCell::new(|| Forecast::new(sense));
    let forecast = &forecast;
    let (doer, traveller) = (prompt.ask.doer(), prompt.ask.traveller());
    let weigh = |choice: Choice| -> i32 {
        match choice.gist() {
            Gist::Go(place) => traveller.map_or(0, |bandit| follow(sense, forecast, bandit, place)),
            Gist::Decline => {
                traveller.map_or(0, |bandit| follow(sense, forecast, bandit, board.place[bandit]))
            }
            Gist::Send(place) => prompt.ask.victim().map_or(0, |victim| {
                let sign = if is_rival(board, sense.eyes.seat(), victim) { -1 } else { 1 };
                sign * follow(sense, forecast, victim, place)
            }),
            Gist::Shoot(target) | Gist::Punch(target) if !is_rival(board, sense.eyes.seat(), target) => {
                -1000
            }
            Gist::Shoot(target) => fortune(sense.eyes, board.loot.held[target]),
            Gist::Punch(target) => {
                let held = board.loot.held[target];
                prize(sense.eyes, held) + fortune(sense.eyes, held) / 10
            }
            Gist::Courier(car) => 150 + prize(sense.eyes, board.loot.at[car.inside()]) / 4,
            Gist::Gun => 700,
            Gist::Gain(find) | Gist::GainWith(_, find) => worth_of_find(sense.eyes, find),
            Gist::Knock(kind) => worth_of_find(sense.eyes, Find::Any(kind)),
            Gist::GiveUp(token) => -worth(sense.eyes, token),
            Gist::Take => 250,
            Gist::Marshal(car) => {
                forecast.menace(sense, car) - forecast.prize[car.inside()] * sense.style.freed / 100
            }
            Gist::Nudge(action, mate) => try_out(sense, forecast, mate, action),
            Gist::Do(action) => doer.map_or(0, |bandit| try_out(sense, forecast, bandit, action)),
            Gist::Heal(healed) => 100 * healed.len() as i32,
            Gist::Begin(card) | Gist::Save(card) => usefulness(card),
            // One is as good as another, or it is weighed in Schemin'.
            Gist::Lead(_) | Gist::Team(_) | Gist::Start(_) | Gist::Leave => 0,
            Gist::Draw | Gist::Divert | Gist::Play { .. } | Gist::Keep(_) => 0,
        }
    };
    for choice in sense.eyes.choices().iter().take(MAX_WEIGHED) {
        weighed.push((choice, weigh(choice)));
    }
}

/// What it comes to for a bandit to be at a place, with the cards it still has on the pile.
fn follow<E: Eyes>(sense: &Sense<'_, E>, forecast: &Forecast, bandit: Bandit, place: Place) -> i32 {
    let board = sense.board();
    let mut forecast = *forecast;
    let mut sum = 0;
    forecast.put(bandit, place);
    if forecast.place[bandit] != place {
        sum += sense.style.bullet;
    }
    if board.stage == Stage::Stealin {
        for index in usize::from(board.resolved) + 1..sense.eyes.pile_len() {
            let planned = sense.eyes.planned(index);
            let own = planned.card.filter(|card| !planned.professore && acts(*card) == Some(bandit));
            if let Some(card) = own {
                sum += forecast.carry_out(sense, card);
            }
        }
    }
    sum + forecast.appeal(sense, bandit, forecast.place[bandit]) * sense.style.rest / 100
}

/// The bandit that a card makes do something.
fn acts(card: Card) -> Option<Bandit> {
    match card.face() {
        Face::Action(bandit, _) => Some(bandit),
        Face::Bullet(_) => Some(Bandit::Misty),
        Face::Plot(_) | Face::Binoculars(_) => None,
    }
}

fn try_out<E: Eyes>(sense: &Sense<'_, E>, forecast: &Forecast, bandit: Bandit, action: Action) -> i32 {
    forecast.plan(sense, bandit, action).map_or(sense.style.idle, |plan| plan.gain)
}

/// V33, C22: a card to have in hand.
fn usefulness(card: Card) -> i32 {
    match card.face() {
        Face::Action(_, Action::Robbery) => 60,
        Face::Action(_, Action::Move) => 50,
        Face::Action(..) => 20,
        Face::Bullet(_) | Face::Plot(_) | Face::Binoculars(_) => -100,
    }
}

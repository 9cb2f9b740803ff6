//! What the policy net is shown of the situation, whatever the choice.

use folsom_rules::{AMMO, Action, Bandit, Couriers, Eyes, Face, Format, Seat, Stage, Turn};

use crate::appraisal::worth;
use crate::instinct::Sense;
use crate::learned::blocks::{Sink, blocks};
use crate::learned::known::{KNOWN_EVENTS, place_of_event};

/// How many actions there are.
pub(super) const ACTIONS: usize = 7;

blocks! {
    /// Inputs that describe the situation.
    SituationInput {
        Round[5] = "the round",
        Seats[1] = "seats at the table",
        Kind[4] = "single bandits, pairs, teams, Betrayal",
        Rules[2] = "abilities, expert",
        Event[KNOWN_EVENTS.len()] = "what happens at the end of the round",
        TurnsLeft[6] = "turns of Schemin' after this one",
        Turn[5] = "what kind of turn this is",
        NextTurn[5] = "what kind of turn is next",
        SecondAct[1] = "the second act of a turn",
        After[1] = "seats that act after this one in the turn",
        Hand[ACTIONS] = "cards in hand, by action",
        Bullets[1] = "bullets in hand",
        Money[1] = "own loot, in 250 dollars",
        Lead[1] = "money ahead of the richest other, in 250 dollars",
        Fired[1] = "bullets fired",
        Shots[1] = "bullets fired ahead of the best other",
        Received[1] = "bullets received",
        ToCome[ACTIONS] = "own cards on the pile that are still to come, by action",
        Next[ACTIONS] = "the next of them",
        Latest[ACTIONS] = "the last of them",
        OthersToCome[ACTIONS] = "the others' known cards that are still to come, by action",
        Unknown[1] = "unknown cards that are still to come",
    }
}

/// Describes it.
pub(super) fn describe<E: Eyes>(sense: &Sense<'_, E>, to: &mut impl Sink) {
    let (eyes, board, seat) = (sense.eyes, sense.board(), sense.eyes.seat());
    to.put(SituationInput::Round.at(usize::from(board.round)), 1);
    to.put(SituationInput::Seats.at(0), i32::from(board.seats));
    let kind = match (board.rules.couriers, board.format) {
        (Couriers::Normal, _) => 2,
        (Couriers::Betrayal, _) => 3,
        (Couriers::Off, Format::Single) => 0,
        (Couriers::Off, _) => 1,
    };
    to.put(SituationInput::Kind.at(kind), 1);
    to.put(SituationInput::Rules.at(0), i32::from(board.rules.abilities));
    to.put(SituationInput::Rules.at(1), i32::from(board.rules.expert));
    let event = board.round_card().and_then(|card| card.event());
    if let Some(input) = event.and_then(place_of_event) {
        to.put(SituationInput::Event.at(input), 1);
    }
    if board.stage == Stage::Schemin {
        let turn = usize::from(board.turn);
        to.put(SituationInput::TurnsLeft.at(board.turns.len().saturating_sub(turn + 1)), 1);
        let kind = |turn: usize| board.turns.get(turn).map(|&turn: &Turn| turn as usize);
        if let Some(kind) = kind(turn) {
            to.put(SituationInput::Turn.at(kind), 1);
        }
        if let Some(kind) = kind(turn + 1) {
            to.put(SituationInput::NextTurn.at(kind), 1);
        }
        to.put(SituationInput::SecondAct.at(0), i32::from(board.second_act));
        to.put(SituationInput::After.at(0), i32::from(board.seats) - 1 - i32::from(board.step));
        for card in eyes.hand() {
            match card.face() {
                Face::Action(_, action) => to.put(SituationInput::Hand.at(action as usize), 1),
                Face::Bullet(_) => to.put(SituationInput::Bullets.at(0), 1),
                Face::Plot(_) | Face::Binoculars(_) => {}
            }
        }
    }
    describe_standing(sense, seat, to);
    describe_pile(sense, seat, to);
}

/// Who has what, and who has shot how often.
fn describe_standing<E: Eyes>(sense: &Sense<'_, E>, seat: Seat, to: &mut impl Sink) {
    let (eyes, board) = (sense.eyes, sense.board());
    let loot = |seat: Seat| -> i32 {
        let held = board.leads[seat].iter().map(|&bandit| board.loot.held[bandit]);
        held.map(|tokens| tokens.iter().map(|token| worth(eyes, token)).sum::<i32>()).sum()
    };
    let fired = |seat: Seat| -> i32 {
        let by = |&bandit: &Bandit| i32::from(AMMO - board.ammo[bandit] - board.partner_hits[bandit]);
        board.leads[seat].iter().map(by).sum()
    };
    let (mut richest, mut best) = (0, 0);
    for other in board.seats().filter(|&other| other != seat) {
        richest = richest.max(loot(other));
        best = best.max(fired(other));
    }
    let (own, shots) = (loot(seat), fired(seat));
    to.put(SituationInput::Money.at(0), own / 250);
    to.put(SituationInput::Lead.at(0), (own - richest) / 250);
    to.put(SituationInput::Fired.at(0), shots);
    to.put(SituationInput::Shots.at(0), shots - best);
    to.put(SituationInput::Received.at(0), i32::from(board.at_seat[seat].received));
}

/// What the pile still has in store.
fn describe_pile<E: Eyes>(sense: &Sense<'_, E>, seat: Seat, to: &mut impl Sink) {
    let (eyes, board) = (sense.eyes, sense.board());
    let begin = usize::from(board.resolved) + usize::from(board.stage == Stage::Stealin);
    let mut own: Option<Action> = None;
    for planned in (begin..eyes.pile_len()).map(|index| eyes.planned(index)) {
        let Some(card) = planned.card else {
            to.put(SituationInput::Unknown.at(0), 1);
            continue;
        };
        let Face::Action(_, action) = card.face() else { continue };
        if planned.is_of(seat) {
            to.put(SituationInput::ToCome.at(action as usize), 1);
            if own.is_none() {
                to.put(SituationInput::Next.at(action as usize), 1);
            }
            own = Some(action);
        } else {
            to.put(SituationInput::OthersToCome.at(action as usize), 1);
        }
    }
    if let Some(action) = own {
        to.put(SituationInput::Latest.at(action as usize), 1);
    }
}

//! Where in the game a position is: the round deck, the stage, the turn.

use rand_core::Rng;

use super::super::fields::{Fields, Result, TextError, named};
use super::super::tokens;
use super::cards::read_pile;
use crate::board::Stage;
use crate::chance::{below, shuffle};
use crate::game::Game;
use crate::names::Named;
use crate::parts::Part;
use crate::round_card::{ROUNDS, Turn};
use crate::rounds::RoundCard;
use crate::team::Team;

/// `round`, `past` and `upcoming`: the round deck.
pub(super) fn read_rounds(game: &mut Game, fields: &mut Fields<'_>, rng: &mut impl Rng) -> Result<()> {
    let mut deck: [Option<(usize, RoundCard)>; ROUNDS] = [None; ROUNDS];
    let mut round = 0;
    if let Some(field) = fields.take("round") {
        let (number, card) = field.value.split_once(' ').unwrap_or((field.value, ""));
        let in_range = number.parse::<usize>().ok().filter(|number| (1..=ROUNDS).contains(number));
        round = in_range.ok_or_else(|| field.wrong(format!("there are rounds 1 to {ROUNDS} (B10)")))? - 1;
        if !card.trim().is_empty() {
            deck[round] = Some((field.line, named(field.line, card.trim())?));
        }
    }
    for (key, start, room) in [("past", 0, round), ("upcoming", round + 1, ROUNDS - 1 - round)] {
        let Some(field) = fields.take(key) else { continue };
        let cards: Vec<&str> = field.value.split_whitespace().collect();
        if cards.len() > room {
            return Err(field.wrong(format!("there is room for {room} cards here, not {}", cards.len())));
        }
        for (slot, name) in deck[start..].iter_mut().zip(cards) {
            *slot = Some((field.line, named(field.line, name)?));
        }
    }
    let endings = RoundCard::last(&game.board.rules);
    let ordinary_cards = RoundCard::ordinary(&game.board.rules);
    for (index, slot) in deck.iter().enumerate() {
        let Some((line, card)) = *slot else { continue };
        let fitting = if index == ROUNDS - 1 && !endings.is_empty() { endings } else { ordinary_cards };
        if !fitting.contains(&card) {
            return Err(TextError::new(
                line,
                format!("{card} can't be the card of round {} (B6, C7)", index + 1),
            ));
        }
        if deck[..index].iter().flatten().any(|(_, other)| *other == card) {
            return Err(TextError::new(line, format!("{card} is there twice (B6)")));
        }
    }
    let named = |card: &RoundCard| deck.iter().flatten().any(|(_, other)| other == card);
    let mut ordinary: Vec<RoundCard> = ordinary_cards.iter().copied().filter(|card| !named(card)).collect();
    shuffle(rng, &mut ordinary);
    for (index, slot) in deck.iter().enumerate() {
        game.secret.rounds[index] = match *slot {
            Some((_, card)) => card,
            None if !endings.is_empty() && index == ROUNDS - 1 => endings[below(rng, endings.len())],
            None => ordinary.pop().unwrap_or_default(),
        };
    }
    game.board.round = round as u8;
    if game.board.has(Part::SecondTrain) {
        game.board.trains.pass(game.board.round); // C10
    }
    game.board.revealed = game.secret.rounds[..round].iter().copied().collect();
    Ok(())
}

/// `stage`, `turn`, `to-act`, `second-act`, `acted` and `pile`.
pub(super) fn read_stage(game: &mut Game, fields: &mut Fields<'_>) -> Result<()> {
    let pile = fields.take("pile");
    let stage = fields.take("stage");
    let usual = if pile.is_some() { Stage::Stealin } else { Stage::Schemin };
    let stage = stage.map_or(Ok(usual), |field| match named::<Stage>(field.line, field.value)? {
        stage @ (Stage::RoundStart | Stage::Schemin | Stage::Stealin | Stage::RoundEnd) => Ok(stage),
        stage => Err(field.wrong(format!("a position can't begin in `{}`", stage.name()))),
    })?;
    game.board.stage = stage;
    if let (Some(field), Stage::RoundStart | Stage::RoundEnd) = (&pile, stage) {
        return Err(field.wrong("there is no pile before Schemin' and after Stealin' (B15)"));
    }
    if stage == Stage::RoundStart {
        return Ok(());
    }
    let card = game.secret.rounds[usize::from(game.board.round)];
    game.board.revealed.push(card);
    game.board.turns = game.board.turns_of(card);
    if let Some(field) = pile {
        read_pile(game, &field)?;
    }
    if stage == Stage::Schemin {
        read_turn(game, fields)?;
    }
    Ok(())
}

fn read_turn(game: &mut Game, fields: &mut Fields<'_>) -> Result<()> {
    let turns = game.board.turns;
    let mut turn = turns.first().copied().unwrap_or(Turn::Standard);
    if let Some(field) = fields.take("turn") {
        let index = field.number::<usize>()?.wrapping_sub(1);
        turn = *turns
            .get(index)
            .ok_or_else(|| field.wrong(format!("this round has {} turns", turns.len())))?;
        game.board.turn = index as u8;
    }
    let seats = usize::from(game.board.seats);
    let order = |step: usize| match turn {
        Turn::Switching => game.board.first.counter_clockwise(step, seats),
        _ => game.board.first.clockwise(step, seats),
    };
    let mut step = 0;
    if let Some(field) = fields.take("to-act") {
        let seat = tokens::seat(field.line, field.value, &game.board)?;
        step = (0..seats).find(|&step| order(step) == seat).unwrap_or(0);
    }
    let acted =
        if game.board.turn > 0 { game.board.seats().collect() } else { (0..step).map(order).collect() };
    game.board.step = step as u8;
    game.board.acted = acted;
    if let Some(field) = fields.take("acted") {
        let names = field.value.split_whitespace().filter(|name| *name != "nobody");
        game.board.acted =
            names.map(|name| tokens::seat(field.line, name, &game.board)).collect::<Result<_>>()?;
    }
    if let Some(field) = fields.take("diverted") {
        for name in field.value.split_whitespace() {
            game.board.armored.diverted |= 1 << named::<Team>(field.line, name)? as u8;
        }
    }
    if let Some(field) = fields.take("second-act") {
        let seat = order(step);
        game.board.second_act = field.value == "yes";
        let doubles = turn == Turn::SpeedingUp || game.board.doubles_in_tunnel(seat, turn);
        if !["yes", "no"].contains(&field.value) || (game.board.second_act && !doubles) {
            return Err(
                field.wrong("a second act is `yes` or `no`, and only where a seat acts twice (B13, C56)")
            );
        }
        game.board.acted.insert(seat);
    }
    Ok(())
}

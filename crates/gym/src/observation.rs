//! What a seat may know, as numbers. It is made of what eyes show, and nothing else, so it can't tell more.

pub(crate) mod loot;
pub(crate) mod plan;
mod seats;

use folsom_rules::{
    Ask, AskKind, BanditSet, Board, CarKind, Document, Format, Indexed, Named, Overview, ROUNDS, RoundCard,
    RuleSet, Stage, Team, Token, TokenSet, Turn,
};

use crate::answers::Block;
use crate::cursor::Cursor;
use crate::fields::TURNS;
use crate::frame::Frame;
use crate::layout::Layout;
use loot::Purse;

/// Writes an observation: `tokens` are those that the seat can name, `given` what it has answered so far.
pub(crate) fn write(
    eyes: &impl Overview,
    frame: &Frame<'_>,
    tokens: &[Token],
    given: &[u16],
    out: &mut [u8],
) {
    let mut cursor = Cursor::new(out);
    let board = frame.board;
    write_table(board, &mut cursor);
    write_time(frame, &mut cursor);
    write_question(eyes, frame, given, &mut cursor);
    let rows = cursor.take(frame.layout.tokens() * (frame.layout.kinds() + 1));
    for (row, &token) in rows.chunks_exact_mut(frame.layout.kinds() + 1).zip(tokens) {
        row[token.kind() as usize] = 1;
        row[frame.layout.kinds()] = loot::worth(eyes, token);
    }
    write_board(eyes, frame, &mut cursor);
    write_cars(frame, &mut cursor);
    write_places(eyes, frame, &mut cursor);
    write_figures(eyes, frame, &mut cursor);
    seats::write(eyes, frame, &mut cursor);
    seats::write_own(eyes, frame, &mut cursor);
    plan::write(eyes, frame, &mut cursor);
    if frame.layout.is_couriers() {
        write_armored(eyes, frame, &mut cursor);
    }
    cursor.finish();
}

fn write_table(board: &Board, cursor: &mut Cursor<'_>) {
    // By field, not by switch: a switch would have to be looked up by its name.
    let RuleSet {
        version: _,
        events,
        abilities,
        belle_shield,
        tuco_fires,
        shortage,
        revenge_purse,
        two_players,
        three_player_pairs,
        hidden_fire_follow_up,
        expert,
        expert_bullets_discarded,
        couriers,
    } = board.rules;
    cursor.take(RuleSet::SWITCHES.len()).copy_from_slice(&[
        events as u8,
        abilities as u8,
        belle_shield as u8,
        tuco_fires as u8,
        shortage as u8,
        revenge_purse as u8,
        two_players as u8,
        three_player_pairs as u8,
        hidden_fire_follow_up as u8,
        expert as u8,
        expert_bullets_discarded as u8,
        couriers as u8,
    ]);
    cursor.one_of(Format::ALL.len(), Some(board.format as usize));
    cursor.put(board.seats);
}

fn write_time(frame: &Frame<'_>, cursor: &mut Cursor<'_>) {
    let board = frame.board;
    cursor.one_of(Stage::NAMES.len(), Some(board.stage as usize));
    cursor.one_of(ROUNDS, Some(usize::from(board.round)));
    cursor.one_of(RoundCard::ALL.len(), board.round_card().map(|card| card as usize));
    let past = cursor.take(RoundCard::ALL.len());
    for &card in board.revealed.iter().take(usize::from(board.round)) {
        past[card as usize] = 1;
    }
    let turns = cursor.take(TURNS * Turn::ALL.len());
    for (row, &turn) in turns.chunks_exact_mut(Turn::ALL.len()).zip(board.turns) {
        row[turn as usize] = 1;
    }
    let schemin = board.stage == Stage::Schemin;
    cursor.one_of(TURNS, schemin.then_some(usize::from(board.turn)));
    cursor.put(board.second_act);
    cursor.one_of(frame.layout.seats(), Some(frame.away(board.first)));
    let to_act = cursor.take(frame.layout.seats());
    for (seat, number) in board.still_to_act().zip(1..) {
        to_act[frame.away(seat)] = number;
    }
}

fn write_question(eyes: &impl Overview, frame: &Frame<'_>, given: &[u16], cursor: &mut Cursor<'_>) {
    let layout = frame.layout;
    let prompt = frame.board.prompt.as_ref();
    cursor.one_of(layout.seats(), prompt.map(|prompt| frame.away(prompt.seat)));
    cursor.one_of(AskKind::ALL.len(), prompt.map(|prompt| prompt.ask.kind() as usize));
    // Most questions are what to play, and have none of this.
    let ask = prompt.map(|prompt| &prompt.ask).filter(|ask| !matches!(ask, Ask::Act(_)));
    let figure = |bandit: Option<_>| bandit.and_then(|bandit| frame.figure(bandit));
    cursor.one_of(layout.figures(), figure(ask.and_then(Ask::doer)));
    cursor.one_of(layout.figures(), figure(ask.and_then(Ask::victim)));
    let token = ask.and_then(loot::in_question);
    cursor.one_of(layout.kinds(), token.map(|token| token.kind() as usize));
    cursor.put(token.map_or(0, |token| loot::worth(eyes, token)));
    let named = cursor.take(layout.faces());
    let lead = cursor.take(if layout.is_couriers() { 0 } else { layout.leads() });
    let mate = cursor.take(if layout.is_couriers() { layout.figures() } else { 0 });
    for (block, index) in given.iter().filter_map(|&number| layout.block_of(number)) {
        match block {
            Block::Play | Block::Hide | Block::Card => named[index] += 1,
            Block::Lead => lead[index] = 1,
            Block::Mate => mate[index] = 1,
            _ => {}
        }
    }
}

fn write_board(eyes: &impl Overview, frame: &Frame<'_>, cursor: &mut Cursor<'_>) {
    let board = frame.board;
    let cars = if frame.layout.is_couriers() { 0 } else { frame.layout.cars() };
    cursor.one_of(cars, board.marshal.map(Indexed::index));
    cursor.put(board.neutral);
    if !frame.layout.is_couriers() {
        cursor.put(board.loot.aside.len());
        cursor.put(board.loot.ransoms.len());
    }
    cursor.put(eyes.pile_len());
    cursor.put(board.resolved);
    cursor.put(board.card_open);
}

fn write_cars(frame: &Frame<'_>, cursor: &mut Cursor<'_>) {
    let kinds = if frame.layout.is_couriers() { CarKind::ALL.len() } else { 7 };
    let rows = cursor.take(frame.layout.cars() * kinds);
    for (row, car) in rows.chunks_exact_mut(kinds).zip(frame.board.trains.cars()) {
        row[frame.board.trains.kind(car) as usize] = 1;
    }
}

fn write_places(eyes: &impl Overview, frame: &Frame<'_>, cursor: &mut Cursor<'_>) {
    let (board, layout) = (frame.board, frame.layout);
    let width = layout.kinds() + 3 + usize::from(layout.is_couriers());
    let mut rows = Cursor::rest(cursor.take(layout.places() * width));
    for index in 0..layout.places() {
        let place = folsom_rules::Place::at(index);
        let here = board.loot.at[place];
        if here.is_empty() {
            rows.take(layout.kinds() + 3);
        } else {
            let purse = Purse::count(eyes, here);
            loot::kinds(here, rows.take(layout.kinds()));
            rows.put((here & board.loot.touched & TokenSet::FACE_DOWN).len());
            rows.put(purse.worth);
            rows.put(purse.unknown);
        }
        if layout.is_couriers() {
            rows.put(board.armored.couriers.iter().filter(|&&other| other == place).count());
        }
    }
}

fn write_figures(eyes: &impl Overview, frame: &Frame<'_>, cursor: &mut Cursor<'_>) {
    let (board, layout) = (frame.board, frame.layout);
    let placed = !matches!(board.stage, Stage::Casting | Stage::Placing);
    let team = board.team(frame.seat);
    // The last is whose partner was hit, or whose mate it is.
    let width = folsom_rules::BANDITS + layout.places() + 1 + layout.kinds() + 2 + 1;
    for figure in 0..layout.figures() {
        let mut row = Cursor::rest(cursor.take(width));
        let Some(bandit) = frame.bandit(figure) else { continue };
        row.one_of(folsom_rules::BANDITS, Some(bandit.index()));
        row.one_of(layout.places(), placed.then(|| board.place[bandit].index()));
        row.put(board.ammo[bandit]);
        if !layout.is_couriers() {
            row.put(board.partner_hits[bandit]);
        }
        let held = board.loot.held[bandit];
        let purse = Purse::count(eyes, held);
        loot::kinds(held, row.take(layout.kinds()));
        row.put(purse.worth);
        row.put(purse.unknown);
        if layout.is_couriers() {
            row.put(board.team_of(bandit) == team);
        }
        row.finish();
    }
}

fn write_armored(eyes: &impl Overview, frame: &Frame<'_>, cursor: &mut Cursor<'_>) {
    let (board, armored) = (frame.board, &frame.board.armored);
    let team = board.team(frame.seat);
    let sides = [team, team.other()];
    sides.into_iter().for_each(|side| cursor.put(board.wild_bunch_of(side)));
    sides.into_iter().for_each(|side| cursor.put(armored.professore == Some(side)));
    cursor.put(armored.track);
    cursor.put(eyes.professore_deck());
    sides.into_iter().for_each(|side| cursor.put(armored.diverted >> side as u8 & 1));
    for can_be in armored.documents {
        let row = cursor.take(3);
        for &document in Document::ALL {
            row[document_side(document, team)] = can_be >> document as u8 & 1;
        }
    }
    for token in TokenSet::DOCUMENTS.iter() {
        cursor.one_of(3, eyes.worth(token).map(|worth| document_side(Document::of(worth), team)));
    }
}

/// Fake, ours, theirs.
pub(crate) fn document_side(document: Document, team: Team) -> usize {
    match (document, team) {
        (Document::Fake, _) => 0,
        (Document::Red, Team::Red) | (Document::Blue, Team::Blue) => 1,
        (Document::Red, Team::Blue) | (Document::Blue, Team::Red) => 2,
    }
}

/// Figures of a set of bandits, for rows that can have several.
pub(crate) fn mark(frame: &Frame<'_>, bandits: BanditSet, row: &mut [u8]) {
    for figure in bandits.iter().filter_map(|bandit| frame.figure(bandit)) {
        row[figure] = 1;
    }
}

const _: () = assert!(Layout::Base.cars() == 7, "the base game's kinds of cars are the first seven");

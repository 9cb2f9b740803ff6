//! One game of self-play.

use folsom_rules::{Ask, BySeat, Game, Setup, Viewer, below};

use super::SelfPlay;
use super::record::{Columns, SeatRecord};
use crate::arena::Seeds;
use crate::bot::{Candidate, Decision, Value};
use crate::instinct::{self, Memo, Style, Weighed};
use crate::learned::blocks::Sink;
use crate::learned::policy::{self, ChoiceInput, Scribe, SituationInput};
use crate::learned::value::{self, SeatInput, TableInput, party_of};
use crate::share::{WHOLE, share};
use crate::value::weights::FITTED;
use crate::value::{Judgement, chances};

/// How a decision on a whim is made.
const WHIM: Style = Style { whim: 200, ..Style::BEST };

/// A position that is waiting for the end of its game.
struct Position {
    rounds: u8,
    table: [i8; TableInput::INPUTS],
    seats: Vec<[i8; SeatInput::INPUTS]>,
    weights: BySeat<f32>,
    search: BySeat<Option<f32>>,
}

/// Plays it.
pub(super) fn play(what: &SelfPlay, table: &Setup, number: u32, seeds: Seeds) -> std::io::Result<Columns> {
    let mut bot = what.entrant.bot(seeds.part(1).number())?;
    let mut dice = seeds.part(2).dice();
    let mut game = Game::new(table, seeds.game()).expect("the tables of self-play can be");
    let mut columns = Columns::default();
    let mut positions: Vec<Position> = Vec::new();
    while let Some(prompt) = game.prompt() {
        let view = game.view(Viewer::Seat(prompt.seat));
        let choices = view.choices().expect("it is this seat that is asked");
        let choice = if choices.len() == 1 {
            choices.get(0)
        } else if below(&mut dice, 100) < what.whims {
            instinct::choose(&view, &WHIM, &mut Memo::new(), &mut dice)
        } else {
            let decision = bot.decide(&view);
            if let [Candidate { value: Value::Chance(chance), .. }, _, ..] =
                decision.thoughts.candidates[..]
            {
                note(&mut columns, number, &game, &decision);
                if let Some(position) = positions.last_mut() {
                    position.search[prompt.seat].get_or_insert(chance);
                }
            }
            decision.choice
        };
        game.choose(choice, &mut ()).expect("a bot picks one of its choices");
        if usize::from(game.board().round) > positions.len() {
            positions.push(position(&game));
        }
    }
    finish(&mut columns, number, &game, positions);
    Ok(columns)
}

/// Notes what to plan, with all that was considered. Nothing is learned from what is asked in Stealin'.
fn note(columns: &mut Columns, number: u32, game: &Game, decision: &Decision) {
    let Some(prompt) = game.prompt().filter(|prompt| matches!(prompt.ask, Ask::Act(_))) else { return };
    let mut written = Written::default();
    let mut weighed = Weighed::new();
    instinct::weigh_with(
        &game.eyes(prompt.seat),
        &Style::BEST,
        &mut Memo::new(),
        &mut weighed,
        |sense, forecast, weighed| policy::describe(sense, forecast, weighed, &mut written),
    );
    let considered = |&(choice, _): &(_, i32)| {
        decision.thoughts.candidates.iter().find(|candidate| candidate.choice == choice)
    };
    let choices: Vec<(Candidate, [i8; ChoiceInput::INPUTS])> = weighed
        .iter()
        .zip(&written.parts[1..])
        .filter_map(|(weighed, &inputs)| considered(weighed).map(|&candidate| (candidate, inputs)))
        .collect();
    columns.add_decision(number, &written.situation, &choices);
}

/// All inputs of a plan, those too that are zero.
struct Written {
    situation: [i8; SituationInput::INPUTS],
    /// What all choices have in common, then each of them with that.
    parts: Vec<[i8; ChoiceInput::INPUTS]>,
    next: [i8; ChoiceInput::INPUTS],
}

impl Default for Written {
    fn default() -> Self {
        let (situation, next) = ([0; SituationInput::INPUTS], [0; ChoiceInput::INPUTS]);
        Self { situation, parts: Vec::new(), next }
    }
}

impl Scribe for Written {
    fn situation(&mut self) -> impl Sink {
        &mut self.situation[..]
    }

    fn choice(&mut self) -> impl Sink {
        &mut self.next[..]
    }

    fn end(&mut self) {
        self.parts.push(self.next);
        self.next = self.parts[0];
    }
}

fn position(game: &Game) -> Position {
    let mut table = [0; TableInput::INPUTS];
    let mut seats = vec![[0; SeatInput::INPUTS]; usize::from(game.board().seats)];
    value::describe(game, &mut table, &mut seats);
    let weights = chances(game, Judgement::by(&FITTED));
    Position { rounds: game.board().round, table, seats, weights, search: BySeat::default() }
}

/// Notes the positions, now that it is known who won.
fn finish(columns: &mut Columns, number: u32, game: &Game, positions: Vec<Position>) {
    let outcome = game.outcome().expect("nobody is asked any more");
    let (_, party_of) = party_of(game);
    for position in positions {
        let record = |(seat, &inputs)| SeatRecord {
            party: party_of[seat],
            result: share(&outcome, game.board(), seat) as f32 / WHOLE as f32,
            search: position.search[seat],
            weights: position.weights[seat],
            inputs,
        };
        let seats: Vec<SeatRecord> = game.board().seats().zip(&position.seats).map(record).collect();
        columns.add_position(number, position.rounds, &position.table, &seats);
    }
}

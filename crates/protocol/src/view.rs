//! A view as JSON: everything that a viewer may know, in the words of `docs/notation.md`, for programs that
//! are not written in Rust.
//!
//! It is made of a [`View`] and nothing else, so it can't tell more than a view holds. The structs are taken
//! apart field by field where they are read: whoever adds a field to a view must decide here how to write it.
//! The names of the fields are part of the protocol (`docs/bot-protocol.md`) and stay as they are.

mod armored;
mod asked;
mod bandits;
mod cars;
mod lists;
mod loot;
mod patch;
mod pile;
mod rules;
mod seats;

#[cfg(test)]
mod tests;

use folsom_rules::text::notation::write_choice;
use folsom_rules::{
    Bandit, Board, CarKind, Choice, Format, RoundCard, RoundEvent, Seat, Stage, Turn, View, Viewer,
};
use serde::Serialize;
use ts_rs::TS;

use crate::word::{Word, words};

pub use armored::{ArmoredJson, DocumentJson};
pub use asked::AskedJson;
pub use bandits::BanditJson;
pub use cars::CarJson;
pub use lists::Bullets;
pub(crate) use loot::value_of;
pub use loot::{CommonJson, CountedJson, LootElsewhereJson, TokenJson};
pub use patch::{ListPatch, ViewPatch, WrongPatch, apply_patch};
pub use pile::{PlannedJson, Progress};
pub use rules::{RulesJson, Switches};
pub use seats::{RecycledJson, SeatJson, SightJson};

/// All that one viewer may know of a game, ready to be written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ViewJson {
    /// Whose view it is: `seat2`, or `spectator`.
    pub viewer: Word<Viewer>,
    /// The rules in force.
    pub rules: RulesJson,
    /// How many bandits each seat leads: `single`, `team-2014` or `pairs-2018`.
    pub format: Word<Format>,
    /// Where in the game we are.
    pub stage: Word<Stage>,
    /// The round, counted from one.
    pub round: u8,
    /// The round cards revealed so far, this round's last.
    pub round_cards: Vec<Word<RoundCard>>,
    /// What happens at the end of this round.
    pub event: Option<Word<RoundEvent>>,
    /// This round's turns of Schemin'.
    pub turns: Vec<Word<Turn>>,
    /// The turn of Schemin', counted from one.
    pub turn: u8,
    /// How many seats have finished this turn, or, before the start, have chosen.
    pub step: u8,
    /// The seat to act is at its second act of this turn.
    pub second_act: bool,
    /// This round's first player.
    pub first: Word<Seat>,
    /// What the game waits for; nothing after the end.
    pub asked: Option<AskedJson>,
    /// Seats that have acted this round.
    pub acted: Vec<Word<Seat>>,
    /// Seats that have answered a question put to all in secret.
    pub answered: Vec<Word<Seat>>,
    /// The viewer's own answer to such a question.
    pub answer: Option<String>,
    /// The seats in order.
    pub seats: Vec<SeatJson>,
    /// The bandits in play.
    pub bandits: Vec<BanditJson>,
    /// The bandits that could be chosen for this table.
    pub admitted: Vec<Word<Bandit>>,
    /// The teams of two laid out to choose from (V31).
    pub teams: Vec<[Word<Bandit>; 2]>,
    /// The cars, each train from its locomotive to its rear.
    pub cars: Vec<CarJson>,
    /// The Marshal's car; there is none in the expansion.
    pub marshal: Option<Word<CarKind>>,
    /// Neutral bullets left.
    pub neutral_bullets: u8,
    /// The cards of the pile in the order of play.
    pub pile: Vec<PlannedJson>,
    /// Tokens that are neither on a train nor with a bandit.
    pub loot_elsewhere: LootElsewhereJson,
    /// Values the viewer knows to be in a group of mixed tokens, but not which of them has it (R74).
    pub counted: Vec<CountedJson>,
    /// What everybody can tell of mixed tokens.
    pub common: CommonJson,
    /// What the expansion adds; nothing in a base game.
    pub armored: Option<ArmoredJson>,
}

impl From<&View> for ViewJson {
    fn from(view: &View) -> Self {
        let View { viewer, board, worth, counted, common, cards, pile: _, professore_deck, answer } = view;
        // What is passed over here (`_`) is written by the files for seats, bandits, cars, loot and the pile.
        let Board {
            rules,
            format,
            seats: _,
            admitted,
            bandits,
            owner: _,
            leads: _,
            teams,
            trains,
            place: _,
            marshal,
            ammo: _,
            partner_hits: _,
            neutral,
            loot: _,
            at_seat: _,
            first,
            round,
            revealed,
            turns,
            stage,
            turn,
            step,
            second_act,
            acted,
            answered,
            resolved: _,
            card_open: _,
            armored: _,
            prompt,
        } = board;
        Self {
            viewer: Word(*viewer),
            rules: rules.into(),
            format: Word(*format),
            stage: Word(*stage),
            round: round + 1,
            round_cards: words(revealed.iter().copied()),
            event: event(board),
            turns: words(turns.iter().copied()),
            turn: turn + 1,
            step: *step,
            second_act: *second_act,
            first: Word(*first),
            asked: prompt.map(|prompt| asked::write(&prompt, board)),
            acted: words(acted.iter()),
            answered: words(answered.iter()),
            answer: answer.and_then(|answer| own_answer(answer, view)),
            seats: board.seats().map(|seat| seats::write(seat, board, &cards[seat])).collect(),
            bandits: bandits.iter().map(|bandit| bandits::write(bandit, board, worth)).collect(),
            admitted: words(admitted.iter()),
            teams: teams.iter().map(|team| team.map(Word)).collect(),
            cars: trains.cars().map(|car| cars::write(car, board, worth)).collect(),
            marshal: marshal.map(|car| Word(trains.kind(car))),
            neutral_bullets: *neutral,
            pile: pile::write(view).collect(),
            loot_elsewhere: loot::elsewhere(board, worth),
            counted: loot::counted(counted),
            common: common.into(),
            armored: board.with_couriers().then(|| armored::write(board, *professore_deck)),
        }
    }
}

/// What happens at the end of this round, if events are played.
fn event(board: &Board) -> Option<Word<RoundEvent>> {
    board.round_card().and_then(RoundCard::event).filter(|_| board.rules.events).map(Word)
}

fn own_answer(answer: Choice, view: &View) -> Option<String> {
    view.viewer.seat().map(|seat| write_choice(answer, &view.board, seat))
}

/// Whether the bandits have been put on the train; before that they stand nowhere.
fn are_placed(stage: Stage) -> bool {
    !matches!(stage, Stage::Casting | Stage::Placing)
}

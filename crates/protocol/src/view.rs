//! A view as JSON: everything that a viewer may know, in the words of `docs/notation.md`, for programs that
//! are not written in Rust.
//!
//! It is made of a [`View`] and nothing else, so it can't tell more than a view holds. The list of its fields below
//! makes the view and what is sent of it after a step (`fields`, `patch`). The names of the fields are part of the
//! protocol (`docs/bot-protocol.md`) and stay as they are.

mod armored;
mod asked;
mod bandits;
mod cars;
mod fields;
mod lists;
mod loot;
mod patch;
mod pile;
mod rules;
mod seats;

#[cfg(test)]
mod tests;

use self::fields::{Step, view_fields};
use crate::word::{Word, words};
use folsom_rules::text::notation::write_choice;
use folsom_rules::{
    Bandit, Board, CarKind, Choice, Format, Part, RoundCard, RoundEvent, Seat, Stage, Turn, View, Viewer,
};

pub use armored::{ArmoredJson, DocumentJson};
pub use asked::AskedJson;
pub use bandits::BanditJson;
pub use cars::CarJson;
pub use lists::Bullets;
pub(crate) use loot::value_of;
pub use loot::{CommonJson, CountedJson, LootElsewhereJson, TokenJson};
pub use patch::{ListPatch, WrongPatch, apply_patch};
pub use pile::{PlannedJson, Progress};
#[cfg(test)]
pub(crate) use rules::sorted;
pub use rules::{RulesJson, Switches};
pub use seats::{RecycledJson, SeatJson, SightJson};

view_fields! {
    /// Whose view it is: `seat2`, or `spectator`.
    stays viewer: Word<Viewer> = |view| Word(view.viewer);
    /// The rules in force.
    stays rules: RulesJson = |view| (&view.board.rules).into();
    /// How many bandits each seat leads: `single`, `team-2014` or `pairs-2018`.
    stays format: Word<Format> = |view| Word(view.board.format);
    /// Where in the game we are.
    whole stage: Word<Stage> = |view, stage| view.board.stage => Word(stage);
    /// The round, counted from one.
    whole round: u8 = |view, round| view.board.round => round + 1;
    /// The round cards revealed so far, this round's last.
    whole round_cards: Vec<Word<RoundCard>> = |view, cards| &view.board.revealed => words(cards.iter().copied());
    /// What happens at the end of this round.
    whole event: Option<Word<RoundEvent>> = |view, event| event(&view.board) => event;
    /// This round's turns of Schemin'.
    whole turns: Vec<Word<Turn>> = |view, turns| view.board.turns => words(turns.iter().copied());
    /// The turn of Schemin', counted from one.
    whole turn: u8 = |view, turn| view.board.turn => turn + 1;
    /// How many seats have finished this turn, or, before the start, have chosen.
    whole step: u8 = |view, step| view.board.step => step;
    /// The seat to act is at its second act of this turn.
    whole second_act: bool = |view, second| view.board.second_act => second;
    /// This round's first player.
    whole first: Word<Seat> = |view, first| view.board.first => Word(first);
    /// What the game waits for; nothing after the end.
    whole asked: Option<AskedJson> = |view, prompt| view.board.prompt
        => prompt.map(|prompt| asked::write(&prompt, &view.board));
    /// Seats that have acted this round.
    whole acted: Vec<Word<Seat>> = |view, seats| view.board.acted => words(seats.iter());
    /// Seats still to act in this turn of Schemin', the next one first.
    whole to_act: Vec<Word<Seat>> = |view| words(view.board.still_to_act()), unless seats::are_to_act_as_before;
    /// Nobody may talk now (C20).
    whole talk_closed: bool = |view, closed| view.board.is_talk_closed() => closed;
    /// Seats that have answered a question put to all in secret.
    whole answered: Vec<Word<Seat>> = |view, seats| view.board.answered => words(seats.iter());
    /// The viewer's own answer to such a question.
    whole answer: Option<String> = |view, answer| view.answer
        => answer.and_then(|answer| own_answer(answer, view));
    /// The seats in order.
    items seats: SeatJson = |view, seat| view.board.seats()
        => seats::write(seat, &view.board, &view.cards[seat]), unless seats::is_same;
    /// The bandits in play.
    items bandits: BanditJson = |view, bandit| view.board.bandits.iter()
        => bandits::write(bandit, &view.board, &view.worth), unless bandits::is_same;
    /// The bandits that could be chosen for this table.
    stays admitted: Vec<Word<Bandit>> = |view| words(view.board.admitted.iter());
    /// The teams of two laid out to choose from (V31).
    stays teams: Vec<[Word<Bandit>; 2]> = |view| view.board.teams.iter().map(|team| team.map(Word)).collect();
    /// The cars, each train from its locomotive to its rear.
    items cars: CarJson = |view, car| view.board.trains.cars()
        => cars::write(car, &view.board, &view.worth), unless cars::is_same;
    /// The Marshal's car; there is none in the expansion.
    whole marshal: Option<Word<CarKind>> = |view, marshal| view.board.marshal
        => marshal.map(|car| Word(view.board.trains.kind(car)));
    /// Neutral bullets left.
    whole neutral_bullets: u8 = |view, neutral| view.board.neutral => neutral;
    /// The cards of the pile in the order of play.
    items pile: PlannedJson = |view, index| 0..view.pile.len() => pile::write(index, view), unless pile::is_same;
    /// Tokens that are neither on a train nor with a bandit.
    whole loot_elsewhere: LootElsewhereJson = |view| loot::elsewhere(&view.board, &view.worth),
        unless loot::is_elsewhere_as_before;
    /// Values the viewer knows to be in a group of mixed tokens, but not which of them has it (R74).
    whole counted: Vec<CountedJson> = |view, counted| &view.counted => loot::counted(counted);
    /// What everybody can tell of mixed tokens.
    whole common: CommonJson = |view, common| &view.common => common.into();
    /// What the expansion adds; nothing in a base game.
    whole armored: Option<ArmoredJson> = |view, open| (&view.board.armored, view.professore_deck)
        => view.board.has(Part::SecondTrain).then(|| armored::write(&view.board, open.1));
}

/// Whoever adds a field to a view or to a board must decide where it is written.
const _: fn(View) = |view| {
    // These have a field above, or an item of a list has one for them: `cards` the seats, `worth` the tokens.
    let View {
        viewer: _,
        board,
        worth: _,
        counted: _,
        common: _,
        cards: _,
        pile: _,
        professore_deck: _,
        answer: _,
    } = view;
    // So do these: `leads` and `at_seat` with the seats, `owner`, `place`, `ammo` and `partner_hits` with the bandits,
    // `loot` wherever it is, `resolved` and `card_open` with the pile.
    let Board {
        rules: _,
        format: _,
        seats: _,
        admitted: _,
        bandits: _,
        owner: _,
        leads: _,
        teams: _,
        trains: _,
        place: _,
        marshal: _,
        ammo: _,
        partner_hits: _,
        neutral: _,
        loot: _,
        at_seat: _,
        first: _,
        round: _,
        revealed: _,
        turns: _,
        stage: _,
        turn: _,
        step: _,
        second_act: _,
        acted: _,
        answered: _,
        resolved: _,
        card_open: _,
        armored: _,
        prompt: _,
    } = board;
};

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

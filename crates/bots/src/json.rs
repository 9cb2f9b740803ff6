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
mod loot;
mod pile;
mod rules;
mod seats;
mod words;

#[cfg(test)]
mod tests;

use folsom_rules::text::notation::write_choice;
use folsom_rules::{Board, Format, Named, Stage, View};
use serde::Serialize;

pub use armored::{ArmoredJson, DocumentJson};
pub use asked::AskedJson;
pub use bandits::BanditJson;
pub use cars::CarJson;
pub use loot::{CommonJson, CountedJson, LootElsewhereJson, TokenJson};
pub use pile::{PlannedJson, Progress};
pub use rules::RulesJson;
pub use seats::{RecycledJson, SeatJson, SightJson};

use words::{bandit_names, seat_names};

/// All that one viewer may know of a game, ready to be written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ViewJson {
    /// Whose view it is: `seat2`, or `spectator`.
    pub viewer: String,
    /// The rules in force.
    pub rules: RulesJson,
    /// How many bandits each seat leads: `single`, `team-2014` or `pairs-2018`.
    pub format: &'static str,
    /// Where in the game we are.
    pub stage: &'static str,
    /// The round, counted from one.
    pub round: u8,
    /// The round cards revealed so far, this round's last.
    pub round_cards: Vec<&'static str>,
    /// What happens at the end of this round.
    pub event: Option<&'static str>,
    /// This round's turns of Schemin'.
    pub turns: Vec<&'static str>,
    /// The turn of Schemin', counted from one.
    pub turn: u8,
    /// How many seats have finished this turn, or, before the start, have chosen.
    pub step: u8,
    /// The seat to act is at its second act of this turn.
    pub second_act: bool,
    /// This round's first player.
    pub first: String,
    /// What the game waits for; nothing after the end.
    pub asked: Option<AskedJson>,
    /// Seats that have acted this round.
    pub acted: Vec<String>,
    /// Seats that have answered a question put to all in secret.
    pub answered: Vec<String>,
    /// The viewer's own answer to such a question.
    pub answer: Option<String>,
    /// The seats in order.
    pub seats: Vec<SeatJson>,
    /// The bandits in play.
    pub bandits: Vec<BanditJson>,
    /// The bandits that could be chosen for this table.
    pub admitted: Vec<&'static str>,
    /// The teams of two laid out to choose from (V31).
    pub teams: Vec<[&'static str; 2]>,
    /// The cars, each train from its locomotive to its rear.
    pub cars: Vec<CarJson>,
    /// The Marshal's car; there is none in the expansion.
    pub marshal: Option<&'static str>,
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
        let View { viewer, board, worth, counted, common, cards, pile, professore_deck, answer } = view;
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
        let event = board.round_card().and_then(|card| card.event()).filter(|_| rules.events);
        let own_answer = || Some(write_choice((*answer)?, board, viewer.seat()?));
        Self {
            viewer: viewer.to_string(),
            rules: rules.into(),
            format: format_name(*format),
            stage: stage.name(),
            round: round + 1,
            round_cards: revealed.iter().map(|card| card.name()).collect(),
            event: event.map(Named::name),
            turns: turns.iter().map(|turn| turn.name()).collect(),
            turn: turn + 1,
            step: *step,
            second_act: *second_act,
            first: first.to_string(),
            asked: prompt.map(|prompt| asked::write(&prompt, board)),
            acted: seat_names(acted.iter()),
            answered: seat_names(answered.iter()),
            answer: own_answer(),
            seats: board.seats().map(|seat| seats::write(seat, board, &cards[seat])).collect(),
            bandits: bandits.iter().map(|bandit| bandits::write(bandit, board, worth)).collect(),
            admitted: bandit_names(*admitted),
            teams: teams.iter().map(|team| team.map(Named::name)).collect(),
            cars: trains.cars().map(|car| cars::write(car, board, worth)).collect(),
            marshal: marshal.map(|car| trains.kind(car).name()),
            neutral_bullets: *neutral,
            pile: pile::write(pile, board),
            loot_elsewhere: loot::elsewhere(board, worth),
            counted: loot::counted(counted),
            common: common.into(),
            armored: board.with_couriers().then(|| armored::write(board, *professore_deck)),
        }
    }
}

fn format_name(format: Format) -> &'static str {
    match format {
        Format::Single => "single",
        Format::Team2014 => "team-2014",
        Format::Pairs2018 => "pairs-2018",
    }
}

/// Whether the bandits have been put on the train; before that they stand nowhere.
fn are_placed(stage: Stage) -> bool {
    !matches!(stage, Stage::Casting | Stage::Placing)
}

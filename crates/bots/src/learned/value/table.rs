//! What the value net is shown of the table as a whole.

use folsom_rules::{Board, Couriers, Format, Indexed, TokenSet};

use crate::appraisal::guess;
use crate::learned::blocks::{Sink, blocks};

blocks! {
    /// Inputs that describe the table.
    TableInput {
        Rounds[4] = "rounds played",
        Seats[9] = "seats at the table",
        Kind[4] = "single bandits, pairs, teams, Betrayal",
        Rules[2] = "abilities, expert",
        Floor[1] = "loot on the floor, in 250 dollars",
        Strongboxes[1] = "strongboxes on the floor",
        Marshal[7] = "the Marshal's car, from the front",
        Cars[1] = "cars",
        Fired[1] = "bullets fired by everybody",
        Neutral[1] = "neutral bullets used up",
        Couriers[1] = "couriers on the armored train",
        WildBunch[1] = "bullets under the Wild Bunch",
    }
}

/// Describes it.
pub(super) fn describe(board: &Board, to: &mut impl Sink) {
    to.put(TableInput::Rounds.at(usize::from(board.round).clamp(1, 4) - 1), 1);
    to.put(TableInput::Seats.at(usize::from(board.seats) - 1), 1);
    let kind = match (board.rules.couriers, board.format) {
        (Couriers::Normal, _) => 2,
        (Couriers::Betrayal, _) => 3,
        (Couriers::Off, Format::Single) => 0,
        (Couriers::Off, _) => 1,
    };
    to.put(TableInput::Kind.at(kind), 1);
    to.put(TableInput::Rules.at(0), i32::from(board.rules.abilities));
    to.put(TableInput::Rules.at(1), i32::from(board.rules.expert));
    let lying = board
        .trains
        .cars()
        .fold(TokenSet::EMPTY, |all, car| all | board.loot.at[car.inside()] | board.loot.at[car.roof()]);
    let worth: i32 = lying.iter().map(|token| guess(token.kind())).sum();
    to.put(TableInput::Floor.at(0), worth / 250);
    to.put(TableInput::Strongboxes.at(0), (lying & TokenSet::STRONGBOXES).len() as i32);
    if let Some(car) = board.marshal {
        to.put(TableInput::Marshal.at(car.index()), 1);
    }
    to.put(TableInput::Cars.at(0), board.trains.cars().count() as i32);
    let fired: i32 =
        board.bandits.iter().map(|bandit| i32::from(folsom_rules::AMMO - board.ammo[bandit])).sum();
    to.put(TableInput::Fired.at(0), fired);
    to.put(TableInput::Neutral.at(0), 13 - i32::from(board.neutral));
    to.put(TableInput::Couriers.at(0), board.armored.couriers.len() as i32);
    let bunch: u8 = board.armored.wild_bunch.iter().sum();
    to.put(TableInput::WildBunch.at(0), i32::from(bunch));
}

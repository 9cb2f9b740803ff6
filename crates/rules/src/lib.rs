//! The rules of Folsom: a train robbery in five rounds, as a pure and deterministic library.
//!
//! A game is a function of its setup, its seed and the choices made. It asks one seat at a time for one
//! decision and refuses whatever the rules do not allow.
//!
//! ```
//! use folsom_rules::{Game, Preset, Seed, Setup, Viewer};
//!
//! let setup = Setup::new(Preset::Ru18Advanced, 4);
//! let mut game = Game::new(&setup, Seed::from_number(1))?;
//! let mut events = Vec::new();
//! while let Some(prompt) = game.prompt() {
//!     let view = game.view(Viewer::Seat(prompt.seat)); // all that seat may know
//!     let choices = view.choices().expect("it is this seat that is asked");
//!     game.choose(choices.get(0), &mut events)?; // an error leaves the game as it was
//! }
//! let outcome = game.outcome().expect("nobody is asked any more");
//! assert!(!outcome.winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The rules themselves are in `docs/rules`; code that carries one out cites its id.

#[cfg(feature = "bytes")]
mod bytes;
mod hex;
mod names;
mod sets;

mod bandit;
mod card;
mod loot;
mod parts;
mod round_card;
mod round_event;
mod rounds;
mod ruleset;
mod seat;
mod team;
mod train;
mod version;
mod viewer;

pub mod ask;
mod board;
mod chance;
mod choice;
mod choices;
mod error;
mod event;
mod game;
mod happening;
mod prompt;
mod purses;
mod recycled;
mod seat_cards;
mod setup;

mod abilities;
mod actions;
mod casting;
mod couriers;
mod encounters;
mod events;
mod round_end;
mod round_start;
mod schemin;
mod scoring;
mod stealin;

mod eyes;
mod open;
mod outlook;
pub mod text;
mod view;
mod world;

mod narration;
#[cfg(test)]
mod properties;

pub use ask::{About, Ask, AskKind};
pub use bandit::{BANDITS, Bandit, BanditSet, ByBandit};
pub use board::{Board, Format, SeatBoard, Stage};
pub use card::{Action, Actions, Card, Face, Plot, SOURCES, Source};
pub use chance::{Seed, below, shuffle};
pub use choice::{Choice, Form, Gist, Healed, Kept, Meaning};
pub use choices::Choices;
pub use couriers::{Armored, GUN_CARS, TRACK_STEP, TRACK_TOP, WILD_BUNCH};
pub use error::{Illegal, SetupError};
pub use event::{Cause, Event, Fizzle, Happening, Hiding, Notice, Taking, Witness};
pub use eyes::{Eyes, Overview, SeatEyes};
pub use game::Game;
pub use loot::{
    ByToken, Document, Find, LootBoard, LootKind, LootKinds, TOKENS, Token, TokenSet, Worth, floor_loot,
};
pub use names::Named;
pub use narration::{
    Line, Rank, Standing, bandit_name, card_name, choice_phrase, narrate, place_name, seat_name, tell,
    tell_outcome, verdict,
};
pub use parts::{Part, Parts};
pub use prompt::Prompt;
pub use recycled::Recycled;
pub use round_card::{ROUNDS, Turn};
pub use rounds::{RoundCard, RoundEvent};
pub use ruleset::{
    BelleShield, Couriers, Moot, Preset, RevengePurse, RuleSet, Shortage, Switch, TucoFires, TwoPlayers,
    UnknownSwitch, WhyMoot,
};
pub use scoring::{Outcome, Score, TeamScore, Verdict};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use seat_cards::Hand;
pub use sets::Indexed;
pub use setup::{AMMO, Cast, Setup, TEAM_LEADERS};
pub use team::Team;
pub use train::{
    ByPlace, Car, CarKind, CarSet, Floor, Heading, MAX_CARS, MAX_PLACES, Place, PlaceSet, Trains,
};
pub use version::RulesVersion;
pub use view::{Common, Counted, PlannedView, SeatView, Sight, View};
pub use viewer::{Viewer, ViewerSet};
pub use world::Worlds;

//! Why the rules say no, for programs: a client says it in the language of its reader.

use folsom_rules::{AskKind, Bandit, CarKind, Illegal, SetupError};
use serde::{Deserialize, Serialize};

use crate::Word;

/// Why the rules say no to a choice (`against-the-rules`), or to a game that somebody wants to play (`terms`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum WhyJson {
    /// Nothing is to be decided any more.
    GameOver,
    /// The choice answers another question.
    NotAsked {
        /// What is asked.
        ask: Word<AskKind>,
    },
    /// The bandit or team is taken or not at the table.
    NotFree,
    /// The card is not among those to choose from.
    NotHeld,
    /// A bullet can't be played.
    BulletPlayed,
    /// Nothing is left to draw.
    NothingToDraw,
    /// The card may not be hidden.
    MayNotHide,
    /// The card may not follow.
    MayNotFollow,
    /// Only action cards in hand can be kept.
    CantKeep,
    /// The bandit can't get there.
    OutOfReach,
    /// Out of reach of a bullet or fist, or behind somebody.
    NotATarget {
        /// Who.
        bandit: Word<Bandit>,
    },
    /// Belle, while another could be chosen.
    BelleIsSpared,
    /// No such token is there.
    NoSuchLoot,
    /// No courier can be hit there.
    NoCourier,
    /// The machine gun can't be fired.
    NoGun,
    /// No Diversion now.
    MayNotDivert,
    /// An action that can't be offered or taken.
    NoSuchNudge,
    /// The document must be kept, or put back.
    NotYourDocument,
    /// Not these bullets.
    CantHeal,
    /// Not a neighbouring car.
    NotANeighbour,
    /// Too few or too many seats.
    Seats {
        /// So many were wanted.
        given: usize,
    },
    /// Two bandits each, where the rules do not know it.
    NoPairs,
    /// The expert variant does not go with two bandits each of 2018.
    ExpertPairs,
    /// Not enough bandits to choose or draw from.
    TooFewBandits {
        /// How many are needed.
        needed: usize,
        /// How many there are.
        admitted: usize,
    },
    /// Named bandits that do not fill the seats.
    WrongCast {
        /// How many are needed.
        needed: usize,
        /// How many were named.
        given: usize,
    },
    /// The same bandit twice.
    BanditTwice {
        /// Who.
        bandit: Word<Bandit>,
    },
    /// Two bandits each need Ghost, Doc and Belle in a team of their own.
    WrongTeam,
    /// The wrong number of cars.
    WrongCars {
        /// How many are needed.
        needed: usize,
        /// How many were named.
        given: usize,
    },
    /// The same car twice, or a second locomotive.
    CarTwice {
        /// Which.
        car: Word<CarKind>,
    },
}

impl From<&Illegal> for WhyJson {
    fn from(refusal: &Illegal) -> Self {
        match *refusal {
            Illegal::GameOver => Self::GameOver,
            Illegal::NotAsked(ask) => Self::NotAsked { ask: Word(ask.kind()) },
            Illegal::NotFree => Self::NotFree,
            Illegal::NotHeld(_) => Self::NotHeld,
            Illegal::BulletPlayed => Self::BulletPlayed,
            Illegal::NothingToDraw => Self::NothingToDraw,
            Illegal::MayNotHide => Self::MayNotHide,
            Illegal::MayNotFollow => Self::MayNotFollow,
            Illegal::CantKeep => Self::CantKeep,
            Illegal::OutOfReach => Self::OutOfReach,
            Illegal::NotATarget(bandit) => Self::NotATarget { bandit: Word(bandit) },
            Illegal::BelleIsSpared => Self::BelleIsSpared,
            Illegal::NoSuchLoot => Self::NoSuchLoot,
            Illegal::NoCourier => Self::NoCourier,
            Illegal::NoGun => Self::NoGun,
            Illegal::MayNotDivert => Self::MayNotDivert,
            Illegal::NoSuchNudge => Self::NoSuchNudge,
            Illegal::NotYourDocument => Self::NotYourDocument,
            Illegal::CantHeal => Self::CantHeal,
            Illegal::NotANeighbour => Self::NotANeighbour,
        }
    }
}

impl From<&SetupError> for WhyJson {
    fn from(error: &SetupError) -> Self {
        match *error {
            SetupError::Seats(given) => Self::Seats { given },
            SetupError::NoPairs => Self::NoPairs,
            SetupError::ExpertPairs => Self::ExpertPairs,
            SetupError::TooFewBandits { needed, admitted } => Self::TooFewBandits { needed, admitted },
            SetupError::WrongCast { needed, given } => Self::WrongCast { needed, given },
            SetupError::BanditTwice(bandit) => Self::BanditTwice { bandit: Word(bandit) },
            SetupError::WrongTeam => Self::WrongTeam,
            SetupError::WrongCars { needed, given } => Self::WrongCars { needed, given },
            SetupError::CarTwice(car) => Self::CarTwice { car: Word(car) },
        }
    }
}

#[cfg(test)]
mod tests {
    use folsom_rules::{Game, Preset, Seed, Setup};
    use serde_json::json;

    use super::*;

    #[test]
    fn it_is_written_in_the_words_of_the_protocol() {
        let written = |why: WhyJson| serde_json::to_value(why).unwrap();
        let game = Game::new(&Setup::new(Preset::Ru18Advanced, 4), Seed::from_number(1)).unwrap();
        let not_asked = Illegal::NotAsked(game.prompt().unwrap().ask);
        assert_eq!(written((&not_asked).into()), json!({ "what": "not-asked", "ask": "act" }));
        let belle = Illegal::NotATarget(Bandit::Belle);
        assert_eq!(written((&belle).into()), json!({ "what": "not-a-target", "bandit": "belle" }));
        let few = SetupError::TooFewBandits { needed: 5, admitted: 3 };
        assert_eq!(
            written((&few).into()),
            json!({ "what": "too-few-bandits", "needed": 5, "admitted": 3 })
        );
        let car = SetupError::CarTwice(CarKind::Dining);
        assert_eq!(written((&car).into()), json!({ "what": "car-twice", "car": "dining" }));
    }
}

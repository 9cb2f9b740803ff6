//! Why a choice or a setup is refused, and by which rule.

use crate::ask::Ask;
use crate::bandit::Bandit;
use crate::card::Card;
use crate::train::CarKind;

/// A choice the rules do not allow now. The game is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing is to be decided any more.
    #[error("the game is over (B50)")]
    GameOver,
    /// The choice answers another question.
    #[error("that is not what is asked: {} is awaited", .0.wanted())]
    NotAsked(Ask),
    /// The bandit or team is taken or not at the table.
    #[error("that one can't be chosen (B2, V21, V31, V32)")]
    NotFree,
    /// The card is not where it must be.
    #[error("{0} is not among the cards to choose from (B12, V33)")]
    NotHeld(Card),
    /// A bullet that can't be played.
    #[error("a bullet can't be played (B12)")]
    BulletPlayed,
    /// Nothing is left to draw.
    #[error("there is nothing to draw (R1)")]
    NothingToDraw,
    /// The card may not be hidden.
    #[error("only Ghost may hide a card, and only as the very first act of the round (B30, V25, V36)")]
    MayNotHide,
    /// The follow-up is not allowed.
    #[error(
        "this card may not follow: only after Fire in a standard turn, the other bandit's, no Marshal (V34, R15)"
    )]
    MayNotFollow,
    /// Fewer such cards are in hand than would be kept.
    #[error("only action cards in hand can be kept (V12)")]
    CantKeep,
    /// Out of reach of a Move or Floor Change.
    #[error("the bandit can't get there (B20, B21, B36, C30, C31, C54, C63, C70)")]
    OutOfReach,
    /// Out of reach of a bullet or fist, or behind somebody.
    #[error("{0} can't be hit from here (B22, B24, B32)")]
    NotATarget(Bandit),
    /// Belle, while another could be chosen.
    #[error("nobody aims at Belle while another can be chosen (B34)")]
    BelleIsSpared,
    /// No such token is there.
    #[error("there is no such loot to choose (B23, B24, B45)")]
    NoSuchLoot,
    /// No courier can be hit there.
    #[error("no courier can be hit there (C32, C42)")]
    NoCourier,
    /// The machine gun can't be fired.
    #[error("there is no machine gun to fire, nobody to hit, or too few bullets (C47)")]
    NoGun,
    /// No Diversion now.
    #[error("a Diversion can't be made now (C21)")]
    MayNotDivert,
    /// An action that can't be named, or somebody who is no teammate.
    #[error("that action can't be offered or taken (C35, C82, C83)")]
    NoSuchNudge,
    /// The document must be kept, or put back.
    #[error("one's own document is kept and the other team's put back (C34)")]
    NotYourDocument,
    /// Not these bullets.
    #[error("up to two bullets can be healed, neutral ones first (C46, C65)")]
    CantHeal,
    /// The Marshal or a victim can't be sent there.
    #[error("that is not a neighbouring car (B24, B25, C33, C50)")]
    NotANeighbour,
}

/// A table that can't be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error(
        "there can't be {0} seats: 2 to 6 (B1, V20, V30), in the expansion 3 to 9 (C1), in Betrayal 4 to 9 (C7)"
    )]
    Seats(usize),
    /// Two bandits each, where the rules do not know it.
    #[error(
        "two bandits each are for three seats, the rule set must allow it (V1, V30), and not in the expansion (R63)"
    )]
    NoPairs,
    /// The expert variant with V30.
    #[error("the expert variant does not go with two bandits each of 2018 (R63)")]
    ExpertPairs,
    /// Not enough bandits admitted.
    #[error("{admitted} bandits are admitted, but {needed} are needed (B2, V31)")]
    TooFewBandits {
        /// How many are needed.
        needed: usize,
        /// How many there are.
        admitted: usize,
    },
    /// Named bandits that do not fill the seats.
    #[error("{given} bandits are named, but the seats need {needed} (B2)")]
    WrongCast {
        /// How many are needed.
        needed: usize,
        /// How many were named.
        given: usize,
    },
    /// The same bandit twice.
    #[error("{0} is named twice (B2)")]
    BanditTwice(Bandit),
    /// V31 without one of its three.
    #[error("two bandits each need Ghost, Doc and Belle in a team of their own (V31)")]
    WrongTeam,
    /// The wrong number of cars.
    #[error("{given} cars are named, but {needed} stand behind the locomotive (B1, V20, V30)")]
    WrongCars {
        /// How many are needed.
        needed: usize,
        /// How many were named.
        given: usize,
    },
    /// The same car twice, or a second locomotive.
    #[error("{0} can't be named again (B1)")]
    CarTwice(CarKind),
}

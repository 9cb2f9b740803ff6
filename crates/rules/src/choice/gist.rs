//! What choices are about, whatever they are called.

use super::{Healed, Kept};
use crate::bandit::Bandit;
use crate::card::{Action, Card};
use crate::loot::{Find, LootKind, Token};
use crate::train::{Car, Place};

/// What a choice is about, for those who judge or count choices. A new kind of choice is mostly about something that there is
/// already: then they judge it as that, and need not know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gist {
    /// To lead this bandit.
    Lead(Bandit),
    /// To lead the team with this number.
    Team(u8),
    /// To start with this one of one's own bandits.
    Start(Bandit),
    /// To begin the round with this card.
    Begin(Card),
    /// To have this card in the next round.
    Save(Card),
    /// To draw cards.
    Draw,
    /// To play a card.
    Play {
        /// The card.
        card: Card,
        /// It is hidden.
        face_down: bool,
        /// The card that follows at once.
        follow_up: Option<Card>,
    },
    /// To make a Diversion.
    Divert,
    /// To keep these cards.
    Keep(Kept),
    /// To go there, for the bandit that is asked about.
    Go(Place),
    /// To send the victim there.
    Send(Place),
    /// To send the Marshal there.
    Marshal(Car),
    /// To give this bandit a bullet.
    Shoot(Bandit),
    /// To take something from this bandit, and send it away.
    Punch(Bandit),
    /// To give the courier of this car a bullet.
    Courier(Car),
    /// To give a bullet to everybody in the way.
    Gun,
    /// To get this.
    Gain(Find),
    /// To get this with one of several bandits.
    GainWith(Bandit, Find),
    /// To make the victim lose something of this kind.
    Knock(LootKind),
    /// To lose this.
    GiveUp(Token),
    /// To take what is offered.
    Take,
    /// To leave what is offered to others.
    Leave,
    /// To do without any of what is offered.
    Decline,
    /// To make a teammate carry out this action.
    Nudge(Action, Bandit),
    /// To carry out this action.
    Do(Action),
    /// To get rid of these bullets.
    Heal(Healed),
}

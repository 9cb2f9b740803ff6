//! What lies open about a question, for whoever tells of it.

use crate::bandit::{Bandit, BanditSet};
use crate::card::Actions;
use crate::loot::{LootKinds, Token, TokenSet};
use crate::train::{CarSet, PlaceSet};

/// One thing that lies open about a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// The bandit that does it.
    Doer(Bandit),
    /// The bandit to which it is done.
    Victim(Bandit),
    /// The token in question.
    Token(Token),
    /// Bandits that can be chosen, or aimed at.
    Bandits(BanditSet),
    /// The numbers of the teams that can be chosen, as bits.
    Teams(u8),
    /// Where somebody can go or be sent.
    Places(PlaceSet),
    /// Where the Marshal can go.
    Cars(CarSet),
    /// Cars whose courier can be hit.
    Couriers(CarSet),
    /// Whether the machine gun can be fired.
    Gun(bool),
    /// Tokens that can be taken.
    Tokens(TokenSet),
    /// Kinds of loot that can be lost.
    Kinds(LootKinds),
    /// Actions that can be carried out.
    Actions(Actions),
    /// Who is hit after the victim.
    Left(BanditSet),
    /// B13: whether a card goes face down, whichever it is.
    FaceDown(bool),
    /// B30: whether a card may go face down.
    MayHide(bool),
    /// V34: whether a Fire card may be followed by one of the other bandit's.
    MayFollow(bool),
    /// R1: whether there is something to draw.
    MayDraw(bool),
    /// C21: whether a Diversion may be made.
    MayDivert(bool),
}

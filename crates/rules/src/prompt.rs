//! Prompts: what the game waits for, and from whom.

use crate::bandit::{Bandit, BanditSet};
use crate::card::Actions;
use crate::loot::{LootKinds, Token, TokenSet};
use crate::names::{Named, named_enum};
use crate::seat::Seat;
use crate::train::{CarSet, PlaceSet};

/// The one decision the game waits for. It is open to all: who must decide, and about what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// Who decides.
    pub seat: Seat,
    /// What is to be decided.
    pub ask: Ask,
}

/// What a seat is asked. Everything in it follows from what lies open on the table; what depends on
/// the seat's own cards is worked out from its hand by [`Choices`](crate::Choices).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// B2, V20: choose a bandit.
    Bandit {
        /// Those nobody has chosen yet.
        free: BanditSet,
    },
    /// V31: choose one of the teams laid out.
    Team {
        /// The numbers of the teams left, as bits.
        free: u8,
    },
    /// V21, V32: choose in secret which bandit starts in the last car.
    LastCar {
        /// The seat's two bandits.
        pair: BanditSet,
    },
    /// V33: pick a card of the deck in secret.
    Pick,
    /// B12: play a card or draw.
    Act {
        /// B30: the card may go face down.
        may_hide: bool,
        /// V34: a Fire card may be followed by one of the other bandit's.
        may_follow: bool,
        /// R1: there is something to draw.
        may_draw: bool,
        /// C21: a Diversion may be made instead.
        may_divert: bool,
    },
    /// V12: choose in secret which action cards to keep.
    Keep,
    /// B20: choose where to go.
    Move {
        /// Who goes.
        bandit: Bandit,
        /// Where it can.
        to: PlaceSet,
    },
    /// B21, B36: choose where to climb.
    Climb {
        /// Who climbs.
        bandit: Bandit,
        /// Where it can.
        to: PlaceSet,
    },
    /// B22: choose a target.
    Fire {
        /// Who fires.
        bandit: Bandit,
        /// Who can be hit.
        at: BanditSet,
        /// C32: the cars whose courier can be hit.
        couriers: CarSet,
        /// C47: the machine gun can be fired instead.
        gun: bool,
    },
    /// B23: choose a token.
    Rob {
        /// Who robs.
        bandit: Bandit,
        /// What can be taken; tokens that can't be told apart stand for each other.
        tokens: TokenSet,
    },
    /// B24: choose whom to punch.
    Punch {
        /// Who punches.
        bandit: Bandit,
        /// Who can be punched.
        at: BanditSet,
    },
    /// B24: choose what the victim loses.
    Knock {
        /// Who punches.
        bandit: Bandit,
        /// Who is punched.
        victim: Bandit,
        /// What it has.
        kinds: LootKinds,
    },
    /// B33: take the purse that fell, or leave it.
    Take {
        /// Who may take it.
        bandit: Bandit,
        /// Who lost it, and is still to be moved.
        victim: Bandit,
        /// The purse.
        token: Token,
    },
    /// B24: choose where the victim goes.
    Push {
        /// Who punches.
        bandit: Bandit,
        /// Who is punched.
        victim: Bandit,
        /// Where it can be sent.
        to: PlaceSet,
    },
    /// B25: choose where the Marshal goes.
    Marshal {
        /// Where he can.
        to: CarSet,
    },
    /// B45: a lone bandit may take a purse.
    Pickpocket {
        /// The seat's bandits that still may.
        bandits: BanditSet,
    },
    /// C50: choose where Django's shot pushes its victim.
    Shove {
        /// Who fired.
        bandit: Bandit,
        /// Who was hit.
        victim: Bandit,
        /// Where it can be pushed.
        to: PlaceSet,
    },
    /// C35: choose an action and the teammate to offer it to.
    Nudge {
        /// Who nudges.
        bandit: Bandit,
        /// Its teammates.
        mates: BanditSet,
    },
    /// C35, C82, C83: carry out an action at once, or decline.
    Grant {
        /// Who may.
        bandit: Bandit,
        /// What it can do.
        actions: Actions,
    },
    /// C34: keep the document one has looked at, or put it back.
    Document {
        /// Who looked.
        bandit: Bandit,
        /// The document.
        token: Token,
    },
    /// C47: choose what a victim of the machine gun loses.
    GunKnock {
        /// Who fires.
        bandit: Bandit,
        /// Who is hit.
        victim: Bandit,
        /// What it has.
        kinds: LootKinds,
        /// Who is hit after it.
        left: BanditSet,
    },
    /// C22: choose in secret a card to set aside, or none.
    SetAside,
    /// C46, C65: choose bullets to discard.
    Heal,
    /// C62: choose a token to put down.
    Drop {
        /// Who puts it down.
        bandit: Bandit,
    },
    /// C63: go to a teammate's place, or stay.
    Rescue {
        /// Who may go.
        bandit: Bandit,
        /// Where to.
        to: PlaceSet,
    },
    /// C70: make one Move more, or stay.
    LastMove {
        /// Who may move.
        bandit: Bandit,
        /// Where to.
        to: PlaceSet,
    },
}

named_enum! {
    /// The kind of a question, as scenarios and programs call it.
    AskKind, "question" {
        /// B2, V20: choose a bandit.
        Bandit = "bandit",
        /// V31: choose one of the teams laid out.
        Team = "team",
        /// V21, V32: choose in secret which bandit starts in the last car.
        LastCar = "last-car",
        /// V33: pick a card of the deck in secret.
        Pick = "pick",
        /// B12: play a card or draw.
        Act = "act",
        /// V12: choose in secret which action cards to keep.
        Keep = "keep",
        /// B20: choose where to go.
        Move = "move",
        /// B21, B36: choose where to climb.
        Climb = "climb",
        /// B22: choose a target.
        Fire = "fire",
        /// B23: choose a token.
        Rob = "rob",
        /// B24: choose whom to punch.
        Punch = "punch",
        /// B24: choose what the victim loses.
        Knock = "knock",
        /// B33: take the purse that fell, or leave it.
        Take = "take",
        /// B24: choose where the victim goes.
        Push = "push",
        /// B25: choose where the Marshal goes.
        Marshal = "marshal",
        /// B45: a lone bandit may take a purse.
        Pickpocket = "pickpocket",
        /// C50: choose where Django's shot pushes its victim.
        Shove = "shove",
        /// C35: choose an action and the teammate to offer it to.
        Nudge = "nudge",
        /// C35, C82, C83: carry out an action at once, or decline.
        Grant = "grant",
        /// C34: keep the document one has looked at, or put it back.
        Document = "document",
        /// C47: choose what a victim of the machine gun loses.
        GunKnock = "gun-knock",
        /// C22: choose in secret a card to set aside, or none.
        SetAside = "set-aside",
        /// C46, C65: choose bullets to discard.
        Heal = "heal",
        /// C62: choose a token to put down.
        Drop = "drop",
        /// C63: go to a teammate's place, or stay.
        Rescue = "rescue",
        /// C70: make one Move more, or stay.
        LastMove = "last-move",
    }
}

impl Ask {
    /// What kind of question it is.
    #[must_use]
    pub const fn kind(&self) -> AskKind {
        match self {
            Self::Bandit { .. } => AskKind::Bandit,
            Self::Team { .. } => AskKind::Team,
            Self::LastCar { .. } => AskKind::LastCar,
            Self::Pick => AskKind::Pick,
            Self::Act { .. } => AskKind::Act,
            Self::Keep => AskKind::Keep,
            Self::Move { .. } => AskKind::Move,
            Self::Climb { .. } => AskKind::Climb,
            Self::Fire { .. } => AskKind::Fire,
            Self::Rob { .. } => AskKind::Rob,
            Self::Punch { .. } => AskKind::Punch,
            Self::Knock { .. } => AskKind::Knock,
            Self::Take { .. } => AskKind::Take,
            Self::Push { .. } => AskKind::Push,
            Self::Marshal { .. } => AskKind::Marshal,
            Self::Pickpocket { .. } => AskKind::Pickpocket,
            Self::Shove { .. } => AskKind::Shove,
            Self::Nudge { .. } => AskKind::Nudge,
            Self::Grant { .. } => AskKind::Grant,
            Self::Document { .. } => AskKind::Document,
            Self::GunKnock { .. } => AskKind::GunKnock,
            Self::SetAside => AskKind::SetAside,
            Self::Heal => AskKind::Heal,
            Self::Drop { .. } => AskKind::Drop,
            Self::Rescue { .. } => AskKind::Rescue,
            Self::LastMove { .. } => AskKind::LastMove,
        }
    }

    /// One word: `act`, `fire`, `push`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.kind().name()
    }
}

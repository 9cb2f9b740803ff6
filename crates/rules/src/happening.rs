//! Happenings: what everybody at the table sees.

use crate::bandit::Bandit;
use crate::card::{Action, Card, Source};
use crate::loot::Token;
use crate::names::named_enum;
use crate::round_card::Turn;
use crate::rounds::RoundCard;
use crate::rounds::RoundEvent;
use crate::seat::Seat;
use crate::train::{Car, Place};

/// Something that everybody at the table saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// A seat is first player from now on (B7, B16).
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A seat leads a bandit (B2, V31).
    BanditChosen {
        /// Who chose.
        seat: Seat,
        /// The bandit.
        bandit: Bandit,
    },
    /// A bandit was put on the train (B7).
    BanditPlaced {
        /// Who.
        bandit: Bandit,
        /// Where.
        place: Place,
    },
    /// A seat has answered a question that is asked of all in secret.
    Answered {
        /// Who.
        seat: Seat,
    },
    /// A round began with this card (B10).
    RoundBegan {
        /// Counted from zero.
        round: u8,
        /// Its card.
        card: RoundCard,
    },
    /// A turn of Schemin' began (B12).
    TurnBegan {
        /// Counted from zero.
        turn: u8,
        /// Its kind.
        kind: Turn,
    },
    /// A seat could neither play nor draw (R1).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat's discard pile became its deck (V14), or played bullets were shuffled into it (R62).
    DeckShuffled {
        /// Whose.
        seat: Seat,
    },
    /// A bullet drawn at the start of the round went to the discard pile (V15).
    BulletDiscarded {
        /// Whose.
        seat: Seat,
        /// Which.
        source: Source,
    },
    /// The cards left in hand went back to the deck (B14).
    HandReturned {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The pile was turned over (B15).
    StealinBegan,
    /// The next card of the pile is carried out (B15).
    CardRevealed {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The card had no effect (B15).
    NothingHappened {
        /// Whose card.
        bandit: Bandit,
        /// Why.
        why: Fizzle,
    },
    /// A bandit changed its place.
    Moved {
        /// Who.
        bandit: Bandit,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// For what reason.
        cause: Cause,
    },
    /// A bullet hit (B22).
    Fired {
        /// Who fired.
        bandit: Bandit,
        /// Who was hit.
        at: Bandit,
    },
    /// A punch landed (B24).
    Punched {
        /// Who punched.
        bandit: Bandit,
        /// Who was punched.
        victim: Bandit,
    },
    /// The Marshal went to another car.
    MarshalMoved {
        /// From where.
        from: Car,
        /// To where.
        to: Car,
    },
    /// A bandit was hit by a neutral bullet (B26, B40, B44).
    NeutralBullet {
        /// Who.
        bandit: Bandit,
    },
    /// Too few neutral bullets were left (B52).
    BulletsRanShort {
        /// How many were due.
        due: u8,
        /// How many there were.
        left: u8,
    },
    /// The round's event began.
    EventBegan {
        /// Which.
        event: RoundEvent,
    },
    /// The second strongbox was put down (B43).
    StrongboxPlaced {
        /// Where.
        place: Place,
    },
    /// A bandit got its ransom (B47).
    RansomPaid {
        /// Who.
        bandit: Bandit,
    },
    /// Cheyenne left the purse where it fell (B33), or a granted action was declined (C35).
    Declined {
        /// Who.
        bandit: Bandit,
    },
    /// A courier changed floor (C41).
    CourierMoved {
        /// Where he is now.
        to: Place,
    },
    /// A bullet hit a courier (C42).
    CourierHit {
        /// Who fired.
        bandit: Bandit,
        /// The courier's car.
        car: Car,
    },
    /// A machine gun was fired (C47).
    GunFired {
        /// Who fired.
        bandit: Bandit,
    },
    /// A bandit may carry out an action (C35, C82, C83).
    ActionGranted {
        /// Who.
        bandit: Bandit,
        /// Which, if it was named.
        action: Option<Action>,
    },
    /// It does.
    ActionTaken {
        /// Who.
        bandit: Bandit,
        /// Which.
        action: Action,
    },
    /// A bandit looked at a secret document (C34).
    DocumentSeen {
        /// Who.
        bandit: Bandit,
        /// Which.
        token: Token,
    },
    /// It put the document back.
    DocumentPutBack {
        /// Who.
        bandit: Bandit,
        /// Which.
        token: Token,
    },
    /// A seat made a Diversion (C21).
    Diverted {
        /// Who.
        seat: Seat,
    },
    /// A bullet was discarded (C46, C65).
    BulletHealed {
        /// Whose.
        seat: Seat,
        /// Which.
        source: Source,
    },
    /// A seat draws two cards more next round (C64).
    PlanConcerted {
        /// Who.
        seat: Seat,
    },
    /// Il Professore climbed the track (C81).
    PlanAdvanced {
        /// His step, counted from zero.
        step: u8,
    },
    /// Il Professore's card had no effect.
    PlotCameToNothing,
    /// Il Professore hit a courier (C84).
    LongShotHit {
        /// The courier's car.
        car: Car,
    },
    /// The trains passed each other by two cars (C10).
    TrainsPassed,
    /// The last round has only two turns (C71).
    CutShort,
    /// Il Professore's next card is carried out.
    PlotRevealed {
        /// The card.
        card: Card,
    },
    /// The game is over.
    GameOver,
}

named_enum! {
    /// Why a card had no effect.
    Fizzle, "reason" {
        /// Nobody to fire at (B22).
        NoTarget = "no-target",
        /// The revolver is empty (B22).
        NoBullets = "no-bullets",
        /// Nothing to take (B23).
        NoLoot = "no-loot",
        /// Nobody to punch (B24).
        NobodyHere = "nobody-here",
        /// No way to go (C31, R50).
        NowhereToGo = "nowhere-to-go",
        /// No teammate to nudge (R53).
        NoTeammate = "no-teammate",
        /// The granted action can't be done (R54).
        CantBeDone = "cant-be-done",
    }
}

named_enum! {
    /// Why a card on the pile lies face down.
    Hiding, "reason to hide a card" {
        /// It was laid in a tunnel (B13, C23).
        Tunnel = "tunnel",
        /// Its owner chose so, as Ghost may (B30, V25, V36).
        Ghost = "ghost",
    }
}

named_enum! {
    /// Why a bandit changed its place.
    Cause, "cause" {
        /// By its own Move (B20).
        Moved = "moved",
        /// By its own Floor Change (B21).
        Climbed = "climbed",
        /// It was punched (B24).
        Punched = "punched",
        /// Django shot it (B35).
        Pushed = "pushed",
        /// It met the Marshal (B26).
        Fled = "fled",
        /// By the round's event (B41, B42).
        Swept = "swept",
        /// A courier was there (C40).
        Displaced = "displaced",
        /// It went to a teammate (C63).
        Rescued = "rescued",
    }
}

named_enum! {
    /// How a token changed hands.
    Taking, "taking" {
        /// By Robbery (B23).
        Robbed = "robbed",
        /// Cheyenne took what fell (B33).
        Snatched = "snatched",
        /// By Pickpocketing (B45).
        Picked = "picked",
    }
}

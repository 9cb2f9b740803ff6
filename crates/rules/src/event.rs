//! Events: what happened, in full for the game's own books, and as a notice for those who look on.
//!
//! What is open to all is a [`Happening`] and the same for everybody. What is not comes in two types:
//! [`Event`] has the secret, [`Notice`] has only what one viewer may know. Nothing but
//! [`Event::notice`] makes one from the other.

use crate::bandit::Bandit;
use crate::card::{Action, Card, Source};
use crate::loot::{Token, Worth};
use crate::round_card::{RoundCard, RoundEvent, Turn};
use crate::seat::Seat;
use crate::seat_cards::Hand;
use crate::train::{Car, Place};
use crate::viewer::{Viewer, ViewerSet};

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

/// Why a card had no effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fizzle {
    /// Nobody to fire at (B22).
    NoTarget,
    /// The revolver is empty (B22).
    NoBullets,
    /// Nothing to take (B23).
    NoLoot,
    /// Nobody to punch (B24).
    NobodyHere,
    /// No way to go (C31, R50).
    NowhereToGo,
    /// No teammate to nudge (R53).
    NoTeammate,
    /// The granted action can't be done (R54).
    CantBeDone,
}

/// Why a bandit changed its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// By its own Move (B20).
    Moved,
    /// By its own Floor Change (B21).
    Climbed,
    /// It was punched (B24).
    Punched,
    /// Django shot it (B35).
    Pushed,
    /// It met the Marshal (B26).
    Fled,
    /// By the round's event (B41, B42).
    Swept,
    /// A courier was there (C40).
    Displaced,
    /// It went to a teammate (C63).
    Rescued,
}

/// How a token changed hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taking {
    /// By Robbery (B23).
    Robbed,
    /// Cheyenne took what fell (B33).
    Snatched,
    /// By Pickpocketing (B45).
    Picked,
}

/// What happened, with everything that is secret about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Open to all.
    Open(Happening),
    /// A seat picked a card of its deck (V33).
    CardPicked {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat drew cards (B11, B12).
    CardsDrawn {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// A seat played a card onto the pile (B12).
    CardPlayed {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// Only its owner saw its face.
        face_down: bool,
    },
    /// A seat put cards away at the end of Schemin' (V12).
    CardsPutAway {
        /// Who.
        seat: Seat,
        /// The cards; the last one lies on top for all to see (R72).
        cards: Hand,
    },
    /// A card went to the bottom of its owner's deck (C21).
    CardDiverted {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat set a card aside (C22).
    CardSetAside {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card of Il Professore's went onto the pile (C23).
    PlotLaid {
        /// The card.
        card: Card,
        /// Nobody saw its face.
        face_down: bool,
    },
    /// A bandit took a token.
    LootTaken {
        /// Who.
        bandit: Bandit,
        /// What.
        token: Token,
        /// Its value.
        worth: Worth,
        /// Who knows the value.
        known_to: ViewerSet,
        /// How.
        taking: Taking,
    },
    /// A bandit lost a token.
    LootLost {
        /// Who.
        bandit: Bandit,
        /// What.
        token: Token,
        /// Its value.
        worth: Worth,
        /// Who knows the value.
        known_to: ViewerSet,
        /// Where it lies now; nowhere if it left the game (B46).
        to: Option<Place>,
    },
}

/// What one viewer is told of an [`Event`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Open to all.
    Open(Happening),
    /// A seat picked a card of its deck (V33).
    CardPicked {
        /// Who.
        seat: Seat,
        /// The card, to its owner.
        card: Option<Card>,
    },
    /// A seat drew cards.
    CardsDrawn {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// The cards, to their owner.
        cards: Option<Hand>,
    },
    /// A seat played a card onto the pile.
    CardPlayed {
        /// Who.
        seat: Seat,
        /// The card, if it lies face up or the viewer played it.
        card: Option<Card>,
        /// It lies face down.
        face_down: bool,
    },
    /// A seat put cards away at the end of Schemin'.
    CardsPutAway {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// The one that lies on top now.
        top: Option<Card>,
        /// All of them, to their owner.
        cards: Option<Hand>,
    },
    /// A card went to the bottom of its owner's deck (C21).
    CardDiverted {
        /// Whose.
        seat: Seat,
        /// The card, to its owner.
        card: Option<Card>,
    },
    /// A seat set a card aside (C22).
    CardSetAside {
        /// Who.
        seat: Seat,
        /// The card, to its owner.
        card: Option<Card>,
    },
    /// A card of Il Professore's went onto the pile (C23).
    PlotLaid {
        /// The card, if it lies face up.
        card: Option<Card>,
        /// It lies face down.
        face_down: bool,
    },
    /// A bandit took a token.
    LootTaken {
        /// Who.
        bandit: Bandit,
        /// What.
        token: Token,
        /// Its value, if the viewer knows it.
        worth: Option<Worth>,
        /// How.
        taking: Taking,
    },
    /// A bandit lost a token.
    LootLost {
        /// Who.
        bandit: Bandit,
        /// What.
        token: Token,
        /// Its value, if the viewer knows it.
        worth: Option<Worth>,
        /// Where it lies now; nowhere if it left the game.
        to: Option<Place>,
    },
}

impl Event {
    /// What this viewer is told of it (R13).
    #[must_use]
    pub fn notice(&self, viewer: Viewer) -> Notice {
        match *self {
            Self::Open(happening) => Notice::Open(happening),
            Self::CardPicked { seat, card } => {
                Notice::CardPicked { seat, card: viewer.is(seat).then_some(card) }
            }
            Self::CardsDrawn { seat, cards } => Notice::CardsDrawn {
                seat,
                count: cards.len() as u8,
                cards: viewer.is(seat).then_some(cards),
            },
            Self::CardPlayed { seat, card, face_down } => Notice::CardPlayed {
                seat,
                card: (!face_down || viewer.is(seat)).then_some(card),
                face_down,
            },
            Self::CardsPutAway { seat, cards } => Notice::CardsPutAway {
                seat,
                count: cards.len() as u8,
                top: cards.last().copied(),
                cards: viewer.is(seat).then_some(cards),
            },
            Self::CardDiverted { seat, card } => {
                Notice::CardDiverted { seat, card: viewer.is(seat).then_some(card) }
            }
            Self::CardSetAside { seat, card } => {
                Notice::CardSetAside { seat, card: viewer.is(seat).then_some(card) }
            }
            Self::PlotLaid { card, face_down } => {
                Notice::PlotLaid { card: (!face_down).then_some(card), face_down }
            }
            Self::LootTaken { bandit, token, worth, known_to, taking } => {
                Notice::LootTaken { bandit, token, worth: known_to.has(viewer).then_some(worth), taking }
            }
            Self::LootLost { bandit, token, worth, known_to, to } => {
                Notice::LootLost { bandit, token, worth: known_to.has(viewer).then_some(worth), to }
            }
        }
    }
}

/// Takes note of events. Search passes `()`, which costs nothing.
pub trait Witness {
    /// Something happened; `event` tells what, if anybody wants to know.
    fn saw(&mut self, event: impl FnOnce() -> Event);
}

impl Witness for () {
    #[inline]
    fn saw(&mut self, _: impl FnOnce() -> Event) {}
}

impl Witness for Vec<Event> {
    fn saw(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

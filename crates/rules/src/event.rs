//! Events: what happened, in full for the game's own books, and as a notice for those who look on.
//!
//! What is open to all is a [`Happening`] and the same for everybody. What is not comes in two types:
//! [`Event`] has the secret, [`Notice`] has only what one viewer may know. Nothing but
//! [`Event::notice`] makes one from the other, and, after the end, [`Event::open_notice`].

use crate::bandit::Bandit;
use crate::card::Card;
use crate::loot::{Token, Worth};
use crate::seat::Seat;
use crate::seat_cards::Hand;
use crate::train::Place;
use crate::viewer::{Viewer, ViewerSet};

pub use crate::happening::{Cause, Fizzle, Happening, Hiding, Taking};

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
        /// Only its owner saw its face, and why; nothing if it lies open.
        hidden: Option<Hiding>,
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
        /// Nobody saw its face, and why; nothing if it lies open.
        hidden: Option<Hiding>,
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
        /// Why it lies face down, if it does.
        hidden: Option<Hiding>,
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
        /// Why it lies face down, if it does.
        hidden: Option<Hiding>,
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
            Self::CardPlayed { seat, card, hidden } => Notice::CardPlayed {
                seat,
                card: (hidden.is_none() || viewer.is(seat)).then_some(card),
                hidden,
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
            Self::PlotLaid { card, hidden } => {
                Notice::PlotLaid { card: hidden.is_none().then_some(card), hidden }
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

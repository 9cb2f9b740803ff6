//! The cards of one seat: hand, deck and discard pile.

use tinyvec::ArrayVec;

use crate::bandit::Bandit;
use crate::card::{Action, Card, SOURCES, Source};
use crate::sets::Indexed;

/// More cards than any hand can hold: seven to ten at the start, and three for each of seven acts.
pub(crate) const MAX_HAND: usize = 32;
/// More cards than any seat can own: its actions, and every bullet that could ever hit it.
pub(crate) const MAX_CARDS: usize = 84;

/// A few cards, such as a hand.
pub type Hand = ArrayVec<[Card; MAX_HAND]>;

/// A card where it lies, with a mark if the whole table knows that it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Held(u8);

/// The mark of an open card, beyond every card code.
const OPEN: u8 = 0x80;

impl Held {
    pub(crate) const fn hidden(card: Card) -> Self {
        Self(card.code())
    }

    pub(crate) const fn open(card: Card) -> Self {
        Self(card.code() | OPEN)
    }

    pub(crate) const fn card(self) -> Card {
        Card::from_code(self.0 & !OPEN)
    }

    pub(crate) const fn is_open(self) -> bool {
        self.0 & OPEN != 0
    }

    fn hide(&mut self) {
        self.0 &= !OPEN;
    }
}

impl std::fmt::Debug for Held {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.card(), if self.is_open() { "!" } else { "" })
    }
}

/// Hand, deck and discard pile. The top of a pile is its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatCards {
    pub(crate) hand: ArrayVec<[Held; MAX_HAND]>,
    pub(crate) deck: ArrayVec<[Held; MAX_CARDS]>,
    /// Only used in the expert variant (V10).
    pub(crate) discard: ArrayVec<[Held; MAX_CARDS]>,
}

impl SeatCards {
    /// The cards in hand, in no particular order.
    pub(crate) fn hand_cards(&self) -> impl Iterator<Item = Card> {
        self.hand.iter().map(|held| held.card())
    }

    /// Takes up to `count` cards from the top of the deck into the hand.
    pub(crate) fn draw(&mut self, count: usize) -> usize {
        let left = self.deck.len().saturating_sub(count);
        let drawn = self.deck.len() - left;
        self.hand.extend_from_slice(&self.deck[left..]);
        self.deck.truncate(left);
        drawn
    }

    /// Makes the deck of these cards, in this order.
    pub(crate) fn fill_deck(&mut self, actions: &[(Bandit, &[Action])], bullets: &[u8; SOURCES]) {
        self.deck.clear();
        for &(bandit, actions) in actions {
            let start = self.deck.len();
            self.deck.set_len(start + actions.len());
            for (held, &action) in self.deck[start..].iter_mut().zip(actions) {
                *held = Held::hidden(Card::action(bandit, action));
            }
        }
        for (index, &count) in bullets.iter().enumerate().filter(|&(_, &count)| count > 0) {
            let start = self.deck.len();
            self.deck.set_len(start + usize::from(count));
            self.deck[start..].fill(Held::hidden(Card::bullet(Source::at(index))));
        }
    }

    /// Takes a card with this face out of the hand. If the table knows one of them, it is that one:
    /// it can't be sure any longer that another is left.
    pub(crate) fn remove_from_hand(&mut self, card: Card) -> bool {
        // Only bullets are ever known to be in a hand.
        let known = || self.hand.iter().position(|&held| held == Held::open(card));
        let known = if card.is_bullet() { known() } else { None };
        let found = known.or_else(|| self.hand.iter().position(|held| held.card() == card));
        found.map(|index| self.hand.swap_remove(index)).is_some()
    }

    /// Makes the discard pile the deck, face down (V14). The caller shuffles.
    pub(crate) fn turn_discards(&mut self) {
        self.deck = self.discard;
        self.discard.clear();
        self.deck.iter_mut().for_each(Held::hide);
    }

    /// Forgets what the table knew of the hand.
    pub(crate) fn hide_hand(&mut self) {
        self.hand.iter_mut().for_each(Held::hide);
    }

    /// Forgets what the table knew of the deck, as a shuffle does.
    pub(crate) fn hide_deck(&mut self) {
        self.deck.iter_mut().for_each(Held::hide);
    }
}

//! The cards of one seat: hand, deck and discard pile.

use tinyvec::ArrayVec;

use crate::card::{Card, SOURCES, Source};
use crate::sets::Indexed;

/// More cards than any hand can hold: seven to ten at the start, and three for each of seven acts.
pub(crate) const MAX_HAND: usize = 32;
/// More cards than any seat can own: its actions, and every bullet that could ever hit it.
pub(crate) const MAX_CARDS: usize = 84;

/// More cards than Diversions can put below a deck: one a round.
pub(crate) const MAX_BOTTOM: usize = 8;

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

/// Where hidden cards of a seat can be, in the order in which healing turns to them (R81).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Zone {
    Deck,
    Bottom,
    Discard,
    Hand,
}

/// Hand, deck and discard pile. The top of a pile is its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatCards {
    pub(crate) hand: ArrayVec<[Held; MAX_HAND]>,
    pub(crate) deck: ArrayVec<[Held; MAX_CARDS]>,
    /// Only used in the expert variant (V10).
    pub(crate) discard: ArrayVec<[Held; MAX_CARDS]>,
    /// C21: cards that a Diversion put below the deck, the first of them uppermost. Their owner knows them.
    pub(crate) bottom: ArrayVec<[Card; MAX_BOTTOM]>,
}

impl SeatCards {
    /// The cards in hand, in no particular order.
    pub(crate) fn hand_cards(&self) -> impl Iterator<Item = Card> {
        self.hand.iter().map(|held| held.card())
    }

    /// Whether everybody knows that the hand holds no action card.
    #[inline]
    pub(crate) fn shows_only_bullets(&self) -> bool {
        self.hand.iter().all(|held| held.is_open() && held.card().is_bullet())
    }

    /// Whether there is such a card in hand.
    #[inline]
    pub(crate) fn holds(&self, card: Card) -> bool {
        self.in_hand(card).is_some()
    }

    /// Where in the hand a card with this face is. If the table knows one of them, it is that one.
    #[inline]
    pub(crate) fn in_hand(&self, card: Card) -> Option<usize> {
        let at = |wanted: Held| self.hand.iter().position(|&held| held == wanted);
        let (known, other) = (|| at(Held::open(card)), || at(Held::hidden(card)));
        // Only bullets are ever known to be in a hand.
        if card.is_bullet() { known().or_else(other) } else { other().or_else(known) }
    }

    /// Takes up to `count` cards from the top of the deck into the hand.
    #[inline]
    pub(crate) fn draw(&mut self, count: usize) -> usize {
        let left = self.deck.len().saturating_sub(count);
        let drawn = self.deck.len() - left;
        self.hand.extend_from_slice(&self.deck[left..]);
        self.deck.truncate(left);
        if drawn < count && !self.bottom.is_empty() {
            return drawn + self.draw_from_bottom(count - drawn);
        }
        drawn
    }

    #[inline(never)]
    fn draw_from_bottom(&mut self, count: usize) -> usize {
        let drawn = count.min(self.bottom.len());
        for card in self.bottom.drain(..drawn) {
            self.hand.push(Held::hidden(card));
        }
        drawn
    }

    /// How many cards the deck has, with those at its bottom.
    pub(crate) fn deck_len(&self) -> usize {
        self.deck.len() + self.bottom.len()
    }

    /// R81: a bullet leaves the seat's cards. If the table knows where one like it lies, it is that one.
    /// Otherwise nobody must learn where it was: wherever that is, a card drawn by lot from one and the same
    /// zone takes its place. Returns whether the table knew the bullet.
    pub(crate) fn discard_bullet(&mut self, card: Card, pick: impl FnOnce(usize) -> usize) -> bool {
        let open = |held: &Held| *held == Held::open(card);
        if let Some(index) = self.deck.iter().rposition(open) {
            self.deck.remove(index);
            return true;
        }
        if let Some(index) = self.discard.iter().rposition(open) {
            self.discard.remove(index);
            return true;
        }
        let hidden = self.hidden_slots();
        let found = hidden.iter().find(|&&slot| self.in_slot(slot) == card);
        let (Some(&(zone, _)), Some(&found)) = (hidden.first(), found) else { return false };
        // By lot in any case: neither chance nor the place that gets empty must tell where it was.
        let among = hidden.iter().filter(|(other, _)| *other == zone).count();
        let leaving = hidden[pick(among)];
        let moved = self.in_slot(leaving);
        if moved != card {
            self.fill_slot(found, moved);
        }
        let (_, index) = leaving;
        match zone {
            Zone::Deck => drop(self.deck.remove(index)),
            Zone::Bottom => drop(self.bottom.remove(index)),
            Zone::Discard => drop(self.discard.remove(index)),
            Zone::Hand => drop(self.hand.remove(index)),
        }
        false
    }

    /// Where the cards lie that the table doesn't know, zone after zone.
    fn hidden_slots(&self) -> Vec<(Zone, usize)> {
        let slots = |zone: Zone, cards: &[Held]| -> Vec<(Zone, usize)> {
            let hidden = cards.iter().enumerate().filter(|(_, held)| !held.is_open());
            hidden.map(|(index, _)| (zone, index)).collect()
        };
        let mut all = slots(Zone::Deck, &self.deck);
        all.extend((0..self.bottom.len()).map(|index| (Zone::Bottom, index)));
        all.extend(slots(Zone::Discard, &self.discard));
        all.extend(slots(Zone::Hand, &self.hand));
        all
    }

    fn in_slot(&self, (zone, index): (Zone, usize)) -> Card {
        match zone {
            Zone::Deck => self.deck[index].card(),
            Zone::Bottom => self.bottom[index],
            Zone::Discard => self.discard[index].card(),
            Zone::Hand => self.hand[index].card(),
        }
    }

    fn fill_slot(&mut self, (zone, index): (Zone, usize), card: Card) {
        match zone {
            Zone::Deck => self.deck[index] = Held::hidden(card),
            Zone::Bottom => self.bottom[index] = card,
            Zone::Discard => self.discard[index] = Held::hidden(card),
            Zone::Hand => self.hand[index] = Held::hidden(card),
        }
    }

    /// Makes the deck of these cards, in this order.
    pub(crate) fn fill_deck(&mut self, actions: [&[Card]; 2], bullets: &[u8; SOURCES]) {
        self.deck.clear();
        self.bottom.clear();
        for cards in actions {
            let start = self.deck.len();
            self.deck.set_len(start + cards.len());
            for (held, &card) in self.deck[start..].iter_mut().zip(cards) {
                *held = Held::hidden(card);
            }
        }
        // Of each source there are few: pushing them one by one is quicker than making room and filling it.
        for (index, &count) in bullets.iter().enumerate() {
            for _ in 0..count {
                self.deck.push(Held::hidden(Card::bullet(Source::at(index))));
            }
        }
    }

    /// Takes a card with this face out of the hand. If the table knows one of them, it is that one:
    /// it can't be sure any longer that another is left.
    pub(crate) fn remove_from_hand(&mut self, card: Card) -> bool {
        self.in_hand(card).map(|index| self.take_from_hand(index)).is_some()
    }

    /// Takes the card at this place out of the hand; the last one goes there.
    #[inline]
    pub(crate) fn take_from_hand(&mut self, index: usize) -> Card {
        let last = self.hand.len() - 1;
        let taken = self.hand[index];
        self.hand[index] = self.hand[last];
        self.hand.truncate(last);
        taken.card()
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

    /// What lies at the bottom of the deck becomes part of it, before a shuffle.
    pub(crate) fn raise_bottom(&mut self) {
        self.deck.extend(self.bottom.iter().map(|&card| Held::hidden(card)));
        self.bottom.clear();
    }

    /// Forgets what the table knew of the deck, as a shuffle does.
    pub(crate) fn hide_deck(&mut self) {
        self.deck.iter_mut().for_each(Held::hide);
    }
}

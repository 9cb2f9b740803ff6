//! A seat whose deck was shuffled anew from cards that had been seen (V14, R62): most of these must be
//! in the deck still, in every world.

use rand_core::Rng;
use tinyvec::ArrayVec;

use super::take;
use crate::card::Card;
use crate::chance::{below, shuffle};
use crate::recycled::Recycled;
use crate::seat_cards::MAX_CARDS;

pub(super) type Cards = ArrayVec<[Card; MAX_CARDS]>;

/// The hidden places of a seat's cards outside its deck.
#[derive(Clone, Copy, Default)]
pub(super) struct Outside {
    /// On the pile, laid before the deck was shuffled.
    pub(super) laid_before: u8,
    /// All others.
    pub(super) others: u8,
    /// How many of the others can hold a bullet.
    pub(super) for_bullets: u8,
}

/// Which of a seat's hidden cards were seen to go into its deck.
#[derive(Clone, Copy, Default)]
pub(super) struct Reshuffled {
    places: Outside,
    recycled: Cards,
    /// Recycled too, unless it was the other one with this face that was, which has been seen since.
    doubtful: Cards,
    /// How many of all these can be outside the deck.
    drawn: u8,
}

impl Reshuffled {
    /// Parts the recycled cards from the pool of hidden ones, if they can't be just anywhere. `seen` are
    /// the seat's other cards, but for those on the pile that had been laid before.
    pub(super) fn part(
        pool: &mut Cards,
        record: &Recycled,
        places: Outside,
        seen: impl Iterator<Item = Card>,
    ) -> Option<Self> {
        let mut elsewhere: Cards = record.cards().collect();
        let (recycled, others): (Vec<Card>, Vec<Card>) =
            pool.iter().partition(|&&card| take(&mut elsewhere, |other| other == card).is_some());
        // What was recycled and is not hidden now has been drawn.
        let drawn = record.drawn.saturating_sub(elsewhere.len() as u8);
        let anywhere = drawn >= places.others && places.laid_before == 0;
        if recycled.is_empty() || anywhere {
            return None;
        }
        let mut recycled: Cards = recycled.into_iter().collect();
        let seen = seen.filter(|&card| take(&mut elsewhere, |other| other == card).is_none());
        let doubtful = seen.filter(|card| !card.is_bullet());
        let doubtful = doubtful.filter_map(|card| take(&mut recycled, |other| other == card)).collect();
        *pool = others.into_iter().collect();
        Some(Self { places, recycled, doubtful, drawn })
    }

    /// Puts all hidden cards into an order such that those for the places outside the deck come last,
    /// and last of all those laid before the shuffle. As many of the other places as can't hold a card
    /// drawn since get one that was not recycled; the rest is as likely to be anywhere as the deck is
    /// well shuffled.
    pub(super) fn arrange(&self, mut pool: Cards, rng: &mut impl Rng) -> Cards {
        let mut drawn = self.drawn;
        let mut doubtful = self.doubtful;
        shuffle(rng, &mut doubtful);
        let laid = self.lay(&mut pool, &mut doubtful, &mut drawn, rng);

        let places = usize::from(self.places.others);
        let mut outside = Cards::new();
        let mut bullets = self.places.for_bullets;
        let mut fill = |outside: &mut Cards, from: &mut Cards, up_to: usize| {
            while outside.len() < up_to {
                let Some(card) = take(from, |card| bullets > 0 || !card.is_bullet()) else { break };
                bullets -= u8::from(card.is_bullet());
                outside.push(card);
            }
        };
        fill(&mut outside, &mut pool, places.saturating_sub(usize::from(drawn)));
        pool.extend(self.recycled);
        pool.extend(doubtful);
        shuffle(rng, &mut pool);
        fill(&mut outside, &mut pool, places);
        shuffle(rng, &mut outside);
        pool.extend(outside);
        pool.extend(laid);
        pool
    }

    /// Action cards for the places on the pile that were laid before the shuffle. If it is a doubtful
    /// one, the one with its face that has been seen since was recycled; so one less can be elsewhere.
    fn lay(&self, pool: &mut Cards, doubtful: &mut Cards, drawn: &mut u8, rng: &mut impl Rng) -> Cards {
        let mut laid = Cards::new();
        for _ in 0..self.places.laid_before {
            let sure = pool.iter().filter(|card| !card.is_bullet()).count();
            let either = if *drawn > 0 { doubtful.len() } else { 0 };
            let card = if sure + either > 0 && below(rng, sure + either) < either {
                *drawn -= 1;
                doubtful.pop()
            } else {
                take(pool, |card| !card.is_bullet())
            };
            laid.extend(card);
        }
        laid
    }
}

//! What everybody saw go into a deck when it was shuffled (V14, R62).
//!
//! Discards that become a deck have been seen in part. From then on everybody knows of these that they
//! are in the deck; and when cards were drawn from it, that at most as many of them are elsewhere.

use crate::bandit::Bandit;
use crate::card::{Card, Face, SOURCES, Source};
use crate::choice::Kept;
use crate::sets::Indexed;

/// The cards of one seat that were seen to go into its deck, and what has happened since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Recycled {
    actions: Kept,
    /// Four bits for each source, enough for every bullet in the box: nine seats have such a record, and
    /// a game should copy fast.
    bullets: [u8; SOURCES.div_ceil(2)],
    /// How many cards were drawn since that nobody else has seen: of the recycled cards so many, and no
    /// more, can be elsewhere than in the deck.
    pub drawn: u8,
    /// How many cards of the pile had been laid before: none of them is a recycled one.
    pub laid_before: u8,
}

impl Recycled {
    /// V14: these discards, which everybody has seen, become the deck of a seat with these bandits.
    pub(crate) fn discards(seen: impl Iterator<Item = Card>, leads: &[Bandit], pile: usize) -> Self {
        let actions = Kept::nothing(leads);
        let mut recycled = Self { actions, laid_before: pile as u8, ..Self::default() };
        for card in seen {
            match card.face() {
                Face::Bullet(source) => recycled.add_bullet(source),
                Face::Action(..) | Face::Plot(_) | Face::Binoculars(_) => {
                    recycled.actions = recycled.actions.and(card).unwrap_or(recycled.actions);
                }
            }
        }
        recycled
    }

    /// R62: a bullet is seen to go into the deck of a seat that owns so many like it.
    pub(crate) fn shuffle_in(&mut self, source: Source, owned: u8) {
        if self.is_empty() {
            self.drawn = 0;
        }
        if self.count_bullets(source) < owned {
            self.add_bullet(source);
        } else {
            // All that are like it had gone into the deck, so this one had been drawn and is back.
            self.drawn = self.drawn.saturating_sub(1);
        }
    }

    fn count_bullets(&self, source: Source) -> u8 {
        self.bullets[source.index() / 2] >> (4 * (source.index() % 2)) & 0xf
    }

    fn add_bullet(&mut self, source: Source) {
        // To know of fewer than there are is no error.
        if self.count_bullets(source) == 0xf {
            return;
        }
        self.bullets[source.index() / 2] += 1 << (4 * (source.index() % 2));
    }

    /// C46: a bullet leaves the game, and it may have been one of these.
    pub(crate) fn heal(&mut self, source: Source) {
        if self.count_bullets(source) > 0 {
            self.bullets[source.index() / 2] -= 1 << (4 * (source.index() % 2));
        }
    }

    /// The cards that went into the deck, in a fixed order.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<'_> {
        let bullets = (0..SOURCES).map(Source::at).flat_map(|source| {
            std::iter::repeat_n(Card::bullet(source), usize::from(self.count_bullets(source)))
        });
        self.actions.cards().chain(bullets)
    }

    /// Whether nothing is known to have gone in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards().next().is_none()
    }
}

//! Choices: what a seat can decide.

use crate::bandit::Bandit;
use crate::card::{Action, Card, Face, Source};
use crate::loot::{Find, LootKind, Token};
use crate::sets::Indexed;
use crate::train::{Car, Place};

/// A decision, in the imperative. It means the same whatever the game: it needs no context to be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub enum Choice {
    /// B2: lead this bandit.
    Bandit(Bandit),
    /// V31: lead the team with this number.
    Team(u8),
    /// V21, V32: this bandit starts in the last car, the other one before it.
    LastCar(Bandit),
    /// V33: take this card into hand.
    Pick(Card),
    /// B12: draw three cards.
    Draw,
    /// B12: play a card.
    Play {
        /// The card.
        card: Card,
        /// B30: hide it. (In a tunnel every card is hidden; that is not a choice.)
        face_down: bool,
        /// V34: the other bandit's card that follows a Fire at once.
        follow_up: Option<Card>,
    },
    /// V12: keep these action cards, discard the rest.
    Keep(Kept),
    /// B20, B21: go there.
    Go(Place),
    /// B22: fire at this bandit.
    Fire(Bandit),
    /// B23: take this.
    Rob(Find),
    /// B24: punch this bandit.
    Punch(Bandit),
    /// B24: make it lose a token of this kind.
    Knock(LootKind),
    /// B33: take the fallen purse.
    Take,
    /// B33: leave it where it fell.
    Leave,
    /// B24: send the victim there.
    Push(Place),
    /// B25: send the Marshal there.
    Marshal(Car),
    /// B45: let this bandit take this purse.
    Pickpocket(Bandit, Find),
    /// B45, C35, C63, C70, C22: none of it.
    Decline,
    /// C21: make a Diversion instead of acting.
    Divert,
    /// C42: fire at the courier of this car.
    FireCourier(Car),
    /// C47: fire the machine gun.
    Gun,
    /// C35: offer this action to this teammate.
    Nudge(Action, Bandit),
    /// C35, C82, C83: carry this action out.
    Do(Action),
    /// C22: set this card aside for the next round.
    SetAside(Card),
    /// C46, C65: discard these bullets.
    Heal(Healed),
    /// C62: put this token down.
    Drop(Token),
}

impl Default for Choice {
    /// A filler for empty places in arrays; it has no meaning of its own.
    fn default() -> Self {
        Self::Draw
    }
}

/// Up to two bullets that are discarded (C46).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Healed {
    /// The numbers of their sources plus one, the smaller first; zero for none.
    sources: [u8; 2],
}

impl Healed {
    /// The bullets.
    pub fn sources(self) -> impl Iterator<Item = Source> {
        self.sources
            .into_iter()
            .filter(|&number| number > 0)
            .map(|number| Source::at(usize::from(number) - 1))
    }

    /// How many.
    #[must_use]
    pub fn len(self) -> usize {
        self.sources().count()
    }

    /// Whether it is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many of this source.
    #[must_use]
    pub fn count(self, source: Source) -> usize {
        self.sources().filter(|&other| other == source).count()
    }

    /// One more, if two are not enough.
    #[must_use]
    pub fn and(self, source: Source) -> Option<Self> {
        let number = source.index() as u8 + 1;
        match self.sources {
            [0, 0] => Some(Self { sources: [0, number] }),
            [0, other] => Some(Self { sources: [number.min(other), number.max(other)] }),
            _ => None,
        }
    }
}

/// How many of each action card to keep, for the one or two bandits of a seat (V12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Kept {
    /// The seat's bandits; with one bandit both entries name it and the second counts nothing.
    bandits: [Bandit; 2],
    /// Two bits for each action, the first action lowest.
    counts: [u16; 2],
}

impl Kept {
    /// Nothing kept, by a seat with these bandits.
    #[must_use]
    pub fn nothing(bandits: &[Bandit]) -> Self {
        let first = bandits.first().copied().unwrap_or_default();
        Self { bandits: [first, bandits.get(1).copied().unwrap_or(first)], counts: [0; 2] }
    }

    fn slot(&self, bandit: Bandit) -> Option<usize> {
        self.bandits.iter().position(|&known| known == bandit)
    }

    /// How many of this card are kept.
    #[must_use]
    pub fn count(&self, card: Card) -> usize {
        let Face::Action(bandit, action) = card.face() else { return 0 };
        self.slot(bandit).map_or(0, |slot| usize::from(self.counts[slot] >> (2 * action.index()) & 3))
    }

    /// Keeps one more of this card, unless that is impossible: a bullet, another seat's card, a fourth copy.
    #[must_use]
    pub fn and(mut self, card: Card) -> Option<Self> {
        let Face::Action(bandit, action) = card.face() else { return None };
        let slot = self.slot(bandit)?;
        if self.count(card) == 3 {
            return None;
        }
        self.counts[slot] += 1 << (2 * action.index());
        Some(self)
    }

    /// The cards, each as often as it is kept.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let slots = if self.bandits[0] == self.bandits[1] { 1 } else { 2 };
        let kinds = self
            .bandits
            .into_iter()
            .take(slots)
            .flat_map(|bandit| Action::ALL.iter().map(move |&action| Card::action(bandit, action)));
        kinds.flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    /// The part of this that has the number `index` among all its parts; see [`Kept::parts`].
    pub(crate) fn part(self, mut index: usize) -> Self {
        let mut part = Self { counts: [0; 2], ..self };
        for slot in 0..2 {
            for action in 0..Action::ALL.len() {
                let radix = usize::from(self.counts[slot] >> (2 * action) & 3) + 1;
                part.counts[slot] |= ((index % radix) as u16) << (2 * action);
                index /= radix;
            }
        }
        part
    }

    /// How many different parts it has, none and all of it included.
    pub(crate) fn parts(self) -> usize {
        let radix = |slot: usize, action: usize| usize::from(self.counts[slot] >> (2 * action) & 3) + 1;
        (0..2)
            .flat_map(|slot| (0..Action::ALL.len()).map(move |action| (slot, action)))
            .map(|(slot, action)| radix(slot, action))
            .product()
    }
}

//! V12: keep some action cards, discard the rest.

use super::{Form, Gist, Kind, Meaning};
use crate::bandit::Bandit;
use crate::card::{Action, Card, Face};
use crate::narration::lines::all_names;
use crate::sets::Indexed;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::text::tokens;
use crate::view::View;

pub(crate) struct Keep(pub(crate) Kept);

impl Kind for Keep {
    const FORMS: &'static [Form] = &[Form::new(
        &["keep move fire", "keep nothing"],
        "at the end of Schemin' in the expert variant",
        "V12",
    )];

    fn write(self, pen: &Pen) -> String {
        if self.0.cards().next().is_none() {
            return "keep nothing".to_owned();
        }
        format!("keep {}", tokens::write_cards(self.0.cards(), pen.leads))
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let nothing = Kept::nothing(pen.leads);
        match *words {
            ["keep", "nothing"] => Some(Ok(Self(nothing))),
            ["keep", ref cards @ ..] if !cards.is_empty() => Some(read(cards, nothing, pen).map(Self)),
            _ => None,
        }
    }

    fn phrase(self, view: &View) -> String {
        let cards: Vec<Card> = self.0.cards().collect();
        if cards.is_empty() {
            "keep nothing".to_owned()
        } else {
            format!("keep {}", all_names(&cards, &view.board))
        }
    }

    fn gist(self) -> Gist {
        Gist::Keep(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Keep { cards: self.0.cards().collect() }
    }
}

fn read(cards: &[&str], nothing: Kept, pen: &Pen) -> Result<Kept> {
    tokens::each(pen.line, cards)?.into_iter().try_fold(nothing, |kept, word| {
        kept.and(pen.card(word)?).ok_or_else(|| pen.error(format!("{word} can't be kept (V12)")))
    })
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

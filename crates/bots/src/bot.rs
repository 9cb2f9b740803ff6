//! What a bot is: it is shown a view and decides. It may tell what it thought.

use std::time::Duration;

use folsom_rules::{Card, Choice, Seat, View};

/// A player that is no person.
pub trait Bot: Send {
    /// Makes the decision that the viewer of this view is asked for: one of the choices that the view offers.
    ///
    /// # Panics
    /// It may, if the viewer of this view is not asked.
    fn decide(&mut self, view: &View) -> Decision;
}

/// A decision, and what led to it.
#[derive(Clone, Debug)]
pub struct Decision {
    /// One of the choices of the view.
    pub choice: Choice,
    /// What the bot thought.
    pub thoughts: Thoughts,
}

impl Decision {
    /// A decision without a thought.
    #[must_use]
    pub fn plain(choice: Choice) -> Self {
        Self { choice, thoughts: Thoughts::default() }
    }
}

/// What a bot thought when it decided, for whoever wants to look over its shoulder.
#[derive(Clone, Debug, Default)]
pub struct Thoughts {
    /// The choices it weighed, the best first.
    pub candidates: Vec<Candidate>,
    /// What it believes of hidden cards.
    pub beliefs: Vec<Belief>,
    /// How many games it played on in its head.
    pub iterations: u32,
    /// How long it took, if it looked at the clock.
    pub time: Option<Duration>,
    /// Why this is not the decision it should have been: a program that gave no answer, say.
    pub trouble: Option<String>,
}

/// A choice that was weighed.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// Which.
    pub choice: Choice,
    /// What it seemed to be worth.
    pub value: Value,
    /// How many games were played on with it.
    pub tries: u32,
}

/// What something seems to be worth.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub enum Value {
    /// The chance to win, from 0 to 1.
    Chance(f32),
    /// What it may bring in dollars.
    Dollars(i32),
}

/// What a bot believes of something hidden.
#[derive(Clone, Debug)]
pub struct Belief {
    /// Where the hidden card is.
    pub about: Hidden,
    /// Which cards it takes for likely, with how much of a chance, the likeliest first.
    pub likely: Vec<(Card, f32)>,
}

/// A place where hidden cards are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// The card of the pile with this number, counted from zero.
    Planned(u8),
    /// Among the cards in this seat's hand: the chance is that it has at least one such card.
    Hand(Seat),
}

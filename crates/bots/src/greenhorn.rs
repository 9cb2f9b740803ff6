//! Plausible play with human mistakes: a greenhorn has the right instincts but loses track of the pile.

use folsom_rules::{Board, Card, Choices, Eyes, PlannedView, Seat, Token, View, Worth, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Bot, Decision};
use crate::instinct::{Memo, Style};
use crate::outlaw;

/// Of a hundred cards on the pile, how many of the others' and of its own it forgets.
const FORGETS_OTHERS: usize = 60;
const FORGETS_OWN: usize = 15;

/// It shoots at every chance, fears the Marshal too little, and much is a matter of mood.
const STYLE: Style =
    Style { whim: 120, fired: 240, bullet: -30, next_to_marshal: 0, spite: 60, ..Style::BEST };

/// Goes by instinct, without looking closely.
pub(crate) struct Greenhorn {
    dice: Xoshiro256PlusPlus,
}

impl Greenhorn {
    pub(crate) fn new(seed: u64) -> Self {
        Self { dice: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Greenhorn {
    fn decide(&mut self, view: &View) -> Decision {
        let distracted = Distracted::new(view, &mut self.dice);
        outlaw::decide(&distracted, &STYLE, &mut Memo::new(), &mut self.dice)
    }
}

/// Eyes that overlook some cards of the pile.
struct Distracted<'a> {
    view: &'a View,
    /// Which cards of the pile are overlooked, as bits.
    overlooked: u128,
}

impl<'a> Distracted<'a> {
    fn new(view: &'a View, dice: &mut impl Rng) -> Self {
        let mut overlooked = 0;
        for index in 0..view.pile.len() {
            let own = view.pile[index].is_of(Eyes::seat(view));
            let forgets = if own { FORGETS_OWN } else { FORGETS_OTHERS };
            overlooked |= u128::from(below(dice, 100) < forgets) << index;
        }
        Self { view, overlooked }
    }
}

impl Eyes for Distracted<'_> {
    fn seat(&self) -> Seat {
        Eyes::seat(self.view)
    }

    fn board(&self) -> &Board {
        &self.view.board
    }

    fn hand(&self) -> impl Iterator<Item = Card> {
        Eyes::hand(self.view)
    }

    fn pile_len(&self) -> usize {
        self.view.pile.len()
    }

    fn planned(&self, index: usize) -> PlannedView {
        let planned = self.view.pile[index];
        if self.overlooked >> index & 1 == 1 { PlannedView { card: None, ..planned } } else { planned }
    }

    fn worth(&self, token: Token) -> Option<Worth> {
        self.view.worth[token]
    }

    fn choices(&self) -> Choices {
        Eyes::choices(self.view)
    }
}

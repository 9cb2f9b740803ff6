//! What the worlds say about hidden cards: how often each turned up where.

use std::cmp::Reverse;

use folsom_rules::{Card, Eyes, Game, Seat, View};

use crate::bot::{Belief, Hidden};

/// More worlds than these would not change a belief that is told in per cent.
const ENOUGH: u32 = 200;
/// Cards less likely than this (in per cent) are not worth telling.
const WORTH_TELLING: u32 = 10;

/// How often which card was where.
pub(super) struct Tally {
    worlds: u32,
    places: Vec<(Hidden, Vec<(Card, u32)>)>,
}

impl Tally {
    /// Nothing counted yet of what this view leaves open.
    pub(super) fn new(view: &View) -> Self {
        let pile = (0..).zip(&view.pile).filter(|(_, planned)| planned.card.is_none());
        let planned = pile.map(|(index, _)| Hidden::Planned(index));
        let hidden_hand = |seat: &Seat| view.cards[*seat].hand.iter().any(|sight| sight.card().is_none());
        let hands = view.board.seats().filter(hidden_hand).map(Hidden::Hand);
        Self { worlds: 0, places: planned.chain(hands).map(|place| (place, Vec::new())).collect() }
    }

    /// Looks where the cards are in a world.
    pub(super) fn count(&mut self, world: &Game) {
        if self.worlds == ENOUGH {
            return;
        }
        self.worlds += 1;
        for (place, counts) in &mut self.places {
            match *place {
                Hidden::Planned(index) => {
                    // Whoever laid a card knows it; nobody knows Il Professore's.
                    let index = usize::from(index);
                    let laid_by = world.eyes(Seat::default()).planned(index).seat;
                    add(counts, world.eyes(laid_by).planned(index).card);
                }
                Hidden::Hand(seat) => {
                    let mut hand: Vec<Card> = world.eyes(seat).hand().collect();
                    hand.sort_unstable();
                    hand.dedup();
                    add(counts, hand);
                }
            }
        }
    }

    /// What is likely.
    pub(super) fn beliefs(self) -> Vec<Belief> {
        let worlds = self.worlds.max(1);
        let believe = |(about, mut counts): (Hidden, Vec<(Card, u32)>)| {
            counts.sort_by_key(|&(card, count)| (Reverse(count), card));
            counts.retain(|&(_, count)| count * 100 >= WORTH_TELLING * worlds);
            let likely: Vec<(Card, f32)> =
                counts.into_iter().map(|(card, count)| (card, count as f32 / worlds as f32)).collect();
            (!likely.is_empty()).then_some(Belief { about, likely })
        };
        self.places.into_iter().filter_map(believe).collect()
    }
}

fn add(counts: &mut Vec<(Card, u32)>, cards: impl IntoIterator<Item = Card>) {
    for card in cards {
        match counts.iter_mut().find(|(known, _)| *known == card) {
            Some((_, count)) => *count += 1,
            None => counts.push((card, 1)),
        }
    }
}

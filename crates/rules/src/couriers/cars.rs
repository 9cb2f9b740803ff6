//! The special cars: arsenal and infirmary (C45, C46), and the healing of C65.

use tinyvec::ArrayVec;

use crate::ask::{self, Ask};
use crate::bandit::Bandit;
use crate::board::{Board, SeatBoard};
use crate::card::{Card, SOURCES, Source};
use crate::choice::Healed;
use crate::event::{Happening, Witness};
use crate::game::Game;
use crate::parts::Part;
use crate::seat::Seat;
use crate::sets::Indexed;
use crate::train::CarKind;

/// C46: how many bullets a visit heals.
const HEALS: usize = 2;

impl Board {
    /// Whether one of a seat's bandits is inside a car of that kind.
    fn leads_inside(&self, seat: Seat, kind: CarKind) -> bool {
        let inside = |bandit: Bandit| {
            let place = self.place[bandit];
            !place.is_roof() && self.trains.kind(place.car()) == kind
        };
        self.leads[seat].into_iter().any(inside)
    }

    /// C45, C64: two cards more, but never four (R56).
    pub(crate) fn extra_cards(&self, seat: Seat) -> usize {
        if !self.has(Part::ServiceCars) && !self.has(Part::Teams) {
            return 0;
        }
        let extra = self.leads_inside(seat, CarKind::Arsenal) || self.armored.concerted.has(seat);
        if extra { 2 } else { 0 }
    }

    /// C46: whether a seat may heal at the start of a round.
    pub(crate) fn heals_at_start(&self, seat: Seat) -> bool {
        self.leads_inside(seat, CarKind::Infirmary) && self.may_heal(seat)
    }

    /// Whether there is anything to heal, and it has not been healed enough (R56).
    pub(crate) fn may_heal(&self, seat: Seat) -> bool {
        self.heals_left(seat) > 0 && self.at_seat[seat].bullets.iter().any(|&count| count > 0)
    }

    /// How many bullets a seat may still heal: two by C65 and C46 together (R56).
    pub(crate) fn heals_left(&self, seat: Seat) -> usize {
        HEALS.saturating_sub(usize::from(self.armored.treated[seat]))
    }
}

/// C46, R57: every way to discard up to so many bullets: neutral ones first, then any others.
pub(crate) fn healings(bullets: &[u8; SOURCES], at_most: usize) -> ArrayVec<[Healed; 64]> {
    let neutral = Source::Neutral.index();
    let mut ways: ArrayVec<[Healed; 64]> = ArrayVec::new();
    ways.push(Healed::default());
    let mut grow = 0;
    while grow < ways.len() {
        let way = ways[grow];
        grow += 1;
        if way.len() >= at_most {
            continue;
        }
        let left = |index: usize| usize::from(bullets[index]) - way.count(Source::at(index));
        for index in 0..SOURCES {
            let allowed = left(index) > 0 && (index == neutral || left(neutral) == 0);
            if allowed && let Some(more) = way.and(Source::at(index)).filter(|more| !ways.contains(more)) {
                ways.push(more);
            }
        }
    }
    ways
}

impl Game {
    /// C46, R42: before the round card is revealed, whoever is inside the infirmary may heal, in turn order.
    pub(crate) fn ask_next_infirmary(&mut self) -> bool {
        self.ask_next_seat(
            |game, seat| game.board.heals_at_start(seat),
            |_, seat| (seat, Ask::Heal(ask::Heal)),
        )
    }

    /// Neutral bullets go back to the pile, all others leave the game.
    #[inline(never)]
    pub(crate) fn heal(&mut self, seat: Seat, healed: Healed, witness: &mut impl Witness) {
        for source in healed.sources() {
            self.board.at_seat[seat].bullets[source.index()] -= 1;
            match source {
                Source::Neutral => self.board.neutral += 1,
                Source::Bandit(_) => self.board.armored.healed[source.index()] += 1,
            }
            self.board.armored.treated[seat] += 1;
            let chance = &mut self.secret.chance;
            let cards = &mut self.secret.cards[seat];
            let open = cards.discard_bullet(Card::bullet(source), |among| chance.blind_pick(among));
            let SeatBoard { recycled, bullet_room, .. } = &mut self.board.at_seat[seat];
            recycled.heal(source);
            if !open && self.board.rules.expert {
                recycled.drawn += 1; // R81: a card of the deck may have gone elsewhere
            }
            *bullet_room = (*bullet_room).min(cards.hand.len() as u8);
            self.tell(witness, Happening::BulletHealed { seat, source });
        }
    }
}

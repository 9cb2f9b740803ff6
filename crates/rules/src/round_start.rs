//! The start of a round: card, picks, shuffle, hands, in this order (R42).

use rand_core::Rng;

use crate::ask;
use crate::board::{Format, Stage};
use crate::card::Face;
use crate::chance::shuffle;
use crate::choice::Choice;
use crate::event::{Event, Happening, Witness};
use crate::game::Game;
use crate::loot::TokenSet;
use crate::parts::Part;
use crate::recycled::Recycled;
use crate::rounds::RoundCard;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::seat_cards::{Hand, Held};

impl Game {
    /// B10: the next round card is revealed.
    #[inline(never)]
    pub(crate) fn start_round(&mut self, witness: &mut impl Witness) {
        // R42: the infirmary comes first. `step` counts those that had their say there.
        if self.board.has(Part::ServiceCars) {
            self.board.step = self.board.step.max(1);
            if self.ask_next_infirmary() {
                return;
            }
            self.board.armored.treated = BySeat::default();
        }
        let round = self.board.round;
        let card = self.secret.rounds[usize::from(round)];
        self.board.revealed.push(card);
        self.board.acted = SeatSet::EMPTY;
        self.board.turn = 0;
        self.board.step = 0;
        self.board.second_act = false;
        self.tell(witness, Happening::RoundBegan { round, card });
        self.board.armored.diverted = 0;
        if card == RoundCard::DelayedAttack && self.document_is_back() {
            self.board.armored.cut_short = true;
            self.tell(witness, Happening::CutShort);
        }
        self.board.turns = self.board.turns_of(card);
        self.board.stage =
            if self.board.format == Format::Pairs2018 { Stage::Picking } else { Stage::Drawing };
    }

    /// C71, R27: whether a bandit in or on the starting train holds a secret document.
    fn document_is_back(&self) -> bool {
        let holds = |bandit| !(self.board.loot.held[bandit] & TokenSet::DOCUMENTS).is_empty();
        self.board.bandits.iter().any(|bandit| self.board.is_back(bandit) && holds(bandit))
    }

    /// V33: each seat picks a card of its deck before it is shuffled; nobody sees which.
    #[inline(never)]
    pub(crate) fn step_picking(&mut self, witness: &mut impl Witness) {
        if let Some(seat) = self.next_to_answer() {
            return self.ask(seat, ask::Pick);
        }
        for seat in self.board.seats() {
            if let Some(Choice::Pick(card)) = self.take_answer(seat) {
                witness.saw(|| Event::CardPicked { seat, card });
                // The deck is put together by `draw_hands`, which leaves out what is in hand.
                self.secret.cards[seat].hand.push(Held::hidden(card));
                self.board.at_seat[seat].bullet_room += 1; // it may be a bullet
            }
        }
        self.board.stage = Stage::Drawing;
    }

    /// B11: each seat shuffles all its cards and draws. V11: in the expert variant only the first
    /// time; then it draws up to its hand size.
    #[inline(never)]
    pub(crate) fn draw_hands(&mut self, witness: &mut impl Witness) {
        let expert = self.board.rules.expert;
        if !expert || self.board.round == 0 {
            let mut rng = self.secret.chance.round(self.board.round);
            for seat in self.board.seats() {
                self.shuffle_everything(seat, &mut rng);
            }
            self.shuffle_professore(&mut rng);
        } else if self.board.armored.professore.is_some() {
            let mut rng = self.secret.chance.round(self.board.round);
            self.shuffle_professore(&mut rng);
        }
        for seat in self.board.seats() {
            let size = self.board.hand_size(seat) + self.board.extra_cards(seat);
            let wanted = if expert {
                size.saturating_sub(self.secret.cards[seat].hand.len())
            } else {
                // C22: a card set aside is one card fewer.
                size - usize::from(self.board.armored.set_aside.has(seat))
            };
            self.draw_cards(seat, wanted, witness);
            if expert && self.board.rules.expert_bullets_discarded {
                self.discard_bullets(seat, witness);
            }
        }
        self.board.armored.set_aside = SeatSet::EMPTY;
        self.board.armored.concerted = SeatSet::EMPTY;
        self.board.stage = Stage::Schemin;
        self.begin_turn(witness);
    }

    /// Makes a shuffled deck of everything the seat owns and does not hold (R32). It starts from a
    /// fixed order, so that the result does not depend on where the cards were before.
    fn shuffle_everything(&mut self, seat: Seat, rng: &mut impl Rng) {
        let cards = &mut self.secret.cards[seat];
        cards.fill_deck(self.board.action_sets(seat), &self.board.at_seat[seat].bullets);
        for held in &cards.hand {
            if let Some(index) = cards.deck.iter().position(|&other| other.card() == held.card()) {
                cards.deck.remove(index);
            }
        }
        shuffle(rng, &mut cards.deck);
    }

    /// Draws cards; what is left if there are fewer (R1). V14: in the expert variant an empty deck
    /// is made anew from the discard pile.
    pub(crate) fn draw_cards(&mut self, seat: Seat, wanted: usize, witness: &mut impl Witness) {
        let before = self.secret.cards[seat].hand.len();
        let mut drawn = self.draw_from_deck(seat, wanted);
        if drawn < wanted && !self.secret.cards[seat].discard.is_empty() {
            drawn += self.draw_from_discards(seat, wanted - drawn, witness);
        }
        let hand = &self.secret.cards[seat].hand;
        // Whatever was drawn may be bullets; never more than the hand holds.
        let room = usize::from(self.board.at_seat[seat].bullet_room) + drawn;
        self.board.at_seat[seat].bullet_room = room.min(hand.len()) as u8;
        if drawn > 0 {
            witness.saw(|| {
                let cards = hand[before..].iter().map(|held| held.card()).collect();
                Event::CardsDrawn { seat, cards }
            });
        }
    }

    /// V14: makes the deck anew of the discards and draws on.
    #[inline(never)]
    fn draw_from_discards(&mut self, seat: Seat, wanted: usize, witness: &mut impl Witness) -> usize {
        let mut rng = self.secret.chance.reshuffle();
        let cards = &mut self.secret.cards[seat];
        let seen = cards.discard.iter().filter(|held| held.is_open()).map(|held| held.card());
        let (leads, pile) = (&self.board.leads[seat], self.secret.pile.len());
        self.board.at_seat[seat].recycled = Recycled::discards(seen, leads, pile);
        cards.turn_discards();
        shuffle(&mut rng, &mut cards.deck);
        self.tell(witness, Happening::DeckShuffled { seat });
        self.draw_from_deck(seat, wanted)
    }

    /// Draws as many cards as the deck has. In the expert variant it is noted how many of them the
    /// table did not know: only these can be recycled ones.
    #[inline]
    fn draw_from_deck(&mut self, seat: Seat, wanted: usize) -> usize {
        let cards = &mut self.secret.cards[seat];
        let drawn = cards.draw(wanted);
        if self.board.rules.expert {
            let new = &cards.hand[cards.hand.len() - drawn..];
            let unseen = new.iter().filter(|held| !held.is_open()).count();
            self.board.at_seat[seat].recycled.drawn += unseen as u8;
        }
        drawn
    }

    /// V15: bullets drawn at the start of the round are discarded at once, one by one (R72).
    fn discard_bullets(&mut self, seat: Seat, witness: &mut impl Witness) {
        let bullets = self.secret.cards[seat].hand.iter().map(|held| held.card());
        let bullets: Hand = bullets.filter(|card| card.is_bullet()).collect();
        for card in bullets {
            self.secret.cards[seat].remove_from_hand(card);
            self.secret.cards[seat].discard.push(Held::open(card));
            if let Face::Bullet(source) = card.face() {
                self.tell(witness, Happening::BulletDiscarded { seat, source });
            }
        }
        self.board.at_seat[seat].bullet_room = 0;
    }

    /// The next seat, clockwise from the first player, that has not answered a secret question.
    pub(crate) fn next_to_answer(&self) -> Option<Seat> {
        self.board.clockwise().find(|&seat| !self.board.answered.has(seat))
    }

    /// A secret answer, now that all are in.
    pub(crate) fn take_answer(&mut self, seat: Seat) -> Option<Choice> {
        self.board.answered.remove(seat);
        self.secret.answers[seat].take()
    }
}

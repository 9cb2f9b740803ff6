//! Diversion and Plan of action: the expansion's marks in Schemin' (C21, C22).

use crate::ask;
use crate::board::{Board, Stage};
use crate::card::Card;
use crate::choice::Choice;
use crate::event::{Event, Happening, Witness};
use crate::game::Game;
use crate::round_card::Turn;
use crate::rounds::RoundCard;
use crate::seat::Seat;
use crate::seat_cards::Held;

impl Board {
    fn diversion_mark(&self, seat: Seat) -> u8 {
        1 << self.team(seat) as u8
    }
}

impl Game {
    fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let board = self.board;
        let team = board.team(seat);
        board.clockwise().filter(move |&other| board.team(other) != team)
    }

    /// C21: whether a seat may make a Diversion instead of acting: the first of its team in this turn
    /// (R31), and only if an opponent has a card to lose (R85).
    pub(crate) fn may_divert(&self, seat: Seat, turn: Turn) -> bool {
        turn == Turn::Diversion
            && self.board.armored.diverted & self.board.diversion_mark(seat) == 0
            && self.opponents(seat).any(|other| !self.secret.cards[other].hand.is_empty())
    }

    /// C21: one random card of every opponent's hand goes to the bottom of its deck, unseen by the others.
    /// It is an act like any other: Ghost's chance to hide a card is gone (R64).
    #[inline(never)]
    pub(crate) fn act_divert(&mut self, seat: Seat, witness: &mut impl Witness) {
        self.board.armored.diverted |= self.board.diversion_mark(seat);
        self.tell(witness, Happening::Diverted { seat });
        for opponent in self.opponents(seat) {
            let cards = &mut self.secret.cards[opponent];
            if cards.hand.is_empty() {
                continue;
            }
            // From a fixed order, so that the result does not depend on the order in hand.
            cards.hand.sort_unstable_by_key(|held| (held.card(), held.is_open()));
            let index = self.secret.chance.blind_pick(cards.hand.len());
            let card = cards.hand.remove(index).card();
            // Whether it was a card that the table knew of, the table can't tell, unless they are all alike.
            if cards.hand.iter().any(|&held| held != Held::open(card)) {
                cards.hide_hand();
            }
            cards.bottom.push(card);
            let room = &mut self.board.at_seat[opponent].bullet_room;
            *room = (*room).min(cards.hand.len() as u8);
            witness.saw(|| Event::CardDiverted { seat: opponent, card });
        }
    }

    /// C22: whether each seat may set a card aside at the end of this Schemin'. R48: not in the expert
    /// variant, where keeping cards already exists.
    pub(crate) fn may_set_aside(&self) -> bool {
        self.board.round_card() == Some(RoundCard::PlanOfAction) && !self.board.rules.expert
    }

    /// C22, R83: each seat decides in secret whether to set a card aside.
    pub(crate) fn step_setting_aside(&mut self, witness: &mut impl Witness) {
        for seat in self.board.seats() {
            if self.secret.cards[seat].hand.is_empty() {
                self.board.answered.insert(seat);
            }
        }
        if let Some(seat) = self.next_to_answer() {
            return self.ask(seat, ask::SetAside);
        }
        for seat in self.board.seats() {
            let kept = match self.take_answer(seat) {
                Some(Choice::SetAside(card)) => Some(card),
                _ => None,
            };
            self.set_aside(seat, kept, witness);
        }
        self.begin_stealin(witness);
    }

    fn set_aside(&mut self, seat: Seat, kept: Option<Card>, witness: &mut impl Witness) {
        if let Some(card) = kept {
            self.secret.cards[seat].remove_from_hand(card);
            self.board.armored.set_aside.insert(seat);
            witness.saw(|| Event::CardSetAside { seat, card });
        }
        self.return_hand(seat, witness);
        self.secret.cards[seat].hand.extend(kept.map(Held::hidden));
        self.board.at_seat[seat].bullet_room = self.secret.cards[seat].hand.len() as u8;
    }

    /// Whether the seats decide something in secret before Stealin'.
    pub(crate) fn keeping_stage(&self) -> Option<Stage> {
        (self.board.rules.expert || self.may_set_aside()).then_some(Stage::Keeping)
    }
}

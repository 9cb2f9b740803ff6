//! Schemin': the seats plan, turn after turn, card upon card (B12, B13).

use std::cmp::Reverse;

use crate::ask::{self, Ask};
use crate::board::{Board, Format, Stage};
use crate::card::Card;
use crate::chance::shuffle;
use crate::choice::{Choice, Kept};
use crate::event::{Event, Happening, Hiding, Witness};
use crate::game::{Game, Planned};
use crate::parts::Part;
use crate::round_card::Turn;
use crate::seat::Seat;
use crate::seat_cards::{Hand, Held, SeatCards};

impl Board {
    /// B13: who acts after so many others have in a turn of this kind.
    #[inline]
    fn actor_at(&self, turn: Turn, step: u8) -> Seat {
        let (step, seats) = (usize::from(step), usize::from(self.seats));
        match turn {
            Turn::Switching => self.first.counter_clockwise(step, seats),
            Turn::Standard | Turn::Tunnel | Turn::SpeedingUp | Turn::Diversion => {
                self.first.clockwise(step, seats)
            }
        }
    }

    /// The seats that are still to act in this turn of Schemin', the next one first.
    pub fn still_to_act(&self) -> impl Iterator<Item = Seat> {
        let turn = self.turns.get(usize::from(self.turn)).filter(|_| self.stage == Stage::Schemin);
        let steps = turn.map_or(0..0, |_| self.step..self.seats);
        steps.filter_map(move |step| turn.map(|&turn| self.actor_at(turn, step)))
    }

    /// C20: teams plan aloud, and then each seat decides alone until the round is over: nobody may talk.
    #[must_use]
    pub fn is_talk_closed(&self) -> bool {
        self.has(Part::Teams) && matches!(self.stage, Stage::Stealin | Stage::RoundEnd)
    }
}

impl Game {
    /// Announces the present turn, if the round has another.
    pub(crate) fn begin_turn(&mut self, witness: &mut impl Witness) {
        let turn = self.board.turn;
        if let Some(&kind) = self.board.turns.get(usize::from(turn)) {
            self.tell(witness, Happening::TurnBegan { turn, kind });
        }
    }

    /// B12: the seat whose act it is plays or draws.
    pub(crate) fn step_schemin(&mut self, witness: &mut impl Witness) {
        let Some(&turn) = self.board.turns.get(usize::from(self.board.turn)) else {
            return self.end_schemin(witness);
        };
        let seat = self.board.actor_at(turn, self.board.step);
        let cards = &self.secret.cards[seat];
        let may_draw = cards.deck_len() > 0 || !cards.discard.is_empty();
        let may_divert = self.may_divert(seat, turn);
        if !may_draw && !may_divert && !self.can_play(seat) {
            // R1: with nothing to play and nothing to draw, the seat passes.
            self.tell(witness, Happening::Passed { seat });
            return self.end_act(seat, turn, witness);
        }
        if !may_divert && self.must_draw(seat, cards) {
            return self.act_draw(seat, witness);
        }
        // R70: asked even if its hand leaves it one choice, so that its silence tells nothing.
        let openly = turn != Turn::Tunnel || self.board.doubles_in_tunnel(seat, turn);
        let ask = Ask::Act(ask::Act {
            face_down: !openly,
            may_hide: openly && self.board.may_hide(seat),
            // R15: a follow-up exists in standard turns only.
            may_follow: self.board.format == Format::Pairs2018 && turn == Turn::Standard,
            may_draw,
            may_divert,
        });
        self.ask(seat, ask);
    }

    fn can_play(&self, seat: Seat) -> bool {
        let plays_bullets = self.board.plays_bullets(seat);
        self.secret.cards[seat].hand_cards().any(|card| plays_bullets || !card.is_bullet())
    }

    /// R70: whether the whole table can see that drawing is all that is left: the hand is empty, or
    /// everybody knows that it is nothing but bullets.
    #[inline]
    fn must_draw(&self, seat: Seat, cards: &SeatCards) -> bool {
        cards.shows_only_bullets() && !self.can_play(seat)
    }

    /// The turn that is being played; there is one while a seat acts.
    pub(crate) fn turn(&self) -> Turn {
        self.board.turns.get(usize::from(self.board.turn)).copied().unwrap_or(Turn::Standard)
    }

    /// B12: three cards from the deck instead of playing.
    pub(crate) fn act_draw(&mut self, seat: Seat, witness: &mut impl Witness) {
        self.draw_cards(seat, self.board.rules.version.cards_drawn(), witness);
        self.end_act(seat, self.turn(), witness);
    }

    /// B12: the card at this place of the hand goes onto the pile, and with V34 its follow-up at once.
    pub(crate) fn act_play(
        &mut self,
        seat: Seat,
        index: usize,
        hide: bool,
        follow_up: Option<Card>,
        witness: &mut impl Witness,
    ) {
        let turn = self.turn();
        let in_tunnel = turn == Turn::Tunnel && !self.board.doubles_in_tunnel(seat, turn);
        let hidden = match (in_tunnel, hide) {
            (true, _) => Some(Hiding::Tunnel),
            (false, true) => Some(Hiding::Ghost),
            (false, false) => None,
        };
        self.plan(seat, index, hidden, follow_up.is_some(), witness);
        if let Some(card) = follow_up {
            self.plan_follow_up(seat, card, witness);
        }
        self.end_act(seat, turn, witness);
    }

    #[inline(never)]
    fn plan_follow_up(&mut self, seat: Seat, card: Card, witness: &mut impl Witness) {
        if let Some(index) = self.secret.cards[seat].in_hand(card) {
            self.plan(seat, index, None, false, witness);
        }
    }

    #[inline(always)]
    fn plan(
        &mut self,
        seat: Seat,
        index: usize,
        hidden: Option<Hiding>,
        followed: bool,
        witness: &mut impl Witness,
    ) {
        let face_down = hidden.is_some();
        let cards = &mut self.secret.cards[seat];
        if face_down && self.board.plays_bullets(seat) {
            // C55: a bullet the table knew to be in this hand may be the card that lies face down now.
            cards.hide_hand();
        }
        let card = cards.take_from_hand(index);
        let hand = cards.hand.len() as u8;
        self.secret.pile.push(Planned { seat, card, face_down, followed, professore: false });
        let room = &mut self.board.at_seat[seat].bullet_room;
        *room = (*room).min(hand);
        witness.saw(|| Event::CardPlayed { seat, card, hidden });
    }

    /// B13: a seat that speeds up acts again; otherwise the next one acts, or the next turn begins.
    #[inline(always)]
    pub(crate) fn end_act(&mut self, seat: Seat, turn: Turn, witness: &mut impl Witness) {
        self.board.acted.insert(seat);
        let double = turn == Turn::SpeedingUp || self.board.doubles_in_tunnel(seat, turn);
        if double && !self.board.second_act {
            self.board.second_act = true;
            return;
        }
        self.board.second_act = false;
        self.professore_acts(seat, turn, witness);
        self.board.step += 1;
        if self.board.step == self.board.seats {
            self.board.step = 0;
            self.board.turn += 1;
            self.begin_turn(witness);
        }
    }

    /// B14: what is left in hand goes back to the deck; in the expert variant the seats may keep
    /// cards (V12).
    #[inline(never)]
    fn end_schemin(&mut self, witness: &mut impl Witness) {
        if let Some(stage) = self.keeping_stage() {
            self.board.stage = stage;
            return;
        }
        for seat in self.board.seats() {
            self.return_hand(seat, witness);
        }
        self.begin_stealin(witness);
    }

    /// B14: a hand goes back to the deck.
    pub(crate) fn return_hand(&mut self, seat: Seat, witness: &mut impl Witness) {
        let cards = &mut self.secret.cards[seat];
        let count = cards.hand.len() as u8;
        cards.deck.extend_from_slice(&cards.hand);
        cards.hand.clear();
        self.board.at_seat[seat].bullet_room = 0;
        if count > 0 {
            self.tell(witness, Happening::HandReturned { seat, count });
        }
    }

    /// V12: each seat decides in secret what to keep. If all can see that it has no card to keep, there
    /// is nothing to decide (R70).
    #[inline(never)]
    pub(crate) fn step_keeping(&mut self, witness: &mut impl Witness) {
        if self.may_set_aside() {
            return self.step_setting_aside(witness);
        }
        for seat in self.board.seats() {
            if self.secret.cards[seat].shows_only_bullets() && !self.board.answered.has(seat) {
                self.secret.answers[seat] = Some(Choice::Keep(Kept::nothing(&self.board.leads[seat])));
                self.board.answered.insert(seat);
            }
        }
        if let Some(seat) = self.next_to_answer() {
            return self.ask(seat, ask::Keep);
        }
        for seat in self.board.seats() {
            if let Some(Choice::Keep(kept)) = self.take_answer(seat) {
                self.put_away(seat, kept.cards().collect(), witness);
            }
        }
        self.begin_stealin(witness);
    }

    /// The rest of the hand goes to the discard pile as a packet, of which only the top is seen (R72).
    fn put_away(&mut self, seat: Seat, kept: Hand, witness: &mut impl Witness) {
        let mut rng = self.secret.chance.reshuffle();
        let cards = &mut self.secret.cards[seat];
        for &card in &kept {
            cards.remove_from_hand(card);
        }
        let mut packet = cards.hand;
        // From a fixed order, so that the result does not depend on the order in hand.
        packet.sort_unstable_by_key(|held| (held.card(), held.is_open()));
        shuffle(&mut rng, &mut packet);
        lay_as_a_packet(&mut packet);
        cards.discard.extend(packet);
        cards.hand = kept.iter().map(|&card| Held::hidden(card)).collect();
        self.board.at_seat[seat].bullet_room = 0;
        if !packet.is_empty() {
            let cards = packet.iter().map(|held| held.card()).collect();
            witness.saw(|| Event::CardsPutAway { seat, cards });
        }
    }
}

/// R72: of a packet in random order the table sees the top. It knows some other cards to be in it,
/// but must not learn where: these go to the bottom. And if the top looks like one it knew, it takes
/// it for that one.
fn lay_as_a_packet(packet: &mut [Held]) {
    let Some((top, below)) = packet.split_last_mut() else { return };
    let known = below.iter_mut().find(|held| **held == Held::open(top.card()));
    if let Some(known) = known.filter(|_| !top.is_open()) {
        *known = Held::hidden(top.card());
    }
    *top = Held::open(top.card());
    below.sort_by_key(|held| Reverse(held.is_open().then(|| held.card())));
}

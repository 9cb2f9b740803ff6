//! Stealin': the pile is carried out in the order in which it was planned (B15).

use crate::bandit::Bandit;
use crate::board::{SeatBoard, Stage};
use crate::card::{Action, Card, Face};
use crate::chance::shuffle;
use crate::event::{Happening, Witness};
use crate::game::{Game, Planned};
use crate::seat::Seat;
use crate::seat_cards::Held;
use crate::sets::Indexed;

impl Game {
    pub(crate) fn begin_stealin(&mut self, witness: &mut impl Witness) {
        self.board.stage = Stage::Stealin;
        self.board.resolved = 0;
        self.board.card_open = false;
        self.tell(witness, Happening::StealinBegan);
    }

    /// The card that was carried out, if any, is given back; the next one is revealed and carried out.
    pub(crate) fn step_stealin(&mut self, witness: &mut impl Witness) {
        if self.board.card_open {
            let Planned { seat, card, professore, .. } = self.secret.pile[usize::from(self.board.resolved)];
            self.board.card_open = false;
            self.board.resolved += 1;
            // C23: Il Professore's deck is put together anew at the start of a round.
            if !professore {
                self.give_back(seat, card, witness);
            }
        }
        let next = self.secret.pile.get(usize::from(self.board.resolved));
        let Some(&Planned { seat, card, professore, .. }) = next else { return self.end_stealin() };
        self.board.card_open = true;
        if professore {
            self.tell(witness, Happening::PlotRevealed { card });
            return self.begin_plot(card, witness);
        }
        self.tell(witness, Happening::CardRevealed { seat, card });
        let (bandit, action) = match card.face() {
            Face::Action(bandit, action) => (bandit, action),
            // C55 Misty: a bullet she plays is a Punch of hers, whoever fired it (R17).
            Face::Bullet(_) | Face::Plot(_) | Face::Binoculars(_) => (Bandit::Misty, Action::Punch),
        };
        self.begin_action(bandit, action, witness);
    }

    fn end_stealin(&mut self) {
        self.secret.pile.clear();
        self.secret.professore.clear();
        for seat in self.board.seats() {
            self.board.at_seat[seat].recycled.laid_before = 0;
        }
        self.board.resolved = 0;
        self.board.step = 0;
        self.board.stage = Stage::RoundEnd;
    }

    /// B15: a bandit carries out an action; it must, if it can.
    #[inline(always)]
    pub(crate) fn begin_action(&mut self, bandit: Bandit, action: Action, witness: &mut impl Witness) {
        match action {
            Action::Move => self.begin_move(bandit, witness),
            Action::FloorChange => self.begin_climb(bandit, witness),
            Action::Fire => self.begin_fire(bandit, witness),
            Action::Robbery => self.begin_robbery(bandit, witness),
            Action::Punch => self.begin_punch(bandit, witness),
            Action::Marshal => self.begin_marshal(bandit, witness),
            Action::Nudge => self.begin_nudge(bandit, witness),
        }
    }

    /// B15: the card returns to its owner's deck; in the expert variant to the discard pile, for
    /// all to see (V13). A bullet that Misty played is shuffled back into the deck (R62).
    #[inline]
    fn give_back(&mut self, seat: Seat, card: Card, witness: &mut impl Witness) {
        let cards = &mut self.secret.cards[seat];
        if !self.board.rules.expert {
            cards.deck.push(Held::open(card));
        } else if card.is_bullet() {
            let mut rng = self.secret.chance.reshuffle();
            cards.deck.push(Held::open(card));
            let SeatBoard { bullets, recycled, .. } = &mut self.board.at_seat[seat];
            for known in cards.deck.iter().filter(|held| held.is_open()) {
                // Only bullets come to lie open on a deck here (V13).
                if let Face::Bullet(source) = known.card().face() {
                    recycled.shuffle_in(source, bullets[source.index()]);
                }
            }
            // C21: what a Diversion put below it is shuffled too.
            cards.raise_bottom();
            cards.hide_deck();
            cards.deck.sort_unstable_by_key(|held| held.card());
            shuffle(&mut rng, &mut cards.deck);
            self.tell(witness, Happening::DeckShuffled { seat });
        } else {
            cards.discard.push(Held::open(card));
        }
    }
}

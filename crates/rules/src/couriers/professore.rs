//! Il Professore, the automaton at the table: his turns and his cards (C23, C80–C86).

use crate::bandit::{Bandit, BanditSet};
use crate::card::{Actions, Card, Face, Plot, Source};
use crate::chance::shuffle;
use crate::couriers::TRACK_TOP;
use crate::event::{Event, Happening, Hiding, Witness};
use crate::game::{Game, Planned};
use crate::round_card::Turn;
use crate::seat::Seat;
use crate::sets::Indexed;
use crate::train::Place;

impl Game {
    /// C23: after every round his deck is shuffled.
    pub(crate) fn shuffle_professore(&mut self, rng: &mut impl rand_core::Rng) {
        if self.board.armored.professore.is_some() {
            self.secret.professore = self.board.professore_cards();
            shuffle(rng, &mut self.secret.professore);
        }
    }

    /// R19, R77: whether Il Professore acts right after this seat: he sits between the last seat and
    /// the first.
    fn professore_follows(&self, seat: Seat, turn: Turn) -> bool {
        let last = usize::from(self.board.seats) - 1;
        let before_him = if turn == Turn::Switching { 0 } else { last };
        self.board.armored.professore.is_some() && seat.index() == before_him
    }

    /// C23: the top card of his deck goes onto the pile; two when speeding up, face down in a tunnel.
    #[inline]
    pub(crate) fn professore_acts(&mut self, seat: Seat, turn: Turn, witness: &mut impl Witness) {
        if self.professore_follows(seat, turn) {
            self.lay_plots(turn, witness);
        }
    }

    #[inline(never)]
    fn lay_plots(&mut self, turn: Turn, witness: &mut impl Witness) {
        let cards = if turn == Turn::SpeedingUp { 2 } else { 1 };
        for _ in 0..cards {
            let Some(card) = self.secret.professore.pop() else { return };
            let hidden = (turn == Turn::Tunnel).then_some(Hiding::Tunnel);
            let planned =
                Planned { card, face_down: hidden.is_some(), professore: true, ..Planned::default() };
            self.secret.pile.push(planned);
            witness.saw(|| Event::PlotLaid { card, hidden });
        }
    }

    /// Carries out a card of his.
    #[inline(never)]
    pub(crate) fn begin_plot(&mut self, card: Card, witness: &mut impl Witness) {
        match card.face() {
            Face::Plot(Plot::Scheme) => self.scheme(witness),
            Face::Plot(Plot::RapidFire) => self.rapid_fire(witness),
            Face::Plot(Plot::LongShot) => self.long_shot(witness),
            Face::Plot(Plot::ExtraNudge) => self.extra_nudge(witness),
            Face::Binoculars(bandit) => self.watch_bandit(bandit, witness),
            Face::Action(..) | Face::Bullet(_) => {}
        }
    }

    fn is_professores(&self, bandit: Bandit) -> bool {
        self.board.armored.professore == Some(self.board.team_of(bandit))
    }

    /// C81 Scheme: one step up the track; at the top nothing happens.
    fn scheme(&mut self, witness: &mut impl Witness) {
        if self.board.armored.track == TRACK_TOP {
            return self.tell(witness, Happening::PlotCameToNothing);
        }
        self.board.armored.track += 1;
        self.tell(witness, Happening::PlanAdvanced { step: self.board.armored.track });
    }

    /// C82 Binoculars: an enemy on a roof takes a neutral bullet, a teammate may act.
    fn watch_bandit(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        if self.is_professores(bandit) {
            return self.grant(bandit, Actions::NUDGED, witness);
        }
        if self.board.place[bandit].is_roof() {
            self.professore_shoots(BanditSet::just(bandit), witness);
        } else {
            self.tell(witness, Happening::PlotCameToNothing);
        }
    }

    /// C83 Extra nudge: a teammate may act. Only a table of three has this card, and there he has one.
    fn extra_nudge(&mut self, witness: &mut impl Witness) {
        let mate = self.in_turn_order().find(|&bandit| self.is_professores(bandit));
        if let Some(mate) = mate {
            self.grant(mate, Actions::NUDGED, witness);
        }
    }

    /// C85 Rapid fire: every enemy on a roof takes a neutral bullet.
    fn rapid_fire(&mut self, witness: &mut impl Witness) {
        let enemies = self.board.on_roofs().iter().filter(|&bandit| !self.is_professores(bandit)).collect();
        self.professore_shoots(enemies, witness);
    }

    /// C86: unless there are bullets for all of them, nothing happens (R55).
    fn professore_shoots(&mut self, at: BanditSet, witness: &mut impl Witness) {
        if at.is_empty() || at.len() > usize::from(self.board.neutral) {
            return self.tell(witness, Happening::PlotCameToNothing);
        }
        self.deal_neutral(at, witness);
    }

    /// C84 Long shot: the courier on a roof who is nearest the rear is hit by a neutral bullet for his
    /// team; he changes floor like any courier hit (R24).
    fn long_shot(&mut self, witness: &mut impl Witness) {
        let roofs = self.board.armored.couriers.into_iter().filter(|place: &Place| place.is_roof());
        let Some(place) = roofs.max().filter(|_| self.board.neutral > 0) else {
            return self.tell(witness, Happening::PlotCameToNothing);
        };
        self.board.neutral -= 1;
        self.board.armored.wild_bunch[Source::Neutral.index()] += 1;
        self.tell(witness, Happening::LongShotHit { car: place.car() });
        self.turn_courier(place.car(), witness);
        self.meet_couriers(witness);
    }
}

//! The expansion's events (C60–C65) and the last chance to get back (C70).

use crate::ask::{self, Ask};
use crate::bandit::Bandit;
use crate::choice::Choice;
use crate::event::{Cause, Happening, Witness};
use crate::game::Game;
use crate::loot::{Token, TokenSet};
use crate::purses::Which;
use crate::seat::{Seat, SeatSet};
use crate::train::PlaceSet;

impl Game {
    /// C61 Couriers on the move: each changes floor, then whoever is in the way (R52).
    pub(crate) fn couriers_move(&mut self, witness: &mut impl Witness) {
        for place in self.board.armored.couriers {
            self.turn_courier(place.car(), witness);
        }
        self.meet_couriers(witness);
    }

    /// C62 Heavy fire: first everybody on a roof takes a neutral bullet.
    pub(crate) fn heavy_fire(&mut self, witness: &mut impl Witness) {
        self.deal_neutral(self.board.on_roofs(), witness);
    }

    /// C62 Heavy fire: who is on a roof puts down a token of its own choice (R26). Where all can see that
    /// there is no choice, it is done.
    pub(crate) fn ask_next_drop(&mut self, witness: &mut impl Witness) -> bool {
        while let Some(seat) = self.next_in_turn() {
            let Some(&bandit) = self.board.leads[seat].first() else { continue };
            let held = self.board.loot.held[bandit];
            if !self.board.place[bandit].is_roof() || held.is_empty() {
                continue;
            }
            let open_alike = held.kinds().only().is_some() && (held & TokenSet::FACE_DOWN).is_empty();
            match held.first().filter(|_| held.len() == 1 || open_alike) {
                Some(token) => self.put_down(bandit, token, witness),
                None => {
                    self.ask(seat, ask::Drop { bandit });
                    return true;
                }
            }
        }
        false
    }

    /// A token of the bandit's own choice goes face down to where it stands.
    #[inline(never)]
    pub(crate) fn put_down(&mut self, bandit: Bandit, token: Token, witness: &mut impl Witness) {
        let place = self.board.place[bandit];
        self.lose_loot(bandit, token.kind(), Which::This(token), Some(place), witness);
    }

    /// C63 To the rescue: a bandit may go to the place of a teammate, wherever that is (R82).
    pub(crate) fn ask_next_rescue(&mut self, _: &mut impl Witness) -> bool {
        self.ask_next_seat(
            |game, seat| !game.rescue_places(seat).is_empty(),
            |game, seat| {
                (
                    seat,
                    Ask::Rescue(ask::Rescue {
                        bandit: game.board.leads[seat][0],
                        to: game.rescue_places(seat),
                    }),
                )
            },
        )
    }

    fn rescue_places(&self, seat: Seat) -> PlaceSet {
        let Some(&bandit) = self.board.leads[seat].first() else { return PlaceSet::EMPTY };
        let mates = self.board.teammates(bandit);
        let places: PlaceSet = mates.iter().map(|mate| self.board.place[mate]).collect();
        places.without(self.board.place[bandit])
    }

    /// The answer to C63 or C70: go there, or stay.
    #[inline(never)]
    pub(crate) fn decide_journey(
        &mut self,
        bandit: Bandit,
        answer: Choice,
        cause: Cause,
        witness: &mut impl Witness,
    ) {
        if let Choice::Go(to) = answer {
            self.relocate(bandit, to, cause, witness);
        }
    }

    /// C64 Concerted plan: who is in a teammate's company draws two cards more next round.
    pub(crate) fn concerted_plan(&mut self, witness: &mut impl Witness) {
        let joins =
            |seat: &Seat| self.board.leads[*seat].into_iter().any(|bandit| self.board.in_company(bandit));
        let seats: SeatSet = self.board.seats().filter(joins).collect();
        self.board.armored.concerted = seats;
        for seat in seats.iter() {
            self.tell(witness, Happening::PlanConcerted { seat });
        }
    }

    /// C65 Healing: whoever is in a teammate's company may get rid of bullets.
    pub(crate) fn ask_next_healing(&mut self, _: &mut impl Witness) -> bool {
        self.ask_next_seat(
            |game, seat| {
                game.board.leads[seat].into_iter().any(|b| game.board.in_company(b))
                    && game.board.may_heal(seat)
            },
            |_, seat| (seat, Ask::Heal(ask::Heal)),
        )
    }

    /// C70 Short of hands: whoever is not back may move once more.
    pub(crate) fn ask_next_last_move(&mut self, _: &mut impl Witness) -> bool {
        self.ask_next_seat(
            |game, seat| {
                let mut bandits = game.board.leads[seat].into_iter();
                bandits.any(|bandit| !game.board.is_back(bandit) && !game.board.moves(bandit).is_empty())
            },
            |game, seat| {
                let bandit = game.board.leads[seat][0];
                (seat, Ask::LastMove(ask::LastMove { bandit, to: game.board.moves(bandit) }))
            },
        )
    }
}

//! Before the first round: who leads whom, and where everybody starts.

use crate::ask;
use crate::bandit::{Bandit, BanditSet};
use crate::board::{Format, Stage};
use crate::choice::Choice;
use crate::event::{Happening, Witness};
use crate::game::Game;
use crate::parts::Part;
use crate::seat::Seat;
use crate::sets::Indexed;
use crate::train::{Car, Heading};

impl Game {
    /// B2, V20, V31: the seats choose, clockwise from the first player (R76); a second time round
    /// where each leads two bandits of its own choice.
    #[inline(never)]
    pub(crate) fn step_casting(&mut self, witness: &mut impl Witness) {
        let seats = usize::from(self.board.seats);
        let all = seats * self.bandits_per_seat();
        if self.board.bandits.len() == all {
            // Nobody was asked: the bandits were named or drawn (R41), and that is told now.
            if self.board.step == 0 {
                for seat in self.board.seats() {
                    for bandit in self.board.leads[seat] {
                        self.tell(witness, Happening::BanditChosen { seat, bandit });
                    }
                }
            }
            self.board.step = 0;
            self.board.stage = Stage::Placing;
            return;
        }
        let seat = self.board.first.clockwise(usize::from(self.board.step) % seats, seats);
        self.board.step += 1;
        if self.board.format == Format::Pairs2018 {
            let free = |team: &[Bandit; 2]| !self.board.bandits.has(team[0]);
            let bits = self.board.teams.iter().enumerate().filter(|(_, team)| free(team));
            let free: u8 = bits.fold(0, |bits, (index, _)| bits | 1 << index);
            if free.is_power_of_two() {
                self.cast_team(seat, free.trailing_zeros() as u8, witness);
            } else {
                self.ask(seat, ask::Team { free });
            }
        } else {
            let free = self.board.admitted - self.board.bandits;
            match free.only() {
                Some(last) => self.cast(seat, last, witness),
                None => self.ask(seat, ask::Bandit { free }),
            }
        }
    }

    pub(crate) fn cast(&mut self, seat: Seat, bandit: Bandit, witness: &mut impl Witness) {
        self.lead(seat, bandit);
        self.tell(witness, Happening::BanditChosen { seat, bandit });
    }

    /// V31: a whole team comes to the seat.
    #[inline(never)]
    pub(crate) fn cast_team(&mut self, seat: Seat, team: u8, witness: &mut impl Witness) {
        for bandit in self.board.teams[usize::from(team)] {
            self.cast(seat, bandit, witness);
        }
    }

    /// B7: counted from the first player, odd bandits start in the last car, even ones in the car
    /// before it. V21, V32: a seat with two bandits puts one into each, in secret (R39).
    #[inline(never)]
    pub(crate) fn step_placing(&mut self, witness: &mut impl Witness) {
        let (last, before) = self.starting_cars();
        if self.board.has(Part::SecondTrain) {
            // C3: everybody starts inside the last car of the starting train.
            for seat in self.board.clockwise() {
                for bandit in self.board.leads[seat] {
                    self.put_on_train(bandit, last.inside(), witness);
                }
            }
        } else if self.board.format == Format::Single {
            for (index, seat) in self.board.clockwise().enumerate() {
                let car = if index % 2 == 0 { last } else { before };
                for bandit in self.board.leads[seat] {
                    self.put_on_train(bandit, car.inside(), witness);
                }
            }
        } else {
            if let Some(seat) = self.next_to_answer() {
                let pair: BanditSet = self.board.leads[seat].into_iter().collect();
                return self.ask(seat, ask::LastCar { pair });
            }
            for seat in self.board.clockwise() {
                let Some(Choice::LastCar(rearmost)) = self.take_answer(seat) else { continue };
                for bandit in self.board.leads[seat] {
                    let car = if bandit == rearmost { last } else { before };
                    self.put_on_train(bandit, car.inside(), witness);
                }
            }
        }
        self.board.stage = Stage::RoundStart;
    }

    fn starting_cars(&self) -> (Car, Car) {
        let front = Car::at(0);
        let last = self.board.trains.rear_of(front);
        (last, self.board.trains.next(last, Heading::Front).unwrap_or(front))
    }
}

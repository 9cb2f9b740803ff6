//! What the events do, and how seats are asked in them. Which rule is which event's is said in its row (`round_event`).

mod base;
mod couriers;

use crate::ask::Ask;
use crate::bandit::Bandit;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

impl Game {
    /// An event that does nothing before somebody is asked.
    pub(crate) fn nothing(&mut self, _: &mut impl Witness) {}

    /// An event in which nobody is asked.
    pub(crate) fn nobody(&mut self, _: &mut impl Witness) -> bool {
        false
    }

    /// Finds the next seat in turn order of which something holds, and asks it.
    pub(crate) fn ask_next_seat(
        &mut self,
        concerned: impl Fn(&Self, Seat) -> bool,
        ask: impl Fn(&Self, Seat) -> (Seat, Ask),
    ) -> bool {
        while let Some(seat) = self.next_in_turn() {
            if concerned(self, seat) {
                let (seat, ask) = ask(self, seat);
                self.ask(seat, ask);
                return true;
            }
        }
        false
    }

    /// The next seat of an event, in turn order; `step` counts those that had their say.
    pub(crate) fn next_in_turn(&mut self) -> Option<Seat> {
        let (step, seats) = (usize::from(self.board.step), usize::from(self.board.seats));
        if step == 0 || step > seats {
            return None;
        }
        self.board.step += 1;
        Some(self.board.first.clockwise(step - 1, seats))
    }

    /// Everybody, clockwise from the first player.
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Bandit> + use<'_> {
        self.board.clockwise().flat_map(|seat| self.board.leads[seat])
    }
}

//! The end of a round: the card's event (B40–B47), then the next first player (B16).

use crate::board::Stage;
use crate::event::{Happening, Witness};
use crate::game::Game;
use crate::parts::Part;
use crate::round_card::ROUNDS;

impl Game {
    /// The event happens, if events are played, and when it is over the round ends.
    ///
    /// `step` counts: zero before the event, then the seats that have had their say in it.
    #[inline(never)]
    pub(crate) fn step_round_end(&mut self, witness: &mut impl Witness) {
        let event = self.board.round_card().and_then(|card| card.event());
        let event = event.filter(|_| self.board.rules.events);
        if self.board.step == 0 {
            self.board.step = 1;
            if let Some(event) = event {
                self.tell(witness, Happening::EventBegan { event });
                self.begin_event(event, witness);
            }
        }
        if event.is_some_and(|event| self.ask_next_in_event(event, witness)) {
            return;
        }
        self.end_round(witness);
    }

    /// B16: the seat to the left becomes first player; after five rounds the game is over (B50).
    fn end_round(&mut self, witness: &mut impl Witness) {
        self.board.step = 0;
        if usize::from(self.board.round) + 1 == ROUNDS {
            self.board.stage = Stage::Over;
            self.show_all_held();
            return self.tell(witness, Happening::GameOver);
        }
        self.board.round += 1;
        if self.board.has(Part::SecondTrain) {
            self.board.trains.pass(self.board.round);
            self.tell(witness, Happening::TrainsPassed);
        }
        self.board.first = self.board.first.clockwise(1, usize::from(self.board.seats));
        self.board.stage = Stage::RoundStart;
        self.tell(witness, Happening::FirstPlayer { seat: self.board.first });
    }
}

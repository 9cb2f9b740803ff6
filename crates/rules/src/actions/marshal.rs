//! Marshal.

use crate::ask;
use crate::bandit::Bandit;
use crate::event::Witness;
use crate::game::Game;

impl Game {
    /// B25 Marshal: he goes to a neighbouring car, always inside.
    pub(crate) fn begin_marshal(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        let Some(marshal) = self.board.marshal else { return };
        let to = self.board.trains.neighbours(marshal);
        match to.only() {
            Some(car) => self.move_marshal(car, witness),
            None => self.ask(self.board.owner[bandit], ask::Marshal { to }),
        }
    }
}

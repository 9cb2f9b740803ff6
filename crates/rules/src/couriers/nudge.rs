//! Nudges: actions that a bandit carries out at another's word (C35, C82, C83).

use crate::ask;
use crate::bandit::Bandit;
use crate::card::{Action, Actions};
use crate::event::{Fizzle, Happening, Witness};
use crate::game::Game;

impl Game {
    /// C35 Nudge: name an action and offer it to a teammate. Without one, nothing happens (R53).
    #[inline(never)]
    pub(crate) fn begin_nudge(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        let mates = self.board.teammates(bandit);
        if mates.is_empty() {
            return self.tell(witness, Happening::NothingHappened { bandit, why: Fizzle::NoTeammate });
        }
        self.ask(self.board.owner[bandit], ask::Nudge { bandit, mates });
    }

    /// The teammate is offered the action.
    #[inline(never)]
    pub(crate) fn offer(&mut self, mate: Bandit, action: Action, witness: &mut impl Witness) {
        self.grant(mate, Actions::just(action), witness);
    }

    /// A bandit may carry out one of these actions at once (R54, R80). What it can't do is not offered.
    pub(crate) fn grant(&mut self, bandit: Bandit, actions: Actions, witness: &mut impl Witness) {
        self.tell(witness, Happening::ActionGranted { bandit, action: actions.only() });
        let actions: Actions = actions.iter().filter(|&action| self.can_do(bandit, action)).collect();
        if actions.is_empty() {
            return self.tell(witness, Happening::NothingHappened { bandit, why: Fizzle::CantBeDone });
        }
        self.ask(self.board.owner[bandit], ask::Grant { bandit, actions });
    }

    /// Whether an action would have an effect now.
    fn can_do(&self, bandit: Bandit, action: Action) -> bool {
        let here = self.board.place[bandit];
        match action {
            Action::Move => !self.board.moves(bandit).is_empty(),
            Action::FloorChange => !self.board.climbs(bandit).is_empty(),
            Action::Fire => {
                let (at, couriers, gun) = self.board.targets(bandit);
                !(at.is_empty() && couriers.is_empty()) || gun
            }
            Action::Robbery => !self.board.loot.at[here].is_empty(),
            Action::Punch => self.board.standing_at(here).len() > 1,
            Action::Marshal | Action::Nudge => false,
        }
    }

    /// It does so like a card of its own, with its own bullets and abilities.
    #[inline(never)]
    pub(crate) fn take_grant(&mut self, bandit: Bandit, action: Action, witness: &mut impl Witness) {
        self.tell(witness, Happening::ActionTaken { bandit, action });
        self.begin_action(bandit, action, witness);
    }
}

//! What a card would come to if it were carried out now, as everything stands: for whoever plans (B12).

use crate::ask::{self, Ask};
use crate::bandit::Bandit;
use crate::board::Board;
use crate::card::{Action, Card, Face};
use crate::prompt::Prompt;
use crate::view::View;

impl Board {
    /// The question that an action puts, with every answer there is. Without any nothing would happen, and with one
    /// nobody would be asked.
    pub(crate) fn question_of(&self, bandit: Bandit, action: Action) -> Option<Ask> {
        Some(match action {
            Action::Move => Ask::Move(ask::Move { bandit, to: self.moves(bandit) }),
            Action::FloorChange => Ask::Climb(ask::Climb { bandit, to: self.climbs(bandit) }),
            Action::Fire => {
                let (at, couriers, gun) = self.targets(bandit);
                Ask::Fire(ask::Fire { bandit, at, couriers, gun })
            }
            Action::Robbery => Ask::Rob(ask::Rob { bandit, tokens: self.finds(bandit) }),
            Action::Punch => Ask::Punch(ask::Punch { bandit, at: self.in_reach(bandit) }),
            Action::Marshal => Ask::Marshal(ask::Marshal { to: self.trains.neighbours(self.marshal?) }),
            Action::Nudge => Ask::Nudge(ask::Nudge { bandit, mates: self.teammates(bandit) }),
        })
    }
}

impl View {
    /// The same view, but for a card of the viewer's that is carried out just now: what it
    /// [could choose](View::choices) then. Nothing if the card is not one that it could play.
    ///
    /// Only what lies open is looked at, so it tells nothing that the viewer could not see for itself. What others have
    /// planned may well change all of it before the card's turn comes.
    #[must_use]
    pub fn outlook(&self, card: Card) -> Option<Self> {
        let seat = self.viewer.seat()?;
        let (bandit, action) = match card.face() {
            Face::Action(bandit, action) => (bandit, action),
            // C55: a bullet that Misty plays is a Punch of hers.
            Face::Bullet(_) if self.board.plays_bullets(seat) => (Bandit::Misty, Action::Punch),
            Face::Bullet(_) | Face::Plot(_) | Face::Binoculars(_) => return None,
        };
        let ask = self.board.question_of(bandit, action)?;
        let mut then = *self;
        then.board.prompt = Some(Prompt { seat, ask });
        Some(then)
    }
}

//! B12: play a card or draw.

use super::{About, Asked, Brief, Detail, Question, check_and_carry_out, not_asked, require, unasked};
use crate::card::{Action, Card, Faces};
use crate::choice::Choice;
use crate::choices::{Offer, Plays, can_follow};
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

/// B12: play a card or draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Act {
    /// B13: the card goes face down, whichever it is.
    pub face_down: bool,
    /// B30: the card may go face down.
    pub may_hide: bool,
    /// V34: a Fire card may be followed by one of the other bandit's.
    pub may_follow: bool,
    /// R1: there is something to draw.
    pub may_draw: bool,
    /// C21: a Diversion may be made instead.
    pub may_divert: bool,
}

impl Act {
    /// Where in the hand the card is that may be played so.
    #[inline]
    fn find(
        self,
        game: &Game,
        seat: Seat,
        card: Card,
        face_down: bool,
        follow_up: Option<Card>,
    ) -> Result<usize, Illegal> {
        require(self.may_hide || !face_down, Illegal::MayNotHide)?;
        let index = game.secret.cards[seat].in_hand(card).ok_or(Illegal::NotHeld(card))?;
        require(!card.is_bullet() || game.board.plays_bullets(seat), Illegal::BulletPlayed)?;
        if let Some(other) = follow_up {
            let hidden_too = !face_down || game.board.rules.hidden_fire_follow_up;
            let allowed = self.may_follow && hidden_too && card.is(Action::Fire);
            require(allowed && can_follow(card, other), Illegal::MayNotFollow)?;
            game.check_held(seat, other)?;
        }
        Ok(index)
    }
}

impl Question for Act {
    const WANTED: &'static str = "a card to play or a draw";
    const ABOUT: About = About { decides: "whether to play a card, to draw, or to make a Diversion", rules: "B12 B30 V34 C21", answers: &["play fire", "play fire hidden", "play ghost:fire then tuco:move", "draw", "divert"] };
    const OPEN: bool = false;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, asked: impl Asked<'b>) -> Offer {
        let (board, seat) = (asked.board(), asked.seat());
        let plays_bullets = board.plays_bullets(seat);
        let faces = if plays_bullets { asked.hand().collect() } else { Faces::of_actions(asked.hand()) };
        Offer::Act(Plays::new(self, faces, board.rules.hidden_fire_follow_up))
    }

    #[inline]
    fn check(self, game: &Game, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Draw => require(self.may_draw, Illegal::NothingToDraw),
            Choice::Divert => require(self.may_divert, Illegal::MayNotDivert),
            Choice::Play { card, face_down, follow_up } => {
                self.find(game, seat, card, face_down, follow_up).map(|_| ())
            }
            _ => Err(not_asked(self)),
        }
    }

    #[inline]
    fn carry_out(self, game: &mut Game, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        match choice {
            Choice::Draw => game.act_draw(seat, witness),
            Choice::Divert => {
                game.act_divert(seat, witness);
                game.end_act(seat, game.turn(), witness);
            }
            Choice::Play { card, face_down, follow_up } => {
                if let Ok(index) = self.find(game, seat, card, face_down, follow_up) {
                    game.act_play(seat, index, face_down, follow_up, witness);
                }
            }
            _ => unasked(),
        }
    }

    /// As for every question, but a card is looked for in the hand only once: that is most of what it takes to play it.
    #[inline]
    fn answer(
        self,
        game: &mut Game,
        seat: Seat,
        choice: Choice,
        witness: &mut impl Witness,
    ) -> Result<(), Illegal> {
        let Choice::Play { card, face_down, follow_up } = choice else {
            return check_and_carry_out(self, game, seat, choice, witness);
        };
        let index = self.find(game, seat, card, face_down, follow_up)?;
        game.board.prompt = None;
        game.act_play(seat, index, face_down, follow_up, witness);
        Ok(())
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [
            Detail::FaceDown(self.face_down),
            Detail::MayHide(self.may_hide),
            Detail::MayFollow(self.may_follow),
            Detail::MayDraw(self.may_draw),
            Detail::MayDivert(self.may_divert),
        ]
    }
}

//! A seat's eyes: what it may know of a game that is at hand, without a copy being made.
//!
//! Search plays on in worlds it has drawn from a view. Whoever decides for a seat in such a world must
//! see it as that seat would, not as the one who drew it; making a [`View`] for each decision would take
//! longer than the decision. What is written against [`Eyes`] works with both and can see no more than either shows.

use crate::board::Board;
use crate::card::Card;
use crate::choices::Choices;
use crate::game::Game;
use crate::loot::{Token, Worth};
use crate::seat::Seat;
use crate::seat_cards::Held;
use crate::view::{PlannedView, Sight, View};
use crate::viewer::Viewer;

/// What one seat sees.
pub trait Eyes {
    /// Whose eyes they are.
    fn seat(&self) -> Seat;
    /// Everything open.
    fn board(&self) -> &Board;
    /// The seat's own hand, in no particular order.
    fn hand(&self) -> impl Iterator<Item = Card>;
    /// How many cards the pile has.
    fn pile_len(&self) -> usize;
    /// A card of the pile, in the order of play.
    fn planned(&self, index: usize) -> PlannedView;
    /// What a token is worth, if the seat knows.
    fn worth(&self, token: Token) -> Option<Worth>;
    /// All it may choose now; nothing if it is not asked.
    fn choices(&self) -> Choices;
}

/// What one seat sees of everybody's cards, beside its own hand.
pub trait Overview: Eyes {
    /// The cards of a hand, in no particular order.
    fn hand_of(&self, seat: Seat) -> impl Iterator<Item = Sight>;
    /// How many cards a deck has; what a Diversion put below it (C21) is not counted.
    fn deck_of(&self, seat: Seat) -> usize;
    /// The discard pile, the top last (V10).
    fn discard_of(&self, seat: Seat) -> impl Iterator<Item = Sight>;
    /// What a Diversion put below the deck (C21).
    fn bottom_of(&self, seat: Seat) -> impl Iterator<Item = Sight>;
    /// How many cards Il Professore's deck has (C80).
    fn professore_deck(&self) -> usize;
}

impl Overview for View {
    fn hand_of(&self, seat: Seat) -> impl Iterator<Item = Sight> {
        self.cards[seat].hand.into_iter()
    }

    fn deck_of(&self, seat: Seat) -> usize {
        usize::from(self.cards[seat].deck_hidden) + self.cards[seat].deck_top.len()
    }

    fn discard_of(&self, seat: Seat) -> impl Iterator<Item = Sight> {
        self.cards[seat].discard.into_iter()
    }

    fn bottom_of(&self, seat: Seat) -> impl Iterator<Item = Sight> {
        self.cards[seat].bottom.into_iter()
    }

    fn professore_deck(&self) -> usize {
        usize::from(self.professore_deck)
    }
}

/// Who only watches has no hand and is never asked, whatever it is shown; otherwise its eyes are those of the first seat.
impl Eyes for View {
    fn seat(&self) -> Seat {
        self.viewer.seat().unwrap_or_default()
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn hand(&self) -> impl Iterator<Item = Card> {
        self.viewer.seat().into_iter().flat_map(|seat| View::hand(self, seat))
    }

    fn pile_len(&self) -> usize {
        self.pile.len()
    }

    fn planned(&self, index: usize) -> PlannedView {
        self.pile[index]
    }

    fn worth(&self, token: Token) -> Option<Worth> {
        self.worth[token]
    }

    fn choices(&self) -> Choices {
        View::choices(self).unwrap_or(Choices::NONE)
    }
}

/// The eyes of a seat on a game.
#[derive(Clone, Copy)]
pub struct SeatEyes<'a> {
    game: &'a Game,
    seat: Seat,
}

impl Game {
    /// What a seat may know, looked up as it is wanted.
    #[must_use]
    pub fn eyes(&self, seat: Seat) -> SeatEyes<'_> {
        SeatEyes { game: self, seat }
    }
}

impl Eyes for SeatEyes<'_> {
    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn board(&self) -> &Board {
        &self.game.board
    }

    #[inline]
    fn hand(&self) -> impl Iterator<Item = Card> {
        self.game.secret.cards[self.seat].hand_cards()
    }

    #[inline]
    fn pile_len(&self) -> usize {
        self.game.secret.pile.len()
    }

    #[inline]
    fn planned(&self, index: usize) -> PlannedView {
        self.game.see_planned(Viewer::Seat(self.seat), index as u8, &self.game.secret.pile[index])
    }

    #[inline]
    fn worth(&self, token: Token) -> Option<Worth> {
        self.game.see_worth(Viewer::Seat(self.seat), token)
    }

    #[inline]
    fn choices(&self) -> Choices {
        let asked = self.game.board.prompt.is_some_and(|prompt| prompt.seat == self.seat);
        if asked { self.game.choices() } else { Choices::NONE }
    }
}

impl SeatEyes<'_> {
    #[inline]
    fn sight(&self, owner: Seat, held: Held) -> Sight {
        Sight::at(held, owner == self.seat)
    }
}

impl Overview for SeatEyes<'_> {
    #[inline]
    fn hand_of(&self, seat: Seat) -> impl Iterator<Item = Sight> {
        self.game.secret.cards[seat].hand.iter().map(move |&held| self.sight(seat, held))
    }

    #[inline]
    fn deck_of(&self, seat: Seat) -> usize {
        self.game.secret.cards[seat].deck.len()
    }

    #[inline]
    fn discard_of(&self, seat: Seat) -> impl Iterator<Item = Sight> {
        self.game.secret.cards[seat].discard.iter().map(move |&held| self.sight(seat, held))
    }

    #[inline]
    fn bottom_of(&self, seat: Seat) -> impl Iterator<Item = Sight> {
        self.game.secret.cards[seat].bottom.iter().map(move |&card| self.sight(seat, Held::hidden(card)))
    }

    #[inline]
    fn professore_deck(&self) -> usize {
        self.game.secret.professore.len()
    }
}

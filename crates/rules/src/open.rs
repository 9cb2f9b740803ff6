//! Everything open: what the host may show of a game that is over.
//!
//! Until then each of these would give away what nobody at the table may know (R13), so they are for the host of a
//! finished game, who lays the cards on the table when it is looked at again. Nothing else in this crate uses them.

use crate::event::{Event, Notice};
use crate::game::Game;
use crate::loot::ByToken;
use crate::seat_cards::SeatCards;
use crate::view::{SeatView, View, see_cards};
use crate::viewer::Viewer;

impl Game {
    /// The game with every card and every value face up: the view of somebody who only watches, from whom nothing is
    /// hidden that a view has a place for. **Only for games that are over**, at whatever moment of theirs; in a game
    /// that is still played it betrays everybody.
    ///
    /// The whole deck counts as its known top. Who knew what at that moment is still on the board.
    #[must_use]
    pub fn open_view(&self) -> View {
        let mut view = self.view(Viewer::Spectator);
        view.worth = ByToken::from_fn(|token| Some(self.secret.purses.worth[token]));
        // No value is known of a group only, where each purse is known.
        view.counted.clear();
        for seat in self.board.seats() {
            view.cards[seat] = open_cards(&self.secret.cards[seat]);
        }
        for (shown, planned) in view.pile.iter_mut().zip(&self.secret.pile) {
            shown.card = Some(planned.card);
        }
        view
    }
}

fn open_cards(cards: &SeatCards) -> SeatView {
    SeatView {
        deck_hidden: 0,
        deck_top: cards.deck.iter().map(|held| held.card()).collect(),
        ..see_cards(cards, true)
    }
}

impl Event {
    /// All there is to tell of it, whoever knew it when it happened. **Only for games that are over**; in a game that is
    /// still played it betrays everybody.
    #[must_use]
    pub fn open_notice(&self) -> Notice {
        match *self {
            Self::Open(happening) => Notice::Open(happening),
            // Their owner is told everything.
            Self::CardPicked { seat, .. }
            | Self::CardsDrawn { seat, .. }
            | Self::CardPlayed { seat, .. }
            | Self::CardsPutAway { seat, .. }
            | Self::CardDiverted { seat, .. }
            | Self::CardSetAside { seat, .. } => self.notice(Viewer::Seat(seat)),
            // C23: while it lies face down, nobody is.
            Self::PlotLaid { card, face_down } => Notice::PlotLaid { card: Some(card), face_down },
            Self::LootTaken { bandit, token, worth, known_to: _, taking } => {
                Notice::LootTaken { bandit, token, worth: Some(worth), taking }
            }
            Self::LootLost { bandit, token, worth, known_to: _, to } => {
                Notice::LootLost { bandit, token, worth: Some(worth), to }
            }
        }
    }
}

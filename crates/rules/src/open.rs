//! Everything open: what the host may show of a game that is over.
//!
//! Until then each of these would give away what nobody at the table may know (R13), so they are for the host of a
//! finished game, who lays the cards on the table when it is looked at again. Nothing else in this crate uses them.

use crate::chance::{Chance, Seed};
use crate::error::SetupError;
use crate::event::{Event, Notice};
use crate::game::Game;
use crate::loot::ByToken;
use crate::rounds::RoundCard;
use crate::seat_cards::SeatCards;
use crate::setup::Setup;
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

    /// A game dealt as by one seed that goes on with the chance of another: the train, the loot, the rounds and the first player are
    /// as by the first, the cards that everybody gets as by the second.
    ///
    /// # Errors
    /// If there can be no such table.
    pub fn dealt_alike(setup: &Setup, deal: Seed, rest: Seed) -> Result<Self, SetupError> {
        let mut game = setup.deal(setup.checked_format()?, Chance::new(deal)).with_chance(rest);
        game.go_on();
        Ok(game)
    }

    /// The same game with other chance from here on: what has been dealt and drawn stays, hidden cards too. For whoever wants to
    /// know what part luck had in it. **Only for games that are over**, as whoever plays it on may see what was hidden.
    #[must_use]
    pub fn with_chance(&self, seed: Seed) -> Self {
        let mut game = *self;
        game.secret.chance = game.secret.chance.with_seed(seed);
        game
    }

    /// The round cards that nobody has seen yet, the next one first. **Only for games that are over**, or for whoever may know
    /// everything, such as a critic in training; anybody else it helps to cheat.
    pub fn rounds_to_come(&self) -> impl Iterator<Item = RoundCard> + '_ {
        self.secret.rounds.iter().copied().skip(self.board.revealed.len())
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
            Self::PlotLaid { card, hidden } => Notice::PlotLaid { card: Some(card), hidden },
            Self::LootTaken { bandit, token, worth, known_to: _, taking } => {
                Notice::LootTaken { bandit, token, worth: Some(worth), taking }
            }
            Self::LootLost { bandit, token, worth, known_to: _, to } => {
                Notice::LootLost { bandit, token, worth: Some(worth), to }
            }
        }
    }
}

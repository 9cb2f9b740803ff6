//! Twins: two games that differ only in what one viewer can't know.

use rand_core::Rng;

use crate::card::Card;
use crate::game::Game;
use crate::loot::TokenSet;
use crate::seat::Seat;
use crate::view::{Sight, View};
use crate::viewer::Viewer;

/// Which secrets of the twin are others. One family at a time allows the longest comparisons: the
/// fewer things differ, the later something comes to light.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    /// The hands, decks and hidden discards of other seats, and what lies below their decks.
    Hands,
    /// The cards that others laid face down.
    Pile,
    /// The values of purses, bags and nuggets.
    Purses,
    /// Which secret document is which (C34).
    Documents,
    /// Il Professore's deck and what he laid face down (C23).
    Professore,
    /// The rounds to come.
    Rounds,
    /// Answers to a question asked of all in secret (C22, V12, V21, V32, V33).
    Answers,
    /// What others choose from now on, where it is not to be seen what they choose.
    Choices,
    /// All of it.
    Everything,
}

impl Family {
    /// A game that looks the same to the viewer. Its chance is the same, so that whatever comes to
    /// differ later follows from the secrets; and the viewer's own deck lies in the same order, since
    /// what it will draw is its own business. Nothing if chance found no other secrets.
    pub(super) fn twin(self, game: &Game, viewer: Viewer, rng: &mut impl Rng) -> Option<Game> {
        if self == Self::Choices {
            return Some(*game);
        }
        let worlds = self.allowed(game, viewer).worlds();
        (0..4).map(|_| self.exchange(game, &worlds.draw(rng), viewer)).find(|twin| self.differs(game, twin))
    }

    /// The viewer's view, with those secrets shown that are to stay as they are.
    fn allowed(self, game: &Game, viewer: Viewer) -> View {
        let mut view = game.view(viewer);
        if matches!(self, Self::Hands) {
            for (seen, planned) in view.pile.iter_mut().zip(&game.secret.pile) {
                seen.card = Some(planned.card);
            }
        }
        if matches!(self, Self::Pile | Self::Answers) {
            for seat in game.board.seats() {
                let hand = game.secret.cards[seat].hand;
                view.cards[seat].hand =
                    hand.iter().map(|held| Sight::of(held.card(), held.is_open())).collect();
            }
        }
        view
    }

    fn exchange(self, game: &Game, drawn: &Game, viewer: Viewer) -> Game {
        let mut twin = *game;
        match self {
            Self::Hands => {
                twin.secret.cards = drawn.secret.cards;
                twin.secret.answers = drawn.secret.answers; // what is kept must be in hand
            }
            Self::Pile => {
                twin.secret.cards = drawn.secret.cards;
                copy_pile(&mut twin, drawn, false);
            }
            Self::Professore => {
                copy_pile(&mut twin, drawn, true);
                twin.secret.professore = drawn.secret.professore;
            }
            Self::Purses => copy_values(&mut twin, drawn, TokenSet::FACE_DOWN - TokenSet::DOCUMENTS),
            Self::Documents => copy_values(&mut twin, drawn, TokenSet::DOCUMENTS),
            Self::Rounds => twin.secret.rounds = drawn.secret.rounds,
            Self::Answers => twin.secret.answers = drawn.secret.answers,
            Self::Choices => {}
            Self::Everything => twin.secret = drawn.secret,
        }
        twin.secret.chance = game.secret.chance;
        if let Some(seat) = viewer.seat() {
            twin.secret.cards[seat] = game.secret.cards[seat];
        }
        twin
    }

    /// Whether the two still differ in the secrets of the family; if not, comparing them proves nothing.
    pub(super) fn differs(self, game: &Game, twin: &Game) -> bool {
        let (one, two) = (&game.secret, &twin.secret);
        let bottom = |seat: Seat| one.cards[seat].bottom != two.cards[seat].bottom;
        let hands = || game.board.seats().any(|seat| hand(game, seat) != hand(twin, seat) || bottom(seat));
        let unresolved = usize::from(game.board.resolved);
        let pile = || !one.pile.iter().skip(unresolved).eq(two.pile.iter().skip(unresolved));
        let purses = || one.purses.worth != two.purses.worth;
        let rounds = || one.rounds != two.rounds;
        let professore = || pile() || one.professore != two.professore;
        let answers = || one.answers != two.answers;
        match self {
            Self::Hands => hands(),
            Self::Pile => pile(),
            Self::Purses | Self::Documents => purses(),
            Self::Professore => professore(),
            Self::Rounds => rounds(),
            Self::Answers => answers() || hands(), // a card picked in secret is in hand from then on
            Self::Choices | Self::Everything => hands() || pile() || purses() || rounds() || answers(),
        }
    }
}

/// The cards of the pile that are Il Professore's, or those that are not.
fn copy_pile(twin: &mut Game, drawn: &Game, professore: bool) {
    for (planned, other) in twin.secret.pile.iter_mut().zip(&drawn.secret.pile) {
        if planned.professore == professore {
            planned.card = other.card;
        }
    }
}

/// What these tokens are worth, and who counts on it.
fn copy_values(twin: &mut Game, drawn: &Game, tokens: TokenSet) {
    let (own, other) = (&mut twin.secret.purses, &drawn.secret.purses);
    for token in tokens.iter() {
        own.worth[token] = other.worth[token];
        own.counted[token] = other.counted[token];
        own.deduced[token] = other.deduced[token];
    }
}

fn hand(game: &Game, seat: Seat) -> Vec<Card> {
    let mut cards: Vec<Card> = game.secret.cards[seat].hand_cards().collect();
    cards.sort_unstable();
    cards
}

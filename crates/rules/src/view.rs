//! Views: what a seat, or somebody who only watches, may know (R13), and nothing more.
//!
//! A view is made field by field: the open board as it lies, and of each secret only the part that
//! this viewer has seen. Secrets are a matter of type: a [`View`] has no place for what it must not hold.

use tinyvec::ArrayVec;

use crate::board::{Board, Stage};
use crate::card::{CODES, Card};
use crate::choice::Choice;
use crate::choices::Choices;
use crate::game::{Game, MAX_PILE, Planned};
use crate::loot::{ByToken, Token, TokenSet, Worth};
use crate::seat::{BySeat, Seat};
use crate::seat_cards::{Held, MAX_BOTTOM, MAX_CARDS, MAX_HAND, SeatCards};
use crate::viewer::Viewer;

/// A card as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Sight(u8);

/// A hand is sorted by these: cards of which only this viewer knows, hidden ones, then those open to all.
const HIDDEN: u8 = 0x7f;
const OPEN: u8 = 0x80;
const _: () = assert!(
    CODES <= HIDDEN && HIDDEN < OPEN,
    "a card's code runs into the marks for hidden and open cards"
);

impl Sight {
    /// A card of which only the back is seen.
    pub const HIDDEN: Self = Self(HIDDEN);

    /// A card that this viewer knows; `open` if the whole table does.
    #[must_use]
    pub(crate) const fn of(card: Card, open: bool) -> Self {
        Self(card.code() | if open { OPEN } else { 0 })
    }

    /// The card, if the viewer knows it.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        if self.0 == HIDDEN { None } else { Some(Card::from_code(self.0 & !OPEN)) }
    }

    /// Whether the whole table knows it.
    #[must_use]
    pub const fn is_open(self) -> bool {
        self.0 & OPEN != 0
    }

    /// What a viewer sees of a card: it knows its own, and what the table knows.
    pub(crate) fn at(held: Held, own: bool) -> Self {
        if own || held.is_open() { Self::of(held.card(), held.is_open()) } else { Self::HIDDEN }
    }
}

impl Default for Sight {
    fn default() -> Self {
        Self::HIDDEN
    }
}

impl std::fmt::Debug for Sight {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.card() {
            Some(card) => write!(f, "{card}{}", if self.is_open() { "!" } else { "" }),
            None => f.write_str("?"),
        }
    }
}

/// What a viewer sees of one seat's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatView {
    /// The hand, in a fixed order that tells nothing; hidden cards last.
    pub hand: ArrayVec<[Sight; MAX_HAND]>,
    /// How many cards of the deck nobody has seen.
    pub deck_hidden: u8,
    /// The cards on top of those that everybody has seen go there, the top last.
    pub deck_top: ArrayVec<[Card; MAX_CARDS]>,
    /// The discard pile, the top last (V10, R46).
    pub discard: ArrayVec<[Sight; MAX_CARDS]>,
    /// What a Diversion put below the deck, the uppermost first (C21).
    pub bottom: ArrayVec<[Sight; MAX_BOTTOM]>,
}

/// What a viewer sees of a card on the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct PlannedView {
    /// Who played it.
    pub seat: Seat,
    /// The card, if the viewer knows it.
    pub card: Option<Card>,
    /// It lies face down, or did until it was revealed.
    pub face_down: bool,
    /// The next card of the pile is its follow-up (V34).
    pub followed: bool,
    /// It is Il Professore's (C23).
    pub professore: bool,
}

impl PlannedView {
    /// Whether it is a card of that seat.
    #[must_use]
    pub fn is_of(&self, seat: Seat) -> bool {
        self.seat == seat && !self.professore
    }
}

/// A value that a viewer knows to be somewhere in a group of purses (R74).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Counted {
    /// The group, by its lowest-numbered purse.
    pub group: Token,
    /// The value.
    pub worth: Worth,
}

/// All such values, sorted.
type CountedValues = ArrayVec<[Counted; 32]>;

/// What whoever only watches can tell of mixed purses, and so everybody (R74).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Common {
    /// Values known to be in a group of purses, but not which purse has them.
    pub counted: CountedValues,
    /// Purses whose value can be worked out from what was counted.
    pub deduced: TokenSet,
}

/// All that one viewer may know of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// Everything open.
    pub board: Board,
    /// The value of each token, if the viewer knows it. After the end everything is counted openly.
    pub worth: ByToken<Option<Worth>>,
    /// Values the viewer knows to be in a group of purses, but not which purse has them.
    pub counted: CountedValues,
    /// What the viewer knows that everybody knows of them. Its own knowledge comprises all this.
    pub common: Common,
    /// The cards of each seat.
    pub cards: BySeat<SeatView>,
    /// The pile in the order of play.
    pub pile: ArrayVec<[PlannedView; MAX_PILE]>,
    /// How many cards Il Professore's deck has (C80).
    pub professore_deck: u8,
    /// The viewer's own answer to a question that others still have to answer.
    pub answer: Option<Choice>,
}

impl View {
    /// All legal choices, if it is this viewer who is asked.
    #[must_use]
    pub fn choices(&self) -> Option<Choices> {
        let prompt = self.board.prompt.filter(|prompt| self.viewer.is(prompt.seat))?;
        let worth = |token| self.worth[token];
        Some(Choices::of(&prompt.ask, &self.board, prompt.seat, self.hand(prompt.seat), worth))
    }

    /// The cards of a hand that the viewer knows.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + use<'_> {
        self.cards[seat].hand.iter().filter_map(|sight| sight.card())
    }
}

impl Game {
    /// All that this viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        let mut cards = BySeat::<SeatView>::default();
        for seat in self.board.seats() {
            cards[seat] = see_cards(&self.secret.cards[seat], viewer.is(seat));
        }
        let (counted, common) = self.see_mixed(viewer);
        View {
            viewer,
            board: self.board,
            worth: ByToken::from_fn(|token| self.see_worth(viewer, token)),
            counted,
            common,
            cards,
            pile: (0..)
                .zip(&self.secret.pile)
                .map(|(index, planned)| self.see_planned(viewer, index, planned))
                .collect(),
            professore_deck: self.secret.professore.len() as u8,
            answer: viewer.seat().and_then(|seat| self.secret.answers[seat]),
        }
    }

    pub(crate) fn see_worth(&self, viewer: Viewer, token: Token) -> Option<Worth> {
        let known = self.who_knows(token).has(viewer);
        known.then(|| self.secret.purses.worth[token])
    }

    /// What a viewer can tell of mixed purses, and what everybody can. The values are sorted, so that which token bears the mark does
    /// not show.
    fn see_mixed(&self, viewer: Viewer) -> (CountedValues, Common) {
        let purses = &self.secret.purses;
        let (mut counted, mut common) = (CountedValues::default(), Common::default());
        for token in TokenSet::FACE_DOWN.iter() {
            let (by, deduced) = (purses.counted[token], purses.deduced[token]);
            if deduced.has(Viewer::Spectator) && TokenSet::PURSES.has(token) {
                common.deduced.insert(token);
            }
            if by.is_empty() {
                continue;
            }
            let value = Counted { group: self.board.loot.group[token], worth: purses.worth[token] };
            if by.has(viewer) {
                counted.push(value);
            }
            if by.has(Viewer::Spectator) {
                common.counted.push(value);
            }
        }
        counted.sort_unstable();
        common.counted.sort_unstable();
        (counted, common)
    }

    pub(crate) fn see_planned(&self, viewer: Viewer, index: u8, planned: &Planned) -> PlannedView {
        let board = &self.board;
        let revealed = board.stage == Stage::Stealin
            && (index < board.resolved || (index == board.resolved && board.card_open));
        // C23: nobody has seen a card that Il Professore laid face down.
        let own = viewer.is(planned.seat) && !planned.professore;
        let seen = !planned.face_down || own || revealed;
        PlannedView {
            seat: planned.seat,
            card: seen.then_some(planned.card),
            face_down: planned.face_down,
            followed: planned.followed,
            professore: planned.professore,
        }
    }
}

/// What a viewer sees of a seat's cards, its own or another's.
pub(crate) fn see_cards(cards: &SeatCards, own: bool) -> SeatView {
    let mut hand: ArrayVec<[Sight; MAX_HAND]> =
        cards.hand.iter().map(|&held| Sight::at(held, own)).collect();
    hand.sort_unstable();
    let top = cards.deck.iter().rev().take_while(|held| held.is_open()).count();
    let hidden = cards.deck.len() - top;
    SeatView {
        hand,
        deck_hidden: hidden as u8,
        deck_top: cards.deck[hidden..].iter().map(|held| held.card()).collect(),
        discard: cards.discard.iter().map(|&held| Sight::at(held, own)).collect(),
        bottom: cards.bottom.iter().map(|&card| Sight::at(Held::hidden(card), own)).collect(),
    }
}

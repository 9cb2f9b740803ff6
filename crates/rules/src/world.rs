//! Worlds: from a view, whole games that are consistent with everything the viewer has seen.
//!
//! The board is open and carries over. What is hidden is drawn anew: the cards nobody showed are
//! shuffled over the places where they can be, purse values over the purses whose value the viewer does
//! not know, round cards over the rounds to come; and the game goes on with a seed of its own.

mod hidden;
mod reshuffled;

use rand_core::Rng;
use tinyvec::ArrayVec;

use crate::ask::{self, Ask};
use crate::card::{Action, CODES, Card};
use crate::chance::{Chance, Seed, below, shuffle};
use crate::choices::{Choices, can_follow};
use crate::game::{Game, MAX_PILE, Planned};
use crate::loot::{Document, LootKind, Token, TokenSet, Worth};
use crate::parts::Part;
use crate::purses::Purses;
use crate::round_card::ROUNDS;
use crate::rounds::RoundCard;
use crate::seat::{BySeat, Seat};
use crate::seat_cards::Held;
use crate::view::Counted;
use crate::viewer::{Viewer, ViewerSet};
use reshuffled::{Cards, Reshuffled};

/// Where hidden cards of one seat can be, and which cards they are.
#[derive(Clone, Copy, Default)]
struct HiddenCards {
    /// Every card of the seat that the viewer can't place, apart from those recycled.
    pool: Cards,
    /// Those, if they can't be everywhere.
    reshuffled: Option<Reshuffled>,
    /// How many of them are in hand, at the end of the known ones.
    in_hand: u8,
    /// How many of those may be bullets.
    bullets_in_hand: u8,
}

/// Tokens of one kind that may have each other's values.
#[derive(Clone, Copy, Default)]
struct HiddenGroup {
    tokens: ArrayVec<[Token; MAX_ALIKE]>,
    /// Values known to be among them (R74).
    counted: ArrayVec<[Worth; MAX_ALIKE]>,
}

/// No kind has more tokens.
const MAX_ALIKE: usize = 26;
/// No more groups of mixed tokens can be there, and one of tokens never mixed for each kind.
const MAX_GROUPS: usize = 20;
/// The kinds whose tokens can have any value left; documents are drawn together (C34).
const VALUED: [LootKind; 3] = [LootKind::Purse, LootKind::Bag, LootKind::Nugget];

/// Purses of a group of which everybody knows some of the values (R74), but nobody by watching which.
#[derive(Clone, Copy, Default)]
struct CommonGroup {
    tokens: TokenSet,
    counted: ArrayVec<[Worth; MAX_ALIKE]>,
}

type HiddenValues =
    (ArrayVec<[HiddenGroup; MAX_GROUPS]>, [ArrayVec<[Worth; MAX_ALIKE]>; VALUED.len()], Purses);

/// A view prepared for drawing many worlds from it.
pub struct Worlds {
    /// The game with everything known in its place.
    known: Game,
    viewer: Viewer,
    cards: BySeat<HiddenCards>,
    /// Face-down cards on the pile that the viewer does not know.
    planned: ArrayVec<[u8; MAX_PILE]>,
    groups: ArrayVec<[HiddenGroup; MAX_GROUPS]>,
    common: ArrayVec<[CommonGroup; 12]>,
    /// Values that may be anywhere, for each of the [`VALUED`] kinds.
    values: [ArrayVec<[Worth; MAX_ALIKE]>; VALUED.len()],
    /// C34: every way in which the secret documents can lie.
    documents: ArrayVec<[[Document; 3]; 6]>,
    /// C80: Il Professore's cards that nobody has seen, and how many of them are in his deck.
    professore: ArrayVec<[Card; 16]>,
    professore_deck: u8,
    /// What the viewer counts on (R74).
    counted: ArrayVec<[Counted; 32]>,
    /// Ordinary round cards, and those that may come last, not seen yet.
    ordinary: ArrayVec<[RoundCard; RoundCard::MOST_ORDINARY]>,
    last: ArrayVec<[RoundCard; 4]>,
}

impl Worlds {
    /// Draws one game.
    pub fn draw(&self, rng: &mut impl Rng) -> Game {
        let mut game = self.known;
        game.secret.chance = Chance::new(Seed::random(rng));
        self.draw_rounds(&mut game, rng);
        self.draw_purses(&mut game, rng);
        for seat in game.board.seats() {
            self.draw_cards(&mut game, seat, rng);
        }
        self.draw_answers(&mut game, rng);
        if game.board.has(Part::Documents) {
            self.draw_documents(&mut game, rng);
        }
        if game.board.has(Part::Automaton) {
            self.draw_professore(&mut game, rng);
        }
        game
    }

    /// B6, C7: the rounds to come are ordinary cards, the last a station or a Horse Attack.
    fn draw_rounds(&self, game: &mut Game, rng: &mut impl Rng) {
        let revealed = game.board.revealed.len();
        let mut ordinary = self.ordinary;
        for (index, round) in game.secret.rounds.iter_mut().enumerate().skip(revealed) {
            *round = if !self.last.is_empty() && index == ROUNDS - 1 {
                self.last[below(rng, self.last.len())]
            } else {
                ordinary.swap_remove(below(rng, ordinary.len()))
            };
        }
    }

    fn draw_purses(&self, game: &mut Game, rng: &mut impl Rng) {
        let mut values = self.values;
        values.iter_mut().for_each(|values| shuffle(rng, values));
        for group in &self.groups {
            let mut tokens = group.tokens;
            let Some(kind) = tokens.first().map(|token| token.kind()) else { continue };
            let values = &mut values[VALUED.iter().position(|&valued| valued == kind).unwrap_or(0)];
            // A shuffle is only needed where some of the values are bound to the group.
            if !group.counted.is_empty() {
                shuffle(rng, &mut tokens);
            }
            for (index, &token) in tokens.iter().enumerate() {
                let purses = &mut game.secret.purses;
                match group.counted.get(index) {
                    Some(&worth) => {
                        purses.worth[token] = worth;
                        purses.counted[token] = ViewerSet::just(self.viewer);
                    }
                    None => purses.worth[token] = values.pop().unwrap_or_default(),
                }
            }
        }
        let others = game.board.audience().without(self.viewer);
        for CommonGroup { tokens, counted } in &self.common {
            game.secret.purses.count_in_common(counted, *tokens, &game.board.loot.known, others);
        }
    }

    /// C34: the documents lie in one of the ways they can.
    fn draw_documents(&self, game: &mut Game, rng: &mut impl Rng) {
        if self.documents.is_empty() {
            return;
        }
        let way = self.documents[below(rng, self.documents.len())];
        let purses = &mut game.secret.purses;
        for (token, document) in TokenSet::DOCUMENTS.iter().zip(way) {
            purses.worth[token] = document.worth();
        }
        for counted in self.counted.iter().filter(|counted| counted.group.kind() == LootKind::Document) {
            let there = |token: &Token| {
                game.board.loot.group[*token] == counted.group && purses.worth[*token] == counted.worth
            };
            if let Some(token) = TokenSet::DOCUMENTS.iter().find(there) {
                purses.counted[token].insert(self.viewer);
            }
        }
    }

    /// C80: Il Professore's cards that nobody has seen are in his deck or lie face down.
    fn draw_professore(&self, game: &mut Game, rng: &mut impl Rng) {
        let mut pool = self.professore;
        shuffle(rng, &mut pool);
        for &index in &self.planned {
            let planned = &mut game.secret.pile[usize::from(index)];
            if planned.professore
                && let Some(card) = pool.pop()
            {
                planned.card = card;
            }
        }
        pool.truncate(usize::from(self.professore_deck));
        game.secret.professore = pool;
    }

    /// Hidden cards go where they can be: onto the pile only what can be played, into hand no more
    /// bullets than the table has seen drawn, the rest into the discard pile and the deck.
    fn draw_cards(&self, game: &mut Game, seat: Seat, rng: &mut impl Rng) {
        let hidden = &self.cards[seat];
        let mut pool = hidden.pool;
        shuffle(rng, &mut pool);
        if let Some(reshuffled) = &hidden.reshuffled {
            pool = reshuffled.arrange(pool, rng);
        }
        if pool.is_empty() {
            return;
        }
        // What can be least of all goes first, or nothing that fits is left for it: on the pile that is
        // action cards, unless Misty's player laid them (C55), whose hand then is the narrower place.
        let plays_bullets = game.board.plays_bullets(seat);
        let narrow = |planned: &Planned| planned.followed || !plays_bullets;
        self.draw_planned(game, seat, &mut pool, narrow);
        let cards = &mut game.secret.cards[seat];
        let mut bullets = hidden.bullets_in_hand;
        for _ in 0..hidden.in_hand {
            if let Some(card) = take(&mut pool, |card| bullets > 0 || !card.is_bullet()) {
                bullets -= u8::from(card.is_bullet() && bullets > 0);
                cards.hand.push(Held::hidden(card));
            }
        }
        self.draw_planned(game, seat, &mut pool, |planned| !narrow(planned));
        let cards = &mut game.secret.cards[seat];
        for held in cards.discard.iter_mut().filter(|held| **held == BLANK) {
            *held = pool.pop().map_or(BLANK, Held::hidden);
        }
        for card in cards.bottom.iter_mut().filter(|card| **card == BLANK.card()) {
            *card = pool.pop().unwrap_or_default();
        }
        for held in cards.deck.iter_mut().take_while(|held| **held == BLANK) {
            *held = pool.pop().map_or(BLANK, Held::hidden);
        }
    }

    /// Hidden cards go onto the pile: a Fire where a follow-up shows that it must be one (V34).
    fn draw_planned(
        &self,
        game: &mut Game,
        seat: Seat,
        pool: &mut Cards,
        which: impl Fn(&Planned) -> bool,
    ) {
        let plays_bullets = game.board.plays_bullets(seat);
        for &index in &self.planned {
            let index = usize::from(index);
            let next = game.secret.pile.get(index + 1).map(|planned| planned.card);
            let planned = &mut game.secret.pile[index];
            if planned.seat != seat || planned.professore || !which(planned) {
                continue;
            }
            let follow_up = next.filter(|_| planned.followed);
            let fits = |card: Card| match follow_up {
                Some(other) => card.is(Action::Fire) && can_follow(card, other),
                None => plays_bullets || !card.is_bullet(),
            };
            if let Some(card) = take(pool, fits) {
                planned.card = card;
            }
        }
    }

    /// Others may have answered a secret question: any answer is possible.
    fn draw_answers(&self, game: &mut Game, rng: &mut impl Rng) {
        let Some(ask) = game.board.prompt.map(|prompt| prompt.ask) else { return };
        for seat in game.board.answered.iter() {
            if self.viewer.is(seat) || !game.board.seats().any(|known| known == seat) {
                continue;
            }
            let ask = match ask {
                Ask::LastCar(ask::LastCar { .. }) => {
                    Ask::LastCar(ask::LastCar { pair: game.board.leads[seat].into_iter().collect() })
                }
                other => other,
            };
            let hand = game.secret.cards[seat].hand_cards();
            // No secret question is about the value of a token.
            let choices = Choices::of(&ask, &game.board, seat, hand, |_| None);
            game.secret.answers[seat] = Some(choices.get(below(rng, choices.len())));
        }
    }
}

/// Takes the last card out that fits.
fn take(pool: &mut Cards, fits: impl Fn(Card) -> bool) -> Option<Card> {
    let index = pool.iter().rposition(|&card| fits(card))?;
    Some(pool.swap_remove(index))
}

/// Marks a place for a hidden card; no card has this code.
const BLANK_CODE: u8 = 0x7e;
const BLANK: Held = Held::hidden(Card::from_code(BLANK_CODE));
const _: () = assert!(CODES <= BLANK_CODE, "a card's code runs into the mark for a blank");

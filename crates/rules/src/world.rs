//! Worlds: from a view, whole games that are consistent with everything the viewer has seen.
//!
//! The board is open and carries over. What is hidden is drawn anew: the cards nobody showed are
//! shuffled over the places where they can be, purse values over the purses whose value the viewer does
//! not know, round cards over the rounds to come; and the game goes on with a seed of its own.

mod reshuffled;

use rand_core::Rng;
use tinyvec::ArrayVec;

use crate::board::SeatBoard;
use crate::card::{Action, Card};
use crate::chance::{Chance, Seed, below, shuffle};
use crate::choices::{Choices, can_follow};
use crate::game::{Game, MAX_PILE, Planned, Secrets};
use crate::loot::{Document, LootKind, Token, TokenSet, Worth};
use crate::prompt::Ask;
use crate::purses::Purses;
use crate::round_card::{ROUNDS, RoundCard};
use crate::seat::{BySeat, Seat};
use crate::seat_cards::{Held, SeatCards};
use crate::view::{Counted, PlannedView, SeatView, Sight, View};
use crate::viewer::{Viewer, ViewerSet};
use reshuffled::{Cards, Outside, Reshuffled};

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
    ordinary: ArrayVec<[RoundCard; 7]>,
    last: ArrayVec<[RoundCard; 4]>,
}

impl View {
    /// Prepares to draw games that look exactly like this to the viewer.
    #[must_use]
    pub fn worlds(&self) -> Worlds {
        let mut cards = BySeat::<SeatCards>::default();
        let mut hidden = BySeat::<HiddenCards>::default();
        for seat in self.board.seats() {
            cards[seat] = known_cards(&self.cards[seat]);
            hidden[seat] = self.hidden_cards(seat);
        }
        let unrevealed = |all: &[RoundCard]| -> Vec<RoundCard> {
            all.iter().copied().filter(|card| !self.board.revealed.contains(card)).collect()
        };
        let mut rounds = [RoundCard::default(); ROUNDS];
        rounds[..self.board.revealed.len()].copy_from_slice(&self.board.revealed);
        let mut answers = BySeat::default();
        if let Some(seat) = self.viewer.seat() {
            answers[seat] = self.answer;
        }
        let (groups, values, purses) = self.hidden_values();
        let known = Game {
            board: self.board,
            secret: Secrets {
                chance: Chance::new(Seed([0; 32])),
                rounds,
                purses,
                cards,
                pile: self.pile.iter().map(known_plan).collect(),
                professore: ArrayVec::new(),
                answers,
            },
        };
        let unknown = |&index: &u8| self.pile[usize::from(index)].card.is_none();
        Worlds {
            known,
            viewer: self.viewer,
            cards: hidden,
            planned: (0..self.pile.len() as u8).filter(unknown).collect(),
            groups,
            common: self.common_groups(),
            values,
            documents: self.possible_documents(),
            professore: self.professore_pool(),
            professore_deck: self.professore_deck,
            counted: self.counted,
            ordinary: unrevealed(RoundCard::ordinary(&self.board.rules)).into_iter().collect(),
            last: unrevealed(RoundCard::last(&self.board.rules)).into_iter().collect(),
        }
    }

    /// One such game; use [`View::worlds`] to draw many.
    pub fn sample(&self, rng: &mut impl Rng) -> Game {
        self.worlds().draw(rng)
    }

    /// The cards of a seat that the viewer can't place.
    fn hidden_cards(&self, seat: Seat) -> HiddenCards {
        let mut pool = self.board.owned_cards(seat);
        let mut place = |card: Card| {
            if let Some(index) = pool.iter().position(|&other| other == card) {
                pool.swap_remove(index);
            }
        };
        let resolved = usize::from(self.board.resolved);
        self.seen_cards(seat, resolved).for_each(&mut place);

        let seen = &self.cards[seat];
        let in_hand = seen.hand.iter().filter(|sight| sight.card().is_none()).count() as u8;
        let known_bullets =
            seen.hand.iter().filter_map(|sight| sight.card()).filter(|card| card.is_bullet()).count();
        let SeatBoard { bullet_room, recycled, .. } = &self.board.at_seat[seat];
        let bullets_in_hand = bullet_room.saturating_sub(known_bullets as u8);
        let mut reshuffled = None;
        if !recycled.is_empty() {
            let places = self.hidden_places(seat, in_hand, bullets_in_hand);
            let since = self.seen_cards(seat, resolved.max(recycled.laid_before.into()));
            reshuffled = Reshuffled::part(&mut pool, recycled, places, since);
        }
        HiddenCards { pool, reshuffled, in_hand, bullets_in_hand }
    }

    /// The cards of a seat that the viewer can place; those on the pile from this one on.
    fn seen_cards(&self, seat: Seat, laid_from: usize) -> impl Iterator<Item = Card> + use<'_> {
        let seen = &self.cards[seat];
        let sights = seen.hand.iter().chain(&seen.discard).chain(&seen.bottom);
        let laid = self.pile.iter().skip(laid_from).filter(move |planned| planned.is_of(seat));
        let laid = laid.filter_map(|planned| planned.card);
        sights.filter_map(|sight| sight.card()).chain(seen.deck_top).chain(laid)
    }

    /// Where the cards of a seat can be that the viewer can't place, the deck aside.
    fn hidden_places(&self, seat: Seat, in_hand: u8, bullets_in_hand: u8) -> Outside {
        let hidden = |planned: &PlannedView| planned.is_of(seat) && planned.card.is_none();
        let count = |up_to: usize| self.pile.iter().take(up_to).filter(|planned| hidden(planned)).count();
        let cards = &self.cards[seat];
        let away = cards.discard.iter().chain(&cards.bottom);
        let discarded = away.filter(|sight| sight.card().is_none()).count() as u8;
        // C55: of a pile that may have bullets in it no more is claimed than of a hand.
        let plays_bullets = self.board.plays_bullets(seat);
        let before = self.board.at_seat[seat].recycled.laid_before;
        let laid_before = if plays_bullets { 0 } else { count(before.into()) as u8 };
        let laid = count(self.pile.len()) as u8 - laid_before;
        Outside {
            laid_before,
            others: in_hand + discarded + laid,
            for_bullets: in_hand.min(bullets_in_hand) + discarded + if plays_bullets { laid } else { 0 },
        }
    }

    /// The tokens whose value the viewer does not know, by group, and the values they can have.
    fn hidden_values(&self) -> HiddenValues {
        let mut purses = Purses::printed();
        let mut groups = ArrayVec::new();
        let values = VALUED.map(|kind| self.hidden_values_of(kind, &mut groups, &mut purses));
        self.hidden_values_of(LootKind::Document, &mut ArrayVec::new(), &mut purses);
        (groups, values, purses)
    }

    /// The same for one kind; returns the values that may be anywhere.
    fn hidden_values_of(
        &self,
        kind: LootKind,
        groups: &mut ArrayVec<[HiddenGroup; MAX_GROUPS]>,
        purses: &mut Purses,
    ) -> ArrayVec<[Worth; MAX_ALIKE]> {
        let alike = TokenSet::FACE_DOWN.of_kind(kind);
        let mut values: ArrayVec<[Worth; MAX_ALIKE]> = alike.iter().map(Token::printed).collect();
        let mut gone = |worth: Worth| {
            if let Some(index) = values.iter().position(|&other| other == worth) {
                values.swap_remove(index);
            }
        };
        let mut loose = HiddenGroup::default();
        let own = self.counted.iter().filter(|counted| counted.group.kind() == kind);
        own.for_each(|counted| gone(counted.worth));
        for token in alike.iter() {
            if let Some(worth) = self.worth[token] {
                purses.worth[token] = worth;
                let known = self.board.loot.known[token];
                let everybody = self.common.deduced.has(token);
                let deducing = if everybody { self.board.audience() } else { ViewerSet::just(self.viewer) };
                purses.deduced[token] = deducing - known;
                gone(worth);
                continue;
            }
            let group = self.board.loot.group[token];
            let counted = self.counted.iter().filter(|counted| counted.group == group);
            let counted: ArrayVec<[Worth; MAX_ALIKE]> = counted.map(|counted| counted.worth).collect();
            let same = groups.iter_mut().find(|known| self.board.loot.group[known.tokens[0]] == group);
            match same {
                Some(same) => same.tokens.push(token),
                None if counted.is_empty() => loose.tokens.push(token),
                None => {
                    let mut tokens = ArrayVec::new();
                    tokens.push(token);
                    groups.push(HiddenGroup { tokens, counted });
                }
            }
        }
        if !loose.tokens.is_empty() {
            groups.push(loose);
        }
        values
    }

    /// C34: every way in which the documents can lie: as the viewer knows them, as everybody has seen, and
    /// with the ones it counts on in their group (R74).
    fn possible_documents(&self) -> ArrayVec<[[Document; 3]; 6]> {
        if !self.board.with_couriers() {
            return ArrayVec::new();
        }
        let fits = |way: &[Document; 3]| {
            let mut places = TokenSet::DOCUMENTS.iter().zip(way).zip(self.board.armored.documents);
            let each = places.all(|((token, &document), bits)| {
                bits >> document as u8 & 1 == 1
                    && self.worth[token].is_none_or(|worth| worth == document.worth())
            });
            let own = self.counted.iter().filter(|counted| counted.group.kind() == LootKind::Document);
            each && own.clone().all(|counted| {
                let mut there = TokenSet::DOCUMENTS.iter().zip(way).filter(|(token, _)| {
                    self.board.loot.group[*token] == counted.group && self.worth[*token].is_none()
                });
                there.any(|(_, document)| document.worth() == counted.worth)
            })
        };
        use Document::{Blue, Fake, Red};
        let ways = [
            [Fake, Red, Blue],
            [Fake, Blue, Red],
            [Red, Fake, Blue],
            [Red, Blue, Fake],
            [Blue, Fake, Red],
            [Blue, Red, Fake],
        ];
        ways.into_iter().filter(fits).collect()
    }

    /// C80: the cards of Il Professore that nobody has seen this round.
    fn professore_pool(&self) -> ArrayVec<[Card; 16]> {
        if self.board.armored.professore.is_none() {
            return ArrayVec::new();
        }
        let mut pool = self.board.professore_cards();
        for card in self.pile.iter().filter(|planned| planned.professore).filter_map(|planned| planned.card)
        {
            if let Some(index) = pool.iter().position(|&other| other == card) {
                pool.swap_remove(index);
            }
        }
        pool
    }

    /// The groups in which everybody counts on something.
    fn common_groups(&self) -> ArrayVec<[CommonGroup; 12]> {
        let mut groups: ArrayVec<[CommonGroup; 12]> = ArrayVec::new();
        for alike in self.common.counted.chunk_by(|one, other| one.group == other.group) {
            let unseen = |token: &Token| !self.board.loot.known[*token].has(Viewer::Spectator);
            let tokens: TokenSet =
                self.board.loot.mixed_with(alike[0].group).iter().filter(unseen).collect();
            groups.push(CommonGroup {
                tokens: tokens - self.common.deduced,
                counted: alike.iter().map(|counted| counted.worth).collect(),
            });
        }
        groups
    }
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
        if game.board.with_couriers() {
            self.draw_documents(&mut game, rng);
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
                Ask::LastCar { .. } => Ask::LastCar { pair: game.board.leads[seat].into_iter().collect() },
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
const BLANK: Held = Held::hidden(Card::from_code(0x7e));

fn known_cards(seen: &SeatView) -> SeatCards {
    let mut cards = SeatCards::default();
    let held = |sight: Sight| match sight.card() {
        Some(card) if sight.is_open() => Held::open(card),
        Some(card) => Held::hidden(card),
        None => BLANK,
    };
    cards.hand.extend(seen.hand.iter().filter(|sight| sight.card().is_some()).map(|&sight| held(sight)));
    cards.deck.extend(std::iter::repeat_n(BLANK, usize::from(seen.deck_hidden)));
    cards.deck.extend(seen.deck_top.iter().map(|&card| Held::open(card)));
    cards.discard.extend(seen.discard.iter().map(|&sight| held(sight)));
    cards.bottom.extend(seen.bottom.iter().map(|&sight| held(sight).card()));
    cards
}

fn known_plan(planned: &PlannedView) -> Planned {
    Planned {
        seat: planned.seat,
        card: planned.card.unwrap_or_default(),
        face_down: planned.face_down,
        followed: planned.followed,
        professore: planned.professore,
    }
}

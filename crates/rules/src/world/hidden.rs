//! What a view leaves open: which cards can be where, which values which tokens can have.

use rand_core::Rng;
use tinyvec::ArrayVec;

use super::reshuffled::{Outside, Reshuffled};
use super::{
    BLANK, CommonGroup, HiddenCards, HiddenGroup, HiddenValues, MAX_ALIKE, MAX_GROUPS, VALUED, Worlds,
};
use crate::board::SeatBoard;
use crate::card::Card;
use crate::chance::{Chance, Seed};
use crate::game::{Game, Planned, Secrets};
use crate::loot::{Document, LootKind, Token, TokenSet, Worth};
use crate::parts::Part;
use crate::purses::Purses;
use crate::round_card::ROUNDS;
use crate::rounds::RoundCard;
use crate::seat::{BySeat, Seat};
use crate::seat_cards::{Held, SeatCards};
use crate::view::{PlannedView, SeatView, Sight, View};
use crate::viewer::{Viewer, ViewerSet};

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
        if !self.board.has(Part::Documents) {
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

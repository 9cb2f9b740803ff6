//! Choices: what a seat can decide, and the list of all that it may decide now.

use arrayvec::ArrayVec;

use crate::bandit::Bandit;
use crate::board::Board;
use crate::card::{Action, Card, Face, Source};
use crate::loot::{Find, LootKind, TokenSet};
use crate::prompt::Ask;
use crate::seat::Seat;
use crate::seat_cards::Hand;
use crate::sets::Indexed;
use crate::train::{Car, Place};

/// A decision, in the imperative. It means the same whatever the game: it needs no context to be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// B2: lead this bandit.
    Bandit(Bandit),
    /// V31: lead the team with this number.
    Team(u8),
    /// V21, V32: this bandit starts in the last car, the other one before it.
    LastCar(Bandit),
    /// V33: take this card into hand.
    Pick(Card),
    /// B12: draw three cards.
    Draw,
    /// B12: play a card.
    Play {
        /// The card.
        card: Card,
        /// B30: hide it. (In a tunnel every card is hidden; that is not a choice.)
        face_down: bool,
        /// V34: the other bandit's card that follows a Fire at once.
        follow_up: Option<Card>,
    },
    /// V12: keep these action cards, discard the rest.
    Keep(Kept),
    /// B20, B21: go there.
    Go(Place),
    /// B22: fire at this bandit.
    Fire(Bandit),
    /// B23: take this.
    Rob(Find),
    /// B24: punch this bandit.
    Punch(Bandit),
    /// B24: make it lose a token of this kind.
    Knock(LootKind),
    /// B33: take the fallen purse.
    Take,
    /// B33: leave it where it fell.
    Leave,
    /// B24: send the victim there.
    Push(Place),
    /// B25: send the Marshal there.
    Marshal(Car),
    /// B45: let this bandit take this purse.
    Pickpocket(Bandit, Find),
    /// B45: take nothing more.
    Decline,
}

/// How many of each action card to keep, for the one or two bandits of a seat (V12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kept {
    /// The seat's bandits; with one bandit both entries name it and the second counts nothing.
    bandits: [Bandit; 2],
    /// Two bits for each action, the first action lowest.
    counts: [u16; 2],
}

impl Kept {
    /// Nothing kept, by a seat with these bandits.
    #[must_use]
    pub fn nothing(bandits: &[Bandit]) -> Self {
        let first = bandits.first().copied().unwrap_or_default();
        Self { bandits: [first, bandits.get(1).copied().unwrap_or(first)], counts: [0; 2] }
    }

    fn slot(&self, bandit: Bandit) -> Option<usize> {
        self.bandits.iter().position(|&known| known == bandit)
    }

    /// How many of this card are kept.
    #[must_use]
    pub fn count(&self, card: Card) -> usize {
        let Face::Action(bandit, action) = card.face() else { return 0 };
        self.slot(bandit).map_or(0, |slot| usize::from(self.counts[slot] >> (2 * action.index()) & 3))
    }

    /// Keeps one more of this card, unless that is impossible: a bullet, another seat's card, a fourth copy.
    #[must_use]
    pub fn and(mut self, card: Card) -> Option<Self> {
        let Face::Action(bandit, action) = card.face() else { return None };
        let slot = self.slot(bandit)?;
        if self.count(card) == 3 {
            return None;
        }
        self.counts[slot] += 1 << (2 * action.index());
        Some(self)
    }

    /// The cards, each as often as it is kept.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let slots = if self.bandits[0] == self.bandits[1] { 1 } else { 2 };
        let kinds = self
            .bandits
            .into_iter()
            .take(slots)
            .flat_map(|bandit| Action::ALL.iter().map(move |&action| Card::action(bandit, action)));
        kinds.flat_map(move |card| std::iter::repeat_n(card, self.count(card)))
    }

    /// The part of this that has the number `index` among all its parts; see [`Kept::parts`].
    fn part(self, mut index: usize) -> Self {
        let mut part = Self { counts: [0; 2], ..self };
        for slot in 0..2 {
            for action in 0..Action::ALL.len() {
                let radix = usize::from(self.counts[slot] >> (2 * action) & 3) + 1;
                part.counts[slot] |= ((index % radix) as u16) << (2 * action);
                index /= radix;
            }
        }
        part
    }

    /// How many different parts it has, none and all of it included.
    fn parts(self) -> usize {
        let radix = |slot: usize, action: usize| usize::from(self.counts[slot] >> (2 * action) & 3) + 1;
        (0..2)
            .flat_map(|slot| (0..Action::ALL.len()).map(move |action| (slot, action)))
            .map(|(slot, action)| radix(slot, action))
            .product()
    }
}

/// The most choices a listed prompt has: about twenty different cards, hidden or not, and follow-ups.
const MAX_LISTED: usize = 128;

/// All legal choices of a prompt, in a fixed order, without touching the heap.
#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "lists live on the stack for a moment; boxing would touch the heap"
)]
pub enum Choices {
    /// One by one.
    Listed(ArrayVec<Choice, MAX_LISTED>),
    /// V12: every part of these cards.
    Parts(Kept),
}

impl Choices {
    /// The choices of a seat that is asked this and holds these cards.
    pub(crate) fn of(ask: &Ask, board: &Board, seat: Seat, hand: impl FnOnce() -> Hand) -> Self {
        let mut list = ArrayVec::new();
        match *ask {
            Ask::Bandit { free } => list.extend(free.iter().map(Choice::Bandit)),
            Ask::Team { free } => {
                list.extend((0..8).filter(|team| free >> team & 1 == 1).map(Choice::Team))
            }
            Ask::LastCar { pair } => list.extend(pair.iter().map(Choice::LastCar)),
            Ask::Pick => list.extend(distinct(&board.owned_cards(seat)).map(Choice::Pick)),
            Ask::Act { may_hide, may_follow, may_draw } => {
                if may_draw {
                    list.push(Choice::Draw);
                }
                list_plays(&mut list, board, seat, &hand(), may_hide, may_follow);
            }
            Ask::Keep => return Self::Parts(keepable(board, seat, &hand())),
            Ask::Move { to, .. } | Ask::Climb { to, .. } => list.extend(to.iter().map(Choice::Go)),
            Ask::Fire { at, .. } => list.extend(at.iter().map(Choice::Fire)),
            Ask::Rob { tokens, .. } => {
                list.extend(tokens.iter().map(|token| Choice::Rob(board.loot.find(token))));
            }
            Ask::Punch { at, .. } => list.extend(at.iter().map(Choice::Punch)),
            Ask::Knock { kinds, .. } => list.extend(kinds.iter().map(Choice::Knock)),
            Ask::Take { .. } => list.extend([Choice::Take, Choice::Leave]),
            Ask::Push { to, .. } => list.extend(to.iter().map(Choice::Push)),
            Ask::Marshal { to } => list.extend(to.iter().map(Choice::Marshal)),
            Ask::Pickpocket { bandits } => {
                for bandit in bandits.iter() {
                    let purses = board.loot.at[board.place[bandit]] & TokenSet::PURSES;
                    let found = board.loot.findable(purses);
                    list.extend(
                        found.iter().map(|token| Choice::Pickpocket(bandit, board.loot.find(token))),
                    );
                }
                list.push(Choice::Decline);
            }
        }
        Self::Listed(list)
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Listed(list) => list.len(),
            Self::Parts(all) => all.parts(),
        }
    }

    /// Whether there is none, which never happens while a game waits for somebody.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The choice with this number.
    ///
    /// # Panics
    /// If there are not so many.
    #[must_use]
    #[inline]
    pub fn get(&self, index: usize) -> Choice {
        match self {
            Self::Listed(list) => list[index],
            Self::Parts(all) => {
                assert!(index < all.parts(), "there are only {} choices", all.parts());
                Choice::Keep(all.part(index))
            }
        }
    }

    /// One after another.
    pub fn iter(&self) -> impl Iterator<Item = Choice> + '_ {
        (0..self.len()).map(|index| self.get(index))
    }

    /// Whether a choice is among them.
    #[must_use]
    pub fn contains(&self, choice: Choice) -> bool {
        match self {
            Self::Listed(list) => list.contains(&choice),
            Self::Parts(_) => self.iter().any(|part| part == choice),
        }
    }
}

/// Each different card once, in the order of their codes.
fn distinct(cards: &[Card]) -> impl Iterator<Item = Card> + use<> {
    let mut codes = cards.iter().fold(0u128, |seen, card| seen | 1 << card.code());
    std::iter::from_fn(move || {
        (codes != 0).then(|| {
            let code = codes.trailing_zeros();
            codes &= codes - 1;
            Card::from_code(code as u8)
        })
    })
}

/// B12, B30, V34, C55: every way to play a card of this hand.
fn list_plays(
    list: &mut ArrayVec<Choice, MAX_LISTED>,
    board: &Board,
    seat: Seat,
    hand: &Hand,
    may_hide: bool,
    may_follow: bool,
) {
    let plays_bullets = board.plays_bullets(seat);
    for card in distinct(hand) {
        if card.is_bullet() && !plays_bullets {
            break; // bullets have the highest codes
        }
        let follows = may_follow && card.is(Action::Fire);
        for face_down in [false, true] {
            if face_down && !may_hide {
                break;
            }
            list.push(Choice::Play { card, face_down, follow_up: None });
            if follows && (!face_down || board.rules.hidden_fire_follow_up) {
                let others = distinct(hand).filter(|&other| can_follow(card, other));
                list.extend(others.map(|other| Choice::Play { card, face_down, follow_up: Some(other) }));
            }
        }
    }
}

/// V34, R61: whether a card may follow a Fire card: the other bandit's, not a Marshal, not a bullet.
pub(crate) fn can_follow(fire: Card, other: Card) -> bool {
    !other.is_bullet() && other.bandit() != fire.bandit() && !other.is(Action::Marshal)
}

/// V12: what a seat may keep at most: every action card of its hand.
pub(crate) fn keepable(board: &Board, seat: Seat, hand: &Hand) -> Kept {
    let nothing = Kept::nothing(&board.leads[seat]);
    hand.iter().fold(nothing, |kept, &card| kept.and(card).unwrap_or(kept))
}

/// A bullet's source as a card, for lists that name bullets.
impl From<Source> for Card {
    fn from(source: Source) -> Self {
        Self::bullet(source)
    }
}

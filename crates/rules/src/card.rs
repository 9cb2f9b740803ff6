//! Cards: the actions a bandit can plan, and the bullets that clog a deck.

use crate::bandit::{BANDITS, Bandit};
use crate::names::{Named, named_enum};
use crate::sets::{Indexed, bit_set};

named_enum! {
    /// What an action card makes its bandit do.
    Action, "action" {
        /// B20
        Move = "move",
        /// B21
        FloorChange = "floor-change",
        /// B22
        Fire = "fire",
        /// B23
        Robbery = "robbery",
        /// B24
        Punch = "punch",
        /// B25
        Marshal = "marshal",
        /// C35
        Nudge = "nudge",
    }
}

bit_set! {
    /// Some of the actions.
    Actions(u8) of Action
}

impl Actions {
    /// C35: those that a nudge can name.
    pub const NUDGED: Self = Self::from_bits(0b1_1111);
}

named_enum! {
    /// A card of Il Professore's, but for those that name a bandit (C80).
    Plot, "plot" {
        /// C81
        Scheme = "scheme",
        /// C85
        RapidFire = "rapid-fire",
        /// C84
        LongShot = "long-shot",
        /// C83
        ExtraNudge = "extra-nudge",
    }
}

/// A card's code: every action of every bandit; then bullets, aligned so that two instructions find them; then Il
/// Professore's plots and binoculars.
const PER_BANDIT: u8 = Action::ALL.len() as u8;
const BULLETS: u8 = (BANDITS as u8 * PER_BANDIT).next_multiple_of(BULLET_ROOM);
const BULLET_ROOM: u8 = 16;
const PLOTS: u8 = BULLETS + BULLET_ROOM;
const BINOCULARS: u8 = PLOTS + Plot::ALL.len() as u8;
/// The first code that no card has.
pub(crate) const CODES: u8 = BINOCULARS + BANDITS as u8;
/// There can be no more of them: the highest bit of a byte is a mark.
const MOST_CODES: usize = 1 << 7;

/// What each code of an action card stands for: every card of the pile is looked up, and a division takes longer. No card has the
/// codes at the end.
const ACTION_CARDS: [(Bandit, Action); BULLETS as usize] = {
    let mut cards = [(Bandit::Ghost, Action::Move); BULLETS as usize];
    let mut code = 0;
    while code < BANDITS * Action::ALL.len() {
        cards[code] = (Bandit::ALL[code / Action::ALL.len()], Action::ALL[code % Action::ALL.len()]);
        code += 1;
    }
    cards
};

/// A bit for every action of every bandit.
type ActionBits = u64;

/// The bit of each code: none if it is no action card's. Every hand is looked through at every act, and to compare and to shift
/// takes three times as many instructions.
const ACTION_BITS: [ActionBits; MOST_CODES] = {
    let mut bits = [0; MOST_CODES];
    let mut code = 0;
    while code < BANDITS * Action::ALL.len() {
        bits[code] = 1 << code;
        code += 1;
    }
    bits
};

const _: () = assert!(
    SOURCES <= BULLET_ROOM as usize,
    "more sources of bullets than codes for them: widen BULLET_ROOM"
);
const _: () = assert!(CODES as usize <= MOST_CODES, "more cards than codes");
const _: () =
    assert!(BULLETS as u32 <= ActionBits::BITS, "more action cards than bits: make ActionBits wider");

/// One card of a seat's deck. Cards with the same face can't be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Card(u8);

/// What is printed on a [`Card`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// An action of one bandit.
    Action(Bandit, Action),
    /// A bullet from a bandit, or a neutral one.
    Bullet(Source),
    /// One of Il Professore's.
    Plot(Plot),
    /// Il Professore watches a bandit (C82).
    Binoculars(Bandit),
}

/// Where a bullet comes from: a bandit's revolver, or the neutral pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// Fired by a bandit, in its colour.
    Bandit(Bandit),
    /// From the Marshal or an event.
    Neutral,
}

/// How many sources of bullets there are.
pub const SOURCES: usize = BANDITS + 1;

impl Indexed for Source {
    const COUNT: usize = SOURCES;

    fn index(self) -> usize {
        match self {
            Self::Bandit(bandit) => bandit.index(),
            Self::Neutral => BANDITS,
        }
    }

    fn at(index: usize) -> Self {
        if index == BANDITS { Self::Neutral } else { Self::Bandit(Bandit::at(index)) }
    }
}

/// A bandit has its own name.
impl Named for Source {
    const WHAT: &'static str = "source of bullets";
    const NAMES: &'static [(Self, &'static str)] = &{
        let mut names = [(Self::Neutral, "neutral"); SOURCES];
        let mut index = 0;
        while index < BANDITS {
            let (bandit, name) = Bandit::NAMES[index];
            names[index] = (Self::Bandit(bandit), name);
            index += 1;
        }
        names
    };
}

impl Card {
    /// The action card of a bandit.
    #[must_use]
    pub const fn action(bandit: Bandit, action: Action) -> Self {
        Self(bandit as u8 * PER_BANDIT + action as u8)
    }

    /// A bullet card.
    #[must_use]
    pub fn bullet(source: Source) -> Self {
        Self(BULLETS + source.index() as u8)
    }

    /// What is printed on it.
    #[must_use]
    #[inline]
    pub fn face(self) -> Face {
        if self.0 < BULLETS {
            let (bandit, action) = ACTION_CARDS[usize::from(self.0)];
            Face::Action(bandit, action)
        } else if self.is_bullet() {
            Face::Bullet(Source::at(usize::from(self.0 - BULLETS)))
        } else if self.0 >= BINOCULARS {
            Face::Binoculars(Bandit::at(usize::from(self.0 - BINOCULARS)))
        } else {
            Face::Plot(Plot::at(usize::from(self.0 - PLOTS)))
        }
    }

    /// Whether it is a bullet, which only Misty can play (B12, C55).
    #[must_use]
    pub const fn is_bullet(self) -> bool {
        self.0 & !(BULLET_ROOM - 1) == BULLETS
    }

    /// A card of Il Professore's.
    #[must_use]
    pub const fn plot(plot: Plot) -> Self {
        Self(PLOTS + plot as u8)
    }

    /// Il Professore's card that names this bandit.
    #[must_use]
    pub const fn binoculars(bandit: Bandit) -> Self {
        Self(BINOCULARS + bandit as u8)
    }

    /// Whether it is this action, whoever's.
    #[must_use]
    pub const fn is(self, action: Action) -> bool {
        self.0 < BULLETS && self.0 % PER_BANDIT == action as u8
    }

    /// The bandit an action card belongs to.
    #[must_use]
    pub fn bandit(self) -> Option<Bandit> {
        match self.face() {
            Face::Action(bandit, _) => Some(bandit),
            _ => None,
        }
    }

    /// A number below [`CODES`] that no other face has.
    #[must_use]
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// The card with that [`Card::code`].
    pub(crate) const fn from_code(code: u8) -> Self {
        Self(code)
    }
}

/// How many bits are set, for as many as one bandit has actions.
const FEW_BITS: [u8; 1 << PER_BANDIT] = {
    let mut counts = [0; 1 << PER_BANDIT];
    let mut bits = 0;
    while bits < counts.len() {
        counts[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    counts
};

/// Which different cards there are among some: how often each is there does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Faces {
    actions: ActionBits,
    bullets: u16,
}

impl FromIterator<Card> for Faces {
    #[inline(never)]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        // Without branches: whether a card is a bullet can't be predicted.
        cards.into_iter().fold(Self::default(), |faces, card| Self {
            actions: faces.actions
                | ActionBits::from(!card.is_bullet()) << (u32::from(card.0) % ActionBits::BITS),
            bullets: faces.bullets | u16::from(card.is_bullet()) << (card.0 % BULLET_ROOM),
        })
    }
}

impl Faces {
    /// The different action cards among some cards: what most hands can play.
    #[inline]
    pub(crate) fn of_actions(cards: impl Iterator<Item = Card>) -> Self {
        let bit = |card: Card| ACTION_BITS[usize::from(card.0) % MOST_CODES];
        Self { actions: cards.fold(0, |actions, card| actions | bit(card)), bullets: 0 }
    }

    /// The action cards among them, in the order of their codes.
    #[inline]
    pub(crate) fn actions(self) -> impl Iterator<Item = Card> {
        bits(self.actions).map(Card)
    }

    /// How many different cards.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        // Most hands have no bullets that can be played, and one bandit's cards alone. The processors that we build for have no
        // instruction to count bits; it takes a dozen others.
        let bullets = if self.bullets == 0 { 0 } else { self.bullets.count_ones() };
        let actions = self.actions.wrapping_shr(self.actions.trailing_zeros());
        let few = actions < FEW_BITS.len() as ActionBits;
        let actions = if few { FEW_BITS[actions as usize] as u32 } else { actions.count_ones() };
        (actions + bullets) as usize
    }

    /// The one with this number: action cards first, each kind in the order of its codes.
    #[inline]
    pub(crate) fn nth(self, index: usize) -> Option<Card> {
        let mut left = index;
        for code in bits(self.actions) {
            if left == 0 {
                return Some(Card(code));
            }
            left -= 1;
        }
        bits(ActionBits::from(self.bullets)).nth(left).map(|index| Card(BULLETS + index))
    }
}

/// The numbers of the bits that are set.
#[inline]
fn bits(mut word: ActionBits) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let index = word.trailing_zeros() as u8;
            word &= word - 1;
            index
        })
    })
}

impl Default for Card {
    /// A filler for empty places in arrays; it has no meaning of its own.
    fn default() -> Self {
        Self(0)
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// `ghost:fire`, `bullet:tuco`, `bullet:neutral`.
impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.face() {
            Face::Action(bandit, action) => write!(f, "{bandit}:{action}"),
            Face::Bullet(source) => write!(f, "bullet:{}", source.name()),
            Face::Plot(plot) => write!(f, "{plot}"),
            Face::Binoculars(bandit) => write!(f, "binoculars:{bandit}"),
        }
    }
}

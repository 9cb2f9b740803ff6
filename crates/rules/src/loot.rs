//! Loot: tokens that can be told apart, what they are worth, and where they lie or who holds them.

use crate::bandit::ByBandit;
use crate::names::named_enum;
use crate::sets::{Indexed, bit_set, total_map};
use crate::train::{ByPlace, CarKind};
use crate::viewer::ViewerSet;

/// Dollars are counted in fifties, so that a value fits a byte.
const UNIT: u32 = 50;

/// What a token is worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Worth(u8);

impl Worth {
    /// So many dollars, if a token can be worth that.
    #[must_use]
    pub const fn dollars(amount: u32) -> Option<Self> {
        if amount.is_multiple_of(UNIT) && amount / UNIT <= u8::MAX as u32 {
            Some(Self((amount / UNIT) as u8))
        } else {
            None
        }
    }

    /// In dollars.
    #[must_use]
    pub const fn in_dollars(self) -> u32 {
        self.0 as u32 * UNIT
    }
}

impl std::fmt::Display for Worth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.in_dollars())
    }
}

impl std::fmt::Debug for Worth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "${self}")
    }
}

named_enum! {
    /// What a token looks like from outside.
    LootKind, "loot" {
        /// $250 to $500, its value face down (B8).
        Purse = "purse",
        /// $500, open.
        Jewel = "jewel",
        /// $1000, open.
        Strongbox = "strongbox",
        /// C5: $300 to $700, its value face down.
        Bag = "bag",
        /// C5: nothing or $1500, face down.
        Nugget = "nugget",
        /// C5: a secret document, face down.
        Document = "document",
    }
}

bit_set! {
    /// Some of the kinds of loot.
    LootKinds(u8) of LootKind
}

/// The numbers of each kind's tokens: purses of the box, jewels, strongboxes, then the purses that
/// Hostage pays with (R71).
const PURSES: std::ops::Range<usize> = 0..18;
const JEWELS: std::ops::Range<usize> = 18..24;
const STRONGBOXES: std::ops::Range<usize> = 24..26;
const RANSOMS: std::ops::Range<usize> = 26..32;
/// What the expansion adds: a strongbox, two purses of $250, bags, nuggets and documents.
const THIRD_STRONGBOX: std::ops::Range<usize> = 32..33;
const FURTHER_PURSES: std::ops::Range<usize> = 33..35;
const BAGS: std::ops::Range<usize> = 35..40;
const NUGGETS: std::ops::Range<usize> = 40..43;
const DOCUMENTS: std::ops::Range<usize> = 43..46;
/// How many tokens there are.
pub const TOKENS: usize = DOCUMENTS.end;

/// The values of the purses in the box (`docs/rules/cards.md`), the $250 ones first.
const PURSE_VALUES: [u32; 18] =
    [250, 250, 250, 250, 250, 250, 250, 250, 300, 300, 350, 350, 400, 400, 450, 450, 500, 500];

named_enum! {
    /// Which of the secret documents it is (C5).
    Document, "document" {
        /// Worth nothing to anybody.
        Fake = "fake",
        /// Worth $4000 to the red team.
        Red = "red",
        /// Worth $4000 to the blue team.
        Blue = "blue",
    }
}

impl Default for Document {
    /// A filler for empty places in arrays; it has no meaning of its own.
    fn default() -> Self {
        Self::Fake
    }
}

impl Document {
    /// What stands in the place of a value for a document: what it pays depends on who holds it (C92).
    #[must_use]
    pub const fn worth(self) -> Worth {
        Worth(self as u8)
    }

    /// The document that this stands for.
    #[must_use]
    pub fn of(worth: Worth) -> Self {
        Self::ALL.get(usize::from(worth.0)).copied().unwrap_or(Self::Fake)
    }
}

/// One loot token. Its number is public and says nothing about its value: when a purse leaves a
/// pile of several, the values change places, not the numbers (R13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Token(u8);

impl Indexed for Token {
    const COUNT: usize = TOKENS;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Self {
        debug_assert!(index < TOKENS);
        Self(index as u8)
    }
}

bit_set! {
    /// Some of the tokens.
    TokenSet(u64) of Token
}

total_map! {
    /// A value for every token.
    ByToken by Token
}

const fn mask(range: std::ops::Range<usize>) -> TokenSet {
    TokenSet::from_bits((1 << range.end) - (1 << range.start))
}

impl TokenSet {
    /// Every purse, the ransom purses and those of the expansion included.
    pub const PURSES: Self =
        Self::from_bits(mask(PURSES).bits() | mask(RANSOMS).bits() | mask(FURTHER_PURSES).bits());
    /// The purses that come in the box: those that are dealt.
    pub const BOXED_PURSES: Self = mask(PURSES);
    /// Every jewel.
    pub const JEWELS: Self = mask(JEWELS);
    /// Every strongbox.
    pub const STRONGBOXES: Self = Self::from_bits(mask(STRONGBOXES).bits() | mask(THIRD_STRONGBOX).bits());
    /// The strongbox that only the expansion has.
    pub const THIRD_STRONGBOX: Self = mask(THIRD_STRONGBOX);
    /// The two purses that only the expansion has.
    pub const FURTHER_PURSES: Self = mask(FURTHER_PURSES);
    /// Every bag.
    pub const BAGS: Self = mask(BAGS);
    /// Every nugget.
    pub const NUGGETS: Self = mask(NUGGETS);
    /// Every secret document.
    pub const DOCUMENTS: Self = mask(DOCUMENTS);
    /// Every token whose value lies face down.
    pub const FACE_DOWN: Self = Self::from_bits(
        Self::PURSES.bits() | Self::BAGS.bits() | Self::NUGGETS.bits() | Self::DOCUMENTS.bits(),
    );
    /// The purses that Hostage pays with.
    pub const RANSOMS: Self = mask(RANSOMS);

    /// The tokens of each kind, in the order of the kinds.
    const KINDS: [Self; 6] =
        [Self::PURSES, Self::JEWELS, Self::STRONGBOXES, Self::BAGS, Self::NUGGETS, Self::DOCUMENTS];

    /// The tokens of one kind.
    #[must_use]
    #[inline]
    pub fn of_kind(self, kind: LootKind) -> Self {
        self & Self::KINDS[kind as usize]
    }

    /// The kinds that occur in it.
    #[must_use]
    #[inline]
    pub fn kinds(self) -> LootKinds {
        let there = |(index, kind): (usize, &Self)| u8::from(self.bits() & kind.bits() != 0) << index;
        LootKinds::from_bits(Self::KINDS.iter().enumerate().map(there).fold(0, |bits, bit| bits | bit))
    }
}

/// Tables of what follows from a token's number: they are looked up all the time, or copied into every new game.
macro_rules! by_token {
    ($make:expr; $first:expr) => {{
        let mut values = [$first; TOKENS];
        let mut index = 0;
        while index < TOKENS {
            values[index] = $make(Token(index as u8));
            index += 1;
        }
        values
    }};
}

const KIND_OF: [LootKind; TOKENS] = by_token!(kind_of; LootKind::Purse);
/// What is printed on each token.
pub(crate) const PRINTED: ByToken<Worth> = ByToken(by_token!(Token::printed; Worth(0)));
/// Everybody knows the tokens that are not dealt blind.
const KNOWN: ByToken<ViewerSet> = ByToken(by_token!(known_to; ViewerSet::EMPTY));
/// Nothing is mixed yet.
const UNMIXED: ByToken<Token> = ByToken(by_token!(std::convert::identity; Token(0)));

const fn kind_of(token: Token) -> LootKind {
    let mut index = 0;
    while !token.is_among(TokenSet::KINDS[index]) {
        index += 1;
    }
    LootKind::ALL[index]
}

const fn known_to(token: Token) -> ViewerSet {
    if token.is_among(TokenSet::BOXED_PURSES) { ViewerSet::EMPTY } else { ViewerSet::EVERYBODY }
}

impl Token {
    /// What it looks like.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> LootKind {
        KIND_OF[self.0 as usize]
    }

    const fn is_among(self, tokens: TokenSet) -> bool {
        tokens.bits() >> self.0 & 1 == 1
    }

    /// Its value before anything was dealt; for everything but boxed purses it stays that for good.
    #[must_use]
    pub(crate) const fn printed(self) -> Worth {
        let index = self.0 as usize;
        let dollars = match self.kind() {
            LootKind::Purse if index < PURSE_VALUES.len() => PURSE_VALUES[index],
            LootKind::Purse => 250,
            LootKind::Jewel => 500,
            LootKind::Strongbox => 1000,
            LootKind::Bag => 300 + 100 * (index - BAGS.start) as u32,
            LootKind::Nugget if index + 1 == NUGGETS.end => 1500,
            LootKind::Nugget => 0,
            LootKind::Document => return Document::ALL[index - DOCUMENTS.start].worth(),
        };
        Worth((dollars / UNIT) as u8)
    }

    /// The token of that kind with this number within its kind, counted from one as people do.
    #[must_use]
    pub fn numbered(kind: LootKind, number: usize) -> Option<Self> {
        TokenSet::range(0, TOKENS).of_kind(kind).nth(number.checked_sub(1)?)
    }

    /// Its number within its kind, counted from one.
    #[must_use]
    pub fn number(self) -> usize {
        let before = TokenSet::range(0, self.index());
        before.of_kind(self.kind()).len() + 1
    }
}

/// `purse#7`
impl std::fmt::Display for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}#{}", self.kind(), self.number())
    }
}

/// A choice among tokens that lie at a place: tokens that nobody can tell apart are one choice (R13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub enum Find {
    /// Any token of that kind: jewels and strongboxes, and purses that nobody has touched.
    Any(LootKind),
    /// That very purse, which somebody has held and everybody could follow since.
    This(Token),
}

impl Find {
    /// How the choice of a token is named when these purses have been touched.
    pub(crate) fn of(token: Token, touched: TokenSet) -> Self {
        if TokenSet::FACE_DOWN.has(token) && touched.has(token) {
            Self::This(token)
        } else {
            Self::Any(token.kind())
        }
    }

    /// What it looks like.
    #[must_use]
    pub fn kind(self) -> LootKind {
        match self {
            Self::Any(kind) => kind,
            Self::This(token) => token.kind(),
        }
    }
}

/// Where every token is: open to all. What the purses are worth is not here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct LootBoard {
    /// What lies at each place.
    pub at: ByPlace<TokenSet>,
    /// What each bandit holds.
    pub held: ByBandit<TokenSet>,
    /// The strongbox that waits beside the train (B4).
    pub aside: TokenSet,
    /// What Hostage can still pay with (R71).
    pub ransoms: TokenSet,
    /// Purses that have left the place where they were dealt (R13).
    pub touched: TokenSet,
    /// Who knows the value of each token. It follows from who held what and when, which all could
    /// see; the values themselves are not here.
    pub known: ByToken<ViewerSet>,
    /// Purses mixed together by a blind draw (R74): each names the lowest-numbered of its group.
    pub group: ByToken<Token>,
    /// The purses that were ever mixed: all others are a group of their own, which need not be looked for.
    pub mixed: TokenSet,
}

impl Default for LootBoard {
    fn default() -> Self {
        Self {
            at: ByPlace::default(),
            held: ByBandit::default(),
            aside: TokenSet::EMPTY,
            ransoms: TokenSet::RANSOMS,
            touched: TokenSet::EMPTY,
            known: KNOWN,
            group: UNMIXED,
            mixed: TokenSet::EMPTY,
        }
    }
}

impl LootBoard {
    /// B23, R13: the choices a robber has among some tokens, each by the token it would take.
    #[must_use]
    pub fn findable(&self, tokens: TokenSet) -> TokenSet {
        let told_apart = tokens & TokenSet::FACE_DOWN & self.touched;
        let alike = tokens - told_apart;
        // The lowest bit of each kind stands for all of it.
        let lowest = |kind: &TokenSet| (alike & *kind).bits() & (alike & *kind).bits().wrapping_neg();
        let one_of_each = TokenSet::KINDS.iter().map(lowest).fold(0, |all, one| all | one);
        told_apart | TokenSet::from_bits(one_of_each)
    }

    /// How the choice of a token is named.
    #[must_use]
    pub fn find(&self, token: Token) -> Find {
        Find::of(token, self.touched)
    }

    /// The tokens that share a group with this one, itself included.
    #[must_use]
    pub fn mixed_with(&self, token: Token) -> TokenSet {
        if !self.mixed.has(token) {
            return TokenSet::just(token) & TokenSet::FACE_DOWN;
        }
        let group = self.group[token];
        self.mixed.iter().filter(|&other| self.group[other] == group).collect()
    }
}

/// What lies on the floor of each kind of car: purses, jewels, strongboxes (`docs/rules/cards.md`).
#[must_use]
pub const fn floor_loot(kind: CarKind) -> (usize, usize, usize) {
    match kind {
        CarKind::Locomotive => (0, 0, 1),
        CarKind::Baggage => (1, 0, 0),
        CarKind::SecondClass => (1, 1, 0),
        CarKind::FirstClass => (0, 3, 0),
        CarKind::Dining => (3, 0, 0),
        CarKind::Mail => (4, 1, 0),
        CarKind::Saloon => (3, 1, 0),
        // The armored train's loot is mostly of other kinds: see `couriers/setup.rs`.
        CarKind::ArmoredLocomotive
        | CarKind::Coal
        | CarKind::Armored1
        | CarKind::Arsenal
        | CarKind::Armored2
        | CarKind::Infirmary
        | CarKind::Armored3 => (0, 0, 0),
    }
}

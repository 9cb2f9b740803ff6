//! The fixed list of answers: what learners call actions. A number means the same in every game of its layout.

use folsom_rules::{Action, Bandit, Indexed, LootKind, Named, TEAM_LEADERS};

use crate::frame::{face_name, place_name};
use crate::layout::Layout;

/// One kind of answer: a block of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Block {
    Draw,
    Divert,
    Play,
    Hide,
    Card,
    Done,
    Go,
    Push,
    Fire,
    Punch,
    Rob,
    Token,
    Knock,
    Take,
    Leave,
    Marshal,
    Lead,
    Bandit,
    Team,
    Courier,
    Gun,
    Mate,
    Do,
}

impl Block {
    const COUNT: usize = Self::Do as usize + 1;
    const ALL: [Self; Self::COUNT] = [
        Self::Draw,
        Self::Divert,
        Self::Play,
        Self::Hide,
        Self::Card,
        Self::Done,
        Self::Go,
        Self::Push,
        Self::Fire,
        Self::Punch,
        Self::Rob,
        Self::Token,
        Self::Knock,
        Self::Take,
        Self::Leave,
        Self::Marshal,
        Self::Lead,
        Self::Bandit,
        Self::Team,
        Self::Courier,
        Self::Gun,
        Self::Mate,
        Self::Do,
    ];

    const fn len(self, layout: Layout) -> usize {
        let couriers = layout.is_couriers();
        match self {
            Self::Draw | Self::Done | Self::Take | Self::Leave => 1,
            Self::Divert | Self::Gun => couriers as usize,
            Self::Play | Self::Hide | Self::Card => layout.faces(),
            Self::Go | Self::Push => layout.places(),
            Self::Fire | Self::Punch => layout.figures(),
            Self::Rob | Self::Knock => layout.kinds(),
            Self::Token => layout.tokens(),
            Self::Marshal => {
                if couriers {
                    0
                } else {
                    layout.cars()
                }
            }
            Self::Lead => {
                if couriers {
                    0
                } else {
                    layout.leads()
                }
            }
            Self::Bandit => Bandit::ALL.len(),
            Self::Team => {
                if couriers {
                    0
                } else {
                    TEAM_LEADERS.len()
                }
            }
            Self::Courier => {
                if couriers {
                    layout.cars()
                } else {
                    0
                }
            }
            Self::Mate => {
                if couriers {
                    layout.figures()
                } else {
                    0
                }
            }
            Self::Do => {
                if couriers {
                    Action::ALL.len()
                } else {
                    0
                }
            }
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Divert => "divert",
            Self::Play => "play",
            Self::Hide => "hide",
            Self::Card => "card",
            Self::Done => "done",
            Self::Go => "go",
            Self::Push => "push",
            Self::Fire => "fire",
            Self::Punch => "punch",
            Self::Rob => "rob",
            Self::Token => "token",
            Self::Knock => "knock",
            Self::Take => "take",
            Self::Leave => "leave",
            Self::Marshal => "marshal",
            Self::Lead => "lead",
            Self::Bandit => "bandit",
            Self::Team => "team",
            Self::Courier => "courier",
            Self::Gun => "gun",
            Self::Mate => "mate",
            Self::Do => "do",
        }
    }

    const fn meaning(self) -> &'static str {
        match self {
            Self::Draw => "draw three cards",
            Self::Divert => "make a Diversion",
            Self::Play => "play this card, face up unless the turn is a tunnel; by face",
            Self::Hide => "play it face down, though the turn is none; by face",
            Self::Card => {
                "name a card to pick, to follow a Fire, to keep, to set aside or to heal; by face"
            }
            Self::Done => "no more of it, none of it, stay",
            Self::Go => "go there; by place",
            Self::Push => "send the victim there; by place",
            Self::Fire => "fire at this figure",
            Self::Punch => "punch this figure",
            Self::Rob => "take any token of this kind; by kind of loot",
            Self::Token => {
                "this very token, of those in the observation's `choice` rows: to take it, or to put it down"
            }
            Self::Knock => "the victim loses a token of this kind; by kind of loot",
            Self::Take => "take it, keep it",
            Self::Leave => "leave it, put it back",
            Self::Marshal => "send the Marshal to this car",
            Self::Lead => "your first or second bandit: it starts in the last car, or it takes a purse",
            Self::Bandit => "lead this bandit; by name",
            Self::Team => "lead this team of those laid out",
            Self::Courier => "fire at the courier of this car",
            Self::Gun => "fire the machine gun",
            Self::Mate => "nudge this figure",
            Self::Do => "offer or carry out this action; by action",
        }
    }

    /// The number of one of its answers.
    #[inline]
    pub(crate) const fn number(self, layout: Layout, index: usize) -> u16 {
        offsets(layout)[self as usize] + index as u16
    }
}

type Offsets = [u16; Block::COUNT + 1];

const BASE: Offsets = add_up(Layout::Base);
const COURIERS: Offsets = add_up(Layout::Couriers);

const fn add_up(layout: Layout) -> Offsets {
    let mut offsets = [0; Block::COUNT + 1];
    let mut index = 0;
    while index < Block::COUNT {
        offsets[index + 1] = offsets[index] + Block::ALL[index].len(layout) as u16;
        index += 1;
    }
    offsets
}

const fn offsets(layout: Layout) -> &'static Offsets {
    match layout {
        Layout::Base => &BASE,
        Layout::Couriers => &COURIERS,
    }
}

/// The most answers any layout has.
pub const MOST_ANSWERS: usize = COURIERS[Block::COUNT] as usize;

impl Layout {
    /// How many answers there are.
    #[must_use]
    pub const fn answers(self) -> usize {
        offsets(self)[Block::COUNT] as usize
    }

    /// The block and the index in it of an answer.
    pub(crate) fn block_of(self, number: u16) -> Option<(Block, usize)> {
        let offsets = offsets(self);
        let block = Block::ALL
            .into_iter()
            .find(|&block| (offsets[block as usize]..offsets[block as usize + 1]).contains(&number))?;
        Some((block, usize::from(number - offsets[block as usize])))
    }

    /// What an answer is called: `draw`, `play:robbery`, `go:2/roof`; nothing if there are not so many.
    #[must_use]
    pub fn answer_name(self, number: u16) -> Option<String> {
        let (block, index) = self.block_of(number)?;
        let name = block.name();
        Some(match block {
            Block::Draw | Block::Divert | Block::Done | Block::Take | Block::Leave | Block::Gun => {
                name.to_owned()
            }
            Block::Play | Block::Hide | Block::Card => format!("{name}:{}", face_name(self, index)),
            Block::Go | Block::Push => format!("{name}:{}", place_name(index)),
            Block::Rob | Block::Knock => format!("{name}:{}", LootKind::at(index).name()),
            Block::Bandit => format!("{name}:{}", Bandit::at(index).name()),
            Block::Do => format!("{name}:{}", Action::at(index).name()),
            Block::Fire
            | Block::Punch
            | Block::Token
            | Block::Marshal
            | Block::Lead
            | Block::Team
            | Block::Courier
            | Block::Mate => {
                format!("{name}:{index}")
            }
        })
    }

    /// The list block by block: the first number, how many, the name, what it means.
    pub fn blocks(self) -> impl Iterator<Item = (u16, usize, &'static str, &'static str)> {
        let there = Block::ALL.into_iter().filter(move |block| block.len(self) > 0);
        there.map(move |block| (block.number(self, 0), block.len(self), block.name(), block.meaning()))
    }
}

/// Some of the answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answers([u64; MOST_ANSWERS.div_ceil(64)]);

impl Answers {
    /// Whether it is among them.
    #[must_use]
    #[inline]
    pub fn has(&self, number: u16) -> bool {
        self.0.get(usize::from(number / 64)).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    #[inline]
    pub(crate) fn insert(&mut self, number: u16) {
        self.0[usize::from(number / 64)] |= 1 << (number % 64);
    }

    /// How many.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether it is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One after another.
    pub fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        (0..).zip(&self.0).flat_map(|(index, &word): (u16, _)| {
            let mut left = word;
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let bit = left.trailing_zeros() as u16;
                    left &= left - 1;
                    64 * index + bit
                })
            })
        })
    }

    /// A flag for each answer of a layout.
    pub fn write(&self, flags: &mut [bool]) {
        flags.fill(false);
        for number in self.iter() {
            if let Some(flag) = flags.get_mut(usize::from(number)) {
                *flag = true;
            }
        }
    }
}

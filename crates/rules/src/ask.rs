//! Questions: everything that a seat can be asked. Each is a file of its own with all that belongs to it: what lies open about
//! it, which answers there are, why others are refused, what an answer does, and how it is put into words. The list below
//! makes [`Ask`] of them.

mod asked;
mod detail;

pub(crate) use asked::Asked;
pub use detail::Detail;

use crate::bandit::{Bandit as Who, BanditSet};
use crate::card::Card;
use crate::choice::Choice;
use crate::choices::{Choices, Offer};
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::loot::{Find, Token, TokenSet};
use crate::names::{Named, named_enum};
use crate::prompt::Prompt;
use crate::seat::Seat;

/// A kind of question. Everything in it follows from what lies open on the table; what depends on the seat's own cards is
/// worked out from its hand.
pub(crate) trait Question: Copy + Into<Ask> {
    /// What kind of answer is awaited, in words.
    const WANTED: &'static str;
    /// What documents say of it.
    const ABOUT: About;
    /// Whether its answers need nothing but what lies open: then everybody may look on while it is answered.
    const OPEN: bool;
    /// Whether it is put to all in secret: nothing is told of an answer until all have answered.
    const SECRET: bool;
    /// How its answers of one word are put.
    const BRIEF: Brief;

    /// All legal answers.
    fn offer<'b>(self, asked: impl Asked<'b>) -> Offer;

    /// Whether the seat that is asked may answer so.
    fn check(self, game: &Game, seat: Seat, choice: Choice) -> Result<(), Illegal>;

    /// Carries out an answer that was checked.
    fn carry_out(self, game: &mut Game, seat: Seat, choice: Choice, witness: &mut impl Witness);

    /// What lies open about it.
    fn details(self) -> impl IntoIterator<Item = Detail>;

    /// Checks an answer and carries it out.
    #[inline]
    fn answer(
        self,
        game: &mut Game,
        seat: Seat,
        choice: Choice,
        witness: &mut impl Witness,
    ) -> Result<(), Illegal> {
        check_and_carry_out(self, game, seat, choice, witness)
    }
}

#[inline]
fn check_and_carry_out(
    question: impl Question,
    game: &mut Game,
    seat: Seat,
    choice: Choice,
    witness: &mut impl Witness,
) -> Result<(), Illegal> {
    question.check(game, seat, choice)?;
    game.board.prompt = None;
    question.carry_out(game, seat, choice, witness);
    Ok(())
}

/// What documents say of a kind of question.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// What is decided: `where to go`.
    pub decides: &'static str,
    /// The rules that it serves, such as `B21 B36`.
    pub rules: &'static str,
    /// Some of its answers, as they are written.
    pub answers: &'static [&'static str],
}

/// How answers of one word are put.
#[derive(Clone, Copy)]
pub(crate) struct Brief {
    pub(crate) take: &'static str,
    pub(crate) leave: &'static str,
    pub(crate) decline: &'static str,
}

impl Brief {
    pub(crate) const USUAL: Self = Self { take: "take it", leave: "leave it", decline: "let it be" };
}

/// Makes the questions out of their files.
macro_rules! questions {
    ($($file:ident::$question:ident = $name:literal),+ $(,)?) => {
        $(mod $file; pub use $file::$question;)+

        /// What a seat is asked.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
        pub enum Ask {
            $(#[doc = concat!("`", $name, "`")] $question($question),)+
        }

        named_enum! {
            /// The kind of a question, as scenarios and programs call it.
            AskKind, "question" { $(#[doc = concat!("[`Ask::", stringify!($question), "`]")] $question = $name),+ }
        }

        $(impl From<$question> for Ask {
            fn from(question: $question) -> Self {
                Self::$question(question)
            }
        })+

        impl AskKind {
            /// What documents say of it.
            #[must_use]
            pub const fn about(self) -> About {
                match self {
                    $(Self::$question => $question::ABOUT,)+
                }
            }

            /// Whether everybody may look on while it is answered: the answers need nothing but what lies open.
            #[must_use]
            pub const fn is_open(self) -> bool {
                match self {
                    $(Self::$question => $question::OPEN,)+
                }
            }

            /// Whether it is put to all in secret: nothing is told of an answer until all have answered.
            #[must_use]
            pub const fn is_secret(self) -> bool {
                match self {
                    $(Self::$question => $question::SECRET,)+
                }
            }
        }

        impl Ask {
            /// What kind of question it is.
            #[must_use]
            pub const fn kind(&self) -> AskKind {
                match self {
                    $(Self::$question(_) => AskKind::$question,)+
                }
            }

            /// What kind of answer is awaited, in words.
            #[must_use]
            pub const fn wanted(&self) -> &'static str {
                match self {
                    $(Self::$question(_) => $question::WANTED,)+
                }
            }

            pub(crate) const fn brief(&self) -> Brief {
                match self {
                    $(Self::$question(_) => $question::BRIEF,)+
                }
            }

            /// All legal answers. What is offered becomes the list in each branch: after it, all of it would be copied, byte
            /// by byte, because every question offers something else.
            #[inline(never)]
            pub(crate) fn choices<'b>(&self, asked: impl Asked<'b>) -> Choices {
                match *self {
                    $(Self::$question(question) => Choices(question.offer(asked)),)+
                }
            }

            /// The same as [`Ask::answer`], whatever the question.
            #[inline(never)]
            fn answer_any(game: &mut Game, choice: Choice, witness: &mut impl Witness) -> Result<(), Illegal> {
                match game.board.prompt {
                    None => Err(Illegal::GameOver),
                    $(Some(Prompt { seat, ask: Self::$question(question) }) => {
                        question.answer(game, seat, choice, witness)
                    })+
                }
            }

            /// What lies open about it.
            #[must_use]
            pub fn details(&self) -> Vec<Detail> {
                match *self {
                    $(Self::$question(question) => question.details().into_iter().collect(),)+
                }
            }

            /// The first of what lies open about it that is wanted.
            #[inline]
            fn find<T>(&self, wanted: impl Fn(Detail) -> Option<T>) -> Option<T> {
                match *self {
                    $(Self::$question(question) => question.details().into_iter().find_map(wanted),)+
                }
            }
        }
    };
}

questions! {
    bandit::Bandit = "bandit",
    team::Team = "team",
    last_car::LastCar = "last-car",
    pick::Pick = "pick",
    act::Act = "act",
    keep::Keep = "keep",
    walk::Move = "move",
    climb::Climb = "climb",
    fire::Fire = "fire",
    rob::Rob = "rob",
    punch::Punch = "punch",
    knock::Knock = "knock",
    take::Take = "take",
    push::Push = "push",
    marshal::Marshal = "marshal",
    pickpocket::Pickpocket = "pickpocket",
    shove::Shove = "shove",
    nudge::Nudge = "nudge",
    grant::Grant = "grant",
    document::Document = "document",
    gun_knock::GunKnock = "gun-knock",
    set_aside::SetAside = "set-aside",
    heal::Heal = "heal",
    put_down::Drop = "drop",
    rescue::Rescue = "rescue",
    last_move::LastMove = "last-move",
}

impl Ask {
    /// Checks the answer to the question that a game waits for, and carries it out. The question is read where it lies, and only
    /// once: to copy it first and to check before finding out anew what it is took as many instructions as most answers do.
    #[inline]
    pub(crate) fn answer(
        game: &mut Game,
        choice: Choice,
        witness: &mut impl Witness,
    ) -> Result<(), Illegal> {
        match game.board.prompt {
            // Three of four questions: worth sparing the way through the list.
            Some(Prompt { seat, ask: Self::Act(act) }) => act.answer(game, seat, choice, witness),
            _ => Self::answer_any(game, choice, witness),
        }
    }

    /// One word: `act`, `fire`, `push`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.kind().name()
    }

    /// The bandit that does what is asked about, if it is one.
    #[must_use]
    pub fn doer(&self) -> Option<Who> {
        self.find(|detail| if let Detail::Doer(bandit) = detail { Some(bandit) } else { None })
    }

    /// The bandit to which it is done, if it is done to one.
    #[must_use]
    pub fn victim(&self) -> Option<Who> {
        self.find(|detail| if let Detail::Victim(bandit) = detail { Some(bandit) } else { None })
    }

    /// The bandit that would go, if it is asked where to.
    #[must_use]
    pub fn traveller(&self) -> Option<Who> {
        let places = self.find(|detail| matches!(detail, Detail::Places(_)).then_some(()));
        places.filter(|()| self.victim().is_none()).and_then(|()| self.doer())
    }
}

fn require(fine: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if fine { Ok(()) } else { Err(otherwise) }
}

/// The choice answers another question.
fn not_asked(question: impl Question) -> Illegal {
    Illegal::NotAsked(question.into())
}

#[cold]
fn unasked() -> ! {
    unreachable!("the choice was checked against the question")
}

/// B34: Belle is spared, or the bandit is out of reach altogether.
fn not_a_target(target: Who, in_reach: BanditSet) -> Illegal {
    if target == Who::Belle && in_reach.has(target) {
        Illegal::BelleIsSpared
    } else {
        Illegal::NotATarget(target)
    }
}

impl Game {
    #[inline]
    fn check_held(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        require(self.secret.cards[seat].holds(card), Illegal::NotHeld(card))
    }

    /// The token among these that a choice names.
    pub(crate) fn found(&self, tokens: TokenSet, find: Find) -> Option<Token> {
        tokens.iter().find(|&token| self.board.loot.find(token) == find)
    }
}

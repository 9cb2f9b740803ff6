//! Choices: everything that a seat can decide. Each kind is a file of its own with all that belongs to it but its effect, which
//! belongs to the question: how it is written and read, how it is put into words, what it is about, and what it means on the
//! board. The list below makes [`Choice`] of them, and its JSON in `folsom-protocol`.

mod gist;
mod kind;

pub use gist::Gist;
pub use heal::Healed;
pub use keep::Kept;
pub use kind::Form;
pub(crate) use kind::Kind;

use crate::bandit::Bandit;
use crate::card::{Action, Card, Source};
use crate::loot::{Find, LootKind, Token, TokenSet};
use crate::text::Result;
use crate::text::notation::Pen;
use crate::train::{Car, Place};
use crate::view::View;

/// The list of all kinds of choices, for a macro that makes something of it. Of each it says what it is; the file and the kind,
/// with what it holds; and, after `means`, what can be shown of it. The order is that of stored bytes: a new kind comes last.
#[doc(hidden)]
#[macro_export]
macro_rules! kinds_of_choice {
    ($make:ident) => {
        $make! {
            /// Lead this bandit (B2).
            bandit::Bandit(bandit: Bandit) means {
                /// Which.
                bandit: Bandit,
            };
            /// Lead this team (V31).
            team::Team(number: u8) means {
                /// Its two bandits.
                bandits: Vec<Bandit>,
            };
            /// This bandit starts in the last car, the other one before it (V21, V32).
            last_car::LastCar(bandit: Bandit) means {
                /// Which.
                bandit: Bandit,
            };
            /// Take this card into hand (V33).
            pick::Pick(card: Card) means {
                /// Which.
                card: Card,
            };
            /// Draw three cards (B12).
            draw::Draw;
            /// Play a card (B12).
            play::Play {
                /// Which.
                card: Card,
                /// Hide it (B30). In a tunnel every card is hidden; that is not a choice.
                face_down: bool,
                /// The other bandit's card that follows a Fire at once (V34).
                follow_up: Option<Card>,
            } means {
                /// Which.
                card: Card,
                /// Hide it (B30).
                face_down: bool,
                /// The other bandit's card that follows a Fire at once (V34).
                follow_up: Option<Card>,
            };
            /// Keep these action cards, discard the rest (V12).
            keep::Keep(kept: Kept) means {
                /// Which.
                cards: Vec<Card>,
            };
            /// Go there (B20, B21, C63, C70).
            go::Go(to: Place) means {
                /// Where.
                place: Place,
            };
            /// Fire at this bandit (B22).
            fire::Fire(at: Bandit) means {
                /// Which.
                bandit: Bandit,
            };
            /// Take this (B23).
            rob::Rob(find: Find) means {
                /// What it looks like.
                loot: LootKind,
                /// The tokens it may be: whichever is clicked on, this choice is meant.
                tokens: TokenSet,
            };
            /// Punch this bandit (B24).
            punch::Punch(at: Bandit) means {
                /// Which.
                bandit: Bandit,
            };
            /// Make the victim lose a token of this kind (B24, C47).
            knock::Knock(kind: LootKind) means {
                /// The kind.
                loot: LootKind,
                /// The tokens of that kind that the victim holds.
                tokens: TokenSet,
            };
            /// Take the fallen purse (B33), or keep the document (C34).
            take::Take;
            /// Leave the purse where it fell (B33), or put the document back (C34).
            leave::Leave;
            /// Send the victim there (B24, C50).
            push::Push(to: Place) means {
                /// Where.
                place: Place,
            };
            /// Send the Marshal there (B25).
            marshal::Marshal(to: Car) means {
                /// Where.
                car: Car,
            };
            /// Let this bandit take this purse (B45).
            pickpocket::Pickpocket(bandit: Bandit, find: Find) means {
                /// Who takes it.
                bandit: Bandit,
                /// What it looks like.
                loot: LootKind,
                /// The tokens it may be: whichever is clicked on, this choice is meant.
                tokens: TokenSet,
            };
            /// None of it (B45, C35, C63, C70, C22).
            decline::Decline;
            /// Make a Diversion instead of acting (C21).
            divert::Divert;
            /// Fire at the courier of this car (C42).
            fire_courier::FireCourier(of: Car) means {
                /// Which.
                car: Car,
            };
            /// Fire the machine gun (C47).
            gun::Gun;
            /// Offer this action to this teammate (C35).
            nudge::Nudge(action: Action, mate: Bandit) means {
                /// The action.
                action: Action,
                /// The teammate.
                bandit: Bandit,
            };
            /// Carry this action out (C35, C82, C83).
            carry_out::Do(action: Action) means {
                /// Which.
                action: Action,
            };
            /// Set this card aside for the next round (C22).
            set_aside::SetAside(card: Card) means {
                /// Which.
                card: Card,
            };
            /// Discard these bullets (C46, C65).
            heal::Heal(healed: Healed) means {
                /// Which; none at all is a choice too.
                bullets: Vec<Source>,
            };
            /// Put this token down (C62).
            put_down::Drop(token: Token) means {
                /// What it looks like.
                loot: LootKind,
                /// The tokens it may be, all worth the same: whichever is clicked on, this choice is meant.
                tokens: TokenSet,
            };
        }
    };
}

/// Makes the choices out of their files.
macro_rules! choices {
    ($(
        $(#[$doc:meta])*
        $file:ident::$Kind:ident
            $(($($held:ident: $of:ty),+))?
            $({ $($(#[$named_doc:meta])* $named:ident: $named_of:ty),+ $(,)? })?
            $(means { $($(#[$shown_doc:meta])* $shown:ident: $shown_of:ty),+ $(,)? })?
    );+ $(;)?) => {
        $(mod $file;)+

        /// A decision, in the imperative. It means the same whatever the game: it needs no context to be read.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
        pub enum Choice {
            $($(#[$doc])* $Kind $(($($of),+))? $({ $($(#[$named_doc])* $named: $named_of),+ })?),+
        }

        /// What can be shown of a choice, whoever reads it: it needs no words.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Meaning {
            $($(#[$doc])* $Kind $({ $($(#[$shown_doc])* $shown: $shown_of),+ })?),+
        }

        impl Choice {
            /// Every way to write a choice, for documents.
            pub const FORMS: &'static [&'static [Form]] = &[$(<$file::$Kind as Kind>::FORMS),+];

            /// What it is about.
            #[must_use]
            #[inline]
            pub fn gist(self) -> Gist {
                match self {
                    $(Self::$Kind $(($($held),+))? $({ $($named),+ })? => {
                        $file::$Kind $(($($held),+))? $({ $($named),+ })?.gist()
                    })+
                }
            }

            /// What it means on the board, as a viewer sees it.
            #[must_use]
            pub fn meaning(self, view: &View) -> Meaning {
                match self {
                    $(Self::$Kind $(($($held),+))? $({ $($named),+ })? => {
                        $file::$Kind $(($($held),+))? $({ $($named),+ })?.meaning(view)
                    })+
                }
            }

            /// In a few words.
            pub(crate) fn phrase(self, view: &View) -> String {
                match self {
                    $(Self::$Kind $(($($held),+))? $({ $($named),+ })? => {
                        $file::$Kind $(($($held),+))? $({ $($named),+ })?.phrase(view)
                    })+
                }
            }

            /// In the notation.
            pub(crate) fn write(self, pen: &Pen) -> String {
                match self {
                    $(Self::$Kind $(($($held),+))? $({ $($named),+ })? => {
                        $file::$Kind $(($($held),+))? $({ $($named),+ })?.write(pen)
                    })+
                }
            }

            /// What these words mean as a choice of each kind that is written so. Of several at most one makes sense: to fire
            /// at somebody called `gun` does not.
            pub(crate) fn readings<'w>(words: &'w [&'w str], pen: &'w Pen) -> impl Iterator<Item = Result<Self>> + 'w {
                type Read = fn(&[&str], &Pen) -> Option<Result<Choice>>;
                const KINDS: &[Read] = &[$(|words, pen| {
                    <$file::$Kind as Kind>::read(words, pen).map(|read| {
                        read.map(|$file::$Kind $(($($held),+))? $({ $($named),+ })?| {
                            Choice::$Kind $(($($held),+))? $({ $($named),+ })?
                        })
                    })
                }),+];
                KINDS.iter().filter_map(move |read| read(words, pen))
            }
        }
    };
}

kinds_of_choice!(choices);

impl Default for Choice {
    /// A filler for empty places in arrays; it has no meaning of its own.
    fn default() -> Self {
        Self::Draw
    }
}

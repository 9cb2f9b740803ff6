//! What a viewer can choose: each choice in words, to be sent back, and as data, so that a client can show on the
//! board what can be chosen without reading the words.

mod outlook;
mod shown;
#[cfg(test)]
mod tests;

use folsom_rules::text::notation::write_choice;
use folsom_rules::{
    Action, Ask, Bandit, Car, Card, Choice, Choices, LootKind, Meaning, Place, Seat, Source, TokenSet,
    View, ask,
};
use serde::Serialize;

pub use outlook::OutlookJson;
use shown::{Onlooker, Shown};

use crate::texts::CardText;

/// As many choices are listed at most. What to keep (V12) can have thousands.
pub const LISTED: usize = 500;

/// What a viewer that is asked can choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChoicesJson {
    /// How many choices there are.
    pub total: usize,
    /// The first 500 of them. Only what to keep (V12) can have more.
    pub list: Vec<ChoiceJson>,
    /// If the question is what to keep: what an answer can be made of.
    pub keep: Option<KeepJson>,
    /// If the question is what to play: where each card would lead, as everything stands now.
    pub outlooks: Vec<OutlookJson>,
}

/// The cards that can be kept (V12). Any part of them is an answer: `keep fire move`, `keep nothing`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KeepJson {
    /// Every action card in hand, each as often as it is there.
    pub cards: Vec<CardText>,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChoiceJson {
    /// What to send back, in the words of `docs/notation.md`.
    pub text: String,
    /// The same as data.
    #[serde(flatten)]
    pub meaning: MeaningJson,
}

/// Makes the meaning of a choice in JSON out of the list of their kinds.
macro_rules! meanings {
    ($(
        $(#[$doc:meta])*
        $file:ident::$Kind:ident
            $(($($held:tt)*))?
            $({ $($named:tt)* })?
            $(means { $($(#[$shown_doc:meta])* $shown:ident: $of:ty),+ $(,)? })?
    );+ $(;)?) => {
        /// What a choice is.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(tag = "kind", rename_all = "kebab-case")]
        pub enum MeaningJson {
            $($(#[$doc])* $Kind $({ $($(#[$shown_doc])* $shown: <$of as Shown>::Json),+ })?),+
        }

        impl MeaningJson {
            fn new(choice: Choice, view: &View, seat: Seat) -> Self {
                let to = Onlooker { leads: &view.board.leads[seat], trains: &view.board.trains };
                match choice.meaning(view) {
                    $(Meaning::$Kind $({ $($shown),+ })? => {
                        Self::$Kind $({ $($shown: $shown.shown(&to)),+ })?
                    })+
                }
            }
        }
    };
}

folsom_rules::kinds_of_choice!(meanings);

impl ChoicesJson {
    /// What the viewer can choose, if it is this viewer who is asked.
    #[must_use]
    pub fn of(view: &View) -> Option<Self> {
        let choices = view.choices()?;
        let seat = view.viewer.seat()?;
        let choice = |choice| ChoiceJson::new(choice, view, seat);
        Some(Self {
            total: choices.len(),
            list: choices.iter().take(LISTED).map(choice).collect(),
            keep: keep(&choices, view, seat),
            outlooks: outlook::of_hand(&choices, view, seat),
        })
    }
}

impl ChoiceJson {
    /// Something that this seat can choose, as it sees the table.
    #[must_use]
    pub fn new(choice: Choice, view: &View, seat: Seat) -> Self {
        Self {
            text: write_choice(choice, &view.board, seat),
            meaning: MeaningJson::new(choice, view, seat),
        }
    }
}

/// The last choice to keep is to keep everything.
fn keep(choices: &Choices, view: &View, seat: Seat) -> Option<KeepJson> {
    view.board.prompt.filter(|prompt| prompt.ask == Ask::Keep(ask::Keep))?;
    match choices.get(choices.len() - 1) {
        Choice::Keep(all) => {
            let card = |card| CardText::new(card, &view.board.leads[seat]);
            Some(KeepJson { cards: all.cards().map(card).collect() })
        }
        _ => None,
    }
}

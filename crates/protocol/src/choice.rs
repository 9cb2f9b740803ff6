//! What a viewer can choose: each choice in words, to be sent back, and as data, so that a client can show on the
//! board what can be chosen without reading the words.

mod likeness;
mod outlook;
#[cfg(test)]
mod tests;

use folsom_rules::text::notation::write_choice;
use folsom_rules::{
    Action, Ask, Bandit, CarKind, Choice, Choices, Find, LootKind, Seat, Source, View, ask,
};
use serde::Serialize;

pub use outlook::OutlookJson;

use crate::texts::{CardText, PlaceText, TokenText};
use crate::word::{Word, words};

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

/// What a choice is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum MeaningJson {
    /// Lead this bandit (B2).
    Bandit {
        /// Which.
        bandit: Word<Bandit>,
    },
    /// Lead this team (V31).
    Team {
        /// Its two bandits.
        bandits: Vec<Word<Bandit>>,
    },
    /// This bandit starts in the last car, the other one before it (V21, V32).
    LastCar {
        /// Which.
        bandit: Word<Bandit>,
    },
    /// Take this card into hand (V33).
    Pick {
        /// Which.
        card: CardText,
    },
    /// Draw three cards (B12).
    Draw,
    /// Play a card (B12).
    Play {
        /// Which.
        card: CardText,
        /// Hide it (B30).
        face_down: bool,
        /// The other bandit's card that follows a Fire at once (V34).
        follow_up: Option<CardText>,
    },
    /// Keep these action cards, discard the rest (V12).
    Keep {
        /// Which.
        cards: Vec<CardText>,
    },
    /// Go there (B20, B21, C63, C70).
    Go {
        /// Where.
        place: PlaceText,
    },
    /// Fire at this bandit (B22).
    Fire {
        /// Which.
        bandit: Word<Bandit>,
    },
    /// Take this (B23).
    Rob {
        /// What it looks like.
        loot: Word<LootKind>,
        /// The tokens it may be: whichever is clicked on, this choice is meant.
        tokens: Vec<TokenText>,
    },
    /// Punch this bandit (B24).
    Punch {
        /// Which.
        bandit: Word<Bandit>,
    },
    /// Make the victim lose a token of this kind (B24, C47).
    Knock {
        /// The kind.
        loot: Word<LootKind>,
        /// The tokens of that kind that the victim holds.
        tokens: Vec<TokenText>,
    },
    /// Take the fallen purse (B33), or keep the document (C34).
    Take,
    /// Leave the purse where it fell (B33), or put the document back (C34).
    Leave,
    /// Send the victim there (B24, C50).
    Push {
        /// Where.
        place: PlaceText,
    },
    /// Send the Marshal there (B25).
    Marshal {
        /// Where.
        car: Word<CarKind>,
    },
    /// Let this bandit take this purse (B45).
    Pickpocket {
        /// Who takes it.
        bandit: Word<Bandit>,
        /// What it looks like.
        loot: Word<LootKind>,
        /// The tokens it may be: whichever is clicked on, this choice is meant.
        tokens: Vec<TokenText>,
    },
    /// None of it (B45, C35, C63, C70, C22).
    Decline,
    /// Make a Diversion instead of acting (C21).
    Divert,
    /// Fire at the courier of this car (C42).
    FireCourier {
        /// Which.
        car: Word<CarKind>,
    },
    /// Fire the machine gun (C47).
    Gun,
    /// Offer this action to this teammate (C35).
    Nudge {
        /// The action.
        action: Word<Action>,
        /// The teammate.
        bandit: Word<Bandit>,
    },
    /// Carry this action out (C35, C82, C83).
    Do {
        /// Which.
        action: Word<Action>,
    },
    /// Set this card aside for the next round (C22).
    SetAside {
        /// Which.
        card: CardText,
    },
    /// Discard these bullets (C46, C65).
    Heal {
        /// Which; none at all is a choice too.
        bullets: Vec<Word<Source>>,
    },
    /// Put this token down (C62).
    Drop {
        /// What it looks like.
        loot: Word<LootKind>,
        /// The tokens it may be, all worth the same: whichever is clicked on, this choice is meant.
        tokens: Vec<TokenText>,
    },
}

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

impl MeaningJson {
    fn new(choice: Choice, view: &View, seat: Seat) -> Self {
        let board = &view.board;
        let leads = &board.leads[seat];
        let card = |card| CardText::new(card, leads);
        let place = |place| PlaceText::new(place, &board.trains);
        let car = |car| Word(board.trains.kind(car));
        match choice {
            Choice::Bandit(bandit) => Self::Bandit { bandit: Word(bandit) },
            Choice::Team(team) => {
                let bandits = board.teams.get(usize::from(team)).into_iter().flatten();
                Self::Team { bandits: words(bandits.copied()) }
            }
            Choice::LastCar(bandit) => Self::LastCar { bandit: Word(bandit) },
            Choice::Pick(picked) => Self::Pick { card: card(picked) },
            Choice::Draw => Self::Draw,
            Choice::Play { card: played, face_down, follow_up } => {
                Self::Play { card: card(played), face_down, follow_up: follow_up.map(card) }
            }
            Choice::Keep(kept) => Self::Keep { cards: kept.cards().map(card).collect() },
            Choice::Go(to) => Self::Go { place: place(to) },
            Choice::Fire(bandit) => Self::Fire { bandit: Word(bandit) },
            Choice::Rob(find) => {
                Self::Rob { loot: Word(kind_of(find)), tokens: likeness::to_rob(find, view) }
            }
            Choice::Punch(bandit) => Self::Punch { bandit: Word(bandit) },
            Choice::Knock(kind) => Self::Knock { loot: Word(kind), tokens: likeness::to_knock(kind, view) },
            Choice::Take => Self::Take,
            Choice::Leave => Self::Leave,
            Choice::Push(to) => Self::Push { place: place(to) },
            Choice::Marshal(to) => Self::Marshal { car: car(to) },
            Choice::Pickpocket(bandit, find) => Self::Pickpocket {
                bandit: Word(bandit),
                loot: Word(kind_of(find)),
                tokens: likeness::lying_with(bandit, find, view),
            },
            Choice::Decline => Self::Decline,
            Choice::Divert => Self::Divert,
            Choice::FireCourier(at) => Self::FireCourier { car: car(at) },
            Choice::Gun => Self::Gun,
            Choice::Nudge(action, mate) => Self::Nudge { action: Word(action), bandit: Word(mate) },
            Choice::Do(action) => Self::Do { action: Word(action) },
            Choice::SetAside(picked) => Self::SetAside { card: card(picked) },
            Choice::Heal(healed) => Self::Heal { bullets: words(healed.sources()) },
            Choice::Drop(token) => {
                Self::Drop { loot: Word(token.kind()), tokens: likeness::to_drop(token, view) }
            }
        }
    }
}

fn kind_of(find: Find) -> LootKind {
    match find {
        Find::Any(kind) => kind,
        Find::This(token) => token.kind(),
    }
}

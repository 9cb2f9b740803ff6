//! What an observation is made of, as data: groups of rows, each with the same columns. What is written (`observation`, `oracle`)
//! follows this list, and so do the tables of `docs/python.md`.

use folsom_rules::{
    Action, AskKind, Bandit, CarKind, Format, Named, Plot, RoundCard, RuleSet, Stage, Turn,
};

use crate::layout::Layout;

/// A column: some numbers that belong together.
pub struct Column {
    /// What it is called.
    pub name: &'static str,
    /// How many numbers it has.
    pub len: fn(Layout) -> usize,
    /// What becomes 1 where observations are asked for as floats.
    pub top: u8,
    /// What the numbers say.
    pub meaning: &'static str,
}

/// Rows with the same columns.
pub struct Group {
    /// What it is called.
    pub name: &'static str,
    /// How many rows it has.
    pub rows: fn(Layout) -> usize,
    /// The columns of each row.
    pub columns: &'static [Column],
}

macro_rules! groups {
    ($($group:literal x $rows:expr => { $($name:literal [$len:expr] / $top:literal: $meaning:literal),+ $(,)? })+) => {
        &[$(Group {
            name: $group,
            rows: $rows,
            columns: &[$(Column { name: $name, len: $len, top: $top, meaning: $meaning }),+],
        }),+]
    };
}

const ONE: fn(Layout) -> usize = |_| 1;
/// One in the expansion, none in the base game.
const EXTRA: fn(Layout) -> usize = |layout| layout.is_couriers() as usize;
/// None in the expansion, one in the base game.
const BASE_ONLY: fn(Layout) -> usize = |layout| !layout.is_couriers() as usize;
/// More turns than any round has.
pub(crate) const TURNS: usize = 5;
/// The rounds after the first.
pub(crate) const TO_COME: usize = folsom_rules::ROUNDS - 1;

/// What a seat may know.
pub const OBSERVATION: &[Group] = groups! {
    "table" x ONE => {
        "switches" [|_| RuleSet::SWITCHES.len()] / 2: "the rules (V1): the number of each switch's value",
        "format" [|_| Format::ALL.len()] / 1: "one bandit each, the team of 2014, or pairs: one of these is 1",
        "seats" [ONE] / 9: "how many play",
    }
    "time" x ONE => {
        "stage" [|_| Stage::NAMES.len()] / 1: "where in the game we are: one of these is 1",
        "round" [|_| folsom_rules::ROUNDS] / 1: "the round: one of these is 1",
        "card" [|_| RoundCard::ALL.len()] / 1: "this round's card: one of these is 1",
        "past" [|_| RoundCard::ALL.len()] / 1: "round cards of earlier rounds: 1 each",
        "turns" [|_| TURNS * Turn::ALL.len()] / 1: "what each turn of the round is: of each five one is 1",
        "turn" [|_| TURNS] / 1: "the turn of Schemin': one of these is 1",
        "second-act" [ONE] / 1: "the seat to act is at its second act",
        "first" [Layout::seats] / 1: "this round's first player: one of these is 1",
        "to-act" [Layout::seats] / 9: "who is still to act in this turn: 1 for the next, 2 for the one after …",
    }
    "question" x ONE => {
        "asked" [Layout::seats] / 1: "who is asked: one of these is 1",
        "kind" [|_| AskKind::ALL.len()] / 1: "what is asked: one of these is 1",
        "doer" [Layout::figures] / 1: "the figure that acts",
        "victim" [Layout::figures] / 1: "the figure to which it is done",
        "token" [Layout::kinds] / 1: "the kind of the token in question",
        "worth" [ONE] / 30: "what it is worth, if you know, in fifties",
        "named" [Layout::faces] / 2: "cards that you have named so far in this decision, by face",
        "lead" [|layout| if layout.is_couriers() { 0 } else { layout.leads() }] / 1: "which of your bandits you have named",
        "mate" [|layout| if layout.is_couriers() { layout.figures() } else { 0 }] / 1: "which figure you have named",
    }
    "choice" x Layout::tokens => {
        "kind" [Layout::kinds] / 1: "the kind of a token that you can name; none where there is no such token",
        "worth" [ONE] / 30: "what it is worth, if you know, in fifties",
    }
    "board" x ONE => {
        "marshal" [|layout| if layout.is_couriers() { 0 } else { layout.cars() }] / 1: "the Marshal's car",
        "neutral" [ONE] / 13: "neutral bullets left",
        "aside" [BASE_ONLY] / 1: "a strongbox waits beside the train",
        "ransoms" [BASE_ONLY] / 6: "purses left that Hostage pays with",
        "pile" [ONE] / 32: "how many cards the pile has",
        "resolved" [ONE] / 32: "how many of them have been carried out",
        "open" [ONE] / 1: "the next card is revealed and being carried out",
    }
    "car" x Layout::cars => {
        "kind" [|layout| if layout.is_couriers() { CarKind::ALL.len() } else { 7 }] / 1: "its kind; none where there is no such car",
    }
    "place" x Layout::places => {
        "loot" [Layout::kinds] / 4: "tokens that lie there, by kind",
        "touched" [ONE] / 4: "those among them that somebody has held",
        "worth" [ONE] / 40: "what those are worth of which you know it, in fifties",
        "unknown" [ONE] / 4: "tokens of which you don't",
        "couriers" [EXTRA] / 1: "couriers who stand there",
    }
    "figure" x Layout::figures => {
        "bandit" [|_| Bandit::ALL.len()] / 1: "which bandit it is; none where there is no such figure",
        "place" [Layout::places] / 1: "where it stands; nowhere before the start",
        "ammo" [ONE] / 6: "bullets left in its revolver",
        "partner-hits" [BASE_ONLY] / 6: "bullets that it has put into its own partner",
        "loot" [Layout::kinds] / 4: "tokens that it holds, by kind",
        "worth" [ONE] / 40: "what those are worth of which you know it, in fifties",
        "unknown" [ONE] / 4: "tokens of which you don't",
        "mate" [EXTRA] / 1: "it is of your team",
    }
    "seat" x Layout::seats => {
        "plays" [ONE] / 1: "there is such a seat",
        "hand" [ONE] / 10: "cards in hand",
        "deck" [ONE] / 10: "cards in the deck",
        "discard" [ONE] / 10: "cards in the discard pile",
        "bullets" [ONE] / 6: "bullets among its cards",
        "received" [ONE] / 6: "all bullets that it ever received",
        "room" [ONE] / 6: "bullets that its hand can hold at most",
        "known" [ONE] / 6: "bullets that everybody knows to be in its hand",
        "acted" [ONE] / 1: "it has acted this round",
        "answered" [ONE] / 1: "it has answered a question asked of all in secret",
        "discarded" [|_| Action::ALL.len()] / 2: "its discards that you know, by action",
        "bottom" [EXTRA] / 4: "cards below the deck",
        "set-aside" [EXTRA] / 1: "it has set a card aside",
        "mate" [EXTRA] / 1: "it is of your team",
    }
    "own" x ONE => {
        "hand" [Layout::faces] / 2: "your hand, by face",
        "deck" [Layout::faces] / 2: "cards that are in your deck or below it, by face",
        "discard" [Layout::faces] / 2: "your discards, by face",
    }
    "plan" x Layout::pile => {
        "figure" [Layout::figures] / 1: "whose card it is; if it is face down, all figures of its seat; the next card comes first",
        "action" [|_| Action::ALL.len()] / 1: "what it does, if you know",
        "bullet" [ONE] / 1: "it is a bullet (Misty)",
        "unknown" [ONE] / 1: "you don't know it",
        "face-down" [ONE] / 1: "it was laid face down",
        "plot" [|layout| if layout.is_couriers() { PLOTS } else { 0 }] / 1: "which of Il Professore's cards it is, if you know; binoculars last",
        "professore" [EXTRA] / 1: "it is Il Professore's",
    }
    "armored" x EXTRA => {
        "wild-bunch" [|_| 2] / 6: "bullets of your team and of the other under the Wild Bunch token",
        "professore" [|_| 2] / 1: "Il Professore plays for your team, for the other",
        "track" [ONE] / 6: "his step on the track",
        "professore-deck" [ONE] / 13: "cards in his deck",
        "diverted" [|_| 2] / 1: "your team, the other has used this turn's Diversion",
        "documents" [|_| 3 * 3] / 1: "what each document can be as everybody knows: fake, yours, theirs",
        "documents-known" [|_| 3 * 3] / 1: "what it is, if you know",
    }
};

/// Il Professore's plots, and binoculars.
pub(crate) const PLOTS: usize = Plot::ALL.len() + 1;

/// What nobody may know, for critics: it follows what the seat may know.
pub const ORACLE: &[Group] = groups! {
    "hidden-seat" x Layout::seats => {
        "hand" [Layout::faces] / 2: "the hand, by face",
        "deck" [Layout::faces] / 2: "the deck and what lies below it, by face",
        "next" [|layout| 3 * layout.faces()] / 1: "the next three cards of the deck, by face each",
    }
    "hidden-place" x Layout::places => {
        "worth" [ONE] / 40: "what lies there is worth, in fifties; documents left out",
    }
    "hidden-figure" x Layout::figures => {
        "worth" [ONE] / 40: "what it holds is worth, in fifties; documents left out",
    }
    "hidden-plan" x Layout::pile => {
        "action" [|_| Action::ALL.len()] / 1: "what the card does; the next card comes first",
        "bullet" [ONE] / 1: "it is a bullet (Misty)",
        "plot" [|layout| if layout.is_couriers() { PLOTS } else { 0 }] / 1: "which of Il Professore's cards it is",
    }
    "hidden-round" x |_| TO_COME => {
        "card" [|_| RoundCard::ALL.len()] / 1: "a round card to come, the next one first; nothing after the last",
    }
    "hidden-document" x |layout| if layout.is_couriers() { 3 } else { 0 } => {
        "which" [|_| 3] / 1: "what the document is: fake, yours, theirs",
    }
};

impl Group {
    /// How many numbers a row has.
    #[must_use]
    pub fn width(&self, layout: Layout) -> usize {
        self.columns.iter().map(|column| (column.len)(layout)).sum()
    }

    /// How many numbers it has.
    #[must_use]
    pub fn len(&self, layout: Layout) -> usize {
        (self.rows)(layout) * self.width(layout)
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self, layout: Layout) -> bool {
        self.len(layout) == 0
    }
}

fn size(groups: &[Group], layout: Layout) -> usize {
    groups.iter().map(|group| group.len(layout)).sum()
}

/// What each number is multiplied with to become a float, in order.
fn scales(layout: Layout) -> Vec<f32> {
    let of_row = |group: &Group| -> Vec<f32> {
        let of = |column: &Column| std::iter::repeat_n(1.0 / f32::from(column.top), (column.len)(layout));
        group.columns.iter().flat_map(of).collect()
    };
    OBSERVATION.iter().chain(ORACLE).flat_map(|group| of_row(group).repeat((group.rows)(layout))).collect()
}

/// Sizes that are asked for all the time, and the scales.
struct Sizes {
    observation: usize,
    oracle: usize,
    scales: Vec<f32>,
}

static SIZES: std::sync::LazyLock<[Sizes; 2]> = std::sync::LazyLock::new(|| {
    Layout::ALL.map(|layout| Sizes {
        observation: size(OBSERVATION, layout),
        oracle: size(OBSERVATION, layout) + size(ORACLE, layout),
        scales: scales(layout),
    })
});

impl Layout {
    fn sizes(self) -> &'static Sizes {
        &SIZES[usize::from(self.is_couriers())]
    }

    /// How many numbers an observation has.
    #[must_use]
    pub fn observation(self) -> usize {
        self.sizes().observation
    }

    /// How many numbers an oracle's observation has.
    #[must_use]
    pub fn oracle(self) -> usize {
        self.sizes().oracle
    }

    /// What each number of an observation, or of an oracle's, is multiplied with to become a float of about 0 to 1.
    #[must_use]
    pub fn scales(self) -> &'static [f32] {
        &self.sizes().scales
    }

    /// Makes floats of an observation, or of an oracle's.
    pub fn to_floats(self, numbers: &[u8], floats: &mut [f32]) {
        for ((float, &number), scale) in floats.iter_mut().zip(numbers).zip(self.scales()) {
            *float = f32::from(number) * scale;
        }
    }

    /// What each number of an observation is called, in order: `figure[2].place[3]`.
    #[must_use]
    pub fn number_names(self, with_oracle: bool) -> Vec<String> {
        let groups = OBSERVATION.iter().chain(if with_oracle { ORACLE } else { &[] });
        let mut names = Vec::new();
        for group in groups {
            for row in 0..(group.rows)(self) {
                let row = if (group.rows)(self) > 1 { format!("[{row}]") } else { String::new() };
                for column in group.columns {
                    let len = (column.len)(self);
                    for index in 0..len {
                        let index = if len > 1 { format!("[{index}]") } else { String::new() };
                        names.push(format!("{}{row}.{}{index}", group.name, column.name));
                    }
                }
            }
        }
        names
    }
}

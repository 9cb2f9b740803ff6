//! A review of a game that is over: who gave away what, and what was luck. `docs/review.md` explains what is measured and how.
//!
//! Chances, and differences of chances, are parts of one: 0.25 is a chance of 25 %, and what costs 0.05 costs five points.

use folsom_rules::{AskKind, Bandit, Seat};
use serde::Serialize;

use crate::choice::ChoiceJson;
use crate::texts::CardText;
use crate::word::Word;

/// All that has been found out about a game so far.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewJson {
    /// How many games were played in the head for each decision.
    pub games: u32,
    /// How many tasks the review consists of.
    pub tasks: u32,
    /// How many of them are done.
    pub done: u32,
    /// Those who win together, in the order of their first seats: each seat for itself, or two teams.
    pub parties: Vec<Vec<Word<Seat>>>,
    /// The chance of everybody before the cards are dealt: one divided by the number of parties.
    pub parity: f64,
    /// From which loss on a choice has which label.
    pub thresholds: ThresholdsJson,
    /// What each seat has made of the game.
    pub seats: Vec<SeatReviewJson>,
    /// Everybody's chances over the game, as somebody would put them who sees all cards; in order.
    pub points: Vec<PointJson>,
    /// What chance has done; in order.
    pub luck: Vec<LuckJson>,
    /// Every decision that could have been another; in order.
    pub moments: Vec<MomentJson>,
    /// The biggest moments of the game, three at most, the biggest first.
    pub headlines: Vec<HeadlineJson>,
}

/// From which loss on a choice has which label, if the loss is more than two standard errors.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ThresholdsJson {
    /// The least.
    pub slip: f64,
    /// More.
    pub mistake: f64,
    /// The most.
    pub blunder: f64,
}

/// How bad a choice was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Label {
    /// A tenth of parity was given away.
    Slip,
    /// A fifth.
    Mistake,
    /// Three tenths.
    Blunder,
}

/// What one seat has made of the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatReviewJson {
    /// Which.
    pub seat: Word<Seat>,
    /// Its bandits.
    pub bandits: Vec<Word<Bandit>>,
    /// Over the whole game.
    pub total: TallyJson,
    /// Round by round: the first round first, those before any decision empty.
    pub rounds: Vec<TallyJson>,
    /// From parity to the result; only when all tasks are done.
    pub waterfall: Option<WaterfallJson>,
}

/// What came of a number of decisions.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TallyJson {
    /// How many decisions count: those where something was to be decided.
    pub choices: u32,
    /// What they gave away together. It is measured, so where nothing was given away it may be a little below zero.
    pub lost: f64,
    /// The standard error of that.
    pub error: f64,
    /// The same in points for a hundred decisions; nothing if there was none.
    pub lost_per_100: Option<f64>,
    /// From 0 to 100; nothing if there was no decision.
    pub accuracy: Option<f64>,
    /// How many choices have which label.
    pub slips: u32,
    /// More.
    pub mistakes: u32,
    /// The most.
    pub blunders: u32,
}

/// How parity became the result: parity, luck, own and others add up to the result.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WaterfallJson {
    /// The chance before the deal.
    pub parity: f64,
    /// What the deal and the draws changed.
    pub luck: PartJson,
    /// What the seat's own choices changed, against what was to be expected in its place.
    pub own: PartJson,
    /// What the others' choices changed.
    pub others: PartJson,
    /// The seat's share of the win: 1, 0, or a part of one where several win.
    pub result: f64,
}

/// A part of a waterfall.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PartJson {
    /// By how much the chance changed.
    pub change: f64,
    /// The standard error of that.
    pub error: f64,
}

/// Everybody's chances at one point of the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PointJson {
    /// After so many choices of the record: 0 is before the first.
    pub after: u32,
    /// The round, counted from one.
    pub round: u8,
    /// The chance of each seat, in the order of the seats. Teammates have the same.
    pub chances: Vec<f64>,
}

/// What chance has done at one point of the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LuckJson {
    /// After so many choices of the record.
    pub after: u32,
    /// The round, counted from one.
    pub round: u8,
    /// What it was.
    pub kind: LuckKind,
    /// By how much each seat's chance changed, in the order of the seats.
    pub changes: Vec<f64>,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LuckKind {
    /// The train, the loot and the order of the seats.
    Deal,
    /// What the new round is like.
    Round,
    /// The cards that everybody gets for the round.
    Hands,
    /// A deck that was shuffled anew.
    Reshuffle,
    /// A purse that was taken blind.
    Pick,
}

/// A decision: what could have been chosen, and what was.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MomentJson {
    /// The number of the choice in the record, counted from zero. In a replay the position before it is the step with this number,
    /// and the choice itself makes the next step.
    pub choice: u32,
    /// The round, counted from one.
    pub round: u8,
    /// The turn of Schemin', counted from one; nothing in other parts of a round.
    pub turn: Option<u8>,
    /// Who decided.
    pub seat: Word<Seat>,
    /// What was asked.
    pub ask: Word<AskKind>,
    /// What was weighed, the best first.
    pub candidates: Vec<CandidateJson>,
    /// Which of them was chosen.
    pub chosen: u32,
    /// How many other choices there were that were not weighed: instinct thinks little of them.
    pub others: u32,
    /// By how much the chance to win is worse with the chosen one than with the best. It is measured, so it may be a little below zero.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// Whether anything was to be decided: some candidates differ beyond doubt.
    pub counts: bool,
    /// How bad the choice was; nothing if it was not, or there is doubt.
    pub label: Option<Label>,
    /// From 0 to 100.
    pub accuracy: f64,
    /// By how much the choice changed each seat's chance, in the order of the seats, as somebody would put it who sees all cards.
    /// Nothing until the positions before and after it have been looked at.
    pub changes: Option<Vec<f64>>,
    /// What the seat could not know.
    pub unknown: UnknownJson,
}

/// A choice that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CandidateJson {
    /// What could have been chosen.
    #[serde(flatten)]
    pub choice: ChoiceJson,
    /// The seat's chance to win with it, as far as the seat could know.
    pub chance: f64,
    /// By how much it is worse than the best.
    pub behind: f64,
    /// The standard error of that; nothing for the best itself.
    pub error: f64,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

/// What a seat could not know when it decided, laid open.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnknownJson {
    /// Cards of the plan that were hidden from it and still to be carried out.
    pub pile: Vec<UnknownPlanJson>,
    /// The cards in the others' hands, seat by seat.
    pub hands: Vec<UnknownHandJson>,
    /// How many tokens on the train or in pockets it did not know the value of.
    pub tokens: u32,
    /// How many round cards were still to come.
    pub rounds: u32,
}

/// A card of the plan that was hidden.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnknownPlanJson {
    /// Its place in the plan, counted from zero.
    pub index: u32,
    /// Whose it was; nobody's if it was Il Professore's.
    pub seat: Option<Word<Seat>>,
    /// What it was.
    pub card: CardText,
}

/// The hidden cards of somebody's hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnknownHandJson {
    /// Whose.
    pub seat: Word<Seat>,
    /// What they were.
    pub cards: Vec<CardText>,
}

/// One of the biggest moments of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeadlineJson {
    /// After so many choices of the record it had happened: of a choice this is its number plus one.
    pub after: u32,
    /// The round, counted from one.
    pub round: u8,
    /// What it was.
    #[serde(flatten)]
    pub what: NewsOfReview,
    /// So much of the chance to win was at stake.
    pub points: f64,
}

/// What a headline is about.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum NewsOfReview {
    /// A seat could have chosen better. The moment with that choice has all about it.
    GaveAway {
        /// Who.
        seat: Word<Seat>,
        /// What was chosen.
        chosen: ChoiceJson,
    },
    /// A seat's choice cost another seat.
    Cost {
        /// Who chose.
        seat: Word<Seat>,
        /// What was chosen.
        chosen: ChoiceJson,
        /// Whom it cost.
        whom: Word<Seat>,
    },
    /// A seat's choice paid for itself.
    Gained {
        /// Who.
        seat: Word<Seat>,
        /// What was chosen.
        chosen: ChoiceJson,
    },
    /// Chance was kind to a seat.
    Lucky {
        /// To whom.
        seat: Word<Seat>,
        /// What it was.
        luck: LuckKind,
    },
    /// Chance was unkind to a seat.
    Unlucky {
        /// To whom.
        seat: Word<Seat>,
        /// What it was.
        luck: LuckKind,
    },
}

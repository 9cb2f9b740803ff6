//! What changed between two views, so that not everything has to be sent after every step.

mod apply;
mod list;
#[cfg(test)]
mod tests;

use folsom_rules::{Board, CarKind, RoundCard, RoundEvent, Seat, Stage, Turn, View};
use serde::Serialize;
use ts_rs::TS;

pub use apply::{WrongPatch, apply_patch};
pub use list::ListPatch;

use super::{
    ArmoredJson, AskedJson, BanditJson, CarJson, CommonJson, CountedJson, LootElsewhereJson, PlannedJson,
    SeatJson, armored, asked, bandits, cars, event, loot, own_answer, pile, seats,
};
use crate::word::{Word, words};

/// What is different in a view. Whoever has the view from before and applies this has the view as it is now, to
/// the byte.
///
/// A field that is not there has not changed; one that is there, even as `null`, takes the place of the view's field
/// with the same name. Only `seats`, `bandits`, `cars` and `pile` are different: of these lists there are only the items
/// that changed, see [`ListPatch`]. What stays the same all game long is not there at all: `viewer`, `rules`, `format`,
/// `admitted` and `teams`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct ViewPatch {
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<Word<Stage>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round_cards: Option<Vec<Word<RoundCard>>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Option<Word<RoundEvent>>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<Vec<Word<Turn>>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u8>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_act: Option<bool>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<Word<Seat>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Option<AskedJson>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub acted: Option<Vec<Word<Seat>>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered: Option<Vec<Word<Seat>>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Option<String>>,
    /// Those that changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<ListPatch<SeatJson>>,
    /// Those that changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bandits: Option<ListPatch<BanditJson>>,
    /// Those that changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cars: Option<ListPatch<CarJson>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marshal: Option<Option<Word<CarKind>>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub neutral_bullets: Option<u8>,
    /// Those that changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile: Option<ListPatch<PlannedJson>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loot_elsewhere: Option<LootElsewhereJson>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counted: Option<Vec<CountedJson>>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub common: Option<CommonJson>,
    /// As in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub armored: Option<Option<ArmoredJson>>,
}

/// What it is now, if it was something else.
fn changed<'a, T: PartialEq + ?Sized>(before: &T, after: &'a T) -> Option<&'a T> {
    (before != after).then_some(after)
}

impl ViewPatch {
    /// What is different for a viewer between two views of the same game.
    ///
    /// Views are compared before anything is written, for most of them changes little from step to step.
    #[must_use]
    pub fn between(before: &View, after: &View) -> Self {
        debug_assert_eq!(before.viewer, after.viewer);
        let View { viewer: _, board, worth, counted, common, cards, pile: _, professore_deck, answer } =
            after;
        // What is passed over here (`_`) is compared by the files for seats, bandits, cars, loot and the pile, or
        // stays the same all game long.
        let Board {
            rules: _,
            format: _,
            seats: _,
            admitted: _,
            bandits,
            owner: _,
            leads: _,
            teams: _,
            trains,
            place: _,
            marshal,
            ammo: _,
            partner_hits: _,
            neutral,
            loot: _,
            at_seat: _,
            first,
            round,
            revealed,
            turns,
            stage,
            turn,
            step,
            second_act,
            acted,
            answered,
            resolved: _,
            card_open: _,
            armored: of_expansion,
            prompt,
        } = board;
        let old = &before.board;
        let retold = loot::retold(before, after);
        Self {
            stage: changed(&old.stage, stage).copied().map(Word),
            round: changed(&old.round, round).map(|round| round + 1),
            round_cards: changed(&old.revealed, revealed).map(|cards| words(cards.iter().copied())),
            event: changed(&event(old), &event(board)).copied(),
            turns: changed(old.turns, turns).map(|turns| words(turns.iter().copied())),
            turn: changed(&old.turn, turn).map(|turn| turn + 1),
            step: changed(&old.step, step).copied(),
            second_act: changed(&old.second_act, second_act).copied(),
            first: changed(&old.first, first).copied().map(Word),
            asked: changed(&old.prompt, prompt)
                .map(|prompt| prompt.as_ref().map(|prompt| asked::write(prompt, board))),
            acted: changed(&old.acted, acted).map(|seats| words(seats.iter())),
            answered: changed(&old.answered, answered).map(|seats| words(seats.iter())),
            answer: changed(&before.answer, answer)
                .map(|answer| answer.and_then(|answer| own_answer(answer, after))),
            seats: ListPatch::between(
                old.seats(),
                board.seats(),
                |was, is| was == is && seats::is_same(is, before, after),
                |seat| seats::write(seat, board, &cards[seat]),
            ),
            bandits: ListPatch::between(
                old.bandits.iter(),
                bandits.iter(),
                |was, is| was == is && bandits::is_same(is, before, after, retold),
                |bandit| bandits::write(bandit, board, worth),
            ),
            cars: ListPatch::between(
                old.trains.cars(),
                trains.cars(),
                |_, car| cars::is_same(car, before, after, retold),
                |car| cars::write(car, board, worth),
            ),
            marshal: changed(&old.marshal, marshal)
                .map(|marshal| marshal.map(|car| Word(trains.kind(car)))),
            neutral_bullets: changed(&old.neutral, neutral).copied(),
            pile: if pile::is_same(before, after) {
                None
            } else {
                ListPatch::between(
                    pile::write(before),
                    pile::write(after),
                    |was, is| was == is,
                    |card| card,
                )
            },
            loot_elsewhere: (!loot::is_elsewhere_as_before(before, after, retold))
                .then(|| loot::elsewhere(board, worth)),
            counted: changed(&before.counted, counted).map(|values| loot::counted(values)),
            common: changed(&before.common, common).map(CommonJson::from),
            armored: (old.armored != *of_expansion || before.professore_deck != *professore_deck)
                .then(|| board.with_couriers().then(|| armored::write(board, *professore_deck))),
        }
    }
}

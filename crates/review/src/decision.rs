//! What a decision was worth, by what the seat could know: this sees a view and nothing else.

use folsom_bots::{Compared, compare};
use folsom_rules::text::notation::write_choice;
use folsom_rules::{Choice, View};

use crate::finding::{Weighed, Weighing, rounded};

/// Weighs a choice against the others that this view offers, in about so many games in the head. Nothing if nothing was to be decided.
///
/// The number makes the dice. It must not come from anything that the seat could not know.
#[must_use]
pub fn weigh(view: &View, chosen: Choice, games: u32, number: u64) -> Option<Weighing> {
    let seat = view.viewer.seat()?;
    view.choices().filter(|choices| choices.len() > 1)?;
    let dice = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(games);
    let found = compare(view, chosen, games, dice)?;
    let weighed = |one: &Compared| Weighed {
        choice: write_choice(one.choice, &view.board, seat),
        chance: rounded(one.chance),
        behind: rounded(one.behind),
        error: rounded(one.error),
        worlds: one.worlds,
    };
    Some(Weighing {
        candidates: found.candidates.iter().map(weighed).collect(),
        chosen: found.chosen as u32,
        loss: rounded(found.loss),
        error: rounded(found.error),
        differ: found.differ,
    })
}

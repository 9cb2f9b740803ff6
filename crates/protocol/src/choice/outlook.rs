//! Where the cards that can be played would lead, as everything stands now.

use folsom_rules::{Action, Ask, Bandit, Card, Choice, Choices, Face, Seat, View, ask};
use serde::Serialize;

use super::MeaningJson;
use crate::texts::CardText;
use crate::word::Word;

/// What a card would come to, were it carried out as everything stands now. Others will carry out theirs before it, so it
/// may well come to something else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OutlookJson {
    /// The card.
    pub card: CardText,
    /// Who would carry it out.
    pub bandit: Word<Bandit>,
    /// What could be chosen then. If there is but one thing it would simply be done; if there is none, nothing would
    /// happen.
    pub choices: Vec<MeaningJson>,
}

/// One for each card that can be played, if that is the question. Not for a Nudge (C35): it leads wherever a teammate wants.
pub(super) fn of_hand(choices: &Choices, view: &View, seat: Seat) -> Vec<OutlookJson> {
    let planning = view.board.prompt.is_some_and(|prompt| matches!(prompt.ask, Ask::Act(ask::Act { .. })));
    if !planning {
        return Vec::new();
    }
    let mut cards: Vec<Card> = choices.iter().filter_map(played).collect();
    cards.dedup();
    cards.into_iter().filter_map(|card| of_card(card, view, seat)).collect()
}

/// The card that a choice plays, each but once: a card can be hidden, or followed by another.
fn played(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Play { card, follow_up: None, .. } => Some(card),
        _ => None,
    }
}

fn of_card(card: Card, view: &View, seat: Seat) -> Option<OutlookJson> {
    let bandit = match card.face() {
        Face::Action(_, Action::Nudge) => return None,
        Face::Action(bandit, _) => bandit,
        Face::Bullet(_) | Face::Plot(_) | Face::Binoculars(_) => Bandit::Misty, // C55
    };
    let then = view.outlook(card)?;
    let choices = then.choices()?;
    Some(OutlookJson {
        card: CardText::new(card, &view.board.leads[seat]),
        bandit: Word(bandit),
        choices: choices.iter().map(|choice| MeaningJson::new(choice, &then, seat)).collect(),
    })
}

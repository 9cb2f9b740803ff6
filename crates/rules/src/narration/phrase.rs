//! What can be chosen, in a few words.

use super::lines::{all_names, played};
use super::words::{
    action_name, bandit_name, bullet_name, car_name, card_name, listed, loot_kind_name, loot_name, towards,
};
use crate::ask::{Ask, Brief};
use crate::card::Card;
use crate::choice::Choice;
use crate::loot::Find;
use crate::view::View;

/// A choice as the seat that is asked may say it to itself, such as `play Fire face down` or `send Tuco into the mail
/// car`. Choices that are offered together have different phrases.
///
/// Like the view, a phrase may tell what only this viewer knows.
#[must_use]
pub fn choice_phrase(choice: Choice, view: &View) -> String {
    let board = &view.board;
    let ask = board.prompt.map(|prompt| prompt.ask);
    let brief = ask.map_or(Brief::USUAL, |ask| ask.brief());
    match choice {
        Choice::Bandit(bandit) => format!("lead {}", bandit_name(bandit)),
        Choice::Team(number) => match board.teams.get(usize::from(number)) {
            Some(team) => format!("lead {}", team.map(bandit_name).join(" & ")),
            None => format!("lead team {}", number + 1),
        },
        Choice::LastCar(bandit) => format!("start with {} in the last car", bandit_name(bandit)),
        Choice::Pick(card) => format!("pick {}", card_name(card, board)),
        Choice::Draw => "draw cards".to_owned(),
        Choice::Play { card, face_down, follow_up } => {
            let first = played(Some(card), face_down, board);
            let then = follow_up.map(|card| format!(", followed by {}", card_name(card, board)));
            format!("play {first}{}", then.unwrap_or_default())
        }
        Choice::Keep(kept) => {
            let cards: Vec<Card> = kept.cards().collect();
            if cards.is_empty() {
                "keep nothing".to_owned()
            } else {
                format!("keep {}", all_names(&cards, board))
            }
        }
        Choice::Go(place) => format!("go {}", towards(place, board)),
        Choice::Fire(bandit) => format!("fire at {}", bandit_name(bandit)),
        Choice::Rob(find) => format!("grab {}", find_name(find, view)),
        Choice::Punch(bandit) => format!("punch {}", bandit_name(bandit)),
        Choice::Knock(kind) => format!("make {} drop {}", victim(ask), loot_kind_name(kind)),
        Choice::Take => brief.take.to_owned(),
        Choice::Leave => brief.leave.to_owned(),
        Choice::Push(place) => format!("send {} {}", victim(ask), towards(place, board)),
        Choice::Marshal(car) => format!("send the Marshal into {}", car_name(car, board)),
        Choice::Pickpocket(bandit, find) => {
            format!("pick up {} with {}", find_name(find, view), bandit_name(bandit))
        }
        Choice::Decline => brief.decline.to_owned(),
        Choice::Divert => "make a diversion".to_owned(),
        Choice::FireCourier(car) => format!("fire at the courier of {}", car_name(car, board)),
        Choice::Gun => "fire the machine gun".to_owned(),
        Choice::Nudge(action, mate) => format!("nudge {} to a {}", bandit_name(mate), action_name(action)),
        Choice::Do(action) => format!("go for a {}", action_name(action)),
        Choice::SetAside(card) => format!("set {} aside", card_name(card, board)),
        Choice::Heal(healed) => {
            let bullets: Vec<String> = healed.sources().map(bullet_name).collect();
            if bullets.is_empty() {
                "get rid of nothing".to_owned()
            } else {
                format!("get rid of {}", listed(bullets))
            }
        }
        Choice::Drop(token) => format!("put down {}", loot_name(token, view.worth[token])),
    }
}

/// Whom a punch, a shot or the machine gun has hit.
fn victim(ask: Option<Ask>) -> &'static str {
    ask.and_then(|ask| ask.victim()).map_or("it", bandit_name)
}

/// `a jewel`; a token that can be told from its like has its number: `a purse worth $300 (#7)`.
fn find_name(find: Find, view: &View) -> String {
    match find {
        Find::Any(kind) => loot_kind_name(kind).to_owned(),
        Find::This(token) => format!("{} (#{})", loot_name(token, view.worth[token]), token.number()),
    }
}

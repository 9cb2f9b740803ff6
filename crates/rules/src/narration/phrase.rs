//! What can be chosen, in a few words. Those of each kind of choice are in its file (`choice`).

use super::words::{bandit_name, loot_kind_name, loot_name};
use crate::ask::Brief;
use crate::choice::Choice;
use crate::loot::Find;
use crate::view::View;

/// A choice as the seat that is asked may say it to itself, such as `play Fire face down` or `send Tuco into the mail
/// car`. Choices that are offered together have different phrases.
///
/// Like the view, a phrase may tell what only this viewer knows.
#[must_use]
pub fn choice_phrase(choice: Choice, view: &View) -> String {
    choice.phrase(view)
}

/// How answers of one word are put here.
pub(crate) fn brief(view: &View) -> Brief {
    view.board.prompt.map_or(Brief::USUAL, |prompt| prompt.ask.brief())
}

/// Whom a punch, a shot or the machine gun has hit.
pub(crate) fn victim(view: &View) -> &'static str {
    view.board.prompt.and_then(|prompt| prompt.ask.victim()).map_or("it", bandit_name)
}

/// `a jewel`; a token that can be told from its like has its number: `a purse worth $300 (#7)`.
pub(crate) fn find_name(find: Find, view: &View) -> String {
    match find {
        Find::Any(kind) => loot_kind_name(kind).to_owned(),
        Find::This(token) => format!("{} (#{})", loot_name(token, view.worth[token]), token.number()),
    }
}

//! C62: put a token down.

use super::{Form, Gist, Kind, Meaning};
use crate::ask::{self, Ask};
use crate::loot::{Find, LootKind, Token, TokenSet};
use crate::narration::words::loot_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Drop(pub(crate) Token);

impl Kind for Drop {
    const FORMS: &'static [Form] =
        &[Form::new(&["drop jewel", "drop purse#3"], "the token to put down", "C62")];

    fn write(self, _: &Pen) -> String {
        format!("drop {}", self.0)
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["drop", what] = *words else { return None };
        Some(pen.find(what).and_then(|find| match find {
            Find::This(token) => Ok(Self(token)),
            Find::Any(kind) => only_one_held(pen, kind).map(Self),
        }))
    }

    fn phrase(self, view: &View) -> String {
        format!("put down {}", loot_name(self.0, view.worth[self.0]))
    }

    fn gist(self) -> Gist {
        Gist::GiveUp(self.0)
    }

    /// All that are worth the same to whoever puts one down.
    fn meaning(self, view: &View) -> Meaning {
        let tokens = match view.board.prompt.map(|prompt| prompt.ask) {
            Some(Ask::Drop(ask::Drop { bandit })) => {
                let alike = view.board.loot.held[bandit].of_kind(self.0.kind());
                alike.iter().filter(|&other| view.worth[other] == view.worth[self.0]).collect()
            }
            _ => TokenSet::EMPTY,
        };
        Meaning::Drop { loot: self.0.kind(), tokens }
    }
}

/// `drop jewel`: the token of that kind that the bandit who is asked holds. One jewel is like another; of several purses
/// it must be said which.
fn only_one_held(pen: &Pen, kind: LootKind) -> Result<Token> {
    let held = match pen.board.prompt.map(|prompt| prompt.ask) {
        Some(Ask::Drop(ask::Drop { bandit })) => pen.board.loot.held[bandit],
        _ => return Err(pen.error("nobody is asked to drop anything")),
    };
    let of_kind: Vec<Token> = held.iter().filter(|token| token.kind() == kind).collect();
    match *of_kind.as_slice() {
        [] => Err(pen.error(format!("there is no {kind} to drop"))),
        [token] => Ok(token),
        [token, ..] if matches!(kind, LootKind::Jewel | LootKind::Strongbox) => Ok(token),
        _ => {
            let tokens: Vec<_> = of_kind.iter().map(ToString::to_string).collect();
            Err(pen.error(format!("which {kind}? There are {}", tokens.join(", "))))
        }
    }
}

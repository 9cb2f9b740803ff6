//! B23: take a token.

use super::{Form, Gist, Kind, Meaning};
use crate::ask::{self, Ask};
use crate::bandit::Bandit;
use crate::board::Board;
use crate::loot::{Find, TokenSet};
use crate::narration::phrase::find_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::text::tokens;
use crate::view::View;

pub(crate) struct Rob(pub(crate) Find);

impl Kind for Rob {
    const FORMS: &'static [Form] =
        &[Form::new(&["rob jewel", "rob purse", "rob purse#7"], "what to take", "B23 R13")];

    fn write(self, _: &Pen) -> String {
        format!("rob {}", tokens::write_find(self.0))
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["rob", what] = *words else { return None };
        Some(pen.find(what).map(Self))
    }

    fn phrase(self, view: &View) -> String {
        format!("grab {}", find_name(self.0, view))
    }

    fn gist(self) -> Gist {
        Gist::Gain(self.0)
    }

    fn meaning(self, view: &View) -> Meaning {
        let tokens = match view.board.prompt.map(|prompt| prompt.ask) {
            Some(Ask::Rob(ask::Rob { bandit, .. })) => lying_with(&view.board, bandit, self.0),
            _ => TokenSet::EMPTY,
        };
        Meaning::Rob { loot: self.0.kind(), tokens }
    }
}

/// The tokens at a bandit's place that a choice may mean.
pub(super) fn lying_with(board: &Board, bandit: Bandit, find: Find) -> TokenSet {
    board.loot.at[board.place[bandit]].iter().filter(|&token| board.loot.find(token) == find).collect()
}

//! B45: a lone bandit takes a purse.

use super::rob::lying_with;
use super::{Form, Gist, Kind, Meaning};
use crate::bandit::Bandit;
use crate::loot::Find;
use crate::narration::phrase::find_name;
use crate::narration::words::bandit_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::text::tokens;
use crate::view::View;

pub(crate) struct Pickpocket(pub(crate) Bandit, pub(crate) Find);

impl Kind for Pickpocket {
    const FORMS: &'static [Form] =
        &[Form::new(&["pickpocket ghost purse"], "who takes which purse as a pickpocket", "B45")];

    fn write(self, _: &Pen) -> String {
        format!("pickpocket {} {}", self.0, tokens::write_find(self.1))
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["pickpocket", name, what] = *words else { return None };
        Some(pen.named(name).and_then(|bandit| Ok(Self(bandit, pen.find(what)?))))
    }

    fn phrase(self, view: &View) -> String {
        format!("pick up {} with {}", find_name(self.1, view), bandit_name(self.0))
    }

    fn gist(self) -> Gist {
        Gist::GainWith(self.0, self.1)
    }

    fn meaning(self, view: &View) -> Meaning {
        let Self(bandit, find) = self;
        Meaning::Pickpocket { bandit, loot: find.kind(), tokens: lying_with(&view.board, bandit, find) }
    }
}

//! C35: offer a teammate an action.

use super::{Form, Gist, Kind, Meaning};
use crate::bandit::Bandit;
use crate::card::Action;
use crate::narration::words::{action_name, bandit_name};
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Nudge(pub(crate) Action, pub(crate) Bandit);

impl Kind for Nudge {
    const FORMS: &'static [Form] =
        &[Form::new(&["nudge doc fire"], "an action offered to a teammate", "C35")];

    fn write(self, _: &Pen) -> String {
        format!("nudge {} {}", self.1, self.0)
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["nudge", name, action] = *words else { return None };
        Some(pen.named(action).and_then(|action| Ok(Self(action, pen.named(name)?))))
    }

    fn phrase(self, _: &View) -> String {
        format!("nudge {} to a {}", bandit_name(self.1), action_name(self.0))
    }

    fn gist(self) -> Gist {
        Gist::Nudge(self.0, self.1)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Nudge { action: self.0, bandit: self.1 }
    }
}

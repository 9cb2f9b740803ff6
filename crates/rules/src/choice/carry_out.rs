//! C35, C82, C83: carry out an action that was granted.

use super::{Form, Gist, Kind, Meaning};
use crate::card::Action;
use crate::narration::words::action_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Do(pub(crate) Action);

impl Kind for Do {
    const FORMS: &'static [Form] = &[Form::new(&["do fire"], "a granted action", "C35 C82 C83")];

    fn write(self, _: &Pen) -> String {
        format!("do {}", self.0)
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["do", action] = *words else { return None };
        Some(pen.named(action).map(Self))
    }

    fn phrase(self, _: &View) -> String {
        format!("go for a {}", action_name(self.0))
    }

    fn gist(self) -> Gist {
        Gist::Do(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Do { action: self.0 }
    }
}

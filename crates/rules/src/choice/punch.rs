//! B24: punch a bandit.

use super::{Form, Gist, Kind, Meaning};
use crate::bandit::Bandit;
use crate::narration::words::bandit_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Punch(pub(crate) Bandit);

impl Kind for Punch {
    const FORMS: &'static [Form] = &[Form::new(&["punch belle"], "whom to punch", "B24")];

    fn write(self, _: &Pen) -> String {
        format!("punch {}", self.0)
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["punch", name] = *words else { return None };
        Some(pen.named(name).map(Self))
    }

    fn phrase(self, _: &View) -> String {
        format!("punch {}", bandit_name(self.0))
    }

    fn gist(self) -> Gist {
        Gist::Punch(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Punch { bandit: self.0 }
    }
}

//! B2, V20: lead a bandit.

use super::{Form, Gist, Kind, Meaning};
use crate::bandit::Bandit as Who;
use crate::narration::words::bandit_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Bandit(pub(crate) Who);

impl Kind for Bandit {
    const FORMS: &'static [Form] = &[Form::new(&["bandit ghost"], "the bandit to lead", "B2 V20")];

    fn write(self, _: &Pen) -> String {
        format!("bandit {}", self.0)
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["bandit", name] = *words else { return None };
        Some(pen.named(name).map(Self))
    }

    fn phrase(self, _: &View) -> String {
        format!("lead {}", bandit_name(self.0))
    }

    fn gist(self) -> Gist {
        Gist::Lead(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Bandit { bandit: self.0 }
    }
}

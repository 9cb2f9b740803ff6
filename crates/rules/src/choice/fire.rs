//! B22: fire at a bandit.

use super::{Form, Gist, Kind, Meaning};
use crate::bandit::Bandit;
use crate::narration::words::bandit_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Fire(pub(crate) Bandit);

impl Kind for Fire {
    const FORMS: &'static [Form] = &[Form::new(&["fire belle"], "whom to hit", "B22")];

    fn write(self, _: &Pen) -> String {
        format!("fire {}", self.0)
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["fire", name] = *words else { return None };
        Some(pen.named(name).map(Self))
    }

    fn phrase(self, _: &View) -> String {
        format!("fire at {}", bandit_name(self.0))
    }

    fn gist(self) -> Gist {
        Gist::Shoot(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Fire { bandit: self.0 }
    }
}

//! B33, C34: take what the question is about.

use super::{Form, Gist, Kind, Meaning};
use crate::narration::phrase::brief;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Take;

impl Kind for Take {
    const FORMS: &'static [Form] = &[Form::new(&["take"], "the fallen purse, or the document one has looked at", "B33 C34")];

    fn write(self, _: &Pen) -> String {
        "take".to_owned()
    }

    fn read(words: &[&str], _: &Pen) -> Option<Result<Self>> {
        (words == ["take"]).then_some(Ok(Self))
    }

    fn phrase(self, view: &View) -> String {
        brief(view).take.to_owned()
    }

    fn gist(self) -> Gist {
        Gist::Take
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Take
    }
}

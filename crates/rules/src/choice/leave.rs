//! B33, C34: leave what the question is about.

use super::{Form, Gist, Kind, Meaning};
use crate::narration::phrase::brief;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Leave;

impl Kind for Leave {
    const FORMS: &'static [Form] = &[Form::new(&["leave"], "the same, to leave it or put it back", "B33 C34")];

    fn write(self, _: &Pen) -> String {
        "leave".to_owned()
    }

    fn read(words: &[&str], _: &Pen) -> Option<Result<Self>> {
        (words == ["leave"]).then_some(Ok(Self))
    }

    fn phrase(self, view: &View) -> String {
        brief(view).leave.to_owned()
    }

    fn gist(self) -> Gist {
        Gist::Leave
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Leave
    }
}

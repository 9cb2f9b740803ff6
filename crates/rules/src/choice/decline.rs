//! B45, C35, C63, C70, C22: none of what is offered.

use super::{Form, Gist, Kind, Meaning};
use crate::narration::phrase::brief;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Decline;

impl Kind for Decline {
    const FORMS: &'static [Form] = &[Form::new(&["decline"], "none of what is offered", "B45 C22 C35 C63 C70 C82 C83")];

    fn write(self, _: &Pen) -> String {
        "decline".to_owned()
    }

    fn read(words: &[&str], _: &Pen) -> Option<Result<Self>> {
        (words == ["decline"]).then_some(Ok(Self))
    }

    fn phrase(self, view: &View) -> String {
        brief(view).decline.to_owned()
    }

    fn gist(self) -> Gist {
        Gist::Decline
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Decline
    }
}

//! C21: make a Diversion instead of acting.

use super::{Form, Gist, Kind, Meaning};
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Divert;

impl Kind for Divert {
    const FORMS: &'static [Form] = &[Form::new(&["divert"], "a Diversion instead of acting", "C21")];

    fn write(self, _: &Pen) -> String {
        "divert".to_owned()
    }

    fn read(words: &[&str], _: &Pen) -> Option<Result<Self>> {
        (words == ["divert"]).then_some(Ok(Self))
    }

    fn phrase(self, _: &View) -> String {
        "make a diversion".to_owned()
    }

    fn gist(self) -> Gist {
        Gist::Divert
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Divert
    }
}

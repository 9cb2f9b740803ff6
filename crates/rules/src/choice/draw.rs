//! B12: draw cards instead of playing one.

use super::{Form, Gist, Kind, Meaning};
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Draw;

impl Kind for Draw {
    const FORMS: &'static [Form] = &[Form::new(&["draw"], "three cards instead of playing one", "B12")];

    fn write(self, _: &Pen) -> String {
        "draw".to_owned()
    }

    fn read(words: &[&str], _: &Pen) -> Option<Result<Self>> {
        (words == ["draw"]).then_some(Ok(Self))
    }

    fn phrase(self, _: &View) -> String {
        "draw cards".to_owned()
    }

    fn gist(self) -> Gist {
        Gist::Draw
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Draw
    }
}

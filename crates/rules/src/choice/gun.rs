//! C47: fire the machine gun.

use super::{Form, Gist, Kind, Meaning};
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Gun;

impl Kind for Gun {
    const FORMS: &'static [Form] = &[Form::new(&["fire gun"], "the machine gun", "C47")];

    fn write(self, _: &Pen) -> String {
        "fire gun".to_owned()
    }

    fn read(words: &[&str], _: &Pen) -> Option<Result<Self>> {
        (words == ["fire", "gun"]).then_some(Ok(Self))
    }

    fn phrase(self, _: &View) -> String {
        "fire the machine gun".to_owned()
    }

    fn gist(self) -> Gist {
        Gist::Gun
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Gun
    }
}

//! B20, B21, C63, C70: go somewhere.

use super::{Form, Gist, Kind, Meaning};
use crate::narration::words::towards;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::train::Place;
use crate::view::View;

pub(crate) struct Go(pub(crate) Place);

impl Kind for Go {
    const FORMS: &'static [Form] = &[Form::new(
        &["go mail/roof"],
        "where to Move or climb to; a teammate's side; the last move",
        "B20 B21 B36 C63 C70",
    )];

    fn write(self, pen: &Pen) -> String {
        format!("go {}", pen.write_place(self.0))
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["go", to] = *words else { return None };
        Some(pen.place(to).map(Self))
    }

    fn phrase(self, view: &View) -> String {
        format!("go {}", towards(self.0, &view.board))
    }

    fn gist(self) -> Gist {
        Gist::Go(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Go { place: self.0 }
    }
}

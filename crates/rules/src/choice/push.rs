//! B24, C50: send the victim somewhere.

use super::{Form, Gist, Kind, Meaning};
use crate::narration::phrase::victim;
use crate::narration::words::towards;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::train::Place;
use crate::view::View;

pub(crate) struct Push(pub(crate) Place);

impl Kind for Push {
    const FORMS: &'static [Form] =
        &[Form::new(&["push mail/roof"], "where the victim of a Punch, or of Django's shot, goes", "B24 C50")];

    fn write(self, pen: &Pen) -> String {
        format!("push {}", pen.write_place(self.0))
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["push", to] = *words else { return None };
        Some(pen.place(to).map(Self))
    }

    fn phrase(self, view: &View) -> String {
        format!("send {} {}", victim(view), towards(self.0, &view.board))
    }

    fn gist(self) -> Gist {
        Gist::Send(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Push { place: self.0 }
    }
}

//! B25: send the Marshal somewhere.

use super::{Form, Gist, Kind, Meaning};
use crate::narration::words::car_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::train::Car;
use crate::view::View;

pub(crate) struct Marshal(pub(crate) Car);

impl Kind for Marshal {
    const FORMS: &'static [Form] = &[Form::new(&["marshal dining"], "where the Marshal goes", "B25")];

    fn write(self, pen: &Pen) -> String {
        format!("marshal {}", pen.write_car(self.0))
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["marshal", name] = *words else { return None };
        Some(pen.car(name).map(Self))
    }

    fn phrase(self, view: &View) -> String {
        format!("send the Marshal into {}", car_name(self.0, &view.board))
    }

    fn gist(self) -> Gist {
        Gist::Marshal(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Marshal { car: self.0 }
    }
}

//! C42: fire at a courier.

use super::{Form, Gist, Kind, Meaning};
use crate::narration::words::car_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::train::Car;
use crate::view::View;

pub(crate) struct FireCourier(pub(crate) Car);

impl Kind for FireCourier {
    const FORMS: &'static [Form] =
        &[Form::new(&["fire courier armored-1"], "the courier of that car", "C42")];

    fn write(self, pen: &Pen) -> String {
        format!("fire courier {}", pen.write_car(self.0))
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["fire", "courier", name] = *words else { return None };
        Some(pen.car(name).map(Self))
    }

    fn phrase(self, view: &View) -> String {
        format!("fire at the courier of {}", car_name(self.0, &view.board))
    }

    fn gist(self) -> Gist {
        Gist::Courier(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::FireCourier { car: self.0 }
    }
}

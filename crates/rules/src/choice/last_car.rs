//! V21, V32: which of one's two bandits starts in the last car.

use super::{Form, Gist, Kind, Meaning};
use crate::bandit::Bandit;
use crate::narration::words::bandit_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct LastCar(pub(crate) Bandit);

impl Kind for LastCar {
    const FORMS: &'static [Form] =
        &[Form::new(&["last-car ghost"], "which of two bandits starts in the last car", "V21 V32")];

    fn write(self, _: &Pen) -> String {
        format!("last-car {}", self.0)
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["last-car", name] = *words else { return None };
        Some(pen.named(name).map(Self))
    }

    fn phrase(self, _: &View) -> String {
        format!("start with {} in the last car", bandit_name(self.0))
    }

    fn gist(self) -> Gist {
        Gist::Start(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::LastCar { bandit: self.0 }
    }
}

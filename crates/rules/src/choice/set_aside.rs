//! C22: set a card aside for the next round.

use super::{Form, Gist, Kind, Meaning};
use crate::card::Card;
use crate::narration::words::card_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct SetAside(pub(crate) Card);

impl Kind for SetAside {
    const FORMS: &'static [Form] = &[Form::new(&["set-aside fire"], "a card for the next round", "C22")];

    fn write(self, pen: &Pen) -> String {
        format!("set-aside {}", pen.write_card(self.0))
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["set-aside", name] = *words else { return None };
        Some(pen.card(name).map(Self))
    }

    fn phrase(self, view: &View) -> String {
        format!("set {} aside", card_name(self.0, &view.board))
    }

    fn gist(self) -> Gist {
        Gist::Save(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::SetAside { card: self.0 }
    }
}

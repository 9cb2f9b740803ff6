//! V33: take a card of the deck into hand.

use super::{Form, Gist, Kind, Meaning};
use crate::card::Card;
use crate::narration::words::card_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Pick(pub(crate) Card);

impl Kind for Pick {
    const FORMS: &'static [Form] =
        &[Form::new(&["pick fire"], "a card of the deck, before the shuffle", "V33")];

    fn write(self, pen: &Pen) -> String {
        format!("pick {}", pen.write_card(self.0))
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["pick", name] = *words else { return None };
        Some(pen.card(name).map(Self))
    }

    fn phrase(self, view: &View) -> String {
        format!("pick {}", card_name(self.0, &view.board))
    }

    fn gist(self) -> Gist {
        Gist::Begin(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Pick { card: self.0 }
    }
}

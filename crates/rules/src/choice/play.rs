//! B12: play a card, perhaps hidden (B30), perhaps followed by another (V34).

use super::{Form, Gist, Kind, Meaning};
use crate::card::Card;
use crate::narration::lines::played;
use crate::narration::words::card_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Play {
    pub(crate) card: Card,
    pub(crate) face_down: bool,
    pub(crate) follow_up: Option<Card>,
}

impl Kind for Play {
    const FORMS: &'static [Form] = &[
        Form::new(&["play fire"], "a card onto the pile", "B12"),
        Form::new(&["play fire hidden"], "the same face down, where Ghost may", "B30"),
        Form::new(&["play ghost:fire then doc:move"], "a Fire card and its follow-up", "V34"),
    ];

    fn write(self, pen: &Pen) -> String {
        let hidden = if self.face_down { " hidden" } else { "" };
        let then = self.follow_up.map_or(String::new(), |other| format!(" then {}", pen.write_card(other)));
        format!("play {}{hidden}{then}", pen.write_card(self.card))
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["play", name, ref rest @ ..] = *words else { return None };
        let (face_down, rest) = match rest {
            ["hidden", rest @ ..] => (true, rest),
            rest => (false, rest),
        };
        let follow_up = match *rest {
            [] => Ok(None),
            ["then", other] => pen.card(other).map(Some),
            _ => return None,
        };
        Some(follow_up.and_then(|follow_up| Ok(Self { card: pen.card(name)?, face_down, follow_up })))
    }

    fn phrase(self, view: &View) -> String {
        let first = played(Some(self.card), self.face_down, &view.board);
        let then = self.follow_up.map(|card| format!(", followed by {}", card_name(card, &view.board)));
        format!("play {first}{}", then.unwrap_or_default())
    }

    fn gist(self) -> Gist {
        let Self { card, face_down, follow_up } = self;
        Gist::Play { card, face_down, follow_up }
    }

    fn meaning(self, _: &View) -> Meaning {
        let Self { card, face_down, follow_up } = self;
        Meaning::Play { card, face_down, follow_up }
    }
}

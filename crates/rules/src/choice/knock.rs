//! B24, C47: make the victim lose a token.

use super::{Form, Gist, Kind, Meaning};
use crate::ask::{self, Ask};
use crate::loot::{LootKind, TokenSet};
use crate::narration::phrase::victim;
use crate::narration::words::loot_kind_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

pub(crate) struct Knock(pub(crate) LootKind);

impl Kind for Knock {
    const FORMS: &'static [Form] = &[Form::new(&["knock purse"], "what the victim loses", "B24 C47")];

    fn write(self, _: &Pen) -> String {
        format!("knock {}", self.0)
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["knock", kind] = *words else { return None };
        Some(pen.named(kind).map(Self))
    }

    fn phrase(self, view: &View) -> String {
        format!("make {} drop {}", victim(view), loot_kind_name(self.0))
    }

    fn gist(self) -> Gist {
        Gist::Knock(self.0)
    }

    fn meaning(self, view: &View) -> Meaning {
        let tokens = match view.board.prompt.map(|prompt| prompt.ask) {
            Some(Ask::Knock(ask::Knock { victim, .. }) | Ask::GunKnock(ask::GunKnock { victim, .. })) => {
                view.board.loot.held[victim].of_kind(self.0)
            }
            _ => TokenSet::EMPTY,
        };
        Meaning::Knock { loot: self.0, tokens }
    }
}

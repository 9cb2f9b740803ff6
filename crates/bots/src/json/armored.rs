//! What the expansion adds.

use std::collections::BTreeMap;

use folsom_rules::text::notation::write_place;
use folsom_rules::{Armored, Board, Document, Indexed, Named, Team, TokenSet};
use serde::Serialize;

use super::words::{self, Bullets, seat_names};

/// The open side of Couriers & Armored Train.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ArmoredJson {
    /// Where the couriers stand (C5).
    pub couriers: Vec<String>,
    /// The bullets under the Wild Bunch token (C42): how many of each source.
    pub wild_bunch: Bullets,
    /// Bullets that were healed and left the game (C46).
    pub healed: Bullets,
    /// The team of Il Professore, where he plays (C1).
    pub professore: Option<&'static str>,
    /// How many cards his deck has (C80).
    pub professore_deck: u8,
    /// His step on the Devilish Plan track, counted from zero (C81).
    pub track: u8,
    /// The teams that have used this turn's Diversion (C21).
    pub diverted: Vec<&'static str>,
    /// Seats that set a card aside for the next round (C22).
    pub set_aside: Vec<String>,
    /// Seats that draw two cards more in the next round (C64).
    pub concerted: Vec<String>,
    /// How many bullets each seat has healed since the last round card was carried out (R56).
    pub treated: BTreeMap<String, u8>,
    /// Schemin' of the last round has only two turns (C71).
    pub cut_short: bool,
    /// What each secret document can be as far as everybody has seen (C34).
    pub documents: Vec<DocumentJson>,
}

/// What a document can be as far as everybody has seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DocumentJson {
    /// The document: `document#1`.
    pub token: String,
    /// Of `fake`, `red` and `blue` those it can be.
    pub can_be: Vec<&'static str>,
}

pub(super) fn write(board: &Board, professore_deck: u8) -> ArmoredJson {
    let Armored {
        couriers,
        wild_bunch,
        healed,
        professore,
        track,
        diverted,
        set_aside,
        concerted,
        treated,
        cut_short,
        documents,
    } = &board.armored;
    let documents = TokenSet::DOCUMENTS.iter().zip(documents);
    ArmoredJson {
        couriers: couriers.iter().map(|&place| write_place(place, &board.trains)).collect(),
        wild_bunch: words::bullets(wild_bunch),
        healed: words::bullets(healed),
        professore: professore.map(Named::name),
        professore_deck,
        track: *track,
        diverted: names_in::<Team>(*diverted),
        set_aside: seat_names(set_aside.iter()),
        concerted: seat_names(concerted.iter()),
        treated: board.seats().map(|seat| (seat.to_string(), treated[seat])).collect(),
        cut_short: *cut_short,
        documents: documents
            .map(|(token, &can_be)| DocumentJson {
                token: token.to_string(),
                can_be: names_in::<Document>(can_be),
            })
            .collect(),
    }
}

/// The names of the values whose bits are set.
fn names_in<T: Named + Indexed>(bits: u8) -> Vec<&'static str> {
    T::NAMES.iter().filter(|(value, _)| bits >> value.index() & 1 == 1).map(|&(_, name)| name).collect()
}

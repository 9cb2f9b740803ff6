//! What the expansion adds.

use std::collections::BTreeMap;

use folsom_rules::{Armored, Board, Document, Indexed, Named, Seat, Team, TokenSet};
use serde::Serialize;

use super::lists::{Bullets, count_bullets};
use crate::texts::{PlaceText, TokenText};
use crate::word::{Word, words};

/// The open side of Couriers & Armored Train.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArmoredJson {
    /// Where the couriers stand (C5).
    pub couriers: Vec<PlaceText>,
    /// The bullets under the Wild Bunch token (C42): how many of each source.
    pub wild_bunch: Bullets,
    /// How many of them count for each team: a bandit's for its own, neutral ones for Il Professore's (C84, C93).
    pub wild_bunch_of: BTreeMap<Word<Team>, u8>,
    /// Bullets that were healed and left the game (C46).
    pub healed: Bullets,
    /// The team of Il Professore, where he plays (C1).
    pub professore: Option<Word<Team>>,
    /// How many cards his deck has (C80).
    pub professore_deck: u8,
    /// His step on the Devilish Plan track, counted from zero (C81).
    pub track: u8,
    /// The teams that have used this turn's Diversion (C21).
    pub diverted: Vec<Word<Team>>,
    /// Seats that set a card aside for the next round (C22).
    pub set_aside: Vec<Word<Seat>>,
    /// Seats that draw two cards more in the next round (C64).
    pub concerted: Vec<Word<Seat>>,
    /// How many bullets each seat has healed since the last round card was carried out (R56).
    pub treated: BTreeMap<Word<Seat>, u8>,
    /// Schemin' of the last round has only two turns (C71).
    pub cut_short: bool,
    /// What each secret document can be as far as everybody has seen (C34).
    pub documents: Vec<DocumentJson>,
}

/// What a document can be as far as everybody has seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DocumentJson {
    /// The document: `document#1`.
    pub token: TokenText,
    /// Of `fake`, `red` and `blue` those it can be.
    pub can_be: Vec<Word<Document>>,
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
        couriers: couriers.iter().map(|&place| PlaceText::new(place, &board.trains)).collect(),
        wild_bunch: count_bullets(wild_bunch),
        wild_bunch_of: Team::ALL.iter().map(|&team| (Word(team), board.wild_bunch_of(team))).collect(),
        healed: count_bullets(healed),
        professore: professore.map(Word),
        professore_deck,
        track: *track,
        diverted: words_in(*diverted),
        set_aside: words(set_aside.iter()),
        concerted: words(concerted.iter()),
        treated: board.seats().map(|seat| (Word(seat), treated[seat])).collect(),
        cut_short: *cut_short,
        documents: documents
            .map(|(token, &can_be)| DocumentJson { token: TokenText(token), can_be: words_in(can_be) })
            .collect(),
    }
}

/// The values whose bits are set.
fn words_in<T: Named + Indexed>(bits: u8) -> Vec<Word<T>> {
    let values = T::NAMES.iter().map(|&(value, _)| value);
    words(values.filter(|value| bits >> value.index() & 1 == 1))
}

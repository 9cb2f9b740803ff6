//! What a viewer is told: all that a client needs to show it and to put it into words of any language.

mod happening;
#[cfg(test)]
mod tests;

use folsom_rules::{Bandit, Board, Document, Hand, Hiding, LootKind, Notice, Seat, Taking};
use serde::Serialize;

pub use happening::{HappeningJson, Way};

use crate::texts::{CardText, PlaceText, TokenText};
use crate::view::value_of;
use crate::word::Word;

/// What one viewer is told of something that happened. What it may not know is `null`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum NoticeJson {
    /// A seat picked a card of its deck (V33).
    CardPicked {
        /// Who.
        seat: Word<Seat>,
        /// The card, to its owner.
        card: Option<CardText>,
    },
    /// A seat drew cards (B11, B12).
    CardsDrawn {
        /// Who.
        seat: Word<Seat>,
        /// How many.
        count: u8,
        /// The cards, to their owner.
        cards: Option<Vec<CardText>>,
    },
    /// A seat played a card onto the pile (B12).
    CardPlayed {
        /// Who.
        seat: Word<Seat>,
        /// The card, if it lies face up or the viewer played it.
        card: Option<CardText>,
        /// It lies face down.
        face_down: bool,
        /// Why, if it does.
        hidden_by: Option<Word<Hiding>>,
    },
    /// A seat put cards away at the end of Schemin' (V12).
    CardsPutAway {
        /// Who.
        seat: Word<Seat>,
        /// How many.
        count: u8,
        /// The one that lies on top now, for all to see (R72); there is none if no card was put away.
        top: Option<CardText>,
        /// All of them, to their owner.
        cards: Option<Vec<CardText>>,
    },
    /// A card went to the bottom of its owner's deck (C21).
    CardDiverted {
        /// Whose.
        seat: Word<Seat>,
        /// The card, to its owner.
        card: Option<CardText>,
    },
    /// A seat set a card aside (C22).
    CardSetAside {
        /// Who.
        seat: Word<Seat>,
        /// The card, to its owner.
        card: Option<CardText>,
    },
    /// A card of Il Professore's went onto the pile (C23).
    PlotLaid {
        /// The card, if it lies face up.
        card: Option<CardText>,
        /// It lies face down.
        face_down: bool,
        /// Why, if it does.
        hidden_by: Option<Word<Hiding>>,
    },
    /// A bandit took a token.
    LootTaken {
        /// Who.
        bandit: Word<Bandit>,
        /// What.
        token: TokenText,
        /// What it looks like.
        kind: Word<LootKind>,
        /// Its value, if the viewer knows it; documents have none.
        dollars: Option<u32>,
        /// Which document it is, if it is one and the viewer knows.
        document: Option<Word<Document>>,
        /// How.
        taking: Word<Taking>,
    },
    /// A bandit lost a token.
    LootLost {
        /// Who.
        bandit: Word<Bandit>,
        /// What.
        token: TokenText,
        /// What it looks like.
        kind: Word<LootKind>,
        /// Its value, if the viewer knows it; documents have none.
        dollars: Option<u32>,
        /// Which document it is, if it is one and the viewer knows.
        document: Option<Word<Document>>,
        /// Where it lies now; nowhere if it left the game (B46).
        to: Option<PlaceText>,
    },
    /// Something that everybody saw.
    #[serde(untagged)]
    Open(HappeningJson),
}

impl NoticeJson {
    /// A notice of a game whose open side is this, as it was or later: bandits and cars keep their names.
    #[must_use]
    pub fn new(notice: &Notice, board: &Board) -> Self {
        let card_of = |seat: Seat| move |card| CardText::new(card, &board.leads[seat]);
        let cards_of = |seat: Seat| move |cards: Hand| cards.iter().copied().map(card_of(seat)).collect();
        match *notice {
            Notice::Open(happening) => Self::Open(HappeningJson::new(&happening, board)),
            Notice::CardPicked { seat, card } => {
                Self::CardPicked { seat: Word(seat), card: card.map(card_of(seat)) }
            }
            Notice::CardsDrawn { seat, count, cards } => {
                Self::CardsDrawn { seat: Word(seat), count, cards: cards.map(cards_of(seat)) }
            }
            Notice::CardPlayed { seat, card, hidden } => Self::CardPlayed {
                seat: Word(seat),
                card: card.map(card_of(seat)),
                face_down: hidden.is_some(),
                hidden_by: hidden.map(Word),
            },
            Notice::CardsPutAway { seat, count, top, cards } => Self::CardsPutAway {
                seat: Word(seat),
                count,
                top: top.map(card_of(seat)),
                cards: cards.map(cards_of(seat)),
            },
            Notice::CardDiverted { seat, card } => {
                Self::CardDiverted { seat: Word(seat), card: card.map(card_of(seat)) }
            }
            Notice::CardSetAside { seat, card } => {
                Self::CardSetAside { seat: Word(seat), card: card.map(card_of(seat)) }
            }
            Notice::PlotLaid { card, hidden } => Self::PlotLaid {
                card: card.map(CardText::of_professore),
                face_down: hidden.is_some(),
                hidden_by: hidden.map(Word),
            },
            Notice::LootTaken { bandit, token, worth, taking } => {
                let (dollars, document) = value_of(token, worth);
                Self::LootTaken {
                    bandit: Word(bandit),
                    token: TokenText(token),
                    kind: Word(token.kind()),
                    dollars,
                    document,
                    taking: Word(taking),
                }
            }
            Notice::LootLost { bandit, token, worth, to } => {
                let (dollars, document) = value_of(token, worth);
                Self::LootLost {
                    bandit: Word(bandit),
                    token: TokenText(token),
                    kind: Word(token.kind()),
                    dollars,
                    document,
                    to: to.map(|place| PlaceText::new(place, &board.trains)),
                }
            }
        }
    }
}

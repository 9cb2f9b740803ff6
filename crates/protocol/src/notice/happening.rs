//! What everybody at the table sees.

use folsom_rules::{
    Action, Bandit, Board, Car, CarKind, Cause, Fizzle, Happening, Heading, RoundCard, RoundEvent, Seat,
    Shortage, Source, TRACK_STEP, Turn,
};
use serde::Serialize;

use crate::texts::{CardText, PlaceText, TokenText};
use crate::word::{Word, words};

/// Something that everybody at the table saw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum HappeningJson {
    /// A seat is first player from now on (B7, B16).
    FirstPlayer {
        /// Who.
        seat: Word<Seat>,
    },
    /// A seat leads a bandit (B2, V31).
    BanditChosen {
        /// Who chose.
        seat: Word<Seat>,
        /// The bandit.
        bandit: Word<Bandit>,
    },
    /// A bandit was put on the train (B7).
    BanditPlaced {
        /// Who.
        bandit: Word<Bandit>,
        /// Where.
        place: PlaceText,
    },
    /// A seat has answered a question that is asked of all in secret.
    Answered {
        /// Who.
        seat: Word<Seat>,
    },
    /// A round began with this card (B10).
    RoundBegan {
        /// Counted from one.
        round: u8,
        /// Its card.
        card: Word<RoundCard>,
        /// The turns of Schemin' printed on it for this table.
        turns: Vec<Word<Turn>>,
        /// What happens at its end, if events are played and it has one.
        event: Option<Word<RoundEvent>>,
    },
    /// A turn of Schemin' began (B12).
    TurnBegan {
        /// Counted from one.
        turn: u8,
        /// Its kind.
        kind: Word<Turn>,
    },
    /// A seat could neither play nor draw (R1).
    Passed {
        /// Who.
        seat: Word<Seat>,
    },
    /// A seat's discard pile became its deck (V14), or played bullets were shuffled into it (R62).
    DeckShuffled {
        /// Whose.
        seat: Word<Seat>,
    },
    /// A bullet drawn at the start of the round went to the discard pile (V15).
    BulletDiscarded {
        /// Whose.
        seat: Word<Seat>,
        /// Which.
        source: Word<Source>,
    },
    /// The cards left in hand went back to the deck (B14).
    HandReturned {
        /// Whose.
        seat: Word<Seat>,
        /// How many.
        count: u8,
    },
    /// The pile was turned over (B15).
    StealinBegan,
    /// The next card of the pile is carried out (B15).
    CardRevealed {
        /// Who played it.
        seat: Word<Seat>,
        /// The card.
        card: CardText,
    },
    /// The card had no effect (B15).
    NothingHappened {
        /// Whose card.
        bandit: Word<Bandit>,
        /// Why.
        why: Word<Fizzle>,
    },
    /// A bandit changed its place.
    Moved {
        /// Who.
        bandit: Word<Bandit>,
        /// From where.
        from: PlaceText,
        /// To where.
        to: PlaceText,
        /// For what reason.
        cause: Word<Cause>,
        /// Which way; `null` within a car.
        way: Option<Way>,
    },
    /// A bullet hit (B22).
    Fired {
        /// Who fired.
        bandit: Word<Bandit>,
        /// Who was hit.
        at: Word<Bandit>,
    },
    /// A punch landed (B24).
    Punched {
        /// Who punched.
        bandit: Word<Bandit>,
        /// Who was punched.
        victim: Word<Bandit>,
    },
    /// The Marshal went to another car.
    MarshalMoved {
        /// From where.
        from: Word<CarKind>,
        /// To where.
        to: Word<CarKind>,
        /// Which way.
        way: Option<Way>,
    },
    /// A bandit was hit by a neutral bullet (B26, B40, B44).
    NeutralBullet {
        /// Who.
        bandit: Word<Bandit>,
    },
    /// Too few neutral bullets were left (B52).
    BulletsRanShort {
        /// How many were due.
        due: u8,
        /// How many there were.
        left: u8,
        /// What happens then at this table.
        shortage: Word<Shortage>,
    },
    /// The round's event began.
    EventBegan {
        /// Which.
        event: Word<RoundEvent>,
    },
    /// The second strongbox was put down (B43).
    StrongboxPlaced {
        /// Where.
        place: PlaceText,
    },
    /// A bandit got its ransom (B47).
    RansomPaid {
        /// Who.
        bandit: Word<Bandit>,
    },
    /// Cheyenne left the purse where it fell (B33), or a granted action was declined (C35).
    Declined {
        /// Who.
        bandit: Word<Bandit>,
    },
    /// A courier changed floor (C41).
    CourierMoved {
        /// Where he is now.
        to: PlaceText,
    },
    /// A bullet hit a courier (C42).
    CourierHit {
        /// Who fired.
        bandit: Word<Bandit>,
        /// The courier's car.
        car: Word<CarKind>,
    },
    /// A machine gun was fired (C47).
    GunFired {
        /// Who fired.
        bandit: Word<Bandit>,
    },
    /// A bandit may carry out an action (C35, C82, C83).
    ActionGranted {
        /// Who.
        bandit: Word<Bandit>,
        /// Which, if it was named.
        action: Option<Word<Action>>,
    },
    /// It does.
    ActionTaken {
        /// Who.
        bandit: Word<Bandit>,
        /// Which.
        action: Word<Action>,
    },
    /// A bandit looked at a secret document (C34).
    DocumentSeen {
        /// Who.
        bandit: Word<Bandit>,
        /// Which.
        token: TokenText,
    },
    /// It put the document back.
    DocumentPutBack {
        /// Who.
        bandit: Word<Bandit>,
        /// Which.
        token: TokenText,
    },
    /// A seat made a Diversion (C21).
    Diverted {
        /// Who.
        seat: Word<Seat>,
    },
    /// A bullet was discarded (C46, C65).
    BulletHealed {
        /// Whose.
        seat: Word<Seat>,
        /// Which.
        source: Word<Source>,
    },
    /// A seat draws two cards more next round (C64).
    PlanConcerted {
        /// Who.
        seat: Word<Seat>,
    },
    /// Il Professore climbed the track (C81).
    PlanAdvanced {
        /// His step, counted from zero.
        step: u8,
        /// What his plan is worth now (C94).
        dollars: u32,
    },
    /// Il Professore's card had no effect.
    PlotCameToNothing,
    /// Il Professore hit a courier (C84).
    LongShotHit {
        /// The courier's car.
        car: Word<CarKind>,
    },
    /// The trains passed each other by two cars (C10).
    TrainsPassed,
    /// The last round has only two turns (C71).
    CutShort,
    /// Il Professore's next card is carried out.
    PlotRevealed {
        /// The card.
        card: CardText,
    },
    /// The game is over.
    GameOver,
}

/// A direction, as whoever goes sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Toward the locomotive.
    Forward,
    /// Toward the last car.
    Back,
    /// To the other train.
    Across,
}

/// The board may show the trains after they have passed each other, so where they were is not asked.
fn way(from: Car, to: Car, board: &Board) -> Option<Way> {
    let trains = &board.trains;
    if trains.is_first(from) != trains.is_first(to) {
        return Some(Way::Across);
    }
    trains.heading(from, to).map(|heading| match heading {
        Heading::Front => Way::Forward,
        Heading::Rear => Way::Back,
    })
}

impl HappeningJson {
    /// What happened in a game whose open side is this, as it was or later.
    pub(super) fn new(happening: &Happening, board: &Board) -> Self {
        let at = |place| PlaceText::new(place, &board.trains);
        let kind = |car| Word(board.trains.kind(car));
        match *happening {
            Happening::FirstPlayer { seat } => Self::FirstPlayer { seat: Word(seat) },
            Happening::BanditChosen { seat, bandit } => {
                Self::BanditChosen { seat: Word(seat), bandit: Word(bandit) }
            }
            Happening::BanditPlaced { bandit, place } => {
                Self::BanditPlaced { bandit: Word(bandit), place: at(place) }
            }
            Happening::Answered { seat } => Self::Answered { seat: Word(seat) },
            Happening::RoundBegan { round, card } => Self::RoundBegan {
                round: round + 1,
                card: Word(card),
                turns: words(card.turns(board.many_seats()).iter().copied()),
                event: card.event().filter(|_| board.rules.events).map(Word),
            },
            Happening::TurnBegan { turn, kind } => Self::TurnBegan { turn: turn + 1, kind: Word(kind) },
            Happening::Passed { seat } => Self::Passed { seat: Word(seat) },
            Happening::DeckShuffled { seat } => Self::DeckShuffled { seat: Word(seat) },
            Happening::BulletDiscarded { seat, source } => {
                Self::BulletDiscarded { seat: Word(seat), source: Word(source) }
            }
            Happening::HandReturned { seat, count } => Self::HandReturned { seat: Word(seat), count },
            Happening::StealinBegan => Self::StealinBegan,
            Happening::CardRevealed { seat, card } => {
                Self::CardRevealed { seat: Word(seat), card: CardText::new(card, &board.leads[seat]) }
            }
            Happening::NothingHappened { bandit, why } => {
                Self::NothingHappened { bandit: Word(bandit), why: Word(why) }
            }
            Happening::Moved { bandit, from, to, cause } => Self::Moved {
                bandit: Word(bandit),
                from: at(from),
                to: at(to),
                cause: Word(cause),
                way: way(from.car(), to.car(), board),
            },
            Happening::Fired { bandit, at } => Self::Fired { bandit: Word(bandit), at: Word(at) },
            Happening::Punched { bandit, victim } => {
                Self::Punched { bandit: Word(bandit), victim: Word(victim) }
            }
            Happening::MarshalMoved { from, to } => {
                Self::MarshalMoved { from: kind(from), to: kind(to), way: way(from, to, board) }
            }
            Happening::NeutralBullet { bandit } => Self::NeutralBullet { bandit: Word(bandit) },
            Happening::BulletsRanShort { due, left } => {
                Self::BulletsRanShort { due, left, shortage: Word(board.rules.shortage) }
            }
            Happening::EventBegan { event } => Self::EventBegan { event: Word(event) },
            Happening::StrongboxPlaced { place } => Self::StrongboxPlaced { place: at(place) },
            Happening::RansomPaid { bandit } => Self::RansomPaid { bandit: Word(bandit) },
            Happening::Declined { bandit } => Self::Declined { bandit: Word(bandit) },
            Happening::CourierMoved { to } => Self::CourierMoved { to: at(to) },
            Happening::CourierHit { bandit, car } => {
                Self::CourierHit { bandit: Word(bandit), car: kind(car) }
            }
            Happening::GunFired { bandit } => Self::GunFired { bandit: Word(bandit) },
            Happening::ActionGranted { bandit, action } => {
                Self::ActionGranted { bandit: Word(bandit), action: action.map(Word) }
            }
            Happening::ActionTaken { bandit, action } => {
                Self::ActionTaken { bandit: Word(bandit), action: Word(action) }
            }
            Happening::DocumentSeen { bandit, token } => {
                Self::DocumentSeen { bandit: Word(bandit), token: TokenText(token) }
            }
            Happening::DocumentPutBack { bandit, token } => {
                Self::DocumentPutBack { bandit: Word(bandit), token: TokenText(token) }
            }
            Happening::Diverted { seat } => Self::Diverted { seat: Word(seat) },
            Happening::BulletHealed { seat, source } => {
                Self::BulletHealed { seat: Word(seat), source: Word(source) }
            }
            Happening::PlanConcerted { seat } => Self::PlanConcerted { seat: Word(seat) },
            Happening::PlanAdvanced { step } => {
                Self::PlanAdvanced { step, dollars: TRACK_STEP * u32::from(step) }
            }
            Happening::PlotCameToNothing => Self::PlotCameToNothing,
            Happening::LongShotHit { car } => Self::LongShotHit { car: kind(car) },
            Happening::TrainsPassed => Self::TrainsPassed,
            Happening::CutShort => Self::CutShort,
            Happening::PlotRevealed { card } => Self::PlotRevealed { card: CardText::of_professore(card) },
            Happening::GameOver => Self::GameOver,
        }
    }
}

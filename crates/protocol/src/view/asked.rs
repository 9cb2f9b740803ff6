//! The question that the game waits for.

use folsom_rules::ask::Detail;
use folsom_rules::{Action, AskKind, Bandit, Board, CarKind, LootKind, Prompt, Seat};
use serde::Serialize;

use super::lists::{car_words, place_texts, token_texts};
use crate::texts::{PlaceText, TokenText};
use crate::word::{Word, words};

/// Who is asked, and what. It has only those details that this kind of question has; they lie open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub struct AskedJson {
    /// Who decides.
    pub seat: Word<Seat>,
    /// The kind of question, one word: `act`, `fire`, `push`.
    pub ask: Word<AskKind>,
    /// The bandit that does it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bandit: Option<Word<Bandit>>,
    /// The bandit to which it is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub victim: Option<Word<Bandit>>,
    /// The token in question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<TokenText>,
    /// Bandits that can be chosen, or aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bandits: Option<Vec<Word<Bandit>>>,
    /// Teams that can be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub teams: Option<Vec<[Word<Bandit>; 2]>>,
    /// Where somebody can go or be sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<Vec<PlaceText>>,
    /// Where the Marshal can go.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cars: Option<Vec<Word<CarKind>>>,
    /// Cars whose courier can be hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub couriers: Option<Vec<Word<CarKind>>>,
    /// The machine gun can be fired.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gun: Option<bool>,
    /// Tokens that can be taken; those that can't be told apart stand for each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<Vec<TokenText>>,
    /// Kinds of loot that can be lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Vec<Word<LootKind>>>,
    /// Actions that can be carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<Vec<Word<Action>>>,
    /// Who is hit after the victim.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<Word<Bandit>>>,
    /// A card goes face down, whichever it is (B13).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face_down: Option<bool>,
    /// A card may go face down (B30).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_hide: Option<bool>,
    /// A Fire card may be followed by one of the other bandit's (V34).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_follow: Option<bool>,
    /// There is something to draw (R1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_draw: Option<bool>,
    /// A Diversion may be made (C21).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_divert: Option<bool>,
}

pub(super) fn write(prompt: &Prompt, board: &Board) -> AskedJson {
    let Prompt { seat, ask } = prompt;
    let bare = AskedJson::bare(*seat, ask.kind());
    ask.details().into_iter().fold(bare, |asked, detail| asked.with(detail, board))
}

impl AskedJson {
    /// A question without details.
    fn bare(seat: Seat, ask: AskKind) -> Self {
        Self {
            seat: Word(seat),
            ask: Word(ask),
            bandit: None,
            victim: None,
            token: None,
            bandits: None,
            teams: None,
            places: None,
            cars: None,
            couriers: None,
            gun: None,
            tokens: None,
            kinds: None,
            actions: None,
            left: None,
            face_down: None,
            may_hide: None,
            may_follow: None,
            may_draw: None,
            may_divert: None,
        }
    }

    fn with(mut self, detail: Detail, board: &Board) -> Self {
        let cars = |cars| Some(car_words(cars, &board.trains));
        match detail {
            Detail::Doer(bandit) => self.bandit = Some(Word(bandit)),
            Detail::Victim(victim) => self.victim = Some(Word(victim)),
            Detail::Token(token) => self.token = Some(TokenText(token)),
            Detail::Bandits(bandits) => self.bandits = Some(words(bandits.iter())),
            Detail::Teams(free) => {
                let free = board.teams.iter().enumerate().filter(|(index, _)| free >> index & 1 == 1);
                self.teams = Some(free.map(|(_, team)| team.map(Word)).collect());
            }
            Detail::Places(to) => self.places = Some(place_texts(to, &board.trains)),
            Detail::Cars(to) => self.cars = cars(to),
            Detail::Couriers(at) => self.couriers = cars(at),
            Detail::Gun(gun) => self.gun = Some(gun),
            Detail::Tokens(tokens) => self.tokens = Some(token_texts(tokens)),
            Detail::Kinds(kinds) => self.kinds = Some(words(kinds.iter())),
            Detail::Actions(actions) => self.actions = Some(words(actions.iter())),
            Detail::Left(left) => self.left = Some(words(left.iter())),
            Detail::FaceDown(goes) => self.face_down = Some(goes),
            Detail::MayHide(may) => self.may_hide = Some(may),
            Detail::MayFollow(may) => self.may_follow = Some(may),
            Detail::MayDraw(may) => self.may_draw = Some(may),
            Detail::MayDivert(may) => self.may_divert = Some(may),
        }
        self
    }
}

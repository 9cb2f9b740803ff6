//! The question that the game waits for.

use folsom_rules::{
    Action, Actions, Ask, AskKind, Bandit, BanditSet, Board, CarKind, CarSet, LootKind, LootKinds,
    PlaceSet, Prompt, Seat, Token, TokenSet,
};
use serde::Serialize;
use ts_rs::TS;

use super::lists::{car_words, place_texts, token_texts};
use crate::texts::{PlaceText, TokenText};
use crate::word::{Word, words};

/// Who is asked, and what. It has only those details that this kind of question has; they lie open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(optional_fields)]
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
    let asked = AskedJson::bare(*seat, ask.kind());
    match *ask {
        Ask::Bandit { free } => asked.bandits(free),
        Ask::Team { free } => asked.teams(free, board),
        Ask::LastCar { pair } => asked.bandits(pair),
        Ask::Pick | Ask::Keep | Ask::SetAside | Ask::Heal => asked,
        Ask::Act { may_hide, may_follow, may_draw, may_divert } => AskedJson {
            may_hide: Some(may_hide),
            may_follow: Some(may_follow),
            may_draw: Some(may_draw),
            may_divert: Some(may_divert),
            ..asked
        },
        Ask::Move { bandit, to }
        | Ask::Climb { bandit, to }
        | Ask::Rescue { bandit, to }
        | Ask::LastMove { bandit, to } => asked.of(bandit).places(to, board),
        Ask::Fire { bandit, at, couriers, gun } => {
            asked.of(bandit).bandits(at).couriers(couriers, board).gun(gun)
        }
        Ask::Rob { bandit, tokens } => asked.of(bandit).tokens(tokens),
        Ask::Punch { bandit, at } => asked.of(bandit).bandits(at),
        Ask::Knock { bandit, victim, kinds } => asked.of(bandit).at(victim).kinds(kinds),
        Ask::Take { bandit, victim, token } => asked.of(bandit).at(victim).about(token),
        Ask::Push { bandit, victim, to } | Ask::Shove { bandit, victim, to } => {
            asked.of(bandit).at(victim).places(to, board)
        }
        Ask::Marshal { to } => asked.cars(to, board),
        Ask::Pickpocket { bandits } => asked.bandits(bandits),
        Ask::Nudge { bandit, mates } => asked.of(bandit).bandits(mates),
        Ask::Grant { bandit, actions } => asked.of(bandit).actions(actions),
        Ask::Document { bandit, token } => asked.of(bandit).about(token),
        Ask::GunKnock { bandit, victim, kinds, left } => {
            asked.of(bandit).at(victim).kinds(kinds).left(left)
        }
        Ask::Drop { bandit } => asked.of(bandit),
    }
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
            may_hide: None,
            may_follow: None,
            may_draw: None,
            may_divert: None,
        }
    }

    fn of(self, bandit: Bandit) -> Self {
        Self { bandit: Some(Word(bandit)), ..self }
    }

    fn at(self, victim: Bandit) -> Self {
        Self { victim: Some(Word(victim)), ..self }
    }

    fn about(self, token: Token) -> Self {
        Self { token: Some(TokenText(token)), ..self }
    }

    fn bandits(self, bandits: BanditSet) -> Self {
        Self { bandits: Some(words(bandits.iter())), ..self }
    }

    fn teams(self, free: u8, board: &Board) -> Self {
        let free = board.teams.iter().enumerate().filter(|(index, _)| free >> index & 1 == 1);
        Self { teams: Some(free.map(|(_, team)| team.map(Word)).collect()), ..self }
    }

    fn places(self, to: PlaceSet, board: &Board) -> Self {
        Self { places: Some(place_texts(to, &board.trains)), ..self }
    }

    fn cars(self, to: CarSet, board: &Board) -> Self {
        Self { cars: Some(car_words(to, &board.trains)), ..self }
    }

    fn couriers(self, cars: CarSet, board: &Board) -> Self {
        Self { couriers: Some(car_words(cars, &board.trains)), ..self }
    }

    fn gun(self, gun: bool) -> Self {
        Self { gun: Some(gun), ..self }
    }

    fn tokens(self, tokens: TokenSet) -> Self {
        Self { tokens: Some(token_texts(tokens)), ..self }
    }

    fn kinds(self, kinds: LootKinds) -> Self {
        Self { kinds: Some(words(kinds.iter())), ..self }
    }

    fn actions(self, actions: Actions) -> Self {
        Self { actions: Some(words(actions.iter())), ..self }
    }

    fn left(self, left: BanditSet) -> Self {
        Self { left: Some(words(left.iter())), ..self }
    }
}

//! The question that the game waits for.

use folsom_rules::{
    Actions, Ask, Bandit, BanditSet, Board, CarSet, LootKinds, Named, PlaceSet, Prompt, Token, TokenSet,
};
use serde::Serialize;

use super::words::{bandit_names, car_names, place_names, token_names};

/// Who is asked, and what. It has only those details that this kind of question has; they lie open to all.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct AskedJson {
    /// Who decides.
    pub seat: String,
    /// The kind of question, one word: `act`, `fire`, `push`.
    pub ask: &'static str,
    /// The bandit that does it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bandit: Option<&'static str>,
    /// The bandit to which it is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub victim: Option<&'static str>,
    /// The token in question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// Bandits that can be chosen, or aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bandits: Option<Vec<&'static str>>,
    /// Teams that can be chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub teams: Option<Vec<[&'static str; 2]>>,
    /// Where somebody can go or be sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub places: Option<Vec<String>>,
    /// Where the Marshal can go.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cars: Option<Vec<&'static str>>,
    /// Cars whose courier can be hit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub couriers: Option<Vec<&'static str>>,
    /// The machine gun can be fired.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gun: Option<bool>,
    /// Tokens that can be taken; those that can't be told apart stand for each other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<Vec<String>>,
    /// Kinds of loot that can be lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Vec<&'static str>>,
    /// Actions that can be carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub actions: Option<Vec<&'static str>>,
    /// Who is hit after the victim.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<&'static str>>,
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
    let asked = AskedJson { seat: seat.to_string(), ask: ask.name(), ..AskedJson::default() };
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

/// The details, one by one.
impl AskedJson {
    fn of(self, bandit: Bandit) -> Self {
        Self { bandit: Some(bandit.name()), ..self }
    }

    fn at(self, victim: Bandit) -> Self {
        Self { victim: Some(victim.name()), ..self }
    }

    fn about(self, token: Token) -> Self {
        Self { token: Some(token.to_string()), ..self }
    }

    fn bandits(self, bandits: BanditSet) -> Self {
        Self { bandits: Some(bandit_names(bandits)), ..self }
    }

    fn teams(self, free: u8, board: &Board) -> Self {
        let free = board.teams.iter().enumerate().filter(|(index, _)| free >> index & 1 == 1);
        Self { teams: Some(free.map(|(_, team)| team.map(Named::name)).collect()), ..self }
    }

    fn places(self, to: PlaceSet, board: &Board) -> Self {
        Self { places: Some(place_names(to, &board.trains)), ..self }
    }

    fn cars(self, to: CarSet, board: &Board) -> Self {
        Self { cars: Some(car_names(to, &board.trains)), ..self }
    }

    fn couriers(self, cars: CarSet, board: &Board) -> Self {
        Self { couriers: Some(car_names(cars, &board.trains)), ..self }
    }

    fn gun(self, gun: bool) -> Self {
        Self { gun: Some(gun), ..self }
    }

    fn tokens(self, tokens: TokenSet) -> Self {
        Self { tokens: Some(token_names(tokens)), ..self }
    }

    fn kinds(self, kinds: LootKinds) -> Self {
        Self { kinds: Some(kinds.iter().map(Named::name).collect()), ..self }
    }

    fn actions(self, actions: Actions) -> Self {
        Self { actions: Some(actions.iter().map(Named::name).collect()), ..self }
    }

    fn left(self, left: BanditSet) -> Self {
        Self { left: Some(bandit_names(left)), ..self }
    }
}

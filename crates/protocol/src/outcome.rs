//! How a game ended.

#[cfg(test)]
mod tests;

use folsom_rules::{Bandit, Board, Outcome, Seat, Standing, Team, TeamScore, Verdict, tell_outcome};
use serde::Serialize;

use crate::word::{Word, words};

/// The final count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OutcomeJson {
    /// What each seat has, the richest first; among equals whoever received the fewest bullets (B51).
    pub seats: Vec<StandingJson>,
    /// Who won; several if they share the victory, nobody if teams draw (R29).
    pub winners: Vec<Word<Seat>>,
    /// In the expansion, what the teams have.
    pub teams: Option<TeamsJson>,
    /// By what it was decided.
    pub verdict: VerdictJson,
}

/// What one seat has in the end. Amounts are in dollars.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandingJson {
    /// The seat.
    pub seat: Word<Seat>,
    /// Its bandits.
    pub bandits: Vec<Word<Bandit>>,
    /// Its team, in the expansion.
    pub team: Option<Word<Team>>,
    /// The value of its loot that counts.
    pub loot: u32,
    /// The gunslinger's prize (B50), or that of an empty revolver (C91), or nothing.
    pub prize: u32,
    /// What its team's document pays (C92).
    pub document: u32,
    /// What it would have had, had it not been left on the armored train (C90, R84).
    pub lost: u32,
    /// Loot, prize and document: what counts for victory.
    pub total: u32,
    /// It is in or on the train on which it started (C90); always so in the base game.
    pub back: bool,
    /// The bullets its bandits fired, those at the own partner left out (V35).
    pub fired: u8,
    /// The bullets it received, which break ties (B51).
    pub bullets: u8,
    /// It won, alone or with others.
    pub won: bool,
}

/// What the two teams have in the end (C94).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamsJson {
    /// The team of the first, third, fifth … seat.
    pub red: TeamScoreJson,
    /// The other one.
    pub blue: TeamScoreJson,
}

/// What one team has in the end (C94). Amounts are in dollars.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamScoreJson {
    /// What its bandits bring back, documents included.
    pub bandits: u32,
    /// The Wild Bunch token (C93).
    pub wild_bunch: u32,
    /// Il Professore's step on the track (C94).
    pub plan: u32,
    /// All that: what counts for victory.
    pub total: u32,
}

/// By what the game was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum VerdictJson {
    /// The richest seat (B51).
    Richest,
    /// The richer team that is back (C94).
    Teams {
        /// Which; none if they have the same (R29).
        winner: Option<Word<Team>>,
    },
    /// The richest that is back of the team ahead; of either team if none is (C72).
    Survivor {
        /// The team ahead of which somebody is back.
        ahead: Option<Word<Team>>,
    },
    /// Whoever is back with its team's document; if nobody, the richest who is back (C73).
    DoubleBottom {
        /// A document decided.
        by_document: bool,
    },
}

impl OutcomeJson {
    /// The outcome of a game with this board, which is open to all once the game has ended.
    #[must_use]
    pub fn new(outcome: &Outcome, board: &Board) -> Self {
        let Outcome { score: _, winners, teams, verdict } = outcome;
        Self {
            seats: tell_outcome(outcome, board).into_iter().map(StandingJson::from).collect(),
            winners: words(winners.iter()),
            teams: teams.map(|[red, blue]| TeamsJson { red: red.into(), blue: blue.into() }),
            verdict: (*verdict).into(),
        }
    }
}

impl From<Standing> for StandingJson {
    fn from(standing: Standing) -> Self {
        let Standing { seat, bandits, loot, prize, document, lost, total, team, back, fired, bullets, won } =
            standing;
        Self {
            seat: Word(seat),
            bandits: words(bandits),
            team: team.map(Word),
            loot,
            prize,
            document,
            lost,
            total,
            back,
            fired,
            bullets,
            won,
        }
    }
}

impl From<TeamScore> for TeamScoreJson {
    fn from(score: TeamScore) -> Self {
        let TeamScore { bandits, wild_bunch, plan } = score;
        Self { bandits, wild_bunch, plan, total: score.total() }
    }
}

impl From<Verdict> for VerdictJson {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Richest => Self::Richest,
            Verdict::Teams { winner } => Self::Teams { winner: winner.map(Word) },
            Verdict::Survivor { ahead } => Self::Survivor { ahead: ahead.map(Word) },
            Verdict::DoubleBottom { by_document } => Self::DoubleBottom { by_document },
        }
    }
}

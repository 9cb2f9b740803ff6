//! The review of one game: its tasks, and the report on what they found.

use folsom_protocol::ReviewJson;
use folsom_rules::text::record::Record;
use folsom_rules::{Game, Seat, Viewer};
use sha2::{Digest, Sha256};

use crate::finding::Finding;
use crate::unreviewable::Unreviewable;
use crate::{course, decision, report};

/// As many games are played in the head for each decision if nobody says otherwise.
pub const GAMES: u32 = 4000;

/// Whoever keeps findings must not mix those of different ways to measure: this changes with them.
const METHOD: u32 = 2;

/// A game that is over, about to be reviewed.
pub struct Reviewer {
    record: Record,
    games: u32,
    /// Whose decisions are weighed; everybody's if nobody is named.
    only: Option<Seat>,
    /// The game before each choice, and at its end.
    positions: Vec<Game>,
}

impl Reviewer {
    /// Reads a record, to be reviewed with so many games in the head for each decision.
    ///
    /// # Errors
    /// If it does not replay, is of a later version, or of a game that did not end.
    pub fn read(text: &str, games: u32) -> Result<Self, Unreviewable> {
        let record = Record::read(text).map_err(|error| Unreviewable::of(text, error))?;
        Self::new(record, games)
    }

    /// Reviews the game of a record.
    ///
    /// # Errors
    /// If it did not end.
    ///
    /// # Panics
    /// If its choices are not legal, which can't be for a record that was read or made along with a game.
    pub fn new(record: Record, games: u32) -> Result<Self, Unreviewable> {
        let mut game = Game::new(&record.setup, record.seed).expect("the record was checked");
        let mut positions = vec![game];
        for &(_, choice) in &record.choices {
            game.choose(choice, &mut ()).expect("the record was checked");
            positions.push(game);
        }
        if game.outcome().is_none() {
            return Err(Unreviewable::Unfinished);
        }
        Ok(Self { record, games: games.max(2), only: None, positions })
    }

    /// The same review, but only this seat's decisions are weighed. What changed everybody's chances is looked at all the same.
    #[must_use]
    pub fn of_seat(self, seat: Seat) -> Self {
        Self { only: Some(seat), ..self }
    }

    /// The same review with another number of games in the head.
    #[must_use]
    pub fn with_games(self, games: u32) -> Self {
        Self { games: games.max(2), ..self }
    }

    /// What it is about.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many games are played in the head for each decision.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// The game before each choice, and at its end.
    #[must_use]
    pub fn positions(&self) -> &[Game] {
        &self.positions
    }

    /// A name for this review: findings of another record, budget or way to measure have another.
    #[must_use]
    pub fn key(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(format!("folsom-review {METHOD} {}\n", self.games));
        hash.update(self.record.write());
        hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
    }

    /// How many tasks there are: one for the deal, and one for each choice.
    #[must_use]
    pub fn tasks(&self) -> u32 {
        self.positions.len() as u32
    }

    /// Does a task. The same record, budget and number give the same finding on every machine.
    ///
    /// # Panics
    /// If there is no such task.
    #[must_use]
    pub fn examine(&self, task: u32) -> Finding {
        // Positions are less work than decisions, and there are more of them.
        let look = (self.games / 2).max(2);
        let Some(number) = (task as usize).checked_sub(1) else {
            let course = course::of_deal(&self.record.setup, &self.positions[0], look);
            return Finding { task, course, weighing: None };
        };
        let (seat, choice) = self.record.choices[number];
        let (before, after) = (&self.positions[number], &self.positions[number + 1]);
        let weigh = || {
            let view = before.view(Viewer::Seat(seat));
            decision::weigh(&view, choice, self.games, number as u64)
        };
        Finding {
            task,
            course: course::of_choice(before, choice, after, look),
            weighing: self.only.is_none_or(|only| only == seat).then(weigh).flatten(),
        }
    }

    /// What has been found so far, whichever tasks are done and in whatever order.
    #[must_use]
    pub fn report(&self, findings: &[Finding]) -> ReviewJson {
        report::write(self, findings)
    }
}

//! What is kept of somebody who has a name or has played rated games.

use std::collections::BTreeMap;

use folsom_protocol::{BanditTallyJson, RatedKind, RatingJson, Word};
use folsom_rules::Bandit;
use folsom_storage::{Filed, Filing, Paper, StorageError, Version};
use folsom_table::Person;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{drawers, handle};
use crate::app::App;
use crate::rating;
use crate::tables::member;

/// What somebody is called, and how well they play.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Profile {
    /// What they are called.
    pub(crate) name: String,
    /// How well they play, by kind.
    #[serde(default)]
    pub(crate) skills: BTreeMap<RatedKind, Skill>,
    /// How they did with each bandit, in rated games.
    #[serde(default)]
    pub(crate) bandits: BTreeMap<String, Tally>,
    /// How they did in all of them.
    #[serde(default)]
    pub(crate) all: Tally,
}

/// How well somebody plays one kind of game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Skill {
    pub(crate) mu: f64,
    pub(crate) sigma: f64,
    /// How many games were counted.
    pub(crate) games: u32,
    /// How many of them were with other people.
    pub(crate) with_people: u32,
}

/// Games, and how many were won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Tally {
    pub(crate) games: u32,
    pub(crate) wins: u32,
}

impl Tally {
    pub(crate) const fn add(&mut self, won: bool) {
        self.games += 1;
        self.wins += won as u32;
    }
}

impl Profile {
    pub(crate) fn ratings(&self) -> Vec<RatingJson> {
        self.skills.iter().map(|(kind, skill)| rating::shown(*kind, skill)).collect()
    }

    pub(crate) fn bandits(&self) -> Vec<BanditTallyJson> {
        let known =
            |name: &String| Bandit::ALL.iter().copied().find(|bandit| Word(*bandit).to_string() == *name);
        let told = |(name, tally): (&String, &Tally)| {
            Some(BanditTallyJson { bandit: Word(known(name)?), games: tally.games, wins: tally.wins })
        };
        self.bandits.iter().filter_map(told).collect()
    }

    /// What is kept of somebody, and which writing of it.
    pub(crate) async fn of(app: &App, person: Person) -> Result<Option<(Self, Version)>, StorageError> {
        Self::by_handle(app, &handle(app, person)).await
    }

    pub(crate) async fn by_handle(
        app: &App,
        handle: &str,
    ) -> Result<Option<(Self, Version)>, StorageError> {
        let filed = app.storage.paper(drawers::PEOPLE, handle).await?;
        filed.map(|filed| Ok((read(&filed)?, filed.version))).transpose()
    }

    /// Puts it where the one was that was seen.
    pub(crate) fn put(&self, app: &App, person: Person, over: Option<Version>) -> Filing {
        let paper = Paper {
            drawer: drawers::PEOPLE.to_owned(),
            key: handle(app, person),
            owner: Some(member(person)),
            rank: None,
            body: write(self),
        };
        Filing::Put { paper, over }
    }
}

/// What a paper says.
pub(crate) fn read<T: DeserializeOwned>(filed: &Filed) -> Result<T, StorageError> {
    serde_json::from_str(&filed.paper.body).map_err(|error| {
        StorageError::Broken(format!("a paper of `{}` can't be read: {error}", filed.paper.drawer))
    })
}

/// As it stands on a paper.
pub(crate) fn write(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("all keys of a paper are strings")
}

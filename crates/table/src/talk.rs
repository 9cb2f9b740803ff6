//! Talk at the table: who, how long, and when not. What is said is no part of the log, so how fast it comes is not known here.

use std::collections::HashSet;

use folsom_protocol::LONGEST_LINE;
use serde::{Deserialize, Serialize};

use crate::chair::Chair;
use crate::line::{is_visible, one_line};
use crate::person::{Name, Person};
use crate::refusal::Refusal;
use crate::table::{Phase, Table};

/// Who may talk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Nobody.
    Nobody,
    /// The host, and who has a chair.
    Players,
    /// They and whoever was invited: at a table that is in no list, that is everybody who has its link.
    #[default]
    Invited,
    /// Whoever is there.
    Everybody,
}

impl Audience {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Nobody, Self::Players, Self::Invited, Self::Everybody];
}

/// Who may talk, and who may not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Talk {
    pub(crate) to: Audience,
    muted: HashSet<Person>,
}

impl Talk {
    /// Nobody gets their voice back by moving to another identity.
    pub(crate) fn follow(&mut self, from: Person, to: Person) {
        if self.muted.contains(&from) {
            self.muted.insert(to);
        }
    }

    pub(crate) fn mute(&mut self, person: Person, muted: bool) {
        if muted {
            self.muted.insert(person);
        } else {
            self.muted.remove(&person);
        }
    }
}

impl Table {
    /// Who may talk.
    #[must_use]
    pub fn talk(&self) -> Audience {
        self.talk.to
    }

    /// Whether the host has forbidden somebody to talk.
    #[must_use]
    pub fn is_muted(&self, person: Person) -> bool {
        self.talk.muted.contains(&person)
    }

    /// Whom the host has forbidden to talk.
    pub fn muted(&self) -> impl Iterator<Item = Person> {
        self.talk.muted.iter().copied()
    }

    /// Whether somebody has a chair here, or is the host.
    #[must_use]
    pub fn belongs(&self, person: Person) -> bool {
        self.host == person || self.chairs.iter().any(|chair| chair.person() == Some(person))
    }

    /// What somebody says, as the others hear it, and under which name: who sits at the table speaks under the name it has there.
    /// `lately` tells whether the game has only just ended: then people may still talk about it.
    ///
    /// # Errors
    /// If they may not say it.
    pub fn line(
        &self,
        person: Person,
        name: &Name,
        text: &str,
        lately: bool,
    ) -> Result<(Name, String), Refusal> {
        let text = one_line(text);
        if !is_visible(&text) {
            return Err(Refusal::NothingSaid);
        }
        if text.chars().count() > LONGEST_LINE {
            return Err(Refusal::TooLong { most: LONGEST_LINE });
        }
        match self.stage() {
            Phase::Closed => return Err(Refusal::Closed),
            Phase::Over if !lately => return Err(Refusal::Over),
            Phase::Open | Phase::Dealing | Phase::Running | Phase::Over => {}
        }
        if self.is_muted(person) {
            return Err(Refusal::Muted);
        }
        if !self.is_heard(person) {
            return Err(Refusal::TalkLimited);
        }
        if self.play.as_ref().is_some_and(|play| play.game.board().is_talk_closed()) {
            return Err(Refusal::TalkClosed);
        }
        let seated = self.chairs.iter().find_map(|chair| match chair {
            Chair::Taken { person: owner, name, .. } if *owner == person => Some(name),
            _ => None,
        });
        Ok((seated.unwrap_or(name).clone(), text))
    }

    fn is_heard(&self, person: Person) -> bool {
        match self.talk.to {
            Audience::Nobody => false,
            Audience::Players => self.belongs(person),
            Audience::Invited => !self.terms.public || self.belongs(person),
            Audience::Everybody => true,
        }
    }
}

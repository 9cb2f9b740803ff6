//! Why a table has not done what was wanted.

use folsom_protocol::{ErrorJson, ToClient, WhyJson};
use folsom_table::Refusal;

/// Why a table has not done what was wanted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Objection {
    /// The table refuses it.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// It could not be stored, so it has not happened.
    #[error("this can't be stored now, so it has not happened; please try again")]
    NotStored,
    /// There is no such table.
    #[error("there is no such table")]
    NotFound,
    /// Its log can't be read. What is wrong with it is for whoever looks after it; nobody else is told.
    #[error("this table is damaged")]
    Damaged(String),
    /// Nobody can be called that.
    #[error("a name has one to 24 characters, and some of them can be seen")]
    BadName,
    /// The words were not understood.
    #[error("{0}")]
    NotUnderstood(String),
    /// The request has been handled.
    #[error("a request with this id, or a higher one, has been handled")]
    StaleId,
    /// Nobody has randomness to give.
    #[error("there is no randomness to be had")]
    NoRandomness,
    /// This host can't do it.
    #[error("that needs a server")]
    NeedsServer,
}

impl Objection {
    /// A word for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.code(),
            Self::NotStored => "storage",
            Self::NotFound => "no-such-table",
            Self::Damaged(_) => "damaged",
            Self::BadName => "bad-name",
            Self::NotUnderstood(_) => "not-understood",
            Self::StaleId => "stale-id",
            Self::NoRandomness => "no-randomness",
            Self::NeedsServer => "needs-server",
        }
    }

    /// Why the rules say no, if it is they who do.
    #[must_use]
    pub fn why(&self) -> Option<WhyJson> {
        match self {
            Self::Refused(Refusal::AgainstTheRules(refusal)) => Some(refusal.into()),
            Self::Refused(Refusal::Terms(error)) => Some(error.into()),
            _ => None,
        }
    }

    /// The answer to a request; none has an id that could not even be read. Whoever sends a decision again wants to know that it
    /// was made.
    #[must_use]
    pub fn answer(&self, id: Option<u32>) -> ToClient {
        match (self, id) {
            (Self::Refused(Refusal::AlreadyDecided), Some(id)) => ToClient::Done { id },
            _ => {
                let ErrorJson { code, reason, why } = self.error();
                ToClient::Refused { id, code, reason, why }
            }
        }
    }

    /// The answer to what is asked without a request.
    #[must_use]
    pub fn error(&self) -> ErrorJson {
        ErrorJson { code: self.code().to_owned(), reason: self.to_string(), why: self.why() }
    }
}

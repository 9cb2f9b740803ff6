//! Why a game can't be reviewed.

use folsom_protocol::ErrorJson;
use folsom_rules::text::TextError;
use folsom_rules::text::record::is_later;

/// Why a game can't be reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreviewable {
    /// It is no record, or one that does not replay.
    #[error("{0}")]
    Damaged(TextError),
    /// It is of a later version of records or rules.
    #[error("this record is of a later version of the program: {0}")]
    Later(TextError),
    /// The game was broken off.
    #[error("this game did not come to its end; only a game that is over can be reviewed")]
    Unfinished,
}

impl Unreviewable {
    /// What is wrong with a text that could not be read.
    pub(crate) fn of(text: &str, error: TextError) -> Self {
        if is_later(text) { Self::Later(error) } else { Self::Damaged(error) }
    }

    /// A word for programs: those of the reader of records, and `unfinished`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Damaged(_) => "bad-record",
            Self::Later(_) => "later-version",
            Self::Unfinished => "unfinished",
        }
    }

    /// The same as JSON.
    #[must_use]
    pub fn error(&self) -> ErrorJson {
        ErrorJson { code: self.code().to_owned(), reason: self.to_string(), why: None }
    }
}

//! Why a command ended early, and what that means for its exit code.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

use folsom_bots::arena::ArenaError;
use folsom_rules::SetupError;
use folsom_rules::text::TextError;
use folsom_storage::BackupError;

/// What can stop a command.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The arguments ask for something that can't be.
    #[error("{0}")]
    Usage(String),
    /// Nothing can be read or written any more.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A file can't be read or written.
    #[error("{file}: {error}")]
    File {
        /// Its path.
        file: String,
        /// Why not.
        error: io::Error,
    },
    /// A file says what can't be.
    #[error("{file}:{line}: {reason}")]
    Text {
        /// Its path.
        file: String,
        /// Counted from one.
        line: usize,
        /// In words.
        reason: String,
    },
    /// Something that was checked does not hold; it has been said already what.
    #[error("{0}")]
    Unmet(String),
    /// There is no backup.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// The system has no randomness to give.
    #[error("no fresh seed can be had: {0}")]
    NoSeed(#[from] getrandom::Error),
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Self::Usage(error.to_string())
    }
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Self {
        match error {
            ArenaError::Setup(error) => error.into(),
            // The program was named in the arguments.
            ArenaError::Start(error) => Self::Usage(error.to_string()),
        }
    }
}

impl Failure {
    /// A file that can't be read or written.
    pub(crate) fn file(path: &Path, error: io::Error) -> Self {
        Self::File { file: path.display().to_string(), error }
    }

    /// A file with an error in it.
    pub(crate) fn text(path: &Path, error: &TextError) -> Self {
        Self::Text { file: path.display().to_string(), line: error.line, reason: error.reason.clone() }
    }

    /// Says what went wrong and gives the exit code: 2 for bad arguments as everywhere, 1 for the rest.
    pub(crate) fn report(self) -> ExitCode {
        let code = match &self {
            // Whoever reads our output has had enough of it, as `head` has. That is no failure.
            Self::Io(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::Usage(_) => 2,
            _ => 1,
        };
        anstream::eprintln!("error: {self}");
        ExitCode::from(code)
    }
}

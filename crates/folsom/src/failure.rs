//! Why a command ended early, and what that means for its exit code.

use std::io::{self, ErrorKind};
use std::process::ExitCode;

use folsom_rules::SetupError;

/// What can stop a command.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The arguments ask for something that can't be.
    #[error("{0}")]
    Usage(String),
    /// Nothing can be read or written any more.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The system has no randomness to give.
    #[error("no fresh seed can be had: {0}")]
    NoSeed(#[from] getrandom::Error),
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Self::Usage(error.to_string())
    }
}

impl Failure {
    /// Says what went wrong and gives the exit code: 2 for bad arguments as everywhere, 1 for the rest.
    pub(crate) fn report(self) -> ExitCode {
        let code = match &self {
            // Whoever reads our output has had enough of it, as `head` has. That is no failure.
            Self::Io(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::Usage(_) => 2,
            Self::Io(_) | Self::NoSeed(_) => 1,
        };
        anstream::eprintln!("error: {self}");
        ExitCode::from(code)
    }
}

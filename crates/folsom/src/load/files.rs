//! A connection is a file, to the client as well as to the server.

use rustix::process::{Resource, getrlimit, setrlimit};

use super::Args;
use super::party::PEOPLE;
use crate::failure::Failure;

/// The database, the log, and what a runtime needs for itself.
const OTHERS: u64 = 100;

/// Allows this process, and the server that it starts, as many open files as there will be connections.
pub(super) fn allow(args: &Args) -> Result<(), Failure> {
    let tables = u64::from(args.tables) + u64::from(args.open);
    let needed = tables * PEOPLE as u64 + OTHERS;
    let mut limits = getrlimit(Resource::Nofile);
    if limits.current.is_none_or(|current| current >= needed) {
        return Ok(());
    }
    if let Some(most) = limits.maximum.filter(|most| *most < needed) {
        let tables = most.saturating_sub(OTHERS) / PEOPLE as u64;
        return Err(Failure::Usage(format!(
            "so many connections take {needed} open files, and {most} are allowed here: enough for {tables} tables"
        )));
    }
    limits.current = Some(needed);
    setrlimit(Resource::Nofile, limits).map_err(|error| Failure::Io(error.into()))
}

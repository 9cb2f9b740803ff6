//! `folsom backup`: copies a database, which a server may be using at this moment.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use folsom_storage::{Overwrite, Sqlite};

use crate::failure::Failure;
use crate::figures::grouped;
use crate::rows;

/// Copy a server's database while it is in use
///
/// The copy holds all that was stored when it was begun, and the server does not have to wait for it. It is checked before it
/// gets its name, so whatever has that name is a whole backup.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The database
    #[arg(long, value_name = "FILE")]
    database: PathBuf,

    /// The file to be written
    to: PathBuf,

    /// Let the copy take the place of a file of that name
    #[arg(long)]
    overwrite: bool,
}

/// Makes the copy and prints what is in it.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let overwrite = if args.overwrite { Overwrite::Allow } else { Overwrite::Refuse };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    let backup = runtime.block_on(Sqlite::back_up_file(&args.database, &args.to, overwrite))?;
    let all = [
        ("backup", args.to.display().to_string()),
        ("size", format!("{} bytes", grouped(backup.bytes))),
        ("tables", grouped(backup.tables)),
        ("entries", grouped(backup.entries)),
    ];
    Ok(rows::write(&mut anstream::stdout().lock(), &all)?)
}

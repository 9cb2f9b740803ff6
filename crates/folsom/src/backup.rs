//! `folsom backup`: copies a database, which a server may be using at this moment.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use folsom_storage::{Overwrite, Sqlite};

use crate::database::Database;
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
    #[arg(long, value_name = "FILE", value_parser = Database::parser())]
    database: Database,

    /// The file to be written
    to: PathBuf,

    /// Let the copy take the place of a file of that name
    #[arg(long)]
    overwrite: bool,
}

/// PostgreSQL knows how to do this better than we do.
const NOT_A_FILE: &str = "PostgreSQL has programs of its own for this: `pg_dump --format=custom --file=folsom.dump` with \
    this address copies a database in use, and `pg_restore` puts it back (docs/operations.md)";

/// Makes the copy and prints what is in it.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let database = match &args.database {
        Database::File(path) => path,
        Database::Postgres(_) => return Err(Failure::Usage(NOT_A_FILE.to_owned())),
        Database::Unknown(_) => return Err(args.database.unknown()),
    };
    let overwrite = if args.overwrite { Overwrite::Allow } else { Overwrite::Refuse };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    let backup = runtime.block_on(Sqlite::back_up_file(database, &args.to, overwrite))?;
    let all = [
        ("backup", args.to.display().to_string()),
        ("size", format!("{} bytes", grouped(backup.bytes))),
        ("tables", grouped(backup.tables)),
        ("entries", grouped(backup.entries)),
    ];
    Ok(rows::write(&mut anstream::stdout().lock(), &all)?)
}

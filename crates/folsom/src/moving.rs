//! `folsom move`: from a file to a database of PostgreSQL.

use std::io::Write;
use std::path::PathBuf;

use clap::Args as ClapArgs;
use folsom_storage::{MoveError, Stage, move_to_postgres};
use indicatif::{ProgressBar, ProgressStyle};

use crate::database::Database;
use crate::failure::Failure;
use crate::figures::grouped;
use crate::rows;

/// Copy a server's database from its file to PostgreSQL
///
/// The server must not run meanwhile. Everything is copied and then compared: logs, what was said, who has a part in what,
/// what is known of people, and the server's keys, so that everybody stays who they are. The file stays as it is. If it breaks off, the same command goes on
/// where it was; until it is done no server can use the copy.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The file
    #[arg(long, value_name = "FILE")]
    from: PathBuf,

    /// The database, which must be empty: postgres://…
    #[arg(long, env = "FOLSOM_DATABASE", value_name = "URL", value_parser = Database::parser(), hide_env_values = true)]
    to: Database,
}

/// Copies, compares, and prints what there is now.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let Database::Postgres(url) = &args.to else {
        return Err(Failure::Usage(format!(
            "{} is no address of a PostgreSQL, such as postgres://…",
            args.to
        )));
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bar = bar();
    let tell = |stage: Stage| {
        bar.set_length(stage.all);
        bar.set_position(stage.done);
        bar.set_message(if stage.comparing { "comparing" } else { "copying" });
    };
    let moved = runtime.block_on(move_to_postgres(&args.from, url, tell));
    bar.finish_and_clear();
    let moved = moved?;
    let all = [
        ("tables", grouped(moved.tables)),
        ("entries", grouped(moved.entries)),
        ("lines of talk", grouped(moved.lines)),
        ("members", grouped(moved.members)),
        ("papers", grouped(moved.papers)),
        ("keys", grouped(moved.secrets)),
    ];
    let mut out = anstream::stdout().lock();
    rows::write(&mut out, &all)?;
    writeln!(
        out,
        "All of it was read again and is the same. Start the server with this database; the file is as it was."
    )?;
    Ok(())
}

/// How far it has come. It draws on the standard error, and only if that is a terminal.
fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:32} {human_pos} of {human_len} tables, {msg}");
    ProgressBar::new(0).with_style(style.expect("the template is written right"))
}

impl From<MoveError> for Failure {
    fn from(error: MoveError) -> Self {
        Self::Unmet(error.to_string())
    }
}

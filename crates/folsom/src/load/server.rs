//! The server that is put under load: a process of its own, as in real life, or one that somebody else has started.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use folsom_storage::{Sqlite, SqliteOptions};
use tempfile::TempDir;

use super::check::{Ledger, count};
use super::process::{Usage, usage};
use super::{Args, parse_server};
use crate::failure::Failure;

/// Limits that protect a server from strangers, and would only measure themselves here.
const RAISED: [&str; 8] = [
    "--connections",
    "--connections-per-address",
    "--requests-per-second",
    "--messages-per-second",
    "--tables-per-host",
    "--tables-per-address",
    "--new-tables-per-minute",
    "--tables",
];

/// The server that is put under load.
pub(super) struct Server {
    pub(super) address: SocketAddr,
    /// None if somebody else has started it.
    own: Option<Own>,
}

/// A process that ends when this is dropped.
struct Own {
    process: Child,
    /// Whoever closes it makes the process fail when it says something.
    _says: BufReader<ChildStdout>,
    folder: TempDir,
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Server {
    /// The server that was named, or else a new one.
    pub(super) fn start(args: &Args) -> Result<Self, Failure> {
        if let Some(address) = args.server {
            return Ok(Self { address, own: None });
        }
        let folder = TempDir::with_prefix_in("folsom-load-", &args.folder)
            .map_err(|error| Failure::file(&args.folder, error))?;
        let mut process = command(&database(&folder))?.spawn()?;
        let says = process.stdout.take().map(BufReader::new);
        let mut says = says.ok_or_else(|| Failure::Unmet("the server says nothing".to_owned()))?;
        let mut first = String::new();
        let read = says.read_line(&mut first);
        let own = Own { process, _says: says, folder };
        read?;
        // Whatever else it says is a complaint, which has been seen already.
        let address = first.trim_end().rsplit(' ').next().and_then(|word| parse_server(word).ok());
        let address = address.ok_or_else(|| Failure::Unmet("the server did not start".to_owned()))?;
        Ok(Self { address, own: Some(own) })
    }

    /// What it has used so far, if that can be known.
    pub(super) fn usage(&self) -> Option<Usage> {
        self.own.as_ref().and_then(|own| usage(own.process.id()))
    }

    /// Kills a server of our own, without a warning, and counts in its database the choices that it has acknowledged.
    pub(super) async fn kill_and_count(&mut self, ledger: &Ledger) -> Result<Option<u64>, Failure> {
        let Some(own) = &mut self.own else { return Ok(None) };
        own.process.kill()?;
        own.process.wait()?;
        let opened = Sqlite::open(database(&own.folder), SqliteOptions::default()).await;
        let storage = opened.map_err(|error| Failure::Unmet(error.to_string()))?;
        Ok(Some(count(&storage, ledger).await?))
    }
}

fn database(folder: &TempDir) -> PathBuf {
    folder.path().join("load.db")
}

/// This program as a server, set up by these arguments alone.
fn command(database: &Path) -> Result<Command, Failure> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--database"]).arg(database);
    command.args(RAISED.iter().flat_map(|limit| [*limit, "1000000"]));
    let ours = |name: &std::ffi::OsStr| name.to_string_lossy().starts_with("FOLSOM_");
    for (name, _) in std::env::vars_os().filter(|(name, _)| ours(name)) {
        command.env_remove(name);
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    Ok(command)
}

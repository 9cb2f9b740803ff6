//! The server that is put under load: a process of its own, as in real life, or one that somebody else has started.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};

use folsom_storage::Query;
use tempfile::TempDir;

use super::check::{Ledger, count};
use super::counted::Counted;
use super::process::{Usage, usage};
use super::{Args, parse_server};
use crate::database::{Database, Opened};
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

/// What to do about a server that refuses the load: one that was started for people has these limits.
pub(super) fn how_to_raise_limits() -> String {
    let flags: String = RAISED.iter().map(|limit| format!("\n  {limit} 1000000")).collect();
    format!("\nA server that is put under load needs higher limits:{flags}")
}

/// The server that is put under load.
pub(super) struct Server {
    /// One, or several on the same database.
    pub(super) addresses: Vec<SocketAddr>,
    /// None if somebody else has started it.
    own: Option<Own>,
}

/// What was started for it.
struct Own {
    processes: Vec<Process>,
    /// Where they say what they have counted.
    counted: Vec<SocketAddr>,
    database: Database,
    _folder: TempDir,
}

/// A process that ends when this is dropped.
struct Process {
    process: Child,
    /// Whoever closes it makes the process fail when it says something.
    _says: BufReader<ChildStdout>,
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Server {
    /// The server that was named, or else a new one.
    pub(super) async fn start(args: &Args) -> Result<Self, Failure> {
        if let Some(address) = args.server {
            return Ok(Self { addresses: vec![address], own: None });
        }
        if let Some(database) = &args.database {
            check_empty(database).await?;
        }
        let folder = TempDir::with_prefix_in("folsom-load-", &args.folder)
            .map_err(|error| Failure::file(&args.folder, error))?;
        let usual = Database::File(folder.path().join("load.db"));
        let database = args.database.clone().unwrap_or(usual);
        let (mut processes, mut addresses, mut counted) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..args.nodes {
            let (process, [address, counts]) = Process::start(&database, args.cluster.as_deref())?;
            processes.push(process);
            addresses.push(address);
            counted.push(counts);
        }
        Ok(Self { addresses, own: Some(Own { processes, counted, database, _folder: folder }) })
    }

    /// What servers of our own have counted so far, if there are several.
    pub(super) async fn counted(&self) -> Result<Option<Counted>, Failure> {
        match &self.own {
            Some(own) if own.counted.len() > 1 => Counted::at(&own.counted).await.map(Some),
            _ => Ok(None),
        }
    }

    /// What it has used so far, if that can be known.
    pub(super) fn usage(&self) -> Option<Usage> {
        let used = self.own.as_ref()?.processes.iter().map(|process| usage(process.process.id()));
        used.reduce(|all, one| {
            let (all, one) = (all?, one?);
            Some(Usage { memory: all.memory + one.memory, computed: all.computed + one.computed })
        })?
    }

    /// Kills a server of our own, without a warning, and counts in its database the choices that it has acknowledged.
    pub(super) async fn kill_and_count(&mut self, ledger: &Ledger) -> Result<Option<u64>, Failure> {
        let Some(own) = &mut self.own else { return Ok(None) };
        own.processes.clear();
        let opened = own.database.open(None).await?;
        Ok(Some(count(&*opened.storage, ledger).await?))
    }
}

impl Process {
    /// A server that says where it is, and where it says what it has counted.
    fn start(database: &Database, cluster: Option<&str>) -> Result<(Self, [SocketAddr; 2]), Failure> {
        let mut process = command(database, cluster)?.spawn()?;
        let says = process.stdout.take().map(BufReader::new);
        let mut says = says.ok_or_else(|| Failure::Unmet("the server says nothing".to_owned()))?;
        let mut lines = [String::new(), String::new()];
        let read = lines.iter_mut().try_for_each(|line| says.read_line(line).map(drop));
        let process = Self { process, _says: says };
        read?;
        // Whatever else it says is a complaint, which has been seen already.
        let address = |line: &String| {
            let word = line.trim_end().rsplit(' ').next()?;
            parse_server(word.trim_end_matches("/metrics")).ok()
        };
        match lines.each_ref().map(address) {
            [Some(address), Some(counted)] => Ok((process, [address, counted])),
            _ => Err(Failure::Unmet("the server did not start".to_owned())),
        }
    }
}

/// Load is nothing for a database that somebody needs.
async fn check_empty(database: &Database) -> Result<(), Failure> {
    let Opened { storage, place } = database.open(None).await?;
    let found = storage.list(Query { limit: Some(1), ..Query::all() }).await;
    let found = found.map_err(|error| Failure::Unmet(format!("{place}: {error}")))?;
    if found.is_empty() { Ok(()) } else { Err(Failure::Usage(format!("{place} has tables already"))) }
}

/// This program as a server, set up by these arguments alone.
fn command(database: &Database, cluster: Option<&str>) -> Result<Command, Failure> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["serve", "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0", "--log", "warn"]);
    command.args(RAISED.iter().flat_map(|limit| [*limit, "1000000"]));
    let ours = |name: &std::ffi::OsStr| name.to_string_lossy().starts_with("FOLSOM_");
    for (name, _) in std::env::vars_os().filter(|(name, _)| ours(name)) {
        command.env_remove(name);
    }
    // Not as an argument, which others can see.
    command.env("FOLSOM_DATABASE", database.written());
    command.envs(cluster.map(|cluster| ("FOLSOM_CLUSTER", cluster)));
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    Ok(command)
}

//! `folsom serve` as a process of its own, which never outlives whoever started it.

use std::fs::{File, OpenOptions};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use folsom_client::Visitor;
use folsom_testbed::{Database, Postgres};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// Far more than anything here takes, even on a machine that has a lot else to do.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// So much of the log is shown when a test fails.
const LAST_LINES: usize = 30;

/// No limit that a test runs into by chance.
const LENIENT: [&str; 13] = [
    "--connections-per-address=100000",
    "--requests-per-second=100000",
    "--messages-per-second=100000",
    "--tables-per-host=100000",
    "--new-tables-per-minute=100000",
    "--listen=127.0.0.1:0",
    "--log=info",
    "--log-format=json",
    "--thinkers=2",
    "--tables=100000",
    "--tables-per-address=100000",
    "--lines-per-table=100000",
    "--lines-per-address=100000",
];

/// A folder with a database, at which servers are started, one after another or together.
pub(crate) struct Place {
    folder: TempDir,
    postgres: Option<Database<'static>>,
}

impl Place {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder"), postgres: None }
    }

    /// The same with a database of PostgreSQL.
    pub(crate) fn on_postgres() -> Self {
        let mut place = Self::new();
        place.postgres = Some(Postgres::shared().database());
        place
    }

    /// The one that `FOLSOM_STORAGE` asks for: `postgres`, or else a file.
    pub(crate) fn as_asked() -> Self {
        match std::env::var("FOLSOM_STORAGE").as_deref() {
            Ok("postgres") => Self::on_postgres(),
            Ok(other) => panic!("FOLSOM_STORAGE={other}: only `postgres` is known, or nothing"),
            Err(_) => Self::new(),
        }
    }

    /// A file in the folder.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.file("folsom.db")
    }

    /// The database of PostgreSQL, where there is one.
    pub(crate) fn postgres(&self) -> &Database<'static> {
        self.postgres.as_ref().expect("it was asked for")
    }

    /// Everything that the servers of this place have written to the standard error.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.file("log")).expect("a log")
    }

    fn log_file(&self) -> File {
        let mut options = OpenOptions::new();
        options.create(true).append(true).open(self.file("log")).expect("a log")
    }

    /// `folsom serve` with these arguments and no others, and no settings from the environment.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_folsom"));
        for (name, _) in std::env::vars_os() {
            if name.to_str().is_some_and(|name| name.starts_with("FOLSOM_")) {
                command.env_remove(name);
            }
        }
        command.arg("serve").current_dir(self.folder.path());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(self.log_file()).kill_on_drop(true);
        command
    }

    /// A server at the database of this place, on any port and without limits, unless the arguments say otherwise.
    pub(crate) fn usual_command(&self, arguments: &[&str]) -> Command {
        let given = |flag: &str| arguments.iter().any(|argument| argument.starts_with(flag));
        let mut command = self.command();
        for usual in LENIENT {
            let (flag, _) = usual.split_once('=').expect("a flag with a value");
            if !given(&format!("{flag}=")) {
                command.arg(usual);
            }
        }
        if !given("--database=") {
            match &self.postgres {
                // As it is set up where others can see the arguments.
                Some(database) => command.env("FOLSOM_DATABASE", database.url()),
                None => command.arg("--database").arg(self.database()),
            };
        }
        command.args(arguments);
        command
    }

    /// A server that is ready to be visited.
    pub(crate) async fn start(&self, arguments: &[&str]) -> Process {
        Process::start(&mut self.usual_command(arguments)).await.unwrap_or_else(|| {
            panic!("the server did not start:\n{}", self.log());
        })
    }

    /// A server that can't start: what it says about it, and its exit code.
    pub(crate) async fn fail(&self, mut command: Command) -> (String, Option<i32>) {
        command.stderr(Stdio::piped());
        let output = timeout(PATIENCE, command.output()).await.expect("it ends").expect("folsom runs");
        (String::from_utf8(output.stderr).expect("text"), output.status.code())
    }
}

/// Whoever has to find out why a test failed wants to know what the servers had to say.
impl Drop for Place {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let log = std::fs::read_to_string(self.file("log")).unwrap_or_default();
            let lines: Vec<_> = log.lines().collect();
            println!("the end of the log:\n{}", lines[lines.len().saturating_sub(LAST_LINES)..].join("\n"));
        }
    }
}

/// A server that runs. It is killed when this is dropped.
pub(crate) struct Process {
    child: Child,
    output: Lines<BufReader<ChildStdout>>,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server and waits until it says where it is; nothing if it ends before.
    pub(crate) async fn start(command: &mut Command) -> Option<Self> {
        let mut child = command.spawn().expect("folsom runs");
        let mut output = BufReader::new(child.stdout.take().expect("its output")).lines();
        let first =
            timeout(PATIENCE, output.next_line()).await.expect("it starts in time").expect("text")?;
        let address = first.strip_prefix("Folsom is at http://").expect("where it is");
        let address = address.parse().expect("an address");
        Some(Self { child, output, address })
    }

    /// The next line of what it says.
    pub(crate) async fn line(&mut self) -> String {
        let line = timeout(PATIENCE, self.output.next_line()).await.expect("it says more").expect("text");
        line.expect("it says more")
    }

    /// Somebody new.
    pub(crate) async fn visitor(&self) -> Visitor {
        Visitor::new(self.address).await.expect("an identity")
    }

    /// Ends it without a warning.
    pub(crate) async fn kill(mut self) {
        self.child.start_kill().expect("it still runs");
        let status = self.wait().await;
        assert_eq!(status.code(), None, "it ended by itself");
    }

    /// Asks it to end.
    pub(crate) fn signal(&self, signal: Signal) {
        let id = self.child.id().expect("it still runs");
        let id = Pid::from_raw(id.cast_signed()).expect("the number of a process");
        kill_process(id, signal).expect("it can be told");
    }

    /// Waits until it has ended.
    pub(crate) async fn wait(&mut self) -> ExitStatus {
        timeout(PATIENCE, self.child.wait()).await.expect("it ends in time").expect("how it ended")
    }

    /// Asks it to end, and waits.
    pub(crate) async fn stop(mut self) -> ExitStatus {
        self.signal(Signal::TERM);
        self.wait().await
    }
}

/// The file beside a database that holds what was written last.
pub(crate) fn write_ahead_log(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

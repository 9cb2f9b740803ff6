//! A PostgreSQL of the test's own.

mod database;
mod programs;

use std::fmt::Write;
use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

pub use self::database::Database;
use self::programs::Programs;
use crate::certificates::Certificate;
use crate::guard::Guard;
use crate::port;

/// Who owns the databases: somebody without any special right.
pub(crate) const ROLE: &str = "folsom";
const ADMINISTRATOR: &str = "postgres";

/// Another may take a port between our looking for it and PostgreSQL's.
const ATTEMPTS: usize = 5;

/// A PostgreSQL in a folder and on a port of its own, as durable as any: what it has promised survives a kill. It is stopped and
/// removed when this is dropped, or when the process ends.
#[derive(Debug)]
pub struct Postgres {
    // In this order they are dropped: the guard removes what is in the folder.
    _guard: Guard,
    folder: PathBuf,
    port: u16,
    password: String,
    programs: Programs,
    databases: AtomicU32,
}

impl Postgres {
    /// The one that all tests of this process share. Each takes a [`database`](Self::database) of its own.
    ///
    /// # Panics
    /// As [`start`](Self::start).
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// One for those that kill it, or set it up otherwise.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, or can't be started.
    #[must_use]
    pub fn start() -> Self {
        Self::start_with(&[])
    }

    /// The same with other settings, each a line of `postgresql.conf`.
    ///
    /// # Panics
    /// As [`start`](Self::start).
    #[must_use]
    pub fn start_with(settings: &[&str]) -> Self {
        Self::set_up(settings, |_| {})
    }

    fn set_up(settings: &[&str], prepare: impl FnOnce(&Self)) -> Self {
        let programs = Programs::find();
        let folder = programs.folder();
        let password = random_word();
        let guard = guard(&programs, &folder);
        let folder = folder.keep();
        fs::write(folder.join("password"), &password).expect("a file for the password");
        programs.run(
            Command::new(programs.path("initdb"))
                .args(["--username", ADMINISTRATOR, "--auth", "scram-sha-256", "--pwfile"])
                .arg(folder.join("password"))
                // Durable is what comes later.
                .args(["--encoding", "UTF8", "--locale", "C", "--no-sync", "--pgdata"])
                .arg(folder.join("data")),
        );
        let mut postgres =
            Self { _guard: guard, folder, port: 0, password, programs, databases: AtomicU32::new(0) };
        prepare(&postgres);
        postgres.begin(settings);
        postgres.run("postgres", &format!("CREATE ROLE {ROLE} LOGIN PASSWORD '{}'", postgres.password));
        postgres
    }

    /// One that talks only over encrypted connections to those who are on the network, and shows this certificate.
    ///
    /// # Panics
    /// As [`start`](Self::start).
    #[must_use]
    pub fn start_with_tls(certificate: &Certificate) -> Self {
        let settings = ["ssl = on", "ssl_cert_file = '../service.pem'", "ssl_key_file = '../service.key'"];
        Self::set_up(&settings, |postgres| {
            certificate.copy_to(&postgres.folder);
            postgres.programs.give(&postgres.folder.join("service.key"));
            let rules = "local all all scram-sha-256\nhostssl all all 127.0.0.1/32 scram-sha-256\n";
            fs::write(postgres.data().join("pg_hba.conf"), rules).expect("it can be written");
        })
    }

    fn begin(&mut self, settings: &[&str]) {
        let file = self.data().join("postgresql.conf");
        let usual = fs::read_to_string(&file).expect("initdb has written it");
        for _ in 0..ATTEMPTS {
            self.port = port::free();
            let mut text = usual.clone();
            let folder = self.folder.display();
            write!(
                text,
                "\nlisten_addresses = '127.0.0.1'\nport = {}\nunix_socket_directories = '{folder}'\n\
                 fsync = on\nsynchronous_commit = on\nmax_connections = 200\n{}\n",
                self.port,
                settings.join("\n"),
            )
            .expect("a text can be written to");
            fs::write(&file, text).expect("it can be written");
            if self.try_to_resume() {
                return;
            }
        }
        panic!("PostgreSQL doesn't start: {}", self.log());
    }

    /// A new, empty database, owned by a role that may do nothing else.
    ///
    /// # Panics
    /// If it can't be made.
    pub fn database(&self) -> Database<'_> {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run("postgres", &format!("CREATE DATABASE {name} OWNER {ROLE}"));
        Database::new(self, name)
    }

    /// The address of a new, empty schema, which stays as long as the server: far cheaper than a database, for those who need many. It
    /// is a setting of the session, so it can't be reached through a pooler.
    ///
    /// # Panics
    /// If it can't be made.
    pub fn schema(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run("postgres", &format!("CREATE SCHEMA {name} AUTHORIZATION {ROLE}"));
        let (password, address) = (&self.password, self.address());
        format!("postgres://{ROLE}:{password}@{address}/postgres?options=-csearch_path%3D{name}")
    }

    /// Runs a statement as the administrator, and returns what it says: a line for each row.
    ///
    /// # Panics
    /// If it fails.
    pub fn run(&self, database: &str, sql: &str) -> String {
        let output = self.programs.run(
            Command::new(self.programs.path("psql"))
                .args(["--no-psqlrc", "--quiet", "--no-align", "--tuples-only", "--set", "ON_ERROR_STOP=1"])
                .arg("--host")
                .arg(&self.folder)
                .args(["--port", &self.port.to_string(), "--username", ADMINISTRATOR])
                .args(["--dbname", database, "--command", sql])
                .env("PGPASSWORD", &self.password),
        );
        output.trim_end().to_owned()
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// The password of everybody.
    #[must_use]
    pub fn password(&self) -> &str {
        &self.password
    }

    /// Ends it at once, as the end of the power would.
    ///
    /// # Panics
    /// If it doesn't run.
    pub fn kill(&self) {
        let file = fs::read_to_string(self.data().join("postmaster.pid")).expect("it runs");
        let pid = file.lines().next().and_then(|pid| pid.trim().parse().ok()).and_then(Pid::from_raw);
        kill_process(pid.expect("the number of a process"), Signal::KILL).expect("it is there");
    }

    /// Stops it in an orderly way, without waiting for those who are connected.
    ///
    /// # Panics
    /// If it doesn't run.
    pub fn stop(&self) {
        self.control(&["stop", "--mode", "fast"]).expect("it runs");
    }

    /// Starts it again, after [`kill`](Self::kill) or [`stop`](Self::stop).
    ///
    /// # Panics
    /// If it doesn't start.
    pub fn resume(&self) {
        // The processes of one that was killed take a moment to notice.
        let resumed = (0..50).any(|_| {
            let resumed = self.try_to_resume();
            if !resumed {
                std::thread::sleep(std::time::Duration::from_millis(100));
            }
            resumed
        });
        assert!(resumed, "PostgreSQL doesn't start: {}", self.log());
    }

    fn try_to_resume(&self) -> bool {
        let log = self.folder.join("log");
        self.control(&["start", "--log", log.to_str().expect("a path of ours")]).is_ok()
    }

    fn control(&self, arguments: &[&str]) -> Result<String, String> {
        let mut control = Command::new(self.programs.path("pg_ctl"));
        self.programs.try_to_run(control.arg("--pgdata").arg(self.data()).args(["--wait"]).args(arguments))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// What it has logged.
    #[must_use]
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) fn programs(&self) -> &Programs {
        &self.programs
    }
}

fn guard(programs: &Programs, folder: &TempDir) -> Guard {
    let path = folder.path().to_str().expect("a path of ours");
    let control = programs.path("pg_ctl");
    let control = control.to_str().expect("a path without strange characters");
    // Nobody needs what is in it any more.
    let script = r#""$1" --pgdata "$2/data" --mode immediate --wait stop; cd /; rm -rf "$2""#;
    Guard::new(programs.as_its_user("sh"), script, &[control, path])
}

pub(crate) fn random_word() -> String {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).expect("randomness");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

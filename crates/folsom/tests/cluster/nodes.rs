//! The servers, each a process of its own, with a way to PostgreSQL and one to NATS that can be cut.

use std::fs::File;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::Duration;

use folsom_client::Visitor;
use folsom_storage::PostgresOptions;
use folsom_testbed::{Database, Nats, Postgres, Proxy};
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

/// No limit that a test runs into by chance.
const LENIENT: [&str; 9] = [
    "--connections-per-address=100000",
    "--requests-per-second=100000",
    "--messages-per-second=100000",
    "--tables-per-host=100000",
    "--new-tables-per-minute=100000",
    "--tables=100000",
    "--tables-per-address=100000",
    "--log=info",
    "--thinkers=2",
];
const STARTING: Duration = Duration::from_secs(60);
/// How far the clock of each server is wrong, in milliseconds: nobody sees to it that they agree.
const CLOCKS_WRONG_BY: [i64; 3] = [0, 9 * 60_000, -7 * 60_000];

/// The servers, and what they need.
pub(crate) struct Nodes<'a> {
    pub(crate) postgres: &'a Postgres,
    pub(crate) nats: Nats,
    database: Database<'a>,
    nodes: Vec<Node>,
    folder: TempDir,
}

struct Node {
    address: SocketAddr,
    postgres: Proxy,
    nats: Proxy,
    process: Mutex<Option<Child>>,
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.get_mut().expect("nobody panicked").take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

impl<'a> Nodes<'a> {
    pub(crate) async fn start(postgres: &'a Postgres, count: usize) -> Self {
        let nats = Nats::start();
        let node = |_| {
            let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
            Node {
                address: free.local_addr().expect("an address"),
                postgres: Proxy::to(postgres.address()),
                nats: Proxy::to(nats.address()),
                process: Mutex::default(),
            }
        };
        let nodes = (0..count).map(node).collect();
        let folder = TempDir::with_prefix("folsom-cluster-").expect("a folder");
        let all = Self { postgres, database: postgres.database(), nodes, nats, folder };
        for node in 0..count {
            all.begin(node).await;
        }
        all.wait_until_all_live().await;
        all
    }

    pub(crate) fn count(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    pub(crate) fn postgres_of(&self, node: usize) -> &Proxy {
        &self.nodes[node].postgres
    }

    pub(crate) fn nats_of(&self, node: usize) -> &Proxy {
        &self.nodes[node].nats
    }

    /// The storage as it is, without a server between.
    pub(crate) async fn storage(&self) -> folsom_storage::Postgres {
        folsom_storage::Postgres::open(&self.database.url(), PostgresOptions::default())
            .await
            .expect("a storage")
    }

    fn log(&self, node: usize) -> File {
        let path = self.folder.path().join(format!("log-{node}"));
        File::options().create(true).append(true).open(path).expect("a log")
    }

    /// Starts a server, without waiting for it.
    pub(crate) async fn begin(&self, number: usize) {
        let node = &self.nodes[number];
        let mut command = Command::new(env!("CARGO_BIN_EXE_folsom"));
        for (name, _) in
            std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("FOLSOM_"))
        {
            command.env_remove(name);
        }
        command.arg("serve").args(LENIENT).arg(format!("--listen={}", node.address));
        command.arg(format!("--clock-wrong-by={}", CLOCKS_WRONG_BY[number % CLOCKS_WRONG_BY.len()]));
        command.arg("--database").arg(self.database.url_at(node.postgres.address()));
        command.arg(format!("--cluster=nats://{}", node.nats.address()));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(self.log(number));
        let process = command.spawn().expect("folsom runs");
        *node.process.lock().expect("nobody panicked") = Some(process);
    }

    /// Waits until every server can be visited. One that could not start, because something it needs was gone, is started again.
    pub(crate) async fn wait_until_all_live(&self) {
        for number in 0..self.count() {
            let living = async {
                while Visitor::new(self.nodes[number].address).await.is_err() {
                    let ended = {
                        let mut process = self.nodes[number].process.lock().expect("nobody panicked");
                        process
                            .as_mut()
                            .is_none_or(|process| process.try_wait().is_ok_and(|ended| ended.is_some()))
                    };
                    if ended {
                        self.begin(number).await;
                    }
                    sleep(Duration::from_millis(50)).await;
                }
            };
            timeout(STARTING, living).await.expect("every server starts");
        }
    }

    pub(crate) fn signal(&self, node: usize, signal: Signal) {
        let process = self.nodes[node].process.lock().expect("nobody panicked");
        let id = process.as_ref().map(|process| process.id().cast_signed()).and_then(Pid::from_raw);
        let _ = kill_process(id.expect("it runs"), signal);
    }

    /// Ends a server in this way, and waits until it has ended.
    pub(crate) async fn kill(&self, node: usize, signal: Signal) {
        self.signal(node, signal);
        let process = self.nodes[node].process.lock().expect("nobody panicked").take();
        let mut process = process.expect("it runs");
        tokio::task::spawn_blocking(move || process.wait())
            .await
            .expect("it is waited for")
            .expect("it ends");
    }

    pub(crate) async fn stop(&self) {
        for node in 0..self.count() {
            self.kill(node, Signal::TERM).await;
        }
    }
}

/// Whoever has to find out why a test failed wants to know what the servers had to say.
impl Drop for Nodes<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            for node in 0..self.count() {
                let log = std::fs::read_to_string(self.folder.path().join(format!("log-{node}")))
                    .unwrap_or_default();
                let lines: Vec<&str> = log.lines().collect();
                println!("server {node}:\n{}", lines[lines.len().saturating_sub(40)..].join("\n"));
            }
        }
    }
}

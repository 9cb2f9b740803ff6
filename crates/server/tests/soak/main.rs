//! A long while of ordinary play with everything going wrong at once: strangers talk, sockets don't read, tables panic, clocks jump,
//! the disk is full for a moment. Nobody's choice is refused but for the disk.
//!
//! It lasts a minute, or as many seconds as `FOLSOM_SOAK` says; `make soak` is an hour of it.

mod crew;
mod nuisance;
mod report;
mod shaky;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use folsom_server::{Config, Limits, Server};
use folsom_storage::{Sqlite, SqliteOptions, Storage};
use tokio::net::TcpListener;
use tokio::sync::{Mutex, oneshot};
use tokio::task::JoinSet;

use report::Report;
use shaky::Shaky;

/// How long it lasts, unless somebody says otherwise.
const SECONDS: u64 = 60;
/// So many tables are played at.
const CREWS: u64 = 6;
/// Almost everybody is answered within so long, on whatever machine this runs.
const P99: Duration = Duration::from_secs(2);
/// So much more memory may be in use at the end than in the beginning.
const GROWTH: u64 = 200 * 1024 * 1024;

/// Where everything goes on.
pub(crate) struct Scene {
    pub(crate) server: SocketAddr,
    pub(crate) storage: Arc<Shaky>,
    pub(crate) until: Instant,
    /// The tables that are played at now.
    pub(crate) tables: Mutex<Vec<String>>,
    pub(crate) report: Report,
    /// Dice for whoever needs some.
    pub(crate) rolled: AtomicU64,
}

impl Scene {
    pub(crate) fn is_over(&self) -> bool {
        Instant::now() >= self.until
    }

    /// A number below a limit that nobody foresees.
    pub(crate) fn roll(&self, below: usize) -> usize {
        let rolled = self.rolled.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed);
        let mixed = (rolled ^ (rolled >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 33) as usize % below.max(1)
    }

    /// One of the tables that are played at.
    pub(crate) async fn any_table(&self) -> Option<String> {
        let tables = self.tables.lock().await;
        (!tables.is_empty()).then(|| tables[self.roll(tables.len())].clone())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_goes_wrong_people_play_on() {
    shaky::dont_tell_of_panics();
    let seconds = std::env::var("FOLSOM_SOAK").map_or(SECONDS, |text| text.parse().expect("seconds"));
    let folder = tempfile::tempdir().expect("a folder");
    let sqlite =
        Sqlite::open(folder.path().join("folsom.db"), SqliteOptions::default()).await.expect("a file");
    let storage = Arc::new(Shaky::new(sqlite));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let server = listener.local_addr().expect("an address");
    // All come from one address here. What is said by strangers at a table is bounded as it usually is.
    let limits = Limits {
        lines_per_table: Limits::default().lines_per_table,
        idle: Duration::from_secs(5),
        ..Limits::lenient()
    };
    let config = Config { limits, ..Config::default() };
    let running = Server::new(Arc::clone(&storage) as Arc<dyn Storage>, config).await.expect("a server");
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(running.run(listener, async move { drop(stopped.await) }));

    let scene = Arc::new(Scene {
        server,
        storage,
        until: Instant::now() + Duration::from_secs(seconds),
        tables: Mutex::default(),
        report: Report::begin(),
        rolled: AtomicU64::new(1),
    });
    let mut tasks = JoinSet::new();
    for number in 0..CREWS {
        tasks.spawn(crew::play(Arc::clone(&scene), number));
    }
    tasks.spawn(nuisance::strangers(Arc::clone(&scene)));
    tasks.spawn(nuisance::deaf_sockets(Arc::clone(&scene)));
    tasks.spawn(nuisance::panics(Arc::clone(&scene)));
    tasks.spawn(nuisance::clocks(Arc::clone(&scene)));
    tasks.spawn(nuisance::full_disks(Arc::clone(&scene)));
    while let Some(ended) = tasks.join_next().await {
        ended.expect("nobody is refused what they may do");
    }
    drop(stop);
    running.await.expect("it ran to its end").expect("it closes");
    scene.report.tell();
    scene.report.check(P99, GROWTH);
}

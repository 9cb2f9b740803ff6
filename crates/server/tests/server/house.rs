//! A server in this process, and people who visit it.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, Once, PoisonError};

use folsom_client::{Answer, Visitor};
use folsom_protocol::{ChairPlan, ErrorJson, NewTableJson, SetupJson, TermsJson, Wish, Word};
use folsom_rules::{Indexed, Preset, Seat, Setup};
use folsom_server::bus::{Bus, Network, NodeId};
use folsom_server::{Config, Limits, Pages, Server};
use folsom_storage::Storage;
use hyper::Method;
use serde::Serialize;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::{Client, patiently};
use crate::keep::fresh;
use crate::shared::Shared;

/// A server that runs until it is dropped, or told to stop; or several, with `FOLSOM_TEST_SERVERS=3`, for every test as well as for
/// those of [`several`](House::several). Then each visitor comes to the next one.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) storage: Arc<dyn Storage>,
    servers: Vec<Running>,
    visitors: AtomicUsize,
    stop: Option<()>,
}

/// One server.
struct Running {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

/// How a server without a limit that a test runs into is set up.
pub(crate) fn lenient() -> Config {
    Config { limits: Limits::lenient(), ..Config::default() }
}

impl House {
    /// A server without a limit that a test runs into.
    pub(crate) async fn open() -> Self {
        Self::with(fresh().await, lenient()).await
    }

    /// A server with these limits.
    pub(crate) async fn limited(limits: Limits) -> Self {
        Self::with(fresh().await, Config { limits, ..lenient() }).await
    }

    /// A server with other pages.
    pub(crate) async fn with_pages(pages: Pages) -> Self {
        Self::set_up(fresh().await, lenient(), pages).await
    }

    pub(crate) async fn with(storage: Arc<dyn Storage>, config: Config) -> Self {
        Self::set_up(storage, config, folsom_server::unbuilt).await
    }

    /// One server, whatever `FOLSOM_TEST_SERVERS` says: for what is so by nature of one alone. The test says why.
    pub(crate) async fn alone(storage: Arc<dyn Storage>, config: Config) -> Self {
        let server = Server::new(Arc::clone(&storage), config).await.unwrap();
        Self::of(storage, vec![run(server).await])
    }

    /// The same with these limits: most hold for each server by itself, and those that count tables are exact for several only after a
    /// minute.
    pub(crate) async fn limited_alone(limits: Limits) -> Self {
        Self::alone(fresh().await, Config { limits, ..lenient() }).await
    }

    /// A server with other pages, set up like this.
    pub(crate) async fn with_pages_and(storage: Arc<dyn Storage>, config: Config, pages: Pages) -> Self {
        Self::set_up(storage, config, pages).await
    }

    async fn set_up(storage: Arc<dyn Storage>, config: Config, pages: Pages) -> Self {
        let servers = std::env::var("FOLSOM_TEST_SERVERS").ok().and_then(|count| count.parse().ok());
        match servers {
            None | Some(0 | 1) => {
                let server = Server::with_pages(Arc::clone(&storage), config, pages).await.unwrap();
                Self::of(storage, vec![run(server).await])
            }
            Some(count) => Self::among(storage, config, pages, count, &Network::new()).await,
        }
    }

    /// Several servers without a limit that a test runs into, in a network of their own.
    pub(crate) async fn several(count: usize, network: &Network) -> Self {
        Self::among(fresh().await, lenient(), folsom_server::unbuilt, count, network).await
    }

    async fn among(
        storage: Arc<dyn Storage>,
        config: Config,
        pages: Pages,
        count: usize,
        network: &Network,
    ) -> Self {
        let node = |number| Arc::new(network.join(NodeId::from_number(number as u128))) as Arc<dyn Bus>;
        Self::over(storage, config, pages, (1..=count).map(node)).await
    }

    /// Servers that reach each other over these.
    pub(crate) async fn over(
        storage: Arc<dyn Storage>,
        config: Config,
        pages: Pages,
        buses: impl Iterator<Item = Arc<dyn Bus>>,
    ) -> Self {
        let mut servers = Vec::new();
        for bus in buses {
            let shared = Arc::new(Shared(Arc::clone(&storage)));
            let server = Server::among_others(shared, config.clone(), pages, bus).await;
            servers.push(run(server.unwrap()).await);
        }
        Self::of(storage, servers)
    }

    fn of(storage: Arc<dyn Storage>, servers: Vec<Running>) -> Self {
        watch_for_panics();
        let address = servers[0].address;
        Self { address, storage, servers, visitors: AtomicUsize::new(0), stop: Some(()) }
    }

    /// Somebody new, who comes to the next server.
    pub(crate) async fn visitor(&self) -> Visitor {
        let number = self.visitors.fetch_add(1, Ordering::Relaxed);
        self.visitor_of(number % self.servers.len()).await
    }

    pub(crate) fn address_of(&self, server: usize) -> SocketAddr {
        self.servers[server].address
    }

    /// Somebody new, who comes to this server.
    pub(crate) async fn visitor_of(&self, server: usize) -> Visitor {
        Visitor::new(self.servers[server].address).await.unwrap()
    }

    /// The log of a table as it is stored.
    pub(crate) async fn log(&self, table: &str) -> Vec<String> {
        self.storage.load(table.parse().unwrap(), 0).await.unwrap()
    }

    /// Somebody new who has connected to a table.
    pub(crate) async fn guest(&self, table: &str) -> Client {
        Client::join(&self.visitor().await, table, None).await
    }

    /// A table at which somebody sits on every chair, and who sits there, the host first.
    pub(crate) async fn company(&self, setup: &Setup) -> (String, Vec<Client>) {
        let host = self.visitor().await;
        let id = host.open_table(&table(setup, vec![], false)).await.unwrap();
        let mut clients = Vec::new();
        for seat in (0..setup.seats).map(Seat::at) {
            let visitor = if clients.is_empty() { host.clone() } else { self.visitor().await };
            let mut client = Client::join(&visitor, &id, None).await;
            client.sit(seat).await;
            clients.push(client);
        }
        (id, clients)
    }

    /// The same, and the game has begun.
    pub(crate) async fn started(&self, setup: &Setup) -> (String, Vec<Client>) {
        let (id, mut clients) = self.company(setup).await;
        clients[0].get(Wish::Start {}).await;
        for client in &mut clients {
            client.catch_up().await;
        }
        (id, clients)
    }

    /// Tells it to stop.
    pub(crate) fn tell_to_stop(&mut self) {
        self.stop.take().expect("it runs");
        for stop in self.servers.iter_mut().filter_map(|server| server.stop.take()) {
            let _ = stop.send(());
        }
    }

    /// Tells one server to stop, and waits until it has.
    pub(crate) async fn stop_one(&mut self, server: usize) {
        let server = &mut self.servers[server];
        let _ = server.stop.take().expect("it runs").send(());
        patiently("the server to stop", &mut server.task).await.unwrap();
    }

    /// Stops in an orderly way.
    pub(crate) async fn stop(mut self) {
        if self.stop.is_some() {
            self.tell_to_stop();
        }
        for server in self.servers.iter_mut().filter(|server| !server.task.is_finished()) {
            patiently("the server to stop", &mut server.task).await.unwrap();
        }
        if self.servers.len() > 1 {
            // One alone has done so itself.
            let _ = self.storage.close().await;
        }
        let panics = panics().clone();
        assert!(panics.is_empty(), "the server has panicked: {panics:?}");
    }
}

async fn run(server: Server) -> Running {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let task = tokio::spawn(async move {
        let stopped = async move { drop(stopped.await) };
        server.run(listener, stopped).await.unwrap();
    });
    Running { address, stop: Some(stop), task }
}

/// A table as somebody wants it.
pub(crate) fn table(setup: &Setup, chairs: Vec<ChairPlan>, start: bool) -> NewTableJson {
    let terms = TermsJson {
        setup: SetupJson::from(setup),
        clock: None,
        grace_ms: None,
        public: true,
        rated: false,
    };
    NewTableJson { terms, name: "Anna".to_owned(), chairs, start, together: false }
}

/// The seat with this number, counted from zero.
pub(crate) fn seat(number: usize) -> Word<Seat> {
    Word(Seat::at(number))
}

/// A table for four of the base game.
pub(crate) fn four() -> Setup {
    Setup::new(Preset::Ru18Advanced, 4)
}

/// Sends JSON to an address.
pub(crate) async fn post(visitor: &Visitor, path: &str, json: &impl Serialize) -> Answer {
    let body = serde_json::to_string(json).unwrap();
    patiently(path, visitor.request(Method::POST, path, Some(body))).await.unwrap()
}

/// The code of an answer that says no.
pub(crate) fn code(answer: &Answer) -> String {
    let error: ErrorJson = serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{answer:?}"));
    error.code
}

/// What is at an address.
pub(crate) async fn fetch(visitor: &Visitor, path: &str) -> Answer {
    patiently(path, visitor.request(Method::GET, path, None)).await.unwrap()
}

/// Where something other than a test has panicked. A task that panics just ends, and nobody might notice.
static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn panics() -> std::sync::MutexGuard<'static, Vec<String>> {
    PANICS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn watch_for_panics() {
    static WATCHED: Once = Once::new();
    WATCHED.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            if !place.contains("/tests/") && !place.contains("crates/audit") {
                panics().push(place);
            }
            usual(info);
        }));
    });
}

//! A server in this process, and people who visit it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, Once, PoisonError};

use folsom_client::{Answer, Visitor};
use folsom_protocol::{ChairPlan, ErrorJson, NewTableJson, SetupJson, TermsJson, Wish, Word};
use folsom_rules::{Indexed, Preset, Seat, Setup};
use folsom_server::{Config, Limits, Pages, Server};
use folsom_storage::{Memory, Storage};
use hyper::Method;
use serde::Serialize;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::{Client, patiently};

/// A server that runs until it is dropped, or told to stop.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) storage: Arc<dyn Storage>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

/// How a server without a limit that a test runs into is set up.
pub(crate) fn lenient() -> Config {
    Config { limits: Limits::lenient(), ..Config::default() }
}

impl House {
    /// A server without a limit that a test runs into.
    pub(crate) async fn open() -> Self {
        Self::with(Arc::new(Memory::new()), lenient()).await
    }

    /// A server with these limits.
    pub(crate) async fn limited(limits: Limits) -> Self {
        Self::with(Arc::new(Memory::new()), Config { limits, ..lenient() }).await
    }

    /// A server with other pages.
    pub(crate) async fn with_pages(pages: Pages) -> Self {
        Self::set_up(Arc::new(Memory::new()), lenient(), pages).await
    }

    pub(crate) async fn with(storage: Arc<dyn Storage>, config: Config) -> Self {
        Self::set_up(storage, config, folsom_server::unbuilt).await
    }

    async fn set_up(storage: Arc<dyn Storage>, config: Config, pages: Pages) -> Self {
        watch_for_panics();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let server = Server::with_pages(Arc::clone(&storage), config, pages).await.unwrap();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async move { drop(stopped.await) };
            server.run(listener, stopped).await.unwrap();
        });
        Self { address, storage, stop: Some(stop), running }
    }

    pub(crate) async fn visitor(&self) -> Visitor {
        Visitor::new(self.address).await.unwrap()
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
        let _ = self.stop.take().expect("it runs").send(());
    }

    /// Stops in an orderly way.
    pub(crate) async fn stop(mut self) {
        if self.stop.is_some() {
            self.tell_to_stop();
        }
        patiently("the server to stop", &mut self.running).await.unwrap();
        let panics = panics().clone();
        assert!(panics.is_empty(), "the server has panicked: {panics:?}");
    }
}

/// A table as somebody wants it.
pub(crate) fn table(setup: &Setup, chairs: Vec<ChairPlan>, start: bool) -> NewTableJson {
    let terms = TermsJson { setup: SetupJson::from(setup), clock: None, grace_ms: None, public: true };
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
            if !place.contains("tests/server") {
                panics().push(place);
            }
            usual(info);
        }));
    });
}

//! Sends messages to addresses that strangers have named: to public ones only, looked at when the connection is made.
//!
//! A name is resolved here, each address is looked at, and it is that address which is connected to: nobody can answer one thing
//! when it is looked at and another when it is used. Each message has a connection of its own. Redirects are not followed.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::Duration;

use async_trait::async_trait;
use http_body_util::{BodyExt, Full, Limited};
use hyper::client::conn::http1;
use hyper::header::{HOST, RETRY_AFTER, USER_AGENT};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsConnector;

use crate::endpoint::{Endpoint, Reach};
use crate::letter::Letter;

/// Finds the addresses of a name.
#[async_trait]
pub trait Resolver: Send + Sync {
    /// All of them.
    async fn resolve(&self, name: &str) -> io::Result<Vec<IpAddr>>;
}

/// Asks this computer.
pub struct SystemResolver;

#[async_trait]
impl Resolver for SystemResolver {
    async fn resolve(&self, name: &str) -> io::Result<Vec<IpAddr>> {
        Ok(tokio::net::lookup_host((name, 0)).await?.map(|address| address.ip()).collect())
    }
}

/// How messages are sent.
#[derive(Clone)]
pub struct Options {
    /// Where they may go.
    pub reach: Reach,
    /// How long one may take.
    pub patience: Duration,
    /// How often one is tried.
    pub attempts: u32,
    /// How long is waited before the second attempt if nothing else is said, and twice as long before each further one.
    pub pause: Duration,
    /// However long the other end wants to be left alone, no more is waited than this.
    pub longest_pause: Duration,
    /// So many are on their way to one host at the same time.
    pub at_once: usize,
    /// And so many in all.
    pub at_once_in_all: usize,
    /// Who vouches for other ends; whom this computer trusts, if nobody is named.
    pub authorities: Option<Arc<RootCertStore>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            reach: Reach::Public,
            patience: Duration::from_secs(10),
            attempts: 3,
            pause: Duration::from_secs(5),
            longest_pause: Duration::from_secs(10 * 60),
            at_once: 4,
            at_once_in_all: 256,
            authorities: None,
        }
    }
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Delivery {
    /// It was taken.
    Taken,
    /// Nobody is there any more (404, 410): nothing should be sent there again.
    Gone,
    /// It was not wanted, with this status.
    Refused(u16),
    /// The other end was busy, again and again.
    Busy,
    /// It is no address that may be connected to.
    Forbidden,
    /// The other end could not be reached, or took too long.
    Unreachable,
}

impl Delivery {
    /// A word for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Taken => "taken",
            Self::Gone => "gone",
            Self::Refused(_) => "refused",
            Self::Busy => "busy",
            Self::Forbidden => "forbidden",
            Self::Unreachable => "unreachable",
        }
    }
}

/// Why an attempt has failed.
enum Failed {
    Forbidden,
    Io,
}

/// How an attempt ended.
enum Attempt {
    Over(Delivery),
    Again(Delivery, Option<Duration>),
}

/// Sends messages.
pub struct Sender {
    options: Options,
    resolver: Box<dyn Resolver>,
    hosts: Mutex<HashMap<String, Weak<Semaphore>>>,
    all: Semaphore,
}

/// Hosts that nobody sends to any more are forgotten when there are so many.
const HOSTS: usize = 1000;
/// Nobody reads what other ends say; but a connection is ended in good order if it is not more than this.
const LONGEST_ANSWER: usize = 4 * 1024;

impl Sender {
    /// One that asks this computer for addresses.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self::with_resolver(options, Box::new(SystemResolver))
    }

    /// One that asks somebody else.
    #[must_use]
    pub fn with_resolver(options: Options, resolver: Box<dyn Resolver>) -> Self {
        Self { all: Semaphore::new(options.at_once_in_all), options, resolver, hosts: Mutex::default() }
    }

    /// Where messages may go.
    #[must_use]
    pub const fn reach(&self) -> Reach {
        self.options.reach
    }

    /// Sends a message, several times if it has to be.
    pub async fn send(&self, letter: &Letter) -> Delivery {
        let mut pause = self.options.pause;
        for attempt in 1.. {
            let (delivery, after) = match self.attempt(letter).await {
                Attempt::Over(delivery) => return delivery,
                Attempt::Again(delivery, after) => (delivery, after),
            };
            if attempt >= self.options.attempts {
                return delivery;
            }
            sleep(after.unwrap_or(pause).min(self.options.longest_pause)).await;
            pause *= 2;
        }
        Delivery::Busy
    }

    async fn attempt(&self, letter: &Letter) -> Attempt {
        let places = self.places(letter.to.host());
        // First among those who send there: whoever is slow holds up only themselves.
        let (Ok(_place), Ok(_other)) = (places.acquire().await, self.all.acquire().await) else {
            return Attempt::Over(Delivery::Unreachable);
        };
        match timeout(self.options.patience, self.post(letter)).await {
            Ok(Ok((status, after))) => outcome(status, after),
            Ok(Err(Failed::Forbidden)) => Attempt::Over(Delivery::Forbidden),
            Ok(Err(Failed::Io)) | Err(_) => Attempt::Again(Delivery::Unreachable, None),
        }
    }

    /// The places for those who send to one host.
    fn places(&self, host: &str) -> Arc<Semaphore> {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(places) = hosts.get(host).and_then(Weak::upgrade) {
            return places;
        }
        if hosts.len() >= HOSTS {
            hosts.retain(|_, places| places.strong_count() > 0);
        }
        let places = Arc::new(Semaphore::new(self.options.at_once));
        hosts.insert(host.to_owned(), Arc::downgrade(&places));
        places
    }

    /// Posts it once. The status, and for how long the other end wants to be left alone.
    async fn post(&self, letter: &Letter) -> Result<(StatusCode, Option<Duration>), Failed> {
        let stream = self.connect(&letter.to).await?;
        let answer = if letter.to.is_encrypted() {
            let name = letter.to.host().trim_start_matches('[').trim_end_matches(']').to_owned();
            let name = ServerName::try_from(name).map_err(|_| Failed::Forbidden)?;
            let tls = TlsConnector::from(self.encryption());
            exchange(tls.connect(name, stream).await.map_err(|_| Failed::Io)?, letter).await?
        } else {
            exchange(stream, letter).await?
        };
        let after =
            answer.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.trim().parse().ok());
        Ok((answer.status(), after.map(Duration::from_secs)))
    }

    /// Connects to an address that may be connected to, if there is one.
    async fn connect(&self, to: &Endpoint) -> Result<TcpStream, Failed> {
        let addresses = match to.number() {
            Some(address) => vec![address],
            None => self.resolver.resolve(to.host()).await.map_err(|_| Failed::Io)?,
        };
        let mut failed = Failed::Forbidden;
        for address in addresses.into_iter().filter(|address| self.options.reach.admits(*address)) {
            match TcpStream::connect(SocketAddr::new(address, to.port())).await {
                Ok(stream) => return Ok(stream),
                Err(_) => failed = Failed::Io,
            }
        }
        Err(failed)
    }

    fn encryption(&self) -> Arc<ClientConfig> {
        match &self.options.authorities {
            Some(authorities) => Arc::new(encryption(Arc::clone(authorities))),
            None => {
                static USUAL: OnceLock<Arc<ClientConfig>> = OnceLock::new();
                Arc::clone(USUAL.get_or_init(|| Arc::new(encryption(trusted()))))
            }
        }
    }
}

/// What the other end means.
fn outcome(status: StatusCode, after: Option<Duration>) -> Attempt {
    match status {
        _ if status.is_success() => Attempt::Over(Delivery::Taken),
        StatusCode::NOT_FOUND | StatusCode::GONE => Attempt::Over(Delivery::Gone),
        StatusCode::TOO_MANY_REQUESTS => Attempt::Again(Delivery::Busy, after),
        _ if status.is_server_error() => Attempt::Again(Delivery::Busy, after),
        _ => Attempt::Over(Delivery::Refused(status.as_u16())),
    }
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    letter: &Letter,
) -> Result<Response<()>, Failed> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(|_| Failed::Io)?;
    let to = &letter.to;
    let host = if to.is_encrypted() && to.port() == 443 {
        to.host().to_owned()
    } else {
        format!("{}:{}", to.host(), to.port())
    };
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(to.path())
        .header(HOST, host)
        .header(USER_AGENT, concat!("folsom/", env!("CARGO_PKG_VERSION")));
    for (name, value) in &letter.headers {
        request = request.header(*name, value);
    }
    let request = request.body(Full::new(letter.body.clone())).map_err(|_| Failed::Forbidden)?;
    let mut answer = pin!(async {
        let (head, body) = sender.send_request(request).await.map_err(|_| Failed::Io)?.into_parts();
        let _ = Limited::new(body, LONGEST_ANSWER).collect().await;
        Ok(Response::from_parts(head, ()))
    });
    // Neither outlives this exchange. Who answers and hangs up has answered.
    tokio::select! {
        answer = &mut answer => answer,
        _ = connection => answer.await,
    }
}

fn encryption(authorities: Arc<RootCertStore>) -> ClientConfig {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("it has versions of TLS")
        .with_root_certificates(authorities)
        .with_no_client_auth()
}

/// Whom this computer trusts.
fn trusted() -> Arc<RootCertStore> {
    let mut store = RootCertStore::empty();
    store.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    Arc::new(store)
}

//! Messages on their way, to a real endpoint on this computer.

use std::collections::VecDeque;
use std::io::{self, BufReader};
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use folsom_push::{
    Delivery, Endpoint, Letter, Options, Reach, Resolver, Sender, Signer, Subscriber, verify,
};
use folsom_testbed::{Authority, Certificate};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{RootCertStore, ServerConfig};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;

/// An endpoint that answers with what it was told to, one after another, and then always with the last.
struct Place {
    address: SocketAddr,
    heard: Arc<Mutex<Vec<Vec<u8>>>>,
    most_at_once: Arc<AtomicUsize>,
}

const TAKEN: &str = "HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n";
/// So long an endpoint takes to answer.
const THINKS: Duration = Duration::from_millis(20);

impl Place {
    async fn with(answers: &[&str]) -> Self {
        Self::encrypted(answers, None).await
    }

    async fn encrypted(answers: &[&str], certificate: Option<&Certificate>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let place = Self { address, heard: Arc::default(), most_at_once: Arc::default() };
        let (heard, most) = (Arc::clone(&place.heard), Arc::clone(&place.most_at_once));
        let mut answers: VecDeque<String> = answers.iter().map(|&answer| answer.to_owned()).collect();
        let tls = certificate.map(|certificate| TlsAcceptor::from(Arc::new(served_with(certificate))));
        let present = Arc::new(AtomicUsize::new(0));
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let answer = if answers.len() > 1 { answers.pop_front() } else { answers.front().cloned() };
                let (heard, most, present, tls) =
                    (Arc::clone(&heard), Arc::clone(&most), Arc::clone(&present), tls.clone());
                tokio::spawn(async move {
                    most.fetch_max(present.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    let answer = answer.unwrap_or_default();
                    match tls {
                        Some(tls) => {
                            if let Ok(stream) = tls.accept(stream).await {
                                serve(stream, &heard, &answer).await;
                            }
                        }
                        None => serve(stream, &heard, &answer).await,
                    }
                    present.fetch_sub(1, Ordering::SeqCst);
                });
            }
        });
        place
    }

    fn endpoint(&self) -> Endpoint {
        endpoint(&format!("http://{}/hook?secret=1", self.address))
    }

    fn heard(&self) -> usize {
        self.heard.lock().unwrap().len()
    }
}

fn endpoint(text: &str) -> Endpoint {
    Endpoint::read(text, Reach::Loopback).unwrap()
}

/// Reads a request to its end, and answers. Who has no answer says nothing for ever.
async fn serve(mut stream: impl AsyncRead + AsyncWrite + Unpin, heard: &Mutex<Vec<Vec<u8>>>, answer: &str) {
    let mut request = Vec::new();
    let mut buffer = [0; 4096];
    while !is_whole(&request) {
        match stream.read(&mut buffer).await {
            Ok(0) | Err(_) => return,
            Ok(count) => request.extend_from_slice(&buffer[..count]),
        }
    }
    heard.lock().unwrap().push(request);
    if answer.is_empty() {
        return std::future::pending().await;
    }
    tokio::time::sleep(THINKS).await;
    let _ = stream.write_all(answer.as_bytes()).await;
    let _ = stream.shutdown().await;
}

fn parts(request: &[u8]) -> Option<(String, &[u8])> {
    let end = request.windows(4).position(|four| four == b"\r\n\r\n")?;
    Some((String::from_utf8_lossy(&request[..end]).into_owned(), &request[end + 4..]))
}

fn header(head: &str, name: &str) -> Option<String> {
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned())
}

fn is_whole(request: &[u8]) -> bool {
    parts(request).is_some_and(|(head, body)| {
        header(&head, "content-length").is_none_or(|length| body.len() >= length.parse().unwrap())
    })
}

fn served_with(certificate: &Certificate) -> ServerConfig {
    let chain =
        CertificateDer::pem_file_iter(&certificate.certificate).unwrap().map(Result::unwrap).collect();
    let key = PrivateKeyDer::from_pem_file(&certificate.key).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .unwrap()
}

fn trusting(authority: &Authority) -> Arc<RootCertStore> {
    let file = std::fs::File::open(authority.path()).unwrap();
    let mut store = RootCertStore::empty();
    store.add_parsable_certificates(
        CertificateDer::pem_reader_iter(BufReader::new(file)).map(Result::unwrap),
    );
    Arc::new(store)
}

/// Names have these addresses, one list after another, and then always the last.
struct Names(Mutex<VecDeque<Vec<IpAddr>>>);

impl Names {
    fn answering(lists: &[&[&str]]) -> Box<Self> {
        let list = |list: &&[&str]| list.iter().map(|text| text.parse().unwrap()).collect();
        Box::new(Self(Mutex::new(lists.iter().map(list).collect())))
    }
}

#[async_trait]
impl Resolver for Names {
    async fn resolve(&self, _: &str) -> io::Result<Vec<IpAddr>> {
        let mut lists = self.0.lock().unwrap();
        Ok(if lists.len() > 1 { lists.pop_front().unwrap() } else { lists[0].clone() })
    }
}

/// As in tests: to this computer, and nobody is waited for.
fn quick() -> Options {
    Options {
        reach: Reach::Loopback,
        patience: Duration::from_millis(500),
        pause: Duration::from_millis(5),
        longest_pause: Duration::from_millis(50),
        ..Options::default()
    }
}

fn letter(to: &Endpoint) -> Letter {
    Letter::json(to, r#"{"text":"your turn"}"#.to_owned())
}

async fn send(place: &Place) -> Delivery {
    Sender::new(quick()).send(&letter(&place.endpoint())).await
}

#[tokio::test]
async fn a_browser_can_read_what_it_is_sent_and_who_sent_it() {
    let place = Place::with(&[TAKEN]).await;
    let (browser, signer) = (Subscriber::new().unwrap(), Signer::read(&[7; Signer::BYTES]).unwrap());
    let to = place.endpoint();
    let recipient = browser.recipient();
    let letter =
        Letter::push((&to, &recipient), &signer, b"your turn", "table 1", 3600, 1_700_000_000).unwrap();
    assert_eq!(Sender::new(quick()).send(&letter).await, Delivery::Taken);
    let heard = place.heard.lock().unwrap();
    let (head, body) = parts(&heard[0]).unwrap();
    assert!(head.starts_with("POST /hook?secret=1 HTTP/1.1"), "{head}");
    assert_eq!(browser.decrypt(body).unwrap(), b"your turn");
    let header = |name| header(&head, name).unwrap();
    let (public, claims) = verify(&header("authorization")).unwrap();
    assert_eq!((public, claims.audience), (signer.public(), format!("http://{}", place.address)));
    assert_eq!((header("ttl"), header("content-encoding")), ("3600".to_owned(), "aes128gcm".to_owned()));
    assert!(header("topic").len() <= 32 && !header("topic").contains("table"));
    assert!(!String::from_utf8_lossy(body).contains("turn"));
}

#[tokio::test]
async fn nothing_goes_to_addresses_that_are_not_public() {
    let place = Place::with(&[TAKEN]).await;
    let port = place.address.port();
    let name = Endpoint::read(&format!("https://push.example:{port}/"), Reach::Public).unwrap();
    let public = || Options { reach: Reach::Public, ..quick() };
    for addresses in [
        &["127.0.0.1"][..],
        &["::1"],
        &["::ffff:127.0.0.1"],
        &["64:ff9b::7f00:1"],
        &["10.0.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "fd00::1", "fe80::1", "0.0.0.0"],
        &[],
    ] {
        let sender = Sender::with_resolver(public(), Names::answering(&[addresses]));
        assert_eq!(sender.send(&letter(&name)).await, Delivery::Forbidden, "{addresses:?}");
    }
    // One who was let through when the address was kept is looked at again when it is used.
    let kept = place.endpoint();
    let sender = Sender::new(public());
    assert_eq!(sender.send(&letter(&kept)).await, Delivery::Forbidden);
    assert_eq!(place.heard(), 0);
}

#[tokio::test]
async fn a_name_that_changes_its_address_is_looked_at_each_time() {
    let place = Place::with(&["HTTP/1.1 503 Later\r\ncontent-length: 0\r\n\r\n"]).await;
    let to = endpoint(&format!("http://push.example:{}/", place.address.port()));
    // At first to where it may go, then to the network behind.
    let names = Names::answering(&[&["127.0.0.1"], &["10.0.0.1"]]);
    let sender = Sender::with_resolver(quick(), names);
    assert_eq!(sender.send(&letter(&to)).await, Delivery::Forbidden);
    assert_eq!(place.heard(), 1);
    // Of several addresses only those are used that may be.
    let place = Place::with(&[TAKEN]).await;
    let to = endpoint(&format!("http://push.example:{}/", place.address.port()));
    let names = Names::answering(&[&["10.0.0.1", "169.254.169.254", "127.0.0.1"]]);
    assert_eq!(Sender::with_resolver(quick(), names).send(&letter(&to)).await, Delivery::Taken);
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let other = Place::with(&[TAKEN]).await;
    for status in ["301 Moved", "302 Found", "307 Temporary", "308 Permanent"] {
        let answer = format!(
            "HTTP/1.1 {status}\r\nlocation: http://{}/\r\ncontent-length: 0\r\n\r\n",
            other.address
        );
        let place = Place::with(&[&answer]).await;
        assert_eq!(send(&place).await, Delivery::Refused(status[..3].parse().unwrap()));
        assert_eq!(place.heard(), 1);
    }
    assert_eq!(other.heard(), 0);
}

#[tokio::test]
async fn who_is_gone_is_gone_and_who_does_not_want_it_is_not_asked_again() {
    for (status, delivery) in [
        ("404 Not Found", Delivery::Gone),
        ("410 Gone", Delivery::Gone),
        ("400 Bad Request", Delivery::Refused(400)),
        ("403 Forbidden", Delivery::Refused(403)),
        ("413 Too Large", Delivery::Refused(413)),
    ] {
        let place = Place::with(&[&format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n")]).await;
        assert_eq!((send(&place).await, place.heard()), (delivery, 1), "{status}");
    }
}

#[tokio::test]
async fn who_is_busy_is_asked_again_a_few_times() {
    let busy = "HTTP/1.1 429 Too Many\r\nretry-after: 0\r\ncontent-length: 0\r\n\r\n";
    let place = Place::with(&[busy, busy, TAKEN]).await;
    assert_eq!((send(&place).await, place.heard()), (Delivery::Taken, 3));
    let place = Place::with(&["HTTP/1.1 500 Oh\r\ncontent-length: 0\r\n\r\n"]).await;
    assert_eq!((send(&place).await, place.heard()), (Delivery::Busy, 3));
    // However long it wants to be left alone.
    let place =
        Place::with(&["HTTP/1.1 503 No\r\nretry-after: 86400\r\ncontent-length: 0\r\n\r\n", TAKEN]).await;
    let began = Instant::now();
    assert_eq!((send(&place).await, place.heard()), (Delivery::Taken, 2));
    assert!(began.elapsed() >= quick().longest_pause && began.elapsed() < Duration::from_secs(30));
}

#[tokio::test]
async fn who_says_nothing_or_nonsense_is_not_waited_for() {
    let options = || Options { attempts: 1, ..quick() };
    let silent = Place::with(&[""]).await;
    let began = Instant::now();
    assert_eq!(Sender::new(options()).send(&letter(&silent.endpoint())).await, Delivery::Unreachable);
    assert!(began.elapsed() < Duration::from_secs(30));
    let nonsense = Place::with(&["SSH-2.0-OpenSSH_9.9\r\n"]).await;
    assert_eq!(Sender::new(options()).send(&letter(&nonsense.endpoint())).await, Delivery::Unreachable);
    // What it says is read as far as is polite.
    let talker = Place::with(&[&format!("HTTP/1.1 201 Created\r\n\r\n{}", "a".repeat(1_000_000))]).await;
    assert_eq!(Sender::new(options()).send(&letter(&talker.endpoint())).await, Delivery::Taken);
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let nobody = endpoint(&format!("http://{closed}/"));
    assert_eq!(Sender::new(options()).send(&letter(&nobody)).await, Delivery::Unreachable);
}

#[tokio::test]
async fn only_a_few_are_on_their_way_to_one_host() {
    let place = Place::with(&[TAKEN]).await;
    let sender = Arc::new(Sender::new(Options { patience: Duration::from_secs(30), ..quick() }));
    let sending: Vec<_> = (0..20)
        .map(|_| {
            let (sender, letter) = (Arc::clone(&sender), letter(&place.endpoint()));
            tokio::spawn(async move { sender.send(&letter).await })
        })
        .collect();
    for sent in sending {
        assert_eq!(sent.await.unwrap(), Delivery::Taken);
    }
    assert_eq!(place.heard(), 20);
    let most = place.most_at_once.load(Ordering::SeqCst);
    assert!((2..=quick().at_once).contains(&most), "{most} at once");
}

#[tokio::test]
async fn over_https_the_other_end_has_to_be_who_it_says() {
    let authority = Authority::new();
    let certificate = authority.vouch_for("push", "DNS:push.example");
    let place = Place::encrypted(&[TAKEN], Some(&certificate)).await;
    let send_to = async |name: &str, authorities| {
        let to = endpoint(&format!("https://{name}:{}/x", place.address.port()));
        let options = Options { authorities, attempts: 1, ..quick() };
        Sender::with_resolver(options, Names::answering(&[&["127.0.0.1"]])).send(&letter(&to)).await
    };
    assert_eq!(send_to("push.example", Some(trusting(&authority))).await, Delivery::Taken);
    assert_eq!(send_to("other.example", Some(trusting(&authority))).await, Delivery::Unreachable);
    assert_eq!(send_to("push.example", Some(trusting(&Authority::new()))).await, Delivery::Unreachable);
    assert_eq!(send_to("push.example", None).await, Delivery::Unreachable, "nobody here knows them");
    assert_eq!(place.heard(), 1);
}

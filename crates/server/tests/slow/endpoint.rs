//! A push service and a chat program on this computer: whatever is posted is kept, and answered as the test says.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use folsom_push::{Claims, Subscriber, verify};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper::{HeaderMap, Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::client::eventually;

/// Something that was posted.
#[derive(Clone, Debug)]
pub(crate) struct Posted {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

/// A place where things are posted to.
pub(crate) struct Endpoint {
    pub(crate) address: SocketAddr,
    posted: Arc<Mutex<Vec<Posted>>>,
    /// The status of the next answers.
    status: Arc<Mutex<u16>>,
}

/// Long enough for something to be posted that should not be.
pub(crate) const A_WHILE: Duration = Duration::from_millis(200);

impl Endpoint {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let endpoint = Self { address, posted: Arc::default(), status: Arc::new(Mutex::new(201)) };
        let (posted, status) = (Arc::clone(&endpoint.posted), Arc::clone(&endpoint.status));
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let (posted, status) = (Arc::clone(&posted), Arc::clone(&status));
                let service = service_fn(move |request: Request<Incoming>| {
                    let (posted, status) = (Arc::clone(&posted), Arc::clone(&status));
                    async move {
                        let (head, body) = request.into_parts();
                        let body = body.collect().await.unwrap().to_bytes();
                        let path = head.uri.path().to_owned();
                        let status = *status.lock().unwrap();
                        posted.lock().unwrap().push(Posted { path, headers: head.headers, body });
                        if status == 0 {
                            // Never an answer.
                            std::future::pending::<()>().await;
                        }
                        let answer = Response::builder().status(status).body(Full::<Bytes>::default());
                        Ok::<_, Infallible>(answer.unwrap())
                    }
                });
                tokio::spawn(
                    hyper::server::conn::http1::Builder::new()
                        .serve_connection(TokioIo::new(stream), service),
                );
            }
        });
        endpoint
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}/{path}", self.address)
    }

    /// From now on it answers so; with 0 it never does.
    pub(crate) fn answer(&self, status: u16) {
        *self.status.lock().unwrap() = status;
    }

    pub(crate) fn posted(&self) -> Vec<Posted> {
        self.posted.lock().unwrap().clone()
    }

    /// Waits until so much was posted, and not more.
    pub(crate) async fn expect(&self, count: usize) -> Vec<Posted> {
        eventually("what is posted", async || self.posted().len() >= count).await;
        tokio::time::sleep(A_WHILE).await;
        let posted = self.posted();
        assert_eq!(posted.len(), count, "{posted:?}");
        posted
    }
}

/// A browser that has subscribed.
pub(crate) struct Browser {
    pub(crate) subscriber: Subscriber,
    pub(crate) endpoint: String,
}

impl Browser {
    pub(crate) fn at(endpoint: &Endpoint, path: &str) -> Self {
        Self { subscriber: Subscriber::new().unwrap(), endpoint: endpoint.url(path) }
    }

    /// What a browser would send.
    pub(crate) fn subscription(&self) -> Value {
        let (p256dh, auth) = self.subscriber.recipient().write();
        json!({ "endpoint": self.endpoint, "expirationTime": null, "keys": { "p256dh": p256dh, "auth": auth } })
    }

    /// What a message says to it, and who signed it.
    pub(crate) fn read(&self, posted: &Posted) -> (Value, String, Claims) {
        let plain = self.subscriber.decrypt(&posted.body).expect("it is for this browser");
        let header = posted.headers["authorization"].to_str().unwrap();
        let (key, claims) = verify(header).expect("it is signed");
        (serde_json::from_slice(&plain).unwrap(), key, claims)
    }

    /// What a message says to it.
    pub(crate) fn says(&self, posted: &Posted) -> Value {
        self.read(posted).0
    }
}

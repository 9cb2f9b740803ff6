//! Connections are accepted here, so many and no more, and nobody may take for ever to say what they want.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

use crate::address::Peer;
use crate::app::App;
use crate::callers::Callers;
use crate::metrics;

/// How long somebody may take for the head of a request.
const HEAD: Duration = Duration::from_secs(15);
/// When the server stops, so long an answer may still take. A request of which half has come is not waited for any longer.
const LAST_ANSWER: Duration = Duration::from_secs(1);
/// When the operating system has no connection to give, it is asked again after a while.
const BREATH: Duration = Duration::from_millis(100);

/// Accepts connections for ever.
pub(crate) async fn accept(app: &App, listener: &TcpListener, service: Router) {
    let places = Arc::new(Semaphore::new(app.config.limits.connections));
    // Behind a proxy all come from the same address, and it is for the proxy to count them.
    let per_address =
        if app.config.behind_proxy { usize::MAX } else { app.config.limits.connections_per_address };
    let callers = Callers::new(per_address);
    loop {
        let (stream, address) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
            metrics::cut_off("too-many-connections");
            continue;
        };
        let caller = Arc::new(callers.admit(address.ip()));
        let peer = Peer { address, _place: Arc::new(place), caller };
        app.tasks.spawn(serve(stream, peer, service.clone(), app.stopping.clone()));
    }
}

async fn serve(stream: TcpStream, peer: Peer, service: Router, stopping: CancellationToken) {
    // Messages are small and shall arrive at once.
    let _ = stream.set_nodelay(true);
    let ended = peer.caller.ended();
    let service = service.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        request.map(Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = pin!(connection);
    // Whatever goes wrong here is the other end's affair.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = ended.cancelled() => metrics::cut_off("too-many-connections"),
        () = stopping.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(LAST_ANSWER, connection).await;
        }
    }
}

//! What systemd is told, if it has started the server and wants to know (`Type=notify`, `WatchdogSec=`).

use std::net::SocketAddr;
use std::time::Duration;

use sd_notify::NotifyState;

use crate::health;

/// The server can be visited. If systemd wants to hear of it again and again, it does as long as the server really answers: one
/// that has got stuck is started anew.
pub(super) fn ready(address: SocketAddr) {
    notify(&[NotifyState::Ready]);
    if let Some(limit) = sd_notify::watchdog_enabled() {
        tokio::spawn(bark(address, limit));
    }
}

/// It has been told to end.
pub(super) fn stopping() {
    notify(&[NotifyState::Stopping]);
}

async fn bark(address: SocketAddr, limit: Duration) {
    loop {
        tokio::time::sleep(limit / 3).await;
        match health::ask(address, "/healthz", limit / 3).await {
            Ok(_) => notify(&[NotifyState::Watchdog]),
            Err(error) => tracing::error!(%error, "the server doesn't answer itself"),
        }
    }
}

fn notify(states: &[NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(states) {
        tracing::warn!(%error, "systemd can't be told how the server is");
    }
}

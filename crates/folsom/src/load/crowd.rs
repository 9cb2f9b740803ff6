//! Many tables at the same time: people gather there, and perhaps only wait.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use folsom_client::ClientError;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::bar;
use super::party::Party;
use crate::failure::Failure;

/// So many tables are opened at a time.
const AT_A_TIME: usize = 16;
/// A server that takes longer than this to open a table, or to answer when everybody waits, has failed.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

/// Many tables with four people at each.
pub(super) struct Crowd(pub(super) Vec<Party>);

/// Connections over which nothing happens.
pub(super) struct Waiting(JoinSet<ClientError>);

/// Opens so many tables.
pub(super) async fn gather(
    servers: &[SocketAddr],
    count: usize,
    what: &'static str,
) -> Result<Crowd, Failure> {
    let bar = bar::of_tables(count, what);
    let places = Arc::new(Semaphore::new(AT_A_TIME));
    let mut opening = JoinSet::new();
    for number in 0..count {
        let (places, servers) = (Arc::clone(&places), servers.to_vec());
        opening.spawn(async move {
            let _place = places.acquire_owned().await;
            timeout(PATIENCE, Party::meet(&servers, number as u64)).await
        });
    }
    let mut parties = Vec::with_capacity(count);
    while let Some(opened) = opening.join_next().await {
        let opened = opened.map_err(|error| Failure::Unmet(error.to_string()))?;
        parties.push(opened.map_err(|_| no_answer())??);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(Crowd(parties))
}

pub(super) fn no_answer() -> Failure {
    Failure::Unmet(format!("the load broke off: no answer for {} seconds", PATIENCE.as_secs()))
}

impl Crowd {
    /// Everybody sits and waits.
    pub(super) fn wait(self) -> Waiting {
        let wires = self.0.into_iter().flat_map(Party::into_wires);
        Waiting(wires.map(|wire| wire.wait()).collect())
    }
}

impl Waiting {
    /// Whether all connections are still there.
    pub(super) fn check(mut self) -> Result<(), Failure> {
        match self.0.try_join_next() {
            Some(Ok(error)) => Err(error.into()),
            Some(Err(error)) => Err(Failure::Unmet(error.to_string())),
            None => Ok(()),
        }
    }
}

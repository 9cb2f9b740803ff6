//! A server that is one of several on the same database.

use std::sync::Arc;

use folsom_server::Server;
use folsom_server::bus::{Bus, Nats, NatsOptions};
use folsom_storage::Storage;

use crate::failure::Failure;

/// Reaches the other servers. Those that know of each other are those of the same database, whoever else uses the same NATS.
pub(super) async fn reach(options: NatsOptions, storage: &dyn Storage) -> Result<Arc<dyn Bus>, Failure> {
    let name = Server::name_of(storage).await.map_err(|error| Failure::Unmet(error.to_string()))?;
    let options = NatsOptions { prefix: format!("folsom.{name}"), ..options };
    let nats = Nats::connect(&options).await.map_err(|error| Failure::Unmet(error.to_string()))?;
    Ok(Arc::new(nats))
}

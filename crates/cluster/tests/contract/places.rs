//! Where the tests take place.

use std::sync::Arc;

use async_trait::async_trait;
use folsom_cluster::{Bus, Nats, NatsOptions, Network, NodeId};
use folsom_testbed::{Flow, Proxy};

/// Somewhere nodes meet.
#[async_trait]
pub(crate) trait Place: Send + Sync {
    /// A new node.
    async fn node(&self) -> Arc<dyn Bus>;

    /// A new node that can be cut off, and what does it.
    async fn loose(&self) -> (Arc<dyn Bus>, Box<dyn Fn(bool) + Send + Sync>);
}

pub(crate) struct InProcess(Network);

impl InProcess {
    pub(crate) fn new() -> Self {
        Self(Network::new())
    }
}

#[async_trait]
impl Place for InProcess {
    async fn node(&self) -> Arc<dyn Bus> {
        Arc::new(self.0.join(NodeId::random().unwrap()))
    }

    async fn loose(&self) -> (Arc<dyn Bus>, Box<dyn Fn(bool) + Send + Sync>) {
        let node = self.node().await;
        let (network, name) = (self.0.clone(), node.node());
        (node, Box::new(move |is_cut| network.cut(name, is_cut)))
    }
}

pub(crate) struct OverNats(folsom_testbed::Nats);

impl OverNats {
    pub(crate) fn new() -> Self {
        Self(folsom_testbed::Nats::start())
    }

    pub(crate) async fn connect(addresses: String) -> Arc<dyn Bus> {
        let options = NatsOptions { addresses, prefix: "test".to_owned(), ..NatsOptions::default() };
        Arc::new(Nats::connect(&options).await.unwrap())
    }
}

#[async_trait]
impl Place for OverNats {
    async fn node(&self) -> Arc<dyn Bus> {
        Self::connect(self.0.url()).await
    }

    async fn loose(&self) -> (Arc<dyn Bus>, Box<dyn Fn(bool) + Send + Sync>) {
        let proxy = Proxy::to(self.0.address());
        let node = Self::connect(format!("nats://{}", proxy.address())).await;
        (node, Box::new(move |is_cut| proxy.set(if is_cut { Flow::Cut } else { Flow::Open })))
    }
}

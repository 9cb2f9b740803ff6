//! People who mean no good. Each gets a clear answer or is cut off, and no table suffers from it.

mod cookies;
mod crowds;
mod frames;
mod guesses;
mod messages;
mod origins;
mod requests;
mod slowness;

use crate::client::Client;
use crate::house::{House, four};
use crate::playing::play_on;

/// A game that runs, and what is known of it.
struct Scene {
    house: House,
    id: String,
    clients: Vec<Client>,
    log: Vec<String>,
}

impl Scene {
    async fn new() -> Self {
        Self::at(House::open().await).await
    }

    async fn at(house: House) -> Self {
        let (id, mut clients) = house.started(&four()).await;
        play_on(&mut clients, 5).await;
        let log = house.log(&id).await;
        Self { house, id, clients, log }
    }

    /// Nothing has happened to the table, and it goes on.
    async fn goes_on(mut self) {
        assert_eq!(self.house.log(&self.id).await, self.log, "somebody has changed the log");
        play_on(&mut self.clients, 3).await;
        assert_eq!(self.house.log(&self.id).await.len(), self.log.len() + 3);
        self.house.stop().await;
    }
}

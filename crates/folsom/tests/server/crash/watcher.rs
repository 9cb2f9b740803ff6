//! Somebody who looks on from the first news to the last, and compares them with what anybody was told before.

use std::sync::Arc;

use folsom_client::{ClientError, Connection, Visitor};
use folsom_protocol::Wish;
use folsom_rules::below;
use serde_json::Value;
use tokio_util::sync::CancellationToken;

use super::world::{Dice, World};

/// More than this is not asked for again: whoever has missed too much is shown the whole table instead.
const SEEN_AGAIN: usize = 60;

/// Somebody who looks on.
pub(crate) struct Watcher {
    world: Arc<World>,
    table: String,
    cookie: String,
    /// The number of the latest news.
    number: u64,
    dice: Dice,
}

impl Watcher {
    pub(crate) fn new(world: &Arc<World>, table: &str, cookie: String, dice: Dice) -> Self {
        world.note_compared(table, 0);
        Self { world: Arc::clone(world), table: table.to_owned(), cookie, number: 0, dice }
    }

    /// Looks on until told to stop, and then until everything that was told has been seen.
    pub(crate) async fn watch(mut self, stop: CancellationToken) {
        tokio::select! {
            () = self.look_on() => {}
            () = stop.cancelled() => {}
        }
        while self.visit().await.is_none() {}
        self.world.forget_compared(&self.table);
    }

    async fn look_on(&mut self) {
        loop {
            if let Some(mut line) = self.visit().await {
                self.listen(&mut line).await;
            }
        }
    }

    /// Connects and compares. Nothing if the server dies meanwhile.
    async fn visit(&mut self) -> Option<Connection> {
        let life = self.world.life().await;
        let since = self.number.saturating_sub(below(&mut self.dice, SEEN_AGAIN) as u64);
        let promised = self.world.ledger().account(&self.table).highest();
        let visitor = Visitor::with_cookie(life.address, self.cookie.clone());
        let visited = match visitor.connect(&self.table, Some(since)).await {
            Ok(line) => self.compare(line, since, promised).await,
            Err(error) => Err(error),
        };
        match visited {
            Ok(line) => {
                self.world.note_compared(&self.table, life.number);
                Some(line)
            }
            Err(error @ ClientError::Refused { .. }) => panic!("table {} is lost: {error}", self.table),
            Err(_) => {
                self.world.outlive(life).await;
                None
            }
        }
    }

    /// Gets everything that has happened since then.
    async fn compare(
        &mut self,
        mut line: Connection,
        since: u64,
        promised: u64,
    ) -> Result<Connection, ClientError> {
        let barrier = line.send(Wish::Ping {}).await?;
        let mut number = since;
        loop {
            let message: Value = line.next().await?;
            match message["type"].as_str() {
                Some("done") if message["id"] == barrier => break,
                Some("snapshot") => {
                    number = message["number"].as_u64().expect("a number");
                    let missed = number.saturating_sub(since);
                    assert!(
                        missed > SEEN_AGAIN as u64,
                        "news since {since} of {} were not found",
                        self.table
                    );
                }
                _ => self.hear(&message, &mut number),
            }
        }
        assert!(number >= promised, "{} is at {number}, but {promised} was told before", self.table);
        self.number = number;
        Ok(line)
    }

    /// Hears what is new until the connection is lost.
    async fn listen(&mut self, line: &mut Connection) {
        while let Ok(message) = line.next::<Value>().await {
            let mut number = self.number;
            self.hear(&message, &mut number);
            self.number = number;
        }
    }

    fn hear(&self, message: &Value, number: &mut u64) {
        match message["type"].as_str() {
            Some("news") => {
                *number += 1;
                assert_eq!(message["number"], *number, "news of {} have a gap", self.table);
                self.world.ledger().note_news(&self.table, message);
            }
            Some("said") => self.world.ledger().note_said(&self.table, message),
            Some("presence" | "hello" | "talk") => {}
            _ => panic!("a watcher of {} got {message}", self.table),
        }
    }
}

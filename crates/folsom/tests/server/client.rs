//! Somebody at a table, for tests in which connections hold.

use folsom_client::{ClientError, Connection, Mirror, Visitor};
use folsom_protocol::{BotLevel, ChairPlan, NewTableJson, SetupJson, TermsJson, Wish, Word};
use folsom_rules::{Indexed, Preset, Seat, Setup};
use serde_json::Value;
use tokio::time::timeout;

use crate::process::PATIENCE;

/// A table of so many seats. Who opens it sits on the first, and bots on the others.
pub(crate) fn with_bots(seats: usize, start: bool) -> NewTableJson {
    let bots = vec![ChairPlan::Bot { level: BotLevel::Outlaw }; seats - 1];
    let chairs = [vec![ChairPlan::Me { name: None }], bots].concat();
    new_table(seats, chairs, start)
}

/// A table that somebody plays at for all seats.
pub(crate) fn alone(seats: usize) -> NewTableJson {
    new_table(seats, vec![ChairPlan::Me { name: None }; seats], true)
}

/// A table at which nobody sits yet.
pub(crate) fn empty(seats: usize) -> NewTableJson {
    new_table(seats, vec![], false)
}

fn new_table(seats: usize, chairs: Vec<ChairPlan>, start: bool) -> NewTableJson {
    let setup = SetupJson::from(&Setup::new(Preset::Ru18Advanced, seats));
    let terms = TermsJson { setup, clock: None, grace_ms: None, public: true, rated: false };
    NewTableJson { terms, name: "Annabelle".to_owned(), chairs, start, together: false }
}

/// Somebody at a table.
pub(crate) struct Client {
    pub(crate) line: Connection,
    pub(crate) mirror: Mirror,
}

impl Client {
    /// Connects, and hears how the table is.
    pub(crate) async fn join(visitor: &Visitor, table: &str) -> Self {
        let line = visitor.connect(table, None).await.expect("a connection");
        let mut client = Self { line, mirror: Mirror::default() };
        let first = client.hear().await.expect("a message");
        assert_eq!(first["type"], "snapshot", "{first}");
        client
    }

    /// The next message.
    pub(crate) async fn hear(&mut self) -> Result<Value, ClientError> {
        let message = timeout(PATIENCE, self.line.next::<Value>()).await.expect("a message in time")?;
        self.mirror.note(&message)?;
        Ok(message)
    }

    /// The answer to a wish.
    pub(crate) async fn get(&mut self, wish: Wish) -> Result<Value, ClientError> {
        let id = self.line.send(wish).await?;
        loop {
            let message = self.hear().await?;
            if message["id"] == id {
                return Ok(message);
            }
        }
    }

    /// Does what must be possible.
    pub(crate) async fn must(&mut self, wish: Wish) -> Value {
        let answer = self.get(wish).await.expect("an answer");
        assert_ne!(answer["type"], "refused", "{answer}");
        answer
    }

    /// The first choice of whoever is asked here, as soon as somebody is; nothing when the game is over.
    pub(crate) async fn next_choice(&mut self) -> Result<Option<Wish>, ClientError> {
        loop {
            let table = self.mirror.state();
            if table["end"].is_object() {
                return Ok(None);
            }
            let views = table["views"].as_array().into_iter().flatten();
            if let Some(asked) = views.into_iter().find(|seen| seen["choices"].is_object()) {
                let text = asked["choices"]["list"][0]["text"].as_str().expect("a choice");
                let number = table["turn"]["number"].as_u64().expect("a number");
                let seat = serde_json::from_value(asked["view"]["viewer"].clone()).expect("a seat");
                let number = u32::try_from(number).expect("there are not so many decisions");
                return Ok(Some(Wish::Choose { seat, number, choice: text.to_owned() }));
            }
            self.hear().await?;
        }
    }

    /// Plays the first choice again and again until the game is over.
    pub(crate) async fn play_to_the_end(&mut self) {
        while let Some(choice) = self.next_choice().await.expect("a message") {
            self.must(choice).await;
        }
    }
}

/// A seat, counted from one as players do.
pub(crate) fn seat(number: usize) -> Word<Seat> {
    Word(Seat::at(number - 1))
}

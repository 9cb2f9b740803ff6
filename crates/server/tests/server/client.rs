//! Somebody at a table: a connection, what is known from it, and everything that was heard on it, word for word.

use std::time::Duration;

pub(crate) use folsom_audit::Tape;
use folsom_client::{ClientError, Connection, Mirror, Visitor};
use folsom_protocol::{Wish, Word};
use folsom_rules::Seat;
use serde_json::Value;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

/// So long nothing takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often one looks whether something is so.
const A_MOMENT: Duration = Duration::from_millis(5);

/// Long enough to hear what should not be said.
const A_WHILE: Duration = Duration::from_millis(250);

/// Waits for something, but not for ever.
pub(crate) async fn patiently<T>(what: &str, future: impl Future<Output = T>) -> T {
    match timeout(PATIENCE, future).await {
        Ok(value) => value,
        Err(_) => panic!("waited in vain for {what}"),
    }
}

/// Waits until something is so that nobody tells of.
pub(crate) async fn eventually(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_so().await {
            sleep(A_MOMENT).await;
        }
    };
    patiently(what, waiting).await;
}

/// Somebody at a table.
pub(crate) struct Client {
    pub(crate) visitor: Visitor,
    pub(crate) line: Connection,
    pub(crate) mirror: Mirror,
    pub(crate) tape: Tape,
}

/// The identity in a cookie: it is the end of it, after the signature.
pub(crate) fn identity(visitor: &Visitor) -> String {
    let cookie = visitor.cookie();
    cookie[cookie.len().saturating_sub(32)..].to_owned()
}

impl Client {
    /// Connects, and hears what comes first: everything, or what was missed.
    pub(crate) async fn join(visitor: &Visitor, table: &str, since: Option<u64>) -> Self {
        let mut client = Self::connect(visitor, table, since).await.unwrap();
        if since.is_none() {
            let first = client.hear().await;
            assert_eq!(first["type"], "snapshot", "{first}");
        }
        client
    }

    pub(crate) async fn connect(
        visitor: &Visitor,
        table: &str,
        since: Option<u64>,
    ) -> Result<Self, ClientError> {
        let line = patiently("a connection", visitor.connect(table, since)).await?;
        let tape = Tape { person: identity(visitor), since, heard: Vec::new() };
        Ok(Self { visitor: visitor.clone(), line, mirror: Mirror::default(), tape })
    }

    /// Connects once more, from where this connection is.
    pub(crate) async fn once_more(&self) -> Self {
        let state = self.mirror.state();
        let table = state["table"]["table"].as_str().expect("it knows its table");
        let mut again = Self::join(&self.visitor, table, self.mirror.number()).await;
        again.mirror = self.mirror.clone();
        again
    }

    /// The next message, unless the connection ends.
    pub(crate) async fn try_hear(&mut self) -> Result<Value, ClientError> {
        let text = patiently("a message", self.line.next_text()).await?;
        self.tape.heard.push(text.as_str().to_owned());
        let message: Value = serde_json::from_str(&text)?;
        // Who asked only for what was missed has nothing that it could be added to.
        if self.mirror.number().is_some() || message["type"] == "snapshot" {
            self.mirror.note(&message)?;
        }
        Ok(message)
    }

    /// The next message.
    pub(crate) async fn hear(&mut self) -> Value {
        self.try_hear().await.unwrap()
    }

    /// The next message that is like this.
    pub(crate) async fn hear_until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await;
            if wanted(&message) {
                return message;
            }
        }
    }

    /// The next news about this.
    pub(crate) async fn news(&mut self, what: &str) -> Value {
        self.hear_until(|message| message["type"] == "news" && message["about"]["what"] == what).await
    }

    /// Hears nothing for a while.
    pub(crate) async fn hear_nothing(&mut self) {
        if let Ok(heard) = timeout(A_WHILE, self.line.next_text()).await {
            panic!("nothing should have been said, but {heard:?}");
        }
    }

    /// Hears everything that was sent so far.
    pub(crate) async fn catch_up(&mut self) -> &Value {
        self.get(Wish::Ping {}).await;
        self.mirror.state()
    }

    /// Says what is wanted and waits for the answer.
    pub(crate) async fn ask(&mut self, wish: Wish) -> Value {
        let id = self.line.send(wish).await.unwrap();
        self.hear_until(|message| message["id"] == id).await
    }

    /// Says what is wanted, and gets it.
    pub(crate) async fn get(&mut self, wish: Wish) {
        let told = format!("{wish:?}");
        let answer = self.ask(wish).await;
        assert_eq!(answer["type"], "done", "{told}: {answer}");
    }

    /// Says what is wanted, and is told why it can't be.
    pub(crate) async fn refusal(&mut self, wish: Wish) -> String {
        let answer = self.ask(wish).await;
        assert_eq!(answer["type"], "refused", "{answer}");
        answer["code"].as_str().expect("there is a code").to_owned()
    }

    pub(crate) async fn sit(&mut self, seat: Seat) {
        self.get(Wish::Sit { seat: Word(seat), name: format!("Player of {seat}") }).await;
    }

    /// Ends the connection; what was heard on it.
    pub(crate) async fn leave(self) -> Tape {
        let _ = self.line.close().await;
        self.tape
    }
}

/// What is said before a connection is closed, and the number it is closed with.
pub(crate) async fn last_words(client: &mut Client) -> (String, u16) {
    let goodbye = client.hear_until(|message| message["type"] == "goodbye").await;
    let code = goodbye["code"].as_str().expect("it says why").to_owned();
    loop {
        match patiently("the end", client.line.next_message()).await {
            Ok(Message::Close(frame)) => return (code, frame.expect("it says why").code.into()),
            Ok(_) => {}
            Err(error) => panic!("the connection just broke: {error}"),
        }
    }
}

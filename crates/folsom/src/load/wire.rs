//! The connection of one player.

use folsom_client::{ClientError, Connection, Traffic, Visitor};
use folsom_protocol::Wish;
use folsom_rules::below;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::message::{Head, Kind, Message, Turn};

/// The connection of one player.
pub(super) struct Wire(Connection);

/// What follows from news.
pub(super) struct Next {
    /// The number of the news.
    pub(super) number: u64,
    /// Which decision is awaited, unless the game is over.
    pub(super) turn: Option<Turn>,
    /// What was drawn from the choices, if it is this player's.
    pub(super) choice: Option<String>,
}

impl Wire {
    /// Connects somebody to a table.
    pub(super) async fn connect(visitor: &Visitor, table: &str) -> Result<Self, ClientError> {
        let mut wire = Self(visitor.connect(table, None).await?);
        wire.until(|message| (message.kind == Kind::Snapshot).then_some(())).await?;
        Ok(wire)
    }

    /// Sends a wish. The number that the answer will repeat.
    pub(super) async fn send(&mut self, wish: Wish) -> Result<u32, ClientError> {
        self.0.send(wish).await
    }

    /// Waits until a wish is granted.
    pub(super) async fn done(&mut self, id: u32) -> Result<(), ClientError> {
        self.until(|message| (message.kind == Kind::Done && message.id == Some(id)).then_some(())).await
    }

    /// Sends a wish and waits until it is granted.
    pub(super) async fn wish(&mut self, wish: Wish) -> Result<(), ClientError> {
        let id = self.send(wish).await?;
        self.done(id).await
    }

    /// Waits for the news that a game has begun.
    pub(super) async fn begun(&mut self, dice: &mut Xoshiro256PlusPlus) -> Result<Next, ClientError> {
        self.until(|message| message.turn.is_some().then(|| next(&message, dice)).flatten()).await
    }

    /// Waits for the news with this number, to go on from there.
    pub(super) async fn news(
        &mut self,
        number: u64,
        dice: &mut Xoshiro256PlusPlus,
    ) -> Result<Next, ClientError> {
        self.until(|message| (message.number == Some(number)).then(|| next(&message, dice)).flatten()).await
    }

    /// Waits for the news with this number; what they say doesn't matter.
    pub(super) async fn receive(&mut self, number: u64) -> Result<(), ClientError> {
        loop {
            let text = self.0.next_text().await?;
            let head: Head = serde_json::from_str(&text)?;
            match head.kind {
                Kind::News if head.number == Some(number) => return Ok(()),
                Kind::Goodbye => return Err(ClientError::Closed("goodbye".to_owned())),
                _ => {}
            }
        }
    }

    /// Waits for the news that there is another table.
    pub(super) async fn rematch(&mut self) -> Result<String, ClientError> {
        self.until(|message| message.about?.table).await
    }

    /// Reads whatever comes, until the connection ends.
    pub(super) async fn wait(mut self) -> ClientError {
        loop {
            if let Err(error) = self.0.next_text().await {
                return error;
            }
        }
    }

    /// Ends the connection. What has gone over it.
    pub(super) async fn close(self) -> Traffic {
        let traffic = self.0.traffic();
        // If the server was faster, that is fine.
        let _ = self.0.close().await;
        traffic
    }

    /// Reads on until something is found. What players need not know is passed over.
    async fn until<T>(&mut self, mut find: impl FnMut(Message<'_>) -> Option<T>) -> Result<T, ClientError> {
        loop {
            let text = self.0.next_text().await?;
            let message: Message<'_> = serde_json::from_str(&text)?;
            if matches!(message.kind, Kind::Refused | Kind::Goodbye) {
                return Err(ClientError::Closed(message.reason.unwrap_or_default().into_owned()));
            }
            if let Some(found) = find(message) {
                return Ok(found);
            }
        }
    }
}

/// What follows from news: whoever is asked draws lots.
fn next(news: &Message<'_>, dice: &mut Xoshiro256PlusPlus) -> Option<Next> {
    let choices = news.views.first().and_then(|seen| seen.choices.as_ref());
    let list = choices.map(|choices| &choices.list).filter(|list| !list.is_empty());
    let choice = list.map(|list| list[below(dice, list.len())].text.clone().into_owned());
    Some(Next { number: news.number?, turn: news.turn.filter(|_| news.end.is_none()), choice })
}

//! The socket of a table.

use folsom_protocol::{Request, Wish};
use futures_util::{SinkExt, StreamExt};
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

use crate::error::ClientError;
use crate::traffic::Traffic;
use crate::visitor::Visitor;

/// Thousands of connections fit into one process if each needs little.
const READ_BUFFER: usize = 4 * 1024;

/// The socket of a table.
#[derive(Debug)]
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
    next_id: u32,
    traffic: Traffic,
}

impl Connection {
    pub(crate) async fn open(
        visitor: &Visitor,
        table: &str,
        since: Option<u64>,
    ) -> Result<Self, ClientError> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let address = format!("ws://{}/api/tables/{table}/socket{since}", visitor.server);
        let mut request = address.into_client_request()?;
        if let Ok(cookie) = HeaderValue::from_str(&visitor.cookies()) {
            request.headers_mut().insert("cookie", cookie);
        }
        let stream = TcpStream::connect(visitor.server).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        match opened {
            Ok((socket, _)) => Ok(Self { socket, next_id: 1, traffic: Traffic::default() }),
            Err(tungstenite::Error::Http(answer)) => Err(ClientError::Refused {
                status: answer.status().as_u16(),
                body: String::from_utf8_lossy(answer.body().as_deref().unwrap_or_default()).into_owned(),
            }),
            Err(error) => Err(error.into()),
        }
    }

    /// Says what is wanted. The number that the answer will repeat.
    ///
    /// # Errors
    /// If the connection fails.
    pub async fn send(&mut self, wish: Wish) -> Result<u32, ClientError> {
        let id = self.next_id;
        self.next_id += 1;
        self.send_text(serde_json::to_string(&Request { id, wish })?).await?;
        Ok(id)
    }

    /// Sends any text.
    ///
    /// # Errors
    /// If the connection fails.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        self.send_message(Message::Text(text.into())).await
    }

    /// Sends anything.
    ///
    /// # Errors
    /// If the connection fails.
    pub async fn send_message(&mut self, message: Message) -> Result<(), ClientError> {
        self.traffic.send(message.len());
        Ok(self.socket.send(message).await?)
    }

    /// The next message, as it came.
    ///
    /// # Errors
    /// If the connection has ended.
    pub async fn next_text(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.next_message().await? {
                Message::Text(text) => {
                    self.traffic.receive(text.len());
                    return Ok(text);
                }
                Message::Close(frame) => {
                    let why = frame.map(|frame| frame.reason.to_string()).unwrap_or_default();
                    return Err(ClientError::Closed(why));
                }
                _ => {}
            }
        }
    }

    /// Whatever comes next.
    ///
    /// # Errors
    /// If the connection has ended.
    pub async fn next_message(&mut self) -> Result<Message, ClientError> {
        match self.socket.next().await {
            Some(message) => Ok(message?),
            None => Err(ClientError::Closed(String::new())),
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// If the connection has ended, or the message is something else.
    pub async fn next<T: DeserializeOwned>(&mut self) -> Result<T, ClientError> {
        Ok(serde_json::from_str(&self.next_text().await?)?)
    }

    /// What has gone over it so far, but for what keeps it alive.
    #[must_use]
    pub fn traffic(&self) -> Traffic {
        self.traffic
    }

    /// Ends the connection in an orderly way.
    ///
    /// # Errors
    /// If it has failed before.
    pub async fn close(mut self) -> Result<(), ClientError> {
        Ok(self.socket.close(None).await?)
    }
}

//! What can go wrong between a client and a server.

/// Why something did not work.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection failed.
    #[error("the connection failed: {0}")]
    Io(#[from] std::io::Error),
    /// What came back was no HTTP.
    #[error("the request failed: {0}")]
    Http(#[from] hyper::Error),
    /// The socket failed.
    #[error("the socket failed: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// The server ended the connection.
    #[error("the connection was closed: {0}")]
    Closed(String),
    /// The server said no.
    #[error("the server answered {status}: {body}")]
    Refused {
        /// The number of the answer.
        status: u16,
        /// What it said.
        body: String,
    },
    /// What came can't be understood.
    #[error("the server said something that can't be understood: {0}")]
    NotUnderstood(String),
}

impl From<serde_json::Error> for ClientError {
    fn from(error: serde_json::Error) -> Self {
        Self::NotUnderstood(error.to_string())
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}

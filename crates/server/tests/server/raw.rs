//! Bytes on a wire, for whoever does not keep to HTTP or WebSocket as a decent client does.

use std::net::SocketAddr;

use folsom_client::Visitor;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::client::patiently;

/// A connection without manners.
pub(crate) struct Wire {
    pub(crate) stream: TcpStream,
}

/// So much can wait to be read, more or less, by who reads little.
const NARROW: u32 = 4096;

/// A frame as a client sends it, masked with nothing.
pub(crate) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match payload.len() {
        length @ ..126 => frame.push(0x80 | length as u8),
        length @ 126..0x1_0000 => {
            frame.push(0x80 | 126);
            frame.extend((length as u16).to_be_bytes());
        }
        length => {
            frame.push(0x80 | 127);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

impl Wire {
    pub(crate) async fn open(server: SocketAddr) -> Self {
        Self { stream: patiently("a connection", TcpStream::connect(server)).await.unwrap() }
    }

    /// A socket of a table, for a stranger.
    pub(crate) async fn socket(server: SocketAddr, table: &str) -> Self {
        Self::socket_with(Self::open(server).await, server, table, "").await
    }

    /// A socket of a table, for somebody for whom little can wait to be read.
    pub(crate) async fn narrow_socket(visitor: &Visitor, server: SocketAddr, table: &str) -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(NARROW).unwrap();
        let wire = Self { stream: patiently("a connection", socket.connect(server)).await.unwrap() };
        let cookie = format!("cookie: {}\r\n", visitor.cookie());
        Self::socket_with(wire, server, table, &cookie).await
    }

    async fn socket_with(mut wire: Self, server: SocketAddr, table: &str, cookie: &str) -> Self {
        wire.send(
            format!(
                "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {server}\r\nconnection: upgrade\r\n\
                 upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {}\r\n{cookie}\r\n",
                "dGhlIHNhbXBsZSBub25jZQ=="
            )
            .as_bytes(),
        )
        .await;
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(patiently("the upgrade", wire.stream.read_u8()).await.unwrap());
        }
        assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
        wire
    }

    pub(crate) async fn send(&mut self, bytes: &[u8]) {
        // Whoever is cut off in the middle of it finds out when it listens.
        let _ = patiently("room", self.stream.write_all(bytes)).await;
    }

    /// All that comes until this is said.
    pub(crate) async fn until_said(&mut self, text: &str) {
        let mut heard = Vec::new();
        while !String::from_utf8_lossy(&heard).contains(text) {
            heard.push(patiently(text, self.stream.read_u8()).await.unwrap());
        }
    }

    /// All that comes until the other end closes the connection.
    pub(crate) async fn until_closed(&mut self) -> String {
        let mut heard = Vec::new();
        let mut buffer = vec![0; 4096];
        loop {
            match patiently("the end", self.stream.read(&mut buffer)).await {
                Ok(0) | Err(_) => return String::from_utf8_lossy(&heard).into_owned(),
                Ok(count) => heard.extend(&buffer[..count]),
            }
        }
    }
}

/// What is answered to a request, word for word. It should ask that the connection be closed afterwards.
pub(crate) async fn answer(server: SocketAddr, request: &str) -> String {
    let mut wire = Wire::open(server).await;
    wire.send(request.as_bytes()).await;
    wire.until_closed().await
}

/// The status of an answer.
pub(crate) fn status(answer: &str) -> u16 {
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.unwrap_or_else(|| panic!("no answer: {answer:?}"))
}

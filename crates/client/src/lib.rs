//! A client of the server: for tests, for benchmarks, and for programs that would like to sit at a table.
//!
//! A [`Visitor`] is somebody with an identity, who can open tables and connect to them; a [`Connection`] is the socket of a table;
//! a [`Mirror`] is what a client knows of a table, put together from the messages it got; [`Adding`] is its share in the deal.

mod adding;
mod connection;
mod error;
mod mirror;
mod traffic;
mod visitor;

pub use adding::Adding;
pub use connection::Connection;
pub use error::ClientError;
pub use mirror::Mirror;
pub use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
pub use traffic::Traffic;
pub use visitor::{Answer, Visitor};

//! The server: tables for people and bots, over HTTP and WebSocket.
//!
//! A thin shell round [`folsom_table`], where what may happen is decided, and [`folsom_storage`], where what has happened is kept. Here is
//! everything with a socket: who somebody is, what they may be told, and what the server does not put up with.
//!
//! The caller owns the listener and says when to stop:
//!
//! ```
//! use std::sync::Arc;
//!
//! use folsom_server::{Config, Server};
//! use folsom_storage::Memory;
//! use tokio::net::TcpListener;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let listener = TcpListener::bind("127.0.0.1:0").await?;
//! let server = Server::new(Arc::new(Memory::new()), Config::default()).await?;
//! server.run(listener, async { /* until something happens */ }).await?;
//! # Ok(())
//! # }
//! ```

mod address;
mod api;
mod app;
mod backlog;
mod bot_pool;
mod callers;
mod chance;
mod clock;
mod cluster;
mod config;
mod crowd;
#[cfg(test)]
mod documentation;
mod fragments;
mod health;
mod identity;
mod listening;
pub mod metrics;
mod notifying;
mod pages;
mod people;
mod pulse;
mod rating;
mod routes;
mod server;
mod socket;
mod tables;
mod tally;
mod trains;
mod upgrade;

#[doc(hidden)]
pub use clock::{jump, skip};
pub use config::{Config, Limits};
pub use folsom_cluster as bus;
pub use folsom_push::Reach;
pub use pages::{Pages, unbuilt};
pub use rust_embed::EmbeddedFile;
pub use server::Server;

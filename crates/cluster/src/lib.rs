//! How the servers of one database find and reach each other.
//!
//! A [`Bus`] carries bytes: questions to whoever has a table, messages to a node, a word to all. What is in them is not its business,
//! and nothing is promised but that what arrives from one node arrives in the order in which it was sent: messages can be lost. What is
//! true stands in the log of a table, and nowhere else.
//!
//! There are two: [`Network`], for several servers in one process, and [`Nats`]. Both pass the same tests (`tests/contract`).

mod bus;
mod link;
mod names;
mod nats;
mod network;

pub use bus::{Bus, Heard, Reply, Topic, Unanswered};
pub use bytes::Bytes;
pub use link::Link;
pub use names::{NodeId, TableKey, To};
pub use nats::{Nats, NatsError, NatsOptions};
pub use network::{Network, Node};

//! Services that tests start for themselves: a [`Postgres`] and a [`Nats`] of their own, several at once, and a [`Proxy`] between us and any of
//! them, for what goes wrong with connections, and an [`Authority`] that makes certificates for them. Nothing is left behind, however a test ends.
//!
//! `make services` installs the programs. For tests alone: no part of the program depends on this.

mod certificates;
mod guard;
mod nats;
mod pgbouncer;
mod port;
mod postgres;
mod proxy;

pub use certificates::{Authority, Certificate};
pub use nats::Nats;
pub use pgbouncer::PgBouncer;
pub use postgres::{Database, Postgres};
pub use proxy::{Flow, Proxy};

//! A database for one test.

use std::net::SocketAddr;

use crate::postgres::{Postgres, ROLE};

/// An empty database of a [`Postgres`]. It is dropped with this, whoever is still connected.
#[derive(Debug)]
pub struct Database<'a> {
    postgres: &'a Postgres,
    name: String,
}

impl<'a> Database<'a> {
    pub(crate) fn new(postgres: &'a Postgres, name: String) -> Self {
        Self { postgres, name }
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its address, with the role that owns it and the password.
    #[must_use]
    pub fn url(&self) -> String {
        self.url_at(self.postgres.address())
    }

    /// The same for whoever comes another way, through a [`Proxy`](crate::Proxy) perhaps.
    #[must_use]
    pub fn url_at(&self, address: SocketAddr) -> String {
        self.url_as(ROLE, self.postgres.password(), address)
    }

    /// The same for another role.
    #[must_use]
    pub fn url_as(&self, role: &str, password: &str, address: SocketAddr) -> String {
        format!("postgres://{role}:{password}@{address}/{}", self.name)
    }

    /// Runs a statement as the administrator, and returns what it says: a line for each row.
    ///
    /// # Panics
    /// If it fails.
    pub fn run(&self, sql: &str) -> String {
        self.postgres.run(&self.name, sql)
    }
}

impl Drop for Database<'_> {
    fn drop(&mut self) {
        // A test that fails needs no other panic; what is left goes with the server.
        if !std::thread::panicking() {
            self.postgres.run("postgres", &format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name));
        }
    }
}

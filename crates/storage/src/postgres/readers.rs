//! The connections that read. Reading can be tried again, so a connection that is lost is replaced and nobody told.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, timeout_at};
use tokio_postgres::Row;

use crate::error::StorageError;
use crate::postgres::connection::{Connection, Statement, Way};
use crate::postgres::failures::Failure;

/// How long to wait before the next attempt.
const PAUSE: Duration = Duration::from_millis(100);

#[derive(Debug)]
pub(super) struct Readers {
    way: Arc<Way>,
    patience: Duration,
    /// So many can read at the same time.
    places: Semaphore,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(way: Arc<Way>, patience: Duration, count: u32) -> Self {
        let places = Semaphore::new(count.max(1) as usize);
        Self { way, patience, places, idle: Mutex::default() }
    }

    /// What a statement that changes nothing says.
    pub(super) async fn ask(&self, statement: Statement<'_>) -> Result<Vec<Row>, StorageError> {
        let until = Instant::now() + self.patience;
        let place = timeout_at(until, self.places.acquire()).await;
        let late = || StorageError::Unavailable("the database doesn't answer".to_owned());
        let _place = place.map_err(|_| late())?.map_err(|_| StorageError::closed())?;
        loop {
            let failure = match timeout_at(until, self.ask_once(&statement)).await {
                Ok(Ok(rows)) => return Ok(rows),
                Ok(Err(failure)) => failure,
                // The connection is dropped with the question.
                Err(_) => return Err(late()),
            };
            match failure {
                Failure::Lost(_) | Failure::Again(_) if Instant::now() + PAUSE < until => {
                    sleep(PAUSE).await
                }
                failure => return Err(failure.into_error()),
            }
        }
    }

    async fn ask_once(&self, statement: &Statement<'_>) -> Result<Vec<Row>, Failure> {
        let failed = |error: tokio_postgres::Error| Failure::of(&error);
        let connection = match self.take() {
            Some(connection) => connection,
            None => Connection::open(&self.way).await.map_err(failed)?,
        };
        let rows = connection.ask(statement).await.map_err(failed)?;
        self.idle().push(connection);
        Ok(rows)
    }

    fn take(&self) -> Option<Connection> {
        let mut idle = self.idle();
        idle.retain(|connection| !connection.is_closed());
        idle.pop()
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whoever asks afterwards is refused.
    pub(super) fn close(&self) {
        self.places.close();
        self.idle().clear();
    }
}

//! A connection to the database.
//!
//! Every statement brings its parameters along and is forgotten afterwards: nothing is prepared, and nothing is set for the
//! session. So each of them may go to another session, which is what a pooler in transaction mode makes of them.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::Poll;

use futures_util::future::{MaybeDone, maybe_done};
use tokio::task::JoinHandle;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, Error, Row};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::postgres::address::Address;
use crate::postgres::opening::ConnectError;
use crate::postgres::tls;

/// A parameter and its type.
pub(crate) type Value<'a> = (Box<dyn ToSql + Sync + Send + 'a>, Type);

/// A statement with its parameters.
pub(crate) struct Statement<'a> {
    pub(crate) sql: String,
    pub(crate) values: Vec<Value<'a>>,
}

/// The way to a database.
pub(crate) struct Way {
    address: Address,
    tls: MakeRustlsConnect,
}

impl Way {
    pub(crate) fn to(url: &str) -> Result<Self, ConnectError> {
        let address = Address::parse(url)?;
        let tls = tls::connector(&address.trust).map_err(ConnectError::Address)?;
        Ok(Self { address, tls })
    }
}

/// Where it leads, for people: without the password.
impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.address.fmt(f)
    }
}

impl fmt::Debug for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Way({self})")
    }
}

/// A connection. It is closed when this is dropped, whatever is still on its way.
#[derive(Debug)]
pub(crate) struct Connection {
    client: Client,
    carrier: JoinHandle<()>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.carrier.abort();
    }
}

impl Connection {
    pub(crate) async fn open(way: &Way) -> Result<Self, Error> {
        let (client, connection) = way.address.config.connect(way.tls.clone()).await?;
        // Why it has ended is told to whoever asks next.
        let carrier = tokio::spawn(async { drop(connection.await) });
        Ok(Self { client, carrier })
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Runs one statement. It is a transaction by itself.
    pub(crate) async fn ask(&self, statement: &Statement<'_>) -> Result<Vec<Row>, Error> {
        let values: Vec<_> = statement
            .values
            .iter()
            .map(|(value, of)| (&**value as &(dyn ToSql + Sync), of.clone()))
            .collect();
        self.client.query_typed(&statement.sql, &values).await
    }

    /// Runs text that has no parameters and gives no rows.
    pub(crate) async fn run(&self, sql: &str) -> Result<(), Error> {
        self.client.batch_execute(sql).await
    }

    /// Runs statements as one transaction, sent all at once. Either all of them have been done or none.
    pub(crate) async fn transact(&self, statements: &[Statement<'_>]) -> Result<Vec<Vec<Row>>, Error> {
        if let [alone] = statements {
            return Ok(vec![self.ask(alone).await?]);
        }
        let step = |statement| async move {
            match statement {
                Sent::Begin => self.run("BEGIN").await.map(|()| vec![]),
                Sent::One(statement) => self.ask(statement).await,
                Sent::Commit => self.run("COMMIT").await.map(|()| vec![]),
            }
        };
        let all = [Sent::Begin].into_iter().chain(statements.iter().map(Sent::One)).chain([Sent::Commit]);
        let mut answers = in_order(all.map(step)).await;
        // The first that failed is why the others have; after it a COMMIT is none.
        let first = answers.iter().position(Result::is_err);
        match first {
            Some(first) => Err(answers.swap_remove(first).expect_err("it failed")),
            None => Ok(answers.into_iter().flatten().skip(1).take(statements.len()).collect()),
        }
    }
}

enum Sent<'a, 'b> {
    Begin,
    One(&'a Statement<'b>),
    Commit,
}

/// Polls all of them, always in their order: what each sends, it sends when it is polled for the first time.
async fn in_order<F: Future>(futures: impl Iterator<Item = F>) -> Vec<F::Output> {
    let mut futures: Vec<Pin<Box<MaybeDone<F>>>> =
        futures.map(|future| Box::pin(maybe_done(future))).collect();
    poll_fn(|context| {
        let mut ready = true;
        for future in &mut futures {
            ready &= future.as_mut().poll(context).is_ready();
        }
        if ready { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
    futures.iter_mut().map(|future| future.as_mut().take_output().expect("it is done")).collect()
}

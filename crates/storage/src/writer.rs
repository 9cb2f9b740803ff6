//! The one task that writes. What piles up while it is busy becomes the next transaction: a disk takes milliseconds to
//! promise that something is written, and this way many tables share them.

use tokio::sync::{mpsc, oneshot};

use crate::change::{Change, Outcome, Outcomes};
use crate::error::StorageError;

/// So many requests wait at most, and whoever comes later waits outside. It bounds the size of a transaction as well.
const QUEUE: usize = 512;

/// A database as the writer sees it.
pub(crate) trait Engine: Send + 'static {
    /// What can be set while it runs.
    type Setting: Send;

    /// Writes all changes that are possible, in their order, and tells of each whether it was. If it fails as a whole, all are
    /// told so.
    fn write(
        &mut self,
        changes: Vec<Change>,
    ) -> impl Future<Output = Result<Outcomes, StorageError>> + Send;

    fn set(&mut self, setting: Self::Setting) -> impl Future<Output = Outcome> + Send;

    fn close(self) -> impl Future<Output = Outcome> + Send;
}

/// What the writer can be asked for.
enum Order<S> {
    Write(Change),
    Set(S),
    /// Whether something can be written. It is a transaction by itself: it must not fail together with others.
    Probe,
    /// Write what has been accepted, and no more.
    Close,
}

struct Request<S> {
    order: Order<S>,
    answer: oneshot::Sender<Outcome>,
}

/// The way to the writer.
#[derive(Debug)]
pub(crate) struct WriterHandle<E: Engine> {
    requests: mpsc::Sender<Request<E::Setting>>,
}

impl<E: Engine> WriterHandle<E> {
    /// Starts the writer. It ends when it is told to close, or when the handle is gone.
    ///
    /// # Panics
    /// Outside a tokio runtime.
    pub(crate) fn start(engine: E) -> Self {
        let (requests, received) = mpsc::channel(QUEUE);
        tokio::spawn(run(engine, received));
        Self { requests }
    }

    /// Answers once the change is durable, or is known not to be.
    pub(crate) async fn write(&self, change: Change) -> Outcome {
        self.ask(Order::Write(change)).await
    }

    pub(crate) async fn set(&self, setting: E::Setting) -> Outcome {
        self.ask(Order::Set(setting)).await
    }

    pub(crate) async fn probe(&self) -> Outcome {
        self.ask(Order::Probe).await
    }

    /// Answers when all is written and the database is closed; at once if somebody else has closed it.
    pub(crate) async fn close(&self) -> Outcome {
        match self.send(Order::Close).await {
            Some(answered) => wait_for(answered).await,
            None => Ok(()),
        }
    }

    async fn ask(&self, order: Order<E::Setting>) -> Outcome {
        wait_for(self.send(order).await.ok_or_else(StorageError::closed)?).await
    }

    /// None if it is closed.
    async fn send(&self, order: Order<E::Setting>) -> Option<oneshot::Receiver<Outcome>> {
        let (answer, answered) = oneshot::channel();
        self.requests.send(Request { order, answer }).await.ok()?;
        Some(answered)
    }
}

async fn wait_for(answered: oneshot::Receiver<Outcome>) -> Outcome {
    // Nobody answers if the task was ended together with its runtime.
    answered.await.unwrap_or_else(|_| Err(StorageError::Unavailable("its writer has ended".into())))
}

async fn run<E: Engine>(mut engine: E, mut received: mpsc::Receiver<Request<E::Setting>>) {
    let mut requests = Vec::with_capacity(QUEUE);
    let mut closing = Vec::new();
    while received.recv_many(&mut requests, QUEUE).await > 0 {
        let (mut changes, mut waiting) = (Vec::new(), Vec::new());
        for Request { order, answer } in requests.drain(..) {
            match order {
                Order::Write(change) => {
                    changes.push(change);
                    waiting.push(answer);
                }
                Order::Set(setting) => tell(answer, engine.set(setting).await),
                Order::Probe => write(&mut engine, vec![Change::Probe], vec![answer]).await,
                Order::Close => {
                    received.close();
                    closing.push(answer);
                }
            }
        }
        if !changes.is_empty() {
            write(&mut engine, changes, waiting).await;
        }
    }
    let result = engine.close().await;
    closing.into_iter().for_each(|answer| tell(answer, result.clone()));
}

async fn write<E: Engine>(engine: &mut E, changes: Vec<Change>, waiting: Vec<oneshot::Sender<Outcome>>) {
    match engine.write(changes).await {
        Ok(outcomes) => {
            waiting.into_iter().zip(outcomes).for_each(|(answer, outcome)| tell(answer, outcome));
        }
        Err(error) => waiting.into_iter().for_each(|answer| tell(answer, Err(error.clone()))),
    }
}

/// Whoever asked may have gone in the meantime.
fn tell(answer: oneshot::Sender<Outcome>, result: Outcome) {
    let _ = answer.send(result);
}

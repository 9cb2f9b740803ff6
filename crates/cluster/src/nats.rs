//! A bus over NATS: core subjects and nothing else. Whoever has a table is subscribed to its subject.
//!
//! | subject | who is subscribed |
//! | --- | --- |
//! | `PREFIX.table.TABLE` | whoever has the table |
//! | `PREFIX.node.NODE` | that node |
//! | `PREFIX.all` | every node |
//! | `PREFIX.nobody` | nobody; who asks there is answered by NATS itself, after all it was sent before |

mod options;

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::{Client, Event, Message, Request, RequestErrorKind, Subscriber};
use async_trait::async_trait;
use bytes::Bytes;
use futures_util::StreamExt;
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;

pub use self::options::{NatsError, NatsOptions};
use crate::bus::{Bus, Heard, Reply, Topic, Unanswered};
use crate::link::Link;
use crate::names::{NodeId, TableKey, To};

/// So long an answer of NATS itself is waited for.
const ROUND_TRIP: Duration = Duration::from_secs(2);
/// So many bytes may wait to be sent to NATS; whoever wants to send more has to come back later.
const WAITING: usize = 64 * 1024 * 1024;
/// So many messages may have come that nobody has looked at yet.
const UNHEARD: usize = 64 * 1024;

/// A node that reaches the others over NATS.
pub struct Nats {
    node: NodeId,
    client: Client,
    subjects: Subjects,
    outgoing: Outgoing,
    sender: mpsc::Sender<Heard>,
    heard: tokio::sync::Mutex<mpsc::Receiver<Heard>>,
    link: watch::Receiver<Link>,
    tables: Mutex<HashMap<TableKey, Listening>>,
    /// Those that are heard for as long as the node is there.
    always: Mutex<Vec<Listening>>,
}

/// What the others call everything.
#[derive(Clone)]
struct Subjects(Arc<str>);

impl Subjects {
    fn node(&self, node: NodeId) -> String {
        format!("{}.node.{node}", self.0)
    }

    fn table(&self, table: TableKey) -> String {
        format!("{}.table.{table}", self.0)
    }

    fn all(&self) -> String {
        format!("{}.all", self.0)
    }

    fn nobody(&self) -> String {
        format!("{}.nobody", self.0)
    }
}

/// A task that takes what comes on one subject; it ends when this is dropped, and so does the subscription.
struct Listening(AbortHandle);

impl Drop for Listening {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// What is to be sent, in this order.
#[derive(Clone)]
struct Outgoing {
    queue: mpsc::UnboundedSender<(String, Bytes)>,
    waiting: Arc<AtomicUsize>,
}

impl Outgoing {
    fn begin(client: Client) -> Self {
        let (queue, mut queued) = mpsc::unbounded_channel::<(String, Bytes)>();
        let waiting = Arc::new(AtomicUsize::new(0));
        let outgoing = Self { queue, waiting: Arc::clone(&waiting) };
        tokio::spawn(async move {
            while let Some((subject, message)) = queued.recv().await {
                waiting.fetch_sub(message.len(), Ordering::Relaxed);
                if let Err(error) = client.publish(subject, message).await {
                    tracing::warn!(%error, "a message to another server could not be sent");
                }
            }
        });
        outgoing
    }

    fn send(&self, subject: String, message: Bytes) -> bool {
        let length = message.len();
        if self.waiting.fetch_add(length, Ordering::Relaxed) + length > WAITING {
            self.waiting.fetch_sub(length, Ordering::Relaxed);
            return false;
        }
        self.queue.send((subject, message)).is_ok()
    }
}

impl Nats {
    /// Connects.
    ///
    /// # Errors
    /// If that can't be done, with a line that says why.
    pub async fn connect(options: &NatsOptions) -> Result<Self, NatsError> {
        let node = NodeId::random().map_err(|_| NatsError::NoRandomness)?;
        let (link, watched) = watch::channel(Link::new());
        let prepared = options.prepare().await?.event_callback(move |event| {
            note(&link, &event);
            async {}
        });
        let connected = prepared.connect(options.servers()?).await;
        let client = connected.map_err(|error| options.failed(&error))?;
        let (sender, heard) = mpsc::channel(UNHEARD);
        let nats = Self {
            node,
            subjects: Subjects(options.prefix.as_str().into()),
            outgoing: Outgoing::begin(client.clone()),
            client,
            sender,
            heard: heard.into(),
            link: watched,
            tables: Mutex::default(),
            always: Mutex::default(),
        };
        for (subject, topic) in [(nats.subjects.node(node), Topic::Node), (nats.subjects.all(), Topic::All)]
        {
            let listening = nats.listen(subject, topic).await;
            let listening = listening
                .ok_or_else(|| NatsError::Unreachable(options.place(), "it went away".to_owned()))?;
            nats.always.lock().unwrap_or_else(PoisonError::into_inner).push(listening);
        }
        // A subscription that was sent is not one that is in force, or allowed.
        if nats.round_trip().await { Ok(nats) } else { Err(NatsError::Forbidden(options.place())) }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableKey, Listening>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn listen(&self, subject: String, topic: Topic) -> Option<Listening> {
        let subscriber = self.client.subscribe(subject).await.ok()?;
        let (sender, outgoing) = (self.sender.clone(), self.outgoing.clone());
        Some(Listening(tokio::spawn(pass_on(subscriber, topic, sender, outgoing)).abort_handle()))
    }

    /// Waits until NATS has worked through all that it was sent before.
    async fn round_trip(&self) -> bool {
        let request = Request::new().timeout(Some(ROUND_TRIP));
        let answer = self.client.send_request(self.subjects.nobody(), request).await;
        answer.is_err_and(|error| error.kind() == RequestErrorKind::NoResponders)
    }
}

/// Takes note of how the connection is.
fn note(link: &watch::Sender<Link>, event: &Event) {
    match event {
        Event::Connected => {
            link.send_if_modified(|link| {
                let is_news = !link.is_up();
                if is_news {
                    link.turn(true);
                    tracing::info!("NATS is back");
                }
                is_news
            });
        }
        Event::Disconnected | Event::Closed => {
            tracing::warn!("NATS is gone");
            link.send_modify(|link| link.turn(false));
        }
        Event::SlowConsumer(_) => {
            tracing::warn!("messages of other servers were lost: this one did not keep up");
            link.send_modify(Link::lose);
        }
        Event::ServerError(error) => tracing::warn!(%error, "NATS complains"),
        Event::ClientError(error) => tracing::debug!(%error, "NATS"),
        Event::LameDuckMode | Event::Draining => {}
    }
}

async fn pass_on(
    mut subscriber: Subscriber,
    topic: Topic,
    sender: mpsc::Sender<Heard>,
    outgoing: Outgoing,
) {
    while let Some(Message { payload, reply, .. }) = subscriber.next().await {
        let outgoing = outgoing.clone();
        let reply = reply.map(|to| {
            Reply::new(move |answer| {
                outgoing.send(to.to_string(), answer);
            })
        });
        if sender.send(Heard { topic, message: payload, reply }).await.is_err() {
            break;
        }
    }
}

#[async_trait]
impl Bus for Nats {
    fn node(&self) -> NodeId {
        self.node
    }

    async fn own(&self, table: TableKey) -> bool {
        if !self.link.borrow().is_up() {
            return false;
        }
        let Some(listening) = self.listen(self.subjects.table(table), Topic::Table(table)).await else {
            return false;
        };
        let in_force = self.round_trip().await;
        if in_force {
            self.tables().insert(table, listening);
        }
        in_force
    }

    fn disown(&self, table: TableKey) {
        self.tables().remove(&table);
    }

    async fn ask(&self, to: To, question: Bytes, patience: Duration) -> Result<Bytes, Unanswered> {
        if !self.link.borrow().is_up() {
            return Err(Unanswered::CutOff);
        }
        let subject = match to {
            To::Node(node) => self.subjects.node(node),
            To::Table(table) => self.subjects.table(table),
        };
        let request = Request::new().payload(question).timeout(Some(patience));
        let answer = self.client.send_request(subject, request).await;
        answer.map(|message| message.payload).map_err(|error| match error.kind() {
            RequestErrorKind::NoResponders => Unanswered::Nobody,
            _ if !self.link.borrow().is_up() => Unanswered::CutOff,
            _ => Unanswered::Silent,
        })
    }

    fn tell(&self, to: NodeId, message: Bytes) -> bool {
        self.link.borrow().is_up() && self.outgoing.send(self.subjects.node(to), message)
    }

    fn shout(&self, message: Bytes) -> bool {
        self.link.borrow().is_up() && self.outgoing.send(self.subjects.all(), message)
    }

    async fn hear(&self) -> Option<Heard> {
        self.heard.lock().await.recv().await
    }

    fn link(&self) -> watch::Receiver<Link> {
        self.link.clone()
    }

    fn longest(&self) -> usize {
        self.client.max_payload()
    }

    async fn leave(&self) {
        self.tables().clear();
        self.always.lock().unwrap_or_else(PoisonError::into_inner).clear();
        // What waits here is not yet on its way to NATS.
        let deadline = tokio::time::Instant::now() + ROUND_TRIP;
        while self.outgoing.waiting.load(Ordering::Relaxed) > 0 && tokio::time::Instant::now() < deadline {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.round_trip().await;
    }
}

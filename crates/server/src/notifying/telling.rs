//! The task that tells whoever has to be told, and what one telling takes.

use folsom_protocol::{NotifyAbout, PushJson};
use folsom_push::{Delivery, Endpoint, Letter, Recipient};
use folsom_storage::{StorageError, TableId};
use folsom_table::{Person, Time};
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};

use super::board::{Channel, Done, Task, Told};
use super::drawers::{self, Drawer};
use super::subscribers::{self, Device, Fate};
use super::webhooks;
use crate::app::App;
use crate::tables::{Mailbox, TableError, member};
use crate::{clock, metrics};

/// So long is waited after the storage or a table has failed.
const LATER_MS: u64 = 30_000;
/// A message about a decision without a clock is worth something for so long, in seconds.
const WORTH: u64 = 60 * 60;
/// Push services keep no message for longer, in seconds.
const LONGEST_WORTH: u64 = 28 * 24 * 60 * 60;

/// What was told of a decision, so that it is not told again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Kept {
    number: u32,
    person: Person,
    reminded: bool,
}

/// One kind of paper for each channel.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
struct Pushed(Kept);

#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
struct Posted(Kept);

impl Drawer for Pushed {
    const NAME: &'static str = "pushed";
}

impl Drawer for Posted {
    const NAME: &'static str = "posted";
}

/// Tells whoever has to be told, for ever.
pub(crate) async fn keep_telling(app: App) {
    let board = &app.notifying.board;
    loop {
        for task in board.take(clock::now()) {
            let telling = app.clone();
            // As many as there are tables at most, and none of them is waited for.
            app.tasks.spawn(async move {
                tokio::select! {
                    // What is not told by then is told after the next start.
                    () = telling.stopping.cancelled() => {}
                    done = tell(&telling, &task) => telling.notifying.board.done(&task, done),
                }
            });
        }
        let until_next = async {
            match board.earliest() {
                Some(at) => tokio::time::sleep(clock::until(at)).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = until_next => {}
            () = board.changed.notified() => {}
        }
    }
}

async fn tell(app: &App, task: &Task) -> Done {
    let told = match task.channel {
        Channel::Push => push(app, task).await,
        Channel::Hook => post(app, task).await,
    };
    told.unwrap_or_else(|error| {
        tracing::warn!(code = error.code(), %error, "somebody could not be told that it is their turn");
        Done::Later(clock::now().after(LATER_MS))
    })
}

/// What has been told of a decision before.
async fn told_before(app: &App, task: &Task) -> Result<Told, StorageError> {
    let key = task.table.to_string();
    let kept = match task.channel {
        Channel::Push => drawers::read::<Pushed>(&*app.storage, &key).await?.map(|Pushed(kept)| kept),
        Channel::Hook => drawers::read::<Posted>(&*app.storage, &key).await?.map(|Posted(kept)| kept),
    };
    let is_this = |kept: &Kept| (kept.number, kept.person) == (task.waiting.number, task.waiting.person);
    Ok(kept
        .filter(is_this)
        .map_or(Told::Nothing, |kept| if kept.reminded { Told::Reminder } else { Told::Turn }))
}

/// Keeps that it was told.
async fn keep(app: &App, task: &Task) -> Result<Done, StorageError> {
    let kept = Kept {
        number: task.waiting.number,
        person: task.waiting.person,
        reminded: task.what == Told::Reminder,
    };
    let (key, owner) = (task.table.to_string(), Some(member(kept.person)));
    match task.channel {
        Channel::Push => {
            drawers::change(&*app.storage, &key, owner, |_| Some(Pushed(kept.clone()))).await?;
        }
        Channel::Hook => {
            drawers::change(&*app.storage, &key, owner, |_| Some(Posted(kept.clone()))).await?;
        }
    }
    Ok(Done::Told(task.what))
}

/// Tells the browsers of whoever is asked.
async fn push(app: &App, task: &Task) -> Result<Done, StorageError> {
    let waiting = &task.waiting;
    let subscriber = subscribers::of(&*app.storage, waiting.person).await?;
    let wants = match subscriber.choice.about {
        NotifyAbout::Off => false,
        NotifyAbout::Slow => waiting.slow,
        NotifyAbout::All => true,
    };
    if !wants || subscriber.devices.is_empty() {
        return Ok(Done::Told(task.what));
    }
    let told = told_before(app, task).await?;
    if told >= task.what {
        return Ok(Done::Told(told));
    }
    match app.notifying.board.looks(task) {
        None => return Ok(Done::Told(task.what)),
        Some(true) => return keep(app, task).await,
        Some(false) => {}
    }
    let now = clock::now();
    if let Some(until) = subscriber.quiet_until(now) {
        return Ok(if waiting.slow { Done::Later(until) } else { Done::Told(task.what) });
    }
    let sent = join_all(subscriber.devices.iter().map(|device| send(app, task, device, now))).await;
    let fates: Vec<_> = subscriber.devices.into_iter().map(|device| device.endpoint).zip(sent).collect();
    if fates.iter().any(|(_, fate)| *fate != Fate::Taken) {
        subscribers::note(&*app.storage, waiting.person, &fates).await?;
    }
    keep(app, task).await
}

/// Tells one browser.
async fn send(app: &App, task: &Task, device: &Device, now: Time) -> Fate {
    let waiting = &task.waiting;
    let reach = app.notifying.sender.reach();
    let Ok(endpoint) = Endpoint::read(&device.endpoint, reach) else { return Fate::Gone };
    let Ok(recipient) = Recipient::read(&device.keys.p256dh, &device.keys.auth) else { return Fate::Gone };
    let message = PushJson::Turn {
        table: task.table.to_string(),
        number: waiting.number,
        reminder: task.what == Told::Reminder,
        deadline: waiting.deadline.map(|deadline| deadline.0),
    };
    let plain = serde_json::to_vec(&message).expect("it is text");
    let worth =
        waiting.deadline.map_or(WORTH, |deadline| (deadline.since(now) / 1000).clamp(1, LONGEST_WORTH));
    let about = app.key.sign("push topic", &[&task.table.to_string()]).write();
    let to = (&endpoint, &recipient);
    let Ok(letter) = Letter::push(to, &app.notifying.signer, &plain, &about, worth, now.0 / 1000) else {
        return Fate::Failed;
    };
    fate(deliver(app, "push", &letter).await)
}

async fn deliver(app: &App, channel: &'static str, letter: &Letter) -> Delivery {
    let delivery = app.notifying.sender.send(letter).await;
    metrics::notified(channel, delivery.code());
    if delivery != Delivery::Taken {
        tracing::info!(channel, to = letter.to().host(), code = delivery.code(), "a message was not taken");
    }
    delivery
}

const fn fate(delivery: Delivery) -> Fate {
    match delivery {
        Delivery::Taken => Fate::Taken,
        Delivery::Gone | Delivery::Forbidden => Fate::Gone,
        Delivery::Refused(_) | Delivery::Busy | Delivery::Unreachable => Fate::Failed,
    }
}

/// Posts to the webhook of the table.
async fn post(app: &App, task: &Task) -> Result<Done, StorageError> {
    let Some(endpoint) = webhooks::of(app, task.table).await? else { return Ok(Done::Told(task.what)) };
    let told = told_before(app, task).await?;
    if told >= task.what {
        return Ok(Done::Told(told));
    }
    match app.notifying.board.looks(task) {
        None => return Ok(Done::Told(task.what)),
        Some(true) => return keep(app, task).await,
        Some(false) => {}
    }
    let table = match Mailbox::of(app, task.table).look().await {
        Ok(table) => table,
        Err(TableError::Storage(error)) => return Err(error),
        Err(_) => return Ok(Done::Later(clock::now().after(LATER_MS))),
    };
    post_to(app, task.table, &endpoint, &webhooks::awaited(app, &table, &task.waiting, task.what)).await?;
    keep(app, task).await
}

async fn post_to(
    app: &App,
    table: TableId,
    endpoint: &Endpoint,
    post: &folsom_protocol::PostJson,
) -> Result<(), StorageError> {
    let letter = Letter::json(endpoint, serde_json::to_string(post).expect("it is text"));
    match fate(deliver(app, "webhook", &letter).await) {
        Fate::Gone => webhooks::remove(app, table).await,
        Fate::Taken | Fate::Failed => Ok(()),
    }
}

/// A game has come to its end, or was closed: nobody is told of its decisions any more. Where there is a webhook, it learns who
/// has won, if somebody could.
pub(crate) fn ended(app: &App, table: TableId, winners: Option<Vec<Option<String>>>) {
    let ending = app.clone();
    app.tasks.spawn(async move {
        tokio::select! {
            () = ending.stopping.cancelled() => {}
            () = end(&ending, table, winners) => {}
        }
    });
}

async fn end(app: &App, table: TableId, winners: Option<Vec<Option<String>>>) {
    let ending = async {
        if let (Some(winners), Some(endpoint)) = (winners, webhooks::of(app, table).await?) {
            let name = table.to_string();
            post_to(app, table, &endpoint, &webhooks::over(app, &name, &winners)).await?;
        }
        forget_table(app, table).await
    };
    if let Err(error) = ending.await {
        tracing::warn!(code = error.code(), %error, "what was told at a table could not be forgotten");
    }
}

/// Forgets what was told at a table, and where.
pub(crate) async fn forget_table(app: &App, table: TableId) -> Result<(), StorageError> {
    let key = table.to_string();
    drawers::remove::<Pushed>(&*app.storage, &key).await?;
    drawers::remove::<Posted>(&*app.storage, &key).await?;
    webhooks::remove(app, table).await
}

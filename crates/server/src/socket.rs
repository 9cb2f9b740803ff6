//! One connection to a table: what comes is read and passed on, what the table sends is written.

use std::io::ErrorKind;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use folsom_host::Objection;
use folsom_protocol::{Request, ToClient};
use folsom_storage::TableId;
use folsom_table::Person;
use futures_util::{SinkExt, StreamExt};
use governor::{DefaultDirectRateLimiter, RateLimiter};
use serde::Deserialize;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Message};

use crate::address::{ClientAddress, Peer};
use crate::api::ApiError;
use crate::app::App;
use crate::crowd::{Connected, per_second};
use crate::identity::cookie::Device;
use crate::metrics;
use crate::tables::{self, Goodbye, GuestId, Mail, Mailbox, Parcel, Parcels, TableError, Visit};
use crate::upgrade::{Socket, Upgrade};

/// Messages of clients are short, and there are many connections.
const READ_BUFFER: usize = 512;
/// What is to be sent at the same time leaves together, up to so many bytes.
const WRITE_BUFFER: usize = 4 * 1024;
/// As many messages that can't be read are forgiven.
const FORGIVEN: u32 = 20;
/// As many messages that come too fast are refused before the connection is cut off.
const HURRIED: u32 = 100;
/// How often the other end is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(20);
/// Who has not been heard of for so long is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// So long what comes is thrown away after the last words.
const LINGERING: Duration = Duration::from_secs(1);
/// A message that can't be delivered for so long never will be.
const DELIVERY: Duration = Duration::from_secs(20);

/// `?since=41`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SocketQuery {
    since: Option<u64>,
}

/// `GET /api/tables/{table}/socket`
pub(crate) async fn upgrade(
    State(app): State<App>,
    (Extension(person), Extension(Device(device))): (Extension<Person>, Extension<Device>),
    Extension(peer): Extension<Peer>,
    ClientAddress(address): ClientAddress,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<SocketQuery>, QueryRejection>,
    upgrade: Result<Upgrade, ApiError>,
) -> Result<Response, ApiError> {
    let table: TableId = path?.0.parse().map_err(|_| ApiError::NO_SUCH_TABLE)?;
    let Query(SocketQuery { since }) = query?;
    let upgrade = upgrade.map_err(|_| ApiError::NO_SOCKET)?;
    let counted = app.crowd.connect(address);
    let mailbox = Mailbox::of(&app, table);
    let (outbox, parcels) = tables::outbox(app.crowd.backlog(address));
    // Who asks for a table that is not there is told so at once, and not over a socket.
    let guest = {
        let client = app.client.clone();
        let visit = Visit { person, address, device, since, crowded: counted.is_none(), client };
        mailbox.join(visit, outbox).await?
    };
    let peer_caller = Arc::clone(&peer.caller);
    let part = Part { app: app.clone(), mailbox: mailbox.clone(), guest, _counted: counted, _peer: peer };
    peer_caller.settle();
    let limits = &app.config.limits;
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(Some(limits.message_bytes))
        .max_frame_size(Some(limits.message_bytes));
    let fragments = limits.messages_per_second;
    Ok(upgrade.accept(config, fragments, async move |socket| {
        let mut line = Line::new(&app, socket, mailbox, guest);
        // A task of its own: what the upgrade needed has not to be kept as long as the connection.
        app.tasks.spawn(async move {
            line.serve(parcels).await;
            drop(part);
        });
    }))
}

/// Takes leave of the table when it is dropped, whatever happened to the connection.
struct Part {
    app: App,
    mailbox: Mailbox,
    guest: GuestId,
    /// Who belongs to a table may have one more than is counted.
    _counted: Option<Connected>,
    _peer: Peer,
}

impl Drop for Part {
    fn drop(&mut self) {
        let (mailbox, guest) = (self.mailbox.clone(), self.guest);
        self.app.tasks.spawn(async move {
            let _ = mailbox.send(Mail::Part { guest }).await;
        });
    }
}

/// A connection that is open.
struct Line {
    socket: Socket,
    mailbox: Mailbox,
    guest: GuestId,
    pace: DefaultDirectRateLimiter,
    unread: u32,
    hurried: u32,
    heard: Instant,
}

/// Why a connection ends.
enum End {
    /// We end it, and say why.
    Dismissed(Goodbye),
    /// The other end has gone.
    Gone,
}

impl Line {
    fn new(app: &App, socket: Socket, mailbox: Mailbox, guest: GuestId) -> Self {
        let pace = RateLimiter::direct(per_second(app.config.limits.messages_per_second));
        Self { socket, mailbox, guest, pace, unread: 0, hurried: 0, heard: Instant::now() }
    }

    async fn serve(&mut self, mut parcels: Parcels) {
        metrics::connections(1.0);
        if let End::Dismissed(goodbye) = self.talk(&mut parcels).await {
            self.say_goodbye(goodbye).await;
        }
        metrics::connections(-1.0);
    }

    async fn talk(&mut self, parcels: &mut Parcels) -> End {
        let mut ping = pin!(sleep(PING_EVERY));
        loop {
            let went_on = tokio::select! {
                parcel = parcels.next() => match parcel {
                    Some(parcel) => self.deliver(parcel, parcels).await,
                    None => Err(End::Dismissed(Goodbye::TooSlow)),
                },
                message = self.socket.next() => match message {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(error)) => Err(failed(&error)),
                    None => Err(End::Gone),
                },
                () = &mut ping => {
                    ping.as_mut().reset(Instant::now() + PING_EVERY);
                    if self.heard.elapsed() > SILENCE {
                        Err(End::Dismissed(Goodbye::Silent))
                    } else {
                        self.send(Message::Ping(Default::default())).await
                    }
                }
            };
            if let Err(end) = went_on {
                return end;
            }
        }
    }

    /// Sends a parcel, and in one go with it whatever else is there by now.
    async fn deliver(&mut self, first: Parcel, parcels: &mut Parcels) -> Result<(), End> {
        let mut next = Some(first);
        while let Some(parcel) = next {
            match parcel {
                Parcel::Text(text) => in_time(self.socket.feed(Message::Text(text))).await?,
                Parcel::Goodbye(goodbye) => return Err(End::Dismissed(goodbye)),
            }
            next = parcels.next_that_waits();
        }
        in_time(self.socket.flush()).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        in_time(self.socket.send(message)).await
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return self.keep_pace().map(|_| ()),
            Message::Close(_) | Message::Frame(_) => return Err(End::Gone),
            Message::Binary(_) => {
                metrics::message_received();
                self.keep_pace()?;
                return self
                    .refuse(None, Objection::NotUnderstood("messages are text".to_owned()).into())
                    .await;
            }
        };
        metrics::message_received();
        let in_time = self.keep_pace()?;
        match serde_json::from_str::<Request>(&text) {
            Ok(request) if in_time => {
                let mail = Mail::Request { guest: self.guest, request };
                // In a box: it may go to another server, and needs more room for that than all the rest of a connection.
                Box::pin(self.mailbox.send(mail)).await.map_err(|_| End::Dismissed(Goodbye::Stopping))
            }
            Ok(request) => self.refuse(Some(request.id), TableError::TooFast).await,
            Err(error) => self.refuse(None, Objection::NotUnderstood(error.to_string()).into()).await,
        }
    }

    /// Whether this message is not one too many.
    fn keep_pace(&mut self) -> Result<bool, End> {
        if self.pace.check().is_ok() {
            self.hurried = 0;
            return Ok(true);
        }
        self.hurried += 1;
        if self.hurried > HURRIED { Err(End::Dismissed(Goodbye::Flood)) } else { Ok(false) }
    }

    async fn refuse(&mut self, id: Option<u32>, error: TableError) -> Result<(), End> {
        metrics::refused(error.code());
        if id.is_none() {
            self.unread += 1;
            if self.unread > FORGIVEN {
                return Err(End::Dismissed(Goodbye::Garbage));
            }
        }
        self.send(Message::Text(folsom_host::message(&error.answer(id)).into())).await
    }

    async fn say_goodbye(&mut self, goodbye: Goodbye) {
        metrics::cut_off(goodbye.code());
        let (code, reason) = (goodbye.code().to_owned(), goodbye.reason().to_owned());
        let _ = self
            .send(Message::Text(folsom_host::message(&ToClient::Goodbye { code, reason }).into()))
            .await;
        let frame = CloseFrame { code: goodbye.close_code().into(), reason: goodbye.reason().into() };
        let _ = self.send(Message::Close(Some(frame))).await;
        // If the connection were torn down while the other end still sends, it would never hear this. A server that stops does
        // not wait for that.
        if goodbye != Goodbye::Stopping {
            let gone = async { while let Some(Ok(_)) = self.socket.next().await {} };
            let _ = timeout(LINGERING, gone).await;
        }
    }
}

/// Sends something, or gives up.
async fn in_time(sending: impl Future<Output = Result<(), tungstenite::Error>>) -> Result<(), End> {
    match timeout(DELIVERY, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Dismissed(Goodbye::TooSlow)),
    }
}

/// What a broken connection has died of.
fn failed(error: &tungstenite::Error) -> End {
    match error {
        tungstenite::Error::Capacity(_) => End::Dismissed(Goodbye::TooLong),
        tungstenite::Error::Io(error) if error.kind() == ErrorKind::QuotaExceeded => {
            End::Dismissed(Goodbye::Flood)
        }
        _ => End::Gone,
    }
}

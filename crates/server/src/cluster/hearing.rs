//! What other servers say, and what is answered.

use folsom_cluster::{Heard, Reply, Topic};
use folsom_protocol::Word;
use folsom_storage::TableId;
use folsom_table::{Actor, Command};

use super::carrier::Far;
use super::far_guests::{Asks, FarGuest};
use super::wire::{self, Answer, Inquiry, Message, Question, Refused, Shout, Unread, Visitor};
use super::{Cluster, pulsing, queueing};
use crate::api::ApiError;
use crate::app::App;
use crate::metrics;
use crate::tables::{Goodbye, Mail, Mailbox, Outbox, Parcel, TableError, Visit};

/// Listens for ever.
pub(super) async fn hear(app: &App, cluster: &Cluster) {
    while let Some(Heard { topic, message, reply }) = cluster.bus.hear().await {
        metrics::heard_others(message.len());
        match (topic, reply) {
            (Topic::Table(key), Some(reply)) => {
                answer(reply, &inquired(app, cluster, TableId::from_bytes(key.0), &message));
            }
            (Topic::Node, Some(reply)) => match wire::read::<Question>(&message) {
                Ok((question, _)) => ask(app, cluster, question, reply),
                Err(unread) => answer(reply, &unreadable(unread)),
            },
            (Topic::Node, None) => match wire::read::<Message>(&message) {
                Ok((told, rest)) => be_told(app, cluster, told, &message[rest..]),
                Err(unread) => drop(unreadable(unread)),
            },
            (Topic::All, _) => match wire::read::<Shout>(&message) {
                Ok((Shout::Alive { node, watched }, _)) => cluster.alive.heard_of(node, watched),
                Ok((Shout::Leaving { node }, _)) => cluster.alive.left(node),
                Ok((Shout::Orphan { table }, _)) => adopt(app, cluster, table),
                Err(unread) => drop(unreadable(unread)),
            },
            (Topic::Table(_), None) => {}
        }
    }
}

fn answer(reply: Reply, answer: &Answer) {
    let bytes = wire::write(answer);
    metrics::told_others(bytes.len());
    reply.send(bytes);
}

fn unreadable(unread: Unread) -> Answer {
    match unread {
        Unread::Later => {
            tracing::warn!("another server speaks a later version; this one should be replaced soon");
            Answer::Later
        }
        Unread::Garbage => {
            tracing::warn!("another server said what can't be understood");
            Answer::NotHere
        }
    }
}

/// Somebody asks about a table.
fn inquired(app: &App, cluster: &Cluster, table: TableId, message: &[u8]) -> Answer {
    let inquiry = match wire::read::<Inquiry>(message) {
        Ok((inquiry, _)) => inquiry,
        Err(unread) => return unreadable(unread),
    };
    let holds = app.tables.holds(table) && !app.stopping.is_cancelled();
    match inquiry {
        Inquiry::Whose if holds => Answer::Here { node: cluster.node() },
        Inquiry::Whose => Answer::NotHere,
        Inquiry::Claim { node, settled } => {
            let ours = if settled {
                // Both have it, and have had it for a while. The log knows who is right, and if both are, it is the lower number.
                let doubt = Mail::Doubt { yields: node < cluster.node() };
                app.tables.try_send(table, doubt).is_ok() && cluster.node() < node
            } else {
                // Whoever has it keeps it. Of two who take it at the same moment it is the lower number's.
                holds || cluster.node() < node
            };
            if ours { Answer::Here { node: cluster.node() } } else { Answer::NotHere }
        }
    }
}

/// Another server asks something.
fn ask(app: &App, cluster: &Cluster, question: Question, reply: Reply) {
    if let Question::Pulse { node, roll } = question {
        cluster.far_guests.heard_of(node);
        let called = roll.map(|roll| cluster.far_guests.call(node, &roll));
        let (unknown, sent, received) = match called {
            Some(called) => {
                called.gone.into_iter().for_each(|gone| pulsing::part(app, gone));
                (called.unknown, called.sent, called.received)
            }
            None => Default::default(),
        };
        return answer(reply, &Answer::Alive { unknown, sent, received });
    }
    let app = app.clone();
    app.tasks.clone().spawn(async move {
        let answered = fulfil(&app, question).await.unwrap_or_else(|error| match error {
            TableError::Elsewhere => Answer::NotHere,
            error => Answer::Refused(ApiError::from(error).into_refused()),
        });
        answer(reply, &answered);
    });
}

async fn fulfil(app: &App, question: Question) -> Result<Answer, TableError> {
    let here = |table| Mailbox::here(app, table);
    match question {
        Question::Join { table, visitor, line } => {
            let cluster = app.cluster.as_ref().ok_or(TableError::Elsewhere)?;
            let Visitor { person, address, device, since, crowded, client } = visitor;
            let visit = Visit { person, address, device, since, crowded, client };
            let far = std::sync::Arc::new(Far::new(line));
            let outbox = Outbox::far(std::sync::Arc::clone(&cluster.carrier), std::sync::Arc::clone(&far));
            let guest = here(table).join(visit, outbox).await?;
            cluster.far_guests.add(line, FarGuest::new(table, guest, far));
            Ok(Answer::Done)
        }
        Question::Close { table } => {
            here(table).command(Actor::Server, Command::Close).await.map(|()| Answer::Done)
        }
        Question::Claim { table, seat: Word(seat), token, person } => {
            here(table).claim(seat, token, person).await.map(|()| Answer::Done)
        }
        Question::Forget { table, person } => here(table).forget(person).await.map(|()| Answer::Done),
        Question::Rename { table, person, name } => {
            here(table).rename(person, name).await.map(|()| Answer::Done)
        }
        Question::Look { table } => here(table).look().await.map(|told| Answer::Table(Box::new(told))),
        Question::Turn { table } => here(table).turn().await.map(Answer::Turn),
        Question::Pulse { .. } => Ok(Answer::NotHere),
    }
}

fn be_told(app: &App, cluster: &Cluster, message: Message, rest: &[u8]) {
    match message {
        Message::Request { line, number, request } => match cluster.far_guests.asks(line, number) {
            Asks::Guest(far_guest) => {
                let mail = Mail::Request { guest: far_guest.guest, request };
                queueing::pass(app, cluster, line, &far_guest, mail);
            }
            // Whoever is there waits for an answer that never comes, unless they come back and ask again.
            Asks::AfterGap(gone) => {
                metrics::gap();
                cluster.carrier.put(&gone.far, Parcel::Goodbye(Goodbye::Stopping));
                pulsing::part(app, gone);
            }
            Asks::Stranger => {}
        },
        Message::Part { line } => {
            if let Some(gone) = cluster.far_guests.remove(line) {
                pulsing::part(app, gone);
            }
        }
        Message::Carry { from, parcels } => {
            for number in cluster.carried.deliver(from, parcels, rest) {
                let line = wire::Line { node: cluster.node(), number };
                cluster.tell(from, &Message::Part { line });
            }
        }
    }
}

/// Looks after a table that another server has let go, if it falls to this one.
fn adopt(app: &App, cluster: &Cluster, table: TableId) {
    if cluster.alive.falls_to_us(table) {
        let app = app.clone();
        app.tasks.clone().spawn(async move {
            if let Err(error) = Mailbox::of(&app, table).look().await {
                tracing::warn!(code = error.code(), %error, "a table could not be taken over");
            }
        });
    }
}

impl ApiError {
    /// The same for another server.
    fn into_refused(self) -> Refused {
        let (status, code, reason, why) = self.into_parts();
        Refused { status: status.as_u16(), code: code.to_owned(), reason, why }
    }
}

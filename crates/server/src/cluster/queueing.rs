//! What guests at other servers want, while their table has more to do than there is room for. Whoever is connected to this server is
//! simply not read any further then. What comes from another has been read already, so it waits here, each guest's in its order; to cut
//! them off instead would let anybody who floods a table from here drive out those who play there.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::far_guests::FarGuest;
use super::wire::Line;
use super::{Cluster, pulsing};
use crate::app::App;
use crate::tables::{Mail, Mailbox, Unsent};

/// So much of one guest may wait: more than a socket may send at once, and in ten seconds after that.
const MOST: usize = 300;

/// What of one guest waits; nothing if nobody sees to it.
#[derive(Clone, Default)]
pub(super) struct Queue(Arc<Mutex<Option<VecDeque<Mail>>>>);

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Option<VecDeque<Mail>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Mail> {
        let mut waiting = self.waiting();
        let next = waiting.as_mut().and_then(VecDeque::pop_front);
        if next.is_none() {
            *waiting = None;
        }
        next
    }
}

/// Passes on what a guest wants, now or as soon as there is room.
pub(super) fn pass(app: &App, cluster: &Cluster, line: Line, guest: &FarGuest, mail: Mail) {
    let mut waiting = guest.queue.waiting();
    if let Some(queue) = waiting.as_mut() {
        if queue.len() < MOST {
            return queue.push_back(mail);
        }
        drop(waiting);
        return end(app, cluster, line);
    }
    match app.tables.try_send(guest.table, mail) {
        Ok(()) => {}
        Err(Unsent::Full(mail)) => {
            *waiting = Some(VecDeque::from([*mail]));
            app.tasks.spawn(pass_the_rest(app.clone(), line, guest.clone()));
        }
        Err(Unsent::Gone) => {
            drop(waiting);
            end(app, cluster, line);
        }
    }
}

async fn pass_the_rest(app: App, line: Line, guest: FarGuest) {
    let mailbox = Mailbox::here(&app, guest.table);
    while let Some(mail) = guest.queue.next() {
        if mailbox.send(mail).await.is_err() {
            if let Some(cluster) = &app.cluster {
                end(&app, cluster, line);
            }
            return;
        }
    }
}

/// The table is gone, or has more to do than it ever can: the other end hears that nothing more comes.
fn end(app: &App, cluster: &Cluster, line: Line) {
    if let Some(gone) = cluster.far_guests.remove(line) {
        cluster.carrier.end(&gone.far);
        pulsing::part(app, gone);
    }
}

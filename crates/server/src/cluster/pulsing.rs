//! Whether the others are still there, and whether what is believed of each other is still so.

use std::collections::HashMap;
use std::time::Duration;

use folsom_cluster::{NodeId, Unanswered};
use futures_util::future::join_all;

use super::Cluster;
use super::far_guests::FarGuest;
use super::wire::{Answer, Question};
use crate::app::App;
use crate::tables::{Mail, Mailbox};

/// How often the servers are asked that have tables of connections here.
const EVERY: Duration = Duration::from_secs(1);
/// So long their answer is waited for.
const PATIENCE: Duration = Duration::from_secs(1);
/// One that was silent so often in a row is gone.
const SILENT: u32 = 2;
/// Every so many times connections are compared.
const ROLL_EVERY: u64 = 4;
/// Whose server was not heard of for so long is gone.
const GONE: Duration = Duration::from_secs(6);
/// After NATS came back everybody needs a moment.
pub(super) const SETTLING: Duration = Duration::from_secs(2);
/// While NATS is gone, so often it is looked into the log whether tables are still this server's.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// Asks the servers that have tables of connections here, for ever.
pub(super) async fn ask_owners(cluster: &Cluster) {
    let mut silent: HashMap<NodeId, u32> = HashMap::new();
    let mut link = cluster.bus.link();
    // Whether something seems to be lost: whoever waits for it should not wait for long.
    let mut in_doubt = false;
    for beat in 0_u64.. {
        let in_trouble = tokio::select! {
            () = tokio::time::sleep(EVERY) => false,
            changed = link.changed() => changed.is_ok(),
        };
        if !cluster.is_reached() {
            continue;
        }
        let with_roll = in_trouble || in_doubt || beat.is_multiple_of(ROLL_EVERY);
        let owners = cluster.carried.owners();
        silent.retain(|owner, _| owners.contains(owner));
        let answers = join_all(owners.iter().map(|owner| pulse(cluster, *owner, with_roll))).await;
        in_doubt = answers.iter().any(|answer| !matches!(answer, Ok(false)));
        for (owner, answer) in owners.into_iter().zip(answers) {
            match answer {
                Ok(_) => {
                    silent.remove(&owner);
                }
                Err(Unanswered::CutOff) => {}
                // They may not have come back yet themselves.
                Err(Unanswered::Nobody) if link.borrow().for_how_long() < SETTLING => {}
                Err(Unanswered::Nobody) => cluster.carried.lose(owner),
                Err(Unanswered::Silent) => {
                    let times = silent.entry(owner).or_default();
                    *times += 1;
                    if *times >= SILENT {
                        cluster.carried.lose(owner);
                    }
                }
            }
        }
    }
}

/// Whether something seems to be lost between the two.
async fn pulse(cluster: &Cluster, owner: NodeId, with_roll: bool) -> Result<bool, Unanswered> {
    // Of those that are about to join nothing may be known there yet.
    let settled = cluster.carried.settled(owner);
    let roll = with_roll.then(|| cluster.carried.to(owner));
    let question = Question::Pulse { node: cluster.node(), roll };
    let Answer::Alive { unknown, sent, received } = cluster.question(owner, &question, PATIENCE).await?
    else {
        return Ok(false);
    };
    let unknown = unknown.into_iter().filter(|number| settled.contains(number));
    unknown.for_each(|number| cluster.carried.dismiss(number));
    Ok(cluster.carried.compare(owner, &sent, &received))
}

/// Parts from guests whose servers are gone, for ever.
pub(super) async fn part_from_the_silent(app: &App, cluster: &Cluster) {
    loop {
        tokio::time::sleep(EVERY).await;
        if cluster.is_reached() {
            for gone in cluster.far_guests.silent_for(GONE) {
                part(app, gone);
            }
        }
    }
}

/// Parts from somebody whose connection has ended.
pub(super) fn part(app: &App, FarGuest { table, guest, far, .. }: FarGuest) {
    far.close();
    let mailbox = Mailbox::of(app, table);
    app.tasks.spawn(async move {
        let _ = mailbox.send(Mail::Part { guest }).await;
    });
}

/// Whenever others may have taken over, that is looked into, for ever.
pub(super) async fn watch_link(app: &App, cluster: &Cluster) {
    let mut link = cluster.bus.link();
    let mut hiccups = app.pulse.hiccups();
    loop {
        let looked = tokio::select! {
            changed = link.changed() => {
                if changed.is_err() {
                    return;
                }
                true
            }
            () = tokio::time::sleep(LOOK_EVERY) => !cluster.is_reached(),
        };
        let now = app.pulse.hiccups();
        if looked || hiccups != now {
            hiccups = now;
            cluster.far_guests.wait_anew();
            cluster.doubt();
        }
    }
}

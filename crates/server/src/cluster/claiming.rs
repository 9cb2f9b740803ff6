//! Says now and then of every table here that it is this server's. If NATS was in two parts for a while, another may have it too, and
//! nobody would ever know of it where nothing is written.

use std::time::Duration;

use folsom_cluster::To;

use super::wire::{self, Answer, Inquiry};
use super::{Cluster, key};
use crate::app::App;
use crate::tables::Mail;

/// How often.
const EVERY: Duration = Duration::from_secs(60);
/// So long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(1);
/// Not all at once.
const APART: Duration = Duration::from_millis(2);

/// Does so for ever.
pub(super) async fn claim_again(app: &App, cluster: &Cluster) {
    loop {
        tokio::time::sleep(EVERY).await;
        for table in app.tables.all() {
            let claim = wire::write(&Inquiry::Claim { node: cluster.node(), settled: true });
            let answer = cluster.ask(To::Table(key(table)), claim, PATIENCE).await;
            if let Ok(Answer::Here { .. }) = answer {
                let _ = app.tables.try_send(table, Mail::Doubt { yields: true });
            }
            tokio::time::sleep(APART).await;
        }
    }
}

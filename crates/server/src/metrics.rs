//! What is counted and measured: every name is here and nowhere else. No label tells who somebody is or which table.

use std::io;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use folsom_bots::Level;
use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;

const CONNECTIONS: &str = "folsom_connections";
const TABLES: &str = "folsom_tables_in_memory";
const TABLES_OPENED: &str = "folsom_tables_opened_total";
const GAMES_RATED: &str = "folsom_games_rated_total";
const TRAINS: &str = "folsom_trains_left_total";
const GAMES_OVER: &str = "folsom_games_over_total";
const ENTRIES: &str = "folsom_entries_total";
const ENTRY_SECONDS: &str = "folsom_entry_stored_seconds";
const MESSAGES_IN: &str = "folsom_messages_received_total";
const MESSAGES_OUT: &str = "folsom_messages_sent_total";
const REFUSED: &str = "folsom_refused_total";
const CUT_OFF: &str = "folsom_cut_off_total";
/// Failures of the storage, by code: `conflict` is an entry that came too late.
pub const STORAGE_ERRORS: &str = "folsom_storage_errors_total";
const BOT_SECONDS: &str = "folsom_bot_decision_seconds";
const BOTS_FAILED: &str = "folsom_bots_failed_total";
const PANICS: &str = "folsom_table_panics_total";
/// Messages to browsers and chat programs, by channel and by what became of them.
pub const NOTIFIED: &str = "folsom_notified_total";
const SERVERS: &str = "folsom_cluster_servers";
const CARRIED: &str = "folsom_cluster_carried_connections";
const TAKEN: &str = "folsom_cluster_tables_taken_total";
/// Tables that were let go, by the reason.
pub const LET_GO: &str = "folsom_cluster_tables_let_go_total";
/// Connections that were closed because a message between servers was lost.
pub const GAPS: &str = "folsom_cluster_gaps_total";
/// Messages to other servers.
pub const TOLD: &str = "folsom_cluster_messages_sent_total";
/// Bytes to other servers.
pub const TOLD_BYTES: &str = "folsom_cluster_bytes_sent_total";
const HEARD: &str = "folsom_cluster_messages_received_total";
const HEARD_BYTES: &str = "folsom_cluster_bytes_received_total";
const ROUND_TRIP_SECONDS: &str = "folsom_cluster_round_trip_seconds";

/// From a tenth of a millisecond to ten seconds.
const BUCKETS: [f64; 12] = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 10.0];

/// How often what was measured is put in order.
const UPKEEP: Duration = Duration::from_secs(5);

/// Begins to count for the whole process. What was counted is written by the handle.
///
/// # Errors
/// If it has begun before.
pub fn install() -> Result<PrometheusHandle, BuildError> {
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BUCKETS)?;
    let handle = builder.install_recorder()?;
    describe_gauge!(CONNECTIONS, "Sockets that are connected");
    describe_gauge!(TABLES, "Tables in memory");
    describe_counter!(TABLES_OPENED, "Tables that were opened");
    describe_counter!(GAMES_RATED, "Rated games whose result was counted");
    describe_counter!(TRAINS, "Trains that left with people who had waited");
    describe_counter!(GAMES_OVER, "Games that were played to their end");
    describe_counter!(ENTRIES, "Entries that were stored");
    describe_histogram!(ENTRY_SECONDS, "How long it took until an entry was durable");
    describe_counter!(MESSAGES_IN, "Messages of clients");
    describe_counter!(MESSAGES_OUT, "Messages to clients");
    describe_counter!(REFUSED, "What was refused, by the code of the reason");
    describe_counter!(CUT_OFF, "Connections that were cut off, by the code of the reason");
    describe_counter!(STORAGE_ERRORS, "Failures of the storage, by code");
    describe_histogram!(BOT_SECONDS, "How long a bot took, waiting included, by level");
    describe_counter!(BOTS_FAILED, "Bots that failed, by level");
    describe_counter!(PANICS, "Tables whose task panicked");
    describe_counter!(
        NOTIFIED,
        "Messages that tell people to come back, by channel and by what became of them"
    );
    describe_gauge!(SERVERS, "Servers of the cluster, as far as this one knows");
    describe_gauge!(CARRIED, "Sockets here whose table is on another server");
    describe_counter!(TAKEN, "Tables that this server took up because no other had them");
    describe_counter!(LET_GO, "Tables that this server let go, by the reason");
    describe_counter!(GAPS, "Connections that were closed because a message between servers was lost");
    describe_counter!(TOLD, "Messages to other servers");
    describe_counter!(TOLD_BYTES, "Bytes to other servers");
    describe_counter!(HEARD, "Messages from other servers");
    describe_counter!(HEARD_BYTES, "Bytes from other servers");
    describe_histogram!(ROUND_TRIP_SECONDS, "How long another server took to answer");
    Ok(handle)
}

/// Serves what was counted, under `/metrics`, for ever.
///
/// # Errors
/// If the listener fails.
pub async fn serve(listener: TcpListener, counted: PrometheusHandle) -> io::Result<()> {
    let housekeeping = counted.clone();
    tokio::spawn(async move {
        let mut ticks = tokio::time::interval(UPKEEP);
        loop {
            ticks.tick().await;
            housekeeping.run_upkeep();
        }
    });
    let page = Router::new().route("/metrics", get(async move || counted.render()));
    axum::serve(listener, page).await
}

pub(crate) fn connections(change: f64) {
    gauge!(CONNECTIONS).increment(change);
}

pub(crate) fn tables_in_memory(count: usize) {
    gauge!(TABLES).set(count as f64);
}

pub(crate) fn table_opened() {
    counter!(TABLES_OPENED).increment(1);
}

pub(crate) fn game_rated() {
    counter!(GAMES_RATED).increment(1);
}

pub(crate) fn train_left() {
    counter!(TRAINS).increment(1);
}

pub(crate) fn game_over() {
    counter!(GAMES_OVER).increment(1);
}

pub(crate) fn entry_stored(took: Duration) {
    counter!(ENTRIES).increment(1);
    histogram!(ENTRY_SECONDS).record(took.as_secs_f64());
}

pub(crate) fn message_received() {
    counter!(MESSAGES_IN).increment(1);
}

pub(crate) fn messages_sent(count: usize) {
    counter!(MESSAGES_OUT).increment(count as u64);
}

/// The code must be one of ours, never something a client has written.
pub(crate) fn refused(code: &'static str) {
    counter!(REFUSED, "code" => code).increment(1);
}

pub(crate) fn cut_off(code: &'static str) {
    counter!(CUT_OFF, "code" => code).increment(1);
}

pub(crate) fn storage_failed(code: &'static str) {
    counter!(STORAGE_ERRORS, "code" => code).increment(1);
}

pub(crate) fn bot_decided(level: Level, took: Duration) {
    histogram!(BOT_SECONDS, "level" => level.name()).record(took.as_secs_f64());
}

pub(crate) fn table_panicked() {
    counter!(PANICS).increment(1);
}

pub(crate) fn notified(channel: &'static str, code: &'static str) {
    counter!(NOTIFIED, "channel" => channel, "code" => code).increment(1);
}

pub(crate) fn servers(count: usize) {
    gauge!(SERVERS).set(count as f64);
}

pub(crate) fn carried(count: usize) {
    gauge!(CARRIED).set(count as f64);
}

pub(crate) fn taken() {
    counter!(TAKEN).increment(1);
}

pub(crate) fn let_go(why: &'static str) {
    counter!(LET_GO, "why" => why).increment(1);
}

pub(crate) fn gap() {
    counter!(GAPS).increment(1);
}

pub(crate) fn told_others(bytes: usize) {
    counter!(TOLD).increment(1);
    counter!(TOLD_BYTES).increment(bytes as u64);
}

pub(crate) fn heard_others(bytes: usize) {
    counter!(HEARD).increment(1);
    counter!(HEARD_BYTES).increment(bytes as u64);
}

pub(crate) fn round_trip(took: Duration) {
    histogram!(ROUND_TRIP_SECONDS).record(took.as_secs_f64());
}

pub(crate) fn bot_failed(level: Level) {
    counter!(BOTS_FAILED, "level" => level.name()).increment(1);
}

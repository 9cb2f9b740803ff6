//! How a server is set up: where it listens and what it puts up with. Where the values come from is not decided here.

use std::time::Duration;

use folsom_push::Reach;

/// How a server is set up.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Where browsers find it, such as `https://folsom.example`, if that is not where it listens: pages from there may talk to
    /// it, and over `https` cookies are never sent in the clear.
    pub public_url: Option<String>,
    /// A proxy stands in front: it is believed about the addresses of clients (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// How many decisions of searching bots are made at the same time.
    pub thinkers: usize,
    /// How long those who are connected are waited for when the server stops.
    pub shutdown_grace: Duration,
    /// Where messages may go that tell people to come back. Only tests send to their own computer.
    pub reach: Reach,
    /// Whether anybody may set the clock forward. Only tests may.
    pub clock_may_skip: bool,
    /// What it puts up with.
    pub limits: Limits,
}

/// What a server puts up with. Whoever goes beyond gets a clear answer, or is cut off.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections to tables from one address.
    pub connections_per_address: usize,
    /// Connections to one table; those who play there get in all the same.
    pub visitors_per_table: usize,
    /// Requests a second from one address; four times as many at once.
    pub requests_per_second: u32,
    /// Messages a second on one connection; four times as many at once.
    pub messages_per_second: u32,
    /// How long a message of a client may be, in bytes.
    pub message_bytes: usize,
    /// Tables of one host that are not over.
    pub tables_per_host: usize,
    /// Tables that were opened from one address and are not over.
    pub tables_per_address: usize,
    /// New tables a minute from one address.
    pub new_tables_per_minute: u32,
    /// Lines a minute that are said at one table by those who play, and as many by the others.
    pub lines_per_table: u32,
    /// Lines a minute that are said from one address, at all tables.
    pub lines_per_address: u32,
    /// Subscriptions and webhooks a minute from one address.
    pub subscriptions_per_minute: u32,
    /// People who wait for a train, in all.
    pub waiting: usize,
    /// People who wait for a train from one address.
    pub waiting_per_address: usize,
    /// So many a minute may begin to wait for a train, from one address.
    pub waits_per_minute: u32,
    /// Who waits for a train and is not heard of for so long waits no longer.
    pub waiting_silence: Duration,
    /// Tables that are not over, in all.
    pub tables: usize,
    /// After a start nothing is closed or removed for so long: whoever could not come may come back first.
    pub settling: Duration,
    /// How long an open table may stand still before it is closed. Like all that follow it is counted while the server runs.
    pub open_table_age: Duration,
    /// How long a running table may stand still before it is closed.
    pub running_table_age: Duration,
    /// How long a table is kept after its game, if not for ever.
    pub finished_table_age: Option<Duration>,
    /// How long what was said at a table is kept after its game.
    pub finished_talk_age: Duration,
    /// How long a table without anybody stays in memory.
    pub idle: Duration,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            public_url: None,
            behind_proxy: false,
            // One core stays free for those who don't think.
            thinkers: cores.saturating_sub(1).max(1),
            shutdown_grace: Duration::from_secs(10),
            reach: Reach::Public,
            clock_may_skip: false,
            limits: Limits::default(),
        }
    }
}

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 50_000,
            connections_per_address: 100,
            visitors_per_table: 500,
            requests_per_second: 50,
            messages_per_second: 20,
            message_bytes: 8 * 1024,
            tables_per_host: 20,
            tables_per_address: 100,
            new_tables_per_minute: 20,
            lines_per_table: 120,
            lines_per_address: 60,
            subscriptions_per_minute: 30,
            waiting: 1_000,
            waiting_per_address: 6,
            waits_per_minute: 20,
            waiting_silence: Duration::from_secs(30),
            tables: 20_000,
            settling: HOUR,
            open_table_age: 24 * HOUR,
            running_table_age: 14 * DAY,
            finished_table_age: None,
            finished_talk_age: 30 * DAY,
            idle: Duration::from_secs(60),
        }
    }
}

impl Limits {
    /// No limit that a test or a benchmark on one's own machine would run into.
    #[must_use]
    pub fn lenient() -> Self {
        Self {
            connections: 1_000_000,
            connections_per_address: 1_000_000,
            requests_per_second: 1_000_000,
            messages_per_second: 1_000_000,
            tables_per_host: 1_000_000,
            tables_per_address: 1_000_000,
            new_tables_per_minute: 1_000_000,
            lines_per_table: 1_000_000,
            lines_per_address: 1_000_000,
            subscriptions_per_minute: 1_000_000,
            waiting_per_address: 1_000_000,
            waits_per_minute: 1_000_000,
            tables: 1_000_000,
            settling: Duration::ZERO,
            ..Self::default()
        }
    }
}

//! What can be set: by a flag, by a variable of the environment, or in a file, in this order.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use folsom_server::bus::NatsOptions;
use folsom_server::{Config, Limits};
use serde::Deserialize;

use crate::database::Database;
use crate::failure::Failure;

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: an object a line.
    Json,
}

/// All that can be set. What is not given is not known here: a file may say it, or it is as usual.
#[derive(Args, Deserialize, Default)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct Settings {
    /// A file with settings, in TOML: each flag below without its dashes, such as `listen = "0.0.0.0:1899"`
    #[arg(long, env = "FOLSOM_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    config: Option<PathBuf>,

    /// Where to listen [default: 127.0.0.1:1899]
    #[arg(long, env = "FOLSOM_LISTEN", value_name = "ADDRESS")]
    listen: Option<SocketAddr>,

    /// The file that tables are kept in, made if it is not there; or a PostgreSQL: postgres://… [default: folsom.db]
    #[arg(long, env = "FOLSOM_DATABASE", value_name = "FILE or URL", value_parser = Database::parser())]
    // There may be a password in it.
    #[arg(hide_env_values = true)]
    database: Option<Database>,

    /// NATS, over which several servers on one PostgreSQL reach each other: nats://user:password@host:4222 [default: one server]
    #[arg(long, env = "FOLSOM_CLUSTER", value_name = "URL", hide_env_values = true)]
    cluster: Option<String>,

    /// A file with credentials for NATS (.creds), instead of a user and a password
    #[arg(long, env = "FOLSOM_CLUSTER_CREDENTIALS", value_name = "FILE")]
    cluster_credentials: Option<PathBuf>,

    /// A file with the certificates of those who vouch for NATS, if this computer does not know them; the connection is then encrypted
    #[arg(long, env = "FOLSOM_CLUSTER_AUTHORITY", value_name = "FILE")]
    cluster_authority: Option<PathBuf>,

    /// A certificate for NATS, if it wants one
    #[arg(long, env = "FOLSOM_CLUSTER_CERTIFICATE", value_name = "FILE")]
    cluster_certificate: Option<PathBuf>,

    /// The key of that certificate
    #[arg(long, env = "FOLSOM_CLUSTER_KEY", value_name = "FILE")]
    cluster_key: Option<PathBuf>,

    /// How large that file may become, in megabytes [default: as large as the disk]
    #[arg(long, env = "FOLSOM_MAX_DATABASE_MB", value_name = "MB")]
    max_database_mb: Option<u64>,

    /// Where browsers find the server if a proxy stands in front, such as `https://folsom.example`
    #[arg(long, env = "FOLSOM_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,

    /// Believe the proxy in front about the addresses of clients (X-Forwarded-For)
    #[arg(long, env = "FOLSOM_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true", value_name = "BOOL")]
    behind_proxy: Option<bool>,

    /// Where to serve metrics for Prometheus, under /metrics [default: nowhere]
    #[arg(long, env = "FOLSOM_METRICS_LISTEN", value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,

    /// What to log: error, warn, info, debug, or a filter such as warn,folsom_server=debug [default: info]
    #[arg(long, env = "FOLSOM_LOG", value_name = "FILTER")]
    log: Option<String>,

    /// How to write the log [default: text]
    #[arg(long, env = "FOLSOM_LOG_FORMAT", value_name = "FORMAT")]
    log_format: Option<LogFormat>,

    /// How many strong bots may think at the same time [default: one less than there are cores]
    #[arg(long, env = "FOLSOM_THINKERS", value_name = "N")]
    thinkers: Option<usize>,

    /// Connections in all [default: 50000]
    #[arg(long, env = "FOLSOM_CONNECTIONS", value_name = "N", help_heading = "Limits")]
    connections: Option<usize>,

    /// Connections to tables from one address [default: 100]
    #[arg(long, env = "FOLSOM_CONNECTIONS_PER_ADDRESS", value_name = "N", help_heading = "Limits")]
    connections_per_address: Option<usize>,

    /// Requests a second from one address [default: 50]
    #[arg(long, env = "FOLSOM_REQUESTS_PER_SECOND", value_name = "N", help_heading = "Limits")]
    requests_per_second: Option<u32>,

    /// Messages a second on one connection [default: 20]
    #[arg(long, env = "FOLSOM_MESSAGES_PER_SECOND", value_name = "N", help_heading = "Limits")]
    messages_per_second: Option<u32>,

    /// Tables of one host that are not over [default: 20]
    #[arg(long, env = "FOLSOM_TABLES_PER_HOST", value_name = "N", help_heading = "Limits")]
    tables_per_host: Option<usize>,

    /// Tables that were opened from one address and are not over [default: 100]
    #[arg(long, env = "FOLSOM_TABLES_PER_ADDRESS", value_name = "N", help_heading = "Limits")]
    tables_per_address: Option<usize>,

    /// New tables a minute from one address [default: 20]
    #[arg(long, env = "FOLSOM_NEW_TABLES_PER_MINUTE", value_name = "N", help_heading = "Limits")]
    new_tables_per_minute: Option<u32>,

    /// People who wait for a train from one address [default: 6]
    #[arg(long, env = "FOLSOM_WAITING_PER_ADDRESS", value_name = "N", help_heading = "Limits")]
    waiting_per_address: Option<usize>,

    /// People a minute who begin to wait for a train from one address [default: 20]
    #[arg(long, env = "FOLSOM_WAITS_PER_MINUTE", value_name = "N", help_heading = "Limits")]
    waits_per_minute: Option<u32>,

    /// Lines a minute that are said at one table by its players, and as many by the others [default: 120]
    #[arg(long, env = "FOLSOM_LINES_PER_TABLE", value_name = "N", help_heading = "Limits")]
    lines_per_table: Option<u32>,

    /// Lines a minute that are said from one address [default: 60]
    #[arg(long, env = "FOLSOM_LINES_PER_ADDRESS", value_name = "N", help_heading = "Limits")]
    lines_per_address: Option<u32>,

    /// Subscriptions and webhooks a minute from one address [default: 30]
    #[arg(long, env = "FOLSOM_SUBSCRIPTIONS_PER_MINUTE", value_name = "N", help_heading = "Limits")]
    subscriptions_per_minute: Option<u32>,

    /// Tables that are not over, in all [default: 20000]
    #[arg(long, env = "FOLSOM_TABLES", value_name = "N", help_heading = "Limits")]
    tables: Option<usize>,

    /// Close a table that has not begun after so many hours without a change [default: 24]
    #[arg(long, env = "FOLSOM_OPEN_TABLE_HOURS", value_name = "HOURS", help_heading = "Limits")]
    open_table_hours: Option<u64>,

    /// Close a running table after so many hours without a change [default: 336]
    #[arg(long, env = "FOLSOM_RUNNING_TABLE_HOURS", value_name = "HOURS", help_heading = "Limits")]
    running_table_hours: Option<u64>,

    /// Forget a finished game after so many days [default: never]
    #[arg(long, env = "FOLSOM_FINISHED_TABLE_DAYS", value_name = "DAYS", help_heading = "Limits")]
    finished_table_days: Option<u64>,

    /// Forget what was said at a table so many days after its game [default: 30]
    #[arg(long, env = "FOLSOM_FINISHED_TALK_DAYS", value_name = "DAYS", help_heading = "Limits")]
    finished_talk_days: Option<u64>,
}

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;

impl Settings {
    /// These settings, and where they say nothing those of their file.
    pub(super) fn with_file(self) -> Result<Self, Failure> {
        let Some(path) = &self.config else { return Ok(self) };
        let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, error))?;
        let file: Self = toml::from_str(&text).map_err(|error| {
            Failure::Usage(format!("{}: {}", path.display(), error.to_string().trim_end()))
        })?;
        Ok(self.or(file))
    }

    fn or(self, other: Self) -> Self {
        Self {
            config: self.config.or(other.config),
            listen: self.listen.or(other.listen),
            database: self.database.or(other.database),
            cluster: self.cluster.or(other.cluster),
            cluster_credentials: self.cluster_credentials.or(other.cluster_credentials),
            cluster_authority: self.cluster_authority.or(other.cluster_authority),
            cluster_certificate: self.cluster_certificate.or(other.cluster_certificate),
            cluster_key: self.cluster_key.or(other.cluster_key),
            max_database_mb: self.max_database_mb.or(other.max_database_mb),
            public_url: self.public_url.or(other.public_url),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            metrics_listen: self.metrics_listen.or(other.metrics_listen),
            log: self.log.or(other.log),
            log_format: self.log_format.or(other.log_format),
            thinkers: self.thinkers.or(other.thinkers),
            connections: self.connections.or(other.connections),
            connections_per_address: self.connections_per_address.or(other.connections_per_address),
            requests_per_second: self.requests_per_second.or(other.requests_per_second),
            messages_per_second: self.messages_per_second.or(other.messages_per_second),
            tables_per_host: self.tables_per_host.or(other.tables_per_host),
            tables_per_address: self.tables_per_address.or(other.tables_per_address),
            new_tables_per_minute: self.new_tables_per_minute.or(other.new_tables_per_minute),
            waiting_per_address: self.waiting_per_address.or(other.waiting_per_address),
            waits_per_minute: self.waits_per_minute.or(other.waits_per_minute),
            lines_per_table: self.lines_per_table.or(other.lines_per_table),
            lines_per_address: self.lines_per_address.or(other.lines_per_address),
            subscriptions_per_minute: self.subscriptions_per_minute.or(other.subscriptions_per_minute),
            tables: self.tables.or(other.tables),
            open_table_hours: self.open_table_hours.or(other.open_table_hours),
            running_table_hours: self.running_table_hours.or(other.running_table_hours),
            finished_table_days: self.finished_table_days.or(other.finished_table_days),
            finished_talk_days: self.finished_talk_days.or(other.finished_talk_days),
        }
    }

    pub(super) fn listen(&self) -> SocketAddr {
        self.listen.unwrap_or(SocketAddr::from(([127, 0, 0, 1], 1899)))
    }

    pub(super) fn database(&self) -> Database {
        self.database.clone().unwrap_or_else(|| Database::File("folsom.db".into()))
    }

    /// How the other servers are reached, if there are to be any. They need a database that all of them can reach.
    pub(super) fn cluster(&self, database_is_shared: bool) -> Result<Option<NatsOptions>, Failure> {
        let wrong = |text: &str| Err(Failure::Usage(text.to_owned()));
        let Some(addresses) = &self.cluster else {
            let about_it = [
                &self.cluster_credentials,
                &self.cluster_authority,
                &self.cluster_certificate,
                &self.cluster_key,
            ];
            return if about_it.iter().any(|file| file.is_some()) {
                wrong("--cluster-… tells how NATS is reached, so --cluster has to say where it is")
            } else {
                Ok(None)
            };
        };
        if !database_is_shared {
            return wrong("--cluster needs a database that all servers share: --database postgres://…");
        }
        let certificate = match (&self.cluster_certificate, &self.cluster_key) {
            (Some(certificate), Some(key)) => Some((certificate.clone(), key.clone())),
            (None, None) => None,
            _ => return wrong("--cluster-certificate and --cluster-key belong together"),
        };
        Ok(Some(NatsOptions {
            addresses: addresses.clone(),
            credentials: self.cluster_credentials.clone(),
            authority: self.cluster_authority.clone(),
            certificate,
            ..NatsOptions::default()
        }))
    }

    pub(super) fn max_database_bytes(&self) -> Option<u64> {
        self.max_database_mb.map(|mb| mb.saturating_mul(1_000_000))
    }

    pub(super) fn metrics_listen(&self) -> Option<SocketAddr> {
        self.metrics_listen
    }

    pub(super) fn log(&self) -> &str {
        self.log.as_deref().unwrap_or("info")
    }

    pub(super) fn log_format(&self) -> LogFormat {
        self.log_format.unwrap_or_default()
    }

    pub(super) fn config(&self) -> Config {
        let usual = Config::default();
        Config {
            public_url: self.public_url.clone(),
            behind_proxy: self.behind_proxy.unwrap_or(usual.behind_proxy),
            thinkers: self.thinkers.unwrap_or(usual.thinkers),
            limits: self.limits(usual.limits),
            ..usual
        }
    }

    fn limits(&self, usual: Limits) -> Limits {
        let hours = |hours: u64| Duration::from_secs(hours.saturating_mul(HOUR));
        let days = |days: u64| Duration::from_secs(days.saturating_mul(DAY));
        Limits {
            connections: self.connections.unwrap_or(usual.connections),
            connections_per_address: self.connections_per_address.unwrap_or(usual.connections_per_address),
            requests_per_second: self.requests_per_second.unwrap_or(usual.requests_per_second),
            messages_per_second: self.messages_per_second.unwrap_or(usual.messages_per_second),
            tables_per_host: self.tables_per_host.unwrap_or(usual.tables_per_host),
            tables_per_address: self.tables_per_address.unwrap_or(usual.tables_per_address),
            new_tables_per_minute: self.new_tables_per_minute.unwrap_or(usual.new_tables_per_minute),
            waiting_per_address: self.waiting_per_address.unwrap_or(usual.waiting_per_address),
            waits_per_minute: self.waits_per_minute.unwrap_or(usual.waits_per_minute),
            lines_per_table: self.lines_per_table.unwrap_or(usual.lines_per_table),
            lines_per_address: self.lines_per_address.unwrap_or(usual.lines_per_address),
            subscriptions_per_minute: self
                .subscriptions_per_minute
                .unwrap_or(usual.subscriptions_per_minute),
            tables: self.tables.unwrap_or(usual.tables),
            open_table_age: self.open_table_hours.map_or(usual.open_table_age, hours),
            running_table_age: self.running_table_hours.map_or(usual.running_table_age, hours),
            finished_table_age: self.finished_table_days.map(days).or(usual.finished_table_age),
            finished_talk_age: self.finished_talk_days.map_or(usual.finished_talk_age, days),
            ..usual
        }
    }
}

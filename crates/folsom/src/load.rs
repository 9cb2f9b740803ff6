//! `folsom load`: how much a server can take. Tables full of people who decide as fast as they are allowed to, over real
//! connections, with everything stored.

mod bar;
mod check;
mod counted;
mod crowd;
mod files;
mod json;
mod message;
mod party;
mod playing;
mod process;
mod report;
mod server;
mod table;
mod times;
mod wire;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args as ClapArgs;
use folsom_client::ClientError;

use self::report::Report;
use self::server::Server;
use crate::database::Database;
use crate::failure::Failure;

/// Measure how much a server can take: how many choices a second, how fast, with how much memory
///
/// At every table four people with a connection each make random choices. A server is started for it, with a database of
/// its own on the disk, and in the end every choice that it acknowledged must be found there.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// At how many tables people play at the same time
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = clap::value_parser!(u16).range(0..=5000))]
    tables: u16,

    /// For how long
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = parse_seconds)]
    seconds: f64,

    /// How many choices a second are made at all tables together; as many as can be if not given
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pace: Option<u32>,

    /// At how many more tables four people sit connected, and wait
    #[arg(long, value_name = "NUMBER", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=5000))]
    open: u16,

    /// Print an object instead of a table
    #[arg(long)]
    json: bool,

    /// A server that runs on this computer already, such as http://127.0.0.1:1899; it must put up with all that
    #[arg(long, value_name = "URL", value_parser = parse_server)]
    server: Option<SocketAddr>,

    /// In which folder the database is made, and removed in the end; it should be on a disk
    #[arg(long, value_name = "FOLDER", default_value_os_t = std::env::temp_dir())]
    folder: PathBuf,

    /// A database of PostgreSQL to be used instead, postgres://…; it must have no tables, and keeps those that are made
    #[arg(long, value_name = "URL", value_parser = Database::parser(), conflicts_with = "server")]
    database: Option<Database>,

    /// How many servers are started on that database; the four of a table are connected to different ones
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "cluster", value_parser = clap::value_parser!(u16).range(1..=16))]
    nodes: u16,

    /// NATS, over which they reach each other: nats://…
    #[arg(long, value_name = "URL", requires = "database")]
    cluster: Option<String>,
}

/// What a server answers to whoever has reached a limit.
const TOO_MANY: u16 = 429;

/// How long a server is left alone before its memory is looked at.
const SETTLING: Duration = Duration::from_secs(1);

fn parse_seconds(text: &str) -> Result<f64, &'static str> {
    let seconds = text.parse().ok().filter(|seconds| (0.1..=600.0).contains(seconds));
    seconds.ok_or("a number of seconds from 0.1 to 600")
}

/// Only on this computer: load that is not asked for is an attack.
fn parse_server(text: &str) -> Result<SocketAddr, &'static str> {
    let address = text.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
    let address: Option<SocketAddr> = address.and_then(|address| address.parse().ok());
    let local = address.filter(|address| address.ip().is_loopback());
    local.ok_or("only a server on this computer is put under load, such as http://127.0.0.1:1899")
}

/// Measures, prints, and fails if a choice that was acknowledged is not stored.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    files::allow(args)?;
    // One thread: the server needs the others.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let server = runtime.block_on(Server::start(args))?;
    let report = runtime.block_on(measure(args, server))?;
    let mut out = anstream::stdout().lock();
    if args.json { json::print(&mut out, &report) } else { table::print(&mut out, &report) }
}

async fn measure(args: &Args, mut server: Server) -> Result<Report, Failure> {
    let start = server.usage();
    let idle = crowd::gather(&server.addresses, args.open.into(), "tables to wait at").await?.wait();
    if args.open > 0 {
        tokio::time::sleep(SETTLING).await;
    }
    let waiting = server.usage();
    let players = crowd::gather(&server.addresses, args.tables.into(), "tables to play at").await?;
    let (begin, said) = (server.usage(), server.counted().await?);
    let played = players.play(Duration::from_secs_f64(args.seconds), args.pace).await?;
    let (end, said_at_end) = (server.usage(), server.counted().await?);
    idle.check()?;
    let stored = server.kill_and_count(&played.ledger).await?;
    let said = said_at_end.zip(said).map(|(end, begin)| end - begin);
    Ok(Report::new(args, [start, waiting, begin, end], played, said, stored))
}

impl From<ClientError> for Failure {
    fn from(error: ClientError) -> Self {
        let hint = match error {
            ClientError::Refused { status: TOO_MANY, .. } => server::how_to_raise_limits(),
            _ => String::new(),
        };
        Self::Unmet(format!("the load broke off: {error}{hint}"))
    }
}

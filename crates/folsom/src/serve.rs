//! `folsom serve`: tables for people and bots, until somebody stops it.

mod cluster;
mod files;
mod logs;
mod pages;
mod settings;
mod supervisor;

use std::io::Write;
use std::net::SocketAddr;

use clap::Args as ClapArgs;
use folsom_server::{Config, Reach, Server, metrics};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use self::settings::Settings;
use crate::database::{Database, Opened};
use crate::failure::Failure;

/// Serve tables for people and bots
#[derive(ClapArgs)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,

    /// How far the clock of this computer is wrong, in milliseconds: for tests of servers whose clocks differ
    #[arg(long, value_name = "MS", hide = true, allow_negative_numbers = true, default_value_t = 0)]
    clock_wrong_by: i64,

    /// Let messages go to this computer, also in the clear: for tests
    #[arg(long, hide = true)]
    send_anywhere: bool,

    /// Let anybody set the clock forward: for tests of games that last for days
    #[arg(long, hide = true)]
    clock_may_skip: bool,
}

/// Sets everything up and serves until the process is told to stop.
pub(crate) fn run(args: Args) -> Result<(), Failure> {
    folsom_server::jump(args.clock_wrong_by);
    let settings = args.settings.with_file()?;
    logs::begin(&settings)?;
    files::allow_all();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let reach = if args.send_anywhere { Reach::Loopback } else { Reach::Public };
    let config = Config { reach, clock_may_skip: args.clock_may_skip, ..settings.config() };
    runtime.block_on(serve(&settings, config))
}

async fn serve(settings: &Settings, config: Config) -> Result<(), Failure> {
    let database = settings.database();
    let others = settings.cluster(matches!(database, Database::Postgres(_)))?;
    let Opened { storage, place } = database.open(settings.max_database_bytes()).await?;
    let failed = |error: &dyn std::fmt::Display| Failure::Unmet(format!("{place}: {error}"));
    let server = match others {
        Some(options) => {
            let bus = cluster::reach(options, &*storage).await?;
            Server::among_others(storage, config, pages::PAGES, bus).await
        }
        None => Server::with_pages(storage, config, pages::PAGES).await,
    };
    let server = server.map_err(|error| failed(&error))?;
    let listener = listen(settings.listen()).await?;
    let counted = match settings.metrics_listen() {
        Some(address) => Some(count(address).await?),
        None => None,
    };
    // Whoever has been told where it is may want it to stop.
    let stop = stop_signal()?;
    let address = listener.local_addr()?;
    announce(address, counted, &place)?;
    supervisor::ready(address);
    let stop = async {
        stop.await;
        supervisor::stopping();
    };
    server.run(listener, stop).await.map_err(|error| failed(&error))
}

/// Begins to count, and tells where what was counted is to be found.
async fn count(address: SocketAddr) -> Result<SocketAddr, Failure> {
    let counted = metrics::install().map_err(|error| Failure::Unmet(error.to_string()))?;
    let listener = listen(address).await?;
    let address = listener.local_addr()?;
    tokio::spawn(metrics::serve(listener, counted));
    Ok(address)
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Failure> {
    let bound = TcpListener::bind(address).await;
    bound.map_err(|error| Failure::Unmet(format!("{address} can't be listened on: {error}")))
}

/// Says where it is to be found. Whoever has started it as a program reads the first line.
fn announce(address: SocketAddr, counted: Option<SocketAddr>, place: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    writeln!(out, "Folsom is at http://{address}")?;
    if let Some(address) = counted {
        writeln!(out, "What it counts is at http://{address}/metrics")?;
    }
    writeln!(out, "Tables are kept in {place}. Press Ctrl-C to stop.")?;
    out.flush()?;
    Ok(())
}

/// Ready when the process is asked to end.
fn stop_signal() -> Result<impl Future<Output = ()>, Failure> {
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

//! How many durable appends there are in a second, and how long each takes, with many tables that each wait for their own, in SQLite
//! and in a PostgreSQL that is started for it:
//! `cargo run --release -p folsom-storage --example appends -- --tables 200 --seconds 3`

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Parser, ValueEnum};
use folsom_storage::{
    Append, Listing, Memory, NewTable, Postgres, PostgresOptions, Progress, Sqlite, SqliteOptions, Storage,
    TableId, Timestamp,
};
use tokio::task::JoinSet;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Measures appends to logs in a new file of SQLite and in a new PostgreSQL, or in memory.
#[derive(Parser)]
struct Arguments {
    /// How many tables append at the same time
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// For how long
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// How long an entry is
    #[arg(long, default_value_t = 200)]
    bytes: usize,
    /// In which folder the file of SQLite is made, and removed in the end
    #[arg(long, default_value_os_t = std::env::temp_dir())]
    folder: PathBuf,
    /// Where: sqlite, postgres or memory
    #[arg(long, value_delimiter = ',', default_value = "sqlite,postgres")]
    engines: Vec<Engine>,
    /// How often, in turns
    #[arg(long, default_value_t = 1)]
    rounds: usize,
}

#[derive(Clone, Copy, ValueEnum)]
enum Engine {
    Sqlite,
    Postgres,
    Memory,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let arguments = Arguments::parse();
    println!(
        "{:<10} {:>8} {:>8} {:>10} {:>12} {:>9} {:>9} {:>9}",
        "", "tables", "bytes", "appends", "appends/s", "p50 ms", "p99 ms", "max ms"
    );
    for _ in 0..arguments.rounds {
        for &engine in &arguments.engines {
            match engine {
                Engine::Memory => measure("memory", Arc::new(Memory::new()), &arguments).await?,
                Engine::Sqlite => {
                    let folder = tempfile::tempdir_in(&arguments.folder)?;
                    let path = folder.path().join("appends.sqlite");
                    let storage = Sqlite::open(path, SqliteOptions::default()).await?;
                    measure("sqlite", Arc::new(storage), &arguments).await?;
                }
                Engine::Postgres => {
                    let database = folsom_testbed::Postgres::shared().database();
                    let storage = Postgres::open(&database.url(), PostgresOptions::default()).await?;
                    measure("postgres", Arc::new(storage), &arguments).await?;
                }
            }
        }
    }
    Ok(())
}

async fn measure(name: &str, storage: Arc<dyn Storage>, arguments: &Arguments) -> Result<(), Failure> {
    let ids = create_tables(&storage, arguments.tables).await?;
    let begin = Instant::now();
    let until = begin + Duration::from_secs_f64(arguments.seconds);
    let mut tasks = JoinSet::new();
    for &table in &ids {
        tasks.spawn(append_until(storage.clone(), table, "x".repeat(arguments.bytes), until));
    }
    let mut times = Vec::new();
    while let Some(finished) = tasks.join_next().await {
        times.extend(finished??);
    }
    let elapsed = begin.elapsed();
    check_lengths(&storage, &ids, times.len()).await?;
    report(name, arguments, &mut times, elapsed);
    Ok(storage.close().await?)
}

async fn create_tables(storage: &Arc<dyn Storage>, count: usize) -> Result<Vec<TableId>, Failure> {
    let mut tasks = JoinSet::new();
    for _ in 0..count {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        let (storage, table) = (storage.clone(), TableId::from_bytes(bytes));
        tasks.spawn(async move {
            let listing =
                Listing { public: true, summary: "a table".into(), ..Listing::new(Progress::Running) };
            let at = Timestamp::now();
            let new = NewTable { table, entries: vec!["first".into()], listing, origin: None, at };
            storage.create(new).await.map(|()| table)
        });
    }
    let mut ids = Vec::with_capacity(count);
    while let Some(created) = tasks.join_next().await {
        ids.push(created??);
    }
    Ok(ids)
}

async fn append_until(
    storage: Arc<dyn Storage>,
    table: TableId,
    entry: String,
    until: Instant,
) -> Result<Vec<Duration>, Failure> {
    let mut times = Vec::new();
    while Instant::now() < until {
        let expected = times.len() as u64 + 1;
        let append = Append { table, expected, entry: entry.clone(), listing: None, at: Timestamp::now() };
        let begin = Instant::now();
        storage.append(append).await?;
        times.push(begin.elapsed());
    }
    Ok(times)
}

/// A figure counts only if everything that it counts is there.
async fn check_lengths(storage: &Arc<dyn Storage>, ids: &[TableId], appends: usize) -> Result<(), Failure> {
    let mut found = 0;
    for &id in ids {
        found += storage.load(id, 1).await?.len();
    }
    if found == appends { Ok(()) } else { Err(format!("{appends} appends, but {found} entries").into()) }
}

fn report(name: &str, arguments: &Arguments, times: &mut [Duration], elapsed: Duration) {
    times.sort_unstable();
    let millis = |percent: usize| {
        let time = times.get(times.len() * percent / 100).or(times.last());
        time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!(
        "{name:<10} {:>8} {:>8} {:>10} {:>12.0} {:>9.2} {:>9.2} {:>9.2}",
        arguments.tables,
        arguments.bytes,
        times.len(),
        times.len() as f64 / elapsed.as_secs_f64(),
        millis(50),
        millis(99),
        millis(100),
    );
}

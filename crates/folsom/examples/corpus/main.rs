//! Games to be kept for ever: `make corpus NAME=2` plays some of every preset at a real server, with people and bots, and keeps the
//! logs as they stand in the database, the records as they are downloaded, and how each game ended. What was kept once is never
//! written again. `docs/changing-rules.md` tells what for.

mod games;
mod people;

use std::error::Error;
use std::fs::{create_dir_all, write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use folsom_client::Visitor;
use folsom_server::{Config, Limits, Server};
use folsom_storage::{Sqlite, SqliteOptions, Storage};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use self::games::Kind;

pub(crate) type Outcome<T = ()> = Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Outcome {
    let name = std::env::args().nth(1).filter(|name| !name.is_empty() && !name.contains(['/', '.']));
    let name = name.ok_or("what shall it be called? The name is that of a folder in `corpus`")?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(&name);
    if folder.exists() {
        return Err(format!("corpus/{name} is there already, and stays as it is").into());
    }

    let scratch = tempfile::tempdir()?;
    let storage = Sqlite::open(scratch.path().join("folsom.db"), SqliteOptions::default()).await?;
    let storage: Arc<dyn Storage> = Arc::new(storage);
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let config = Config { limits: Limits::lenient(), ..Config::default() };
    let server = Server::new(Arc::clone(&storage), config).await?;
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(listener, async move { drop(stopped.await) }));

    let mut kept = Vec::new();
    for (number, kind) in games::all().into_iter().enumerate() {
        println!("{}", kind.name);
        kept.push(play(address, &*storage, kind, number as u64).await?);
    }
    let _ = stop.send(());
    running.await??;
    keep(&folder, &kept)
}

/// A game that was played.
struct Kept {
    name: String,
    log: Vec<String>,
    record: String,
}

async fn play(address: SocketAddr, storage: &dyn Storage, kind: Kind, number: u64) -> Outcome<Kept> {
    let id = people::play(address, &kind.setup, number).await?;
    let path = format!("/api/tables/{id}/record");
    let record = Visitor::new(address).await?.request("GET".parse()?, &path, None).await?.body;
    Ok(Kept { name: kind.name, log: storage.load(id.parse()?, 0).await?, record })
}

fn keep(folder: &PathBuf, games: &[Kept]) -> Outcome {
    create_dir_all(folder)?;
    let mut outcomes = String::new();
    for Kept { name, log, record } in games {
        let result = record.lines().last().and_then(|line| line.strip_prefix("result: "));
        let result = result.ok_or_else(|| format!("{name} did not come to an end"))?;
        outcomes += &format!("{name}: {result}\n");
        write(folder.join(name).with_extension("log"), log.join("\n") + "\n")?;
        write(folder.join(name).with_extension("record"), record)?;
    }
    Ok(write(folder.join("outcomes.txt"), outcomes)?)
}

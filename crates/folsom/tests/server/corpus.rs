//! A database with the frozen games of every version, some of them in their middle: the server opens and shows them all.

use std::fs::{read_dir, read_to_string};
use std::path::Path;

use folsom_client::{Answer, Visitor};
use folsom_rules::text::record::Record;
use folsom_storage::{Listing, NewTable, Progress, Sqlite, SqliteOptions, Storage, TableId, Timestamp};
use serde_json::Value;

use crate::process::Place;

/// A frozen game: the lines of its log, and its record.
struct Frozen {
    name: String,
    log: Vec<String>,
    record: Record,
}

fn corpus() -> Vec<Frozen> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let folders = read_dir(folder).expect("a folder").map(|folder| folder.expect("a folder").path());
    let files = folders
        .flat_map(|folder| read_dir(folder).expect("files"))
        .map(|file| file.expect("a file").path());
    let read = |path: &Path| read_to_string(path).expect("a file");
    let logs = files.filter(|file| file.extension().is_some_and(|extension| extension == "log"));
    let game = |path: &Path| Frozen {
        name: path.display().to_string(),
        log: read(path).lines().map(str::to_owned).collect(),
        record: Record::read(&read(&path.with_extension("record"))).expect("a record"),
    };
    logs.map(|path| game(&path)).collect()
}

/// A table as an older server has left it.
fn stored(table: TableId, entries: &[String], stage: Progress) -> NewTable {
    let listing = Listing { public: true, summary: "{}".to_owned(), ..Listing::new(stage) };
    let at = Timestamp::from_millis(1_800_000_000_000);
    NewTable { table, entries: entries.to_vec(), listing, origin: None, at }
}

async fn get(visitor: &Visitor, path: &str) -> Answer {
    visitor.request("GET".parse().expect("a method"), path, None).await.expect("an answer")
}

#[tokio::test]
async fn a_server_opens_and_shows_every_frozen_game() {
    let place = Place::new();
    let games = corpus();
    assert!(games.len() >= 38, "{}", games.len());
    let storage = Sqlite::open(place.database(), SqliteOptions::default()).await.expect("a database");
    let id = |half: u8, number: usize| {
        let mut bytes = [half; 16];
        bytes[15] = number as u8;
        TableId::from_bytes(bytes)
    };
    for (number, game) in games.iter().enumerate() {
        let half = &game.log[..game.log.len() / 2];
        storage.create(stored(id(1, number), &game.log, Progress::Over)).await.expect("stored");
        storage.create(stored(id(2, number), half, Progress::Running)).await.expect("stored");
    }
    storage.close().await.expect("closed");

    let server = place.start(&[]).await;
    let visitor = server.visitor().await;
    for (number, Frozen { name, record, .. }) in games.iter().enumerate() {
        let (whole, half) = (id(1, number), id(2, number));
        let answer = get(&visitor, &format!("/api/tables/{whole}/record")).await;
        assert_eq!(answer.status, 200, "{name}: {}", answer.body);
        assert_eq!(Record::read(&answer.body).as_ref(), Ok(record), "{name}");
        let replay: Value =
            visitor.get(&format!("/api/tables/{whole}/replay?eyes=open")).await.expect("a replay");
        assert_eq!(replay["steps"].as_array().map(Vec::len), Some(record.choices.len() + 1), "{name}");
        assert_eq!(replay["end"]["seed"], record.seed.to_string(), "{name}");
        let table: Value = visitor.get(&format!("/api/tables/{half}")).await.expect("a table");
        assert_eq!(table["stage"], "running", "{name}");
    }
    assert!(server.stop().await.success());
}

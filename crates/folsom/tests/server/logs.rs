//! What a server writes to its log, and what it must never write there.

use folsom_client::Visitor;
use folsom_protocol::Wish;
use folsom_storage::{Sqlite, SqliteOptions, Storage};
use serde_json::{Value, json};

use crate::client::{Client, empty, seat, with_bots};
use crate::health::get;
use crate::process::Place;

/// So many characters of a secret are as good as all of it. The short ends that may be shown to tell tables apart are not.
const TELLING: usize = 12;

/// Something that nobody may find in a log, in a name for those who read the test.
struct Secret(&'static str, String);

impl Secret {
    fn is_in(&self, log: &str) -> bool {
        let Self(_, text) = self;
        let starts = (0..text.len().saturating_sub(TELLING) + 1).step_by(TELLING);
        let mut parts = starts.filter_map(|start| text.get(start..start + TELLING.min(text.len())));
        log.contains(text.as_str()) || parts.any(|part| log.contains(part))
    }
}

/// What a cookie is made of: a signature, and an identity at its end.
fn secrets_of(visitor: &Visitor) -> [Secret; 2] {
    let (_, value) = visitor.cookie().split_once('=').expect("a cookie");
    let (signature, identity) = value.split_at(value.len() - 32);
    assert!(identity.bytes().all(|byte| byte.is_ascii_hexdigit()), "{value}");
    [Secret("a signature", signature.to_owned()), Secret("an identity", identity.to_owned())]
}

/// The key that everything is signed with, in the ways in which bytes are usually written.
async fn signing_key(place: &Place) -> [Secret; 2] {
    let storage = Sqlite::open(place.database(), SqliteOptions::default()).await.expect("the database");
    let key = storage.secret("signing key", vec![]).await.expect("the key");
    storage.close().await.expect("it closes");
    assert_eq!(key.len(), 64);
    let hex: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
    let list: Vec<_> = key.iter().map(u8::to_string).collect();
    [Secret("the key in hexadecimal digits", hex), Secret("the key as a list", list.join(", "))]
}

#[tokio::test]
async fn a_log_holds_no_secret() {
    let place = Place::new();
    let server = place.start(&["--log=trace"]).await;
    let [anna, boris, carla] = [server.visitor().await, server.visitor().await, server.visitor().await];
    let mut secrets: Vec<Secret> = [&anna, &boris, &carla].map(secrets_of).into_iter().flatten().collect();
    let line = "Never tell the Marshal";
    secrets.push(Secret("what was said", line.to_owned()));
    let name = "Bartholomew the Bold";
    secrets.push(Secret("a name", name.to_owned()));

    // Boris sits down, gets a link, and Carla goes on with it.
    let table = anna.open_table(&empty(2)).await.expect("a table");
    secrets.push(Secret("a table", table.clone()));
    let mut boris_at_table = Client::join(&boris, &table).await;
    boris_at_table.must(Wish::Sit { seat: seat(2), name: name.to_owned() }).await;
    boris_at_table.must(Wish::Say { name: name.to_owned(), text: line.to_owned() }).await;
    let link = boris_at_table.must(Wish::SeatLink { seat: seat(2) }).await;
    let token = link["token"].as_str().expect("a token");
    secrets.push(Secret("a seat link", token.to_owned()));
    // The digits the other way round: another token, unless it reads the same both ways.
    let guessed: String = token.chars().rev().collect();
    for (status, token) in [(403, &*guessed), (204, token), (403, token)] {
        let body = json!({ "seat": seat(2), "token": token }).to_string();
        let path = format!("/api/tables/{table}/claim");
        let answer = carla.request("POST".parse().expect("a method"), &path, Some(body)).await;
        assert_eq!(answer.expect("an answer").status, status);
    }
    // What can't be understood comes back in refusals, but does not go into the log.
    let nonsense = "gobbledygook-and-more";
    secrets.push(Secret("nonsense", nonsense.to_owned()));
    boris_at_table.line.send_text(nonsense.to_owned()).await.expect("it is sent");
    while boris_at_table.hear().await.expect("an answer")["type"] != "refused" {}
    assert_eq!(get(&anna, &format!("/api/tables/{nonsense}")).await.status, 404);
    let mut forged = Visitor::with_cookie(server.address, format!("{}{nonsense}", anna.cookie()));
    assert!(get(&forged, "/api/me").await.cookie.is_some(), "nobody knows that cookie");
    forged = server.visitor().await;
    secrets.extend(secrets_of(&forged));

    // A whole game, after which the seed is known.
    let table = anna.open_table(&with_bots(3, true)).await.expect("a table");
    secrets.push(Secret("a table", table.clone()));
    let mut anna_at_table = Client::join(&anna, &table).await;
    anna_at_table.play_to_the_end().await;
    let seed = anna_at_table.mirror.state()["end"]["seed"].as_str().expect("a seed").to_owned();
    secrets.push(Secret("a seed", seed));
    for path in ["record", "replay?eyes=open", "replay?eyes=seat1"] {
        assert_eq!(get(&anna, &format!("/api/tables/{table}/{path}")).await.status, 200);
    }
    anna_at_table.must(Wish::Rematch {}).await;
    let another = anna_at_table.mirror.state()["table"]["rematch"].as_str().expect("another").to_owned();
    secrets.push(Secret("a table", another));

    // Killed and started again, with a game to be taken up, and then stopped.
    server.kill().await;
    let server = place.start(&["--log=trace"]).await;
    let anna = Visitor::with_cookie(server.address, anna.cookie().to_owned());
    assert_eq!(get(&anna, "/readyz").await.status, 200);
    assert!(server.stop().await.success());
    secrets.extend(signing_key(&place).await);

    let log = place.log();
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        for field in ["timestamp", "level", "message", "target"] {
            assert!(line[field].is_string(), "`{field}` in {line}");
        }
    }
    assert!(log.contains("running tables were taken up again"), "{log}");
    for secret in &secrets {
        assert!(!secret.is_in(&log), "{} is in the log", secret.0);
    }
}

//! A server that stands still for a while, as a machine that sleeps does: the time is nobody's.

use std::time::Duration;

use folsom_protocol::{NewTableJson, TermsJson, Wish};
use rustix::process::Signal;
use serde_json::Value;

use crate::client::{Client, empty, seat};
use crate::process::Place;

/// How long anybody is waited for, and how long the server stands still.
const GRACE_MS: u32 = 2_000;
const STANDSTILL: Duration = Duration::from_millis(4_500);

#[tokio::test]
async fn nobody_loses_time_while_the_server_stands_still() {
    let place = Place::new();
    let server = place.start(&[]).await;
    let wanted = empty(2);
    let terms = TermsJson { grace_ms: Some(GRACE_MS), ..wanted.terms.clone() };
    let host = server.visitor().await;
    let table = host.open_table(&NewTableJson { terms, ..wanted }).await.expect("a table");
    let mut clients =
        [Client::join(&host, &table).await, Client::join(&server.visitor().await, &table).await];
    for (number, client) in clients.iter_mut().enumerate() {
        client.must(Wish::Sit { seat: seat(number + 1), name: "Somebody".to_owned() }).await;
    }
    clients[0].must(Wish::Start {}).await;
    let asked = clients[0].mirror.state()["turn"]["seat"].clone();
    let [first, second] = clients;
    let (away, mut there) = if asked == "seat1" { (first, second) } else { (second, first) };
    away.line.close().await.expect("an orderly end");
    loop {
        let message = there.hear().await.expect("a message");
        if message["away"][0]["seat"] == asked {
            break;
        }
    }
    server.signal(Signal::STOP);
    tokio::time::sleep(STANDSTILL).await;
    server.signal(Signal::CONT);

    let mut news = Vec::new();
    while news.len() < 2 {
        let message: Value = there.hear().await.expect("a message");
        if message["type"] == "news"
            && message["about"]["what"] != "chair"
            && message["about"]["what"] != "started"
        {
            news.push(message);
        }
    }
    let at = |message: &Value| message["at"].as_u64().expect("it is told when");
    assert_eq!(news[0]["about"]["what"], "resumed", "{news:?}");
    assert_eq!(news[1]["about"]["by"], "away", "{news:?}");
    assert!(at(&news[1]) >= at(&news[0]) + u64::from(GRACE_MS), "{news:?}");
    assert!(server.stop().await.success());
}

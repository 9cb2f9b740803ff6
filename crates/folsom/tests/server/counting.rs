//! What a server counts, for those who look after it.

use std::net::SocketAddr;

use folsom_client::Visitor;
use folsom_protocol::Wish;

use crate::client::{Client, seat, with_bots};
use crate::health::get;
use crate::process::{Place, Process};

/// Where the server says that its figures are, and what they are.
async fn figures(server: &mut Process) -> SocketAddr {
    let line = server.line().await;
    let address = line.strip_prefix("What it counts is at http://").expect("where it counts");
    address.strip_suffix("/metrics").expect("a path").parse().expect("an address")
}

/// The values of a figure, whatever its labels are.
fn sum(figures: &str, name: &str) -> f64 {
    let lines = figures.lines().filter_map(|line| line.strip_prefix(name));
    let values = lines.filter(|rest| rest.starts_with([' ', '{']));
    values.map(|rest| rest.rsplit(' ').next().expect("a value").parse::<f64>().expect("a number")).sum()
}

#[tokio::test]
async fn what_happens_is_counted() {
    let place = Place::new();
    let mut server = place.start(&["--metrics-listen=127.0.0.1:0"]).await;
    let counting = Visitor::with_cookie(figures(&mut server).await, String::new());
    let visitor = server.visitor().await;
    let table = visitor.open_table(&with_bots(3, true)).await.expect("a table");
    let mut client = Client::join(&visitor, &table).await;
    client.play_to_the_end().await;
    let refused = client.get(Wish::Leave { seat: seat(1) }).await.expect("an answer");
    assert_eq!(refused["code"], "over");

    let answer = get(&counting, "/metrics").await;
    assert_eq!(answer.status, 200);
    let counted = |name| sum(&answer.body, name);
    assert_eq!(counted("folsom_tables_opened_total"), 1.0);
    assert_eq!(counted("folsom_games_over_total"), 1.0);
    assert_eq!(counted("folsom_connections"), 1.0);
    assert_eq!(counted("folsom_tables_in_memory"), 1.0);
    assert_eq!(counted("folsom_refused_total"), 1.0);
    assert!(answer.body.contains(r#"folsom_refused_total{code="over"} 1"#), "{}", answer.body);
    let entries = counted("folsom_entries_total");
    assert!(entries > 20.0, "{entries} entries for a whole game");
    assert_eq!(counted("folsom_entry_stored_seconds_count"), entries);
    assert!(counted("folsom_bot_decision_seconds_count") > 10.0);
    assert!(counted("folsom_messages_received_total") > 5.0);
    assert!(counted("folsom_messages_sent_total") > entries);
    assert_eq!(counted("folsom_storage_errors_total"), 0.0);
    assert_eq!(counted("folsom_bots_failed_total"), 0.0);
    assert!(!answer.body.contains(&table), "a label tells which table");

    // The figures are not for players, and the game is not for those who count.
    assert_ne!(get(&visitor, "/metrics").await.body, answer.body);
    assert_eq!(get(&counting, "/api/presets").await.status, 404);
    assert!(server.stop().await.success());
}

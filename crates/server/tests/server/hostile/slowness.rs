//! Those who take for ever. Where they are waited for, the clock jumps whenever nobody has anything to do.

use std::time::Duration;

use folsom_protocol::{ChairPlan, Wish};
use folsom_rules::{Preset, Setup};
use tokio::io::AsyncReadExt;
use tokio::time::Instant;

use crate::client::Client;
use crate::house::{House, four, seat, table};
use crate::raw::Wire;

/// Waits as long as it takes until the other end has closed the connection. How long that was, and what came.
async fn until_closed(mut wire: Wire) -> (Duration, String) {
    tokio::time::pause();
    let started = Instant::now();
    let mut heard = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(600), wire.stream.read_to_end(&mut heard)).await;
    let took = started.elapsed();
    tokio::time::resume();
    (took, String::from_utf8_lossy(&heard).into_owned())
}

#[tokio::test]
async fn who_takes_for_ever_to_say_what_it_wants_is_cut_off() {
    let house = House::open().await;
    for start in ["", "GET", "GET / HTTP/1.1\r\nhost: x\r\n", "GET / HTTP/1.1\r\nhost: x\r\nslow: "] {
        let mut wire = Wire::open(house.address).await;
        wire.send(start.as_bytes()).await;
        let (took, _) = until_closed(wire).await;
        assert!(took < Duration::from_secs(60), "{start:?} was waited for for {took:?}");
    }
    house.visitor().await;
    house.stop().await;
}

#[tokio::test]
async fn who_keeps_a_connection_without_using_it_is_cut_off() {
    let house = House::open().await;
    let mut wire = Wire::open(house.address).await;
    wire.send(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let (took, heard) = until_closed(wire).await;
    assert!(heard.contains("200 OK"), "{heard}");
    assert!(took < Duration::from_secs(120), "{took:?}");
    house.visitor().await;
    house.stop().await;
}

#[tokio::test]
async fn who_takes_for_ever_to_send_what_it_promised_is_cut_off() {
    let house = House::open().await;
    let mut wire = Wire::open(house.address).await;
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    wire.send(head.as_bytes()).await;
    let (took, heard) = until_closed(wire).await;
    assert!(took < Duration::from_secs(120), "{took:?}: {heard}");
    house.visitor().await;
    house.stop().await;
}

#[tokio::test]
async fn a_socket_that_shows_no_sign_of_life_is_closed() {
    let house = House::open().await;
    let id = house.visitor().await.open_table(&table(&four(), vec![], false)).await.unwrap();
    let wire = Wire::socket(house.address, &id).await;
    let (took, heard) = until_closed(wire).await;
    assert!(heard.contains(r#"{"type":"goodbye","code":"silent""#), "{heard}");
    assert!((60..180).contains(&took.as_secs()), "{took:?}");
    house.visitor().await;
    house.stop().await;
}

/// Whoever has nine seats and leaves and comes back to one of them is shown everything anew each time.
#[tokio::test]
async fn who_does_not_listen_is_cut_off_and_nobody_waits_for_it() {
    let house = House::open().await;
    let host = house.visitor().await;
    let everybody = vec![ChairPlan::Me { name: None }; 9];
    let id = host.open_table(&table(&Setup::new(Preset::Couriers, 9), everybody, true)).await.unwrap();
    let mut deaf = Wire::narrow_socket(&host, house.address, &id).await;
    let mut client = Client::join(&host, &id, None).await;
    for _ in 0..150 {
        client.get(Wish::Leave { seat: seat(0) }).await;
        client.get(Wish::Return { seat: seat(0) }).await;
    }
    let sent: usize = client.tape.heard.iter().map(String::len).sum();
    let heard = deaf.until_closed().await.len();
    assert!(heard < sent / 2, "{heard} of {sent} bytes have waited for somebody who does not listen");
    house.stop().await;
}

//! As an attacker would try it who hears everything that servers say to each other.

use std::sync::{Arc, Mutex};

use folsom_protocol::Wish;
use folsom_server::bus::{Bus, Bytes, Network, NodeId};
use folsom_storage::{Memory, Storage};
use serde_json::Value;

use super::spread_out;
use super::tapped::Tapped;
use crate::audit::{Course, audit};
use crate::client::Client;
use crate::house::{House, four, lenient};
use crate::playing::play_all;

/// All that was said.
type Tape = Arc<Mutex<Vec<Bytes>>>;

/// The texts that were sent to connections, and all the rest.
fn sort(messages: &[Bytes]) -> (Vec<String>, Vec<String>) {
    let (mut delivered, mut rest) = (Vec::new(), Vec::new());
    for message in messages {
        let text = std::str::from_utf8(message).unwrap();
        let (head, mut texts) = text.split_once('\n').unwrap_or((text, ""));
        let said: Value = serde_json::from_str(head.strip_prefix("1 ").expect("a version")).unwrap();
        for parcel in said["parcels"].as_array().into_iter().flatten() {
            if let Some(length) = parcel["what"]["text"].as_u64() {
                let (one, others) = texts.split_at(length as usize);
                delivered.push(one.to_owned());
                texts = others;
            }
        }
        assert_eq!(texts, "", "there is more in it than what is delivered");
        rest.push(head.to_owned());
    }
    (delivered, rest)
}

#[tokio::test]
async fn whoever_hears_what_servers_say_learns_nothing_but_what_is_delivered() {
    let (network, tape) = (Network::new(), Tape::default());
    let node = |number| {
        let tape = Arc::clone(&tape);
        let noted = move |message: &Bytes| {
            tape.lock().unwrap().push(message.clone());
            true
        };
        Arc::new(Tapped::new(network.join(NodeId::from_number(number)), noted)) as Arc<dyn Bus>
    };
    let storage = Arc::new(Memory::new());
    let house =
        House::over(Arc::clone(&storage) as _, lenient(), folsom_server::unbuilt, (1..=3).map(node)).await;
    let (id, mut clients) = spread_out(&house, &four()).await;
    let watcher = Client::join(&house.visitor_of(2).await, &id, None).await;
    clients[0].get(Wish::Start {}).await;
    let before_the_end = tape.lock().unwrap().len();
    let mut tapes = play_all(clients, 4).await;
    let log = house.log(&id).await;
    tapes.push(watcher.watch_until(log.len() as u64 - 1).await);
    audit(&Course::read(&id, &log), &tapes);

    let said = tape.lock().unwrap().clone();
    let (delivered, rest) = sort(&said);
    assert!(delivered.len() > 100, "{}", delivered.len());
    // What is delivered was heard by somebody, all of whom heard only what they may know. Whoever left may have missed the last of it.
    let heard: std::collections::HashSet<&str> =
        tapes.iter().flat_map(|tape| &tape.heard).map(String::as_str).collect();
    let unheard: Vec<&String> = delivered.iter().filter(|text| !heard.contains(text.as_str())).collect();
    assert!(unheard.iter().all(|text| text.contains(r#""type":"presence""#)), "{unheard:?}");

    // So much does it cost: it grows with the connections that are carried, not with the servers.
    let decisions = log.iter().filter(|entry| entry.contains(r#""what":"chose""#)).count();
    let bytes: usize = said.iter().map(Bytes::len).sum();
    let (messages, bytes) = (said.len() as f64 / decisions as f64, bytes / decisions);
    println!(
        "{messages:.1} messages and {bytes} bytes between three servers for each of {decisions} decisions"
    );
    assert!(messages < 8.0, "{messages}");

    let key = storage.secret("signing key", vec![1; 64]).await.unwrap();
    let key: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
    let seeds: Vec<String> = log
        .iter()
        .map(|entry| serde_json::from_str::<Value>(entry).unwrap())
        .filter_map(|entry| Some(entry["seed"].as_str()?.to_owned()))
        .collect();
    assert!(!seeds.is_empty() && seeds.iter().all(|seed| seed.len() == 64));
    for text in &rest {
        for secret in ["views", "choices", "patch", "hand", "notices", &key[..32]] {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
        assert!(seeds.iter().all(|seed| !text.contains(seed)), "{text}");
    }
    let early = &said[..before_the_end];
    let tells_a_seed =
        |message: &&Bytes| seeds.iter().any(|seed| String::from_utf8_lossy(message).contains(seed));
    assert_eq!(early.iter().filter(tells_a_seed).count(), 0, "a seed was told before the end");
    house.stop().await;
}

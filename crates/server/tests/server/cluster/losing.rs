//! Messages between servers that get lost, and nobody is told.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use folsom_protocol::Wish;
use folsom_server::bus::{Bus, Bytes, Network, NodeId};

use super::tapped::Tapped;
use super::{pair_up, turn_of};
use crate::client::{Client, last_words};
use crate::house::{House, lenient};
use crate::keep::fresh;
use crate::playing::play_all;

/// So long nobody should wait who waits for what was lost.
const SOON: Duration = Duration::from_secs(10);

/// What is lost next: a message with this text in it.
#[derive(Clone, Default)]
struct Thief {
    wanted: Arc<Mutex<Option<&'static str>>>,
    taken: Arc<AtomicUsize>,
}

impl Thief {
    fn wants(&self, text: &'static str) {
        *self.wanted.lock().unwrap() = Some(text);
    }

    fn has_taken(&self) -> usize {
        self.taken.load(Ordering::Relaxed)
    }

    /// Whether a message gets by.
    fn lets_by(&self, message: &Bytes) -> bool {
        let mut wanted = self.wanted.lock().unwrap();
        let is_wanted = wanted.is_some_and(|text| String::from_utf8_lossy(message).contains(text));
        if is_wanted {
            *wanted = None;
            self.taken.fetch_add(1, Ordering::Relaxed);
        }
        !is_wanted
    }
}

/// Two people play, the second one at another server than the one that has their table, and somebody steals what these two say.
async fn with_thief() -> (House, Thief, String, Vec<Client>) {
    let (network, thief) = (Network::new(), Thief::default());
    let node = |number| {
        let thief = thief.clone();
        let bus = network.join(NodeId::from_number(number));
        Arc::new(Tapped::new(bus, move |message| thief.lets_by(message))) as Arc<dyn Bus>
    };
    let house = House::over(fresh().await, lenient(), folsom_server::unbuilt, (1..=2).map(node)).await;
    let (id, clients) = pair_up(&house).await;
    (house, thief, id, clients)
}

/// The second one is sent away before long, comes back, and the game goes on to its end.
async fn comes_back(house: House, mut clients: Vec<Client>, since: Instant) {
    let (code, number) = last_words(&mut clients[1]).await;
    assert_eq!((code.as_str(), number), ("stopping", 1012));
    let waited = since.elapsed();
    assert!(waited < SOON, "it took {waited:?} until somebody noticed");
    clients[1] = clients[1].once_more().await;
    play_all(clients, 7).await;
    house.stop().await;
}

/// Once it was noticed only when the connection was closed for another reason, half a minute later.
#[tokio::test]
async fn the_last_thing_that_somebody_wants_is_missed_if_it_gets_lost() {
    let (house, thief, id, mut clients) = with_thief().await;
    let question = turn_of(&mut clients, 1).await;
    let before = house.log(&id).await;
    thief.wants(r#""tell":"request""#);
    let lost = Instant::now();
    clients[1].line.send(question.choose(&question.offered[0])).await.unwrap();
    clients[0].catch_up().await;
    assert_eq!((thief.has_taken(), house.log(&id).await), (1, before));
    comes_back(house, clients, lost).await;
}

#[tokio::test]
async fn nothing_is_done_that_somebody_wanted_after_what_got_lost() {
    let (house, thief, _, mut clients) = with_thief().await;
    thief.wants(r#""tell":"request""#);
    for text in ["Lost", "Not done"].map(str::to_owned) {
        clients[1].line.send(Wish::Say { name: "Anna".to_owned(), text }).await.unwrap();
    }
    let (code, number) = last_words(&mut clients[1]).await;
    assert_eq!((code.as_str(), number), ("stopping", 1012));
    assert!(clients[1].tape.heard.iter().all(|heard| !heard.contains("Not done")));
    assert_eq!(thief.has_taken(), 1);
    clients[1] = clients[1].once_more().await;
    play_all(clients, 7).await;
    house.stop().await;
}

#[tokio::test]
async fn news_that_get_lost_are_missed_with_the_next_and_without() {
    for more in [true, false] {
        let (house, thief, _, mut clients) = with_thief().await;
        clients[1].catch_up().await;
        thief.wants(r#""tell":"carry""#);
        let lost = Instant::now();
        for text in (0..=usize::from(more)).map(|line| format!("Line {line}")) {
            clients[0].get(Wish::Say { name: "Anna".to_owned(), text }).await;
        }
        assert_eq!(thief.has_taken(), 1);
        comes_back(house, clients, lost).await;
    }
}

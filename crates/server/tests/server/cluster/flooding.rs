//! A table that has more to do than there is room for.

use std::sync::Arc;
use std::time::Duration;

use folsom_protocol::Wish;
use folsom_server::bus::{Bus, Network, NodeId};
use folsom_storage::Storage;

use super::{pair_up, turn_of};
use crate::house::{House, lenient};
use crate::playing::play_all;
use crate::troubled::Troubled;

/// More than may wait for a table.
const MANY: usize = 200;

/// They were cut off once, and so were others who had asked for little.
#[tokio::test]
async fn whoever_wants_much_of_a_busy_table_at_another_server_waits_for_it() {
    let (storage, network) = (Arc::new(Troubled::new().await), Network::new());
    let node = |number| Arc::new(network.join(NodeId::from_number(number))) as Arc<dyn Bus>;
    let shared = Arc::clone(&storage) as Arc<dyn Storage>;
    let house = House::over(shared, lenient(), folsom_server::unbuilt, (1..=2).map(node)).await;
    let (_, mut clients) = pair_up(&house).await;
    let question = turn_of(&mut clients, 0).await;
    // The table is busy while its entry is on its way to the disk.
    let mut hold = storage.hold();
    let request = clients[0].line.send(question.choose(&question.offered[0])).await.unwrap();
    hold.arrived().await;
    let mut pings = Vec::new();
    for _ in 0..MANY {
        pings.push(clients[1].line.send(Wish::Ping {}).await.unwrap());
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    hold.release();
    clients[0].hear_until(|message| message["id"] == request).await;
    for ping in pings {
        let answer = clients[1].hear_until(|message| !message["id"].is_null()).await;
        assert_eq!((answer["type"].as_str(), answer["id"].as_u64()), (Some("done"), Some(ping.into())));
    }
    play_all(clients, 3).await;
    house.stop().await;
}

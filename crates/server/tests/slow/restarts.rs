//! A server that stops and starts again tells nobody twice, forgets nobody, and takes nobody's time.

use serde_json::json;

use crate::client::eventually;
use crate::house::House;
use crate::keep::Keep;
use crate::party::{DAY, HOUR, Party, clock, config, skip, terms};

impl Party {
    /// The same people at the same table, on a server that has just started. They have to find it anew.
    async fn after_restart(self, keep: &Keep) -> Self {
        let Self { house, id, service, players } = self;
        house.stop().await;
        let house = House::with(keep.open().await, config()).await;
        let players = players.map(|mut player| {
            player.visitor =
                folsom_client::Visitor::with_cookie(house.address, player.visitor.cookie().to_owned());
            player
        });
        Self { house, id, service, players }
    }
}

#[tokio::test]
async fn a_restart_tells_nobody_twice_and_still_reminds() {
    let _clock = clock().await;
    let keep = Keep::new();
    let party = Party::begin_in(keep.open().await, terms(DAY)).await;
    let (player, number) = party.awaited().await;
    party.service.expect(1).await;
    let party = party.after_restart(&keep).await;
    assert_eq!(party.awaited().await, (player, number));
    party.service.expect(1).await;
    skip(&party.players[0].visitor, 12 * HOUR).await;
    let posted = party.service.expect(2).await;
    assert_eq!(party.players[player].browser.says(&posted[1])["reminder"], json!(true));
    let party = party.after_restart(&keep).await;
    party.awaited().await;
    party.service.expect(2).await;
    party.stop().await;
}

#[tokio::test]
async fn what_could_not_be_told_before_a_restart_is_told_after_it() {
    let _clock = clock().await;
    let keep = Keep::new();
    let party = Party::begin_in(keep.open().await, terms(DAY)).await;
    let (_, first) = party.awaited().await;
    party.service.expect(1).await;
    // The push service is silent, and the server stops while it waits for an answer.
    party.service.answer(0);
    party.decide().await;
    let (player, number) = party.awaited().await;
    assert!(number > first);
    eventually("the attempt", async || party.service.posted().len() == 2).await;
    let party = {
        party.service.answer(201);
        party.after_restart(&keep).await
    };
    assert_eq!(party.awaited().await, (player, number));
    let posted = party.service.expect(3).await;
    assert_eq!(party.players[player].browser.says(&posted[2])["number"], json!(number));
    party.stop().await;
}

#[tokio::test]
async fn whose_time_ran_out_while_there_was_no_server_gets_it_anew() {
    let _clock = clock().await;
    let keep = Keep::new();
    let party = Party::begin_in(keep.open().await, terms(DAY)).await;
    let (player, number) = party.awaited().await;
    party.service.expect(1).await;
    let visitor = party.players[0].visitor.clone();
    let Party { house, id, service, players } = party;
    house.stop().await;
    folsom_server::skip(3 * DAY);
    // Another one, so that the first has ended.
    let house = House::with(keep.open().await, config()).await;
    drop(visitor);
    let players = players.map(|mut player| {
        player.visitor =
            folsom_client::Visitor::with_cookie(house.address, player.visitor.cookie().to_owned());
        player
    });
    let party = Party { house, id, service, players };
    eventually("the time to be given back", async || {
        party.house.log(&party.id).await.last().unwrap().contains(r#""what":"resumed""#)
    })
    .await;
    assert_eq!(party.awaited().await, (player, number));
    assert_eq!(party.decided_by("clock").await, 0);
    let turn = party.turn().await;
    let left = turn["deadline"].as_u64().unwrap() - skip(&party.players[0].visitor, 0).await;
    assert!(left > DAY - 60_000, "{left} are left");
    party.stop().await;
}

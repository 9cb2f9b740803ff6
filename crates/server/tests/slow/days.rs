//! A game over two days: nobody is there, each is told when it is their turn, reminded once, and the clock decides only when time is up.

use serde_json::json;

use crate::client::eventually;
use crate::party::{DAY, HOUR, Party, clock, skip};

#[tokio::test]
async fn over_two_days_everybody_is_told_when_it_is_their_turn() {
    let _clock = clock().await;
    let party = Party::begin().await;
    let key: serde_json::Value = party.players[0].visitor.get("/api/push-key").await.unwrap();
    let mut told = 0;
    // Two days of turns that are taken within hours.
    for _ in 0..12 {
        let (player, number) = party.awaited().await;
        told += 1;
        let posted = party.service.expect(told).await;
        let message = posted.last().unwrap();
        let browser = &party.players[player].browser;
        let (says, signed_by, claims) = browser.read(message);
        let deadline = party.turn().await["deadline"].clone();
        assert_eq!(
            says,
            json!({ "type": "turn", "table": party.id, "number": number, "reminder": false, "deadline": deadline })
        );
        assert_eq!(json!(signed_by), key["key"], "it is signed with the key that browsers were told");
        assert_eq!(claims.audience, format!("http://{}", party.service.address));
        assert!(browser.endpoint.ends_with(&message.path), "nobody else is told");
        let seconds: u64 = message.headers["ttl"].to_str().unwrap().parse().unwrap();
        assert!((DAY / 1000 - 60..=DAY / 1000).contains(&seconds), "it is worth nothing afterwards");
        skip(&party.players[0].visitor, 4 * HOUR).await;
        assert_eq!(party.decide().await, player);
    }
    assert_eq!((party.decided_by("clock").await, party.decided_by("away").await), (0, 0));
    party.stop().await;
}

#[tokio::test]
async fn who_does_not_come_is_reminded_once_and_then_the_clock_decides() {
    let _clock = clock().await;
    let party = Party::begin().await;
    let (player, number) = party.awaited().await;
    let browser = &party.players[player].browser;
    party.service.expect(1).await;
    let visitor = &party.players[0].visitor;
    skip(visitor, 12 * HOUR - 60_000).await;
    party.service.expect(1).await;
    skip(visitor, 60_000).await;
    let posted = party.service.expect(2).await;
    let says = browser.says(&posted[1]);
    assert_eq!((&says["number"], &says["reminder"]), (&json!(number), &json!(true)));
    assert_eq!(posted[0].headers["topic"], posted[1].headers["topic"], "the reminder takes its place");
    skip(visitor, 11 * HOUR).await;
    party.service.expect(2).await;
    assert_eq!(party.decided_by("clock").await, 0, "a minute before it is up nothing has happened");
    skip(visitor, HOUR).await;
    eventually("the clock", async || party.decided_by("clock").await > 0).await;
    let (_, next) = party.awaited().await;
    assert!(next > number);
    let posted = party.service.expect(3).await;
    let (player, _) = party.awaited().await;
    assert_eq!(party.players[player].browser.says(&posted[2])["number"], json!(next));
    assert_eq!(party.decided_by("away").await, 0, "nobody was replaced because they were not there");
    party.stop().await;
}

/// The game ends though nobody ever comes back, and is not closed while somebody still has time.
#[tokio::test]
async fn a_game_of_those_who_have_gone_for_ever_is_played_to_its_end() {
    let _clock = clock().await;
    let party = Party::begin().await;
    let visitor = &party.players[0].visitor;
    eventually("the end", async || {
        skip(visitor, DAY).await;
        let table: serde_json::Value = visitor.get(&format!("/api/tables/{}", party.id)).await.unwrap();
        table["stage"] == "over"
    })
    .await;
    assert!(party.decided_by("clock").await > 4);
    party.stop().await;
}

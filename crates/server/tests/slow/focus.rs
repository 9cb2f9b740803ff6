//! Nobody is told what they see: a tab in focus that shows the question.

use folsom_protocol::{ClockJson, TermsJson, Wish};
use serde_json::json;

use crate::client::Client;
use crate::party::{DAY, HOUR, Party, clock, put, skip, terms};

#[tokio::test]
async fn who_looks_is_not_told_and_who_has_only_left_a_tab_open_is() {
    let _clock = clock().await;
    let party = Party::begin().await;
    let (first, number) = party.awaited().await;
    party.hears(first, number, false).await;
    let other = 1 - first;
    // One of them looks while it becomes their turn; the other has a tab open that is not in focus.
    let mut looking = Client::join(&party.players[other].visitor, &party.id, None).await;
    looking.get(Wish::Attend { focused: true }).await;
    let _behind = Client::join(&party.players[first].visitor, &party.id, None).await;
    for _ in 0..2 {
        let number = party.play_until(other).await;
        party.hears_nothing_of(other, number).await;
        let number = party.play_until(first).await;
        party.hears(first, number, false).await;
    }
    assert_eq!(party.told(other), []);
    // Whoever looks away is told of the next one.
    looking.get(Wish::Attend { focused: false }).await;
    let number = party.play_until(other).await;
    party.hears(other, number, false).await;
    party.stop().await;
}

#[tokio::test]
async fn who_looked_when_it_was_asked_is_reminded_if_they_have_gone_since() {
    let _clock = clock().await;
    let party = Party::begin().await;
    let other = 1 - party.awaited().await.0;
    let mut looking = Client::join(&party.players[other].visitor, &party.id, None).await;
    looking.get(Wish::Attend { focused: true }).await;
    let number = party.play_until(other).await;
    party.hears_nothing_of(other, number).await;
    looking.leave().await;
    party.hears_nothing_of(other, number).await;
    skip(&party.players[other].visitor, 12 * HOUR).await;
    party.hears(other, number, true).await;
    assert_eq!(party.told(other), [(number, true)]);
    party.stop().await;
}

/// Where everybody sits and waits, only who wants to is told, and only if they have not decided for a while.
#[tokio::test]
async fn other_tables_tell_only_who_wants_to_be_told_of_all() {
    let _clock = clock().await;
    let live = TermsJson { clock: Some(ClockJson { decision_ms: 3_000_000, reserve_ms: 0 }), ..terms(DAY) };
    let party = Party::begin_in(crate::keep::fresh().await, live).await;
    let (player, number) = party.awaited().await;
    let asked = &party.players[player];
    skip(&asked.visitor, 60_000).await;
    party.service.expect(0).await;
    for player in &party.players {
        assert_eq!(put(&player.visitor, "/api/me/notify", &json!({ "about": "all" })).await, 204);
    }
    // Of a question that nobody was told of before: the next one.
    party.decide().await;
    let (player, next) = party.awaited().await;
    assert!(next > number);
    party.service.expect(0).await;
    skip(&asked.visitor, 10_000).await;
    let posted = party.service.expect(1).await;
    let says = party.players[player].browser.says(&posted[0]);
    assert_eq!((&says["number"], &says["reminder"]), (&json!(next), &json!(false)));
    skip(&asked.visitor, 2_000_000).await;
    party.service.expect(1).await;
    party.stop().await;
}

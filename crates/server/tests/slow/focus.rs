//! Nobody is told what they see: a tab in focus that shows the question.

use folsom_protocol::{ClockJson, TermsJson, Wish};
use serde_json::json;

use crate::client::Client;
use crate::party::{DAY, HOUR, Party, clock, put, skip, terms};

#[tokio::test]
async fn who_looks_is_not_told_and_who_has_only_left_a_tab_open_is() {
    let _clock = clock().await;
    let party = Party::begin().await;
    // The first question was asked before anybody could look.
    party.service.expect(1).await;
    let first = party.awaited().await.0;
    // The other one looks while it becomes their turn; whoever decides has a tab open that is not in focus.
    let other = 1 - first;
    let mut looking = Client::join(&party.players[other].visitor, &party.id, None).await;
    looking.get(Wish::Attend { focused: true }).await;
    let mut behind = Client::join(&party.players[first].visitor, &party.id, None).await;
    let mut told = 1;
    for _ in 0..6 {
        let (player, number) = party.awaited().await;
        if player == first && told == 1 {
            party.decide().await;
            told = 0;
            continue;
        }
        let before = party.service.posted().len();
        if player == first {
            let posted = party.service.expect(before.max(2)).await;
            let says = party.players[first].browser.says(posted.last().unwrap());
            assert_eq!(says["number"], json!(number), "an open tab is not a tab that is looked at");
        } else {
            party.service.expect(before).await;
        }
        party.decide().await;
    }
    // Whoever looks away is told of the next one.
    while party.awaited().await.0 == other {
        party.decide().await;
    }
    looking.get(Wish::Attend { focused: false }).await;
    let before = party.service.expect(party.service.posted().len().max(1)).await.len();
    while party.awaited().await.0 == first {
        party.decide().await;
    }
    let posted = party.service.expect(before.max(party.service.posted().len())).await;
    let last = posted.last().unwrap();
    assert!(party.players[other].browser.endpoint.ends_with(&last.path), "{last:?}");
    behind.catch_up().await;
    party.stop().await;
}

#[tokio::test]
async fn who_looked_when_it_was_asked_is_reminded_if_they_have_gone_since() {
    let _clock = clock().await;
    let party = Party::begin().await;
    party.service.expect(1).await;
    let asked = party.awaited().await.0;
    let other = &party.players[1 - asked];
    let mut looking = Client::join(&other.visitor, &party.id, None).await;
    looking.get(Wish::Attend { focused: true }).await;
    while party.awaited().await.0 == asked {
        party.decide().await;
    }
    let before = party.service.expect(party.service.posted().len()).await.len();
    assert!(!other.browser.endpoint.ends_with(&party.service.posted()[before - 1].path));
    looking.leave().await;
    party.service.expect(before).await;
    skip(&other.visitor, 12 * HOUR).await;
    let posted = party.service.expect(before + 1).await;
    assert_eq!(other.browser.says(&posted[before])["reminder"], json!(true));
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

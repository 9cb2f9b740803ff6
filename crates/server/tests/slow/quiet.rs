//! Quiet hours, and what people choose.

use serde_json::{Value, json};

use crate::party::{HOUR, Party, clock, put, skip};

/// The minute of the day, by UTC.
fn minute_of(now: u64) -> u64 {
    now / 60_000 % 1440
}

#[tokio::test]
async fn in_quiet_hours_nothing_is_sent_and_when_they_end_what_is_still_true() {
    let _clock = clock().await;
    let party = Party::begin().await;
    party.service.expect(1).await;
    let now = skip(&party.players[0].visitor, 0).await;
    // It is quiet for six hours from now on, in a place that is two hours ahead.
    let here = (minute_of(now) + 120) % 1440;
    let quiet = json!({ "from": here, "to": (here + 360) % 1440, "offset": 120 });
    for player in &party.players {
        assert_eq!(
            put(&player.visitor, "/api/me/notify", &json!({ "about": "slow", "quiet": quiet })).await,
            204
        );
        let told: Value = player.visitor.get("/api/me/notify").await.unwrap();
        assert_eq!(told, json!({ "about": "slow", "quiet": quiet, "devices": 1 }));
    }
    party.decide().await;
    let (_, number) = party.awaited().await;
    party.service.expect(1).await;
    skip(&party.players[0].visitor, 5 * HOUR).await;
    // One more decision at night, of which nobody will ever hear.
    party.decide().await;
    let (player, next) = party.awaited().await;
    assert!(next > number);
    party.service.expect(1).await;
    skip(&party.players[0].visitor, HOUR).await;
    let posted = party.service.expect(2).await;
    let says = party.players[player].browser.says(&posted[1]);
    assert_eq!((&says["number"], &says["reminder"]), (&json!(next), &json!(false)));
    party.stop().await;
}

#[tokio::test]
async fn who_wants_to_hear_nothing_hears_nothing() {
    let _clock = clock().await;
    let party = Party::begin().await;
    party.service.expect(1).await;
    for player in &party.players {
        assert_eq!(
            put(&player.visitor, "/api/me/notify", &json!({ "about": "off", "quiet": null })).await,
            204
        );
    }
    party.decide().await;
    party.awaited().await;
    skip(&party.players[0].visitor, 13 * HOUR).await;
    party.service.expect(1).await;
    party.stop().await;
}

#[tokio::test]
async fn quiet_hours_that_can_not_be_are_refused() {
    let house = crate::house::House::with(crate::keep::fresh().await, crate::party::config()).await;
    let visitor = house.visitor().await;
    for quiet in [
        json!({ "from": 1440, "to": 0, "offset": 0 }),
        json!({ "from": 0, "to": 0, "offset": 900 }),
        json!({ "from": -1, "to": 0, "offset": 0 }),
        json!({ "from": 0, "to": 0 }),
        json!("always"),
    ] {
        let status = put(&visitor, "/api/me/notify", &json!({ "about": "slow", "quiet": quiet })).await;
        assert!((400..500).contains(&status), "{quiet}: {status}");
    }
    let told: Value = visitor.get("/api/me/notify").await.unwrap();
    assert_eq!(told, json!({ "about": "slow", "quiet": null, "devices": 0 }));
    house.stop().await;
}

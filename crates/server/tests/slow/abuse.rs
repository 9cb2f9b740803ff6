//! What strangers may not do with the server's messages: each is refused, and counted.

use folsom_server::Limits;
use hyper::Method;
use serde_json::{Value, json};

use crate::client::eventually;
use crate::endpoint::{Browser, Endpoint};
use crate::house::{House, code};
use crate::keep::fresh;
use crate::party::{DAY, HOUR, Party, clock, config, put, send, skip, terms};

/// A server as everybody has it: it sends to public addresses only.
async fn usual() -> House {
    House::open().await
}

#[tokio::test]
async fn nothing_is_kept_that_is_no_public_address() {
    let house = usual().await;
    let visitor = house.visitor().await;
    let endpoint = Endpoint::open().await;
    let browser = Browser::at(&endpoint, "push");
    for address in [
        endpoint.url("push").as_str(),
        "http://push.example/abc",
        "https://127.0.0.1/abc",
        "https://[::1]/abc",
        "https://[::ffff:10.0.0.1]/abc",
        "https://0x7f000001/abc",
        "https://169.254.169.254/latest/meta-data",
        "https://192.168.1.1/abc",
        "https://localhost/abc",
        "https://metadata.google.internal/abc",
        "https://user:password@push.example/abc",
        "https://push.example:25/abc",
        "file:///etc/passwd",
        "nonsense",
        "",
    ] {
        let mut subscription = browser.subscription();
        subscription["endpoint"] = json!(address);
        let answer = send(&visitor, Method::PUT, "/api/me/push", &subscription).await;
        assert_eq!((answer.status, code(&answer).as_str()), (400, "bad-endpoint"), "{address}");
    }
    let told: Value = visitor.get("/api/me/notify").await.unwrap();
    assert_eq!(told["devices"], 0);
    assert!(endpoint.posted().is_empty());
    let answer = send(&visitor, Method::POST, "/api/clock", &json!({ "skip_ms": 1 })).await;
    assert_eq!((answer.status, code(&answer).as_str()), (404, "no-such-address"), "the clock is nobody's");
    house.stop().await;
}

#[tokio::test]
async fn keys_that_are_none_are_refused() {
    let house = usual().await;
    let visitor = house.visitor().await;
    let endpoint = Endpoint::open().await;
    let good = Browser::at(&endpoint, "push").subscription();
    for keys in [
        json!({ "p256dh": "", "auth": "" }),
        json!({ "p256dh": good["keys"]["p256dh"], "auth": "short" }),
        json!({ "p256dh": "A".repeat(87), "auth": good["keys"]["auth"] }),
    ] {
        let wrong = json!({ "endpoint": "https://push.example/a", "keys": keys });
        let answer = send(&visitor, Method::PUT, "/api/me/push", &wrong).await;
        assert_eq!((answer.status, code(&answer).as_str()), (400, "bad-keys"), "{keys}");
    }
    let fine = json!({ "endpoint": "https://push.example/a", "keys": good["keys"] });
    assert_eq!(put(&visitor, "/api/me/push", &fine).await, 204);
    house.stop().await;
}

#[tokio::test]
async fn somebody_has_a_few_browsers_and_the_oldest_makes_room() {
    let _clock = clock().await;
    let party = Party::begin().await;
    party.service.expect(1).await;
    let (asked, _) = party.awaited().await;
    let other = &party.players[1 - asked];
    let browsers: Vec<Browser> =
        (0..9).map(|number| Browser::at(&party.service, &format!("more/{number}"))).collect();
    for browser in &browsers {
        for _ in 0..2 {
            // The same once more is the same.
            assert_eq!(put(&other.visitor, "/api/me/push", &browser.subscription()).await, 204);
        }
    }
    let told: Value = other.visitor.get("/api/me/notify").await.unwrap();
    assert_eq!(told["devices"], 8);
    // One says that it wants no more.
    let gone = json!({ "endpoint": browsers[8].endpoint });
    assert_eq!(send(&other.visitor, Method::DELETE, "/api/me/push", &gone).await.status, 204);
    while party.awaited().await.0 == asked {
        party.decide().await;
    }
    eventually("all to be told", async || {
        party.service.posted().iter().filter(|posted| posted.path.starts_with("/more")).count() == 7
    })
    .await;
    let told = party.service.posted();
    let told = |browser: &&Browser| told.iter().any(|posted| browser.endpoint.ends_with(&posted.path));
    assert_eq!(browsers.iter().filter(told).count(), 7);
    assert!(browsers[1..8].iter().all(|browser| told(&browser)));
    assert_eq!(send(&other.visitor, Method::DELETE, "/api/me/push", &json!({})).await.status, 204);
    let told: Value = other.visitor.get("/api/me/notify").await.unwrap();
    assert_eq!(told["devices"], 0);
    party.stop().await;
}

#[tokio::test]
async fn a_flood_of_subscriptions_is_refused() {
    // The limit holds for each server by itself.
    let limits = Limits { subscriptions_per_minute: 12, ..Limits::lenient() };
    let house = House::alone(fresh().await, folsom_server::Config { limits, ..config() }).await;
    let endpoint = Endpoint::open().await;
    let mut taken = 0;
    for number in 0..100 {
        // Everybody is somebody new, but they come from one address.
        let visitor = house.visitor().await;
        let browser = Browser::at(&endpoint, &format!("push/{number}"));
        let answer = send(&visitor, Method::PUT, "/api/me/push", &browser.subscription()).await;
        match answer.status {
            204 => taken += 1,
            status => assert_eq!((status, code(&answer).as_str()), (429, "too-fast")),
        }
    }
    assert!((12..=14).contains(&taken), "{taken} were taken");
    house.stop().await;
}

#[tokio::test]
async fn a_subscription_that_is_gone_is_forgotten() {
    let _clock = clock().await;
    for status in [404, 410] {
        let party = Party::begin().await;
        let (asked, _) = party.awaited().await;
        party.service.expect(1).await;
        party.service.answer(status);
        while party.awaited().await.0 == asked {
            party.decide().await;
        }
        let other = &party.players[1 - asked];
        eventually("it to be forgotten", async || {
            let told: Value = other.visitor.get("/api/me/notify").await.unwrap();
            told["devices"] == 0
        })
        .await;
        let sent = party.service.posted().len();
        skip(&other.visitor, 13 * HOUR).await;
        party.service.expect(sent).await;
        party.stop().await;
    }
}

#[tokio::test]
async fn a_silent_push_service_holds_up_nobody() {
    let _clock = clock().await;
    let party = Party::begin_in(fresh().await, terms(DAY)).await;
    party.service.expect(1).await;
    party.service.answer(0);
    // Each decision begins another message that is never answered, and the game goes on as fast as ever.
    let began = std::time::Instant::now();
    for _ in 0..8 {
        party.decide().await;
    }
    assert!(began.elapsed() < std::time::Duration::from_secs(9), "before the first attempt has failed");
    party.stop().await;
}

#[tokio::test]
async fn who_is_forgotten_is_told_nothing_more() {
    let _clock = clock().await;
    let party = Party::begin().await;
    let (asked, _) = party.awaited().await;
    party.service.expect(1).await;
    let visitor = &party.players[asked].visitor;
    assert_eq!(send(visitor, Method::POST, "/api/me/forget", &json!({})).await.status, 204);
    let told: Value = visitor.get("/api/me/notify").await.unwrap();
    assert_eq!(told["devices"], 0);
    // A bot plays on in their place, and the other is told whatever there is to tell.
    let other = 1 - asked;
    for _ in 0..3 {
        eventually("the other's turn", async || party.awaited().await.0 == other).await;
        let (_, number) = party.awaited().await;
        party.hears(other, number, false).await;
        party.decide().await;
    }
    assert_eq!(party.told(asked).len(), 1, "what was told before");
    party.stop().await;
}

//! Cookies that are forged or damaged.

use folsom_client::Visitor;
use folsom_protocol::Wish;
use serde_json::json;

use super::Scene;
use crate::client::{Client, identity};
use crate::house::{House, fetch, seat};

#[tokio::test]
async fn whoever_comes_with_a_forged_cookie_is_a_stranger() {
    let scene = Scene::new().await;
    let victim = &scene.clients[0].visitor;
    let own = scene.house.visitor().await;
    let cookie = victim.cookie();
    let (signed, person) = cookie.split_at(cookie.len() - 32);
    assert_eq!(person, identity(victim));
    let (own_signed, _) = own.cookie().split_at(own.cookie().len() - 32);
    let flipped = |text: &str, at: usize| {
        let digit = if text.as_bytes()[at] == b'0' { "1" } else { "0" };
        format!("{}{digit}{}", &text[..at], &text[at + 1..])
    };
    let forged = [
        format!("folsom={person}"),
        format!("{own_signed}{person}"),
        flipped(cookie, 12),
        flipped(cookie, cookie.len() - 1),
        cookie[..cookie.len() - 1].to_owned(),
        format!("{cookie}0"),
        format!("{signed}{}", person.to_uppercase()),
        format!("{signed}%00{person}"),
        "folsom=".to_owned(),
        "folsom".to_owned(),
        "=".to_owned(),
        format!("folsom={}", "A".repeat(4000)),
        "folsom=\"; Path=/; admin=1".to_owned(),
        cookie.replacen("folsom", "Folsom", 1),
    ];
    for cookie in forged {
        let forger = Visitor::with_cookie(scene.house.address, cookie.clone());
        let answer = fetch(&forger, &format!("/api/tables/{}", scene.id)).await;
        assert_eq!(answer.status, 200, "{cookie}: {answer:?}");
        assert!(
            answer.cookie.is_some_and(|fresh| !fresh.contains(person)),
            "{cookie}: a stranger gets a cookie"
        );
        let mut client = Client::join(&forger, &scene.id, None).await;
        let you = &client.mirror.state()["you"];
        assert_eq!(*you, json!({ "seats": [], "substituted": [], "host": false }), "{cookie}");
        assert_eq!(client.refusal(Wish::Leave { seat: seat(0) }).await, "not-your-seat", "{cookie}");
        assert_eq!(client.refusal(Wish::Close {}).await, "not-host", "{cookie}");
    }
    scene.goes_on().await;
}

#[tokio::test]
async fn a_cookie_of_another_server_is_worth_nothing() {
    let scene = Scene::new().await;
    let elsewhere = House::open().await;
    let stranger = Visitor::with_cookie(elsewhere.address, scene.clients[0].visitor.cookie().to_owned());
    assert!(fetch(&stranger, "/api/me").await.cookie.is_some());
    elsewhere.stop().await;
    scene.goes_on().await;
}

#[tokio::test]
async fn who_is_known_gets_no_other_cookie() {
    let scene = Scene::new().await;
    let answer = fetch(&scene.clients[0].visitor, "/api/me").await;
    assert_eq!(answer.cookie, None);
    scene.goes_on().await;
}

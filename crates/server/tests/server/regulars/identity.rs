//! Who somebody is: named, moved, shown everything, deleted.

use folsom_client::Visitor;
use folsom_protocol::{EverythingJson, MoveJson, RenameJson, Wish};
use folsom_storage::PaperQuery;
use hyper::Method;

use super::{me, pause, send};
use crate::client::{Client, identity};
use crate::house::{House, code, fetch, four, lenient, post, seat, table};
use crate::keep::Keep;

async fn rename(visitor: &Visitor, name: &str) -> u16 {
    let body = serde_json::to_string(&RenameJson { name: name.to_owned() }).unwrap();
    visitor.request(Method::PUT, "/api/me", Some(body)).await.unwrap().status
}

#[tokio::test]
async fn everybody_has_a_handle_that_is_theirs_and_a_name_if_they_like() {
    let house = House::open().await;
    let (anna, boris) = (house.visitor().await, house.visitor().await);
    let known = me(&anna).await;
    assert_eq!((known.handle.len(), known.name, known.ratings.len()), (16, None, 0));
    assert_eq!(me(&anna).await.handle, known.handle);
    assert_ne!(me(&boris).await.handle, known.handle);
    assert!(!identity(&anna).contains(&known.handle));
    assert_eq!(rename(&anna, " Anna \n").await, 200);
    assert_eq!(me(&anna).await.name.as_deref(), Some("Anna"));
    for wrong in ["", "\u{200b}", &"x".repeat(25)] {
        assert_eq!(rename(&anna, wrong).await, 400, "{wrong}");
    }
    assert_eq!(me(&anna).await.name.as_deref(), Some("Anna"));
    // She has not played a rated game: nobody finds her.
    let page = fetch(&boris, &format!("/api/people/{}", known.handle)).await;
    assert_eq!((page.status, code(&page).as_str()), (404, "no-such-player"));
    house.stop().await;
}

#[tokio::test]
async fn whoever_is_renamed_is_called_so_where_they_sit() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let open = clients[2]
        .visitor
        .open_table(&table(&four(), vec![folsom_protocol::ChairPlan::Me { name: None }], false))
        .await
        .unwrap();
    assert_eq!(rename(&clients[2].visitor, "Calamity").await, 200);
    let state = clients[0].hear_until(|message| message.to_string().contains("Calamity")).await;
    assert!(state["type"] == "news" || state["type"] == "snapshot", "{state}");
    for table in [&id, &open] {
        let told = fetch(&clients[0].visitor, &format!("/api/tables/{table}")).await;
        assert!(told.body.contains(r#""name":"Calamity""#), "{}", told.body);
    }
    assert!(fetch(&clients[0].visitor, "/api/tables?name=calamity").await.body.contains(&id));
    house.stop().await;
}

async fn link(visitor: &Visitor) -> MoveJson {
    let answer = send(visitor, Method::POST, "/api/me/moves").await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

#[tokio::test]
async fn an_identity_moves_to_another_device_once() {
    let keep = Keep::new();
    let house = House::with(keep.open().await, lenient()).await;
    let (anna, phone, thief) = (house.visitor().await, house.visitor().await, house.visitor().await);
    let id = anna.open_table(&table(&four(), vec![], false)).await.unwrap();
    rename(&anna, "Anna").await;
    let MoveJson { token, .. } = link(&anna).await;
    let moved = send(&phone, Method::POST, &format!("/api/moves/{token}")).await;
    assert_eq!(moved.status, 200, "{}", moved.body);
    assert!(moved.body.contains(r#""name":"Anna""#));
    let cookie = moved.cookie.expect("she is somebody else now");
    let phone_cookie = Visitor::with_cookie(house.address, cookie).on_device_of(&phone);
    assert_eq!(me(&phone_cookie).await, me(&anna).await, "both are her");
    assert!(fetch(&phone_cookie, "/api/tables/mine").await.body.contains(&id));
    // It has been used.
    let again = send(&thief, Method::POST, &format!("/api/moves/{token}")).await;
    assert_eq!((again.status, code(&again).as_str(), again.cookie), (403, "bad-move", None));
    // Of two at the same time one is too late.
    let MoveJson { token, until } = link(&anna).await;
    let path = format!("/api/moves/{token}");
    let (one, other) = tokio::join!(send(&phone, Method::POST, &path), send(&thief, Method::POST, &path));
    assert_eq!([one.status, other.status].iter().filter(|status| **status == 200).count(), 1);
    assert!(until > 0);
    // The file does not tell a link that could be used.
    let MoveJson { token, .. } = link(&anna).await;
    let papers = house.storage.papers(PaperQuery::of("moves")).await.unwrap();
    assert!(
        papers.iter().all(|filed| !filed.paper.key.contains(&token) && !filed.paper.body.contains(&token))
    );
    // One that is too old is worth nothing.
    let old = &papers[0];
    let paper = folsom_storage::Paper { rank: Some(1), ..old.paper.clone() };
    house.storage.file(vec![folsom_storage::Filing::over(old.version, paper)]).await.unwrap();
    let late = send(&thief, Method::POST, &format!("/api/moves/{token}")).await;
    assert_eq!(code(&late), "bad-move");
    house.stop().await;
}

#[tokio::test]
async fn links_are_few_and_guesses_are_not_many() {
    let house = House::open().await;
    let (anna, thief) = (house.visitor_of(0).await, house.visitor_of(0).await);
    let mut tokens = Vec::new();
    for _ in 0..5 {
        tokens.push(link(&anna).await.token);
        pause().await;
    }
    assert_eq!(house.storage.count_papers(PaperQuery::of("moves")).await, Ok(3));
    assert_eq!(send(&thief, Method::POST, &format!("/api/moves/{}", tokens[0])).await.status, 403);
    assert_eq!(send(&thief, Method::POST, &format!("/api/moves/{}", tokens[4])).await.status, 200);
    let mut codes = Vec::new();
    for guess in 0..20 {
        codes.push(code(&send(&thief, Method::POST, &format!("/api/moves/{guess:064x}")).await));
    }
    assert_eq!(codes[0], "bad-move");
    assert_eq!(codes[19], "too-fast");
    house.stop().await;
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn everybody_can_have_everything_that_is_kept_about_them_and_have_it_deleted() {
    let keep = Keep::new();
    let house = House::with(keep.open().await, lenient()).await;
    let (id, mut clients) = house.started(&four()).await;
    let bold = clients[2].visitor.clone();
    rename(&bold, "Wyatt the Bold").await;
    clients[2].get(Wish::Say { name: "x".to_owned(), text: "I was here first".to_owned() }).await;
    link(&bold).await;
    let answer = fetch(&bold, "/api/me/everything").await;
    let all: EverythingJson = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(all.me.name.as_deref(), Some("Wyatt the Bold"));
    assert_eq!(all.tables.iter().map(|own| own.lobby.table.as_str()).collect::<Vec<_>>(), [id.as_str()]);
    assert_eq!(all.said.iter().map(|said| said.text.as_str()).collect::<Vec<_>>(), ["I was here first"]);
    let drawers: Vec<&str> = all.papers.iter().map(|paper| paper.drawer.as_str()).collect();
    assert_eq!(drawers, ["moves", "people"]);
    let others = fetch(&clients[1].visitor, "/api/me/everything").await.body;
    assert!(!others.contains("I was here first"), "{others}");

    let person = identity(&bold);
    let handle = me(&bold).await.handle;
    let answer = send(&bold, Method::DELETE, "/api/me").await;
    assert_eq!((answer.status, answer.cookie.as_deref()), (204, Some("folsom=")));
    // The old cookie comes back: it is nobody's, whoever shows it.
    let back = fetch(&bold, "/api/me").await;
    assert_eq!(back.status, 200);
    assert!(back.cookie.is_some_and(|cookie| !cookie.contains(&person)), "somebody new");
    assert!(!back.body.contains(&handle) && !back.body.contains("Wyatt"), "{}", back.body);
    assert!(!fetch(&bold, "/api/tables/mine").await.body.contains(&id));
    // Also over a socket that was open.
    let refused =
        clients[2].refusal(Wish::Say { name: "x".to_owned(), text: "still here".to_owned() }).await;
    assert_eq!(refused, "gone");
    let after = Client::join(&bold, &id, None).await;
    assert_eq!(after.mirror.state()["you"]["substituted"], serde_json::json!([]), "it is not their chair");
    house.stop().await;
    let bytes = keep.everything();
    for text in ["Wyatt the Bold", "I was here first", &person, &handle] {
        assert!(!holds(&bytes, text), "`{text}` is still kept");
    }
    // And after a restart.
    let house = House::with(keep.open().await, lenient()).await;
    let again = Visitor::with_cookie(house.address, bold.cookie().to_owned());
    assert!(fetch(&again, "/api/me").await.cookie.is_some(), "somebody new");
    house.stop().await;
}

#[tokio::test]
async fn a_seat_link_still_works_where_nothing_is_rated() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let link = clients[1].ask(Wish::SeatLink { seat: seat(1) }).await;
    let claim =
        folsom_protocol::ClaimJson { seat: seat(1), token: link["token"].as_str().unwrap().to_owned() };
    let device = house.visitor().await;
    assert_eq!(post(&device, &format!("/api/tables/{id}/claim"), &claim).await.status, 204);
    house.stop().await;
}

#[tokio::test]
async fn whoever_was_deleted_at_one_server_is_nobody_at_the_others() {
    let network = folsom_server::bus::Network::new();
    let house = House::several(2, &network).await;
    let anna = house.visitor_of(0).await;
    let there = Visitor::with_cookie(house.address_of(1), anna.cookie().to_owned());
    rename(&there, "Anna").await;
    assert_eq!(me(&anna).await.name.as_deref(), Some("Anna"));
    assert_eq!(send(&anna, Method::DELETE, "/api/me").await.status, 204);
    crate::client::eventually("the other server to know", async || {
        fetch(&there, "/api/me").await.cookie.is_some()
    })
    .await;
    house.stop().await;
}

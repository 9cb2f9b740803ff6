//! One's own tables: all of them, whoever asks finds no others, and they are found again after a restart.

use std::time::Duration;

use folsom_client::Visitor;
use folsom_protocol::{BotLevel, ChairPlan, ClaimJson, MyTablesJson, TalkJson, Wish};
use folsom_storage::Query;
use serde_json::json;

use crate::client::{Client, eventually, identity};
use crate::house::{House, code, fetch, four, lenient, post, seat, table};
use crate::keep::{Keep, fresh};
use crate::playing::{asked, play_on};

async fn mine(visitor: &Visitor, query: &str) -> MyTablesJson {
    visitor.get(&format!("/api/tables/mine{query}")).await.unwrap()
}

/// What one's tables are called.
async fn names(visitor: &Visitor) -> Vec<String> {
    mine(visitor, "").await.tables.into_iter().map(|table| table.lobby.table).collect()
}

async fn house_at(keep: &Keep) -> House {
    House::with(keep.open().await, lenient()).await
}

/// Somebody as they were, at another server.
fn moved(visitor: &Visitor, house: &House) -> Visitor {
    Visitor::with_cookie(house.address, visitor.cookie().to_owned())
}

#[tokio::test]
async fn everybody_finds_their_own_tables_and_nobody_elses() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let mut spectator = house.guest(&id).await;
    clients[0].get(Wish::LimitTalk { to: TalkJson::Everybody }).await;
    spectator.get(Wish::Say { name: "Zoe".to_owned(), text: "Hello".to_owned() }).await;
    for (index, client) in clients.iter().enumerate() {
        let found = mine(&client.visitor, "").await;
        assert_eq!((found.tables.len(), found.next), (1, None));
        let own = &found.tables[0];
        assert_eq!((own.lobby.table.as_str(), own.host), (id.as_str(), index == 0));
        assert_eq!(own.seats, [seat(index)]);
    }
    // Who only watches, who is new, and who has nothing to show for it.
    for stranger in [spectator.visitor.clone(), house.visitor().await] {
        assert_eq!(mine(&stranger, "").await, MyTablesJson { tables: vec![], next: None });
    }
    let forger = Visitor::with_cookie(house.address, format!("folsom={}", identity(&clients[1].visitor)));
    assert_eq!(names(&forger).await, [""; 0]);
    let told = fetch(&clients[1].visitor, "/api/tables/mine").await;
    for client in &clients {
        assert!(!told.body.contains(&identity(&client.visitor)), "nobody learns who somebody is");
    }
    house.stop().await;
}

#[tokio::test]
async fn whose_turn_it_is_is_told_as_to_those_who_are_there() {
    let house = House::open().await;
    let (_, mut clients) = house.started(&four()).await;
    for _ in 0..4 {
        play_on(&mut clients, 1).await;
        let (index, _) = asked(&mut clients).await;
        let known = clients[0].mirror.state()["turn"].clone();
        for client in &clients {
            let [own] = mine(&client.visitor, "").await.tables.try_into().unwrap();
            assert_eq!(json!(own.turn), known);
            assert_eq!(
                own.turn.unwrap().seat == own.seats[0],
                client.visitor.cookie() == clients[index].visitor.cookie()
            );
        }
    }
    house.stop().await;
}

#[tokio::test]
async fn a_table_is_ones_own_as_long_as_one_has_a_part_in_it() {
    let house = House::open().await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&four(), vec![ChairPlan::Me { name: None }], false)).await.unwrap();
    assert_eq!(names(&host).await, [id.as_str()]);
    let mut anna = Client::join(&host, &id, None).await;
    let mut boris = house.guest(&id).await;
    assert_eq!(names(&boris.visitor).await, [""; 0]);
    boris.sit(seat(1).0).await;
    assert_eq!(names(&boris.visitor).await, [id.as_str()]);
    boris.get(Wish::Leave { seat: seat(1) }).await;
    assert_eq!(names(&boris.visitor).await, [""; 0], "he got up");
    boris.sit(seat(1).0).await;
    for number in [2, 3] {
        anna.get(Wish::SeatBot { seat: seat(number), level: BotLevel::Greenhorn }).await;
    }
    anna.get(Wish::Start {}).await;
    // Two are his now, on one device; then one moves to another device, and he leaves.
    let link = boris.ask(Wish::SeatLink { seat: seat(1) }).await;
    let device = house.visitor().await;
    let claim = ClaimJson { seat: seat(1), token: link["token"].as_str().unwrap().to_owned() };
    assert_eq!(post(&device, &format!("/api/tables/{id}/claim"), &claim).await.status, 204);
    assert_eq!((names(&boris.visitor).await.len(), names(&device).await.len()), (0, 1));
    let mut there = Client::join(&device, &id, None).await;
    there.get(Wish::Leave { seat: seat(1) }).await;
    assert_eq!(names(&device).await, [""; 0]);
    there.get(Wish::Return { seat: seat(1) }).await;
    assert_eq!(names(&device).await, [id.as_str()]);
    anna.get(Wish::Close {}).await;
    assert_eq!((names(&host).await.len(), names(&device).await.len()), (0, 0), "nothing goes on there");
    assert_eq!(mine(&device, "?stages=over").await.tables.len(), 1, "but it was theirs");
    house.stop().await;
}

#[tokio::test]
async fn a_long_list_comes_in_pages() {
    let house = House::open().await;
    let host = house.visitor().await;
    let mut opened = Vec::new();
    for _ in 0..7 {
        opened.push(host.open_table(&table(&four(), vec![], false)).await.unwrap());
    }
    Client::join(&host, &opened[3], None).await.get(Wish::Close {}).await;
    let (mut found, mut query, mut sizes) = (Vec::new(), "?limit=4".to_owned(), Vec::new());
    loop {
        let page = mine(&host, &query).await;
        assert!(page.tables.iter().all(|own| own.host && own.seats.is_empty() && own.turn.is_none()));
        sizes.push(page.tables.len());
        found.extend(page.tables.into_iter().map(|own| own.lobby.table));
        let Some(next) = page.next else { break };
        query = format!("?limit=4&after={next}");
    }
    assert_eq!(sizes, [4, 2]);
    let over = opened.remove(3);
    found.sort();
    opened.sort();
    assert_eq!(found, opened);
    let [closed] = mine(&host, "?stages=over").await.tables.try_into().unwrap();
    assert_eq!(closed.lobby.table, over);
    assert_eq!(mine(&host, "?stages=open,running,over&limit=4000000000").await.tables.len(), 7);
    assert_eq!(mine(&host, "?limit=0").await.tables.len(), 1, "at least one");
    for nonsense in
        ["stages=", "stages=new", "limit=x", "limit=-1", "after=", "after=1", "after=1-x", "who=anna"]
    {
        let answer = fetch(&host, &format!("/api/tables/mine?{nonsense}")).await;
        assert_eq!((answer.status, code(&answer).as_str()), (400, "not-understood"), "{nonsense}");
    }
    house.stop().await;
}

/// Makes a file of today one of the first version, which did not keep whose the tables are. No database was ever of that version, but
/// one may hold a copy of such a file.
async fn age(keep: &Keep) {
    let sqlite =
        "DROP TABLE papers; DROP INDEX tables_for_all; DROP INDEX tables_to_forget; DROP TABLE talk; DROP TABLE figures;
               ALTER TABLE tables DROP COLUMN stirred; ALTER TABLE tables DROP COLUMN unfinished;
               ALTER TABLE tables DROP COLUMN listed; ALTER TABLE tables DROP COLUMN search;
               ALTER TABLE tables DROP COLUMN origin;
               DROP INDEX tables_without_members; DROP TABLE members;
               ALTER TABLE tables DROP COLUMN members_known;
               UPDATE tables SET summary = json_remove(summary, '$.owners');
               PRAGMA user_version = 1;";
    let postgres = "DELETE FROM members; UPDATE tables SET members_known = false";
    keep.run(sqlite, postgres).await;
}

#[tokio::test]
async fn everybody_finds_their_tables_again_after_a_restart_and_in_a_file_of_an_older_version() {
    let keep = Keep::new();
    let house = house_at(&keep).await;
    let (id, mut clients) = house.started(&four()).await;
    play_on(&mut clients, 3).await;
    let stranger = house.visitor().await;
    let other = stranger.open_table(&table(&four(), vec![], false)).await.unwrap();
    Client::join(&stranger, &other, None).await.get(Wish::Close {}).await;
    let broken = stranger.open_table(&table(&four(), vec![], false)).await.unwrap();
    let before: Vec<_> = {
        let mut before = Vec::new();
        for client in &clients {
            before.push((client.visitor.clone(), mine(&client.visitor, "").await));
        }
        before
    };
    drop(clients);
    house.stop().await;

    let house = house_at(&keep).await;
    for (visitor, known) in &before {
        let found = mine(&moved(visitor, &house), "").await;
        assert_eq!(
            found.tables[0].turn.as_ref().map(|turn| turn.number),
            known.tables[0].turn.as_ref().map(|turn| turn.number)
        );
        assert_eq!((&found.tables[0].lobby.table, &found.tables[0].seats), (&id, &known.tables[0].seats));
    }
    house.stop().await;

    age(&keep).await;
    let damage = format!(
        "UPDATE entries SET entry = 'no entry' WHERE table_key = (SELECT key FROM tables WHERE id = '{broken}')"
    );
    keep.run(&damage, &damage).await;
    let house = house_at(&keep).await;
    let unknown = || Query { members_known: Some(false), ..Query::all() };
    eventually("whose the tables are", async || house.storage.list(unknown()).await.unwrap().is_empty())
        .await;
    for (visitor, known) in &before {
        let found = mine(&moved(visitor, &house), "").await;
        assert_eq!((&found.tables[0].lobby.table, &found.tables[0].seats), (&id, &known.tables[0].seats));
        assert_eq!(found.tables.len(), 1);
    }
    let found = mine(&moved(&stranger, &house), "?stages=open,running,over").await;
    assert_eq!(
        found.tables.iter().map(|own| &own.lobby.table).collect::<Vec<_>>(),
        [&other],
        "but for the damaged one"
    );
    house.stop().await;
}

/// A table that nobody looks at is not in memory, and is read for whoever asks.
#[tokio::test]
async fn a_table_that_everybody_has_left_alone_still_tells_whose_turn_it_is() {
    let mut config = lenient();
    config.limits.idle = Duration::from_millis(20);
    let house = House::with(fresh().await, config).await;
    let (_, mut clients) = house.started(&four()).await;
    let (index, question) = asked(&mut clients).await;
    let visitor = clients[index].visitor.clone();
    for client in clients {
        client.leave().await;
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let [own] = mine(&visitor, "").await.tables.try_into().unwrap();
    assert_eq!(own.turn.map(|turn| (turn.number, turn.seat.0)), Some((question.number, question.seat)));
    house.stop().await;
}

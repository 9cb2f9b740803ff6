//! A table that stands still because its players have days is not closed for it.

use std::time::Duration;

use folsom_client::Visitor;
use folsom_protocol::{ChairPlan, NewTableJson, TermsJson};
use folsom_server::{Config, Limits};
use serde_json::Value;

use crate::client::eventually;
use crate::house::{House, four, table};
use crate::keep::Keep;
use crate::party::{DAY, Party, clock, config, terms};

async fn stage(visitor: &Visitor, id: &str) -> String {
    let table: Value = visitor.get(&format!("/api/tables/{id}")).await.unwrap();
    table["stage"].as_str().unwrap().to_owned()
}

async fn open(visitor: &Visitor, terms: TermsJson) -> String {
    let wanted = NewTableJson { terms, ..table(&four(), vec![ChairPlan::Me { name: None }], false) };
    visitor.open_table(&wanted).await.unwrap()
}

/// A server that closes whatever stands still, people who gather for a slow game excepted if it is told so.
async fn sweeping(keep: &Keep, running_table_age: Duration) -> House {
    let limits = Limits { open_table_age: Duration::ZERO, running_table_age, ..Limits::lenient() };
    House::with(keep.open().await, Config { limits, ..config() }).await
}

#[tokio::test]
async fn a_slow_game_is_not_swept_while_somebody_has_time() {
    let _clock = clock().await;
    let keep = Keep::new();
    let party = Party::begin_in(keep.open().await, terms(DAY)).await;
    party.awaited().await;
    let ordinary = party.players[0].visitor.open_table(&table(&four(), vec![], false)).await.unwrap();
    let Party { house, id, .. } = party;
    house.stop().await;
    let house = sweeping(&keep, Duration::ZERO).await;
    let visitor = house.visitor().await;
    eventually("the broom", async || stage(&visitor, &ordinary).await == "closed").await;
    // What runs is looked at after what is open.
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(stage(&visitor, &id).await, "running");
    house.stop().await;
}

#[tokio::test]
async fn people_have_as_long_to_gather_as_a_game_may_stand_still() {
    let _clock = clock().await;
    let keep = Keep::new();
    let house = House::with(keep.open().await, config()).await;
    let visitor = house.visitor().await;
    let (slow, ordinary) =
        (open(&visitor, terms(DAY)).await, open(&visitor, table(&four(), vec![], false).terms).await);
    house.stop().await;
    let house = sweeping(&keep, Duration::from_secs(60 * 60)).await;
    let visitor = house.visitor().await;
    eventually("the broom", async || stage(&visitor, &ordinary).await == "closed").await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(stage(&visitor, &slow).await, "open");
    house.stop().await;
    let house = sweeping(&keep, Duration::ZERO).await;
    let visitor = house.visitor().await;
    eventually("the broom", async || stage(&visitor, &slow).await == "closed").await;
    house.stop().await;
}

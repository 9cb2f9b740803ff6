//! A table whose task panics: nobody else notices, and whoever is there comes back.

use std::sync::Arc;

use folsom_storage::Storage;

use crate::client::{Client, patiently};
use crate::house::{House, code, fetch, four, lenient, table};
use crate::playing::{asked, play_on};
use crate::troubled::Troubled;

async fn troubled_house(storage: &Arc<Troubled>) -> House {
    House::with(Arc::clone(storage) as Arc<dyn Storage>, lenient()).await
}

#[tokio::test]
async fn a_table_that_panics_costs_its_guests_one_reconnect_and_nobody_else_anything() {
    let storage = Arc::new(Troubled::new().await);
    let house = troubled_house(&storage).await;
    let (id, mut clients) = house.started(&four()).await;
    let (_, mut others) = house.started(&four()).await;
    for _ in 0..2 {
        let (index, question) = asked(&mut clients).await;
        let log = house.log(&id).await;
        storage.panic();
        clients[index].line.send(question.choose(&question.offered[0])).await.unwrap();
        for client in &mut clients {
            while client.try_hear().await.is_ok() {}
        }
        assert_eq!(house.log(&id).await, log, "it has not happened");
        play_on(&mut others, 2).await;
        for client in &mut clients {
            *client = Client::join(&client.visitor, &id, None).await;
        }
        play_on(&mut clients, 4).await;
    }
    assert!(storage.is_over());
    house.stop().await;
}

#[tokio::test]
async fn a_table_that_panics_whenever_it_is_opened_is_set_aside() {
    let storage = Arc::new(Troubled::new().await);
    let house = troubled_house(&storage).await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    house.stop().await;

    storage.poison(&id);
    let house = troubled_house(&storage).await;
    let visitor = house.visitor().await;
    let path = format!("/api/tables/{id}");
    let mut answers = Vec::new();
    for _ in 0..6 {
        let answer = fetch(&visitor, &path).await;
        answers.push((answer.status, code(&answer)));
    }
    let [again, aside] =
        [(503, "stopping"), (500, "damaged")].map(|(status, code)| (status, code.to_owned()));
    assert_eq!(
        answers,
        [&[again.clone(), again.clone(), again][..], &[aside.clone(), aside.clone(), aside]].concat()
    );
    assert_eq!(fetch(&visitor, "/healthz").await.status, 200);
    let (_, mut clients) = house.started(&four()).await;
    play_on(&mut clients, 4).await;
    patiently("an orderly end", house.stop()).await;
}

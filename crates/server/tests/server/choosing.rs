//! Decisions, and messages that come twice, too early or too late.

use folsom_protocol::{Request, Wish};
use folsom_rules::{Preset, Setup};
use serde_json::json;

use crate::client::Client;
use crate::house::{House, four, seat};
use crate::playing::{asked, play_on};

fn text(id: u32, wish: Wish) -> String {
    serde_json::to_string(&Request { id, wish }).unwrap()
}

#[tokio::test]
async fn a_choice_that_is_sent_twice_is_made_once_and_acknowledged() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let (index, question) = asked(&mut clients).await;
    let choice = question.choose(&question.offered[0]);
    let request = text(1_000, choice.clone());
    clients[index].line.send_text(request.clone()).await.unwrap();
    let done = json!({ "type": "done", "id": 1_000 });
    clients[index].hear_until(|message| *message == done).await;
    let log = house.log(&id).await;

    // Just the same message: it has been handled, and is not handled again.
    clients[index].line.send_text(request.clone()).await.unwrap();
    let answer = clients[index].hear_until(|message| message["id"] == 1_000).await;
    assert_eq!(answer["code"], "stale-id");
    // The same choice as a new request, and on a new connection.
    clients[index].line.send_text(text(1_001, choice.clone())).await.unwrap();
    let answer = clients[index].hear_until(|message| message["id"] == 1_001).await;
    assert_eq!(answer["type"], "done");
    let mut back = clients[index].once_more().await;
    back.line.send_text(request).await.unwrap();
    back.hear_until(|message| *message == done).await;
    assert_eq!(house.log(&id).await, log);

    // Another choice in its place comes too late, and what is not asked yet too early.
    if let Some(other) = question.offered.get(1) {
        assert_eq!(back.refusal_as(1_002, question.choose(other)).await, "too-late");
    }
    let Wish::Choose { seat, number, choice } = choice else { unreachable!() };
    assert_eq!(
        back.refusal_as(1_003, Wish::Choose { seat, number: number + 2, choice }).await,
        "too-early"
    );
    assert_eq!(house.log(&id).await, log);
    house.stop().await;
}

/// The words of a choice may have lost their meaning by then: cars are gone, cards have moved.
#[tokio::test]
async fn whatever_was_chosen_can_be_sent_again_at_any_time() {
    let house = House::open().await;
    let tables =
        [Setup::new(Preset::Couriers, 4), Setup::new(Preset::Ru18Advanced, 2), Setup::new(Preset::Ru14, 2)];
    for setup in &tables {
        let (id, mut clients) = house.started(setup).await;
        let mut made: Vec<(usize, Wish)> = Vec::new();
        while clients[0].catch_up().await["end"].is_null() {
            let (index, question) = asked(&mut clients).await;
            let offered = &question.offered;
            let choice = question.choose(&offered[made.len() * 7 % offered.len()]);
            clients[index].get(choice.clone()).await;
            made.push((index, choice));
            if made.len().is_multiple_of(20) {
                let (index, choice) = made[made.len() / 3].clone();
                clients[index].get(choice).await;
            }
        }
        let log = house.log(&id).await;
        for (index, choice) in made {
            clients[index].get(choice).await;
        }
        assert_eq!(house.log(&id).await, log);
    }
    house.stop().await;
}

#[tokio::test]
async fn nobody_decides_for_others_or_out_of_turn() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    play_on(&mut clients, 5).await;
    let (index, question) = asked(&mut clients).await;
    let other = (index + 1) % 4;
    let log = house.log(&id).await;
    let choice = question.choose(&question.offered[0]);
    assert_eq!(clients[other].refusal(choice.clone()).await, "not-your-seat");
    let mut stranger = house.guest(&id).await;
    assert_eq!(stranger.refusal(choice).await, "not-your-seat");
    let own = Wish::Choose { seat: seat(other), number: question.number, choice: "draw".to_owned() };
    assert_eq!(clients[other].refusal(own).await, "not-asked");
    assert_eq!(clients[index].refusal(question.choose("dance")).await, "not-understood");
    assert_eq!(clients[index].refusal(question.choose("punch doc")).await, "against-the-rules");
    let nowhere = Wish::Choose { seat: seat(8), number: question.number, choice: "draw".to_owned() };
    assert_eq!(clients[index].refusal(nowhere).await, "no-such-seat");
    assert_eq!(house.log(&id).await, log);
    house.stop().await;
}

impl Client {
    /// Says what is wanted with this id, and is told why it can't be.
    async fn refusal_as(&mut self, id: u32, wish: Wish) -> String {
        self.line.send_text(text(id, wish)).await.unwrap();
        let answer = self.hear_until(|message| message["id"] == id).await;
        answer["code"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
    }
}

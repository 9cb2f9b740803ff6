//! Games are seen again: through one's own eyes while they run, through any when they are over.

use folsom_protocol::Wish;
use folsom_rules::text::record::Record;
use folsom_rules::{Indexed, Preset, Seat, Seed, Setup, Viewer};
use folsom_table::Commitment;
use serde_json::{Value, json};

use crate::audit::{Course, expected_replay};
use crate::house::{House, code, fetch, four, seat};
use crate::playing::{play_all, play_on};

#[tokio::test]
async fn while_a_game_runs_everybody_has_only_their_own_eyes() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    play_on(&mut clients, 30).await;
    let course = Course::read(&id, &house.log(&id).await);
    let visitor = &clients[1].visitor;
    let replay = async |eyes: &str| fetch(visitor, &format!("/api/tables/{id}/replay{eyes}")).await;
    for (eyes, viewer) in [
        ("", Viewer::Spectator),
        ("?eyes=spectator", Viewer::Spectator),
        ("?eyes=seat2", Viewer::Seat(Seat::at(1))),
    ] {
        let answer = replay(eyes).await;
        assert_eq!(answer.status, 200, "{eyes}: {}", answer.body);
        let told: Value = serde_json::from_str(&answer.body).unwrap();
        assert!(told == expected_replay(&course, Some(viewer)), "{eyes}");
    }
    for (eyes, status, refusal) in [
        ("?eyes=seat1", 409, "not-your-seat"),
        ("?eyes=seat5", 409, "no-such-seat"),
        ("?eyes=open", 409, "begun"),
        ("?eyes=everything", 400, "not-understood"),
        ("?eyes=seat2&eyes=seat1", 400, "not-understood"),
        ("?ears=seat2", 400, "not-understood"),
    ] {
        let answer = replay(eyes).await;
        assert_eq!((answer.status, code(&answer).as_str()), (status, refusal), "{eyes}");
    }
    let stranger = house.visitor().await;
    let answer = fetch(&stranger, &format!("/api/tables/{id}/replay?eyes=seat2")).await;
    assert_eq!((answer.status, code(&answer).as_str()), (409, "not-your-seat"));
    house.stop().await;
}

#[tokio::test]
async fn who_has_left_has_no_longer_the_eyes_of_the_seat_but_whose_chair_was_given_to_a_bot_has() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    clients[1].get(Wish::Leave { seat: seat(1) }).await;
    let away = clients.pop().unwrap();
    let visitors = [clients[1].visitor.clone(), away.visitor.clone()];
    away.leave().await;
    clients[0].hear_until(|message| message["there"] == json!(["seat1", "seat2", "seat3"])).await;
    clients[0].get(Wish::GiveToBot { seat: seat(3) }).await;
    let eyes = async |visitor, number: usize| {
        fetch(visitor, &format!("/api/tables/{id}/replay?eyes={}", seat(number))).await
    };
    let answer = eyes(&visitors[0], 1).await;
    assert_eq!((answer.status, code(&answer).as_str()), (409, "not-your-seat"));
    assert_eq!(eyes(&visitors[1], 3).await.status, 200);
    let answer = eyes(&clients[0].visitor, 3).await;
    assert_eq!((answer.status, code(&answer).as_str()), (409, "not-your-seat"));
    house.stop().await;
}

#[tokio::test]
async fn a_game_that_is_over_can_be_seen_through_any_eyes_and_open() {
    let house = House::open().await;
    for setup in [four(), Setup::new(Preset::Couriers, 3)] {
        let (id, mut clients) = house.company(&setup).await;
        let stranger = house.visitor().await;
        let path = |what: &str| format!("/api/tables/{id}/{what}");
        for what in ["replay", "record"] {
            let answer = fetch(&stranger, &path(what)).await;
            assert_eq!((answer.status, code(&answer).as_str()), (409, "not-begun"), "{what}");
        }
        let commitment = clients[0].mirror.state()["table"]["commitment"].clone();
        clients[0].get(Wish::Start {}).await;
        let answer = fetch(&clients[0].visitor, &path("record")).await;
        assert_eq!((answer.status, code(&answer).as_str()), (409, "begun"));
        assert_eq!(clients[0].mirror.state()["table"]["commitment"], commitment, "it was known before");
        let tapes = play_all(clients, 3).await;

        let course = Course::read(&id, &house.log(&id).await);
        let seats = (0..setup.seats).map(|number| Viewer::Seat(Seat::at(number)));
        for viewer in seats.chain([Viewer::Spectator]) {
            let told: Value = stranger.get(&path(&format!("replay?eyes={viewer}"))).await.unwrap();
            assert!(told == expected_replay(&course, Some(viewer)), "{viewer}");
        }
        let told: Value = stranger.get(&path("replay?eyes=open")).await.unwrap();
        assert!(told == expected_replay(&course, None));

        let record = fetch(&stranger, &path("record")).await.body;
        course.fits_record(&record);
        let last = tapes[0].heard.iter().find(|text| text.contains(r#""end":{"#)).unwrap();
        let last: Value = serde_json::from_str(last).unwrap();
        let seed = Seed::from_hex(last["end"]["seed"].as_str().unwrap()).unwrap();
        assert_eq!(json!(Commitment::to(seed).to_string()), commitment, "the deal was fixed at the start");
        assert_eq!(Record::read(&record).unwrap().seed, seed);
    }
    house.stop().await;
}

#[tokio::test]
async fn a_game_that_is_closed_early_has_no_secrets_any_more() {
    let house = House::open().await;
    let (id, mut clients) = house.company(&four()).await;
    let commitment = clients[0].mirror.state()["table"]["commitment"].clone();
    clients[0].get(Wish::Start {}).await;
    play_on(&mut clients, 5).await;
    assert_eq!(clients[1].catch_up().await["table"]["seed"], Value::Null);
    clients[0].get(Wish::Close {}).await;
    let seed = clients[1].catch_up().await["table"]["seed"].clone();
    let seed = Seed::from_hex(seed.as_str().expect("it is told")).unwrap();
    assert_eq!(
        json!(Commitment::to(seed).to_string()),
        commitment,
        "as was promised before anybody sat down"
    );

    let stranger = house.visitor().await;
    let record = fetch(&stranger, &format!("/api/tables/{id}/record")).await;
    assert_eq!(record.status, 200, "{record:?}");
    let record = Record::read(&record.body).unwrap();
    assert_eq!((record.seed, record.choices.len()), (seed, 5));
    let course = Course::read(&id, &house.log(&id).await);
    let told: Value = stranger.get(&format!("/api/tables/{id}/replay?eyes=open")).await.unwrap();
    assert!(told == expected_replay(&course, None));
    let told: Value = stranger.get(&format!("/api/tables/{id}/replay?eyes=seat2")).await.unwrap();
    assert!(told == expected_replay(&course, Some(Viewer::Seat(Seat::at(1)))));
    house.stop().await;
}

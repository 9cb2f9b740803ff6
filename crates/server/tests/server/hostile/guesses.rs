//! Guessing where tables are.

use folsom_protocol::ClaimJson;

use super::Scene;
use crate::house::{fetch, post, seat};

#[tokio::test]
async fn whoever_guesses_ids_of_tables_learns_nothing_from_the_answers() {
    let scene = Scene::new().await;
    let visitor = scene.house.visitor().await;
    let mut last = scene.id.clone();
    let digit = if last.pop() == Some('0') { '1' } else { '0' };
    let nearly = format!("{last}{digit}");
    let long = "0".repeat(300);
    let guesses = [
        "00000000000000000000000000",
        "7zzzzzzzzzzzzzzzzzzzzzzzzz",
        "zzzzzzzzzzzzzzzzzzzzzzzzzz",
        &nearly,
        &scene.id[1..],
        &long,
        "x",
        "%20",
        "%00",
        "%ff%fe",
        "..%2f..%2f..%2fetc%2fpasswd",
        "'%20or%201=1%20--",
        "*",
        "-1",
    ];
    for what in ["", "/replay", "/record", "/replay?eyes=open"] {
        let mut answers = Vec::new();
        for guess in guesses {
            let answer = fetch(&visitor, &format!("/api/tables/{guess}{what}")).await;
            assert_eq!(answer.status, 404, "{guess}{what}: {}", answer.body);
            answers.push(answer);
        }
        assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{what}: {answers:?}");
    }
    for guess in guesses {
        let claim = ClaimJson { seat: seat(0), token: "0".repeat(64) };
        let answer = post(&visitor, &format!("/api/tables/{guess}/claim"), &claim).await;
        assert_eq!(answer.status, 404, "{guess}");
        assert!(answer.body.contains("no-such-table"), "{}", answer.body);
    }
    scene.goes_on().await;
}

#[tokio::test]
async fn a_socket_of_a_table_that_is_not_there_is_refused_before_it_opens() {
    let scene = Scene::new().await;
    let visitor = scene.house.visitor().await;
    let mut refusals = Vec::new();
    for guess in ["00000000000000000000000000", "nonsense"] {
        refusals.push(visitor.connect(guess, None).await.unwrap_err().to_string());
    }
    assert!(refusals[0].contains("404") && refusals[0].contains("no-such-table"), "{refusals:?}");
    assert_eq!(refusals[0], refusals[1]);
    scene.goes_on().await;
}

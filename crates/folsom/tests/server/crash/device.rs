//! Somebody goes on playing on another device.

use folsom_client::{Answer, ClientError, Visitor};
use folsom_protocol::{ClaimJson, Word};
use folsom_rules::{Indexed, Seat};
use serde_json::{Value, json};

use super::world::World;

/// Takes a seat along to another identity, whose cookie this is. A link works once: if nobody has heard the first answer, the
/// second is a refusal.
pub(crate) async fn claim(world: &World, table: &str, seat: usize, token: String) -> String {
    let cookie = world.cookie().await;
    let body = ClaimJson { seat: Word(Seat::at(seat)), token };
    let body = serde_json::to_string(&body).expect("JSON");
    let path = format!("/api/tables/{table}/claim");
    let mut unheard = false;
    loop {
        let life = world.life().await;
        let visitor = Visitor::with_cookie(life.address, cookie.clone());
        let answer: Result<Answer, ClientError> =
            visitor.request("POST".parse().expect("a method"), &path, Some(body.clone())).await;
        match answer {
            Ok(answer) if answer.status == 204 || unheard && answer.status == 403 => break,
            Ok(answer) => panic!("the link to {table} does not work: {}", answer.body),
            Err(_) => {
                unheard = true;
                world.outlive(life).await;
            }
        }
    }
    let seen = world.insist(|address| look(Visitor::with_cookie(address, cookie.clone()), table)).await;
    let seats = &seen.expect("the table is there")["you"]["seats"];
    assert_eq!(*seats, json!([Word(Seat::at(seat))]), "the seat was not taken along");
    cookie
}

/// The table as somebody sees it who has just come.
async fn look(visitor: Visitor, table: &str) -> Result<Value, ClientError> {
    visitor.connect(table, None).await?.next().await
}

//! When nobody goes to a table any more: everything that was ever promised there is looked for.

use std::collections::HashSet;

use folsom_client::{Answer, ClientError, Visitor};
use folsom_protocol::{LobbyJson, dealt_from};
use folsom_rules::Seed;
use folsom_rules::text::record::Record;
use folsom_table::Commitment;
use serde_json::{Map, Value};

use super::ledger::{Account, Acknowledged};
use super::world::World;

/// What a server answers to a visitor with this cookie, as soon as one lives long enough.
async fn ask(world: &World, cookie: &str, path: &str) -> Answer {
    let ask = |address| {
        let (visitor, path) = (Visitor::with_cookie(address, cookie.to_owned()), path.to_owned());
        async move { visitor.request("GET".parse().expect("a method"), &path, None).await }
    };
    let answer: Result<Answer, ClientError> = world.insist(ask).await;
    let answer = answer.expect("an answer");
    assert_eq!(answer.cookie, None, "an identity was forgotten");
    answer
}

async fn get(world: &World, cookie: &str, path: &str) -> String {
    let answer = ask(world, cookie, path).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    answer.body
}

/// A table apart from its game.
pub(crate) async fn look(world: &World, cookie: &str, table: &str) -> Value {
    serde_json::from_str(&get(world, cookie, &format!("/api/tables/{table}")).await).expect("JSON")
}

/// The tables that anybody can find.
pub(crate) async fn lobby(world: &World, cookie: &str) -> Vec<LobbyJson> {
    serde_json::from_str(&get(world, cookie, "/api/tables").await).expect("JSON")
}

/// The record of a game that is over.
pub(crate) async fn record(world: &World, cookie: &str, table: &str) -> String {
    get(world, cookie, &format!("/api/tables/{table}/record")).await
}

/// Whether a game is over. The table itself is not asked, so this does not wake it up.
pub(crate) async fn is_over(world: &World, cookie: &str, table: &str) -> bool {
    let answer = ask(world, cookie, &format!("/api/tables/{table}/record")).await;
    assert!(answer.status == 200 || answer.body.contains(r#""begun""#), "{table}: {}", answer.body);
    answer.status == 200
}

/// A table that was closed before its game was over, if there was any.
pub(crate) fn close_account(world: &World, table: &str) {
    let account = world.ledger().close(table);
    check_news(table, &account);
    check_acknowledged(table, &account, &[]);
}

/// A game that nobody looked at.
pub(crate) async fn close_unwatched(world: &World, table: &str, cookie: &str, promised: &Value) {
    let text = record(world, cookie, table).await;
    let secret = secret(&whole_game(table, &text));
    assert_eq!(*promised, Commitment::to(secret).to_string(), "the deal of {table}");
    world.ledger().close(table);
    world.finished().push((table.to_owned(), text));
}

/// What was drawn at the opening. What players added to it makes the seed.
fn secret(record: &Record) -> Seed {
    let Some(shares) = &record.shares else { return record.seed };
    let dealt = dealt_from(shares.secret, &shares.table, &shares.added);
    assert_eq!(dealt, record.seed, "the deal of {}", shares.table);
    shares.secret
}

/// The record of a game that was played to its end.
fn whole_game(table: &str, text: &str) -> Record {
    let record = Record::read(text).unwrap_or_else(|error| panic!("the record of {table}: {error}"));
    assert!(record.replay(&mut ()).outcome().is_some(), "{table} is not over");
    record
}

/// A table whose game is over.
pub(crate) async fn close_game(world: &World, table: &str, cookie: &str) {
    let text = record(world, cookie, table).await;
    let record = whole_game(table, &text);
    let mut replays = Vec::new();
    for eyes in ["spectator", "seat1", "seat2"] {
        let replay = get(world, cookie, &format!("/api/tables/{table}/replay?eyes={eyes}")).await;
        replays.push(serde_json::from_str::<Value>(&replay).expect("JSON"));
    }
    let account = world.ledger().close(table);
    check_news(table, &account);
    check_deal(table, &account, &record);
    for replay in &replays {
        check_replay(table, &account, replay);
    }
    let choices: Vec<&str> = text.lines().skip_while(|line| *line != "choices:").skip(1).collect();
    check_acknowledged(table, &account, &choices);
    world.finished().push((table.to_owned(), text));
}

/// The numbers have no gap, and nothing was said twice.
fn check_news(table: &str, account: &Account) {
    let numbers: Vec<u64> = account.news().map(|(number, _)| number).collect();
    assert_eq!(numbers, (1..=account.highest()).collect::<Vec<_>>(), "the news of {table} have a gap");
    let mut said = HashSet::new();
    for text in account.said() {
        assert!(said.insert(text), "{text} was said twice at {table}");
    }
}

/// The deal is the one that was promised at the start.
fn check_deal(table: &str, account: &Account, record: &Record) {
    let started = account.news().find(|(_, told)| told.common["about"]["what"] == "started");
    let (_, started) = started.expect("it has begun");
    let promised = &started.common["table"]["commitment"];
    assert_eq!(*promised, Commitment::to(secret(record)).to_string(), "the deal of {table}");
    let ends: Vec<_> = account.news().filter_map(|(_, told)| told.common.get("end")).collect();
    assert_eq!(ends.len(), 1, "{table} ended more than once, or never");
    assert_eq!(ends[0]["seed"], secret(record).to_string());
}

/// A replay tells what was told when it happened.
fn check_replay(table: &str, account: &Account, replay: &Value) {
    let steps = replay["steps"].as_array().expect("steps");
    let played = |about: &Value| about["what"] == "started" || about["what"] == "choice";
    let happened = account.news().filter(|(_, told)| played(&told.common["about"]));
    assert_eq!(happened.count(), steps.len(), "the steps of {table}");
    for step in steps {
        let number = step["number"].as_u64().expect("a number");
        let told = account.told(number).expect("it was told");
        assert_eq!(step["at"], told.common["at"], "news {number} of {table}");
        assert_eq!(step.get("by").filter(|by| !by.is_null()), told.common["about"].get("by"));
        let viewer = step["viewer"].as_str().expect("a viewer");
        // Not everybody's eyes were at the table.
        let Some(seen) = told.views.get(viewer) else { continue };
        for (field, value) in seen.as_object().unwrap_or(&Map::new()) {
            assert!(field == "choices" || step[field] == *value, "`{field}` of news {number} of {table}");
        }
    }
}

fn check_acknowledged(table: &str, account: &Account, choices: &[&str]) {
    for acknowledged in account.acknowledged() {
        match acknowledged {
            Acknowledged::Choice { number, seat, choice } => {
                let made = choices.get(*number).copied();
                let wanted = format!("{seat} {choice}");
                assert_eq!(made, Some(wanted.as_str()), "decision {number} of {table}");
            }
            Acknowledged::News { number, about } => {
                let told = account.told(*number).unwrap_or_else(|| panic!("{about} at {table} is lost"));
                for (field, value) in about.as_object().expect("an object") {
                    assert_eq!(told.common["about"][field], *value, "news {number} of {table}");
                }
            }
            Acknowledged::Said(text) => {
                assert!(account.said().any(|said| said == text), "`{text}` at {table} is lost");
            }
            Acknowledged::Rematch => {
                let found = account.news().any(|(_, told)| told.common["about"]["what"] == "rematch");
                assert!(found, "the rematch of {table} is lost");
            }
        }
    }
}

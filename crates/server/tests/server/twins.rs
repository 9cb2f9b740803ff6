//! As an attacker would try it: two tables that differ only in what somebody decided out of sight. Whatever the others do to
//! find out, both answer the same, byte for byte.

use folsom_client::Visitor;
use folsom_protocol::{Wish, Word};
use folsom_rules::text::notation;
use folsom_rules::{BanditSet, Cast, Event, Game, Indexed, Preset, RuleSet, Seat, Setup, Viewer};
use folsom_storage::{Listing, NewTable, Progress, TableId, Timestamp};
use serde_json::{Value, json};

use crate::audit::{Course, Step};
use crate::client::Client;
use crate::house::{House, fetch};
use crate::playing::play_all;

/// So many pairs of tables are made of one game.
const PAIRS: usize = 6;

/// A decision that nobody but who made it can tell from another.
struct Hidden {
    /// The number of its entry, and how many decisions were made before it.
    entry: u64,
    number: u32,
    seat: Seat,
    /// What was decided, and what might have been as well.
    choices: [String; 2],
}

/// What a viewer learns from a step.
fn learned(after: &Game, events: &[Event], viewer: Viewer) -> impl PartialEq + use<> {
    (events.iter().map(|event| event.notice(viewer)).collect::<Vec<_>>(), after.view(viewer))
}

/// Finds another choice that all but the seat itself take for the same.
fn hidden(step: &Step, number: u32) -> Option<Hidden> {
    let (seat, made) = step.choice.clone()?;
    let (before, after) = (step.before.as_ref()?, step.game()?);
    let others = before.board().seats().filter(|&other| other != seat).map(Viewer::Seat);
    let others: Vec<Viewer> = others.chain([Viewer::Spectator]).collect();
    let looks_the_same = |choice| {
        let (mut twin, mut events) = (*before, Vec::new());
        twin.choose(choice, &mut events).expect("it is offered");
        let differs = twin.view(Viewer::Seat(seat)) != after.view(Viewer::Seat(seat));
        let same =
            |&viewer: &Viewer| learned(&twin, &events, viewer) == learned(after, &step.events, viewer);
        differs && others.iter().all(same)
    };
    let other = before.choices().iter().take(200).find(|&choice| looks_the_same(choice))?;
    let other = notation::write_choice(other, before.board(), seat);
    Some(Hidden { entry: step.number, number, seat, choices: [made, other] })
}

/// Two tables with the same log up to a decision, which is made in two ways.
async fn pair_of_tables(house: &House, log: &[String], hidden: &Hidden, number: u8) -> [String; 2] {
    let mut ids = Vec::new();
    for (twin, choice) in hidden.choices.iter().enumerate() {
        let table = TableId::from_bytes([number, twin as u8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]);
        let at = Timestamp::from_millis(1);
        let listing = Listing::new(Progress::Running);
        let mut entries = log[..=hidden.entry as usize].to_vec();
        let decision = entries.last_mut().expect("there is the decision");
        let mut entry: Value = serde_json::from_str(decision).unwrap();
        entry["choice"] = json!(choice);
        *decision = entry.to_string();
        house.storage.create(NewTable { table, entries, listing, origin: None, at }).await.unwrap();
        ids.push(table.to_string());
    }
    ids.try_into().expect("there are two")
}

/// All that somebody can get out of a table: as it is, what was missed, what was played, and what guesses are answered.
async fn interrogate(visitor: &Visitor, id: &str, eyes: &str, hidden: &Hidden) -> Vec<String> {
    let mut answers = Vec::new();
    let mut client = Client::join(visitor, id, None).await;
    let mut all: Value = client.mirror.state().clone();
    all.as_object_mut().unwrap().retain(|field, _| field != "now" && field != "presence");
    all["turn"].as_object_mut().unwrap().remove("since");
    answers.push(all.to_string());
    let mut back = Client::join(visitor, id, Some(hidden.entry - 1)).await;
    answers.push(back.hear_until(|message| message["type"] != "presence").await.to_string());
    answers.push(fetch(visitor, &format!("/api/tables/{id}/replay?eyes={eyes}")).await.body);
    for choice in &hidden.choices {
        for number in [hidden.number, hidden.number + 1] {
            let guess = Wish::Choose { seat: Word(hidden.seat), number, choice: choice.clone() };
            answers.push(client.ask(guess).await.to_string());
        }
    }
    client.leave().await;
    back.leave().await;
    answers.into_iter().map(|answer| without_voices(&answer.replace(id, "ID"))).collect()
}

/// Everybody is known by another number at another table.
fn without_voices(text: &str) -> String {
    let is_digit = |character: char| character.is_ascii_digit();
    text.split("\"voice\":").map(|part| part.trim_start_matches(is_digit)).collect()
}

fn same(told: &[Vec<String>; 2], who: &str, hidden: &Hidden) {
    for (one, other) in told[0].iter().zip(&told[1]) {
        assert_eq!(one, other, "{who} found out which of {:?} it was", hidden.choices);
    }
}

/// Plays a game, and lets everybody try to find out what others decided out of sight. How many decisions there were to be found
/// out.
async fn try_to_find_out(setup: &Setup, dice: u64) -> usize {
    let house = House::open().await;
    let (id, mut clients) = house.company(setup).await;
    let visitors: Vec<Visitor> = clients.iter().map(|client| client.visitor.clone()).collect();
    let stranger = house.visitor().await;
    clients[0].get(Wish::Start {}).await;
    play_all(clients, dice).await;
    let log = house.log(&id).await;
    let course = Course::read(&id, &log);
    let decisions = course.steps.iter().filter(|step| step.choice.is_some());
    let all: Vec<Hidden> = decisions.zip(0..).filter_map(|(step, number)| hidden(step, number)).collect();
    let some: Vec<&Hidden> = all.iter().step_by(all.len().div_ceil(PAIRS).max(1)).collect();
    for (hidden, number) in some.iter().zip(0..) {
        let [one, other] = pair_of_tables(&house, &log, hidden, number).await;
        // Somebody stays, so that the time does not stop and go on again with each who comes.
        let _stay =
            [Client::join(&visitors[0], &one, None).await, Client::join(&visitors[0], &other, None).await];
        let ask = async |visitor: &Visitor, eyes: &str| {
            [
                interrogate(visitor, &one, eyes, hidden).await,
                interrogate(visitor, &other, eyes, hidden).await,
            ]
        };
        for seat in (0..setup.seats).map(Seat::at).filter(|&seat| seat != hidden.seat) {
            let eyes = seat.to_string();
            same(&ask(&visitors[seat.index()], &eyes).await, &eyes, hidden);
        }
        same(&ask(&stranger, "spectator").await, "anybody", hidden);
        // Whoever decided comes last: if they are asked again, their guesses are decisions, and what they then do is seen.
        let told = ask(&visitors[hidden.seat.index()], &hidden.seat.to_string()).await;
        assert_ne!(told[0][..3], told[1][..3], "who decided knows what");
    }
    house.stop().await;
    some.len()
}

#[tokio::test]
async fn nobody_finds_out_what_others_decided_out_of_sight() {
    let experts = Setup {
        rules: RuleSet { expert: true, ..Preset::Ru18Advanced.into() },
        admitted: BanditSet::ALL,
        cast: Cast::Choose,
        ..Setup::new(Preset::Ru18Advanced, 3)
    };
    let tables = [
        Setup::new(Preset::Ru18Advanced, 4),
        Setup::new(Preset::Ru18Advanced, 2),
        Setup::new(Preset::Ru14, 2),
        Setup::new(Preset::Couriers, 4),
        experts,
    ];
    for (setup, dice) in tables.iter().zip(0..) {
        let tried = try_to_find_out(setup, dice).await;
        assert!(tried > 0, "nothing was decided out of sight in {}", setup.rules);
    }
}

//! The server is killed at random moments, again and again, and started anew. Nothing that it has promised may be lost.

mod busybody;
mod crews;
mod device;
mod guest;
mod kinds;
mod ledger;
mod lobby;
mod moment;
mod player;
mod reckoning;
mod watcher;
mod world;

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::task::JoinSet;
use tokio::time::timeout;

use self::crews::{Crew, rethrow};
use self::kinds::Kind;
use self::moment::Moment;
use self::world::{Life, World};
use crate::process::{PATIENCE, Place, Process};

/// How often it is killed, unless `FOLSOM_KILLS` says otherwise.
const KILLS: u64 = 200;
/// So many tables of each kind are played at.
const CREWS: usize = 2;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_promised_is_lost_when_the_server_is_killed() {
    let kills = number_from("FOLSOM_KILLS").unwrap_or(KILLS);
    let seed = number_from("FOLSOM_SEED").unwrap_or_else(|| getrandom::u64().expect("a random number"));
    println!("the dice are those of FOLSOM_SEED={seed}");
    let started = Instant::now();
    let place = Place::as_asked();
    let world = Arc::new(World::new(seed));
    let mut crews = JoinSet::new();
    for (number, kind) in (0..CREWS).flat_map(|_| Kind::ALL).enumerate() {
        crews.spawn(Crew::play(Arc::clone(&world), kind, number));
    }
    tokio::select! {
        () = kill_again_and_again(&place, &world, kills) => {}
        Some(ended) = crews.join_next() => {
            rethrow(ended);
            panic!("a crew has gone home");
        }
    }
    let server = place.start(&[]).await;
    world.set_life(Some(Life { number: kills + 1, address: server.address }));
    world.end();
    while !crews.is_empty() {
        let ended = timeout(PATIENCE, crews.join_next()).await;
        let ended = ended.unwrap_or_else(|_| panic!("a game has no end: {}", world.ledger().describe()));
        ended.into_iter().for_each(rethrow);
    }
    let cookie = world.cookie().await;
    check_finished_games(&world, &cookie).await;
    let unheard_tables = lobby::check_unheard_tables(&world, &cookie).await;
    assert!(server.stop().await.success());
    check_log(&place.log());

    let games = world.finished().len() as u64;
    let [acknowledged, clocked] = [world.acknowledged(), world.clocked()].map(|count| *count.borrow());
    let [tables, unheard, unmade] =
        [&world.tables, &world.unheard, &world.unmade].map(|counter| counter.get());
    println!(
        "{kills} kills in {:?}: {tables} tables, {games} games, {acknowledged} acknowledged; {unheard} decisions \
         and {unheard_tables} tables stored and not answered, {unmade} decisions lost; {clocked} by the clock",
        started.elapsed()
    );
    // Else the kills have missed what they were meant for.
    assert!(unheard > 0 && unmade > 0 || kills < KILLS);
}

fn number_from(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is a number")))
}

async fn kill_again_and_again(place: &Place, world: &World, kills: u64) {
    let mut dice = world.dice(0);
    for number in 1..=kills {
        let moment = Moment::draw(number, &mut dice);
        if let Moment::Opening(after) = moment {
            kill_while_it_opens(place, after).await;
            continue;
        }
        let server = place.start(&[]).await;
        let life = Life { number, address: server.address };
        world.set_life(Some(life));
        let came = timeout(PATIENCE, moment.wait(world, life, &mut dice)).await;
        assert!(came.is_ok(), "life {number} is stuck before {moment:?}: {}", world.ledger().describe());
        server.kill().await;
        world.set_life(None);
    }
}

/// Before it has said where it is.
async fn kill_while_it_opens(place: &Place, after: Duration) {
    let mut command = place.usual_command(&[]);
    let opening = Process::start(&mut command);
    // The process is killed when the future is dropped.
    let _ = timeout(after, opening).await;
}

/// The games that were over before the last kills are still what they were.
async fn check_finished_games(world: &World, cookie: &str) {
    let finished = world.finished().clone();
    for (table, text) in finished {
        assert_eq!(reckoning::record(world, cookie, &table).await, text, "the record of {table}");
    }
}

/// No server had anything to complain about.
fn check_log(log: &str) {
    for line in log.lines() {
        let read: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(read["level"], "INFO", "{line}");
    }
}

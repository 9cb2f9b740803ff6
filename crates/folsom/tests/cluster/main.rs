//! Three servers on one PostgreSQL and one NATS, under load, while everything fails that can. Then the log is compared with all that
//! was ever told.

mod clocks;
mod crew;
mod faults;
mod ledger;
mod nodes;
mod standstill;
mod world;

use std::sync::Arc;
use std::time::{Duration, Instant};

use folsom_testbed::Postgres;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::timeout;

use self::faults::Fault;
use self::nodes::Nodes;
use self::standstill::Standstills;
use self::world::World;

/// So many things go wrong, unless `FOLSOM_FAULTS` says otherwise.
const FAULTS: u64 = 200;
/// At so many tables people play at the same time.
const CREWS: u64 = 10;
/// So long nothing takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(90);

/// One test at a time: how long tables stand still is measured.
static ALONE: Mutex<()> = Mutex::const_new(());

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_promised_is_lost_whatever_fails() {
    let _alone = ALONE.lock().await;
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse().expect("a number"));
    let faults = number("FOLSOM_FAULTS").unwrap_or(FAULTS);
    let seed = number("FOLSOM_SEED").unwrap_or_else(|| getrandom::u64().expect("a random number"));
    println!("the dice are those of FOLSOM_SEED={seed}");
    let started = Instant::now();
    let postgres = Postgres::start();
    let nodes = Nodes::start(&postgres, 3).await;
    let world = Arc::new(World::new(seed, nodes.addresses()));
    let mut crews = JoinSet::new();
    for crew in 0..CREWS {
        crews.spawn(crew::play(Arc::clone(&world), crew));
    }
    let mut standstills = Standstills::default();
    tokio::select! {
        () = fail_again_and_again(&nodes, &world, faults, &mut standstills) => {}
        Some(ended) = crews.join_next() => {
            crew::rethrow(ended);
            panic!("a crew has gone home");
        }
    }
    world.end();
    while !crews.is_empty() {
        let ended = timeout(PATIENCE, crews.join_next()).await;
        let ended = ended.unwrap_or_else(|_| panic!("a game has no end: {}", world.describe()));
        ended.into_iter().for_each(crew::rethrow);
    }
    let checked = world.compare_with_log(&nodes.storage().await).await;
    println!("{faults} faults in {:?}; {checked}", started.elapsed());
    print!("{standstills}");
    nodes.stop().await;
}

async fn fail_again_and_again(
    nodes: &Nodes<'_>,
    world: &World,
    faults: u64,
    standstills: &mut Standstills,
) {
    let mut dice = world.dice(u64::MAX);
    for number in 0..faults {
        let fault = Fault::draw(number, nodes.count(), &mut dice);
        let begun = Instant::now();
        fault.happen(nodes).await;
        // Every table goes on.
        let moved = timeout(PATIENCE, world.all_moved_since(begun)).await;
        let stood_still = moved.unwrap_or_else(|_| {
            panic!("after {number}, {fault:?}, tables stand still: {}", world.describe())
        });
        standstills.note(fault.kind(), stood_still);
        nodes.wait_until_all_live().await;
    }
}

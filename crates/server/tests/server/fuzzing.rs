//! Hostile messages by the thousand. Nobody learns what they may not know, nobody does what they may not do, and the server bears
//! it.
//!
//! `make siege` sends a million of them.

mod attack;
mod mutation;

use std::sync::Arc;

use folsom_protocol::{TalkJson, Wish};
use folsom_rules::{Preset, Setup};
use tokio::task::JoinSet;

use crate::audit::{Course, audit, find_difference, voice};
use crate::client::{Client, Tape};
use crate::house::{House, four};
use crate::playing::play_on;
use attack::{Attacker, Findings, Intent};
use mutation::Material;

/// So many messages are sent if nobody asks for more.
const USUAL: usize = 20_000;
/// So many are sent, by all together, before somebody decides something and the table is another one.
const AT_ONCE: usize = 1_000;

fn messages() -> usize {
    std::env::var("FOLSOM_MESSAGES").ok().and_then(|text| text.parse().ok()).unwrap_or(USUAL)
}

fn attackers(clients: &[Client], intent: Intent, dice: u64) -> Vec<Attacker> {
    clients.iter().zip(dice..).map(|(client, dice)| Attacker::new(client, intent, dice)).collect()
}

/// All attack at once, with so many messages each. What came of it, and all that was heard.
async fn attack(
    attackers: &mut Vec<Attacker>,
    table: &str,
    last: u64,
    material: &Arc<Material>,
    share: usize,
) -> (Findings, Vec<Tape>) {
    let mut attacks = JoinSet::new();
    for mut attacker in attackers.drain(..) {
        let (table, material) = (table.to_owned(), Arc::clone(material));
        attacks.spawn(async move {
            let found = attacker.attack(&table, last, &material, share).await;
            (attacker, found)
        });
    }
    let (mut findings, mut tapes) = (Findings::default(), Vec::new());
    for (attacker, (found, heard)) in attacks.join_all().await {
        attackers.push(attacker);
        findings.add(found);
        tapes.extend(heard);
    }
    (findings, tapes)
}

/// A game that runs, those who are there, and those who attack: the same people.
struct Siege {
    id: String,
    /// Those who play, and a stranger.
    clients: Vec<Client>,
    attackers: Vec<Attacker>,
}

impl Siege {
    async fn new(house: &House, setup: &Setup, dice: u64) -> Self {
        let (id, mut clients) = house.started(setup).await;
        let mut stranger = house.guest(&id).await;
        clients[0].get(Wish::LimitTalk { to: TalkJson::Everybody }).await;
        let text = "I won't say another word".to_owned();
        stranger.get(Wish::Say { name: "Stranger".to_owned(), text }).await;
        // Nobody may talk, so nothing that anybody says may change anything.
        let everybody = clients.iter().chain([&stranger]);
        let voices: Vec<u32> = everybody.map(|client| voice(&id, &client.tape.person)).collect();
        for voice in voices {
            clients[0].get(Wish::Mute { voice, muted: true }).await;
        }
        clients.push(stranger);
        let attackers = attackers(&clients, Intent::NothingAllowed, dice);
        Self { id, clients, attackers }
    }

    /// All attack at once. The log is afterwards what it was before, and nobody has heard what it may not.
    async fn endure(&mut self, house: &House, count: usize) -> Findings {
        for client in &mut self.clients {
            client.catch_up().await;
        }
        let log = house.log(&self.id).await;
        let course = Course::read(&self.id, &log);
        let (last, material) = (course.last().number, Arc::new(Material::of(&course)));
        let share = count.div_ceil(self.attackers.len());
        let (findings, tapes) = attack(&mut self.attackers, &self.id, last, &material, share).await;
        assert_eq!(house.log(&self.id).await, log, "somebody who may do nothing has changed something");
        audit(&course, &tapes);
        findings
    }

    /// The game goes on as if nothing had been.
    async fn play_on(&mut self, house: &House) {
        let before = house.log(&self.id).await;
        play_on(&mut self.clients, 1).await;
        let after = house.log(&self.id).await;
        assert_eq!(after[..before.len()], before);
        assert_eq!(after.len(), before.len() + 1);
    }

    fn is_over(&self) -> bool {
        self.clients.iter().any(|client| client.mirror.state()["end"].is_object())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_do_nothing_changes_nothing_and_learns_nothing() {
    let house = House::open().await;
    let tables = [four(), Setup::new(Preset::Couriers, 5), Setup::new(Preset::Ru14, 2)];
    let mut findings = Findings::default();
    let mut sieges = 0;
    while findings.sent < messages() {
        let mut siege = Siege::new(&house, &tables[sieges % tables.len()], sieges as u64 * 100).await;
        sieges += 1;
        // Each table has its share before the game is over.
        let share = messages() / tables.len();
        let enough = findings.sent + share;
        while findings.sent < enough.min(messages()) && !siege.is_over() {
            findings.add(siege.endure(&house, AT_ONCE.min(messages())).await);
            siege.play_on(&house).await;
        }
    }
    println!("{} messages, {} of them idle: {:?}", findings.sent, findings.done, findings.codes);
    // It was tried in many ways.
    for code in [
        "not-understood",
        "stale-id",
        "not-host",
        "not-your-seat",
        "no-such-seat",
        "seat-taken",
        "not-asked",
        "too-late",
        "too-early",
        "begun",
        "muted",
        "nobody-like-that",
    ] {
        assert!(
            findings.codes.contains_key(code),
            "nobody was refused with `{code}`: {:?}",
            findings.codes
        );
    }
    house.stop().await;
}

/// Here they may do something, and do: but only what they may, and it all can be found in the log.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_anybody_sends_a_table_stays_a_table() {
    let house = House::open().await;
    let tables = [four(), Setup::new(Preset::Couriers, 4), Setup::new(Preset::Ru18Advanced, 2)];
    let (mut sent, mut decisions) = (0, 0);
    for number in 0.. {
        if sent >= messages() / 4 {
            break;
        }
        let (id, mut clients) = house.company(&tables[number % tables.len()]).await;
        clients.push(house.guest(&id).await);
        let mut attackers = attackers(&clients, Intent::Anything, 1_000 + number as u64 * 100);
        let (mut findings, mut tapes) = (Findings::default(), Vec::new());
        // Sooner or later the host closes the table.
        while findings.codes.get("closed").is_none_or(|count| *count < 50) {
            let course = Course::read(&id, &house.log(&id).await);
            let material = Arc::new(Material::of(&course));
            let (found, heard) = attack(&mut attackers, &id, course.last().number, &material, 8).await;
            findings.add(found);
            tapes.extend(heard);
        }
        let course = Course::read(&id, &house.log(&id).await);
        find_difference(&course, &tapes).unwrap();
        decisions += course.decided_by_players(&findings.decided);
        sent += findings.sent;
    }
    println!("{sent} messages, {decisions} decisions");
    assert!(decisions > 10, "only {decisions} decisions were made");
    house.stop().await;
}

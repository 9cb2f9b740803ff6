//! Four people at a table, each with a connection of their own.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use folsom_client::{ClientError, Traffic, Visitor};
use folsom_protocol::{ChairPlan, NewTableJson, SetupJson, TermsJson, Wish, Word};
use folsom_rules::{Indexed, Preset, Seat, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::wire::{Next, Wire};

/// How many people are at each table.
pub(super) const PEOPLE: usize = 4;

/// Four people who play together, at one table after another.
pub(super) struct Party {
    people: Vec<Visitor>,
    wires: Vec<Wire>,
    /// How many servers there are. Who sits so many seats apart is connected to the same.
    servers: usize,
    table: String,
    /// The number of the latest news.
    number: u64,
    dice: Xoshiro256PlusPlus,
    /// What went over connections that have ended.
    traffic: Traffic,
}

/// A decision that is to be made.
pub(super) struct Asked {
    seat: usize,
    number: u32,
    choice: String,
}

/// A decision that was made.
pub(super) struct Decided {
    /// How long it took until whoever made it knew that it is stored.
    pub(super) done: Duration,
    /// How long it took until all four had received it as well.
    pub(super) received: Duration,
    /// Whether it was sent to the server that has the table, and not to another one.
    pub(super) near: bool,
    /// What is to be decided next, unless the game is over.
    pub(super) next: Option<Asked>,
}

impl Party {
    /// Four people meet at a table and sit down. Of several servers each is connected to the next.
    pub(super) async fn meet(servers: &[SocketAddr], dice: u64) -> Result<Self, ClientError> {
        let mut people = Vec::with_capacity(PEOPLE);
        for server in servers.iter().cycle().skip(dice as usize % servers.len()).take(PEOPLE) {
            people.push(Visitor::new(*server).await?);
        }
        let table = people[0].open_table(&wanted()).await?;
        let mut party = Self {
            people,
            wires: Vec::with_capacity(PEOPLE),
            servers: servers.len(),
            table,
            number: 0,
            dice: Xoshiro256PlusPlus::seed_from_u64(dice),
            traffic: Traffic::default(),
        };
        party.join().await?;
        // Whoever opened the table has a chair there already.
        for (index, wire) in party.wires.iter_mut().enumerate().skip(1) {
            wire.wish(Wish::Sit { seat: Word(Seat::at(index)), name: format!("Player {index}") }).await?;
        }
        Ok(party)
    }

    /// All four connect to their table.
    async fn join(&mut self) -> Result<(), ClientError> {
        for visitor in &self.people {
            self.wires.push(Wire::connect(visitor, &self.table).await?);
        }
        Ok(())
    }

    /// What their table is called.
    pub(super) fn table(&self) -> &str {
        &self.table
    }

    /// The connections of all four, for somebody else to look after.
    pub(super) fn into_wires(self) -> Vec<Wire> {
        self.wires
    }

    /// Begins a game. What is to be decided first.
    pub(super) async fn begin(&mut self) -> Result<Option<Asked>, ClientError> {
        let id = self.wires[0].send(Wish::Start {}).await?;
        let mut asked = None;
        for seat in 0..PEOPLE {
            let next = self.wires[seat].begun(&mut self.dice).await?;
            self.number = next.number;
            asked = asked.or(asked_at(seat, next));
        }
        self.wires[0].done(id).await?;
        Ok(asked)
    }

    /// Makes a decision, and waits until all have heard of it.
    pub(super) async fn decide(&mut self, asked: Asked) -> Result<Decided, ClientError> {
        let Asked { seat, number, choice } = asked;
        let sent = Instant::now();
        let wish = Wish::Choose { seat: Word(Seat::at(seat)), number, choice };
        let id = self.wires[seat].send(wish).await?;
        self.number += 1;
        let own = self.wires[seat].news(self.number, &mut self.dice).await?;
        self.wires[seat].done(id).await?;
        let done = sent.elapsed();
        let to_decide = own.turn.map(|turn| turn.seat.0.index());
        let mut next = asked_at(seat, own);
        for other in (0..PEOPLE).filter(|other| *other != seat) {
            if to_decide == Some(other) {
                next = asked_at(other, self.wires[other].news(self.number, &mut self.dice).await?);
            } else {
                self.wires[other].receive(self.number).await?;
            }
        }
        Ok(Decided { done, received: sent.elapsed(), near: self.is_near(seat), next })
    }

    /// Whether somebody is connected to the server that has the table: the one where it was opened, by the first of them.
    fn is_near(&self, seat: usize) -> bool {
        seat.is_multiple_of(self.servers)
    }

    /// Leaves a table whose game is over for another one, where everybody has their chair again.
    pub(super) async fn play_again(&mut self) -> Result<(), ClientError> {
        let id = self.wires[0].send(Wish::Rematch {}).await?;
        for wire in &mut self.wires {
            self.table = wire.rematch().await?;
        }
        self.wires[0].done(id).await?;
        self.leave().await;
        self.join().await
    }

    /// Ends all connections. What has gone over them, and over all before.
    pub(super) async fn leave(&mut self) -> Traffic {
        for wire in self.wires.drain(..) {
            self.traffic += wire.close().await;
        }
        self.traffic
    }
}

fn asked_at(seat: usize, next: Next) -> Option<Asked> {
    let turn = next.turn.filter(|turn| turn.seat.0.index() == seat)?;
    Some(Asked { seat, number: turn.number, choice: next.choice? })
}

/// The usual game, with whoever opens the table on its first chair.
fn wanted() -> NewTableJson {
    let setup = SetupJson::from(&Setup::new(Preset::Ru18Advanced, PEOPLE));
    NewTableJson {
        terms: TermsJson { setup, clock: None, grace_ms: None, public: false, rated: false },
        name: "Host".to_owned(),
        chairs: vec![ChairPlan::Me { name: None }],
        start: false,
        together: false,
    }
}

//! Many tables where people play.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use folsom_client::{ClientError, Traffic};
use tokio::task::JoinSet;
use tokio::time::{Instant, interval, sleep_until};

use super::bar;
use super::check::Ledger;
use super::crowd::{Crowd, PATIENCE, no_answer};
use super::party::Party;
use super::times::Times;
use crate::failure::Failure;

/// How often the bar moves.
const TICK: Duration = Duration::from_millis(100);

/// What was played.
#[derive(Default)]
pub(super) struct Played {
    /// How long it took until every choice was answered.
    pub(super) elapsed: Duration,
    /// How long each took until who had chosen knew that it is stored.
    pub(super) done: Times,
    /// How long each took until all four had received it as well.
    pub(super) received: Times,
    /// As `done`, for those who were connected to the server that has the table.
    pub(super) near: Times,
    /// As `done`, for those who were connected to another one.
    pub(super) far: Times,
    /// How many games came to their end.
    pub(super) games: u64,
    /// What went over all connections.
    pub(super) traffic: Traffic,
    /// How many choices were acknowledged at which table.
    pub(super) ledger: Ledger,
}

impl Played {
    fn add(&mut self, other: Self) {
        self.elapsed = self.elapsed.max(other.elapsed);
        self.done.append(other.done);
        self.received.append(other.received);
        self.near.append(other.near);
        self.far.append(other.far);
        self.games += other.games;
        self.traffic += other.traffic;
        self.ledger.extend(other.ledger);
    }
}

/// When a table makes its choices.
#[derive(Clone, Copy)]
struct Beat {
    begin: Instant,
    next: Instant,
    /// Nothing if they are made as fast as they can be.
    every: Duration,
    until: Instant,
}

impl Beat {
    /// Waits for the next choice. A table that was held up makes up for it. Whether there is time for another.
    async fn wait(&mut self) -> bool {
        if !self.every.is_zero() {
            sleep_until(self.next.min(self.until)).await;
            self.next += self.every;
        }
        Instant::now() < self.until
    }
}

impl Crowd {
    /// Everybody plays for a while, all together so many choices a second, or as fast as they can.
    pub(super) async fn play(self, span: Duration, pace: Option<u32>) -> Result<Played, Failure> {
        let Self(parties) = self;
        let tables = parties.len().max(1) as u32;
        let every = pace.map_or(Duration::ZERO, |pace| Duration::from_secs(tables.into()) / pace);
        let (begin, count) = (Instant::now(), Arc::new(AtomicU64::new(0)));
        let mut playing = JoinSet::new();
        for (number, party) in parties.into_iter().enumerate() {
            // They don't all choose in the same moment.
            let next = begin + every * number as u32 / tables;
            let beat = Beat { begin, next, every, until: begin + span };
            playing.spawn(play(party, beat, Arc::clone(&count)));
        }
        let bar = bar::of_seconds(span);
        let mut ticks = interval(TICK);
        let mut patience = std::pin::pin!(sleep_until(begin + span + PATIENCE));
        let mut played = Played::default();
        loop {
            tokio::select! {
                one = playing.join_next() => match one {
                    Some(one) => played.add(one.map_err(|error| Failure::Unmet(error.to_string()))??),
                    None => break,
                },
                _ = ticks.tick() => bar::show(&bar, begin.elapsed(), count.load(Ordering::Relaxed)),
                () = &mut patience => return Err(no_answer()),
            }
        }
        bar.finish_and_clear();
        Ok(played)
    }
}

/// Plays one game after another. Every choice that is sent is waited for.
async fn play(mut party: Party, mut beat: Beat, count: Arc<AtomicU64>) -> Result<Played, ClientError> {
    let mut played = Played::default();
    let mut goes_on = true;
    while goes_on {
        let (mut choices, mut asked) = (0, party.begin().await?);
        while let Some(decision) = asked.take() {
            goes_on = beat.wait().await;
            if !goes_on {
                break;
            }
            let decided = party.decide(decision).await?;
            asked = decided.next;
            choices += 1;
            count.fetch_add(1, Ordering::Relaxed);
            played.done.add(decided.done);
            if decided.near { &mut played.near } else { &mut played.far }.add(decided.done);
            played.received.add(decided.received);
            played.games += u64::from(asked.is_none());
        }
        played.elapsed = beat.begin.elapsed();
        played.ledger.push((party.table().to_owned(), choices));
        if goes_on {
            party.play_again().await?;
        }
    }
    played.traffic = party.leave().await;
    Ok(played)
}

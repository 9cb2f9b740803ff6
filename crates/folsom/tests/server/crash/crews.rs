//! Those who play at one kind of table, one game after another.

use std::sync::Arc;
use std::time::Duration;

use folsom_client::Visitor;
use folsom_rules::below;
use rand_core::{Rng, SeedableRng};
use tokio::task::{JoinError, JoinSet};
use tokio_util::sync::CancellationToken;

use super::busybody::{Busybody, Closer};
use super::device::claim;
use super::guest::{Guest, Plan};
use super::kinds::Kind;
use super::reckoning;
use super::watcher::Watcher;
use super::world::{Dice, World};

/// How often it is looked whether a game is over that nobody watches.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// Those who play at one kind of table.
pub(crate) struct Crew {
    world: Arc<World>,
    kind: Kind,
    /// Everybody's cookie, the host's first.
    people: Vec<String>,
    watcher: String,
    dice: Dice,
}

/// So many people are in a crew.
const PEOPLE: usize = 3;

impl Crew {
    /// Plays one game after another until no more are to begin.
    pub(crate) async fn play(world: Arc<World>, kind: Kind, number: usize) {
        let mut people = Vec::new();
        for _ in 0..PEOPLE {
            people.push(world.cookie().await);
        }
        let watcher = world.cookie().await;
        let dice = world.dice(1 + number as u64);
        let mut crew = Self { world, kind, people, watcher, dice };
        while !crew.world.is_ending() {
            match kind {
                Kind::Bustle => crew.bustle().await,
                Kind::Unwatched => crew.let_bots_play().await,
                _ => crew.play_one().await,
            }
        }
    }

    fn new_dice(&mut self) -> Dice {
        Dice::seed_from_u64(self.dice.next_u64())
    }

    fn guest(&mut self, table: &str, person: usize) -> Guest {
        let dice = self.new_dice();
        Guest::new(&self.world, table, self.people[person].clone(), dice)
    }

    /// Opens a table. Whoever gets no answer opens another one.
    async fn open(&self) -> String {
        let wanted = self.kind.table();
        let ask = |address| {
            let (visitor, wanted) = (Visitor::with_cookie(address, self.people[0].clone()), wanted.clone());
            async move { visitor.open_table(&wanted).await }
        };
        let table = self.world.insist(ask).await.unwrap_or_else(|error| panic!("no table: {error}"));
        self.world.ledger().open(&table);
        self.world.tables.count();
        table
    }

    /// Lets some play while somebody looks on.
    async fn watched(&mut self, table: &str, mut playing: JoinSet<()>) {
        let stop = CancellationToken::new();
        let dice = self.new_dice();
        let watcher = Watcher::new(&self.world, table, self.watcher.clone(), dice);
        let mut players = playing.len();
        playing.spawn(watcher.watch(stop.clone()));
        while let Some(ended) = playing.join_next().await {
            rethrow(ended);
            players = players.saturating_sub(1);
            if players == 0 {
                stop.cancel();
            }
        }
    }

    /// One game from the opening of the table to its end.
    async fn play_one(&mut self) {
        let table = self.open().await;
        let mut playing = JoinSet::new();
        for (person, mut player) in self.kind.players().into_iter().enumerate() {
            let mut guest = self.guest(&table, person);
            let (world, table) = (Arc::clone(&self.world), table.clone());
            playing.spawn(async move {
                guest.attend(&mut player).await;
                while let Some(token) = player.take_link() {
                    guest.cookie = claim(&world, &table, player.seats[0], token).await;
                    guest.attend(&mut player).await;
                }
            });
        }
        self.watched(&table, playing).await;
        reckoning::close_game(&self.world, &table, &self.people[0]).await;
    }

    /// A table where people can't sit still, and if it comes to a game, another one afterwards.
    async fn bustle(&mut self) {
        let table = self.open().await;
        let closes = below(&mut self.dice, 3) == 0;
        let plans = (0..PEOPLE).map(|person| Busybody::new(format!("B{person}"), closes)).collect();
        self.attend_all(&table, plans).await;
        let told = reckoning::look(&self.world, &self.watcher, &table).await;
        if told["stage"] == "closed" {
            return reckoning::close_account(&self.world, &table);
        }
        reckoning::close_game(&self.world, &table, &self.people[0]).await;
        if let Some(another) = told["rematch"].as_str() {
            self.world.ledger().open(another);
            self.attend_all(another, vec![Closer, Closer, Closer]).await;
            reckoning::close_account(&self.world, another);
        }
    }

    async fn attend_all(&mut self, table: &str, plans: Vec<impl Plan + 'static>) {
        let mut playing = JoinSet::new();
        for (person, mut plan) in plans.into_iter().enumerate() {
            let mut guest = self.guest(table, person);
            playing.spawn(async move { guest.attend(&mut plan).await });
        }
        self.watched(table, playing).await;
    }

    /// Nobody connects, so that nothing but the server itself keeps the game going.
    async fn let_bots_play(&mut self) {
        let table = self.open().await;
        let promised = reckoning::look(&self.world, &self.watcher, &table).await["commitment"].clone();
        while !reckoning::is_over(&self.world, &self.watcher, &table).await {
            tokio::time::sleep(LOOK_EVERY).await;
        }
        reckoning::close_unwatched(&self.world, &table, &self.watcher, &promised).await;
    }
}

/// Lets a task's panic be that of the test.
pub(crate) fn rethrow(ended: Result<(), JoinError>) {
    if let Err(error) = ended {
        match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(error) => panic!("{error}"),
        }
    }
}

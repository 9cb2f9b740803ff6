//! Bots think here, off the threads that serve people, and no more of them at once than there are places.
//!
//! Those who search have places of their own, so that those who answer at once never queue behind them. When more wait than
//! there are places, everybody who searches is given less time, so that a crowd makes bots weaker but not slow.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use folsom_bots::{Budget, Level};
use folsom_rules::{Choice, View};
use tokio::sync::Semaphore;

use crate::metrics;

/// Nobody who searches is given less.
const SHORTEST: Duration = Duration::from_millis(5);

/// Where bots think.
#[derive(Clone)]
pub(crate) struct BotPool {
    /// Places for those who answer at once.
    quick: Arc<Semaphore>,
    /// Places for those who search.
    searching: Arc<Semaphore>,
    places: usize,
    /// How many search or wait to.
    crowd: Arc<AtomicUsize>,
}

impl BotPool {
    /// With so many places for those who search.
    pub(crate) fn new(places: usize) -> Self {
        let places = places.max(1);
        Self {
            quick: Arc::new(Semaphore::new(places)),
            searching: Arc::new(Semaphore::new(places)),
            places,
            crowd: Arc::default(),
        }
    }

    /// What a bot of this level chooses for the viewer of this view, who is asked. It always comes to an answer.
    pub(crate) async fn decide(&self, level: Level, view: View) -> Choice {
        let started = std::time::Instant::now();
        let choice = match level.budget().time {
            None => self.think(&self.quick, level, level.budget(), view).await,
            Some(time) => {
                let in_crowd = InCrowd::enter(&self.crowd);
                let time = (time / in_crowd.share(self.places)).max(SHORTEST.min(time));
                let choice = self.think(&self.searching, level, Budget::time(time), view).await;
                drop(in_crowd);
                linger(started, time).await;
                choice
            }
        };
        metrics::bot_decided(level, started.elapsed());
        choice
    }

    async fn think(&self, places: &Arc<Semaphore>, level: Level, budget: Budget, view: View) -> Choice {
        let _place = places.acquire().await.expect("nobody closes the pool");
        let thinking =
            tokio::task::spawn_blocking(move || level.bot_with(budget, dice()).decide(&view).choice);
        thinking.await.unwrap_or_else(|error| {
            // The table must go on.
            tracing::error!(level = level.name(), %error, "a bot has failed");
            metrics::bot_failed(level);
            view.choices().expect("a bot is asked with the view of who is asked").get(0)
        })
    }
}

/// Waits until a decision has taken as long as decisions usually do, give or take a little: whoever has no choice but one finds it
/// at once, and that is nobody's business (R70).
async fn linger(started: std::time::Instant, usual: Duration) {
    let a_little = usual / 10 * u32::from(dice().to_le_bytes()[0]) / u32::from(u8::MAX);
    tokio::time::sleep_until((started + usual + a_little).into()).await;
}

/// Dice for a bot. They have nothing to do with those of the game.
fn dice() -> u64 {
    getrandom::u64().unwrap_or_default()
}

/// One more in the crowd, until it is dropped.
struct InCrowd<'a>(&'a AtomicUsize, usize);

impl<'a> InCrowd<'a> {
    fn enter(crowd: &'a AtomicUsize) -> Self {
        let before = crowd.fetch_add(1, Ordering::Relaxed);
        Self(crowd, before + 1)
    }

    /// By how much the time is divided.
    fn share(&self, places: usize) -> u32 {
        u32::try_from(self.1.div_ceil(places)).unwrap_or(u32::MAX)
    }
}

impl Drop for InCrowd<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use folsom_rules::{Game, Preset, Seed, Setup, Viewer};

    use super::*;

    /// The first act of a game, where there is a lot to think about.
    fn view() -> View {
        let game = Game::new(&Setup::new(Preset::Ru18Advanced, 4), Seed::from_number(1)).unwrap();
        game.view(Viewer::Seat(game.prompt().unwrap().seat))
    }

    #[tokio::test]
    async fn who_answers_at_once_never_queues_behind_who_searches() {
        let pool = BotPool::new(1);
        let searching: Vec<_> = (0..3)
            .map(|_| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.decide(Level::Legend, view()).await })
            })
            .collect();
        while pool.crowd.load(Ordering::Relaxed) < 3 {
            tokio::task::yield_now().await;
        }
        let choice = pool.decide(Level::Outlaw, view()).await;
        assert!(view().choices().unwrap().contains(choice));
        assert!(!searching[2].is_finished(), "the last of those who search still waits");
        for search in searching {
            assert!(view().choices().unwrap().contains(search.await.unwrap()));
        }
        assert_eq!(pool.crowd.load(Ordering::Relaxed), 0);
    }

    /// A decision that is forced by hidden cards: everybody sees that it is asked, and nobody that there is only one answer.
    fn forced() -> View {
        let setup = Setup::new(Preset::Ru18Advanced, 4);
        for seed in 0.. {
            let mut game = Game::new(&setup, Seed::from_number(seed)).unwrap();
            while let Some(prompt) = game.prompt() {
                let choices = game.choices();
                if choices.len() == 1 {
                    return game.view(Viewer::Seat(prompt.seat));
                }
                game.choose(choices.get(choices.len() - 1), &mut ()).unwrap();
            }
        }
        unreachable!("some game has one")
    }

    #[tokio::test]
    async fn how_long_a_bot_takes_does_not_tell_how_many_choices_it_had() {
        let pool = BotPool::new(1);
        for view in [forced(), view()] {
            let started = std::time::Instant::now();
            pool.decide(Level::Desperado, view).await;
            let took = started.elapsed();
            assert!(took >= Level::Desperado.budget().time.unwrap(), "{took:?}");
        }
    }

    #[test]
    fn a_crowd_shares_the_time() {
        let crowd = AtomicUsize::new(0);
        let all: Vec<_> = (0..5).map(|_| InCrowd::enter(&crowd)).collect();
        assert_eq!(all.iter().map(|one| one.share(2)).collect::<Vec<_>>(), [1, 1, 2, 2, 3]);
        drop(all);
        assert_eq!(InCrowd::enter(&crowd).share(2), 1);
    }
}

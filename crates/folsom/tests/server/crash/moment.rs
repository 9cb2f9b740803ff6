//! When a server is killed.

use std::time::Duration;

use folsom_rules::below;

use super::world::{Dice, Life, World};

/// A moment in the life of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// So long after it was started, most likely before it can be visited.
    Opening(Duration),
    /// So long after it could be visited: everybody comes back at once.
    Return(Duration),
    /// When all tables were found as they were before, and so much more was acknowledged.
    Play(u64),
    /// When somebody's time has run out, for which a server has to live a while.
    Clock,
}

/// In one of so many lives the clock is waited for.
const LONG_LIVES: u64 = 40;

impl Moment {
    /// The moment of this kill.
    pub(crate) fn draw(kill: u64, dice: &mut Dice) -> Self {
        if kill % LONG_LIVES == LONG_LIVES / 2 {
            return Self::Clock;
        }
        let mut up_to = |most: usize| Duration::from_micros(below(dice, 1000 * most) as u64);
        match kill % 16 {
            // Also the first of all, while the file is made.
            0 | 1 => Self::Opening(up_to(15)),
            4 | 8 | 12 => Self::Return(up_to(60)),
            _ => Self::Play(below(dice, 25) as u64),
        }
    }

    /// Waits for it.
    pub(crate) async fn wait(self, world: &World, life: Life, dice: &mut Dice) {
        match self {
            Self::Opening(after) | Self::Return(after) => tokio::time::sleep(after).await,
            Self::Play(more) => {
                world.all_compared(life).await;
                let mut acknowledged = world.acknowledged();
                let enough = *acknowledged.borrow() + more;
                acknowledged.wait_for(|count| *count >= enough).await.expect("the world goes on");
                // Not always right after an answer.
                tokio::time::sleep(Duration::from_micros(below(dice, 4000) as u64)).await;
            }
            Self::Clock => {
                let mut clocked = world.clocked();
                let before = *clocked.borrow();
                clocked.wait_for(|count| *count > before).await.expect("the world goes on");
            }
        }
    }
}

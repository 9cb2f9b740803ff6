//! What goes wrong.

use std::time::Duration;

use folsom_rules::below;
use folsom_testbed::Flow;
use rand_xoshiro::Xoshiro256PlusPlus;
use rustix::process::Signal;
use tokio::time::sleep;

use crate::nodes::Nodes;

/// Something that goes wrong, and for how long.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fault {
    /// A server is killed, and another started in its place.
    Killed(usize),
    /// A server is told to stop, as for an upgrade, and another started in its place.
    Replaced(usize),
    /// A server stands still.
    Frozen(usize, Duration),
    /// A server is cut off from PostgreSQL: its connections are closed, or nothing gets through.
    WithoutPostgres(usize, Flow, Duration),
    /// The same with NATS.
    WithoutNats(usize, Flow, Duration),
    /// PostgreSQL is killed, or stopped, and started again.
    PostgresKilled,
    PostgresStopped,
    /// NATS is killed and started again.
    NatsKilled(Duration),
}

/// Longer than any patience that servers have with each other.
const LONG_MS: usize = 4_500;

impl Fault {
    pub(crate) fn draw(number: u64, nodes: usize, dice: &mut Xoshiro256PlusPlus) -> Self {
        let node = below(dice, nodes);
        // Most are short, so that there can be many; one in four outlasts every patience.
        let most = if below(dice, 4) == 0 { LONG_MS } else { 700 };
        let time = Duration::from_millis(100 + below(dice, most) as u64);
        let flow = [Flow::Cut, Flow::Frozen][below(dice, 2)];
        match number % 20 {
            0..=4 => Self::Killed(node),
            5 | 6 => Self::Replaced(node),
            7..=9 => Self::Frozen(node, time),
            10..=13 => Self::WithoutPostgres(node, flow, time),
            14..=17 => Self::WithoutNats(node, flow, time),
            18 if below(dice, 2) == 0 => Self::PostgresKilled,
            18 => Self::PostgresStopped,
            _ => Self::NatsKilled(time),
        }
    }

    pub(crate) fn kind(&self) -> &'static str {
        let is_long = |time: &Duration| *time > Duration::from_secs(2);
        match self {
            Self::Killed(_) => "kill",
            Self::Replaced(_) => "stop (SIGTERM)",
            Self::Frozen(_, time) if is_long(time) => "long freeze",
            Self::Frozen(..) => "short freeze",
            Self::WithoutPostgres(_, _, time) if is_long(time) => "long cut: PG",
            Self::WithoutPostgres(..) => "short cut: PG",
            Self::WithoutNats(_, _, time) if is_long(time) => "long cut: NATS",
            Self::WithoutNats(..) => "short cut: NATS",
            Self::PostgresKilled | Self::PostgresStopped => "PG restart",
            Self::NatsKilled(_) => "NATS restart",
        }
    }

    /// It happens, and is over.
    pub(crate) async fn happen(&self, nodes: &Nodes<'_>) {
        match *self {
            Self::Killed(node) => {
                nodes.kill(node, Signal::KILL).await;
                nodes.begin(node).await;
            }
            Self::Replaced(node) => {
                nodes.kill(node, Signal::TERM).await;
                nodes.begin(node).await;
            }
            Self::Frozen(node, time) => {
                nodes.signal(node, Signal::STOP);
                sleep(time).await;
                nodes.signal(node, Signal::CONT);
            }
            Self::WithoutPostgres(node, flow, time) => {
                nodes.postgres_of(node).set(flow);
                sleep(time).await;
                nodes.postgres_of(node).set(Flow::Open);
            }
            Self::WithoutNats(node, flow, time) => {
                nodes.nats_of(node).set(flow);
                sleep(time).await;
                nodes.nats_of(node).set(Flow::Open);
            }
            Self::PostgresKilled => tokio::task::block_in_place(|| {
                nodes.postgres.kill();
                nodes.postgres.resume();
            }),
            Self::PostgresStopped => tokio::task::block_in_place(|| {
                nodes.postgres.stop();
                nodes.postgres.resume();
            }),
            Self::NatsKilled(time) => {
                nodes.nats.stop();
                sleep(time).await;
                tokio::task::block_in_place(|| nodes.nats.resume());
            }
        }
    }
}

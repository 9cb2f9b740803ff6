//! What came of it, in figures.

use serde::Serialize;

use super::Args;
use super::counted::Counted;
use super::playing::Played;
use super::process::Usage;
use super::times::Percentiles;

/// What came of it. Times are in milliseconds and memory in bytes, unless something else is said.
#[derive(Serialize)]
pub(super) struct Report {
    /// At how many tables was played.
    pub(super) tables: u16,
    /// At how many more people waited.
    pub(super) open: u16,
    /// How many servers there were.
    pub(super) nodes: u16,
    /// How many choices a second there should have been.
    pub(super) pace: Option<u32>,
    /// For how long, until the last choice was answered.
    pub(super) seconds: f64,
    /// How many games came to their end.
    pub(super) games: u64,
    /// How many choices were made: each is stored, and was received by all four.
    pub(super) choices: usize,
    pub(super) choices_per_second: f64,
    /// From sending a choice to knowing that it is stored.
    pub(super) done_ms: Option<Percentiles>,
    /// From sending a choice to its arrival at all four.
    pub(super) received_ms: Option<Percentiles>,
    pub(super) bytes_per_choice: PerChoice,
    /// Nothing if there is one server.
    pub(super) between: Option<Between>,
    /// Nothing if it can't be known.
    pub(super) server: Option<ServerFigures>,
    /// How many choices were found in the database; nothing if it is not ours.
    pub(super) stored: Option<u64>,
}

/// What went over the wires for each choice, everything included: also the games' beginnings and ends.
#[derive(Serialize)]
pub(super) struct PerChoice {
    pub(super) to_server: f64,
    /// To all four.
    pub(super) to_clients: f64,
}

/// What went on between several servers while people played.
#[derive(Serialize)]
pub(super) struct Between {
    /// From sending a choice to knowing that it is stored, by those who are connected to the server that has the table.
    pub(super) near_done_ms: Option<Percentiles>,
    /// The same by those who are connected to another one.
    pub(super) far_done_ms: Option<Percentiles>,
    pub(super) messages_per_second: f64,
    pub(super) messages_per_choice: f64,
    pub(super) bytes_per_choice: f64,
    pub(super) counted: Counted,
}

/// What the server used.
#[derive(Serialize)]
pub(super) struct ServerFigures {
    pub(super) memory_at_start: u64,
    pub(super) memory_at_end: u64,
    /// For a table where four people are connected and wait.
    pub(super) memory_per_open_table: Option<u64>,
    /// For a table where four people play.
    pub(super) memory_per_played_table: Option<u64>,
    /// While people played, on all cores together.
    pub(super) cpu_seconds: f64,
    pub(super) cpu_us_per_choice: Option<f64>,
}

impl Report {
    /// From what the server had used at the start, when some waited, when the others were about to play, and at the end.
    pub(super) fn new(
        args: &Args,
        usage: [Option<Usage>; 4],
        played: Played,
        said: Option<Counted>,
        stored: Option<u64>,
    ) -> Self {
        let Played { elapsed, done, received, near, far, games, traffic, .. } = played;
        let choices = done.count();
        let seconds = elapsed.as_secs_f64();
        let per_choice = |amount: f64| if choices == 0 { 0.0 } else { amount / choices as f64 };
        Self {
            tables: args.tables,
            open: args.open,
            nodes: args.nodes,
            pace: args.pace,
            seconds,
            games,
            choices,
            choices_per_second: if choices == 0 { 0.0 } else { choices as f64 / seconds },
            done_ms: done.percentiles(),
            received_ms: received.percentiles(),
            bytes_per_choice: PerChoice {
                to_server: per_choice(traffic.sent as f64),
                to_clients: per_choice(traffic.received as f64),
            },
            between: said.map(|counted| Between {
                near_done_ms: near.percentiles(),
                far_done_ms: far.percentiles(),
                messages_per_second: if seconds > 0.0 { counted.messages as f64 / seconds } else { 0.0 },
                messages_per_choice: per_choice(counted.messages as f64),
                bytes_per_choice: per_choice(counted.bytes as f64),
                counted,
            }),
            server: server_figures(args, usage, choices),
            stored,
        }
    }
}

fn server_figures(args: &Args, usage: [Option<Usage>; 4], choices: usize) -> Option<ServerFigures> {
    let [start, waiting, begin, end] = usage;
    let (start, waiting, begin, end) = (start?, waiting?, begin?, end?);
    let per = |more: Usage, less: Usage, tables: u16| {
        more.memory.saturating_sub(less.memory).checked_div(tables.into())
    };
    let cpu = end.computed.saturating_sub(begin.computed).as_secs_f64();
    Some(ServerFigures {
        memory_at_start: start.memory,
        memory_at_end: end.memory,
        memory_per_open_table: per(waiting, start, args.open),
        memory_per_played_table: per(end, waiting, args.tables),
        cpu_seconds: cpu,
        cpu_us_per_choice: (choices > 0).then(|| cpu * 1e6 / choices as f64),
    })
}

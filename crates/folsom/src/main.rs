//! Folsom on the command line. Each subcommand has a file of its own; here they are only told apart.

mod arena;
mod bench;
mod columns;
mod contest;
mod failure;
mod figures;
mod league;
mod palette;
mod replay;
mod rules_args;
mod scenario;
mod telling;
mod watch;

use std::process::ExitCode;

use clap::Parser;

use crate::failure::Failure;

/// Folsom: an unofficial implementation of a board game about robbing a train.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
enum Folsom {
    Watch(watch::Args),
    Replay(replay::Args),
    Scenario(scenario::Args),
    Arena(arena::Args),
    League(league::Args),
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let done = match Folsom::parse() {
        Folsom::Watch(args) => watch::run(&args),
        Folsom::Replay(args) => replay::run(&args),
        Folsom::Scenario(args) => scenario::run(&args),
        Folsom::Arena(args) => arena::run(&args),
        Folsom::League(args) => league::run(&args),
        Folsom::Bench(args) => bench::run(&args),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}

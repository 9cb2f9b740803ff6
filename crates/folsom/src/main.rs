//! Folsom on the command line. Each subcommand has a file of its own; here they are only told apart.

mod bench;
mod failure;
mod palette;
mod replay;
mod scenario;
mod simple_bot;
mod table_args;
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
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let done = match Folsom::parse() {
        Folsom::Watch(args) => watch::run(&args),
        Folsom::Replay(args) => replay::run(&args),
        Folsom::Scenario(args) => scenario::run(&args),
        Folsom::Bench(args) => bench::run(&args),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}

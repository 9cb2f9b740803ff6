//! Folsom on the command line. Each subcommand has a file of its own; here they are only told apart.

mod failure;
mod palette;
mod simple_bot;
mod table_args;
mod watch;

use std::process::ExitCode;

use clap::Parser;

use crate::failure::Failure;

/// Folsom: an unofficial implementation of a board game about robbing a train.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
enum Folsom {
    Watch(watch::Args),
}

fn main() -> ExitCode {
    let done = match Folsom::parse() {
        Folsom::Watch(args) => watch::run(&args),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}

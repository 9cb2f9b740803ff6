//! Folsom on the command line. Each subcommand has a file of its own; here they are only told apart.

mod arena;
mod backup;
mod bench;
mod columns;
mod contest;
mod database;
mod failure;
mod figures;
mod health;
mod league;
mod load;
mod moving;
mod palette;
mod practice;
mod replay;
mod review;
mod rows;
mod rules_args;
mod scenario;
mod selfplay;
mod serve;
mod telling;
mod verify;
mod watch;

use std::process::ExitCode;

use clap::Parser;

use crate::failure::Failure;

/// Folsom: an unofficial implementation of a board game about robbing a train.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
enum Folsom {
    Serve(Box<serve::Args>),
    Watch(watch::Args),
    Replay(replay::Args),
    Review(review::Args),
    Verify(verify::Args),
    Scenario(scenario::Args),
    Arena(arena::Args),
    League(league::Args),
    Selfplay(selfplay::Args),
    Practice(practice::Args),
    Bench(bench::Args),
    Load(load::Args),
    Backup(backup::Args),
    Health(health::Args),
    #[command(name = "move")]
    Moving(moving::Args),
}

fn main() -> ExitCode {
    let done = match Folsom::parse() {
        Folsom::Serve(args) => serve::run(*args),
        Folsom::Watch(args) => watch::run(&args),
        Folsom::Replay(args) => replay::run(&args),
        Folsom::Review(args) => review::run(&args),
        Folsom::Verify(args) => verify::run(&args),
        Folsom::Scenario(args) => scenario::run(&args),
        Folsom::Arena(args) => arena::run(&args),
        Folsom::League(args) => league::run(&args),
        Folsom::Selfplay(args) => selfplay::run(&args),
        Folsom::Practice(args) => practice::run(&args),
        Folsom::Bench(args) => bench::run(&args),
        Folsom::Load(args) => load::run(&args),
        Folsom::Backup(args) => backup::run(&args),
        Folsom::Health(args) => health::run(&args),
        Folsom::Moving(args) => moving::run(&args),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}

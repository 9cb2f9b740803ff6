//! `folsom review`: looks back at a game that is over, and tells where it was won.

mod budget;
mod chart;
mod html;
mod story;
mod text;
mod working;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::Args as ClapArgs;
use folsom_review::{Reviewer, Unreviewable};
use folsom_rules::{Named, Seat};

use crate::failure::Failure;
use budget::ReviewBudget;
use story::Story;

/// Look back at a game: where it was won, and what should have been played
///
/// Each decision is weighed by what the seat could know, in worlds drawn from its own view; what was luck is found by drawing it anew.
/// With a budget in games the same record gives the same review on every machine.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The record of a game that is over
    file: PathBuf,

    /// Write notes like a commentator's; so it is if nothing else is said
    #[arg(long, conflicts_with = "json")]
    text: bool,

    /// Print an object instead
    #[arg(long)]
    json: bool,

    /// Write one page with the picture to this file, which needs nothing else
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,

    /// How many games to play in the head for each decision, or how long it all may take: `4000`, `30s`
    #[arg(long, value_name = "GAMES", default_value_t = ReviewBudget::USUAL)]
    budget: ReviewBudget,

    /// Weigh only this seat's decisions: `seat2`
    #[arg(long, value_name = "SEAT", value_parser = parse_seat)]
    seat: Option<Seat>,

    /// How many moments to look at a time; as many as there are cores if not given
    #[arg(long, value_name = "NUMBER")]
    threads: Option<NonZeroUsize>,
}

fn parse_seat(text: &str) -> Result<Seat, &'static str> {
    Seat::from_name(text).ok_or("a seat is `seat1` to `seat9`")
}

/// Reviews the game and tells what was found.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let text = std::fs::read_to_string(&args.file).map_err(|error| Failure::file(&args.file, error))?;
    let reviewer =
        Reviewer::read(&text, folsom_review::GAMES).map_err(|error| unreviewable(args, &error))?;
    let board = reviewer.positions()[0].board();
    let reviewer = match args.seat {
        Some(seat) if board.seats().all(|known| known != seat) => {
            return Err(Failure::Usage(format!("there is no {seat} in this game")));
        }
        Some(seat) => reviewer.of_seat(seat),
        None => reviewer,
    };
    let threads = args.threads.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let reviewer = args.budget.give(reviewer, threads);
    let review = working::review(&reviewer, threads);
    let story = Story { reviewer: &reviewer, review: &review, only: args.seat };
    if let Some(path) = &args.html {
        std::fs::write(path, html::page(&story)).map_err(|error| Failure::file(path, error))?;
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        let text = serde_json::to_string(&review).expect("all keys are strings");
        writeln!(out, "{text}")?;
    } else if args.text || args.html.is_none() {
        text::print(&mut out, &story)?;
    }
    Ok(())
}

fn unreviewable(args: &Args, error: &Unreviewable) -> Failure {
    let file = || args.file.display().to_string();
    match error {
        Unreviewable::Damaged(wrong) => Failure::text(&args.file, wrong),
        Unreviewable::Later(wrong) => {
            Failure::Text { file: file(), line: wrong.line, reason: error.to_string() }
        }
        Unreviewable::Unfinished => Failure::Unmet(format!("{}: {error}", file())),
    }
}

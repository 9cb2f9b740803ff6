//! `folsom replay`: checks a record and tells its game in words.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use folsom_rules::Game;
use folsom_rules::text::record::Record;

use crate::failure::Failure;
use crate::telling::{Audience, Introduction, Teller};

/// Check a record and tell its game in words
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The record
    file: PathBuf,

    /// Through whose eyes: `all` sees everything that happened, `spectator` what lay open, `seat1`
    /// what that seat knew
    #[arg(long, value_name = "WHOSE", default_value_t = Audience::All)]
    eyes: Audience,

    /// Only check it: say nothing if it is right
    #[arg(long)]
    quiet: bool,
}

/// Reads the record, which plays it through, and tells it.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let text = std::fs::read_to_string(&args.file).map_err(|error| Failure::file(&args.file, error))?;
    let record = Record::read(&text).map_err(|error| Failure::text(&args.file, &error))?;
    if args.quiet {
        return Ok(());
    }
    let repeat = format!("folsom replay {} --eyes {}", args.file.display(), args.eyes);
    let introduction = Introduction {
        title: "Folsom: a train robbery in five rounds, from its record",
        setup: &record.setup,
        repeat: &repeat,
        lineup: None,
    };
    let mut events = Vec::new();
    let mut game = Game::start(&record.setup, record.seed, &mut events)?;
    let mut teller = Teller::begin(anstream::stdout().lock(), args.eyes, &introduction, game.board())?;
    teller.step(&events, &game)?;
    for &(_, choice) in &record.choices {
        events.clear();
        game.choose(choice, &mut events).expect("the record was checked");
        teller.step(&events, &game)?;
    }
    teller.end(&game)
}

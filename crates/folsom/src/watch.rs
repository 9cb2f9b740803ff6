//! `folsom watch`: simple bots play a whole game, and it is told in words.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use folsom_rules::text::record::Record;
use folsom_rules::{Game, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::failure::Failure;
use crate::simple_bot::choose;
use crate::table_args::TableArgs;
use crate::telling::{Eyes, Teller};

/// Watch simple bots play a whole game, told in words
#[derive(ClapArgs)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// Through whose eyes: `spectator` sees what lies open, `seat1` what that seat knows, `all`
    /// everything that happens
    #[arg(long, value_name = "WHOSE", default_value_t = Eyes::Spectator)]
    eyes: Eyes,

    /// Write the game's record to this file, for `folsom replay`
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// Plays the game and tells it on the standard output.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let setup = args.table.setup()?;
    let seed = args.table.seed()?;
    let how = if args.eyes == Eyes::Spectator { String::new() } else { format!(" --eyes {}", args.eyes) };
    let repeat = format!("folsom watch {}{how}", args.table.repeated(seed));
    let title = "Folsom: a train robbery in five rounds, played by simple bots";
    let mut teller = Teller::begin(anstream::stdout().lock(), args.eyes, title, &setup, &repeat)?;

    // The bots' own dice: none of the game's chance is used up for them, and none is given away.
    let mut dice = Xoshiro256PlusPlus::from_seed(seed.seed().0);
    let mut events = Vec::new();
    let mut game = Game::start(&setup, seed.seed(), &mut events)?;
    let mut record = Record::new(setup, seed.seed());
    teller.step(&events, &game)?;
    while let Some(prompt) = game.prompt() {
        let choice = choose(&game.view(Viewer::Seat(prompt.seat)), &mut dice);
        events.clear();
        game.choose(choice, &mut events).expect("a bot picks one of its choices");
        record.choices.push((prompt.seat, choice));
        teller.step(&events, &game)?;
    }
    teller.end(&game)?;
    if let Some(path) = &args.record {
        std::fs::write(path, record.write()).map_err(|error| Failure::file(path, error))?;
    }
    Ok(())
}

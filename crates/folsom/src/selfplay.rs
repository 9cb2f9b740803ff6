//! `folsom selfplay`: a bot plays against itself, and what there is to learn from it is written down.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::Args as ClapArgs;
use folsom_bots::Entrant;
use folsom_bots::selfplay::{Columns, SelfPlay, Tables, VERSION, layout};
use serde::Serialize;

use crate::contest::{threads, with_bar};
use crate::failure::Failure;
use crate::rules_args::{GivenSeed, parse_seed};

/// Let a bot play against itself and write down what there is to learn from it
///
/// Tables take turns. `train/README.md` tells what becomes of the samples.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The folder for the samples; it is made if there is none
    #[arg(long, value_name = "FOLDER")]
    to: PathBuf,

    /// Who plays, at every seat
    #[arg(long, value_name = "BOT", default_value = "legend@250")]
    bot: Entrant,

    /// At which tables: `all` kinds, or where everybody leads a `single` bandit and plays for themselves
    #[arg(long, value_name = "KIND", default_value = "all")]
    tables: Tables,

    /// How many games to play
    #[arg(long, value_name = "NUMBER", default_value = "1000")]
    games: NonZeroUsize,

    /// How many decisions in a hundred are made on a whim, so that games differ
    #[arg(long, value_name = "NUMBER", default_value = "8")]
    whims: usize,

    /// What all chance follows from
    #[arg(long, default_value = "1", value_parser = parse_seed)]
    seed: GivenSeed,

    /// How many games to play at a time; as many as there are cores if not given
    #[arg(long, value_name = "NUMBER")]
    threads: Option<NonZeroUsize>,
}

/// What the samples are: whoever reads them looks here first.
#[derive(Serialize)]
struct Manifest {
    version: u32,
    bot: String,
    games: usize,
    whims: usize,
    seed: GivenSeed,
    /// How many inputs a record of each column ends with.
    inputs: std::collections::BTreeMap<&'static str, usize>,
    /// The inputs by name, and how many there are of each.
    blocks: std::collections::BTreeMap<&'static str, Vec<(&'static str, usize)>>,
}

/// Plays, and writes the samples.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    std::fs::create_dir_all(&args.to)?;
    let open = |name: &str| -> std::io::Result<BufWriter<File>> {
        Ok(BufWriter::new(File::create(args.to.join(format!("{name}.bin")))?))
    };
    let [mut positions, mut seats, mut decisions, mut choices] =
        [open("positions")?, open("seats")?, open("decisions")?, open("choices")?];
    let what = SelfPlay {
        entrant: args.bot.clone(),
        tables: args.tables,
        games: args.games.get(),
        whims: args.whims,
        seed: args.seed.seed(),
        threads: threads(args.threads),
    };
    let mut write = |columns: &Columns| -> std::io::Result<()> {
        positions.write_all(&columns.positions)?;
        seats.write_all(&columns.seats)?;
        decisions.write_all(&columns.decisions)?;
        choices.write_all(&columns.choices)
    };
    with_bar(args.games, |progress| what.play(&mut write, progress))?;
    for mut column in [positions, seats, decisions, choices] {
        column.flush()?;
    }
    write_manifest(&args.to.join("manifest.json"), args)?;
    let mut out = anstream::stdout().lock();
    writeln!(out, "{} games of {} are in {}", args.games, args.bot, args.to.display())?;
    Ok(())
}

/// It comes last: a folder without it is of no use, and nobody takes it for complete.
fn write_manifest(path: &Path, args: &Args) -> Result<(), Failure> {
    let blocks = layout().map(|(column, blocks)| {
        (column, blocks.iter().map(|&(count, words)| (words, count)).collect::<Vec<_>>())
    });
    let manifest = Manifest {
        version: VERSION,
        bot: args.bot.to_string(),
        games: args.games.get(),
        whims: args.whims,
        seed: args.seed,
        inputs: layout()
            .map(|(column, blocks)| (column, blocks.iter().map(|(count, _)| count).sum()))
            .into_iter()
            .collect(),
        blocks: blocks.into_iter().collect(),
    };
    let mut file = File::create(path)?;
    let text = serde_json::to_string(&manifest).map_err(std::io::Error::other)?;
    Ok(writeln!(file, "{text}")?)
}

//! `folsom practice`: a policy net plays against itself and gets better at it.

use std::fs::File;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args as ClapArgs;
use folsom_bots::practice::Practice;
use folsom_bots::selfplay::Tables;

use crate::contest::{threads, with_bar};
use crate::failure::Failure;
use crate::rules_args::{GivenSeed, parse_seed};

/// Let a policy net play rounds against itself and learn from what comes of them
///
/// `train/README.md` tells how.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The file for the net; beside it a log is written, with `.log` at its end
    #[arg(long, value_name = "FILE")]
    to: PathBuf,

    /// The file of the net to begin with; Legend's for single bandits if not given
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// At which tables: `all` kinds, or only those of `single` bandits, `pairs`, `teams`, or `betrayal`
    #[arg(long, value_name = "KIND", default_value = "single")]
    tables: Tables,

    /// How many times the net is changed a little
    #[arg(long, value_name = "NUMBER", default_value = "1000")]
    steps: NonZeroUsize,

    /// How many games to play for each of them
    #[arg(long, value_name = "NUMBER", default_value = "256")]
    games: NonZeroUsize,

    /// How often to play each round; what came of one time is compared with the others
    #[arg(long, value_name = "NUMBER", default_value = "8", value_parser = clap::value_parser!(u16).range(2..))]
    times: u16,

    /// How far a weight goes in a step, at first
    #[arg(long, value_name = "NUMBER", default_value = "0.002")]
    rate: f32,

    /// How much it is worth to stay undecided
    #[arg(long, value_name = "NUMBER", default_value = "0.01")]
    entropy: f32,

    /// What all chance follows from
    #[arg(long, default_value = "1", value_parser = parse_seed)]
    seed: GivenSeed,

    /// How many games to play at a time; as many as there are cores if not given
    #[arg(long, value_name = "NUMBER")]
    threads: Option<NonZeroUsize>,
}

/// Practises, and writes the net.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let what = Practice {
        tables: args.tables,
        steps: args.steps.get(),
        games: args.games.get(),
        times: usize::from(args.times),
        rate: args.rate,
        entropy: args.entropy,
        seed: args.seed.seed(),
        threads: threads(args.threads),
    };
    let mut log = File::create(args.to.with_added_extension("log"))?;
    let mut written = Ok(());
    let mut tell = |lately: folsom_bots::practice::Lately| {
        let line = format!(
            "step {} of {}: {} plans, entropy {:.4}, chose its favourite in {:.1} %, chances differ by {:.4}",
            lately.step,
            what.steps,
            lately.plans,
            lately.entropy,
            lately.firm * 100.0,
            lately.spread
        );
        if written.is_ok() {
            written = writeln!(log, "{line}");
        }
    };
    let net = with_bar(args.steps, |progress| what.run(args.from.as_deref(), &mut tell, progress))?;
    written?;
    std::fs::write(&args.to, net)?;
    writeln!(
        anstream::stdout().lock(),
        "what {} steps of practice made is in {}",
        what.steps,
        args.to.display()
    )?;
    Ok(())
}

//! `folsom arena`: bots meet over many games, and it is told who is better and how sure that is.

mod json;
mod table;

use clap::Args as ClapArgs;
use folsom_bots::Entrant;
use folsom_bots::arena::{Match, Report};
use folsom_rules::RuleSet;

use crate::contest::{ContestArgs, entrants_argument};
use crate::failure::Failure;
use crate::rules_args::{GivenSeed, RulesArgs};

/// Let bots meet over many games and see who is better
///
/// Each deal is played once for every seat, and everybody moves on by one seat from game to game: all have had the same
/// cards, the same train and the same bandits in the end.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// Who plays, seat by seat: `legend`, `legend@50ms` or `legend@2000` with a budget of its own, `exec:COMMAND` for a program
    /// (its command can't have a comma in it)
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',', required = true)]
    seats: Vec<Entrant>,

    #[command(flatten)]
    contest: ContestArgs,

    #[command(flatten)]
    rules: RulesArgs,
}

/// A match that was played.
struct Played {
    rules: RuleSet,
    seats: usize,
    seed: GivenSeed,
    report: Report,
}

/// Plays the match and prints what came of it.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let setup = args.rules.setup(args.seats.len())?;
    let (rules, seats) = (setup.rules, setup.seats);
    let seed = args.rules.seed()?;
    let contest = Match {
        setup,
        entrants: args.seats.clone(),
        games: args.contest.games.get(),
        seed: seed.seed(),
        threads: args.contest.threads(),
    };
    let report = args.contest.with_bar(|progress| contest.play(progress))?;
    let played = Played { rules, seats, seed, report };
    let mut out = anstream::stdout().lock();
    if args.contest.json {
        json::print(&mut out, &played)
    } else {
        table::print(&mut out, &played, &args.repeated(seed), args.contest.games.get())
    }
}

impl Args {
    /// The command that plays the same again.
    fn repeated(&self, seed: GivenSeed) -> String {
        let seats = entrants_argument(&self.seats);
        format!("folsom arena --seats {seats} --games {} {}", self.contest.games, self.rules.repeated(seed))
    }
}

//! `folsom league`: bots of all levels meet at mixed tables, and each gets a rating.

mod json;
mod table;

use clap::Args as ClapArgs;
use folsom_bots::arena::{League, Ranking};
use folsom_bots::{Entrant, Level};
use folsom_rules::RuleSet;

use crate::contest::{ContestArgs, entrants_argument};
use crate::failure::Failure;
use crate::rules_args::{GivenSeed, RulesArgs};

/// Let bots meet at mixed tables of several sizes and rate them
///
/// Each deal is drawn for some of the bots and played once for every seat, as in the arena.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// Who is rated, as in the arena; all levels but the reference if not given
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',')]
    entrants: Vec<Entrant>,

    /// How many sit at the tables, which take turns
    #[arg(long, value_name = "NUMBER,…", value_delimiter = ',', default_value = "3,4,5,6")]
    tables: Vec<usize>,

    #[command(flatten)]
    contest: ContestArgs,

    #[command(flatten)]
    rules: RulesArgs,
}

/// A league that was played.
struct Played<'a> {
    rules: RuleSet,
    tables: &'a [usize],
    seed: GivenSeed,
    ranking: Ranking,
}

/// Plays the league and prints what came of it.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let entrants = args.entrants();
    if entrants.len() < 2 {
        return Err(Failure::Usage("a league needs two bots at least".to_owned()));
    }
    let setups = args.tables.iter().map(|&seats| args.rules.setup(seats));
    let tables = setups.collect::<Result<Vec<_>, _>>()?;
    let seed = args.rules.seed()?;
    let rules = args.rules.rules()?;
    let league = League {
        tables,
        entrants,
        games: args.contest.games.get(),
        seed: seed.seed(),
        threads: args.contest.threads(),
    };
    let ranking = args.contest.with_bar(|progress| league.play(progress))?;
    let played = Played { rules, tables: &args.tables, seed, ranking };
    let mut out = anstream::stdout().lock();
    if args.contest.json {
        json::print(&mut out, &played)
    } else {
        table::print(&mut out, &played, &args.repeated(seed), args.contest.games.get())
    }
}

impl Args {
    fn entrants(&self) -> Vec<Entrant> {
        if self.entrants.is_empty() {
            let offered = Level::OFFERED.into_iter();
            return std::iter::once(Level::Random)
                .chain(offered)
                .map(|level| Entrant::Level(level, None))
                .collect();
        }
        self.entrants.clone()
    }

    /// The command that plays the same again.
    fn repeated(&self, seed: GivenSeed) -> String {
        let tables: Vec<_> = self.tables.iter().map(usize::to_string).collect();
        let who = entrants_argument(&self.entrants());
        let (tables, games, rules) = (tables.join(","), self.contest.games, self.rules.repeated(seed));
        format!("folsom league --entrants {who} --tables {tables} --games {games} {rules}")
    }
}

//! `folsom verify`: shows from a record that its deal was fixed before the game.

mod json;
mod shares;
mod table;

use std::path::PathBuf;

use clap::Args as ClapArgs;
use folsom_rules::text::Digest;
use folsom_rules::text::record::Record;
use folsom_rules::{Game, Seed};
use folsom_table::Commitment;

use crate::failure::Failure;

/// Check a record, and that its deal was fixed before the game
///
/// A server publishes the hash of the seed before the first card is dealt, and the seed, in the record, after the end. If the
/// two fit, nobody can have changed the deal in between. If players had a share in the deal, each must be what was promised, and
/// the seed must be made of them. The game is replayed as well: each choice must be legal, and the result what the record says.
#[derive(ClapArgs)]
#[command(after_long_help = recipe())]
pub(crate) struct Args {
    /// The record
    file: PathBuf,

    /// The hash that was published before the game; what the record says of it is compared as well
    #[arg(long, value_name = "HASH", value_parser = parse_hash)]
    commitment: Option<Digest>,

    /// Print an object instead of a table
    #[arg(long)]
    json: bool,
}

fn parse_hash(text: &str) -> Result<Digest, &'static str> {
    Digest::from_hex(text).ok_or("a hash is 64 hexadecimal digits")
}

fn recipe() -> String {
    format!(
        "The hash is SHA-256 of the line `folsom-seed 1` and the 32 bytes of the seed. To work it out without this program:\n\n  {}",
        Commitment::shell_line("SEED")
    )
}

/// A record that replays, and the hashes to compare.
struct Verified<'a> {
    args: &'a Args,
    record: Record,
    game: Game,
    /// Whether the record says how the game ended. If it does, it is true.
    has_result: bool,
    /// The hash that the seed has, or the secret that players added to.
    hash: Digest,
}

/// A hash that is said to have been published.
struct Published {
    hash: Digest,
    by: Source,
    agrees: bool,
}

/// Who says so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Record,
    Argument,
}

/// Replays the record and prints what was found.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let text = std::fs::read_to_string(&args.file).map_err(|error| Failure::file(&args.file, error))?;
    let record = Record::read(&text).map_err(|error| Failure::text(&args.file, &error))?;
    let verified = Verified {
        args,
        game: record.replay(&mut ()),
        has_result: text.lines().any(|line| line.trim_start().starts_with("result:")),
        hash: Commitment::to(committed(&record)).digest(),
        record,
    };
    let mut out = anstream::stdout().lock();
    if args.json {
        json::print(&mut out, &verified)?
    } else {
        table::print(&mut out, &verified)?
    }
    verified.conclusion().map(drop)
}

/// What the hash was published of: the seed, or the secret that players added to.
fn committed(record: &Record) -> Seed {
    record.shares.as_ref().map_or(record.seed, |shares| shares.secret)
}

impl Verified<'_> {
    /// What the hash is of, in a word.
    fn committed_as(&self) -> &'static str {
        if self.record.shares.is_some() { "secret" } else { "seed" }
    }

    fn published(&self) -> Vec<Published> {
        let said = [(Source::Record, self.record.commitment), (Source::Argument, self.args.commitment)];
        let published = |(by, hash): (Source, Option<Digest>)| {
            hash.map(|hash| Published { hash, by, agrees: hash == self.hash })
        };
        said.into_iter().filter_map(published).collect()
    }

    /// What follows for the deal, in a sentence; a failure if it was another than promised.
    fn conclusion(&self) -> Result<String, Failure> {
        let (published, what) = (self.published(), self.committed_as());
        if let Some(Published { by, .. }) = published.iter().find(|published| !published.agrees) {
            let whose = match by {
                Source::Record => "the one in the record",
                Source::Argument => "the one given as --commitment",
            };
            return Err(Failure::Unmet(format!(
                "the {what} has another hash than {whose}: this is not the deal that was promised"
            )));
        }
        if let Some(complaint) =
            self.record.shares.as_ref().and_then(|shares| shares::complaint(shares, self.record.seed))
        {
            return Err(Failure::Unmet(complaint));
        }
        let mut conclusion = match published.last().map(|published| published.by) {
            Some(Source::Argument) => {
                format!("The {what} has the hash that was published: the deal was fixed before the game.")
            }
            Some(Source::Record) => {
                format!("The {what} has the hash in the record. Compare it with the one you were shown before the game.")
            }
            None => {
                "There is no published hash to compare with. If you were shown one, give it as --commitment.".to_owned()
            }
        };
        if let Some(shares) = &self.record.shares {
            conclusion = format!("{conclusion} {}", shares::sentence(shares));
        }
        Ok(conclusion)
    }
}

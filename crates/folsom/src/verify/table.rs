//! What was found, as a table.

use std::io::Write;

use folsom_rules::text::{Share, Shares};
use folsom_rules::verdict;
use folsom_table::Commitment;

use super::{Published, Source, Verified, shares};
use crate::failure::Failure;
use crate::palette::{BAD, FAINT, GOOD, paint};
use crate::rows;

/// Prints it, with what follows from it and how to work out the hash.
pub(super) fn print(out: &mut impl Write, verified: &Verified<'_>) -> Result<(), Failure> {
    let Verified { args, record, game, has_result, hash } = verified;
    let mut all = vec![
        ("record", args.file.display().to_string()),
        ("rules", format!("{}, {} seats", record.setup.rules, record.setup.seats)),
        (verified.committed_as(), super::committed(record).to_string()),
        ("its hash", hash.to_string()),
    ];
    all.extend(verified.published().iter().map(|published| ("published", compared(published))));
    if let Some(shares) = &record.shares {
        all.push(("table", shares.table.clone()));
        all.extend(shares.added.iter().map(|share| ("added", added(shares, share))));
        let made = marked(shares::make(shares, record.seed), "made of these", "not made of these");
        all.push(("seed", format!("{}  {made}", record.seed)));
    }
    all.push(("decisions", format!("{}, each of them legal", record.choices.len())));
    let outcome = game.outcome();
    let result = match (&outcome, has_result) {
        (None, _) => "the record breaks off before the end",
        (Some(_), false) => "the record says nothing of it",
        (Some(_), true) => "as the record says",
    };
    all.push(("result", result.to_owned()));
    all.extend(outcome.map(|outcome| ("verdict", verdict(&outcome, game.board()))));
    rows::write(out, &all)?;
    // A failure is told where all failures are.
    if let Ok(conclusion) = verified.conclusion() {
        writeln!(out, "\n{conclusion}")?;
    }
    writeln!(out, "\n{}", paint(FAINT, "To work out the hash without this program:"))?;
    writeln!(out, "  {}", Commitment::shell_line(super::committed(record)))?;
    if let Some(shares) = &record.shares {
        writeln!(out, "{}", paint(FAINT, "And the seed:"))?;
        writeln!(out, "  {}", shares::shell_line(shares))?;
    }
    Ok(())
}

/// `seat2 58c1…  as promised`
fn added(shares: &Shares, share: &Share) -> String {
    let kept = marked(shares::is_as_promised(shares, share), "as promised", "not as promised");
    format!("{} {}  {kept}", share.seat, share.nonce)
}

fn marked(is_so: bool, yes: &str, no: &str) -> String {
    if is_so { paint(GOOD, yes) } else { paint(BAD, no) }
}

/// `09e4a7…  the same, in the record`
fn compared(Published { hash, by, agrees }: &Published) -> String {
    let same = if *agrees { paint(GOOD, "the same") } else { paint(BAD, "another") };
    let by = match by {
        Source::Record => "in the record",
        Source::Argument => "as given",
    };
    format!("{hash}  {same}, {by}")
}

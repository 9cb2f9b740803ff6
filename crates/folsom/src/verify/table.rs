//! What was found, as a table.

use std::io::Write;

use folsom_rules::verdict;
use folsom_table::Commitment;

use super::{Published, Source, Verified};
use crate::failure::Failure;
use crate::palette::{BAD, FAINT, GOOD, paint};
use crate::rows;

/// Prints it, with what follows from it and how to work out the hash.
pub(super) fn print(out: &mut impl Write, verified: &Verified<'_>) -> Result<(), Failure> {
    let Verified { args, record, game, has_result, hash } = verified;
    let mut all = vec![
        ("record", args.file.display().to_string()),
        ("rules", format!("{}, {} seats", record.setup.rules, record.setup.seats)),
        ("seed", record.seed.to_string()),
        ("its hash", hash.to_string()),
    ];
    all.extend(verified.published().iter().map(|published| ("published", compared(published))));
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
    writeln!(out, "  {}", Commitment::shell_line(record.seed))?;
    Ok(())
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

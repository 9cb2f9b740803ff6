//! Facts one below the other: headings to the left, what there is to say to the right.

use std::io::{self, Write};

use crate::palette::{FAINT, paint};

/// Writes them, with the headings in a column of their own.
pub(crate) fn write(out: &mut impl Write, rows: &[(&str, String)]) -> io::Result<()> {
    let width = rows.iter().map(|(heading, _)| heading.chars().count()).max().unwrap_or(0);
    for (heading, text) in rows {
        writeln!(out, "{}  {text}", paint(FAINT, &format!("{heading:<width$}")))?;
    }
    Ok(())
}

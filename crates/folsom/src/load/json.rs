//! What came of it, as an object.

use std::io::Write;

use super::report::Report;
use crate::failure::Failure;

/// Prints it on one line.
pub(super) fn print(out: &mut impl Write, report: &Report) -> Result<(), Failure> {
    writeln!(out, "{}", serde_json::to_string(report).map_err(std::io::Error::from)?)?;
    Ok(())
}

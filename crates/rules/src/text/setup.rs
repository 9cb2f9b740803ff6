//! What a table has agreed on, as text: the lines that also stand at the head of a record.

use super::fields::{Fields, Result, lines};
use super::record;
use crate::ruleset::RuleSet;
use crate::setup::Setup;

/// The lines that describe a table.
#[must_use]
pub fn write(setup: &Setup) -> String {
    let mut text = String::new();
    record::write_setup(&mut text, setup);
    text
}

/// Reads the lines that describe a table, and checks that it can be.
///
/// # Errors
/// If a line can't be understood, or the table can't be.
pub fn read(text: &str) -> Result<Setup> {
    let mut fields = Fields::read(lines(text, 1))?;
    let setup = record::read_setup(&mut fields, RuleSet::first)?;
    fields.finish()?;
    Ok(setup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::properties;

    #[test]
    fn every_kind_of_table_is_read_as_it_was_written() {
        for setup in properties::tables() {
            assert_eq!(read(&write(&setup)).unwrap(), setup);
        }
    }

    #[test]
    fn a_line_too_many_is_an_error() {
        assert!(read("rules: ru14\nseats: 4\nseed: 1\n").is_err());
        assert!(read("rules: ru14\nseats: 12\n").is_err());
    }
}

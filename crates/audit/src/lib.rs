//! What clients were told is compared with what they may know, message by message.
//!
//! Nothing of a host's code is used for it: the log is read anew, the game replayed with the rules alone, and each message
//! put together once more from the views and notices of whoever got it. Whatever is in a message beyond that is a
//! difference.

mod chairs;
mod course;
mod dealing;
mod expected;
mod messages;
mod secrets;
mod twins;

#[cfg(test)]
mod tests;

pub use chairs::voice;
pub use course::{Course, Step};
pub use expected::replay as expected_replay;
pub use twins::{Twins, compare_with_twins};

use messages::Audit;
use secrets::Secrets;

/// Everything that was heard on one connection, word for word.
#[derive(Clone, Debug)]
pub struct Tape {
    /// Whose connection it was: an identity as it stands in logs.
    pub person: String,
    /// The news it asked to go on from, if it did.
    pub since: Option<u64>,
    /// What was heard.
    pub heard: Vec<String>,
}

/// Goes through all that was heard at a table. The number of the latest news on each tape, or the first difference.
///
/// # Errors
/// The first difference.
pub fn find_difference<'a>(
    course: &Course,
    tapes: impl IntoIterator<Item = &'a Tape, IntoIter: Clone>,
) -> Result<Vec<Option<u64>>, String> {
    let tapes = tapes.into_iter();
    let secrets = Secrets::of(course, tapes.clone());
    tapes.map(|tape| Audit::new(course, &secrets, &tape.person).check(tape)).collect()
}

/// Everybody heard what they may know, and nothing else, to the end of the log.
///
/// # Panics
/// If not.
pub fn audit<'a>(course: &Course, tapes: impl IntoIterator<Item = &'a Tape, IntoIter: Clone>) {
    let last = Some(course.last().number);
    let known = find_difference(course, tapes).unwrap_or_else(|difference| panic!("{difference}"));
    assert!(known.iter().all(|number| *number == last), "{known:?} of {last:?}");
}

//! What clients were told is compared with what they may know, message by message.
//!
//! Nothing of the server's code is used for it: the log is read anew, the game replayed with the rules alone, and each message
//! put together once more from the views and notices of whoever got it. Whatever is in a message beyond that is a
//! difference.

mod chairs;
mod course;
mod dealing;
mod expected;
mod messages;
mod secrets;
mod tests;
mod twins;

pub(crate) use chairs::voice;
pub(crate) use course::{Course, Step};
pub(crate) use expected::replay as expected_replay;
pub(crate) use twins::{Twins, compare_with_twins};

use crate::client::Tape;
use messages::Audit;
use secrets::Secrets;

/// Goes through all that was heard at a table. The number of the latest news on each tape, or the first difference.
pub(crate) fn find_difference<'a>(
    course: &Course,
    tapes: impl IntoIterator<Item = &'a Tape, IntoIter: Clone>,
) -> Result<Vec<Option<u64>>, String> {
    let tapes = tapes.into_iter();
    let secrets = Secrets::of(course, tapes.clone());
    tapes.map(|tape| Audit::new(course, &secrets, &tape.person).check(tape)).collect()
}

/// Everybody heard what they may know, and nothing else, to the end of the log.
pub(crate) fn audit<'a>(course: &Course, tapes: impl IntoIterator<Item = &'a Tape, IntoIter: Clone>) {
    let last = Some(course.last().number);
    let known = find_difference(course, tapes).unwrap_or_else(|difference| panic!("{difference}"));
    assert!(known.iter().all(|number| *number == last), "{known:?} of {last:?}");
}

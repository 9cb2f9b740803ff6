//! Quiet hours: when they end.

use folsom_protocol::QuietJson;
use folsom_table::Time;

const DAY: u16 = 24 * 60;
/// No place on earth is further from UTC, in minutes.
const FURTHEST: i16 = 14 * 60;
const MINUTE_MS: u64 = 60_000;

/// Whether there can be such hours.
pub(super) fn is_possible(quiet: &QuietJson) -> bool {
    quiet.from < DAY && quiet.to < DAY && (-FURTHEST..=FURTHEST).contains(&quiet.offset)
}

/// When somebody's quiet hours end, if it is quiet now.
pub(super) fn end(quiet: &QuietJson, now: Time) -> Option<Time> {
    let minutes = now.0 / MINUTE_MS;
    let here = minutes.saturating_add_signed(quiet.offset.into()) % u64::from(DAY);
    let length = since(quiet.from.into(), quiet.to.into());
    let gone = since(quiet.from.into(), here);
    (gone < length).then(|| Time((minutes + length - gone) * MINUTE_MS))
}

/// How many minutes of the day lie between one and the other, perhaps over midnight.
fn since(from: u64, to: u64) -> u64 {
    (to + u64::from(DAY) - from) % u64::from(DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many minutes after the midnight of some day, by UTC.
    fn at(minute: u64) -> Time {
        Time((20_000 * u64::from(DAY) + minute) * MINUTE_MS)
    }

    #[test]
    fn the_night_goes_over_midnight() {
        let night = QuietJson { from: 22 * 60, to: 7 * 60, offset: 0 };
        assert_eq!(end(&night, at(21 * 60 + 59)), None);
        assert_eq!(end(&night, at(22 * 60)), Some(at(31 * 60)));
        assert_eq!(end(&night, at(60)), Some(at(7 * 60)));
        assert_eq!(end(&night, at(7 * 60)), None);
        let moment = Time(at(60).0 + 59_999);
        assert_eq!(end(&night, moment), Some(at(7 * 60)), "to the minute");
    }

    #[test]
    fn everybody_has_the_night_of_their_own_place() {
        let night = |offset| QuietJson { from: 22 * 60, to: 7 * 60, offset };
        // In Kyiv it is one o'clock when it is eleven in London.
        assert_eq!(end(&night(120), at(23 * 60)), Some(at(29 * 60)));
        assert_eq!(end(&night(120), at(5 * 60)), None);
        assert_eq!(end(&night(-300), at(60)), None, "it is eight in the evening");
        assert_eq!(end(&night(-300), at(3 * 60)), Some(at(12 * 60)));
    }

    #[test]
    fn hours_that_begin_when_they_end_are_none() {
        let none = QuietJson { from: 480, to: 480, offset: 0 };
        assert!((0..1440).all(|minute| end(&none, at(minute)).is_none()));
        let lunch = QuietJson { from: 720, to: 780, offset: 0 };
        assert_eq!((0..1440).filter(|minute| end(&lunch, at(*minute)).is_some()).count(), 60);
    }

    #[test]
    fn what_can_not_be_is_known() {
        assert!(is_possible(&QuietJson { from: 0, to: 1439, offset: -840 }));
        assert!(!is_possible(&QuietJson { from: 1440, to: 0, offset: 0 }));
        assert!(!is_possible(&QuietJson { from: 0, to: 1440, offset: 0 }));
        assert!(!is_possible(&QuietJson { from: 0, to: 0, offset: 841 }));
    }
}

//! The biggest moments of a game, for those who want to read three lines and no more.

use folsom_protocol::{HeadlineJson, LuckJson, MomentJson, NewsOfReview};

use crate::report::seat_at;

/// So many headlines are enough.
const HEADLINES: usize = 3;
/// Whatever is told of the open cards must be so many standard errors.
const DOUBT: f64 = 2.0;

/// The biggest first, and no choice twice. Luck has one of them at most: whoever reads them wants to know what people did.
pub(crate) fn of<'a>(
    moments: &[MomentJson],
    luck: &[LuckJson],
    errors: impl Fn(u32) -> Option<&'a [f64]>,
) -> Vec<HeadlineJson> {
    let of_moments = moments.iter().filter_map(|moment| of_moment(moment, errors(moment.choice + 1)?));
    // A round and the hands that come with it are one piece of luck.
    let together = luck.chunk_by(|one, two| one.after == two.after).filter_map(joined);
    let of_luck = together.filter_map(|luck| of_luck(&luck, errors(luck.after)?));
    let mut all: Vec<HeadlineJson> = of_moments.chain(of_luck).collect();
    all.sort_by(|one, two| two.points.total_cmp(&one.points).then(one.after.cmp(&two.after)));
    let mut was_luck = false;
    all.retain(|headline| !is_luck(headline) || !std::mem::replace(&mut was_luck, true));
    all.truncate(HEADLINES);
    all
}

fn is_luck(headline: &HeadlineJson) -> bool {
    matches!(headline.what, NewsOfReview::Lucky { .. } | NewsOfReview::Unlucky { .. })
}

/// What is told of a choice: that it was a mistake, if it was one, else whom it cost or what it gained.
fn of_moment(moment: &MomentJson, errors: &[f64]) -> Option<HeadlineJson> {
    let seat = moment.seat;
    let chosen = moment.candidates.get(moment.chosen as usize)?.choice.clone();
    let (what, points) = if moment.label.is_some() {
        (NewsOfReview::GaveAway { seat, chosen }, moment.loss)
    } else {
        let changes = moment.changes.as_ref()?;
        let (index, change) = largest(changes, errors)?;
        let whom = seat_at(index);
        match (whom == seat, change > 0.0) {
            (true, true) => (NewsOfReview::Gained { seat, chosen }, change),
            (false, false) => (NewsOfReview::Cost { seat, chosen, whom }, -change),
            // What was gained by somebody else is somebody's loss, which is told instead.
            _ => return None,
        }
    };
    Some(HeadlineJson { after: moment.choice + 1, round: moment.round, what, points })
}

/// What chance did at one point, under the name of what came last.
fn joined(luck: &[LuckJson]) -> Option<LuckJson> {
    let last = luck.last()?;
    let sum = |index: usize| luck.iter().map(|one| one.changes[index]).sum();
    Some(LuckJson { changes: (0..last.changes.len()).map(sum).collect(), ..last.clone() })
}

fn of_luck(luck: &LuckJson, errors: &[f64]) -> Option<HeadlineJson> {
    let (index, change) = largest(&luck.changes, errors)?;
    let (seat, luck_kind) = (seat_at(index), luck.kind);
    let what = if change > 0.0 {
        NewsOfReview::Lucky { seat, luck: luck_kind }
    } else {
        NewsOfReview::Unlucky { seat, luck: luck_kind }
    };
    Some(HeadlineJson { after: luck.after, round: luck.round, what, points: change.abs() })
}

/// The largest change that is beyond doubt, and whose it is.
fn largest(changes: &[f64], errors: &[f64]) -> Option<(usize, f64)> {
    let sure = changes.iter().zip(errors).enumerate();
    let sure = sure
        .filter(|(_, (change, error))| change.abs() > DOUBT * *error)
        .map(|(index, (&change, _))| (index, change));
    sure.max_by(|one, two| one.1.abs().total_cmp(&two.1.abs()))
}

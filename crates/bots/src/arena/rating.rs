//! Ratings: one figure for how strong somebody is, whoever sat at the table.
//!
//! The model is that of Bradley and Terry for two and of Plackett and Luce for more: everybody has a strength, and wins a table
//! with the chance of its own strength divided by all strengths there. The strengths are those under which the results were
//! likeliest. They are shown as in chess: ten times as strong is 400 points more.

use std::collections::BTreeMap;

use folsom_rules::below;
use rand_core::Rng;

/// How strong somebody is, with its 95 % interval. The interval is that of the distance from the mean of all: whoever is at zero
/// has one as well, and how little is known of it does not blur the others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Points more than whoever is at zero.
    pub points: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

/// What came of one deal, entrant by entrant.
#[derive(Clone, Debug)]
pub(crate) struct Meeting {
    /// How many of the seats it had.
    pub(crate) seats: Vec<usize>,
    /// How many games it won, a shared win being a part of one.
    pub(crate) wins: Vec<f64>,
}

/// How often the deals are drawn anew to see how the ratings vary.
const RESAMPLES: usize = 400;
/// What everybody is given beforehand: part of a win at one more table at which all sat. Without it, whoever lost every game
/// would be infinitely weak.
const HEAD_START: f64 = 0.5;
/// The search for the likeliest strengths ends when a step changes none by more than this part of it,
const CLOSE_ENOUGH: f64 = 1e-7;
/// or after so many steps.
const MOST_STEPS: usize = 20_000;

/// Rates everybody from these meetings, with one of them at zero: the one with this number, or the weakest.
///
/// The intervals are by bootstrap: the deals are drawn again and again from those that were played, and each time the ratings
/// are worked out anew. Games of one deal stay together.
pub(crate) fn rate(meetings: &[Meeting], zero: Option<usize>, dice: &mut impl Rng) -> Vec<Rating> {
    let (tables, numbers) = tables(meetings);
    let all = points(&Results::of(meetings.iter().zip(&numbers), &tables), &tables);
    let weakest = || (0..all.len()).min_by(|&one, &other| all[one].total_cmp(&all[other]));
    let Some(zero) = zero.or_else(weakest) else { return Vec::new() };

    let mut resampled = vec![Vec::with_capacity(RESAMPLES); all.len()];
    for _ in 0..RESAMPLES {
        let drawn = (0..meetings.len()).map(|_| below(dice, meetings.len()));
        let results = Results::of(drawn.map(|deal| (&meetings[deal], &numbers[deal])), &tables);
        resampled.iter_mut().zip(points(&results, &tables)).for_each(|(all, own)| all.push(own));
    }
    let rating = |(own, mut others): (&f64, Vec<f64>)| {
        others.sort_by(f64::total_cmp);
        let (low, high) = (others[RESAMPLES / 40], others[RESAMPLES - 1 - RESAMPLES / 40]);
        Rating { points: own - all[zero], low: low.min(*own) - all[zero], high: high.max(*own) - all[zero] }
    };
    all.iter().zip(resampled).map(rating).collect()
}

/// The tables that differ by who sits there, as seats of each entrant, and which of them each meeting was at. Of a table it
/// matters only how often it was played, so that many deals are rated as fast as few.
fn tables(meetings: &[Meeting]) -> (Vec<Vec<usize>>, Vec<usize>) {
    let mut known = BTreeMap::new();
    let mut number = |meeting: &Meeting| {
        let next = known.len();
        *known.entry(meeting.seats.clone()).or_insert(next)
    };
    let numbers: Vec<usize> = meetings.iter().map(&mut number).collect();
    let mut tables: Vec<_> = known.into_iter().collect();
    tables.sort_by_key(|&(_, number)| number);
    (tables.into_iter().map(|(seats, _)| seats).collect(), numbers)
}

/// All that matters of many meetings.
struct Results {
    /// By entrant.
    wins: Vec<f64>,
    /// By table.
    decided: Vec<f64>,
}

impl Results {
    fn of<'a>(meetings: impl Iterator<Item = (&'a Meeting, &'a usize)>, tables: &[Vec<usize>]) -> Self {
        let entrants = tables.first().map_or(0, Vec::len);
        let mut results = Self { wins: vec![HEAD_START; entrants], decided: vec![0.0; tables.len()] };
        for (meeting, &table) in meetings {
            results.wins.iter_mut().zip(&meeting.wins).for_each(|(wins, more)| *wins += more);
            results.decided[table] += meeting.wins.iter().sum::<f64>();
        }
        results
    }
}

/// The likeliest strengths, in points; the mean is zero. The way there is Hunter's (2004): each step is a simple problem that
/// lies below the likelihood everywhere and touches it where we are, so that it can only get better.
fn points(results: &Results, tables: &[Vec<usize>]) -> Vec<f64> {
    let entrants = results.wins.len();
    let mut strengths = vec![1.0; entrants];
    for _ in 0..MOST_STEPS {
        // How many wins each unit of strength should have brought.
        let at_head_start = HEAD_START * entrants as f64 / strengths.iter().sum::<f64>();
        let mut due = vec![at_head_start; entrants];
        for (seats, decided) in tables.iter().zip(&results.decided) {
            let there: f64 =
                seats.iter().zip(&strengths).map(|(&seats, strength)| seats as f64 * strength).sum();
            due.iter_mut().zip(seats).for_each(|(due, &seats)| *due += decided * seats as f64 / there);
        }
        let mut next: Vec<f64> = results.wins.iter().zip(&due).map(|(wins, due)| wins / due).collect();
        let mean = (next.iter().map(|strength| strength.ln()).sum::<f64>() / entrants as f64).exp();
        next.iter_mut().for_each(|strength| *strength /= mean);
        let change =
            next.iter().zip(&strengths).map(|(new, old)| (new / old - 1.0).abs()).fold(0.0, f64::max);
        strengths = next;
        if change < CLOSE_ENOUGH {
            break;
        }
    }
    strengths.iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// Deals of four games at tables of three or four of the entrants, won as the model says.
    fn simulated(truth: &[f64], deals: usize, dice: &mut Xoshiro256PlusPlus) -> Vec<Meeting> {
        let strengths: Vec<f64> = truth.iter().map(|points| 10f64.powf(points / 400.0)).collect();
        let mut meetings = Vec::new();
        for deal in 0..deals {
            let mut meeting = Meeting { seats: vec![0; truth.len()], wins: vec![0.0; truth.len()] };
            for _ in 0..3 + deal % 2 {
                meeting.seats[below(dice, truth.len())] += 1;
            }
            let weights: Vec<f64> =
                strengths.iter().zip(&meeting.seats).map(|(s, &n)| s * n as f64).collect();
            for _ in 0..4 {
                let mut aim =
                    below(dice, 1 << 30) as f64 / f64::from(1 << 30) * weights.iter().sum::<f64>();
                let passed = |weight: &f64| {
                    aim -= weight;
                    aim < 0.0
                };
                let winner = weights.iter().position(passed).unwrap();
                meeting.wins[winner] += 1.0;
            }
            meetings.push(meeting);
        }
        meetings
    }

    #[test]
    fn known_strengths_are_found_again() {
        let truth = [0.0, 120.0, 300.0, 350.0, 700.0];
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
        let ratings = rate(&simulated(&truth, 20_000, &mut dice), Some(0), &mut dice);
        for (rating, truth) in ratings.iter().zip(truth) {
            assert!((rating.points - truth).abs() < 15.0, "{rating:?} instead of {truth}");
            assert!(rating.low <= rating.points && rating.points <= rating.high);
            assert!(rating.high - rating.low < 60.0, "{rating:?}");
        }
        assert_eq!(ratings[0].points, 0.0);
    }

    #[test]
    fn the_interval_holds_the_truth_about_95_times_out_of_100() {
        let truth = [-150.0, -50.0, 200.0]; // a mean of zero, which the intervals are around
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(2);
        let mut held = 0;
        for _ in 0..100 {
            let ratings = rate(&simulated(&truth, 200, &mut dice), Some(0), &mut dice);
            let mean = ratings.iter().map(|rating| rating.points).sum::<f64>() / 3.0;
            let holds =
                |(rating, truth): &(&Rating, f64)| (rating.low..=rating.high).contains(&(truth + mean));
            held += ratings.iter().zip(truth).filter(holds).count();
        }
        assert!((270..=297).contains(&held), "{held} of 300");
    }

    #[test]
    fn two_of_whom_one_wins_ten_times_as_often_are_400_points_apart() {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(3);
        let meetings = vec![Meeting { seats: vec![1, 1], wins: vec![10.0, 1.0] }; 1000];
        let ratings = rate(&meetings, None, &mut dice);
        assert!((ratings[0].points - 400.0).abs() < 1.0, "{ratings:?}");
        assert_eq!(ratings[1].points, 0.0, "the weaker is at zero if nobody else is put there");
    }

    #[test]
    fn whoever_lost_every_game_is_weak_but_not_infinitely_so() {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(4);
        let meetings = vec![Meeting { seats: vec![1, 1, 1], wins: vec![2.0, 1.0, 0.0] }; 50];
        let ratings = rate(&meetings, Some(1), &mut dice);
        assert!(ratings.iter().all(|rating| rating.points.is_finite() && rating.low.is_finite()));
        assert!(ratings[2].points < -600.0 && ratings[2].points > -2000.0, "{ratings:?}");
    }

    #[test]
    fn a_seat_more_is_not_taken_for_strength() {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(5);
        let meetings = vec![Meeting { seats: vec![3, 1], wins: vec![3.0, 1.0] }; 500];
        let ratings = rate(&meetings, Some(1), &mut dice);
        assert!(ratings[0].points.abs() < 1.0, "{ratings:?}");
    }
}

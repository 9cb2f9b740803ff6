//! How sure a share is: its 95 % interval.

/// A share that was measured, with the interval in which the true one is 95 times out of 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The share, from 0 to 1.
    pub mean: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

/// How an estimate compares with a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Against {
    /// The whole interval is above it.
    Above,
    /// The whole interval is below it.
    Below,
    /// The value is in the interval: more games may tell.
    Open,
}

/// 95 % of a normal distribution are within so many standard deviations.
const NORMAL: f64 = 1.959_964;
/// With fewer deals than this, their spread says too little to claim that mirroring made the figures better.
const ENOUGH_DEALS: usize = 20;

impl Estimate {
    /// An estimate from the mean share in each deal, a deal being so many results.
    ///
    /// The results of one deal hang together: it is the same deal, and who wins leaves nothing for the others. So the spread is
    /// taken from deal to deal. It says how many independent results ours are worth, and for so many Wilson's interval is given,
    /// which stays within 0 and 1 and does not close when all was won or lost.
    #[must_use]
    pub fn from_deals(shares: &[f64], results_per_deal: usize) -> Self {
        let deals = shares.len() as f64;
        let results = deals * results_per_deal as f64;
        let mean = shares.iter().sum::<f64>() / deals;
        let independent = mean * (1.0 - mean) / results;
        let effective = if shares.len() < 2 || independent <= 0.0 {
            results
        } else {
            let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
            let clustered = squares / (deals - 1.0) / deals;
            let least = if shares.len() < ENOUGH_DEALS { independent } else { 0.0 };
            results * independent / clustered.max(least)
        };
        wilson(mean, effective, student(shares.len()))
    }

    /// How it compares with a value.
    #[must_use]
    pub fn against(&self, value: f64) -> Against {
        match value {
            _ if self.low > value => Against::Above,
            _ if self.high < value => Against::Below,
            _ => Against::Open,
        }
    }
}

/// Wilson's score interval for a share of so many results, which may be without end.
fn wilson(mean: f64, results: f64, deviations: f64) -> Estimate {
    let per_result = deviations * deviations / results;
    let centre = (mean + per_result / 2.0) / (1.0 + per_result);
    let half =
        (mean * (1.0 - mean) * per_result + per_result * per_result / 4.0).sqrt() / (1.0 + per_result);
    Estimate { mean, low: (centre - half).clamp(0.0, mean), high: (centre + half).clamp(mean, 1.0) }
}

/// Within how many standard deviations 95 % are if they had to be estimated from so many deals: Student's distribution, as a
/// series around the normal one (Abramowitz & Stegun 26.7.5). A single deal is not asked for its spread.
fn student(deals: usize) -> f64 {
    let Some(freedom) = deals.checked_sub(1).filter(|&freedom| freedom > 0) else { return NORMAL };
    let (z, n) = (NORMAL, freedom as f64);
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / n + second / n.powi(2) + third / n.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use folsom_rules::below;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn students_distribution_is_as_in_the_tables() {
        for (deals, expected) in [(6, 2.571), (11, 2.228), (20, 2.093), (101, 1.984)] {
            assert!((student(deals) - expected).abs() < 0.005, "{deals}: {}", student(deals));
        }
    }

    #[test]
    fn one_deal_gives_wilsons_interval() {
        let estimate = Estimate::from_deals(&[0.5], 10);
        assert!(
            (estimate.low - 0.237).abs() < 0.001 && (estimate.high - 0.763).abs() < 0.001,
            "{estimate:?}"
        );
    }

    #[test]
    fn whoever_won_all_is_not_sure_to_win_always() {
        let all = Estimate::from_deals(&[1.0; 25], 4);
        assert_eq!((all.mean, all.high), (1.0, 1.0));
        assert!(all.low > 0.95 && all.low < 0.97, "{all:?}");
        let none = Estimate::from_deals(&[0.0; 25], 4);
        assert!(none.low == 0.0 && none.high > 0.03, "{none:?}");
    }

    #[test]
    fn the_interval_holds_the_truth_95_times_out_of_100() {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(5);
        // In every other deal there is much to win and in the rest little: results within a deal are alike.
        let mut deal = |chances: [usize; 2]| {
            let chance = chances[below(&mut dice, 2)];
            (0..4).filter(|_| below(&mut dice, 100) < chance).count() as f64 / 4.0
        };
        for chances in [[25, 25], [5, 45], [0, 100]] {
            let truth = (chances[0] + chances[1]) as f64 / 200.0;
            let holds = |_: &usize| {
                let shares: Vec<f64> = (0..100).map(|_| deal(chances)).collect();
                Estimate::from_deals(&shares, 4).against(truth) == Against::Open
            };
            let held = (0..2000).filter(holds).count();
            assert!((1860..=1940).contains(&held), "{chances:?}: {held} of 2000");
        }
    }

    #[test]
    fn mirroring_that_takes_luck_away_narrows_the_interval() {
        let even: Vec<f64> = (0..100).map(|deal| if deal % 10 == 0 { 0.5 } else { 0.25 }).collect();
        let wild: Vec<f64> = (0..100).map(|deal| if deal % 4 == 0 { 1.0 } else { 0.0 }).collect();
        let width = |shares: &[f64]| {
            let estimate = Estimate::from_deals(shares, 4);
            estimate.high - estimate.low
        };
        assert!(width(&even) < 0.04 && width(&wild) > 0.15);
        let few = [0.25; 5];
        assert!(width(&few) > 0.3, "five deals don't prove that luck plays no part");
    }
}

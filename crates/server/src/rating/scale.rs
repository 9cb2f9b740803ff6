//! Numbers: how ratings are made and shown (`docs/regulars.md`).

use folsom_protocol::{BotLevel, RatedKind, RatingJson};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::people::Skill;

/// So many games with other people, and a rating stands in the leaderboard.
pub(super) const WITH_PEOPLE: u32 = 5;

/// What an Outlaw has in the league of `docs/bots.md`, and what it is shown with.
const OUTLAW: f64 = 773.0;
const MIDDLE: f64 = 1000.0;
/// Nothing is learned about bots.
const BOT_SIGMA: f64 = 1.0;
/// Nineteen times out of twenty the truth is no more standard deviations away.
const NINETEEN_OF_TWENTY: f64 = 1.96;

fn newcomer() -> WengLinRating {
    WengLinRating::new()
}

/// Points that are shown for one of the method's: 400 are ten to one between two people who are well known.
fn points() -> f64 {
    400.0 / (WengLinConfig::new().beta * std::f64::consts::SQRT_2 * std::f64::consts::LN_10)
}

fn on_scale(mu: f64) -> f64 {
    (mu - newcomer().rating).mul_add(points(), MIDDLE)
}

/// What bots have in the league of `docs/bots.md`.
const fn league(level: BotLevel) -> f64 {
    match level {
        BotLevel::Greenhorn => 649.0,
        BotLevel::Outlaw => OUTLAW,
        BotLevel::Desperado => 900.0,
        BotLevel::Legend => 1026.0,
    }
}

/// How well a bot plays, as the method sees it.
pub(super) fn of_bot(level: BotLevel) -> WengLinRating {
    WengLinRating {
        rating: newcomer().rating + (league(level) - OUTLAW) / points(),
        uncertainty: BOT_SIGMA,
    }
}

/// The same for somebody of whom this is known.
pub(super) fn of_skill(skill: Option<&Skill>) -> WengLinRating {
    skill.map_or_else(newcomer, |skill| WengLinRating { rating: skill.mu, uncertainty: skill.sigma })
}

/// What everybody has after a game. Those of a team have the same rank, and the lowest rank is the best.
pub(super) fn rate(teams: &[(Vec<WengLinRating>, usize)]) -> Vec<Vec<WengLinRating>> {
    let teams: Vec<_> =
        teams.iter().map(|(team, rank)| (team.as_slice(), MultiTeamOutcome::new(*rank))).collect();
    weng_lin_multi_team(&teams, &WengLinConfig::new())
}

/// A rating as it is shown.
pub(crate) fn shown(kind: RatedKind, skill: &Skill) -> RatingJson {
    RatingJson {
        kind,
        rating: on_scale(skill.mu).round() as i32,
        uncertainty: (NINETEEN_OF_TWENTY * skill.sigma * points()).round() as i32,
        games: skill.games,
        provisional: skill.with_people < WITH_PEOPLE,
    }
}

/// By what somebody stands in the leaderboard: what their rating is at least, in hundredths of a point.
pub(super) fn at_least(skill: &Skill) -> i64 {
    ((on_scale(skill.mu) - NINETEEN_OF_TWENTY * skill.sigma * points()) * 100.0).round() as i64
}

#[cfg(test)]
mod tests {
    use folsom_bots::{Budget, Level};
    use folsom_rules::{Game, Indexed, Preset, Seat, Seed, Setup, Viewer};

    use super::*;

    fn near(found: WengLinRating, mu: f64, sigma: f64) {
        assert!((found.rating - mu).abs() < 1e-9 && (found.uncertainty - sigma).abs() < 1e-9, "{found:?}");
    }

    fn known(rating: f64, uncertainty: f64) -> WengLinRating {
        WengLinRating { rating, uncertainty }
    }

    /// The figures that openskill publishes for its example: two teams of two.
    #[test]
    fn the_published_example_of_the_method_comes_out() {
        let [one, two] =
            [vec![newcomer(), known(32.444, 5.123)], vec![known(43.381, 2.421), known(25.188, 6.211)]];
        let after = rate(&[(one, 1), (two, 2)]);
        near(after[0][0], 28.669648436582808, 8.071520788025197);
        near(after[0][1], 33.83086971107981, 5.062772998705765);
        near(after[1][0], 43.071274808241974, 2.4166900452721256);
        near(after[1][1], 23.149503312339064, 6.1378606973362135);
        // And for two newcomers.
        let after = rate(&[(vec![newcomer()], 1), (vec![newcomer()], 2)]);
        near(after[0][0], 27.63523138347365, 8.065506316323548);
        near(after[1][0], 22.36476861652635, 8.065506316323548);
    }

    /// Algorithm 1 of Weng and Lin (2011), as it stands in the paper.
    fn by_the_paper(players: &[(f64, f64)], ranks: &[usize]) -> Vec<(f64, f64)> {
        let (beta, kappa) = (25.0 / 6.0, 0.0001);
        let update = |index: usize| {
            let (mu, sigma) = players[index];
            let (mut omega, mut delta) = (0.0, 0.0);
            for (other, &(other_mu, other_sigma)) in
                players.iter().enumerate().filter(|(other, _)| *other != index)
            {
                let c = f64::sqrt(sigma * sigma + other_sigma * other_sigma + 2.0 * beta * beta);
                let p = f64::exp(mu / c) / (f64::exp(mu / c) + f64::exp(other_mu / c));
                let s = match ranks[other].cmp(&ranks[index]) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
                omega += sigma * sigma / c * (s - p);
                delta += sigma / c * (sigma * sigma / (c * c)) * p * (1.0 - p);
            }
            (mu + omega, sigma * f64::sqrt(f64::max(1.0 - delta, kappa)))
        };
        (0..players.len()).map(update).collect()
    }

    #[test]
    fn a_table_of_five_with_equals_is_rated_as_the_paper_says() {
        let players = [(25.0, 25.0 / 3.0), (31.0, 2.0), (18.5, 6.0), (25.0, 1.0), (40.0, 4.0)];
        let ranks = [2, 1, 4, 2, 5];
        let teams: Vec<_> =
            players.iter().zip(ranks).map(|(&(mu, sigma), rank)| (vec![known(mu, sigma)], rank)).collect();
        for (found, (mu, sigma)) in rate(&teams).into_iter().zip(by_the_paper(&players, &ranks)) {
            near(found[0], mu, sigma);
        }
    }

    #[test]
    fn four_hundred_points_are_ten_to_one_and_bots_stand_as_in_the_league() {
        let skill = |mu| Skill { mu, sigma: 0.0, games: 9, with_people: 9 };
        let c = WengLinConfig::new().beta * std::f64::consts::SQRT_2;
        let tenfold = skill(25.0 + c * std::f64::consts::LN_10);
        assert_eq!(shown(RatedKind::Base, &tenfold).rating, 1400);
        let new = Skill { sigma: newcomer().uncertainty, games: 0, with_people: 0, ..skill(25.0) };
        let told = shown(RatedKind::Base, &new);
        assert_eq!((told.rating, told.uncertainty, told.provisional), (1000, 482, true));
        let bots = BotLevel::ALL.map(|level| shown(RatedKind::Base, &skill(of_bot(level).rating)).rating);
        assert_eq!(bots, [876, 1000, 1127, 1253]);
    }

    /// A league of bots that nobody knows anything about: fed through the method, they come out in their order.
    #[test]
    fn a_league_of_bots_comes_out_in_the_order_of_their_levels() {
        let entrants = [Level::Random, Level::Greenhorn, Level::Outlaw, Level::Desperado, Level::Legend];
        let mut ratings = vec![newcomer(); entrants.len()];
        let setup = Setup::new(Preset::Ru18Advanced, entrants.len());
        for number in 0..30_u64 {
            // Everybody sits everywhere.
            let shift = number as usize % entrants.len();
            let order: Vec<usize> =
                (0..entrants.len()).map(|seat| (seat + shift) % entrants.len()).collect();
            let mut game = Game::new(&setup, Seed::from_number(number)).unwrap();
            let mut bots: Vec<_> = order
                .iter()
                .map(|index| entrants[*index].bot_with(Budget::iterations(40), number))
                .collect();
            while let Some(prompt) = game.prompt() {
                let view = game.view(Viewer::Seat(prompt.seat));
                let choice = bots[prompt.seat.index()].decide(&view).choice;
                game.choose(choice, &mut ()).unwrap();
            }
            let places = folsom_host::placings(&game).unwrap();
            let place = |seat: usize| places.iter().find(|(of, _)| *of == Seat::at(seat)).unwrap().1.place;
            let teams: Vec<_> = order
                .iter()
                .enumerate()
                .map(|(seat, index)| (vec![ratings[*index]], place(seat).into()))
                .collect();
            for (index, after) in order.iter().zip(rate(&teams)) {
                ratings[*index] = after[0];
            }
        }
        let found: Vec<f64> = ratings.iter().map(|rating| rating.rating).collect();
        assert!(found[0] + 4.0 < found[1], "{found:?}");
        assert!(found[1] < found[2] && found[2] < found[3] && found[2] < found[4], "{found:?}");
    }
}

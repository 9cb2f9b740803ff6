//! Outcomes of random games.

use folsom_rules::{Preset, Setup};

use super::{OutcomeJson, VerdictJson};
use crate::tables::{RandomGame, every_kind};

fn outcome(setup: &Setup, number: u64) -> OutcomeJson {
    let mut run = RandomGame::start(setup, number);
    while run.advance().is_some() {}
    OutcomeJson::new(&run.game.outcome().expect("it is over"), run.game.board())
}

#[test]
fn the_parts_make_the_totals_and_the_winners_have_won() {
    for setup in every_kind() {
        let outcome = outcome(&setup, 2);
        assert_eq!(outcome.seats.len(), setup.seats);
        for row in &outcome.seats {
            assert_eq!(row.total, row.loot + row.prize + row.document);
            assert_eq!(row.won, outcome.winners.contains(&row.seat));
        }
        assert!(outcome.seats.is_sorted_by_key(|row| std::cmp::Reverse(row.total)));
        for team in outcome.teams.iter().flat_map(|teams| [teams.red, teams.blue]) {
            assert_eq!(team.total, team.bandits + team.wild_bunch + team.plan);
        }
    }
}

#[test]
fn teams_and_verdicts_belong_to_the_expansion() {
    let base = outcome(&Setup::new(Preset::Ru14, 4), 1);
    assert_eq!((base.teams, base.verdict), (None, VerdictJson::Richest));
    let armored = outcome(&Setup::new(Preset::Couriers, 4), 1);
    assert!(armored.teams.is_some() && matches!(armored.verdict, VerdictJson::Teams { .. }));
    let verdicts: Vec<_> =
        (0..10).map(|number| outcome(&Setup::new(Preset::CouriersBetrayal, 4), number).verdict).collect();
    assert!(verdicts.iter().any(|verdict| matches!(verdict, VerdictJson::Survivor { .. })));
    assert!(verdicts.iter().any(|verdict| matches!(verdict, VerdictJson::DoubleBottom { .. })));
}

//! The tables of self-play: every kind that can be played, the usual ones more often.

use std::str::FromStr;

use folsom_rules::{Game, Preset, Seed, Setup};

use crate::learned::policy::is_single;

/// At which tables to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tables {
    /// At every kind.
    All,
    /// Only where everybody leads one bandit and plays for themselves: there the policy net is asked.
    Single,
}

impl Tables {
    /// Game after game they take turns.
    pub(super) fn list(self) -> Vec<Setup> {
        let mut tables = all();
        if self == Self::Single {
            tables.retain(|table| {
                Game::new(table, Seed::from_number(1)).is_ok_and(|game| is_single(game.board()))
            });
        }
        tables
    }
}

impl FromStr for Tables {
    type Err = &'static str;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        match name {
            "all" => Ok(Self::All),
            "single" => Ok(Self::Single),
            _ => Err("tables are `all` or `single`"),
        }
    }
}

fn all() -> Vec<Setup> {
    use Preset::{Couriers, CouriersBetrayal, Pl15, Ru14, Ru18Advanced, Ru18Basic, UaAdvanced};
    let usual = [4, 3, 4, 5, 4, 6, 4, 3, 4, 5].map(|seats| (Ru18Advanced, seats));
    let others = [
        (Couriers, 6),
        (Ru14, 4),
        (Ru18Advanced, 2),
        (Couriers, 4),
        (Pl15, 4),
        (CouriersBetrayal, 4),
        (Ru18Basic, 4),
        (Couriers, 6),
        (Pl15, 2),
        (CouriersBetrayal, 6),
        (UaAdvanced, 4),
        (Ru18Advanced, 2),
        (Couriers, 5),
    ];
    let mut tables: Vec<Setup> =
        usual.into_iter().chain(others).map(|(preset, seats)| Setup::new(preset, seats)).collect();
    tables.push(Setup { pairs: true, ..Setup::new(Ru18Advanced, 3) });
    let mut expert = Setup::new(Ru18Advanced, 4);
    expert.rules.expert = true;
    tables.push(expert);
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_can_be_played() {
        for table in Tables::All.list() {
            assert_eq!(table.check(), Ok(()), "{} with {} seats", table.rules, table.seats);
        }
    }

    #[test]
    fn some_tables_are_of_single_bandits() {
        let single = Tables::Single.list();
        assert!(!single.is_empty() && single.len() < Tables::All.list().len());
        assert!(single.iter().all(|table| !table.pairs && table.seats > 2));
    }
}

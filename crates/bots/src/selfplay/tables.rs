//! The tables of self-play: every kind that can be played, the usual ones more often.

use std::str::FromStr;

use folsom_rules::{Game, Preset, Seed, Setup};

use crate::kind::Kind;

/// At which tables to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tables {
    /// At every kind.
    All,
    /// Where everybody leads one bandit and plays for themselves.
    Single,
    /// Where everybody leads two bandits.
    Pairs,
    /// In the expansion, in teams.
    Teams,
    /// In the expansion, everybody for themselves.
    Betrayal,
}

impl Tables {
    const ALL: [(&str, Self, Option<Kind>); 5] = [
        ("all", Self::All, None),
        ("single", Self::Single, Some(Kind::Single)),
        ("pairs", Self::Pairs, Some(Kind::Pairs)),
        ("teams", Self::Teams, Some(Kind::Teams)),
        ("betrayal", Self::Betrayal, Some(Kind::Betrayal)),
    ];

    /// Game after game they take turns.
    pub(crate) fn list(self) -> Vec<Setup> {
        let kind = Self::ALL.iter().find(|(_, tables, _)| *tables == self).and_then(|&(_, _, kind)| kind);
        let mut tables = all();
        tables.retain(|table| {
            let game = Game::new(table, Seed::from_number(1));
            kind.is_none_or(|kind| game.is_ok_and(|game| Kind::of(game.board()) == kind))
        });
        tables
    }
}

impl FromStr for Tables {
    type Err = &'static str;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let known = Self::ALL.iter().find(|(known, ..)| *known == name).map(|&(_, tables, _)| tables);
        known.ok_or("tables are `all`, `single`, `pairs`, `teams` or `betrayal`")
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
    fn every_table_is_of_one_kind() {
        let kinds = [Tables::Single, Tables::Pairs, Tables::Teams, Tables::Betrayal];
        assert!(kinds.iter().all(|kind| !kind.list().is_empty()));
        let count: usize = kinds.iter().map(|kind| kind.list().len()).sum();
        assert_eq!(count, Tables::All.list().len());
    }

    #[test]
    fn some_tables_are_of_single_bandits() {
        let single = Tables::Single.list();
        assert!(!single.is_empty() && single.len() < Tables::All.list().len());
        assert!(single.iter().all(|table| !table.pairs && table.seats > 2));
    }
}

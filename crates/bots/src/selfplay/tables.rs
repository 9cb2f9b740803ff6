//! The tables of self-play: every kind that can be played, the usual ones more often.

use folsom_rules::{Preset, Setup};

/// Game after game they take turns.
pub(super) fn all() -> Vec<Setup> {
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
    #[test]
    fn every_table_can_be_played() {
        for table in super::all() {
            assert_eq!(table.check(), Ok(()), "{} with {} seats", table.rules, table.seats);
        }
    }
}

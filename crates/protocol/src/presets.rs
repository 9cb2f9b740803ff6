//! What there is to choose from when a table is set up, so that a form has to know nothing of the rules.

use folsom_rules::{Bandit, CarKind, Format, MAX_SEATS, Preset, RuleSet, Setup, Switch};
use serde::Serialize;
use ts_rs::TS;

use crate::view::Switches;
use crate::word::{Word, words};

/// A rulebook as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PresetJson {
    /// Its name.
    pub preset: Word<Preset>,
    /// How it sets every switch.
    pub switches: Switches,
    /// The tables there can be.
    pub tables: Vec<TableSizeJson>,
    /// The bandits to choose or draw from if nothing is said.
    pub admitted: Vec<Word<Bandit>>,
    /// The cars that can stand behind the locomotive.
    pub cars: Vec<Word<CarKind>>,
}

/// How many can sit at a table, and what follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TableSizeJson {
    /// How many play.
    pub seats: usize,
    /// What `pairs` has to be for this.
    pub pairs: bool,
    /// How many bandits each seat leads, and by which rules.
    pub format: Word<Format>,
    /// How many bandits each seat leads.
    pub bandits_each: usize,
    /// How many cars stand behind the locomotive.
    pub cars: usize,
}

/// A switch (V1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SwitchJson {
    /// Its name.
    #[ts(type = "keyof Switches")]
    pub name: &'static str,
    /// The names of its values.
    pub values: Vec<&'static str>,
}

impl PresetJson {
    /// Every preset, the oldest rulebook first.
    #[must_use]
    pub fn all() -> Vec<Self> {
        Preset::ALL.iter().map(|&preset| Self::new(preset)).collect()
    }

    fn new(preset: Preset) -> Self {
        let usual = Setup::new(preset, MAX_SEATS);
        let sizes = (1..=MAX_SEATS).flat_map(|seats| [false, true].map(|pairs| (seats, pairs)));
        Self {
            preset: Word(preset),
            switches: Switches(usual.rules),
            tables: sizes.filter_map(|(seats, pairs)| TableSizeJson::new(preset, seats, pairs)).collect(),
            admitted: words(usual.admitted.iter()),
            cars: words(usual.box_of_cars().iter().copied()),
        }
    }
}

impl TableSizeJson {
    /// Such a table, if there can be one and `pairs` makes a difference.
    fn new(preset: Preset, seats: usize, pairs: bool) -> Option<Self> {
        let single = Setup::new(preset, seats);
        let setup = Setup { pairs, ..single.clone() };
        let format = setup.format().ok().filter(|&format| !pairs || single.format() != Ok(format))?;
        Some(Self {
            seats,
            pairs,
            format: Word(format),
            bandits_each: format.bandits_per_seat(),
            cars: setup.car_count(format),
        })
    }
}

impl SwitchJson {
    /// Every switch.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let write = |&Switch { name, values, .. }: &Switch| Self { name, values: values.to_vec() };
        RuleSet::SWITCHES.iter().map(write).collect()
    }
}

#[cfg(test)]
mod tests {
    use folsom_rules::Named;

    use super::*;
    use crate::setup::SetupJson;

    fn sizes(preset: Preset) -> Vec<(usize, usize, usize)> {
        let json = PresetJson::new(preset);
        json.tables.iter().map(|table| (table.seats, table.bandits_each, table.cars)).collect()
    }

    #[test]
    fn a_form_offers_the_tables_of_the_books() {
        assert_eq!(sizes(Preset::Ru14), [(2, 2, 4), (3, 1, 3), (4, 1, 4), (5, 1, 5), (6, 1, 6)]);
        assert_eq!(
            sizes(Preset::Ru18Basic),
            [(2, 2, 3), (3, 1, 3), (3, 2, 4), (4, 1, 4), (5, 1, 5), (6, 1, 6)]
        );
        assert!(sizes(Preset::CouriersBetrayal).iter().map(|size| size.0).eq(4..=9));
    }

    #[test]
    fn everything_a_form_offers_can_be_played() {
        for preset in PresetJson::all() {
            for table in &preset.tables {
                let bandits: Vec<_> = preset.admitted.clone();
                let cars: Vec<_> = preset.cars.iter().copied().take(table.cars).collect();
                let filled = SetupJson {
                    preset: preset.preset,
                    seats: table.seats,
                    switches: None,
                    pairs: Some(table.pairs),
                    admitted: Some(bandits),
                    cast: None,
                    cars: Some(cars),
                };
                let setup = Setup::try_from(filled).unwrap();
                assert_eq!(setup.format().unwrap().name(), table.format.0.name());
            }
        }
    }
}

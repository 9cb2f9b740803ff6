//! What there is to choose from when a table is set up, so that a form has to know nothing of the rules.

use folsom_rules::{Bandit, CarKind, Format, MAX_SEATS, Moot, Preset, RuleSet, Setup, Switch, WhyMoot};
use serde::Serialize;

use crate::view::Switches;
use crate::word::{Word, words};

/// A rulebook as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    /// The switches on which bandits and cars depend: with these as they are here, both are the same whatever the others are.
    #[cfg_attr(test, ts(type = "(keyof Switches)[]"))]
    pub depends_on: Vec<&'static str>,
}

/// How many can sit at a table, and what follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    /// How many bandits have to be admitted.
    pub least_admitted: usize,
    /// One of these leads every pair, the other is none of them, and all have to be admitted (V31). Nobody where it does
    /// not matter.
    pub leaders: Vec<Word<Bandit>>,
    /// The switches on which all this depends: with these as they are here, there is such a table whatever the others are.
    #[cfg_attr(test, ts(type = "(keyof Switches)[]"))]
    pub depends_on: Vec<&'static str>,
}

/// A switch (V1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SwitchJson {
    /// Its name.
    #[cfg_attr(test, ts(type = "keyof Switches"))]
    pub name: &'static str,
    /// The names of its values.
    pub values: Vec<&'static str>,
    /// The cases in which it changes nothing; the first that holds says why.
    pub moot: Vec<MootJson>,
}

/// A case in which a switch changes nothing. All of it has to be so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MootJson {
    /// Why.
    pub why: Word<WhyMoot>,
    /// Another switch has one of these values.
    pub switch: Option<SettingJson>,
    /// The table has one of these formats; any, if there are none.
    pub formats: Vec<Word<Format>>,
    /// There are not so many seats.
    pub unless_seats: Option<usize>,
}

/// A switch that has one of some values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SettingJson {
    /// The switch.
    #[cfg_attr(test, ts(type = "keyof Switches"))]
    pub name: &'static str,
    /// The values.
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
            depends_on: depends_on(
                usual.rules,
                |_| false,
                |rules| {
                    let setup = Setup::new(rules, MAX_SEATS);
                    (setup.admitted, setup.box_of_cars())
                },
            ),
        }
    }
}

/// The switches of which one alone makes a difference to something. What is moot is passed over.
fn depends_on<T: PartialEq>(
    usual: RuleSet,
    is_moot: impl Fn(&Switch) -> bool,
    what: impl Fn(RuleSet) -> T,
) -> Vec<&'static str> {
    let matters = |switch: &&Switch| {
        let turned = switch.values.iter().map(|value| {
            let mut rules = usual;
            rules.set(switch.name, value).expect("every switch has its values");
            rules
        });
        !is_moot(switch) && turned.into_iter().any(|rules| what(rules) != what(usual))
    };
    RuleSet::SWITCHES.iter().filter(matters).map(|switch| switch.name).collect()
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
            least_admitted: setup.least_admitted(format),
            leaders: words(Setup::leaders(format).iter().copied()),
            depends_on: depends_on(
                setup.rules,
                |switch| switch.moot_at(&setup.rules, seats, format).is_some(),
                |rules| {
                    let other = Setup { pairs, ..Setup::new(rules, seats) };
                    (other.format().map(|format| (format, other.car_count(format))), other.box_of_cars())
                },
            ),
        })
    }
}

impl SwitchJson {
    /// Every switch.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let write = |&Switch { name, values, moot, .. }: &Switch| Self {
            name,
            values: values.to_vec(),
            moot: moot.iter().map(MootJson::from).collect(),
        };
        RuleSet::SWITCHES.iter().map(write).collect()
    }
}

impl From<&Moot> for MootJson {
    fn from(&Moot { why, switch, formats, unless_seats }: &Moot) -> Self {
        Self {
            why: Word(why),
            switch: switch.map(|(name, values)| SettingJson { name, values: values.to_vec() }),
            formats: words(formats.iter().copied()),
            unless_seats,
        }
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

//! The rules in force.

use folsom_rules::{Preset, RuleSet, Switch};
use serde::ser::{Serialize, Serializer};

use crate::word::Word;

/// The rules: which rulebook, and how every switch is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulesJson {
    /// The preset that they are nearest to.
    pub preset: Word<Preset>,
    /// The value of every switch (V1), whether it differs from the preset or not.
    pub switches: Switches,
}

impl From<&RuleSet> for RulesJson {
    fn from(rules: &RuleSet) -> Self {
        let (preset, _) = rules.nearest();
        Self { preset: Word(preset), switches: Switches(*rules) }
    }
}

/// How every switch is set: an object with the name of its value for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches(pub RuleSet);

/// The switches in the order of a dictionary.
pub(crate) fn sorted() -> Vec<&'static Switch> {
    let mut switches: Vec<_> = RuleSet::SWITCHES.iter().collect();
    switches.sort_unstable_by_key(|switch| switch.name);
    switches
}

impl Serialize for Switches {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(sorted().into_iter().map(|switch| (switch.name, self.0.value(switch))))
    }
}

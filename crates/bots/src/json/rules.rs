//! The rules in force.

use std::collections::BTreeMap;

use folsom_rules::{Named, RuleSet};
use serde::Serialize;

/// The rules: which rulebook, and how every switch is set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RulesJson {
    /// The preset that they are nearest to.
    pub preset: &'static str,
    /// The value of every switch (V1), whether it differs from the preset or not.
    pub switches: BTreeMap<&'static str, &'static str>,
}

impl From<&RuleSet> for RulesJson {
    fn from(rules: &RuleSet) -> Self {
        let (preset, _) = rules.nearest();
        let switches = RuleSet::SWITCHES.iter().map(|switch| (switch.name, rules.value(switch)));
        Self { preset: preset.name(), switches: switches.collect() }
    }
}

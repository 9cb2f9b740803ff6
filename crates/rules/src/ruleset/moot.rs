//! Where a switch (V1) changes nothing, and why: for whoever offers the switches.

use super::{RuleSet, Switch};
use crate::board::Format;
use crate::names::named_enum;

named_enum! {
    /// Why a switch changes nothing.
    WhyMoot, "reason" {
        /// The bandits have no abilities.
        Abilities = "abilities",
        /// There are no events.
        Events = "events",
        /// The expert variant isn't played.
        Expert = "expert",
        /// V23: such a table always plays it.
        AlwaysExpert = "always-expert",
        /// R63: such a table never does.
        NeverExpert = "never-expert",
        /// It is about tables for two.
        Two = "two",
        /// It is about tables for three.
        Three = "three",
        /// It is about two bandits each.
        Pairs = "pairs",
        /// It is about the base game.
        Base = "base",
    }
}

/// A case in which a switch changes nothing. All of it has to be so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moot {
    /// Why.
    pub why: WhyMoot,
    /// Another switch has one of these values.
    pub switch: Option<(&'static str, &'static [&'static str])>,
    /// The table has one of these formats; any, if there are none.
    pub formats: &'static [Format],
    /// There are not so many seats.
    pub unless_seats: Option<usize>,
}

const fn because(why: WhyMoot) -> Moot {
    Moot { why, switch: None, formats: &[], unless_seats: None }
}

/// Nowhere: it always changes something.
pub(super) const NEVER: &[Moot] = &[];

const WITHOUT: Moot = Moot { switch: Some(("abilities", &["off"])), ..because(WhyMoot::Abilities) };
const EXPANSION: Moot =
    Moot { switch: Some(("couriers", &["normal", "betrayal"])), ..because(WhyMoot::Base) };

pub(super) const WITHOUT_ABILITIES: &[Moot] = &[WITHOUT];
pub(super) const WITHOUT_STATIONS: &[Moot] =
    &[EXPANSION, Moot { switch: Some(("events", &["off"])), ..because(WhyMoot::Events) }];
pub(super) const UNLESS_TWO: &[Moot] =
    &[EXPANSION, Moot { unless_seats: Some(2), ..because(WhyMoot::Two) }];
pub(super) const UNLESS_THREE: &[Moot] =
    &[EXPANSION, Moot { unless_seats: Some(3), ..because(WhyMoot::Three) }];
pub(super) const UNLESS_PAIRS: &[Moot] =
    &[Moot { formats: &[Format::Single, Format::Team2014], ..because(WhyMoot::Pairs) }, WITHOUT];
pub(super) const WITH_TWO_BANDITS_EACH: &[Moot] = &[
    Moot { formats: &[Format::Team2014], ..because(WhyMoot::AlwaysExpert) },
    Moot { formats: &[Format::Pairs2018], ..because(WhyMoot::NeverExpert) },
];
pub(super) const UNLESS_EXPERT: &[Moot] = &[
    Moot { formats: &[Format::Pairs2018], ..because(WhyMoot::Expert) },
    Moot { formats: &[Format::Single], switch: Some(("expert", &["off"])), ..because(WhyMoot::Expert) },
];

impl Switch {
    /// Why it changes nothing at a table with these rules, if it doesn't.
    #[must_use]
    pub fn moot_at(&self, rules: &RuleSet, seats: usize, format: Format) -> Option<WhyMoot> {
        let is_so = |moot: &&Moot| {
            let Moot { why: _, switch, formats, unless_seats } = moot;
            let set = |(name, values): (&str, &[&str])| {
                let other = RuleSet::SWITCHES.iter().find(|other| other.name == name);
                other.is_some_and(|other| values.contains(&rules.value(other)))
            };
            switch.is_none_or(set)
                && (formats.is_empty() || formats.contains(&format))
                && unless_seats.is_none_or(|needed| needed != seats)
        };
        self.moot.iter().find(is_so).map(|moot| moot.why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Preset, Seed, Setup};

    /// A game in which everybody takes one choice after another, as text that doesn't name the rules.
    fn played(setup: &Setup, number: u64) -> Option<String> {
        let mut game = Game::new(setup, Seed::from_number(number)).ok()?;
        let mut events = Vec::new();
        for turn in 0.. {
            if game.prompt().is_none() {
                break;
            }
            let choices = game.choices();
            let choice = choices.get(turn * 7 % choices.len());
            game.choose(choice, &mut events).expect("an offered choice");
        }
        Some(format!("{events:?} {:?}", game.outcome()))
    }

    #[test]
    fn a_switch_that_is_moot_changes_nothing() {
        let mut tried = Vec::new();
        for (number, &preset) in (0..).zip(Preset::ALL) {
            for (seats, pairs) in (2..=9).flat_map(|seats| [(seats, false), (seats, true)]) {
                let usual = Setup { pairs, ..Setup::new(preset, seats) };
                let Ok(format) = usual.format() else { continue };
                for switch in RuleSet::SWITCHES {
                    // Another switch may be what makes this one moot.
                    for (other, value) in other_rules(switch) {
                        let mut rules = usual.rules;
                        other.iter().for_each(|other| rules.set(other.name, value).expect("it is known"));
                        let Some(why) = switch.moot_at(&rules, seats, format) else { continue };
                        let before = played(&Setup { rules, ..usual.clone() }, number);
                        for value in switch.values {
                            rules.set(switch.name, value).expect("it is known");
                            let after = played(&Setup { rules, ..usual.clone() }, number);
                            if before.is_some() && after.is_some() {
                                assert!(before == after, "{}={value} for {seats}: {rules}", switch.name);
                                tried.push((switch.name, why));
                            }
                        }
                    }
                }
            }
        }
        for switch in RuleSet::SWITCHES {
            for moot in switch.moot {
                assert!(tried.contains(&(switch.name, moot.why)), "{} {:?}", switch.name, moot.why);
            }
        }
    }

    /// The rules as they are, and with the switches set that can make this one moot.
    fn other_rules(switch: &Switch) -> Vec<(Option<&'static Switch>, &'static str)> {
        let set =
            switch.moot.iter().filter_map(|moot| moot.switch).map(|(name, values)| {
                (RuleSet::SWITCHES.iter().find(|other| other.name == name), values[0])
            });
        let set = set.filter(|(other, _)| other.is_some_and(|other| other.name != "couriers"));
        std::iter::once((None, "")).chain(set).collect()
    }
}

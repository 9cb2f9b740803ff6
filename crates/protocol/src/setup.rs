//! What a table agrees on, as a form that people fill in.

use std::collections::BTreeMap;

use folsom_rules::{Bandit, CarKind, Cast, Preset, RuleSet, Setup, SetupError, UnknownSwitch};
use serde::{Deserialize, Serialize};

use crate::cast::CastJson;
use crate::word::{Word, words};

/// What a table has agreed on before the first card. What is left out is as usual.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub struct SetupJson {
    /// The rulebook.
    pub preset: Word<Preset>,
    /// How many play.
    pub seats: usize,
    /// The switches (V1) that are set otherwise than in the preset.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Partial<Switches>"))]
    pub switches: Option<BTreeMap<String, String>>,
    /// Three play with two bandits each (V30). Two always do. Usually not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pairs: Option<bool>,
    /// The bandits to choose or draw from; usually those of the base game, in the expansion all nine (R38).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub admitted: Option<Vec<Word<Bandit>>>,
    /// How they come to the seats; usually they are drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cast: Option<CastJson>,
    /// The cars behind the locomotive, front to rear (B1); usually they are drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cars: Option<Vec<Word<CarKind>>>,
}

/// Why there can't be such a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongSetup {
    /// A switch or a value that does not exist.
    #[error(transparent)]
    Switch(#[from] UnknownSwitch),
    /// The rules do not allow it.
    #[error(transparent)]
    Rules(#[from] SetupError),
}

/// Checks that the table can be.
impl TryFrom<SetupJson> for Setup {
    type Error = WrongSetup;

    fn try_from(json: SetupJson) -> Result<Self, WrongSetup> {
        let SetupJson { preset, seats, switches, pairs, admitted, cast, cars } = json;
        let mut rules = RuleSet::from(preset.0);
        for (name, value) in switches.into_iter().flatten() {
            rules.set(&name, &value)?;
        }
        let usual = Self::new(rules, seats);
        let setup = Self {
            rules,
            seats,
            pairs: pairs.unwrap_or(usual.pairs),
            admitted: admitted
                .map_or(usual.admitted, |bandits| bandits.iter().map(|word| word.0).collect()),
            cast: cast.map_or(usual.cast, Cast::from),
            cars: cars.map(|cars| cars.iter().map(|word| word.0).collect()),
        };
        setup.check()?;
        Ok(setup)
    }
}

/// As little as possible is said: the nearest preset, and what is not as usual.
impl From<&Setup> for SetupJson {
    fn from(setup: &Setup) -> Self {
        let Setup { rules, seats, pairs, admitted, cast, cars } = setup;
        let usual = Setup::new(*rules, *seats);
        let (preset, differing) = rules.nearest();
        let switches: BTreeMap<_, _> = differing
            .iter()
            .map(|switch| (switch.name.to_owned(), rules.value(switch).to_owned()))
            .collect();
        Self {
            preset: Word(preset),
            seats: *seats,
            switches: (!switches.is_empty()).then_some(switches),
            pairs: (*pairs != usual.pairs).then_some(*pairs),
            admitted: (*admitted != usual.admitted).then(|| words(admitted.iter())),
            cast: (*cast != usual.cast).then(|| cast.into()),
            cars: cars.as_ref().map(|cars| words(cars.iter().copied())),
        }
    }
}

#[cfg(test)]
mod tests {
    use folsom_rules::{BanditSet, below};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::tables;

    fn read(text: &str) -> Result<Setup, String> {
        let json: SetupJson = serde_json::from_str(text).map_err(|error| error.to_string())?;
        Setup::try_from(json).map_err(|error| error.to_string())
    }

    #[test]
    fn every_kind_of_table_is_read_as_it_was_written() {
        for setup in tables::every_kind() {
            let text = serde_json::to_string(&SetupJson::from(&setup)).unwrap();
            assert_eq!(read(&text), Ok(setup), "{text}");
        }
    }

    #[test]
    fn every_setting_of_the_switches_is_read_as_it_was_written() {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut possible = 0;
        for _ in 0..1000 {
            let mut rules = RuleSet::from(Preset::Pl15);
            for switch in RuleSet::SWITCHES {
                rules.set(switch.name, switch.values[below(&mut dice, switch.values.len())]).unwrap();
            }
            let setup = Setup { admitted: BanditSet::ALL, ..Setup::new(rules, 2 + below(&mut dice, 8)) };
            let text = serde_json::to_string(&SetupJson::from(&setup)).unwrap();
            match setup.check() {
                Ok(()) => {
                    possible += 1;
                    assert_eq!(read(&text), Ok(setup), "{text}");
                }
                Err(error) => assert_eq!(read(&text), Err(error.to_string()), "{text}"),
            }
        }
        assert!(possible > 400, "{possible}");
    }

    #[test]
    fn as_little_as_possible_is_said() {
        let plain = SetupJson::from(&Setup::new(Preset::Couriers, 5));
        assert_eq!(serde_json::to_string(&plain).unwrap(), r#"{"preset":"couriers","seats":5}"#);
        let setup = Setup {
            rules: RuleSet { expert: true, ..Preset::Ru14.into() },
            cast: Cast::Choose,
            ..Setup::new(Preset::Ru14, 4)
        };
        assert_eq!(
            serde_json::to_string(&SetupJson::from(&setup)).unwrap(),
            r#"{"preset":"ru14","seats":4,"switches":{"expert":"on"},"cast":"choose"}"#
        );
    }

    #[test]
    fn what_cannot_be_is_refused_with_a_reason() {
        let reason = |text: &str| read(text).unwrap_err();
        for (text, wanted) in [
            (r#"{"preset":"ru15","seats":4}"#, "`ru15` is no preset; there are ru14, pl15,"),
            (r#"{"preset":"ru14","seats":4,"music":"on"}"#, "unknown field `music`"),
            (r#"{"preset":"ru14"}"#, "missing field `seats`"),
            (r#"{"preset":"ru14","seats":-1}"#, "invalid value: integer `-1`"),
            (r#"{"preset":"ru14","seats":7}"#, "there can't be 7 seats"),
            (r#"{"preset":"ru14","seats":4,"switches":{"rain":"on"}}"#, "there is no switch `rain`"),
            (r#"{"preset":"ru14","seats":4,"switches":{"expert":"yes"}}"#, "only off, on"),
            (r#"{"preset":"ru14","seats":4,"pairs":true}"#, "two bandits each are for three seats"),
            (r#"{"preset":"ru14","seats":4,"admitted":["doc","belle"]}"#, "2 bandits are admitted"),
            (r#"{"preset":"ru14","seats":2,"cast":["doc","doc","belle","tuco"]}"#, "doc is named twice"),
            (r#"{"preset":"ru14","seats":4,"cast":"auction"}"#, "`auction` is no way to cast"),
            (r#"{"preset":"ru14","seats":4,"cast":["bo"]}"#, "`bo` is no bandit; there are ghost,"),
            (r#"{"preset":"ru14","seats":4,"cars":["mail"]}"#, "1 cars are named, but 4 stand"),
        ] {
            assert!(reason(text).contains(wanted), "{text}: {}", reason(text));
        }
    }
}

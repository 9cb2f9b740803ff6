//! The arguments that describe what is played: the rules and the seed.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use folsom_rules::{Named, Preset, RuleSet, Seed, Setup};
use serde::{Serialize, Serializer};

use crate::failure::Failure;

/// What to play, wherever it is played.
#[derive(clap::Args)]
pub(crate) struct RulesArgs {
    /// The edition whose rules are played
    #[arg(long, value_name = "PRESET", default_value = Preset::Ru18Advanced.name(), value_parser = presets())]
    rules: Preset,

    /// Turn a switch of the rules; can be given several times
    #[arg(long = "set", value_name = "SWITCH=VALUE", value_parser = parse_switch)]
    switches: Vec<(String, String)>,

    /// Three play with two bandits each (two always do)
    #[arg(long)]
    pairs: bool,

    /// Repeat what was played with this seed: a number, or 64 hexadecimal digits
    #[arg(long, value_parser = parse_seed)]
    seed: Option<GivenSeed>,
}

impl RulesArgs {
    /// The rules themselves.
    pub(crate) fn rules(&self) -> Result<RuleSet, Failure> {
        let mut rules = RuleSet::from(self.rules);
        for (switch, value) in &self.switches {
            rules.set(switch, value).map_err(|error| Failure::Usage(error.to_string()))?;
        }
        Ok(rules)
    }

    /// The table with so many seats, if it can be.
    pub(crate) fn setup(&self, seats: usize) -> Result<Setup, Failure> {
        let setup = Setup { pairs: self.pairs, ..Setup::new(self.rules()?, seats) };
        setup.check()?;
        Ok(setup)
    }

    /// The seed that was asked for, or a fresh one.
    pub(crate) fn seed(&self) -> Result<GivenSeed, Failure> {
        // Nobody plays for anything here, so a number that is easy to type will do.
        self.seed.map_or_else(|| Ok(GivenSeed::Number(getrandom::u32()?.into())), Ok)
    }

    /// The arguments, seed included, that ask for the same again.
    pub(crate) fn repeated(&self, seed: GivenSeed) -> String {
        let mut text = format!("--rules {}", self.rules);
        for (switch, value) in &self.switches {
            text += &format!(" --set {switch}={value}");
        }
        if self.pairs {
            text += " --pairs";
        }
        text + &format!(" --seed {seed}")
    }
}

fn presets() -> impl TypedValueParser<Value = Preset> {
    let names = Preset::NAMES.iter().map(|(_, name)| *name);
    PossibleValuesParser::new(names).map(|name| Preset::from_name(&name).expect("it is one of their names"))
}

fn parse_switch(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("a switch is set with SWITCH=VALUE")?;
    RuleSet::from(Preset::Ru18Advanced).set(name, value).map_err(|error| match error {
        folsom_rules::UnknownSwitch::Name(_) => {
            let known: Vec<_> = RuleSet::SWITCHES.iter().map(|switch| switch.name).collect();
            format!("{error}, only {}", known.join(", "))
        }
        folsom_rules::UnknownSwitch::Value { .. } => error.to_string(),
    })?;
    Ok((name.to_owned(), value.to_owned()))
}

/// A seed as somebody wrote it.
#[derive(Clone, Copy, Serialize)]
#[serde(untagged)]
pub(crate) enum GivenSeed {
    /// A number.
    Number(u64),
    /// All of it.
    Whole(#[serde(serialize_with = "in_full")] Seed),
}

impl GivenSeed {
    /// The seed itself.
    pub(crate) fn seed(self) -> Seed {
        match self {
            Self::Number(number) => Seed::from_number(number),
            Self::Whole(seed) => seed,
        }
    }
}

impl std::fmt::Display for GivenSeed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Whole(seed) => seed.fmt(f),
        }
    }
}

fn in_full<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seed)
}

pub(crate) fn parse_seed(text: &str) -> Result<GivenSeed, &'static str> {
    let whole = Seed::from_hex(text).map(GivenSeed::Whole);
    let number = || text.parse().ok().map(GivenSeed::Number);
    whole.or_else(number).ok_or("a seed is a whole number or 64 hexadecimal digits")
}

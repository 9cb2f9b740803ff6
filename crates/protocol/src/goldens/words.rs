//! Words and switches in TypeScript: what can't be derived.

use std::path::PathBuf;

use folsom_rules::Switch;
use ts_rs::{Config, TS};

use super::alias::Alias;
use crate::view::sorted;
use crate::{Switches, Word};

/// `"ghost" | "doc"`
impl<T: Alias> TS for Word<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    // A map from such words need not have all of them.
    const IS_ENUM: bool = true;

    fn docs() -> Option<String> {
        Some(format!("/**\n * {}\n */\n", T::MEANING))
    }

    fn name(_: &Config) -> String {
        T::ALIAS.to_owned()
    }

    fn inline(_: &Config) -> String {
        let names: Vec<_> = T::NAMES.iter().map(|(_, name)| format!("{name:?}")).collect();
        names.join(" | ")
    }

    fn decl(config: &Config) -> String {
        format!("type {} = {};", T::ALIAS, Self::inline(config))
    }

    fn decl_concrete(config: &Config) -> String {
        Self::decl(config)
    }

    fn output_path() -> Option<PathBuf> {
        Some(format!("{}.ts", T::ALIAS).into())
    }
}

/// Every switch with the names of its values.
impl TS for Switches {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/**\n * The value of every switch (V1).\n */\n".to_owned())
    }

    fn name(_: &Config) -> String {
        "Switches".to_owned()
    }

    fn inline(_: &Config) -> String {
        let field = |switch: &Switch| {
            let values: Vec<_> = switch.values.iter().map(|value| format!("{value:?}")).collect();
            format!("{:?}: {}, ", switch.name, values.join(" | "))
        };
        format!("{{ {}}}", sorted().into_iter().map(field).collect::<String>())
    }

    fn decl(config: &Config) -> String {
        format!("type Switches = {};", Self::inline(config))
    }

    fn decl_concrete(config: &Config) -> String {
        Self::decl(config)
    }

    fn output_path() -> Option<PathBuf> {
        Some("Switches.ts".into())
    }
}

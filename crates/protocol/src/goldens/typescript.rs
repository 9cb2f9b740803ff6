//! The types for TypeScript, all in one file.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};

use folsom_rules::{Floor, Plot};
use ts_rs::{Config, TS, TypeVisitor};

use super::{check, layout};
use crate::*;

/// Every type that is sent. What they are made of comes along by itself.
fn sent(types: &mut Declarations) {
    types.visit::<ToClient>();
    types.visit::<Request>();
    types.visit::<ClaimJson>();
    types.visit::<ErrorJson>();
    types.visit::<EverythingJson>();
    types.visit::<LeaderboardJson>();
    types.visit::<MeJson>();
    types.visit::<MoveJson>();
    types.visit::<PlayerJson>();
    types.visit::<RenameJson>();
    types.visit::<TrainWishJson>();
    types.visit::<TrainsJson>();
    types.visit::<LobbyJson>();
    types.visit::<MyTablesJson>();
    types.visit::<NewTableJson>();
    types.visit::<NotifyChoiceJson>();
    types.visit::<NotifyJson>();
    types.visit::<OpenedJson>();
    types.visit::<PresetJson>();
    types.visit::<PushJson>();
    types.visit::<PushKeyJson>();
    types.visit::<ReplayJson>();
    types.visit::<ReviewJson>();
    types.visit::<SubscriptionJson>();
    types.visit::<SwitchJson>();
    types.visit::<UnsubscribeJson>();
    types.visit::<WebhookAtJson>();
    types.visit::<WebhookJson>();
    // Texts name the words they are made of, but that is not seen from outside.
    types.visit::<Word<Floor>>();
    types.visit::<Word<Plot>>();
}

const HEADER: &str =
    "// Generated from crates/protocol by `make goldens`. Do not edit: the next run would undo it.\n";

/// The declarations of some types and of all that they are made of, by name.
#[derive(Default)]
struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let declaration = declare::<T>(&self.config);
            let name = T::ident(&self.config);
            let other = self.by_name.insert(name.clone(), declaration.clone());
            assert!(other.is_none_or(|other| other == declaration), "two types are called {name}");
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn declare<T: TS + 'static + ?Sized>(config: &Config) -> String {
    layout::declaration(&format!("{}export {}", T::docs().unwrap_or_default(), T::decl(config)))
}

fn declarations() -> BTreeMap<String, String> {
    let mut types = Declarations { config: Config::new().with_large_int("number"), ..Default::default() };
    sent(&mut types);
    types.by_name
}

#[test]
fn the_types_for_typescript_are_up_to_date() {
    let declarations: Vec<String> = declarations().into_values().collect();
    check("web/src/protocol/types.ts", &format!("{HEADER}\n{}", declarations.join("\n")));
}

/// A type that TypeScript is told by hand may name others that are not sent by themselves.
#[test]
fn every_name_that_is_used_is_declared() {
    let declared = declarations();
    let of_typescript = ["Array", "Partial", "T"];
    for text in declared.values() {
        let code = text.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
        let names = code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric()));
        for name in names.filter(|name| name.starts_with(char::is_uppercase)) {
            assert!(declared.contains_key(name) || of_typescript.contains(&name), "{name} in {text}");
        }
    }
}

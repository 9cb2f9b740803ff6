//! Which rules have a scenario, and which have none.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use folsom_rules::RuleSet;

use super::Found;
use crate::failure::Failure;
use crate::palette::{BAD, FAINT, GOOD, PART, paint};

/// A rule id, ordered by chapter and then by number: `B2` before `B10`.
type Id = (char, u32, String);

fn id(text: &str) -> Option<Id> {
    let chapter = text.chars().next().filter(char::is_ascii_uppercase)?;
    let digits: String = text[1..].chars().take_while(char::is_ascii_digit).collect();
    let rest = text[1 + digits.len()..].to_owned();
    Some((chapter, digits.parse().ok()?, rest))
}

/// Lists every rule id of the document, and each value of each switch, with how many scenarios name it.
pub(super) fn show(found: &[Found], rules: &Path) -> Result<(), Failure> {
    let mut covered: BTreeMap<Id, (String, Vec<&Found>)> = BTreeMap::new();
    for name in documented(rules)?.into_iter().chain(switch_values()) {
        if let Some(id) = id(&name) {
            covered.insert(id, (name, Vec::new()));
        }
    }
    let mut unknown = Vec::new();
    for scenario in found {
        for name in &scenario.scenario.covers {
            match id(name).and_then(|id| covered.get_mut(&id)) {
                Some((_, scenarios)) => scenarios.push(scenario),
                None => unknown.push((name, scenario)),
            }
        }
    }
    let mut out = anstream::stdout().lock();
    let width = covered.values().map(|(name, _)| name.len()).max().unwrap_or(0);
    writeln!(out, "{}", paint(PART, &format!("{:<width$}  scenarios", "rule")))?;
    for (name, scenarios) in covered.values() {
        list(&mut out, name, scenarios, width)?;
    }
    for (name, scenario) in &unknown {
        let place = format!("{}:{}", scenario.file.display(), scenario.scenario.line);
        writeln!(out, "{}", paint(BAD, &format!("{place}: there is no rule {name}")))?;
    }
    let none: Vec<&str> =
        covered.values().filter(|(_, all)| all.is_empty()).map(|(name, _)| name.as_str()).collect();
    let verdict = format!("{} of {} rules have a scenario", covered.len() - none.len(), covered.len());
    writeln!(out, "{}", paint(if none.is_empty() { GOOD } else { BAD }, &verdict))?;
    if !none.is_empty() {
        return Err(Failure::Unmet(format!("no scenario covers {}", none.join(", "))));
    }
    if !unknown.is_empty() {
        return Err(Failure::Unmet(format!("{} scenarios name a rule that is not there", unknown.len())));
    }
    Ok(())
}

/// One rule: how many scenarios, and where the first few stand.
fn list(out: &mut impl Write, name: &str, scenarios: &[&Found], width: usize) -> Result<(), Failure> {
    const SHOWN: usize = 2;
    if scenarios.is_empty() {
        writeln!(out, "{}", paint(BAD, &format!("{name:<width$}     0")))?;
        return Ok(());
    }
    let places: Vec<String> = scenarios
        .iter()
        .take(SHOWN)
        .map(|found| format!("{}:{}", found.file.display(), found.scenario.line))
        .collect();
    let more = if scenarios.len() > SHOWN { " …" } else { "" };
    writeln!(out, "{name:<width$}  {:>4}  {}{more}", scenarios.len(), paint(FAINT, &places.join(" ")))?;
    Ok(())
}

/// The ids that `docs/rules` defines: each stands in bold at the beginning of a paragraph.
fn documented(folder: &Path) -> Result<Vec<String>, Failure> {
    let wrong = |error| Failure::file(folder, error);
    let mut ids = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        if path.extension().is_none_or(|extension| extension != "md") {
            continue;
        }
        let text = std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
        let bold = text.lines().filter_map(|line| line.strip_prefix("**")?.split_once("**"));
        ids.extend(bold.map(|(name, _)| name.to_owned()).filter(|name| id(name).is_some()));
    }
    Ok(ids)
}

/// V1: each value of each switch needs a scenario.
fn switch_values() -> impl Iterator<Item = String> {
    RuleSet::SWITCHES
        .iter()
        .flat_map(|switch| switch.values.iter().map(|value| format!("V1:{}={value}", switch.name)))
}

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

/// The rules, as they were when this program was built.
#[derive(rust_embed::RustEmbed)]
#[folder = "../../docs/rules"]
struct Document;

/// Every rule id of the document and each value of each switch, with the scenarios that name it.
pub(super) struct Coverage<'f>(BTreeMap<Id, (String, Vec<&'f Found>)>);

/// A rule that a scenario names and that there is not.
pub(super) struct Unknown<'f> {
    name: &'f str,
    pub(super) found: &'f Found,
}

impl std::fmt::Display for Unknown<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "it covers {}, but there is no such rule in docs/rules", self.name)
    }
}

impl<'f> Coverage<'f> {
    /// The rules of a folder, or those that this program was built with; no scenario is counted yet.
    pub(super) fn of(folder: Option<&Path>) -> Result<Self, Failure> {
        let documents = folder.map_or_else(|| Ok(built_in()), read_folder)?;
        let names = documents.iter().flat_map(|text| ids(text)).chain(switch_values());
        Ok(Self(names.filter_map(|name| Some((id(&name)?, (name, Vec::new())))).collect()))
    }

    /// Counts scenarios; what is left are rules that are not there.
    pub(super) fn count(&mut self, found: &'f [Found]) -> Vec<Unknown<'f>> {
        let mut unknown = Vec::new();
        for one in found {
            for name in &one.scenario.covers {
                match id(name).and_then(|id| self.0.get_mut(&id)) {
                    Some((_, scenarios)) => scenarios.push(one),
                    None => unknown.push(Unknown { name, found: one }),
                }
            }
        }
        unknown
    }
}

/// Lists every rule with how many scenarios name it.
pub(super) fn show(Coverage(covered): &Coverage<'_>, unknown: &[Unknown<'_>]) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    let width = covered.values().map(|(name, _)| name.len()).max().unwrap_or(0);
    writeln!(out, "{}", paint(PART, &format!("{:<width$}  scenarios", "rule")))?;
    for (name, scenarios) in covered.values() {
        list(&mut out, name, scenarios, width)?;
    }
    for one in unknown {
        let place = format!("{}:{}", one.found.file.display(), one.found.scenario.line);
        writeln!(out, "{}", paint(BAD, &format!("{place}: {one}")))?;
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

fn built_in() -> Vec<String> {
    let files = Document::iter().filter(|path| path.ends_with(".md")).filter_map(|path| Document::get(&path));
    files.map(|file| String::from_utf8_lossy(&file.data).into_owned()).collect()
}

fn read_folder(folder: &Path) -> Result<Vec<String>, Failure> {
    let wrong = |error| Failure::file(folder, error);
    let mut documents = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        if path.extension().is_some_and(|extension| extension == "md") {
            documents.push(std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?);
        }
    }
    Ok(documents)
}

/// The ids that a document defines: each stands in bold at the beginning of a paragraph.
fn ids(text: &str) -> impl Iterator<Item = String> {
    let bold = text.lines().filter_map(|line| line.strip_prefix("**")?.split_once("**"));
    bold.map(|(name, _)| name.to_owned()).filter(|name| id(name).is_some())
}

/// V1: each value of each switch needs a scenario.
fn switch_values() -> impl Iterator<Item = String> {
    RuleSet::SWITCHES
        .iter()
        .flat_map(|switch| switch.values.iter().map(|value| format!("V1:{}={value}", switch.name)))
}

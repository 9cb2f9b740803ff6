//! `folsom scenario`: runs the rules as examples, and shows which rule has none.

mod coverage;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args as ClapArgs;
use folsom_rules::text::scenario::Scenario;

use crate::failure::Failure;
use crate::palette::{BAD, GOOD, PART, paint};
use coverage::{Coverage, Unknown};

/// Run scenarios: the rules as examples
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// Files, or folders with `*.scenario` files in them
    #[arg(default_value = "scenarios")]
    paths: Vec<PathBuf>,

    /// List every rule with the scenarios that cover it; fail if one has none
    #[arg(long)]
    coverage: bool,

    /// The rules as a document, whose ids are to be covered; this program's own if not given
    #[arg(long, value_name = "FOLDER")]
    rules: Option<PathBuf>,
}

/// A scenario and where it stands.
struct Found {
    file: PathBuf,
    scenario: Scenario,
}

/// Runs the scenarios, or shows what they cover.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut files = Vec::new();
    for path in &args.paths {
        collect_files(path, &mut files)?;
    }
    if files.is_empty() {
        return Err(Failure::Usage("there is no `*.scenario` file there".to_owned()));
    }
    let mut found = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).map_err(|error| Failure::file(&file, error))?;
        let scenarios = Scenario::read(&text).map_err(|error| Failure::text(&file, &error))?;
        found.extend(scenarios.into_iter().map(|scenario| Found { file: file.clone(), scenario }));
    }
    let mut covered = Coverage::of(args.rules.as_deref())?;
    let unknown = covered.count(&found);
    if args.coverage { coverage::show(&covered, &unknown) } else { run_all(&found, &unknown) }
}

/// A scenario also fails if it says that it covers a rule that there is not.
fn run_all(found: &[Found], unknown: &[Unknown<'_>]) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    let mut failed = 0;
    for one @ Found { file, scenario } in found {
        let strange = unknown.iter().find(|unknown| std::ptr::eq(unknown.found, one));
        let strange = strange.map(|unknown| (scenario.line, unknown.to_string()));
        let wrong = scenario.run().err().map(|error| (error.line, error.reason)).or(strange);
        if let Some((line, reason)) = wrong {
            failed += 1;
            writeln!(out, "{} {}", paint(BAD, "fails"), paint(PART, &scenario.title))?;
            writeln!(out, "  {}:{line}: {reason}", file.display())?;
        }
    }
    let verdict = format!("{} passed, {failed} failed", found.len() - failed);
    writeln!(out, "{}", paint(if failed == 0 { GOOD } else { BAD }, &verdict))?;
    if failed == 0 { Ok(()) } else { Err(Failure::Unmet(format!("{failed} scenarios do not hold"))) }
}

/// The scenario files at a path, in the order of their names.
fn collect_files(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let wrong = |error| Failure::file(path, error);
    if std::fs::metadata(path).map_err(wrong)?.is_file() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path).map_err(wrong)?;
    let mut entries: Vec<PathBuf> =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>().map_err(wrong)?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "scenario") {
            collect_files(&entry, files)?;
        }
    }
    Ok(())
}

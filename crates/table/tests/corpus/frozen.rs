//! The frozen games, as they lie in `corpus`.

use std::fmt;
use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

use folsom_rules::text::record::Record;
use folsom_rules::{Named, Preset};
use folsom_table::Entry;

/// A game that was played once and for all.
pub(crate) struct Frozen {
    /// Of which version.
    pub(crate) folder: String,
    name: String,
    /// The totals and the winners.
    pub(crate) outcome: String,
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")
}

fn read(path: &Path) -> String {
    read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every game of every version.
pub(crate) fn all() -> Vec<Frozen> {
    let mut games = Vec::new();
    for entry in read_dir(corpus()).expect("a folder") {
        let entry = entry.expect("a folder");
        let folder = entry.file_name().into_string().expect("a name");
        for line in read(&entry.path().join("outcomes.txt")).lines() {
            let (name, outcome) = line.split_once(": ").expect("a game and how it ended");
            games.push(Frozen {
                folder: folder.clone(),
                name: name.to_owned(),
                outcome: outcome.to_owned(),
            });
        }
    }
    games
}

impl Frozen {
    /// The file with this ending.
    fn text(&self, extension: &str) -> String {
        read(&corpus().join(&self.folder).join(format!("{}.{extension}", self.name)))
    }

    pub(crate) fn log_text(&self) -> String {
        self.text("log")
    }

    pub(crate) fn record_text(&self) -> String {
        self.text("record")
    }

    pub(crate) fn log(&self) -> Vec<Entry> {
        read_log(&self.log_text())
    }

    pub(crate) fn record(&self) -> Record {
        Record::read(&self.record_text()).unwrap_or_else(|error| panic!("{self}: {error}"))
    }

    /// What was played.
    pub(crate) fn preset(&self) -> Option<Preset> {
        let fits = |preset: &&Preset| self.name.strip_prefix(preset.name()).is_some_and(follows);
        Preset::ALL.iter().find(fits).copied()
    }
}

/// `-4` is a number of seats, `-betrayal-4` another preset.
fn follows(rest: &str) -> bool {
    rest.strip_prefix('-').is_some_and(|rest| rest.starts_with(|digit: char| digit.is_ascii_digit()))
}

/// The entries in a log.
pub(crate) fn read_log(text: &str) -> Vec<Entry> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect()
}

impl fmt::Display for Frozen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "corpus/{}/{}", self.folder, self.name)
    }
}

//! Games of every preset and of every version that was ever released, frozen as they were stored: each must open as a table, replay to the
//! end that it had, and verify, for ever. `make corpus` adds to them, `docs/changing-rules.md` tells when.

mod frozen;
#[cfg(feature = "rehearsal")]
mod rehearsal;

use std::collections::BTreeSet;

use folsom_rules::text::record::Record;
use folsom_rules::{Named, Preset, RulesVersion, Viewer};
use folsom_table::{Commitment, Phase, Table};

use crate::frozen::{Frozen, all};

/// How a game ended, in the words of its record.
fn outcome(record: &Record) -> String {
    let text = record.write();
    text.lines().last().and_then(|line| line.strip_prefix("result: ")).unwrap_or("no end").to_owned()
}

#[test]
fn every_frozen_log_opens_as_a_table_whose_game_ended_as_it_did() {
    for frozen in all() {
        let table = Table::read(&frozen.log()).unwrap_or_else(|error| panic!("{frozen}: {error}"));
        assert_eq!(table.stage(), Phase::Over, "{frozen}");
        let record = table.play().expect("it was played").record();
        assert_eq!(outcome(record), frozen.outcome, "{frozen}");
        assert_eq!(*record, frozen.record(), "{frozen}: the log and the record tell of one game");
    }
}

#[test]
fn every_frozen_record_replays_and_verifies() {
    for frozen in all() {
        let record = frozen.record();
        assert_eq!(outcome(&record), frozen.outcome, "{frozen}");
        assert_eq!(record.commitment, Some(Commitment::to(record.seed).digest()), "{frozen}");
        assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record), "{frozen}: written anew");
    }
}

#[test]
fn every_frozen_game_can_be_gone_on_with_from_its_middle() {
    for frozen in all() {
        let log = frozen.log();
        let table = Table::read(&log[..log.len() / 2]).expect("a log can end anywhere");
        assert_eq!(table.stage(), Phase::Running, "{frozen}");
        let mut game = *table.play().expect("it has begun").game();
        while let Some(prompt) = game.prompt() {
            let choices = game.view(Viewer::Seat(prompt.seat)).choices().expect("somebody is asked");
            game.choose(choices.get(0), &mut ()).unwrap_or_else(|error| panic!("{frozen}: {error}"));
        }
        assert!(game.outcome().is_some(), "{frozen}");
    }
}

#[test]
fn every_version_is_there_with_every_preset() {
    let games = all();
    let versions = RulesVersion::ALL.iter().map(|version| version.name());
    // Those that are only rehearsed are never released.
    let released = versions.filter(|name| name.parse::<u32>().is_ok());
    for folder in released.chain(["unversioned"]) {
        let names: Vec<_> = games.iter().filter(|game| game.folder == folder).map(Frozen::preset).collect();
        let presets: BTreeSet<_> = names.iter().copied().flatten().collect();
        assert_eq!(
            presets.len(),
            Preset::ALL.len(),
            "corpus/{folder}: `make corpus NAME={folder}` makes it"
        );
        assert!(names.len() >= 2 * presets.len(), "corpus/{folder}: every preset with few and with many");
    }
}

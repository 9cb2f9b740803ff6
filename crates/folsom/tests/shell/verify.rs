//! `folsom verify` from outside: what it finds, and that whatever disagrees makes it fail.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::run::{folsom, stderr, stdout};

/// The hash of the seed 7, worked out with `sha256sum`.
const HASH: &str = "09e4a76334c05672be00eb51a7f0607fbe370d6d62a6ed8c7d3b5d4f66f9e39c";
const OTHER: &str = "08e4a76334c05672be00eb51a7f0607fbe370d6d62a6ed8c7d3b5d4f66f9e39c";

/// The record of a whole game with the seed 7, under a name of its own.
fn record(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let file = path.to_str().expect("a path that is text");
    let watched = folsom(&["watch", "--seed", "7", "--seats", "3", "--bots", "outlaw", "--record", file]);
    assert!(watched.status.success(), "{}", stderr(&watched));
    path
}

/// The same, changed.
fn changed(name: &str, change: impl Fn(&str) -> String) -> PathBuf {
    let path = record(name);
    let text = std::fs::read_to_string(&path).expect("the record was written");
    std::fs::write(&path, change(&text)).expect("it can be written again");
    path
}

fn with_commitment(name: &str, hash: &str) -> PathBuf {
    changed(name, |text| text.replacen("choices:", &format!("commitment: {hash}\nchoices:"), 1))
}

fn verify(path: &Path, more: &[&str]) -> Output {
    folsom(&[&["verify", path.to_str().expect("a path that is text")], more].concat())
}

/// What stands to the right of a heading.
fn row<'a>(table: &'a str, heading: &str) -> &'a str {
    let line = table.lines().find(|line| line.starts_with(heading));
    line.unwrap_or_else(|| panic!("no {heading} in {table}"))[heading.len()..].trim()
}

#[test]
fn a_record_that_fits_the_published_hash_is_told_line_by_line() {
    let path = with_commitment("fits.record", HASH);
    let output = verify(&path, &["--commitment", &HASH.to_uppercase()]);
    assert!(output.status.success(), "{}", stderr(&output));
    let table = stdout(&output);
    let record = std::fs::read_to_string(&path).expect("the record is there");
    let decisions = record.lines().filter(|line| line.starts_with("seat") && !line.contains(':')).count();
    assert!(decisions > 20, "{decisions}");
    assert_eq!(row(&table, "its hash"), HASH);
    assert_eq!(row(&table, "decisions"), format!("{decisions}, each of them legal"));
    assert_eq!(row(&table, "result"), "as the record says");
    assert!(row(&table, "verdict").contains(" wins with $"), "{table}");
    let published: Vec<_> = table.lines().filter(|line| line.starts_with("published")).collect();
    assert_eq!(published.len(), 2, "{table}");
    assert!(published[0].ends_with(&format!("{HASH}  the same, in the record")), "{table}");
    assert!(published[1].ends_with(&format!("{HASH}  the same, as given")), "{table}");
    assert!(table.contains("the deal was fixed before the game"), "{table}");
    assert!(!table.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn the_line_for_a_shell_gives_the_same_hash() {
    let path = record("shell.record");
    let table = stdout(&verify(&path, &[]));
    let line = table.lines().last().expect("it ends with the line").trim();
    let help = stdout(&folsom(&["verify", "--help"]));
    let seed = row(&table, "seed");
    assert!(help.contains(&line.replace(seed, "SEED")), "{help}");
    let shell = Command::new("sh").args(["-c", line]).output().expect("there is a shell");
    assert_eq!(stdout(&shell).split_whitespace().next(), Some(HASH), "{line}: {}", stderr(&shell));
}

#[test]
fn a_hash_that_is_not_the_seeds_is_a_failure_whoever_says_it() {
    let cases = [
        (record("given.record"), &["--commitment", OTHER][..], "the one given as --commitment"),
        (with_commitment("written.record", OTHER), &[], "the one in the record"),
        (with_commitment("denied.record", HASH), &["--commitment", OTHER], "the one given as --commitment"),
        (with_commitment("false.record", OTHER), &["--commitment", HASH], "the one in the record"),
    ];
    for (path, arguments, whose) in cases {
        let output = verify(&path, arguments);
        assert_eq!(output.status.code(), Some(1), "{}", path.display());
        let complaint = stderr(&output);
        assert!(
            complaint.contains(whose) && complaint.contains("not the deal that was promised"),
            "{complaint}"
        );
        let table = stdout(&output);
        assert!(table.contains(&format!("{OTHER}  another, ")), "{table}");
        assert!(!table.contains("fixed before the game"), "{table}");
    }
}

#[test]
fn without_a_hash_from_before_the_game_nothing_more_is_claimed() {
    let nowhere = stdout(&verify(&record("nowhere.record"), &[]));
    assert!(nowhere.contains("no published hash to compare with"), "{nowhere}");
    let itself = stdout(&verify(&with_commitment("itself.record", HASH), &[]));
    assert!(itself.contains("Compare it with the one you were shown before the game"), "{itself}");
    for table in [nowhere, itself] {
        assert!(!table.contains("the deal was fixed"), "{table}");
    }
}

#[test]
fn what_the_record_says_of_the_result_is_told_apart_from_what_it_does_not_say() {
    let without = |text: &str| {
        text.lines().filter(|line| !line.starts_with("result:")).map(|line| format!("{line}\n")).collect()
    };
    let table = stdout(&verify(&changed("silent.record", without), &[]));
    assert_eq!(row(&table, "result"), "the record says nothing of it");
    assert!(row(&table, "verdict").contains("wins"), "{table}");

    let beginning = |text: &str| text.split_inclusive('\n').take(15).collect();
    let table = stdout(&verify(&changed("beginning.record", beginning), &[]));
    assert_eq!(row(&table, "result"), "the record breaks off before the end");
    assert!(!table.contains("verdict"), "{table}");

    let path = changed("lying.record", |text| text.replace("result: ", "result: 9"));
    let output = verify(&path, &["--commitment", HASH]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("the game ends otherwise"), "{}", stderr(&output));
    assert!(stdout(&output).is_empty());
}

#[test]
fn the_object_has_the_same_in_it() {
    let path = with_commitment("object.record", OTHER);
    let output = verify(&path, &["--commitment", HASH, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let object: Value =
        serde_json::from_str(&stdout(&output)).expect("one object is printed, and nothing else");
    assert_eq!(object["commitment"], HASH);
    let published = json!([
        { "by": "record", "commitment": OTHER, "agrees": false },
        { "by": "argument", "commitment": HASH, "agrees": true },
    ]);
    assert_eq!(object["published"], published);
    assert_eq!((&object["over"], &object["has_result"]), (&json!(true), &json!(true)));
    assert_eq!((&object["rules"], &object["seats"]), (&json!("ru18-advanced"), &json!(3)));
    assert!(object["decisions"].as_u64() > Some(20), "{object}");
    let record = std::fs::read_to_string(&path).expect("the record is there");
    let winner = object["winners"][0].as_str().expect("somebody won");
    assert!(record.trim_end().ends_with(&format!("{winner} wins")), "{object}");

    let fits = verify(&with_commitment("fitting.record", HASH), &["--json"]);
    assert!(fits.status.success(), "{}", stderr(&fits));
}

#[test]
fn what_is_no_hash_and_what_is_no_record_are_refused() {
    let odd = verify(&record("odd.record"), &["--commitment", "12"]);
    assert_eq!(odd.status.code(), Some(2));
    assert!(stderr(&odd).contains("a hash is 64 hexadecimal digits"), "{}", stderr(&odd));
    let missing = verify(Path::new("no-such-file"), &[]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(stderr(&missing).contains("no-such-file"), "{}", stderr(&missing));
}

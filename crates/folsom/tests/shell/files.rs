//! Commands that read files: what is wrong in one is said with file, line and reason, and never half done.

use std::path::{Path, PathBuf};
use std::process::Output;

use crate::run::{program, stderr, stdout};

/// Runs it where the scenarios are.
fn folsom(arguments: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    program().current_dir(root).args(arguments).output().expect("the program runs")
}

fn written(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file can be written");
    path
}

/// The record of a whole game, as `watch` writes it.
fn record() -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("watched.record");
    let path = path.to_str().expect("a path that is text");
    let watched = folsom(&["watch", "--seed", "7", "--seats", "3", "--bots", "outlaw", "--record", path]);
    assert!(watched.status.success(), "{}", stderr(&watched));
    std::fs::read_to_string(path).expect("the record was written")
}

/// All but the header, which says how to see the game again, and but for the bots, of which a record knows nothing.
fn story(output: &Output) -> Vec<String> {
    let text = stdout(output);
    let (_, story) = text.split_once("\nloot ").expect("the header ends with the signs for loot");
    story.lines().map(|line| line.replacen("  bot   ", "", 1).replacen("  outlaw", "", 1)).collect()
}

#[test]
fn a_watched_game_replays_from_its_record() {
    let record = record();
    let path = written("good.record", &record);
    let replayed = folsom(&["replay", path.to_str().unwrap(), "--eyes", "spectator"]);
    assert!(replayed.status.success(), "{}", stderr(&replayed));
    let watched =
        folsom(&["watch", "--seed", "7", "--seats", "3", "--bots", "outlaw", "--eyes", "spectator"]);
    assert_eq!(story(&replayed), story(&watched));
    assert!(stdout(&folsom(&["replay", path.to_str().unwrap(), "--quiet"])).is_empty());
}

#[test]
fn a_game_of_the_expansion_replays_from_its_record() {
    for (rules, seats) in [("couriers", "3"), ("couriers", "9"), ("couriers-betrayal", "5")] {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{rules}-{seats}.record"));
        let path = path.to_str().expect("a path that is text");
        let table = ["watch", "--rules", rules, "--seats", seats, "--seed", "7", "--bots", "outlaw"];
        let watched =
            folsom(&[&table[..], &["--eyes", "all", "--thoughts", "0", "--record", path]].concat());
        assert!(watched.status.success(), "{}", stderr(&watched));
        let replayed = folsom(&["replay", path]);
        assert!(replayed.status.success(), "{}", stderr(&replayed));
        assert_eq!(story(&replayed), story(&watched), "{rules} with {seats}");
        assert!(stdout(&folsom(&["replay", path, "--quiet"])).is_empty());
    }
}

#[test]
fn a_wrong_record_is_refused_with_its_line_and_tells_nothing() {
    let good = record();
    let line_of =
        |text: &str, start: &str| text.lines().position(|line| line.starts_with(start)).unwrap() + 1;
    let first_choice = line_of(&good, "choices:") + 1;
    let choice = good.lines().nth(first_choice - 1).unwrap().to_owned();
    let seed = good.lines().find(|line| line.starts_with("seed:")).unwrap();
    let cases = [
        ("version", good.replacen("folsom-record 1", "folsom-record 9", 1), 1, "version 9"),
        ("empty", String::new(), 1, "empty"),
        ("other", "{\"game\": 1}".to_owned(), 1, "not a record"),
        ("seed", good.replace(seed, "seed: xyz"), line_of(&good, "seed:"), "64 hexadecimal"),
        (
            "hash",
            good.replace(seed, &format!("{seed}\ncommitment: 12")),
            line_of(&good, "seed:") + 1,
            "64 hexadecimal",
        ),
        (
            "preset",
            good.replacen("ru18-advanced", "ru99", 1),
            line_of(&good, "rules:"),
            "`ru99` is no preset",
        ),
        ("illegal", good.replacen(&choice, "seat1 fire doc", 1), first_choice, ""),
        ("nonsense", good.replacen(&choice, "seat9 dance", 1), first_choice, "seat9"),
        ("result", good.replace("result: ", "result: 9"), line_of(&good, "result:"), "ends otherwise"),
        ("after", format!("{good}seat1 draw\n"), good.lines().count() + 1, "nothing may follow"),
    ];
    for (name, text, line, reason) in cases {
        let path = written(&format!("{name}.record"), &text);
        let output = folsom(&["replay", path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(1), "{name}");
        assert!(stdout(&output).is_empty(), "{name} tells a game");
        let place = format!("{}:{line}: ", path.display());
        let error = stderr(&output);
        assert!(error.contains(&place) && error.contains(reason), "{name}: {error}");
    }
    let missing = folsom(&["replay", "no-such-file"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(stderr(&missing).contains("no-such-file"), "{}", stderr(&missing));
}

#[test]
fn a_scenario_that_fails_shows_the_difference_and_exits_with_1() {
    let text = "scenario: Ghost has seven bullets\ncovers: B2\nrules: ru18-basic\nseats: ghost doc tuco\nplay:\nexpect ammo ghost: 7\n";
    let path = written("fails.scenario", text);
    let output = folsom(&["scenario", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let told = stdout(&output);
    for part in
        ["Ghost has seven bullets", "fails.scenario:6", "expected: 7", "but it is: 6", "0 passed, 1 failed"]
    {
        assert!(told.contains(part), "{part} is missing in {told}");
    }
    assert!(!told.contains('\u{1b}'), "no colours in a file");
}

#[test]
fn a_scenario_that_checks_nothing_or_cannot_be_read_is_an_error() {
    let idle =
        "scenario: Nothing\ncovers: B2\nrules: ru18-basic\nseats: ghost doc tuco\nplay:\nghost: draw\n";
    let odd = "scenario: A car that is not there\ncovers: B1\nrules: ru18-basic\nseats: ghost doc tuco\nat ghost: zeppelin/roof\nplay:\nexpect ammo ghost: 6\n";
    for (name, text, line, reason) in [("idle", idle, 1, "checks nothing"), ("odd", odd, 5, "zeppelin")] {
        let path = written(&format!("{name}.scenario"), text);
        let output = folsom(&["scenario", path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(1), "{name}");
        let all = stdout(&output) + &stderr(&output);
        assert!(
            all.contains(&format!("{name}.scenario:{line}: ")) && all.contains(reason),
            "{name}: {all}"
        );
    }
}

#[test]
fn coverage_fails_when_a_rule_has_no_scenario() {
    let text = "scenario: Ghost has six bullets\ncovers: B2\nrules: ru18-basic\nseats: ghost doc tuco\nplay:\nexpect ammo ghost: 6\n";
    let path = written("alone.scenario", text);
    let output = folsom(&["scenario", "--coverage", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("B3") && !stderr(&output).contains("B2,"), "{}", stderr(&output));
    let invented = written("invented.scenario", &text.replace("B2", "B99"));
    let output = folsom(&["scenario", "--coverage", "scenarios", invented.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("covers B99, but there is no such rule"));
}

/// Wherever it is run: the program knows the rules it was built with.
#[test]
fn an_ordinary_run_fails_when_a_scenario_covers_a_rule_that_is_not_there() {
    let text = "scenario: Ghost has six bullets\ncovers: B2 B99\nrules: ru18-basic\nseats: ghost doc tuco\nplay:\nexpect ammo ghost: 6\n";
    let path = written("strange.scenario", text);
    let output = folsom(&["scenario", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let told = stdout(&output);
    assert!(told.contains("strange.scenario:1: it covers B99, but there is no such rule"), "{told}");
    assert!(told.contains("0 passed, 1 failed"), "{told}");
}

#[test]
fn the_bench_prints_its_figures_as_an_object() {
    let output = folsom(&["bench", "--json", "--seconds", "0.02"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let text = stdout(&output);
    let keys = ["games", "decisions", "copies", "worlds", "search_iterations"]
        .map(|what| format!("{what}_per_second"));
    for key in keys {
        let (_, rest) =
            text.split_once(&format!("\"{key}\": ")).unwrap_or_else(|| panic!("no {key} in {text}"));
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        assert!(digits.parse::<u64>().is_ok_and(|figure| figure > 0), "{key} in {text}");
    }
}

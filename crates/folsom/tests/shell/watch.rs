//! `folsom watch` from outside, as a shell runs it.

use std::process::Stdio;

use crate::run::{self, printed, program};

/// What is told of a game. Unless somebody is named, bots play it that need no time and always choose the same.
fn story(args: &[&str]) -> String {
    let bots: &[&str] = if args.contains(&"--bots") { &[] } else { &["--bots", "outlaw"] };
    printed(&[&["watch"], bots, args].concat())
}

fn assert_refused(args: &[&str], problem: &str) {
    run::assert_refused(&[&["watch"], args].concat(), problem);
}

#[test]
fn the_same_seed_tells_the_same_story_and_another_another() {
    for eyes in ["spectator", "all", "seat2"] {
        let first = story(&["--seed", "11", "--eyes", eyes]);
        assert_eq!(first, story(&["--seed", "11", "--eyes", eyes]));
        assert_ne!(first, story(&["--seed", "12", "--eyes", eyes]));
    }
}

#[test]
fn a_seed_can_be_written_in_full() {
    let hex = format!("0b{}", "0".repeat(62));
    let without_header = |text: String| text.split_once("\n\n").map(|(_, rest)| rest.to_owned());
    let body = |text| without_header(text).and_then(without_header);
    let (number, whole) = (story(&["--seed", "11"]), story(&["--seed", &hex]));
    assert!(whole.contains(&format!("--seed {hex}")));
    assert_eq!(body(number), body(whole));
}

#[test]
fn a_fresh_game_says_how_to_see_it_again() {
    let tables: [&[&str]; 3] = [
        &["--rules", "ua-basic", "--set", "expert=on", "--seats", "3", "--eyes", "seat2"],
        &["--bots", "random,outlaw,random", "--eyes", "spectator"],
        &["--bots", "greenhorn", "--thoughts", "1"],
    ];
    for table in tables {
        let first = story(table);
        let line = first.lines().find(|line| line.contains("folsom watch")).expect("it says how");
        let args: Vec<&str> = line.split(' ').skip_while(|&word| word != "watch").skip(1).collect();
        assert_eq!(story(&args), first, "{table:?}");
    }
}

#[test]
fn every_table_gets_to_its_end_within_the_columns() {
    let presets = ["ru14", "pl15", "ru18-basic", "ru18-advanced", "ua-basic", "ua-advanced"];
    let mut tables: Vec<Vec<&str>> = Vec::new();
    for preset in presets {
        for seats in ["2", "3", "4", "5", "6"] {
            tables.push(vec!["--rules", preset, "--seats", seats]);
        }
    }
    for seats in ["3", "4", "6", "7", "9"] {
        tables.push(vec!["--rules", "couriers", "--seats", seats]);
    }
    for seats in ["4", "5", "8"] {
        tables.push(vec!["--rules", "couriers-betrayal", "--seats", seats]);
    }
    tables.push(vec!["--rules", "couriers", "--set", "expert=on"]);
    tables.push(vec!["--seats", "3", "--pairs"]);
    tables.push(vec!["--set", "expert=on", "--set", "expert-bullets=discarded"]);
    for table in tables {
        for eyes in ["spectator", "all", "seat1"] {
            let story = story(&[&table[..], &["--seed", "5", "--eyes", eyes]].concat());
            assert!(story.contains("Round 5 of 5"), "{table:?}");
            assert!(story.contains(" win"), "{table:?}");
            for line in story.lines().filter(|line| !line.starts_with("repeat")) {
                assert!(line.chars().count() <= 110, "{table:?}: {line}");
                assert_eq!(line, line.trim_end(), "{table:?}");
            }
        }
    }
}

#[test]
fn the_cars_of_a_long_train_stand_straight() {
    let story = story(&["--seats", "6", "--seed", "4"]);
    let roofs: Vec<&str> = story.lines().filter(|line| line.contains(".-----------.")).collect();
    assert!(roofs.len() >= 5, "at least one drawing for each round");
    for walls in story.lines().filter(|line| line.starts_with("inside")) {
        let columns = |line: &str, sign| -> Vec<usize> {
            line.char_indices().filter(|&(_, c)| c == sign).map(|(column, _)| column).collect()
        };
        assert_eq!(columns(walls, '|'), columns(roofs[0], '.'));
        assert_eq!(columns(walls, '|').len(), 14);
    }
}

/// Tables of the expansion.
const ARMORED: [[&str; 4]; 5] = [
    ["--rules", "couriers", "--seats", "3"],
    ["--rules", "couriers", "--seats", "4"],
    ["--rules", "couriers", "--seats", "6"],
    ["--rules", "couriers", "--seats", "9"],
    ["--rules", "couriers-betrayal", "--seats", "5"],
];

#[test]
fn the_expansion_is_told_the_same_twice_and_plainly_in_a_pipe() {
    for table in ARMORED {
        for seed in ["1", "2", "3"] {
            let told = || story(&[&table[..], &["--seed", seed]].concat());
            let first = told();
            assert_eq!(first, told(), "{table:?}");
            assert!(!first.contains('\x1b'), "{table:?}");
            assert!(first.contains("teams  red: 1, 3"), "{table:?}");
            let professore = first.contains("and Il Professore");
            assert_eq!(professore, table[3].parse::<usize>().unwrap() % 2 == 1, "{table:?}");
            assert!(first.contains("Wild Bunch") && !first.contains("Marshal"), "{table:?}");
        }
    }
}

#[test]
fn cars_side_by_side_stand_in_one_column() {
    let story = story(&["--rules", "couriers", "--seats", "4", "--seed", "4"]);
    let column = |line: &str, name: &str| line.find(name).map(|start| (start + name.len() / 2) / 10);
    // C10: the starting train's locomotive is beside these, and in the last round ahead of them all.
    let beside = ["loco", "armored 1", "armored 2", "armored 3"];
    let mut rounds = story.split("\nRound ").skip(1);
    for name in beside {
        let round = rounds.next().expect("five rounds");
        let mut names = round.lines().filter(|line| line.contains(" loco"));
        let (armored, starting) = (names.next().unwrap(), names.next().unwrap());
        assert_eq!(column(armored, name), column(starting, "loco"), "{name}: {round}");
    }
}

#[test]
fn a_spectator_is_not_told_what_lies_face_down() {
    let story = story(&["--seed", "11", "--eyes", "spectator"]);
    assert!(story.contains("plays a card face down."));
    assert!(!story.lines().any(|line| line.contains("face down")
        && !line.contains("a card face down")
        && !line.contains("(cards")));
    assert!(!story.contains("draws 3 cards:"));
}

#[test]
fn nothing_is_coloured_in_a_pipe() {
    assert!(!story(&["--seed", "11"]).contains('\x1b'));
}

#[test]
fn what_can_not_be_is_refused_by_name() {
    assert_refused(&["--set", "evnts=on"], "there is no switch `evnts`");
    assert_refused(&["--set", "events=maybe"], "switch `events` has no value `maybe`, only off, on");
    assert_refused(&["--set", "events"], "SWITCH=VALUE");
    assert_refused(&["--seats", "7"], "there can't be 7 seats");
    assert_refused(&["--rules", "couriers", "--seats", "10"], "there can't be 10 seats");
    assert_refused(&["--rules", "couriers-betrayal", "--seats", "3"], "in Betrayal 4 to 9");
    assert_refused(&["--seats", "many"], "many");
    assert_refused(&["--rules", "ru19"], "ru19");
    assert_refused(&["--seed", "xyz"], "64 hexadecimal digits");
    assert_refused(&["--eyes", "nobody"], "seat1");
    assert_refused(&["--eyes", "seat5"], "seat5");
    assert_refused(&["--pairs", "--seats", "4"], "two bandits each");
    assert_refused(&["--seats", "2", "--set", "expert=on"], "expert");
    assert_refused(&["--thoughts", "deep"], "deep");
}

#[test]
fn a_reader_who_leaves_is_no_failure() {
    let mut command = program();
    command
        .args(["watch", "--seed", "1", "--bots", "outlaw"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

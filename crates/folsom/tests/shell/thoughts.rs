//! What `folsom watch` tells of its bots: who they are, what they thought, and what went wrong with them.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::run::{assert_refused, folsom, program, stderr, stdout};

/// What is told of a game. Bots may complain beside it.
fn story(args: &[&str]) -> String {
    let output = folsom(&[&["watch"], args].concat());
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    stdout(&output)
}

/// The story without what is said before it.
fn body(args: &[&str]) -> Vec<String> {
    story(args)
        .lines()
        .skip_while(|line| !line.starts_with("    Seat 1 leads"))
        .map(str::to_owned)
        .collect()
}

/// Whether a line is the one of a choice that was weighed.
fn is_weighed(line: &str) -> bool {
    line.starts_with("        ▸ ")
        || line.starts_with("          ") && line.trim_start().trim_start_matches('-').starts_with('$')
}

fn count(lines: &[String], what: fn(&str) -> bool) -> usize {
    lines.iter().filter(|line| what(line)).count()
}

const OUTLAWS: [&str; 4] = ["--bots", "outlaw", "--seed", "11"];

fn outlaws(more: &[&'static str]) -> Vec<String> {
    body(&[&OUTLAWS[..], more].concat())
}

#[test]
fn every_decision_is_told_with_the_choices_that_were_weighed_in_dollars() {
    let told = outlaws(&[]);
    assert_eq!(told, outlaws(&["--eyes", "all", "--thoughts", "3"]), "these are the usual ones");
    let mut plans = 0;
    for pair in told.windows(2).filter(|pair| pair[1].contains('▸')) {
        let (deed, chosen) = (&pair[0], &pair[1]);
        assert!(chosen.contains('$'), "{chosen}");
        // An outlaw's choice stands first, right below what came of it.
        if let Some((_, card)) = chosen.split_once("play ") {
            let card = card.split("  (and").next().unwrap_or(card);
            let card = card.trim_end_matches(" face down");
            assert!(deed.contains(&format!(" plays {card}")), "{deed}\n{chosen}");
            plans += 1;
        }
        if let Some((_, whom)) = chosen.split_once("fire at ") {
            assert!(deed.contains(&format!("fires at {whom}")), "{deed}\n{chosen}");
        }
    }
    assert!(plans > 20, "{plans}");
    assert!(count(&told, is_weighed) > 3 * plans);
}

#[test]
fn thoughts_are_no_part_of_the_story() {
    let plain = outlaws(&["--thoughts", "0"]);
    assert_eq!(count(&plain, is_weighed), 0);
    for most in ["1", "3", "100"] {
        let told = outlaws(&["--thoughts", most]);
        let without: Vec<_> = told.iter().filter(|line| !is_weighed(line)).cloned().collect();
        assert_eq!(without, plain, "{most}");
    }
    let marks = |most| count(&outlaws(&["--thoughts", most]), |line| line.contains('▸'));
    assert_eq!(marks("1"), marks("100"), "each decision has one choice, however many are shown");
    assert_eq!(marks("1"), count(&outlaws(&["--thoughts", "1"]), is_weighed));
    assert!(outlaws(&["--thoughts", "1"]).iter().any(|line| line.contains(" more)")));
    assert!(!outlaws(&["--thoughts", "100"]).iter().any(|line| line.contains(" more)")));
}

#[test]
fn nobody_sees_into_a_mind_that_is_not_its_own_but_whoever_sees_all() {
    let spectator = story(&[&OUTLAWS[..], &["--eyes", "spectator"]].concat());
    assert!(!spectator.contains('▸') && !spectator.lines().any(is_weighed), "{spectator}");
    let marks = |eyes| count(&outlaws(&["--eyes", eyes]), |line| line.contains('▸'));
    let of_seats = ["seat1", "seat2", "seat3", "seat4"].map(marks);
    assert!(of_seats.iter().all(|&count| count > 10), "{of_seats:?}");
    assert_eq!(of_seats.iter().sum::<usize>(), marks("all"));
}

#[test]
fn whoever_is_asked_in_secret_is_named_with_its_thoughts() {
    let told = body(&["--bots", "outlaw", "--seed", "3", "--seats", "3", "--pairs"]);
    let mut named = 0;
    // Picking a card is secret (V33); picking up a purse, at a station, is not.
    let secret =
        |line: &str| line.replace("pick up ", "").contains("pick ") || line.contains("start with ");
    let in_secret = |line: &str| is_weighed(line) && secret(line);
    for pair in told.windows(2).filter(|pair| in_secret(&pair[1])) {
        let name = pair[0].starts_with("    Seat ") && pair[0].ends_with("):");
        assert!(name || in_secret(&pair[0]), "{pair:#?}");
        named += usize::from(name);
    }
    assert!(named >= 3 + 3, "three seats are asked where to start, and each round what to pick: {named}");
}

#[test]
fn the_bots_are_introduced_and_stand_in_the_final_table() {
    let told = story(&["--bots", "outlaw,random,greenhorn", "--seed", "5"]);
    let (header, body) = told.split_once("    Seat 1 leads").expect("a header and a story");
    let bots: Vec<&str> = ["1 ", "2 ", "3 "]
        .iter()
        .map(|number| {
            let row =
                header.lines().find(|line| line.get(7..).is_some_and(|text| text.starts_with(number)));
            row.expect("a row for each seat")
        })
        .collect();
    for (row, name) in bots.iter().zip(["outlaw", "random", "greenhorn"]) {
        assert!(row.ends_with(name), "{row}");
        let words: Vec<&str> = row.trim_start_matches("bots").split_whitespace().collect();
        let [seat, bandit, _] = words[..] else { panic!("{row}") };
        let standing = |line: &&str| line.starts_with(&format!("    {seat}     {name}"));
        let standing =
            body.lines().find(standing).unwrap_or_else(|| panic!("{name} is in the final table"));
        assert!(standing.contains(bandit), "{standing}");
    }
    assert!(header.contains("seats  3\n"), "as many as were named");
}

#[test]
fn without_arguments_a_mixed_table_is_seated() {
    // They take their time, so only the beginning is read. The program ends when nobody listens any more.
    let mut command = program();
    let mut child = command.arg("watch").stdout(Stdio::piped()).spawn().expect("the program runs");
    let lines = BufReader::new(child.stdout.take().expect("there is a pipe")).lines();
    let header: Vec<String> =
        lines.map(|line| line.expect("it is text")).take_while(|line| !line.starts_with("loot")).collect();
    assert!(child.wait().expect("the program ends").success());
    let text = header.join("\n");
    for part in [
        "seats  4\n",
        " --bots legend,desperado,outlaw,greenhorn ",
        "legend and desperado think by the clock",
    ] {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
}

#[test]
fn games_are_the_same_again_if_bots_count_their_games_and_whoever_looks_at_the_clock_is_named() {
    let counted = ["--bots", "legend@15,desperado@15,outlaw", "--seed", "2"];
    let told = story(&counted);
    assert_eq!(told, story(&counted));
    assert!(!told.contains("may differ the next time"));
    let timed = story(&["--bots", "legend@1ms,outlaw,legend@15", "--seed", "2"]);
    assert!(
        timed.contains(
            "may differ the next time: legend@1ms thinks by the clock (legend@5000 counts games)"
        ),
        "{timed}"
    );
}

#[test]
fn a_game_is_the_same_whoever_watches() {
    let record = |eyes: &str| {
        let path = format!("{}/watched-by-{eyes}.record", env!("CARGO_TARGET_TMPDIR"));
        story(&["--bots", "outlaw,random,greenhorn", "--seed", "8", "--eyes", eyes, "--record", &path]);
        std::fs::read_to_string(path).expect("the record was written")
    };
    assert_eq!(record("all"), record("spectator"));
    assert_eq!(record("all"), record("seat3"));
}

#[test]
fn a_program_in_trouble_is_told_of_and_the_game_goes_on() {
    let bots = ["--bots", "exec:false,outlaw,outlaw", "--seed", "3", "--thoughts", "0"];
    let told = story(&bots);
    assert!(told.contains("        ! `false` ended without an answer (exit status: 1); `"), "{told}");
    assert!(told.contains("        ! `false` was started 4 times and is given up;"), "{told}");
    assert!(told.contains("Round 5 of 5") && told.contains(" win"), "{told}");
    let spectator = story(&[&bots[..], &["--eyes", "spectator"]].concat());
    assert!(spectator.contains("        ! the bot is in trouble; a choice was made for it"), "{spectator}");
    assert!(!spectator.contains("was chosen for it"), "it may be a card that lies face down");
}

#[test]
fn bots_that_can_not_be_seated_are_refused_before_anything_is_told() {
    let too_few = "2 bots are named for 4 seats; name one for each seat, or one for all";
    let cases: [(&[&str], &str); 6] = [
        (&["--bots", "outlaw,random", "--seats", "4"], too_few),
        (&["--bots", "outlaw,outlaw,outlaw", "--seats", "2"], "3 bots are named for 2 seats"),
        (&["--bots", "outlaw,random,outlaw,random,outlaw,random,outlaw"], "there can't be 7 seats"),
        (&["--bots", "sheriff"], "there is no bot `sheriff`"),
        (&["--bots", "legend@soon"], "`soon` is no budget"),
        (&["--bots", "exec:./no-such-program"], "can't start `./no-such-program`"),
    ];
    for (args, problem) in cases {
        assert_refused(&[&["watch"], args].concat(), problem);
    }
}

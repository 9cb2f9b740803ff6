//! `folsom verify` of games that players had a share in: whatever was forged is found and named.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use folsom_protocol::{dealt_from, promise};
use folsom_rules::text::record::Record;
use folsom_rules::text::{Share, Shares};
use folsom_rules::{Game, Indexed, Preset, Seat, SeatSet, Seed, Setup};
use folsom_table::Commitment;
use serde_json::{Value, json};

use crate::run::{folsom, stderr, stdout};

const TABLE: &str = "7yvjx9gxjm688000820c20a1g7";

/// The record of a whole game that two of three seats had a share in.
fn honest() -> Record {
    let setup = Setup::new(Preset::Ru18Advanced, 3);
    let share = |(index, number)| {
        let (seat, nonce) = (Seat::at(index), Seed::from_number(number));
        Share { seat, promise: promise(TABLE, seat, nonce), nonce }
    };
    let (secret, added) = (Seed::from_number(7), vec![share((0, 101)), share((2, 103))]);
    let seed = dealt_from(secret, TABLE, &added);
    let silent = SeatSet::just(Seat::at(1));
    let mut record = Record {
        commitment: Some(Commitment::to(secret).digest()),
        shares: Some(Shares { table: TABLE.to_owned(), secret, added, silent }),
        ..Record::new(setup.clone(), seed)
    };
    let mut game = Game::new(&setup, seed).expect("a legal table");
    while let Some(prompt) = game.prompt() {
        let choice = game.choices().get(0);
        record.choices.push((prompt.seat, choice));
        game.choose(choice, &mut ()).expect("it is offered");
    }
    record
}

fn verify(name: &str, text: &str, more: &[&str]) -> Output {
    let path: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("it can be written");
    folsom(&[&["verify", path.to_str().expect("a path that is text")], more].concat())
}

/// The line of a record with this key, and what it says.
fn value<'a>(text: &'a str, key: &str) -> &'a str {
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("{key}: ")));
    line.unwrap_or_else(|| panic!("no {key} in {text}"))
}

fn without(text: &str, keys: &[&str]) -> String {
    let is_kept = |line: &&str| !keys.iter().any(|key| line.starts_with(&format!("{key}: ")));
    text.lines().filter(is_kept).map(|line| format!("{line}\n")).collect()
}

#[test]
fn an_honest_game_is_told_share_by_share_and_a_shell_agrees() {
    let text = honest().write();
    let commitment = value(&text, "commitment").to_owned();
    let output = verify("shares-honest.record", &text, &["--commitment", &commitment]);
    assert!(output.status.success(), "{}", stderr(&output));
    let table = stdout(&output);
    for told in
        ["The secret has the hash that was published", "what seat1, seat3 added", "no answer from seat2"]
    {
        assert!(table.contains(told), "{told}: {table}");
    }
    assert_eq!(table.matches("as promised").count(), 2, "{table}");
    let line = table.lines().last().expect("it ends with the line").trim();
    let shell = Command::new("sh").args(["-c", line]).output().expect("there is a shell");
    assert_eq!(stdout(&shell).split_whitespace().next(), Some(value(&text, "seed")), "{line}");

    let output = verify("shares-json.record", &text, &["--json"]);
    let object: Value = serde_json::from_str(&stdout(&output)).expect("one object");
    let shares = &object["shares"];
    assert_eq!((&shares["table"], &shares["agrees"]), (&json!(TABLE), &json!(true)));
    assert_eq!(
        (&shares["added"][1]["seat"], &shares["added"][1]["agrees"]),
        (&json!("seat3"), &json!(true))
    );
    assert_eq!(shares["silent"], json!(["seat2"]));
    assert_eq!(object["commitment"], json!(commitment));
}

#[test]
fn a_record_with_shares_is_written_as_it_was_read() {
    let text = honest().write();
    let lines: Vec<_> = text.lines().collect();
    // In whatever order they stand.
    let nonce = lines.iter().position(|line| line.starts_with("nonce seat1")).expect("a nonce");
    let mut swapped = lines.clone();
    swapped.swap(nonce, nonce + 2);
    for lines in [lines, swapped] {
        let read = Record::read(&format!("{}\n", lines.join("\n"))).expect("a record");
        assert_eq!((&read, read.write()), (&honest(), text.clone()));
    }
}

#[test]
fn whatever_was_forged_is_found_and_named() {
    let text = honest().write();
    // Another seed would deal other cards, and the choices would not be legal.
    let beginning: String =
        text.lines().take_while(|line| *line != "choices:").map(|line| format!("{line}\n")).collect();
    let beginning = format!("{beginning}choices:\n");
    let other = Seed::from_number(5).to_string();
    let swap = |one: &str, two: &str| {
        let (first, second) = (value(&beginning, one).to_owned(), value(&beginning, two).to_owned());
        beginning
            .replace(&format!("{one}: {first}"), &format!("{one}: {second}"))
            .replace(&format!("{two}: {second}"), &format!("{two}: {first}"))
    };
    let set = |key: &str, to: &str| beginning.replace(value(&beginning, key), to);
    let cases = [
        ("secret", set("secret", &other), "the secret has another hash than the one in the record"),
        ("nonce", set("nonce seat3", &other), "the nonce of seat3 is not what seat3 promised"),
        ("promise", set("promise seat1", &other), "the nonce of seat1 is not what seat1 promised"),
        (
            "table",
            set("table", "another"),
            "the nonce of seat1 is not what seat1 promised at table another",
        ),
        ("seed", set("seed", &other), "the seed is not made of the secret, the table and the nonces"),
        ("order", swap("nonce seat1", "nonce seat3"), "the nonce of seat1 is not what seat1 promised"),
        ("share", without(&beginning, &["promise seat3", "nonce seat3"]), "the seed is not made of"),
        ("missing-nonce", without(&beginning, &["nonce seat3"]), "a line `nonce seat3: …` is missing"),
        (
            "missing-promise",
            without(&beginning, &["promise seat3"]),
            "a line `promise seat3: …` is missing",
        ),
        ("missing-secret", without(&beginning, &["secret"]), "a line `secret: …` is missing"),
        ("missing-table", without(&beginning, &["table"]), "a line `table: …` is missing"),
        ("stranger", beginning.replace("seat3:", "seat4:"), "there is no seat4 at this table"),
        ("short", set("nonce seat3", "12"), "a nonce is 64 hexadecimal digits"),
    ];
    let fits = verify("shares-beginning.record", &beginning, &[]);
    assert!(fits.status.success(), "{}", stderr(&fits));
    for (name, forged, wanted) in cases {
        assert_ne!(forged, beginning, "{name}");
        let output = verify(&format!("shares-{name}.record"), &forged, &[]);
        assert_eq!(output.status.code(), Some(1), "{name}: {}", stdout(&output));
        assert!(stderr(&output).contains(wanted), "{name}: {}", stderr(&output));
        assert!(!stdout(&output).contains("nobody chose the deal"), "{name}");
    }
}

//! The examples of `docs/bot-protocol.md` are what is really sent, and no field is left out there.
//!
//! `make goldens` writes the examples anew.

mod layout;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use folsom_protocol::{AskedJson, LISTED, TokenText, Word};
use folsom_rules::text::position;
use folsom_rules::{AskKind, Bandit, Game, Named, Preset, Seat, Seed, Setup, Token, Viewer};
use serde_json::Value;

use super::process::LONGEST_LINE;
use super::{ExecLimits, MOST_IDLE_LINES, wire};

/// The moment of which the documentation tells.
const POSITION: &str = "
rules: ru18-advanced
seats: ghost doc tuco
train: locomotive mail dining saloon
round: 2 mountain
past: braking
at ghost: mail/inside
at doc: dining/inside
at tuco: dining/roof
has ghost: purse=250@all
has doc: purse=250@all purse=400@doc,tuco
has tuco: purse=250@all jewel
loot mail/inside: purse=300 purse
loot dining/inside: purse=500@ghost jewel
loot locomotive/inside: strongbox
bullets doc: tuco
stage: schemin
turn: 3
to-act: doc
pile: ghost move, doc floor-change, tuco robbery, ghost fire hidden, doc robbery hidden, tuco move hidden, ghost marshal
hand doc: move fire bullet:tuco
";

fn docs(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(file)
}

fn read(file: &str) -> String {
    std::fs::read_to_string(docs(file)).expect("it is in docs")
}

fn decide() -> String {
    let game = position::read(POSITION).expect("a position");
    wire::decide(17, &game.view(Viewer::Seat(game.prompt().expect("the game waits").seat)))
}

fn hello() -> String {
    wire::hello(&ExecLimits::default(), 1899)
}

fn parse(text: &str) -> Value {
    serde_json::from_str(text).expect("a message is JSON")
}

/// The example with this name: a message, or a part of the question by the path to it.
fn example(name: &str) -> String {
    match name {
        "hello" => layout::pretty(&hello()),
        "decide" => layout::pretty(&layout::without(&decide(), "view")),
        path => layout::pretty(layout::part(&decide(), path)),
    }
}

/// The documentation with every block of JSON below a line `<!-- example: NAME -->` written anew.
fn with_examples(page: &str) -> String {
    let mut text = String::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        text += &format!("{line}\n");
        let name = line.strip_prefix("<!-- example: ").and_then(|rest| rest.strip_suffix(" -->"));
        if let Some(name) = name {
            assert_eq!(lines.next(), Some("```json"), "below `{line}`");
            text += &format!("```json\n{}\n```\n", example(name));
            assert!(lines.any(|line| line == "```"), "the block below `{line}` has no end");
        }
    }
    text
}

#[test]
fn the_examples_are_what_is_sent() {
    let files = [
        ("bot-protocol.md", with_examples(&read("bot-protocol.md"))),
        ("bot-protocol-decide.json", layout::pretty(&decide()) + "\n"),
    ];
    for (file, text) in files {
        if std::env::var_os("FOLSOM_GOLDENS").is_some_and(|value| value == "write") {
            std::fs::write(docs(file), text).expect("the file can be written");
        } else {
            assert!(read(file) == text, "the examples in docs/{file} are out of date; run `make goldens`");
        }
    }
    assert_eq!(parse(&read("bot-protocol-decide.json")), parse(&decide()));
}

#[test]
fn the_limits_are_those_that_are_told() {
    let page = read("bot-protocol.md");
    let ExecLimits { answer, start, restarts } = ExecLimits::default();
    let told = [
        format!("{} seconds, {} for the first answer", answer.as_secs(), (answer + start).as_secs()),
        format!("That is done {restarts} times"),
        format!("a line of more than {} KiB, {MOST_IDLE_LINES} lines", LONGEST_LINE / 1024),
        format!("If there are more than {LISTED}, only the first {LISTED} are listed"),
    ];
    for words in told {
        assert!(page.contains(&words), "{words}");
    }
}

/// Keys of these are names of switches, seats and bandits.
const MAPS: [&str; 6] = ["switches", "bullets", "wild_bunch", "wild_bunch_of", "healed", "treated"];

fn collect_keys(value: &Value, keys: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect_keys(item, keys)),
        Value::Object(fields) => {
            for (key, value) in fields {
                keys.insert(key.clone());
                if !MAPS.contains(&key.as_str()) {
                    collect_keys(value, keys);
                }
            }
        }
        _ => {}
    }
}

/// A question with every detail that there can be.
fn every_detail() -> AskedJson {
    AskedJson {
        seat: Word(Seat::default()),
        ask: Word(AskKind::Act),
        bandit: Some(Word(Bandit::Doc)),
        victim: Some(Word(Bandit::Tuco)),
        token: Some(TokenText(Token::default())),
        bandits: Some(vec![]),
        teams: Some(vec![]),
        places: Some(vec![]),
        cars: Some(vec![]),
        couriers: Some(vec![]),
        gun: Some(true),
        tokens: Some(vec![]),
        kinds: Some(vec![]),
        actions: Some(vec![]),
        left: Some(vec![]),
        face_down: Some(true),
        may_hide: Some(true),
        may_follow: Some(true),
        may_draw: Some(true),
        may_divert: Some(true),
    }
}

#[test]
fn every_field_has_its_line_in_a_table() {
    let mut sent = BTreeSet::new();
    let game = Game::new(&Setup::new(Preset::Couriers, 5), Seed::from_number(1)).expect("a legal table");
    let armored = wire::decide(1, &game.view(Viewer::Seat(game.prompt().expect("the game waits").seat)));
    for message in [parse(&hello()), parse(&decide()), parse(&armored)] {
        collect_keys(&message, &mut sent);
    }
    collect_keys(&serde_json::to_value(every_detail()).expect("it is JSON"), &mut sent);
    // Lists that happen to be empty in both.
    sent.extend(["group", "dollars", "document", "deduced"].map(str::to_owned));
    let answered = ["choice", "index"].map(str::to_owned);
    let page = read("bot-protocol.md");
    let named = |line: &str| Some(line.strip_prefix("| `")?.split_once('`')?.0.to_owned());
    let documented: BTreeSet<String> = page.lines().filter_map(named).collect();
    assert_eq!(documented, sent.into_iter().chain(answered).collect());
}

#[test]
fn every_question_has_its_line_in_a_table() {
    let page = read("bot-protocol.md");
    let cells = page.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
    let told: BTreeSet<&str> = cells.flat_map(|cell| cell.split(", ")).collect();
    for ask in AskKind::ALL {
        assert!(told.contains(ask.name()), "docs/bot-protocol.md has no line for the question `{ask}`");
    }
}

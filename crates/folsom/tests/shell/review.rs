//! `folsom review` from outside: notes, an object and a page, the same every time, and what can't be reviewed.

use std::path::Path;

use serde_json::Value;

use crate::run::{assert_refused, folsom, object, printed, stderr};

/// A frozen game for four.
fn game() -> String {
    format!("{}/../../corpus/1/ru18-advanced-4.record", env!("CARGO_MANIFEST_DIR"))
}

/// A record that is the frozen one with something changed.
fn changed(name: &str, change: impl Fn(&str) -> String) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let text = std::fs::read_to_string(game()).expect("the corpus is there");
    std::fs::write(&path, change(&text)).expect("it can be written");
    path.to_str().expect("a path that is text").to_owned()
}

fn assert_not_reviewed(file: &str, why: &str) {
    let output = folsom(&["review", file]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert!(stderr(&output).contains(why), "{}", stderr(&output));
    assert!(output.stdout.is_empty(), "nothing is told of what can't be reviewed");
}

#[test]
fn notes_are_the_same_on_however_many_threads() {
    let notes = printed(&["review", &game(), "--budget", "60", "--threads", "1"]);
    for heading in ["Headlines", "How well they chose", "How it came about", "What could have been better"]
    {
        assert!(notes.contains(heading), "no {heading} in {notes}");
    }
    assert_eq!(notes, printed(&["review", &game(), "--budget", "60", "--threads", "3", "--text"]));
}

#[test]
fn the_parts_of_everybodys_waterfall_add_up_to_the_result() {
    let review = object(&["review", &game(), "--budget", "60", "--json"]);
    assert_eq!(review["done"], review["tasks"]);
    let seats = review["seats"].as_array().expect("a list");
    assert_eq!(seats.len(), 4);
    for seat in seats {
        let part = |name: &str| match &seat["waterfall"][name] {
            Value::Object(part) => part["change"].as_f64().expect("a number"),
            number => number.as_f64().expect("a number"),
        };
        let sum = part("parity") + part("luck") + part("own") + part("others");
        assert!((sum - part("result")).abs() < 1e-9, "{seat}");
    }
}

#[test]
fn one_seat_alone_can_be_reviewed_within_a_time() {
    let review = object(&["review", &game(), "--seat", "seat2", "--budget", "1s", "--json"]);
    let moments = review["moments"].as_array().expect("a list");
    assert!(!moments.is_empty());
    assert!(moments.iter().all(|moment| moment["seat"] == "seat2"));
}

#[test]
fn a_page_needs_nothing_else() {
    let file = changed("review.html", |_| String::new());
    assert_eq!(printed(&["review", &game(), "--budget", "20", "--html", &file]), "");
    let page = std::fs::read_to_string(&file).expect("it was written");
    assert!(page.starts_with("<!doctype html>") || page.starts_with("<!DOCTYPE html>"), "{}", &page[..60]);
    assert!(page.contains("<svg"));
    for elsewhere in ["src=", "url(", "@import", "<link"] {
        assert!(!page.contains(elsewhere), "the page asks for something by {elsewhere}");
    }
}

#[test]
fn what_cannot_be_reviewed_says_why() {
    assert_not_reviewed("no-such.record", "no-such.record");
    let garbage = changed("garbage.record", |_| "not a record at all".to_owned());
    assert_not_reviewed(&garbage, "garbage.record");
    let broken_off = changed("broken-off.record", |text| {
        let lines: Vec<&str> = text.lines().collect();
        lines[..lines.len() - 3].join("\n")
    });
    assert_not_reviewed(&broken_off, "did not come to its end");
    assert_refused(&["review", &game(), "--seat", "seat9"], "there is no seat9");
    assert_refused(&["review", &game(), "--budget", "soon"], "soon");
    assert_refused(&["review", &game(), "--threads", "0"], "0");
}

//! The program is run to its end, and what it printed is read.

use std::process::{Command, Output};

use serde_json::Value;

/// The program, ready to be told what to do.
pub(crate) fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_folsom"))
}

/// Runs it with these arguments.
pub(crate) fn folsom(args: &[&str]) -> Output {
    program().args(args).output().expect("the program runs")
}

pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// What is printed by a run in which nothing goes wrong.
pub(crate) fn printed(args: &[&str]) -> String {
    let output = folsom(args);
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
    assert_eq!(stderr(&output), "", "nothing is drawn where there is no terminal");
    stdout(&output)
}

/// The one object that is printed.
pub(crate) fn object(args: &[&str]) -> Value {
    serde_json::from_str(&printed(args)).expect("one object is printed, and nothing else")
}

/// Nothing is done with arguments that can't be, and it is said what is wrong with them.
pub(crate) fn assert_refused(args: &[&str], problem: &str) {
    let output = folsom(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", stderr(&output));
    assert!(stderr(&output).contains(problem), "{args:?}: {}", stderr(&output));
    assert!(output.stdout.is_empty(), "nothing is told before the arguments are found to be good");
}

//! Settings come from flags, from the environment, and from a file.

use std::path::Path;

use crate::process::{Place, Process};

/// Where a server with these flags, variables and lines of a file keeps its tables.
async fn kept_in(flags: &[&str], variables: &[(&str, &str)], file: &str) -> String {
    let place = Place::new();
    std::fs::write(place.file("folsom.toml"), file).expect("a file");
    let mut command = place.command();
    command.arg("--config=folsom.toml").args(flags).envs(variables.iter().copied());
    let mut server = Process::start(&mut command).await.unwrap_or_else(|| panic!("{}", place.log()));
    let line = server.line().await;
    let kept = line.strip_prefix("Tables are kept in ").expect("where");
    let kept = kept.strip_suffix(". Press Ctrl-C to stop.").expect("how to stop it").to_owned();
    assert!(server.stop().await.success());
    assert!(place.file(&kept).is_file());
    kept
}

#[tokio::test]
async fn a_flag_counts_before_a_variable_and_a_variable_before_a_file() {
    let file = "listen = '127.0.0.1:0'\ndatabase = 'of-file.db'\n";
    let variable = [("FOLSOM_DATABASE", "of-variable.db")];
    assert_eq!(kept_in(&[], &[], file).await, "of-file.db");
    assert_eq!(kept_in(&[], &variable, file).await, "of-variable.db");
    assert_eq!(kept_in(&["--database=of-flag.db"], &variable, file).await, "of-flag.db");
    assert_eq!(kept_in(&[], &[], "listen = '127.0.0.1:0'").await, "folsom.db", "if nobody says anything");
    // The file itself can be named by a variable as well.
    let place = Place::new();
    std::fs::write(place.file("other.toml"), file).expect("a file");
    let mut command = place.command();
    command.env("FOLSOM_CONFIG", "other.toml");
    let mut server = Process::start(&mut command).await.expect("it starts");
    assert!(server.line().await.contains("of-file.db"));
    assert!(server.stop().await.success());
}

/// A line of a file for a line of the help, such as `--listen <ADDRESS>`.
fn line_of_file(help: &str) -> Option<String> {
    let (name, kind) = help.trim_start().strip_prefix("--")?.split_once(' ')?;
    let value = match kind.trim_matches(['[', ']', '<', '>']) {
        // It can't name itself.
        "FILE" if name == "config" => return None,
        "FILE" | "FILE or URL" => "'folsom.db'",
        "ADDRESS" => "'127.0.0.1:0'",
        "URL" if name == "cluster" => "'nats://127.0.0.1:1'",
        "URL" => "'https://folsom.example'",
        "BOOL" => "true",
        "FILTER" => "'warn,folsom_server=debug'",
        "FORMAT" => "'json'",
        "N" | "MB" | "HOURS" | "DAYS" => "10",
        _ => panic!("what is a value for {help}?"),
    };
    Some(format!("{name} = {value}"))
}

#[tokio::test]
async fn every_setting_can_stand_in_a_file() {
    let place = Place::new();
    let help = place.command().arg("--help").output().await.expect("help");
    let help = String::from_utf8(help.stdout).expect("text");
    let file: Vec<_> = help.lines().filter_map(line_of_file).collect();
    assert!(file.len() > 15 && file.contains(&"listen = '127.0.0.1:0'".to_owned()), "{help}");
    let (several, alone): (Vec<_>, Vec<_>) = file.iter().partition(|line| line.starts_with("cluster"));
    std::fs::write(place.file("alone.toml"), lines(&alone)).expect("a file");
    let server = Process::start(place.command().arg("--config=alone.toml")).await;
    let server = server.unwrap_or_else(|| panic!("{}", place.log()));
    assert!(server.stop().await.success());
    // Those about other servers are understood, too: this database is one that others can't reach.
    assert_eq!(several.len(), 5, "{help}");
    std::fs::write(place.file("all.toml"), lines(&[alone, several].concat())).expect("a file");
    let other = Place::new();
    let mut command = other.command();
    command.arg("--config").arg(place.file("all.toml"));
    let (complaint, code) = other.fail(command).await;
    assert_eq!(code, Some(2), "{complaint}");
    assert!(complaint.contains("--cluster needs a database that all servers share"), "{complaint}");
}

fn lines(file: &[&String]) -> String {
    file.iter().map(|line| format!("{line}\n")).collect()
}

#[tokio::test]
async fn a_file_that_says_what_is_not_known_is_refused() {
    for (file, reason) in [
        ("listen = '127.0.0.1:0'\nlissten = 'x'", "unknown field `lissten`"),
        ("thinkers = 'many'", "invalid type"),
        ("config = 'another.toml'", "unknown field `config`"),
        ("listen = ", "line 1"),
    ] {
        let place = Place::new();
        std::fs::write(place.file("wrong.toml"), file).expect("a file");
        let mut command = place.command();
        command.arg("--config=wrong.toml");
        let (complaint, code) = place.fail(command).await;
        assert_eq!(code, Some(2), "{complaint}");
        assert!(complaint.starts_with("error: wrong.toml: ") && complaint.contains(reason), "{complaint}");
        assert!(!place.file("folsom.db").exists(), "nothing has begun");
    }
    let place = Place::new();
    let mut command = place.command();
    command.arg("--config").arg(Path::new("missing.toml"));
    let (complaint, code) = place.fail(command).await;
    assert_eq!(
        (complaint.as_str(), code),
        ("error: missing.toml: No such file or directory (os error 2)\n", Some(1))
    );
}

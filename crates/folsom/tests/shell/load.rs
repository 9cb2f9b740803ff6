//! `folsom load` from outside, as a shell runs it.

use std::io::{BufRead, BufReader};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::process::Stdio;

use folsom_testbed::{Nats, Postgres};
use serde_json::Value;

use crate::run::{folsom, object, printed, program};

fn assert_times(times: &Value) {
    let figure = |key: &str| times[key].as_f64().expect("a number");
    assert!(0.0 < figure("p50") && figure("p50") <= figure("p95"), "{times}");
    assert!(figure("p95") <= figure("p99") && figure("p99") <= figure("max"), "{times}");
}

#[test]
fn every_choice_of_a_small_load_is_accounted_for() {
    let report = object(&["load", "--tables", "2", "--seconds", "1", "--open", "1", "--json"]);
    assert_eq!((report["tables"].as_u64(), report["open"].as_u64()), (Some(2), Some(1)));
    assert!(report["choices"].as_u64() >= Some(2), "{report}");
    assert_eq!(report["stored"], report["choices"], "{report}");
    assert!((1.0..10.0).contains(&report["seconds"].as_f64().expect("a number")), "{report}");
    let rate =
        report["choices"].as_f64().expect("a number") / report["seconds"].as_f64().expect("a number");
    assert!((report["choices_per_second"].as_f64().expect("a number") - rate).abs() < 1e-6, "{report}");
    assert_times(&report["done_ms"]);
    assert_times(&report["received_ms"]);
    assert!(report["received_ms"]["max"].as_f64() >= report["done_ms"]["max"].as_f64(), "{report}");
    assert!(report["bytes_per_choice"]["to_server"].as_f64() > Some(30.0), "{report}");
    assert!(report["bytes_per_choice"]["to_clients"].as_f64() > Some(100.0), "{report}");
    if cfg!(target_os = "linux") {
        let server = &report["server"];
        assert!(server["memory_at_start"].as_u64() > Some(1_000_000), "{report}");
        assert!(server["memory_at_end"].as_u64() >= server["memory_at_start"].as_u64(), "{report}");
        assert!(server["memory_per_open_table"].is_u64() && server["memory_per_played_table"].is_u64());
        assert!(server["cpu_us_per_choice"].as_f64() > Some(0.0), "{report}");
    }
}

#[test]
fn a_pace_is_kept_and_the_table_tells_it() {
    let table = printed(&["load", "--tables", "2", "--seconds", "1", "--pace", "20"]);
    assert!(table.starts_with("2 tables where four people play, 0 where four people wait\n"), "{table}");
    assert!(table.contains("20 a second") && !table.contains('\x1b'), "{table}");
    let all = table.lines().find_map(|line| line.strip_prefix("stored and received by all four"));
    let choices: u64 = all.expect("it is told").trim().parse().expect("a number");
    assert!((1..=20).contains(&choices), "{table}");
    assert!(table.contains(&format!("all {choices} choices were found in its database")), "{table}");
}

#[test]
fn several_servers_are_put_under_load_together() {
    let (nats, database) = (Nats::start(), Postgres::shared().database());
    let (url, cluster) = (database.url(), nats.url());
    let services = ["--database", &url, "--cluster", &cluster];
    let load = ["load", "--tables", "3", "--seconds", "1", "--nodes", "2", "--json"];
    let report = object(&[&load[..], &services].concat());
    assert_eq!(report["nodes"], 2);
    assert!(report["choices"].as_u64() >= Some(3), "{report}");
    assert_eq!(report["stored"], report["choices"], "{report}");
    let between = &report["between"];
    assert!(between["messages_per_choice"].as_f64() > Some(0.5), "{report}");
    assert!(between["bytes_per_choice"].as_f64() > Some(100.0), "{report}");
    let counted = &between["counted"];
    assert_eq!([&counted["conflicts"], &counted["gaps"], &counted["let_go"]], [0, 0, 0], "{report}");
    assert_times(&between["near_done_ms"]);
    assert_times(&between["far_done_ms"]);
}

/// Tests with the address of a server that somebody else has started, with these flags. It never outlives the test.
fn running(flags: &[&str], test: impl FnOnce(&str)) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = program()
        .args(["serve", "--listen", "127.0.0.1:0", "--database"])
        .arg(folder.path().join("load.db"))
        .args(flags)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    let mut says = BufReader::new(server.stdout.take().expect("it says something"));
    let mut first = String::new();
    says.read_line(&mut first).expect("it says where it is");
    let url = first.trim().rsplit(' ').next().expect("the address is last");
    let tested = catch_unwind(AssertUnwindSafe(|| test(url)));
    server.kill().expect("it runs");
    server.wait().expect("it ends");
    tested.unwrap_or_else(|panic| resume_unwind(panic));
}

#[test]
fn a_server_that_runs_already_keeps_its_secrets() {
    running(&[], |url| {
        let report = object(&[
            "load",
            "--tables",
            "1",
            "--seconds",
            "0.5",
            "--pace",
            "10",
            "--json",
            "--server",
            url,
        ]);
        assert!(report["choices"].as_u64() >= Some(1), "{report}");
        assert!(report["server"].is_null() && report["stored"].is_null(), "{report}");
    });
}

#[test]
fn a_server_with_limits_for_people_says_which_to_raise() {
    running(&["--tables-per-address", "1"], |url| {
        let output = folsom(&["load", "--tables", "3", "--seconds", "0.5", "--server", url]);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{complaint}");
        assert!(complaint.contains("429"), "{complaint}");
        assert!(complaint.contains("\n  --tables-per-address 1000000"), "{complaint}");
    });
}

#[test]
fn only_this_computer_is_put_under_load() {
    for server in
        ["http://10.0.0.1:1899", "https://127.0.0.1:1899", "http://folsom.example", "127.0.0.1:1899"]
    {
        let output = folsom(&["load", "--server", server]);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{server}: {complaint}");
        assert!(complaint.contains("only a server on this computer"), "{server}: {complaint}");
    }
}

#[test]
fn there_are_bounds() {
    for (flag, value) in [("--tables", "5001"), ("--open", "5001"), ("--seconds", "601"), ("--pace", "0")] {
        let output = folsom(&["load", flag, value]);
        assert_eq!(output.status.code(), Some(2), "{flag} {value}");
        assert!(output.stdout.is_empty(), "{flag} {value}");
    }
}

//! The services start, do as they are told, and leave nothing behind.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Command;
use std::time::{Duration, Instant};

use folsom_testbed::{Flow, PgBouncer, Postgres, Proxy};

/// The folders of services that this process has started.
fn folders() -> Vec<String> {
    let all = std::fs::read_dir("/tmp").unwrap().chain(std::fs::read_dir(std::env::temp_dir()).unwrap());
    let mut found: Vec<_> = all
        .map(|entry| entry.unwrap().path().display().to_string())
        .filter(|path| path.contains("/folsom-"))
        .collect();
    found.sort();
    found.dedup();
    found
}

#[test]
fn a_database_is_empty_and_the_tests_own() {
    let postgres = Postgres::shared();
    let (one, other) = (postgres.database(), postgres.database());
    one.run("CREATE TABLE things (thing int)");
    one.run("INSERT INTO things VALUES (1), (2)");
    assert_eq!(one.run("SELECT sum(thing) FROM things"), "3");
    assert_eq!(other.run("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"), "0");
    assert_ne!(one.url(), other.url());
    let settings =
        "SELECT string_agg(setting, ' ') FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit')";
    assert_eq!(one.run(settings), "on on");
}

#[test]
fn what_was_promised_survives_a_kill() {
    let postgres = Postgres::start();
    let database = postgres.database();
    database.run("CREATE TABLE things (thing int)");
    for _ in 0..2 {
        database.run("INSERT INTO things VALUES (1)");
        postgres.kill();
        postgres.resume();
    }
    postgres.stop();
    postgres.resume();
    assert_eq!(database.run("SELECT count(*) FROM things"), "2");
}

#[test]
fn nothing_is_left_of_one_that_was_dropped_or_whose_process_was_killed() {
    if std::env::var_os("FOLSOM_TESTBED_CHILD").is_some() {
        let postgres = Postgres::start();
        let _bouncer = PgBouncer::start(&postgres, 2);
        println!("{}", postgres.address());
        std::io::stdout().flush().unwrap();
        std::thread::sleep(Duration::from_secs(60));
        return;
    }
    let before = folders();
    let this = std::env::current_exe().unwrap();
    let mut child = Command::new(this)
        .args([
            "--exact",
            "nothing_is_left_of_one_that_was_dropped_or_whose_process_was_killed",
            "--nocapture",
        ])
        .env("FOLSOM_TESTBED_CHILD", "1")
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = String::new();
    let mut output = child.stdout.take().unwrap();
    while !told.contains("127.0.0.1:") || !told.ends_with('\n') {
        let mut byte = [0];
        assert_eq!(output.read(&mut byte).unwrap(), 1, "{told}");
        told.push(char::from(byte[0]));
    }
    let address = told.lines().find(|line| line.contains("127.0.0.1:")).unwrap();
    let address: std::net::SocketAddr = address[address.find("127").unwrap()..].parse().unwrap();
    assert!(TcpStream::connect(address).is_ok());
    let new: Vec<_> = folders().into_iter().filter(|folder| !before.contains(folder)).collect();
    child.kill().unwrap();
    child.wait().unwrap();
    let patience = Instant::now() + Duration::from_secs(20);
    while TcpStream::connect(address).is_ok() || new.iter().any(|folder| std::fs::exists(folder).unwrap()) {
        assert!(Instant::now() < patience, "something is left: {new:?}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Somebody who sends back what it gets.
fn echo() -> std::net::SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            std::thread::spawn(move || {
                let mut byte = [0];
                while stream.read(&mut byte).is_ok_and(|read| read > 0) {
                    if stream.write_all(&byte).is_err() {
                        return;
                    }
                }
            });
        }
    });
    address
}

fn connect(proxy: &Proxy) -> TcpStream {
    let stream = TcpStream::connect(proxy.address()).unwrap();
    stream.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
    stream
}

/// What comes back for a byte: itself, nothing, or the end.
fn ask(mut stream: &TcpStream, byte: u8) -> Option<Vec<u8>> {
    let _ = stream.write_all(&[byte]);
    hear(stream)
}

fn hear(mut stream: &TcpStream) -> Option<Vec<u8>> {
    let mut answer = [0];
    match stream.read(&mut answer) {
        Ok(read) => Some(answer[..read].to_vec()),
        Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => None,
        Err(_) => Some(vec![]),
    }
}

#[test]
fn a_proxy_lets_through_what_it_was_told_to() {
    let proxy = Proxy::to(echo());
    let stream = connect(&proxy);
    assert_eq!(ask(&stream, 1), Some(vec![1]));
    proxy.set(Flow::Frozen);
    assert_eq!(ask(&stream, 2), None);
    proxy.set(Flow::Open);
    assert_eq!(ask(&stream, 3), Some(vec![2]), "what was sent has waited");
    assert_eq!(hear(&stream), Some(vec![3]));
    proxy.set(Flow::OneWay);
    assert_eq!(ask(&stream, 5), None);
    proxy.cut_once();
    assert_eq!(ask(&stream, 6), Some(vec![]), "it is closed");
    let stream = connect(&proxy);
    assert_eq!(ask(&stream, 7), Some(vec![7]));
    proxy.set(Flow::Cut);
    assert_eq!(ask(&stream, 8), Some(vec![]));
    assert_eq!(ask(&connect(&proxy), 9), Some(vec![]));
    proxy.set(Flow::Open);
    assert_eq!(ask(&connect(&proxy), 10), Some(vec![10]));
}

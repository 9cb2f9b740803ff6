//! A server that systemd looks after, and one that probes look at.

use std::io::ErrorKind;
use std::os::unix::net::UnixDatagram;
use std::process::Stdio;
use std::time::{Duration, Instant};

use rustix::process::Signal;
use tokio::process::Command;

use crate::process::{Place, Process};

/// What the server has told so far, until there is something that fits.
fn hear(socket: &UnixDatagram, wanted: &str) -> Option<Duration> {
    let began = Instant::now();
    let mut bytes = [0; 512];
    loop {
        let length = match socket.recv(&mut bytes) {
            Ok(length) => length,
            // A child that stops or goes on is told by a signal.
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => return None,
        };
        let told = String::from_utf8_lossy(&bytes[..length]);
        if told.lines().any(|line| line == wanted) {
            return Some(began.elapsed());
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn systemd_is_told_that_it_is_ready_that_it_is_well_and_that_it_stops() {
    let place = Place::new();
    let path = place.file("notify");
    let socket = UnixDatagram::bind(&path).expect("a socket");
    socket.set_read_timeout(Some(Duration::from_secs(20))).expect("it can wait");
    let mut command = place.usual_command(&[]);
    command.env("NOTIFY_SOCKET", &path).env("WATCHDOG_USEC", "1500000");
    let server = Process::start(&mut command).await.expect("it starts");
    tokio::task::block_in_place(|| {
        assert!(hear(&socket, "READY=1").is_some());
        assert!(hear(&socket, "WATCHDOG=1").is_some());
        assert!(hear(&socket, "WATCHDOG=1").is_some());
        // One that is stuck says nothing.
        server.signal(Signal::STOP);
        socket.set_read_timeout(Some(Duration::from_secs(2))).expect("it can wait");
        while hear(&socket, "WATCHDOG=1").is_some_and(|after| after < Duration::from_millis(300)) {}
        assert_eq!(hear(&socket, "WATCHDOG=1"), None);
        server.signal(Signal::CONT);
        socket.set_read_timeout(Some(Duration::from_secs(60))).expect("it can wait");
        assert!(hear(&socket, "WATCHDOG=1").is_some(), "and when it goes on, it does again");
        server.signal(Signal::TERM);
        assert!(hear(&socket, "STOPPING=1").is_some());
    });
    let mut server = server;
    assert!(server.wait().await.success());
}

async fn probe(arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_folsom"));
    command.arg("health").args(arguments).env_remove("FOLSOM_LISTEN").stdin(Stdio::null());
    let output = command.output().await.expect("folsom runs");
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).expect("text"))
}

#[tokio::test]
async fn a_probe_tells_in_one_line_and_by_its_exit_code_how_a_server_is() {
    let place = Place::new();
    let server = place.start(&[]).await;
    let address = server.address.to_string();
    assert_eq!(probe(&["--listen", &address]).await, (Some(0), "ready\n".to_owned()));
    // One that listens everywhere is asked here.
    let anywhere = format!("0.0.0.0:{}", server.address.port());
    assert_eq!(probe(&["--listen", &anywhere]).await.0, Some(0));
    server.signal(Signal::STOP);
    let (code, said) = probe(&["--listen", &address, "--patience", "1"]).await;
    assert_eq!((code, said.lines().count()), (Some(1), 1), "{said}");
    assert!(said.contains("no answer in 1 seconds"), "{said}");
    server.signal(Signal::CONT);
    assert!(server.stop().await.success());
    let (code, said) = probe(&["--listen", &address]).await;
    assert_eq!((code, said.lines().count()), (Some(1), 1), "{said}");
}

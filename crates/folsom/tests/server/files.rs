//! A connection is a file: the server allows itself as many as it may have.

use std::process::Command as StdCommand;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::process::Command;

use crate::process::{Place, Process};

/// So many files a shell allows, and so many connections there are.
const ALLOWED: u32 = 64;
const CONNECTIONS: usize = 150;

/// The same command, begun by a shell that allows fewer open files than it could.
fn with_few_files(command: &StdCommand) -> Command {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("ulimit -Sn {ALLOWED}; exec \"$0\" \"$@\"")).arg(command.get_program());
    shell.args(command.get_args());
    shell
}

#[tokio::test]
async fn there_are_as_many_connections_as_the_system_allows() {
    let place = Place::new();
    let mut command = with_few_files(place.usual_command(&[]).as_std());
    command.stdin(std::process::Stdio::null()).stdout(std::process::Stdio::piped()).kill_on_drop(true);
    let server = Process::start(&mut command).await.expect("a server");
    let mut connections = Vec::new();
    for number in 0..CONNECTIONS {
        let mut connection = TcpStream::connect(server.address).await.expect("a connection");
        connection.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("it is sent");
        let answered = tokio::time::timeout(std::time::Duration::from_secs(10), connection.read_u8()).await;
        answered.unwrap_or_else(|_| panic!("connection {number} is not served")).expect("an answer");
        connections.push(connection);
    }
}

//! All that goes wrong, each in a task of its own.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use folsom_client::Visitor;
use folsom_protocol::Wish;
use serde_json::Value;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

use crate::Scene;

const PATIENCE: Duration = Duration::from_secs(10);
/// So many sockets that don't read are held at once.
const DEAF: usize = 60;

/// With fresh cookies, one after another: they come, talk as fast as they can, and go.
pub(crate) async fn strangers(scene: Arc<Scene>) {
    while !scene.is_over() {
        let Some(table) = scene.any_table().await else {
            sleep(Duration::from_millis(20)).await;
            continue;
        };
        let _ = timeout(PATIENCE, chatter(&scene, &table)).await;
    }
}

async fn chatter(scene: &Scene, table: &str) -> Option<()> {
    let visitor = Visitor::new(scene.server).await.ok()?;
    let mut line = visitor.connect(table, None).await.ok()?;
    for text in ["Hello!", "Buy my hats!", "Cheap hats!"] {
        let id = line.send(Wish::Say { name: "Stranger".to_owned(), text: text.to_owned() }).await.ok()?;
        loop {
            let message: Value = line.next().await.ok()?;
            if message["id"] == id {
                if message["type"] == "done" {
                    scene.report.lines.add()
                } else {
                    scene.report.lines_refused.add()
                }
                break;
            }
        }
    }
    Some(())
}

/// Sockets that are opened and never read.
pub(crate) async fn deaf_sockets(scene: Arc<Scene>) {
    let mut held = VecDeque::new();
    while !scene.is_over() {
        if let Some(table) = scene.any_table().await
            && let Ok(Some(socket)) = timeout(PATIENCE, deaf(&scene, &table)).await
        {
            scene.report.deaf.add();
            held.push_back(socket);
            if held.len() > DEAF {
                held.pop_front();
            }
        }
        sleep(Duration::from_millis(100)).await;
    }
}

async fn deaf(scene: &Scene, table: &str) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    // What the other end may send before it has to wait.
    socket.set_recv_buffer_size(4096).ok()?;
    let mut stream = socket.connect(scene.server).await.ok()?;
    let request = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        scene.server
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    Some(stream)
}

/// A table panics now and then; seldom enough that it is not the same one again and again.
pub(crate) async fn panics(scene: Arc<Scene>) {
    while pause(&scene, Duration::from_secs(15)).await {
        scene.storage.panic();
        scene.report.panics.add();
    }
}

/// Somebody sets the clock, forward and back.
pub(crate) async fn clocks(scene: Arc<Scene>) {
    const MINUTE: i64 = 60_000;
    let jumps = [10 * MINUTE, -20 * MINUTE, 15 * 24 * 60 * MINUTE, -15 * 24 * 60 * MINUTE, 10 * MINUTE];
    for jump in jumps.into_iter().cycle() {
        if !pause(&scene, Duration::from_secs(7)).await {
            return;
        }
        folsom_server::jump(jump);
        scene.report.jumps.add();
    }
}

/// The disk is full for a moment.
pub(crate) async fn full_disks(scene: Arc<Scene>) {
    while pause(&scene, Duration::from_secs(20)).await {
        scene.storage.fill(true).await;
        scene.report.full_disks.add();
        sleep(Duration::from_secs(1)).await;
        scene.storage.fill(false).await;
    }
}

/// Waits; whether there is time left.
async fn pause(scene: &Scene, time: Duration) -> bool {
    let left = scene.until.saturating_duration_since(std::time::Instant::now());
    sleep(time.min(left)).await;
    !scene.is_over()
}

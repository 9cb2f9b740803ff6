//! A server that is asked to stop: everybody is told, and nothing is lost.

use folsom_client::{Message, Visitor};
use folsom_protocol::Wish;
use rustix::process::Signal;
use serde_json::Value;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::client::{Client, empty, seat, with_bots};
use crate::process::{PATIENCE, Place, write_ahead_log};

/// Waits for the end of a connection, which must be an orderly one.
async fn farewell(client: &mut Client) {
    let mut told = false;
    loop {
        let message = timeout(PATIENCE, client.line.next_message()).await.expect("an end in time");
        match message.expect("a close frame comes before the end") {
            Message::Text(text) => {
                let message: Value = serde_json::from_str(&text).expect("JSON");
                told |= is_goodbye(&message);
            }
            Message::Close(frame) => {
                assert_eq!(frame.map(|frame| u16::from(frame.code)), Some(1012));
                assert!(told, "it was closed without a word");
                return;
            }
            _ => {}
        }
    }
}

fn is_goodbye(message: &Value) -> bool {
    let goodbye = message["type"] == "goodbye";
    assert!(!goodbye || message["code"] == "stopping", "{message}");
    goodbye
}

/// Plays until the server says goodbye. The choices that were made.
async fn play_until_goodbye(mut client: Client, begun: tokio::sync::oneshot::Sender<()>) -> Vec<Wish> {
    let (mut made, mut begun) = (Vec::new(), Some(begun));
    loop {
        let choice = match client.next_choice().await {
            Ok(Some(choice)) => choice,
            Ok(None) => panic!("the game was over too soon"),
            Err(_) => break,
        };
        match client.get(choice.clone()).await {
            Ok(answer) => assert_eq!(answer["type"], "done", "{answer}"),
            Err(_) => break,
        }
        made.push(choice);
        if made.len() == 3 {
            let _ = begun.take().expect("only once").send(());
        }
    }
    made
}

#[tokio::test]
async fn who_is_connected_is_told_to_come_back_and_nothing_is_lost() {
    for signal in [Signal::TERM, Signal::INT] {
        let place = Place::new();
        let mut server = place.start(&[]).await;
        let [player, watcher, guest] =
            [server.visitor().await, server.visitor().await, server.visitor().await];
        let running = player.open_table(&with_bots(4, true)).await.expect("a table");
        let open = player.open_table(&empty(3)).await.expect("a table");
        let mut watching = Client::join(&watcher, &running).await;
        let mut sitting = Client::join(&guest, &open).await;
        sitting.must(Wish::Sit { seat: seat(2), name: "Boris".to_owned() }).await;
        // Whoever never says what they want, or not to the end, can't keep it from stopping.
        let _silent = TcpStream::connect(server.address).await.expect("a connection");
        let mut slow = TcpStream::connect(server.address).await.expect("a connection");
        slow.write_all(b"GET / HTTP/1.1\r\nHos").await.expect("half a request");
        let (begun, has_begun) = tokio::sync::oneshot::channel();
        let playing = tokio::spawn(play_until_goodbye(Client::join(&player, &running).await, begun));
        timeout(PATIENCE, has_begun).await.expect("they play").expect("they play");

        server.signal(signal);
        farewell(&mut watching).await;
        farewell(&mut sitting).await;
        let late = Visitor::new(server.address).await;
        assert!(late.is_err(), "somebody was let in who could not stay");
        let made = timeout(PATIENCE, playing).await.expect("an end").expect("no panic");
        let status = server.wait().await;
        assert_eq!(status.code(), Some(0), "{signal:?}: {}", place.log());
        assert!(!place.log().contains("WARN") && !place.log().contains("ERROR"), "{}", place.log());
        // Everything is in the one file.
        assert!(!write_ahead_log(&place.database()).exists());

        let server = place.start(&[]).await;
        let [player, guest] = [player, guest]
            .map(|visitor| Visitor::with_cookie(server.address, visitor.cookie().to_owned()));
        assert_eq!(Client::join(&guest, &open).await.mirror.state()["you"]["seats"][0], "seat2");
        let mut playing = Client::join(&player, &running).await;
        for choice in made {
            // Each was made just so: the answer to the same choice once more is that it was.
            playing.must(choice).await;
        }
        playing.play_to_the_end().await;
        assert!(server.stop().await.success());
    }
}

//! Sockets that don't keep to the WebSocket protocol.

use folsom_server::Limits;

use super::Scene;
use crate::house::House;
use crate::raw::{Wire, frame};

const TEXT: u8 = 0x81;
const TEXT_TO_BE_CONTINUED: u8 = 0x01;
const CONTINUED: u8 = 0x00;

#[tokio::test]
async fn who_breaks_the_protocol_of_sockets_is_cut_off() {
    let scene = Scene::new().await;
    let mut unmasked = frame(TEXT, b"{}");
    unmasked[1] &= 0x7f;
    let mut endless = frame(TEXT_TO_BE_CONTINUED, &[b'x'; 1000]);
    (0..100).for_each(|_| endless.extend(frame(CONTINUED, &[b'x'; 1000])));
    let huge = [&[TEXT, 0x80 | 127][..], &(1_u64 << 62).to_be_bytes(), &[0; 4], b"boo"].concat();
    let wrong = [
        ("text that is no UTF-8", frame(TEXT, &[0xff, 0xfe, 0x80])),
        ("half of a character", frame(TEXT, &[0xc3])),
        ("a frame without a mask", unmasked),
        ("an unknown kind of frame", frame(0x83, b"")),
        ("a reserved bit", frame(TEXT | 0x40, b"{}")),
        ("the end of nothing", frame(0x80, b"x")),
        ("a ping that is too long", frame(0x89, &[0; 126])),
        ("a ping in pieces", frame(0x09, b"x")),
        ("a close frame with half a code", frame(0x88, &[3])),
        ("a message without an end", endless),
        ("a message of many exabytes", huge),
        ("no frame at all", b"GET / HTTP/1.1\r\n\r\n".to_vec()),
    ];
    for (what, bytes) in wrong {
        let mut wire = Wire::socket(scene.house.address, &scene.id).await;
        wire.send(&bytes).await;
        let heard = wire.until_closed().await;
        assert!(heard.contains("snapshot"), "{what}: {heard}");
    }
    scene.goes_on().await;
}

/// Only whole messages were paced once.
#[tokio::test]
async fn a_message_that_never_ends_is_no_way_around_the_pace() {
    let limits = Limits { messages_per_second: 20, ..Limits::lenient() };
    let scene = Scene::at(House::limited(limits).await).await;
    let mut wire = Wire::socket(scene.house.address, &scene.id).await;
    let mut endless = frame(TEXT_TO_BE_CONTINUED, b"");
    (0..5_000).for_each(|_| endless.extend(frame(CONTINUED, b"")));
    wire.send(&endless).await;
    let heard = wire.until_closed().await;
    assert!(heard.contains(r#""code":"flood""#), "{heard}");
    scene.goes_on().await;
}

#[tokio::test]
async fn a_message_in_pieces_is_a_message() {
    let scene = Scene::new().await;
    let mut wire = Wire::socket(scene.house.address, &scene.id).await;
    let message = br#"{"id":1,"wish":{"type":"ping"}}"#;
    let mut bytes = frame(TEXT_TO_BE_CONTINUED, &message[..5]);
    bytes.extend(frame(CONTINUED, &message[5..20]));
    bytes.extend(frame(0x80, &message[20..]));
    wire.send(&bytes).await;
    wire.until_said(r#"{"type":"done","id":1}"#).await;
    wire.send(&frame(0x88, &1000_u16.to_be_bytes())).await;
    wire.until_closed().await;
    scene.goes_on().await;
}

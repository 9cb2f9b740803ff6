//! The stored form of every kind of entry, pinned.

use super::*;
use crate::Audience;
use crate::By;
use crate::Regular;

/// Every kind of entry with its text. Tables are kept as these lines: whoever has to change one here makes old tables unreadable.
pub(super) fn pinned() -> Vec<(Happened, &'static str)> {
    let clock = Some(ClockTerms { decision_ms: 20_000, reserve_ms: 60_000 });
    let terms = Terms { clock, public: true, ..base(3) };
    let (person, to) = (ANNA, BORIS);
    vec![
        (
            Happened::Opened { host: ANNA, terms: base(3), seed: None },
            r#"{"at":1800000000000,"what":"opened","host":"0000000000000000000000000000000a","terms":{"setup":"rules-version: 1\nrules: ru18-advanced events=on abilities=on belle-shield=fire-and-punch tuco-fires=up shortage=nobody revenge-purse=leaves two-players=pairs-2018 three-player-pairs=yes hidden-fire-follow-up=yes expert=off expert-bullets=kept couriers=off\nseats: 3\nadmitted: ghost cheyenne tuco django belle doc\nbandits: random\n","grace_ms":30000,"public":false}}"#,
        ),
        (
            Happened::Opened { host: ANNA, terms: base(3), seed: Some(Seed::from_number(7).to_string()) },
            r#"{"at":1800000000000,"what":"opened","host":"0000000000000000000000000000000a","terms":{"setup":"rules-version: 1\nrules: ru18-advanced events=on abilities=on belle-shield=fire-and-punch tuco-fires=up shortage=nobody revenge-purse=leaves two-players=pairs-2018 three-player-pairs=yes hidden-fire-follow-up=yes expert=off expert-bullets=kept couriers=off\nseats: 3\nadmitted: ghost cheyenne tuco django belle doc\nbandits: random\n","grace_ms":30000,"public":false},"seed":"0700000000000000000000000000000000000000000000000000000000000000"}"#,
        ),
        (
            Happened::TermsChanged { terms },
            r#"{"at":1800000000000,"what":"terms-changed","terms":{"setup":"rules-version: 1\nrules: ru18-advanced events=on abilities=on belle-shield=fire-and-punch tuco-fires=up shortage=nobody revenge-purse=leaves two-players=pairs-2018 three-player-pairs=yes hidden-fire-follow-up=yes expert=off expert-bullets=kept couriers=off\nseats: 3\nadmitted: ghost cheyenne tuco django belle doc\nbandits: random\n","clock":{"decision_ms":20000,"reserve_ms":60000},"grace_ms":30000,"public":true}}"#,
        ),
        (
            Happened::Sat { seat: seat(1), person, name: name("Anna \"A\"") },
            r#"{"at":1800000000000,"what":"sat","seat":"seat1","person":"0000000000000000000000000000000a","name":"Anna \"A\""}"#,
        ),
        (
            Happened::BotSat { seat: seat(9), level: BotLevel::Legend },
            r#"{"at":1800000000000,"what":"bot-sat","seat":"seat9","level":"legend"}"#,
        ),
        (Happened::Freed { seat: seat(2) }, r#"{"at":1800000000000,"what":"freed","seat":"seat2"}"#),
        (
            Happened::Promised { seat: seat(2), hash: "ab".repeat(32) },
            r#"{"at":1800000000000,"what":"promised","seat":"seat2","hash":"abababababababababababababababababababababababababababababababab"}"#,
        ),
        (
            Happened::Dealing { table: "b2".to_owned(), seats: vec![seat(1), seat(3)] },
            r#"{"at":1800000000000,"what":"dealing","table":"b2","seats":["seat1","seat3"]}"#,
        ),
        (
            Happened::Revealed { seat: seat(2), nonce: "ab".repeat(32) },
            r#"{"at":1800000000000,"what":"revealed","seat":"seat2","nonce":"abababababababababababababababababababababababababababababababab"}"#,
        ),
        (
            Happened::Silent { seats: vec![seat(3)] },
            r#"{"at":1800000000000,"what":"silent","seats":["seat3"]}"#,
        ),
        (
            Happened::Started { seed: Seed::from_number(7).to_string() },
            r#"{"at":1800000000000,"what":"started","seed":"0700000000000000000000000000000000000000000000000000000000000000"}"#,
        ),
        (
            Happened::Chose { seat: seat(2), choice: "play fire".to_owned(), by: By::Player },
            r#"{"at":1800000000000,"what":"chose","seat":"seat2","choice":"play fire","by":"player"}"#,
        ),
        (
            Happened::Chose { seat: seat(2), choice: "draw".to_owned(), by: By::Bot },
            r#"{"at":1800000000000,"what":"chose","seat":"seat2","choice":"draw","by":"bot"}"#,
        ),
        (
            Happened::Chose { seat: seat(2), choice: "draw".to_owned(), by: By::Substitute },
            r#"{"at":1800000000000,"what":"chose","seat":"seat2","choice":"draw","by":"substitute"}"#,
        ),
        (
            Happened::Chose { seat: seat(2), choice: "draw".to_owned(), by: By::Away },
            r#"{"at":1800000000000,"what":"chose","seat":"seat2","choice":"draw","by":"away"}"#,
        ),
        (
            Happened::Chose { seat: seat(2), choice: "draw".to_owned(), by: By::Clock },
            r#"{"at":1800000000000,"what":"chose","seat":"seat2","choice":"draw","by":"clock"}"#,
        ),
        (Happened::Left { seat: seat(2) }, r#"{"at":1800000000000,"what":"left","seat":"seat2"}"#),
        (Happened::Offered { seat: seat(2) }, r#"{"at":1800000000000,"what":"offered","seat":"seat2"}"#),
        (Happened::Given { seat: seat(2) }, r#"{"at":1800000000000,"what":"given","seat":"seat2"}"#),
        (Happened::Returned { seat: seat(2) }, r#"{"at":1800000000000,"what":"returned","seat":"seat2"}"#),
        (
            Happened::SatKnown {
                seat: seat(1),
                person,
                name: name("Anna"),
                regular: Regular { handle: "b2".to_owned(), device: u64::MAX },
            },
            r#"{"at":1800000000000,"what":"sat-known","seat":"seat1","person":"0000000000000000000000000000000a","name":"Anna","regular":{"handle":"b2","device":18446744073709551615}}"#,
        ),
        (
            Happened::Renamed { seat: seat(2), name: name("Boris") },
            r#"{"at":1800000000000,"what":"renamed","seat":"seat2","name":"Boris"}"#,
        ),
        (
            Happened::Moved { seat: seat(2), person },
            r#"{"at":1800000000000,"what":"moved","seat":"seat2","person":"0000000000000000000000000000000a"}"#,
        ),
        (
            Happened::Said { person, name: name("Anna"), text: "Руки вверх".to_owned() },
            r#"{"at":1800000000000,"what":"said","person":"0000000000000000000000000000000a","name":"Anna","text":"Руки вверх"}"#,
        ),
        (Happened::Forgotten, r#"{"at":1800000000000,"what":"forgotten"}"#),
        (
            Happened::TalkLimited { to: Audience::Players },
            r#"{"at":1800000000000,"what":"talk-limited","to":"players"}"#,
        ),
        (
            Happened::Muted { person, muted: true },
            r#"{"at":1800000000000,"what":"muted","person":"0000000000000000000000000000000a","muted":true}"#,
        ),
        (
            Happened::HandedOver { to },
            r#"{"at":1800000000000,"what":"handed-over","to":"0000000000000000000000000000000b"}"#,
        ),
        (Happened::Closed, r#"{"at":1800000000000,"what":"closed"}"#),
        (Happened::Resumed, r#"{"at":1800000000000,"what":"resumed"}"#),
        (
            Happened::Rematched { table: "b2".to_owned() },
            r#"{"at":1800000000000,"what":"rematched","table":"b2"}"#,
        ),
    ]
}

#[test]
fn entries_are_stored_as_they_always_were() {
    for (what, text) in pinned() {
        let entry = Entry { at: Time(1_800_000_000_000), what };
        assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        assert_eq!(serde_json::from_str::<Entry>(text).unwrap(), entry);
    }
}

#[test]
fn every_kind_of_entry_is_pinned() {
    // Whoever adds a kind is led here by the compiler: it belongs into the list above.
    let kinds = |what: &Happened| match what {
        Happened::Opened { .. } => 0,
        Happened::TermsChanged { .. } => 1,
        Happened::Sat { .. } => 2,
        Happened::BotSat { .. } => 3,
        Happened::Freed { .. } => 4,
        Happened::Started { .. } => 5,
        Happened::Chose { .. } => 6,
        Happened::Left { .. } => 7,
        Happened::Given { .. } => 8,
        Happened::Returned { .. } => 9,
        Happened::Moved { .. } => 10,
        Happened::Said { .. } => 11,
        Happened::Muted { .. } => 12,
        Happened::HandedOver { .. } => 13,
        Happened::Closed => 14,
        Happened::Resumed => 15,
        Happened::Rematched { .. } => 16,
        Happened::Offered { .. } => 17,
        Happened::Forgotten => 18,
        Happened::TalkLimited { .. } => 19,
        Happened::Promised { .. } => 20,
        Happened::Dealing { .. } => 21,
        Happened::Revealed { .. } => 22,
        Happened::Silent { .. } => 23,
        Happened::SatKnown { .. } => 24,
        Happened::Renamed { .. } => 25,
    };
    let pinned: std::collections::BTreeSet<_> = pinned().iter().map(|(what, _)| kinds(what)).collect();
    assert_eq!(pinned.len(), 26);
}

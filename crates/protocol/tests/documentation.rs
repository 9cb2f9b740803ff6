//! The examples of `docs/protocol.md` are messages as they are.

use folsom_protocol::{NewTableJson, Request, ToClient};
use folsom_rules::Illegal;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// The examples of a kind, each as its text.
fn examples(kind: &str) -> Vec<&'static str> {
    let mark = format!("<!-- example: {kind} -->\n```json\n");
    let found = DOCUMENT.split(mark.as_str()).skip(1);
    found.map(|rest| rest.split("```").next().expect("an example has an end")).collect()
}

#[test]
fn requests_are_read_as_they_stand() {
    let requests = examples("request");
    assert_eq!(requests.len(), 2);
    for text in requests {
        let request: Request = serde_json::from_str(text).expect(text);
        let again = serde_json::to_value(&request).expect("a request can be written");
        assert_eq!(again, serde_json::from_str::<Value>(text).expect("it was read"));
    }
}

#[test]
fn tables_are_read_as_they_stand() {
    let tables = examples("new table");
    assert_eq!(tables.len(), 2);
    for text in tables {
        let wanted: NewTableJson = serde_json::from_str(text).expect(text);
        folsom_rules::Setup::try_from(wanted.terms.setup).expect("such a game can be");
    }
}

#[test]
fn answers_are_written_as_they_stand() {
    let refused = |id, code: &str, reason: String, why| ToClient::Refused {
        id: Some(id),
        code: code.to_owned(),
        reason,
        why,
    };
    let spared = Illegal::BelleIsSpared;
    let written = [
        ToClient::Done { id: 2 },
        refused(3, "not-asked", "another seat is asked".to_owned(), None),
        refused(4, "against-the-rules", spared.to_string(), Some((&spared).into())),
    ];
    let expected: Vec<Value> =
        examples("answer").iter().map(|text| serde_json::from_str(text).expect(text)).collect();
    assert_eq!(written.map(|answer| serde_json::to_value(answer).expect("it can be written")), *expected);
}

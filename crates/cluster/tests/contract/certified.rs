//! NATS with certificates and users, as it should be where the network is not one's own.

use std::time::Duration;

use folsom_cluster::{Bus, Bytes, Nats, NatsError, NatsOptions, To};
use folsom_testbed::Authority;

const USERS: &str = "authorization { users: [ { user: folsom, password: \"a word\",
    permissions: { publish: [\"test.>\", \"_INBOX.>\"], subscribe: [\"test.>\", \"_INBOX.>\"] } } ] }";

fn options(nats: &folsom_testbed::Nats, user: &str, authority: Option<&Authority>) -> NatsOptions {
    NatsOptions {
        addresses: format!("tls://{user}@{}", nats.address()),
        prefix: "test".to_owned(),
        authority: authority.map(Authority::path),
        ..NatsOptions::default()
    }
}

/// Why it can't be, in one line in which no password is told.
async fn refused(options: &NatsOptions) -> NatsError {
    let error = Nats::connect(options).await.err().expect("it can't be");
    let line = error.to_string();
    assert!(line.lines().count() == 1 && !line.contains("word"), "{line}");
    error
}

async fn talk(one: &Nats, two: &Nats) {
    let heard = async {
        let heard = two.hear().await.expect("a question");
        heard.reply.expect("it is waited for").send(Bytes::from_static(b"yes"));
    };
    let asked = one.ask(To::Node(two.node()), Bytes::from_static(b"there?"), Duration::from_secs(5));
    assert_eq!(tokio::join!(asked, heard).0, Ok(Bytes::from_static(b"yes")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_a_user_and_a_certificate_servers_reach_each_other_and_nobody_else_gets_in() {
    let (ours, theirs) = (Authority::new(), Authority::new());
    let certificate = ours.vouch_for("nats", "IP:127.0.0.1");
    let nats = folsom_testbed::Nats::start_with_tls(&certificate, "", USERS);
    let right = options(&nats, "folsom:a%20word", Some(&ours));
    let (one, two) = (Nats::connect(&right).await.unwrap(), Nats::connect(&right).await.unwrap());
    talk(&one, &two).await;
    // Also where the address does not say that it has to be encrypted.
    let plain = NatsOptions { addresses: right.addresses.replace("tls://", "nats://"), ..right.clone() };
    assert!(Nats::connect(&plain).await.is_ok());

    let wrong = refused(&options(&nats, "folsom:another%20word", Some(&ours))).await;
    assert!(matches!(wrong, NatsError::Forbidden(_)), "{wrong}");
    // Whoever vouches for it is not known to the system, or is somebody else.
    for authority in [None, Some(&theirs)] {
        let wrong = refused(&options(&nats, "folsom:a%20word", authority)).await;
        assert!(matches!(wrong, NatsError::Tls(..)), "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_believed_to_be_nats_who_is_vouched_for_as_somebody_else() {
    let authority = Authority::new();
    let elsewhere = authority.vouch_for("nats", "DNS:nats.example");
    let nats = folsom_testbed::Nats::start_with_tls(&elsewhere, "", "");
    let wrong = refused(&options(&nats, "anybody", Some(&authority))).await;
    assert!(matches!(wrong, NatsError::Tls(..)), "{wrong}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_certificate_of_our_own_is_shown_to_nats_that_wants_one() {
    let authority = Authority::new();
    let certificate = authority.vouch_for("nats", "IP:127.0.0.1");
    let more = format!(", ca_file: \"{}\", verify: true", authority.path().display());
    let nats = folsom_testbed::Nats::start_with_tls(&certificate, &more, "");
    let without = options(&nats, "anybody", Some(&authority));
    refused(&without).await;
    let own = authority.vouch_for("folsom", "DNS:folsom.example");
    let with = NatsOptions { certificate: Some((own.certificate, own.key)), ..without };
    assert!(Nats::connect(&with).await.is_ok());
}

//! What only NATS has: users, certificates, and being gone.

use std::time::{Duration, Instant};

use folsom_cluster::{Bus, Bytes, Nats, NatsError, NatsOptions, To, Unanswered};

fn options(addresses: &str) -> NatsOptions {
    NatsOptions { addresses: addresses.to_owned(), prefix: "test".to_owned(), ..NatsOptions::default() }
}

async fn refused(options: &NatsOptions) -> NatsError {
    Nats::connect(options).await.err().expect("it can't be")
}

#[tokio::test]
async fn who_is_let_in_is_told_in_one_line() {
    let nats = folsom_testbed::Nats::start_with("authorization { user: folsom, password: \"a word\" }");
    let address = nats.address();
    let with = |user: &str| options(&format!("nats://{user}@{address}"));
    assert!(Nats::connect(&with("folsom:a%20word")).await.is_ok());
    for wrong in [with("folsom:another"), with("anna:a%20word"), options(&nats.url())] {
        assert_eq!(
            refused(&wrong).await.to_string(),
            format!("NATS at {address} does not let this user in")
        );
    }
    nats.stop();
    let gone = refused(&with("folsom:a%20word")).await.to_string();
    assert!(gone.starts_with(&format!("NATS at {address} can't be reached: ")), "{gone}");
    let missing = NatsOptions { credentials: Some("/nowhere/folsom.creds".into()), ..options(&nats.url()) };
    assert!(refused(&missing).await.to_string().starts_with("/nowhere/folsom.creds: "));
}

#[tokio::test]
async fn a_token_is_enough_where_nats_wants_one() {
    let nats = folsom_testbed::Nats::start_with("authorization { token: \"open-sesame\" }");
    assert!(Nats::connect(&options(&format!("nats://open-sesame@{}", nats.address()))).await.is_ok());
    assert!(matches!(refused(&options(&nats.url())).await, NatsError::Forbidden(_)));
}

/// NATS that is gone for a moment is no reason to believe that anybody is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_nats_restarts_nobody_is_nobody() {
    let nats = folsom_testbed::Nats::start();
    let (one, two) = (
        Nats::connect(&options(&nats.url())).await.unwrap(),
        Nats::connect(&options(&nats.url())).await.unwrap(),
    );
    nats.stop();
    let mut link = one.link();
    tokio::time::timeout(Duration::from_secs(5), link.wait_for(|link| !link.is_up()))
        .await
        .unwrap()
        .unwrap();
    let started = Instant::now();
    let asked = one.ask(To::Node(two.node()), Bytes::new(), Duration::from_secs(5)).await;
    assert_eq!(asked, Err(Unanswered::CutOff));
    assert!(started.elapsed() < Duration::from_secs(1), "it is known at once");
    nats.resume();
    tokio::time::timeout(Duration::from_secs(20), link.wait_for(folsom_cluster::Link::is_up))
        .await
        .unwrap()
        .unwrap();
}

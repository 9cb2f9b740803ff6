//! Connections that are encrypted, to whoever can prove who they are.

use folsom_storage::{ConnectError, Postgres, PostgresOptions, Storage};
use folsom_testbed::{Authority, Postgres as Testbed};

use crate::fixtures::{append, log, new, open, table};

/// Why it can't be opened, in one line without the password.
async fn refused(postgres: &Testbed, url: &str) -> ConnectError {
    let options =
        PostgresOptions { patience: std::time::Duration::from_secs(3), ..PostgresOptions::default() };
    let error = Postgres::open(url, options).await.expect_err("it can't be opened");
    let line = error.to_string();
    assert!(line.lines().count() == 1 && !line.contains(postgres.password()), "{line}");
    error
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_stored_goes_over_encrypted_connections_to_whoever_is_vouched_for() {
    let (ours, theirs) = (Authority::new(), Authority::new());
    let postgres = Testbed::start_with_tls(&ours.vouch_for("postgres", "IP:127.0.0.1"));
    let database = postgres.database();
    let url = |query: &str| format!("{}?{query}", database.url());
    let trusting = |authority: &Authority| {
        url(&format!("sslmode=verify-full&sslrootcert={}", authority.path().display()))
    };
    for (number, right) in [(1, url("sslmode=require")), (2, trusting(&ours)), (3, database.url())] {
        let storage = open(&right, 5_000).await;
        storage.create(new(table(number))).await.expect("it is new");
        storage.append(append(table(number), 1, "second")).await.expect("it is next");
        assert_eq!(log(&storage, number).await, ["first", "second"]);
        let encrypted =
            "SELECT bool_and(ssl), count(*) > 0 FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
            WHERE usename = 'folsom'";
        assert_eq!(database.run(encrypted), "t|t");
        storage.close().await.expect("it can be closed");
    }
    // Whoever vouches for it is somebody else, or not known to the system.
    for wrong in [trusting(&theirs), url("sslmode=verify-full")] {
        let error = refused(&postgres, &wrong).await;
        assert!(matches!(error, ConnectError::Unreachable { .. }), "{error}");
        assert!(error.to_string().contains("certificate"), "{error}");
    }
    let error = refused(&postgres, &url("sslmode=disable")).await;
    assert!(matches!(error, ConnectError::Refused { .. }), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_believed_to_be_the_database_who_is_vouched_for_as_somebody_else() {
    let authority = Authority::new();
    let postgres = Testbed::start_with_tls(&authority.vouch_for("postgres", "DNS:db.example"));
    let database = postgres.database();
    let url = |mode: &str| format!("{}?sslmode={mode}", database.url());
    let strict = format!("{}&sslrootcert={}", url("verify-full"), authority.path().display());
    let error = refused(&postgres, &strict).await;
    assert!(error.to_string().contains("certificate"), "{error}");
    // That is what `require` does not ask for.
    open(&url("require"), 5_000).await;
}

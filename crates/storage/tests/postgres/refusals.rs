//! Databases that can't be opened, each with one line that says why and no password.

use folsom_storage::{ConnectError, Postgres, PostgresOptions, Query, Storage};
use folsom_testbed::{Database, Postgres as Testbed};

use crate::fixtures::{append, new, open, table};

async fn refused(url: &str) -> ConnectError {
    let options =
        PostgresOptions { patience: std::time::Duration::from_secs(3), ..PostgresOptions::default() };
    let error = Postgres::open(url, options).await.expect_err("it can't be opened");
    let line = error.to_string();
    assert!(!line.contains(Testbed::shared().password()) && !line.contains("wrong-word"), "{line}");
    assert_eq!(line.lines().count(), 1, "{line}");
    error
}

fn is_empty(database: &Database<'_>) -> bool {
    database.run("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == "0"
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_not_there_is_refused() {
    let postgres = Testbed::shared();
    let database = postgres.database();
    let missing = database.url().replace(database.name(), "nowhere");
    assert!(matches!(refused(&missing).await, ConnectError::Missing { .. }));
    // Nobody listens on the port of a listener that is gone.
    let gone = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    assert!(matches!(refused(&database.url_at(gone)).await, ConnectError::Unreachable { .. }));
    // Somebody listens who says nothing.
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let error = refused(&database.url_at(silent.local_addr().unwrap())).await;
    assert!(matches!(error, ConnectError::Unreachable { .. }), "{error}");
    assert!(matches!(refused("postgres://nowhere.invalid/folsom").await, ConnectError::Unreachable { .. }));
    assert!(matches!(refused("postgres://db.example").await, ConnectError::Address(_)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_not_let_in_is_told() {
    let postgres = Testbed::shared();
    let database = postgres.database();
    let wrong = database.url_as("folsom", "wrong-word", postgres.address());
    assert!(matches!(refused(&wrong).await, ConnectError::Refused { .. }));
    let stranger = database.url_as("stranger", "wrong-word", postgres.address());
    assert!(matches!(refused(&stranger).await, ConnectError::Refused { .. }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_role_without_the_rights_is_told_which() {
    let postgres = Testbed::shared();
    let database = postgres.database();
    let name = format!("guest_of_{}", database.name());
    database.run(&format!("CREATE ROLE {name} LOGIN PASSWORD '{}'", postgres.password()));
    let url = database.url_as(&name, postgres.password(), postgres.address());
    let error = refused(&url).await;
    assert!(matches!(error, ConnectError::Forbidden { .. }), "{error}");
    assert!(error.to_string().contains("should own the database"), "{error}");
    assert!(is_empty(&database));
    // The tables are there, and may be read but not written.
    drop(open(&database.url(), 5_000).await);
    database.run(&format!("GRANT SELECT ON ALL TABLES IN SCHEMA public TO {name}"));
    let error = refused(&url).await;
    assert!(error.to_string().contains("permission denied"), "{error}");
    database.run(&format!("DROP OWNED BY {name}"));
    database.run(&format!("DROP ROLE {name}"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_can_only_be_read_is_told_apart() {
    let postgres = Testbed::shared();
    let database = postgres.database();
    let read_only = |value: &str| {
        let name = database.name();
        postgres
            .run("postgres", &format!("ALTER DATABASE {name} SET default_transaction_read_only = {value}"))
    };
    read_only("on");
    let error = refused(&database.url()).await;
    assert!(matches!(error, ConnectError::ReadOnly { .. }), "{error}");
    read_only("off");
    // It becomes so later, as one does that another has taken the place of.
    let storage = open(&database.url(), 2_000).await;
    storage.create(new(table(1))).await.expect("it is new");
    read_only("on");
    let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'folsom' AND datname = current_database()";
    database.run(others);
    let refused = storage.append(append(table(1), 1, "no")).await.map_err(|error| error.code());
    assert_eq!(refused, Err("unavailable"));
    assert_eq!(storage.list(Query::all()).await.map(|listed| listed.len()), Ok(1), "but read from");
    read_only("off");
    database.run(others);
    assert_eq!(storage.append(append(table(1), 1, "yes")).await, Ok(()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_belongs_to_somebody_else_is_not_touched() {
    let postgres = Testbed::shared();
    for theirs in [
        "CREATE TABLE customers (name text)",
        "CREATE TABLE folsom (prison text)",
        "CREATE VIEW v AS SELECT 1",
    ] {
        let database = postgres.database();
        database.run(theirs);
        let relations = "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace";
        let before = database.run(relations);
        let error = refused(&database.url()).await;
        assert!(matches!(error, ConnectError::Foreign { .. }), "{error}");
        assert_eq!(database.run(relations), before);
    }
    // An extension is nobody's.
    let database = postgres.database();
    database.run("CREATE EXTENSION pg_buffercache");
    open(&database.url(), 5_000).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newer_version_is_refused_and_an_unfinished_one_made_whole() {
    let database = Testbed::shared().database();
    drop(open(&database.url(), 5_000).await);
    database.run("UPDATE folsom SET version = 99");
    let error = refused(&database.url()).await;
    assert!(matches!(error, ConnectError::Newer { found: 99, .. }), "{error}");
    assert_eq!(database.run("SELECT version FROM folsom"), "99");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_was_replaced_is_gone() {
    let database = Testbed::shared().database();
    let storage = open(&database.url(), 2_000).await;
    storage.create(new(table(1))).await.expect("it is new");
    database.run("DROP OWNED BY folsom");
    database.run("GRANT ALL ON SCHEMA public TO folsom");
    let gone = storage.append(append(table(1), 1, "no")).await.map_err(|error| error.code());
    assert_eq!(gone, Err("gone"));
    // Another server makes it anew; ours has nothing to do with that one.
    drop(open(&database.url(), 5_000).await);
    let gone = storage.append(append(table(1), 1, "no")).await.map_err(|error| error.code());
    assert_eq!(gone, Err("gone"));
}

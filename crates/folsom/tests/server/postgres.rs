//! A server whose tables are in PostgreSQL: it begins again where it was, and what is wrong with an address is told in one line,
//! without a password.

use folsom_client::Visitor;
use folsom_protocol::{NewTableJson, SetupJson, TermsJson};
use folsom_rules::{Preset, Setup};
use folsom_testbed::Postgres;

use crate::health::get;
use crate::process::Place;

fn table() -> NewTableJson {
    let setup = SetupJson::from(&Setup::new(Preset::Ru18Advanced, 4));
    let terms = TermsJson { setup, clock: None, grace_ms: None, public: true, rated: false };
    NewTableJson { terms, name: "Anna".to_owned(), chairs: vec![], start: false, together: false }
}

#[tokio::test]
async fn a_server_on_postgresql_begins_again_where_it_was() {
    let place = Place::on_postgres();
    let mut server = place.start(&[]).await;
    let says = server.line().await;
    let (password, name) = (Postgres::shared().password(), place.postgres().name().to_owned());
    assert!(says.contains("postgres://folsom@127.0.0.1:") && says.contains(&name), "{says}");
    assert!(!says.contains(password), "{says}");
    let host = server.visitor().await;
    let id = host.open_table(&table()).await.expect("a table");
    server.kill().await;
    let server = place.start(&[]).await;
    let host = Visitor::with_cookie(server.address, host.cookie().to_owned());
    let answer = get(&host, "/api/tables/mine").await;
    assert!(
        answer.body.contains(&id),
        "everybody is who they were, and finds what they had: {}",
        answer.body
    );
    assert_eq!(get(&host, "/readyz").await.status, 200);
    assert!(server.stop().await.success());
    assert!(!place.log().contains(password));
}

#[tokio::test]
async fn what_is_wrong_with_an_address_is_told_in_one_line_without_the_password() {
    let place = Place::on_postgres();
    let (url, password) = (place.postgres().url(), Postgres::shared().password());
    let name = place.postgres().name();
    for (wrong, code, reason) in [
        (url.replace(name, "nowhere"), 1, "doesn't exist: please create it"),
        (url.replace(password, "wrong-word"), 1, "doesn't let us in: password authentication failed"),
        (url.replace("127.0.0.1", "nowhere.invalid"), 1, "can't be reached"),
        (url.replace(password, "wr@ng-word"), 1, "more than one `@`"),
        (url.replace("postgres://", "mysql://"), 2, "mysql://… is no database that Folsom knows"),
    ] {
        let mut command = place.usual_command(&[]);
        command.env("FOLSOM_DATABASE", &wrong);
        let (complaint, ended) = place.fail(command).await;
        assert_eq!(ended, Some(code), "{complaint}");
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        assert!(complaint.contains(reason), "{complaint}");
        assert!(!complaint.contains(password) && !complaint.contains("ng-word"), "{complaint}");
    }
    let mut command = place.usual_command(&["--max-database-mb=5"]);
    command.env("FOLSOM_DATABASE", &url);
    let (complaint, ended) = place.fail(command).await;
    assert_eq!(ended, Some(2), "{complaint}");
    assert!(complaint.contains("only a file can be limited"), "{complaint}");
}

#[tokio::test]
async fn help_does_not_show_what_is_in_the_environment() {
    let place = Place::on_postgres();
    let mut command = place.command();
    command.arg("--help").env("FOLSOM_DATABASE", place.postgres().url());
    let output = command.output().await.expect("folsom runs");
    let help = String::from_utf8(output.stdout).expect("text");
    assert!(help.contains("FOLSOM_DATABASE") && !help.contains(Postgres::shared().password()), "{help}");
}

//! What those ask for who look after a server.

use folsom_client::{Answer, Visitor};

use crate::process::Place;

pub(crate) async fn get(visitor: &Visitor, path: &str) -> Answer {
    visitor.request("GET".parse().expect("a method"), path, None).await.expect("an answer")
}

#[tokio::test]
async fn a_server_that_runs_is_alive_and_ready() {
    let place = Place::new();
    let server = place.start(&[]).await;
    let nobody = Visitor::with_cookie(server.address, String::new());
    for (path, body) in [("/healthz", "ok\n"), ("/readyz", "ready\n")] {
        let answer = get(&nobody, path).await;
        assert_eq!((answer.status, answer.body.as_str()), (200, body), "{path}");
        assert_eq!(answer.cookie, None, "who looks after a server is nobody's player");
    }
    assert!(server.stop().await.success());
}

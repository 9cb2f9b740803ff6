//! The cases.

use std::sync::Arc;
use std::time::{Duration, Instant};

use folsom_cluster::{Bus, Bytes, Heard, Link, TableKey, To, Topic, Unanswered};
use tokio::time::timeout;

use crate::places::Place;

const TABLE: TableKey = TableKey([7; 16]);
const PATIENCE: Duration = Duration::from_secs(1);
const LONG: Duration = Duration::from_secs(20);

/// Answers whatever is asked with its own word and what it was asked, for ever.
fn answering(node: &Arc<dyn Bus>, word: &'static str) {
    let node = Arc::clone(node);
    tokio::spawn(async move {
        while let Some(Heard { message, reply, .. }) = node.hear().await {
            if let Some(reply) = reply {
                reply.send(Bytes::from([word.as_bytes(), b" ", &message].concat()));
            }
        }
    });
}

async fn hear(node: &Arc<dyn Bus>) -> Heard {
    timeout(LONG, node.hear()).await.expect("something comes").expect("the bus is there")
}

async fn ask(node: &Arc<dyn Bus>, to: To) -> Result<Bytes, Unanswered> {
    node.ask(to, Bytes::from_static(b"hello"), PATIENCE).await
}

pub(crate) async fn whoever_has_a_table_is_asked_and_nobody_else(place: &dyn Place) {
    let (one, two, three) = (place.node().await, place.node().await, place.node().await);
    answering(&two, "two");
    answering(&three, "three");
    assert!(two.own(TABLE).await);
    assert_eq!(ask(&one, To::Table(TABLE)).await, Ok("two hello".into()));
    assert_eq!(ask(&three, To::Table(TABLE)).await, Ok("two hello".into()));
    assert_eq!(ask(&one, To::Node(three.node())).await, Ok("three hello".into()));
    assert_eq!(ask(&one, To::Table(TableKey([8; 16]))).await, Err(Unanswered::Nobody));
}

pub(crate) async fn a_table_that_nobody_has_is_nobodys_at_once(place: &dyn Place) {
    let (one, two) = (place.node().await, place.node().await);
    let started = Instant::now();
    assert_eq!(ask(&one, To::Table(TABLE)).await, Err(Unanswered::Nobody));
    // Who has it does not count: it is the others who are asked.
    assert!(one.own(TABLE).await);
    assert_eq!(ask(&one, To::Table(TABLE)).await, Err(Unanswered::Nobody));
    assert!(started.elapsed() < PATIENCE, "{:?}", started.elapsed());
    drop(two);
}

pub(crate) async fn whoever_does_not_answer_is_silent(place: &dyn Place) {
    let (one, two) = (place.node().await, place.node().await);
    assert!(two.own(TABLE).await);
    for to in [To::Table(TABLE), To::Node(two.node())] {
        assert_eq!(ask(&one, to).await, Err(Unanswered::Silent));
    }
}

pub(crate) async fn a_table_is_in_force_when_it_was_taken(place: &dyn Place) {
    let (one, two) = (place.node().await, place.node().await);
    answering(&two, "two");
    for byte in 0..200 {
        let table = TableKey([byte; 16]);
        assert!(two.own(table).await);
        assert_eq!(ask(&one, To::Table(table)).await, Ok("two hello".into()), "{byte}");
    }
}

pub(crate) async fn a_table_that_was_given_back_is_nobodys(place: &dyn Place) {
    let (one, two) = (place.node().await, place.node().await);
    answering(&two, "two");
    for _ in 0..20 {
        assert!(two.own(TABLE).await);
        assert_eq!(ask(&one, To::Table(TABLE)).await, Ok("two hello".into()));
        two.disown(TABLE);
        let gone = async {
            while ask(&one, To::Table(TABLE)).await != Err(Unanswered::Nobody) {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        timeout(LONG, gone).await.expect("it is given back");
    }
}

pub(crate) async fn two_can_have_a_table_and_each_hears_of_the_other(place: &dyn Place) {
    let (one, two) = (place.node().await, place.node().await);
    answering(&one, "one");
    answering(&two, "two");
    assert!(one.own(TABLE).await && two.own(TABLE).await);
    assert_eq!(ask(&one, To::Table(TABLE)).await, Ok("two hello".into()));
    assert_eq!(ask(&two, To::Table(TABLE)).await, Ok("one hello".into()));
}

pub(crate) async fn what_a_node_is_told_comes_in_order(place: &dyn Place) {
    let (one, two) = (place.node().await, place.node().await);
    for number in 0..2_000_u32 {
        assert!(one.tell(two.node(), Bytes::from(number.to_string())));
    }
    for number in 0..2_000_u32 {
        let heard = hear(&two).await;
        assert_eq!((heard.topic, heard.message), (Topic::Node, Bytes::from(number.to_string())));
        assert!(heard.reply.is_none());
    }
}

pub(crate) async fn a_shout_is_heard_by_all_others(place: &dyn Place) {
    let nodes = [place.node().await, place.node().await, place.node().await];
    assert!(nodes[0].shout("hello".into()));
    for node in &nodes[1..] {
        let heard = hear(node).await;
        assert_eq!((heard.topic, heard.message), (Topic::All, "hello".into()));
    }
    assert!(nodes[1].shout("again".into()));
    assert_eq!(
        hear(&nodes[0]).await.message,
        Bytes::from("again"),
        "nobody hears what they shout themselves"
    );
}

pub(crate) async fn a_node_that_left_is_nobody(place: &dyn Place) {
    let (one, two) = (place.node().await, place.node().await);
    answering(&two, "two");
    assert!(two.own(TABLE).await);
    assert!(two.tell(one.node(), "goodbye".into()));
    two.leave().await;
    assert_eq!(hear(&one).await.message, Bytes::from("goodbye"), "what was said before arrives");
    for to in [To::Table(TABLE), To::Node(two.node())] {
        assert_eq!(ask(&one, to).await, Err(Unanswered::Nobody));
    }
}

pub(crate) async fn whoever_is_cut_off_knows_it_and_comes_back(place: &dyn Place) {
    let (one, (loose, cut)) = (place.node().await, place.loose().await);
    answering(&loose, "loose");
    assert!(loose.own(TABLE).await);
    let mut link = loose.link();
    let before = link.borrow().troubles();
    cut(true);
    timeout(LONG, link.wait_for(|link| !link.is_up())).await.expect("it is noticed").unwrap();
    assert_eq!(ask(&loose, To::Node(one.node())).await, Err(Unanswered::CutOff));
    assert!(!loose.tell(one.node(), "hello".into()) && !loose.shout("hello".into()));
    assert!(!loose.own(TableKey([9; 16])).await, "nobody takes a table whom the others don't reach");
    cut(false);
    timeout(LONG, link.wait_for(Link::is_up)).await.expect("it comes back").unwrap();
    assert!(link.borrow().troubles() > before);
    // What it had it has again.
    let answered = async {
        while ask(&one, To::Table(TABLE)).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(LONG, answered).await.expect("it is asked again");
}

pub(crate) async fn large_messages_get_through(place: &dyn Place) {
    let (one, two) = (place.node().await, place.node().await);
    let large = Bytes::from(vec![b'x'; one.longest()]);
    assert!(large.len() >= 1024 * 1024);
    assert!(one.tell(two.node(), large.clone()));
    assert_eq!(hear(&two).await.message.len(), large.len());
}

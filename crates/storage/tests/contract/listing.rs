use std::time::Duration;

use folsom_storage::{Append, Listed, NewTable, Order, Origin, Progress, Query};

use crate::fixtures::{Shared, append, at, listing, new, table};

/// The tables that a query finds, in its order.
async fn found(storage: &Shared, query: Query) -> Vec<u8> {
    let listed = storage.list(query).await.expect("a list");
    listed.into_iter().map(|listed| listed.table.to_bytes()[0]).collect()
}

/// Six tables, one of each stage and publicity, of which number 1 changed last: at 1010, and the others before.
async fn six_tables(storage: &Shared) {
    let mut number = 0;
    for stage in Progress::ALL {
        for public in [true, false] {
            number += 1;
            let mut new = new(table(number));
            new.listing = listing(stage, public);
            new.at = at(1010 - i64::from(number));
            storage.create(new).await.expect("it is new");
        }
    }
}

pub(crate) async fn nothing_is_listed_at_first(storage: Shared) {
    assert_eq!(storage.list(Query::all()).await, Ok(vec![]));
}

pub(crate) async fn a_listed_table_tells_all_about_it(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    let expected = Listed {
        table: table(1),
        listing: listing(Progress::Open, true),
        members_known: true,
        length: 1,
        created: at(1000),
        changed: at(1000),
        listed: at(1000),
        origin: None,
    };
    assert_eq!(storage.list(Query::all()).await, Ok(vec![expected.clone()]));
    let started = Append { listing: Some(listing(Progress::Running, false)), ..append(table(1), 1, "go") };
    storage.append(Append { at: at(5000), ..started }).await.expect("it fits");
    let expected = Listed {
        listing: listing(Progress::Running, false),
        length: 2,
        changed: at(5000),
        listed: at(5000),
        ..expected
    };
    assert_eq!(storage.list(Query::all()).await, Ok(vec![expected]));
}

pub(crate) async fn the_latest_change_comes_first(storage: Shared) {
    six_tables(&storage).await;
    assert_eq!(found(&storage, Query::all()).await, [1, 2, 3, 4, 5, 6]);
    storage.append(Append { at: at(2000), ..append(table(5), 1, "now") }).await.expect("it fits");
    // At the same time as number 1, and then the id decides.
    storage.append(Append { at: at(1009), ..append(table(4), 1, "then") }).await.expect("it fits");
    assert_eq!(found(&storage, Query::all()).await, [5, 1, 4, 2, 3, 6]);
}

pub(crate) async fn tables_are_found_by_stage(storage: Shared) {
    six_tables(&storage).await;
    let by = |stages: &[Progress]| Query { stages: stages.to_vec(), ..Query::all() };
    assert_eq!(found(&storage, by(&[Progress::Open])).await, [1, 2]);
    assert_eq!(found(&storage, by(&[Progress::Over])).await, [5, 6]);
    assert_eq!(found(&storage, by(&[Progress::Running, Progress::Open])).await, [1, 2, 3, 4]);
    assert_eq!(found(&storage, by(&[])).await, [0; 0]);
}

pub(crate) async fn tables_are_found_by_whether_they_are_public(storage: Shared) {
    six_tables(&storage).await;
    assert_eq!(found(&storage, Query { public: Some(true), ..Query::all() }).await, [1, 3, 5]);
    assert_eq!(found(&storage, Query { public: Some(false), ..Query::all() }).await, [2, 4, 6]);
    let open = Query { stages: vec![Progress::Open], public: Some(true), ..Query::all() };
    assert_eq!(found(&storage, open).await, [1]);
}

pub(crate) async fn tables_are_found_by_age(storage: Shared) {
    six_tables(&storage).await;
    let idle_for = |age| Query { idle_for: Some(age), ..Query::all() };
    assert_eq!(found(&storage, idle_for(Duration::ZERO)).await, [1, 2, 3, 4, 5, 6]);
    // What their clocks said is fifty years ago.
    assert_eq!(found(&storage, idle_for(Duration::from_secs(3600))).await, [0; 0]);
    let asleep = Duration::from_millis(700);
    tokio::time::sleep(asleep).await;
    storage.append(append(table(6), 1, "now")).await.expect("it fits");
    assert_eq!(found(&storage, idle_for(asleep)).await, [1, 2, 3, 4, 5]);
}

pub(crate) async fn tables_are_found_by_names_and_by_how_they_ended(storage: Shared) {
    six_tables(&storage).await;
    let by = |text: &str| Query { search: Some(text.to_owned()), ..Query::all() };
    assert_eq!(found(&storage, by("bor")).await, [1, 3, 5]);
    assert_eq!(found(&storage, by("nobody")).await, [0; 0]);
    let ended = |unfinished| Query { stages: vec![Progress::Over], unfinished, ..Query::all() };
    assert_eq!(found(&storage, ended(Some(true))).await, [6]);
    assert_eq!(found(&storage, ended(Some(false))).await, [5]);
}

/// An entry that changes nothing in lists moves nothing there.
pub(crate) async fn lists_can_go_by_what_they_show(storage: Shared) {
    six_tables(&storage).await;
    storage.append(Append { at: at(2000), ..append(table(3), 1, "a choice") }).await.expect("it fits");
    let listing = Some(listing(Progress::Open, true));
    storage.append(Append { at: at(3000), listing, ..append(table(5), 1, "news") }).await.expect("it fits");
    let all = Query { public: Some(true), order: Order::Listed, ..Query::all() };
    assert_eq!(found(&storage, all.clone()).await, [5, 1, 3]);
    let first = &storage.list(Query { limit: Some(1), ..all.clone() }).await.expect("a list")[0];
    let rest = Query { after: Some(first.place(Order::Listed)), ..all };
    assert_eq!(found(&storage, rest).await, [1, 3]);
}

pub(crate) async fn where_a_table_was_opened_is_known_until_it_is_over(storage: Shared) {
    let origin = Some(Origin([9; 16]));
    storage.create(NewTable { origin, ..new(table(1)) }).await.expect("it is new");
    let origins = async || storage.list(Query::all()).await.expect("a list")[0].origin;
    assert_eq!(origins().await, origin);
    let running = Some(listing(Progress::Running, true));
    storage.append(Append { listing: running, ..append(table(1), 1, "go") }).await.expect("it fits");
    assert_eq!(origins().await, origin);
    let over = Some(listing(Progress::Over, true));
    storage.append(Append { listing: over, ..append(table(1), 2, "end") }).await.expect("it fits");
    assert_eq!(origins().await, None);
}

pub(crate) async fn a_list_is_no_longer_than_it_should_be(storage: Shared) {
    six_tables(&storage).await;
    let limited = |limit| Query { limit: Some(limit), ..Query::all() };
    assert_eq!(found(&storage, limited(0)).await, [0; 0]);
    assert_eq!(found(&storage, limited(4)).await, [1, 2, 3, 4]);
    assert_eq!(found(&storage, limited(u32::MAX)).await, [1, 2, 3, 4, 5, 6]);
    let public = Query { public: Some(false), limit: Some(2), ..Query::all() };
    assert_eq!(found(&storage, public).await, [2, 4]);
}

use folsom_storage::{Append, Listed, Query, Stage};

use crate::fixtures::{Shared, append, at, listing, new, table};

/// The tables that a query finds, in its order.
async fn found(storage: &Shared, query: Query) -> Vec<u8> {
    let listed = storage.list(query).await.expect("a list");
    listed.into_iter().map(|listed| listed.table.to_bytes()[0]).collect()
}

/// Six tables, one of each stage and publicity, of which number 1 changed last: at 1010, and the others before.
async fn six_tables(storage: &Shared) {
    let mut number = 0;
    for stage in Stage::ALL {
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
        listing: listing(Stage::Open, true),
        members_known: true,
        length: 1,
        created: at(1000),
        changed: at(1000),
    };
    assert_eq!(storage.list(Query::all()).await, Ok(vec![expected.clone()]));
    let started = Append { listing: Some(listing(Stage::Running, false)), ..append(table(1), 1, "go") };
    storage.append(Append { at: at(5000), ..started }).await.expect("it fits");
    let expected =
        Listed { listing: listing(Stage::Running, false), length: 2, changed: at(5000), ..expected };
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
    let by = |stages: &[Stage]| Query { stages: stages.to_vec(), ..Query::all() };
    assert_eq!(found(&storage, by(&[Stage::Open])).await, [1, 2]);
    assert_eq!(found(&storage, by(&[Stage::Over])).await, [5, 6]);
    assert_eq!(found(&storage, by(&[Stage::Running, Stage::Open])).await, [1, 2, 3, 4]);
    assert_eq!(found(&storage, by(&[])).await, [0; 0]);
}

pub(crate) async fn tables_are_found_by_whether_they_are_public(storage: Shared) {
    six_tables(&storage).await;
    assert_eq!(found(&storage, Query { public: Some(true), ..Query::all() }).await, [1, 3, 5]);
    assert_eq!(found(&storage, Query { public: Some(false), ..Query::all() }).await, [2, 4, 6]);
    let open = Query { stages: vec![Stage::Open], public: Some(true), ..Query::all() };
    assert_eq!(found(&storage, open).await, [1]);
}

pub(crate) async fn tables_are_found_by_age(storage: Shared) {
    six_tables(&storage).await;
    let before = |millis| Query { changed_before: Some(at(millis)), ..Query::all() };
    assert_eq!(found(&storage, before(1010)).await, [1, 2, 3, 4, 5, 6]);
    assert_eq!(found(&storage, before(1006)).await, [5, 6]);
    assert_eq!(found(&storage, before(1004)).await, [0; 0]);
    storage.append(Append { at: at(2000), ..append(table(6), 1, "now") }).await.expect("it fits");
    assert_eq!(found(&storage, before(1006)).await, [5]);
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

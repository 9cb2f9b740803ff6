use folsom_storage::{MAX_ENTRY_BYTES, MAX_SUMMARY_BYTES, NewTable, Query, StorageError};
use tokio::task::JoinSet;

use crate::fixtures::{Shared, append, new, table};

pub(crate) async fn a_new_table_has_its_first_entry(storage: Shared) {
    assert_eq!(storage.create(new(table(1))).await, Ok(()));
    assert_eq!(storage.load(table(1), 0).await, Ok(vec!["first".into()]));
}

pub(crate) async fn a_new_table_can_have_more_entries_but_not_none(storage: Shared) {
    let mut several = new(table(1));
    several.entries = ["one", "two", "three"].map(String::from).to_vec();
    assert_eq!(storage.create(several.clone()).await, Ok(()));
    assert_eq!(storage.load(table(1), 0).await, Ok(several.entries));
    assert_eq!(storage.list(Query::all()).await.expect("a list")[0].length, 3);
    assert_eq!(storage.append(append(table(1), 3, "four")).await, Ok(()));
    let none = NewTable { entries: vec![], ..new(table(2)) };
    assert_eq!(storage.create(none).await.map_err(|error| error.code()), Err("unfit"));
    assert_eq!(storage.load(table(2), 0).await, Err(StorageError::NotFound));
}

pub(crate) async fn a_table_is_created_only_once(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    let mut again = new(table(1));
    again.entries = vec!["another".into()];
    again.listing.summary = "another".into();
    assert_eq!(storage.create(again).await, Err(StorageError::Exists));
    assert_eq!(storage.load(table(1), 0).await, Ok(vec!["first".into()]));
    assert_eq!(storage.list(Query::all()).await.expect("a list")[0].listing, new(table(1)).listing);
}

pub(crate) async fn of_many_who_create_the_same_table_one_does(storage: Shared) {
    let mut tasks = JoinSet::new();
    for number in 0..20 {
        let storage = storage.clone();
        tasks.spawn(async move {
            let mut new = new(table(1));
            new.entries = vec![format!("by {number}")];
            storage.create(new.clone()).await.map(|()| new.entries)
        });
    }
    let mut winners = Vec::new();
    for result in tasks.join_all().await {
        match result {
            Ok(entries) => winners.extend(entries),
            Err(error) => assert_eq!(error, StorageError::Exists),
        }
    }
    assert_eq!(winners.len(), 1);
    assert_eq!(storage.load(table(1), 0).await, Ok(winners));
}

pub(crate) async fn what_is_too_long_or_has_a_zero_in_it_is_refused(storage: Shared) {
    let with = |entry: &str, summary: &str| {
        let mut new = new(table(1));
        new.entries = vec!["first".into(), entry.into()];
        new.listing.summary = summary.into();
        new
    };
    for unfit in [
        with(&"x".repeat(MAX_ENTRY_BYTES + 1), ""),
        with("", &"x".repeat(MAX_SUMMARY_BYTES + 1)),
        with("zero \0", ""),
        with("", "zero \0"),
    ] {
        assert_eq!(storage.create(unfit).await.map_err(|error| error.code()), Err("unfit"));
    }
    assert_eq!(storage.load(table(1), 0).await, Err(StorageError::NotFound));
    assert_eq!(storage.create(with("", &"x".repeat(MAX_SUMMARY_BYTES))).await, Ok(()));
}

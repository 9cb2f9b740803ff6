use folsom_storage::{Append, MAX_ENTRY_BYTES, MAX_SUMMARY_BYTES, NewTable, Progress, Query, StorageError};
use tokio::task::JoinSet;

use crate::fixtures::{Shared, append, listing, new, table};

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

pub(crate) async fn a_table_and_the_entry_that_tells_of_it_come_together(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    let over = listing(Progress::Over, false);
    let tells = Append { listing: Some(over.clone()), ..append(table(1), 1, "another") };
    // Beside others, so that they are written together if the storage does such a thing.
    let results = tokio::join!(
        storage.create_with(new(table(2)), tells),
        storage.append(append(table(1), 2, "third")),
        storage.append(append(table(2), 1, "second")),
    );
    assert_eq!(results, (Ok(()), Ok(()), Ok(())));
    assert_eq!(storage.load(table(1), 1).await, Ok(vec!["another".into(), "third".into()]));
    assert_eq!(storage.load(table(2), 0).await, Ok(vec!["first".into(), "second".into()]));
    let listed = storage.list(Query::all()).await.expect("a list");
    let of = |number| listed.iter().find(|listed| listed.table == table(number)).expect("it is listed");
    assert_eq!((of(1).length, &of(1).listing), (3, &over));
    assert_eq!((of(2).length, &of(2).listing), (2, &new(table(2)).listing));
}

pub(crate) async fn neither_comes_if_one_of_them_cannot(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    storage.create(new(table(2))).await.expect("it is new");
    let before = storage.list(Query::all()).await;
    let none = NewTable { entries: vec![], ..new(table(3)) };
    let conflict = StorageError::Conflict { expected: 5, found: 1 };
    for (new, append, error) in [
        (new(table(3)), append(table(1), 5, "too early"), conflict.code()),
        (new(table(3)), append(table(9), 1, "nowhere"), StorageError::NotFound.code()),
        (new(table(3)), append(table(3), 1, "to itself"), StorageError::NotFound.code()),
        (new(table(2)), append(table(1), 1, "of an old one"), StorageError::Exists.code()),
        (none, append(table(1), 1, "of nothing"), "unfit"),
        (new(table(3)), append(table(1), 1, "zero \0"), "unfit"),
    ] {
        let result = storage.create_with(new, append).await;
        assert_eq!(result.map_err(|error| error.code()), Err(error));
        assert_eq!(storage.list(Query::all()).await, before);
        assert_eq!(storage.load(table(1), 0).await, Ok(vec!["first".into()]));
        assert_eq!(storage.load(table(3), 0).await, Err(StorageError::NotFound));
    }
}

use folsom_storage::{Line, Progress, Rewrite, StorageError};

use crate::fixtures::{Shared, append, listing, member, new, table};

pub(crate) async fn tables_are_found_by_what_stands_in_them(storage: Shared) {
    for number in 1..=3 {
        storage.create(new(table(number))).await.expect("it is new");
    }
    storage.append(append(table(1), 1, "{person: abc}")).await.expect("it fits");
    let line = "hello".to_owned();
    storage
        .say(Line { table: table(3), number: 1, member: member(9), line, keep: 5 })
        .await
        .expect("it is new");
    let mut found = storage.mentioning("abc", member(9)).await.expect("a list");
    found.sort();
    assert_eq!(found, [table(1), table(3)]);
    assert_eq!(storage.mentioning("xyz", member(8)).await, Ok(vec![]));
    assert_eq!(storage.mentioning("a table that is open", member(8)).await.expect("a list").len(), 3);
}

fn rewrite(length: u64) -> Rewrite {
    let entries = vec![(1, "somebody".to_owned())];
    Rewrite { table: table(1), length, entries, listing: listing(Progress::Running, false) }
}

pub(crate) async fn entries_can_say_something_else(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    for (number, entry) in [(1, "anna"), (2, "boris")] {
        storage.append(append(table(1), number, entry)).await.expect("it fits");
    }
    storage.rewrite(rewrite(3)).await.expect("it fits");
    assert_eq!(storage.load(table(1), 0).await.expect("a log"), ["first", "somebody", "boris"]);
    let listed = storage.list(folsom_storage::Query::all()).await.expect("a list");
    assert_eq!(listed[0].listing, listing(Progress::Running, false));
}

pub(crate) async fn only_a_log_that_is_known_is_rewritten(storage: Shared) {
    assert_eq!(storage.rewrite(rewrite(1)).await, Err(StorageError::NotFound));
    storage.create(new(table(1))).await.expect("it is new");
    let conflict = StorageError::Conflict { expected: 3, found: 1 };
    assert_eq!(storage.rewrite(rewrite(3)).await, Err(conflict));
    assert_eq!(storage.load(table(1), 0).await.expect("a log"), ["first"]);
}

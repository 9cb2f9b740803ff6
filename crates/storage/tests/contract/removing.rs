use folsom_storage::{Query, StorageError};

use crate::fixtures::{Shared, append, new, table};

pub(crate) async fn a_removed_table_is_gone_with_its_log(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    storage.append(append(table(1), 1, "second")).await.expect("it fits");
    assert_eq!(storage.remove(table(1)).await, Ok(()));
    assert_eq!(storage.load(table(1), 0).await, Err(StorageError::NotFound));
    assert_eq!(storage.append(append(table(1), 2, "third")).await, Err(StorageError::NotFound));
    assert_eq!(storage.list(Query::all()).await, Ok(vec![]));
}

pub(crate) async fn a_table_is_removed_only_once(storage: Shared) {
    assert_eq!(storage.remove(table(1)).await, Err(StorageError::NotFound));
    storage.create(new(table(1))).await.expect("it is new");
    assert_eq!(storage.remove(table(1)).await, Ok(()));
    assert_eq!(storage.remove(table(1)).await, Err(StorageError::NotFound));
}

pub(crate) async fn a_removed_table_can_be_created_anew(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    storage.append(append(table(1), 1, "old")).await.expect("it fits");
    storage.remove(table(1)).await.expect("it is there");
    storage.create(new(table(1))).await.expect("it is new again");
    assert_eq!(storage.load(table(1), 0).await, Ok(vec!["first".into()]));
    assert_eq!(storage.append(append(table(1), 1, "new")).await, Ok(()));
    assert_eq!(storage.load(table(1), 1).await, Ok(vec!["new".into()]));
}

pub(crate) async fn other_tables_stay(storage: Shared) {
    for number in 1..=3 {
        storage.create(new(table(number))).await.expect("it is new");
        storage.append(append(table(number), 1, &format!("of {number}"))).await.expect("it fits");
    }
    storage.remove(table(2)).await.expect("it is there");
    for number in [1, 3] {
        assert_eq!(storage.load(table(number), 1).await, Ok(vec![format!("of {number}")]));
    }
}

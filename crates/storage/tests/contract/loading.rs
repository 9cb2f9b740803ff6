use folsom_storage::StorageError;

use crate::fixtures::{Shared, append, new, table};

pub(crate) async fn an_unknown_table_is_not_found(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    for from in [0, 1, u64::MAX] {
        assert_eq!(storage.load(table(2), from).await, Err(StorageError::NotFound));
    }
}

pub(crate) async fn a_log_can_be_read_from_any_number(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    storage.append(append(table(1), 1, "second")).await.expect("it fits");
    storage.append(append(table(1), 2, "third")).await.expect("it fits");
    let all = ["first", "second", "third"].map(str::to_owned);
    for from in 0..=3 {
        assert_eq!(storage.load(table(1), from as u64).await, Ok(all[from..].to_vec()));
    }
    for beyond in [4, u64::MAX / 2, u64::MAX] {
        assert_eq!(storage.load(table(1), beyond).await, Ok(vec![]));
    }
}

pub(crate) async fn what_was_acknowledged_is_read_at_once(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    for number in 1..30 {
        storage.append(append(table(1), number, "entry")).await.expect("it fits");
        assert_eq!(storage.load(table(1), number).await, Ok(vec!["entry".into()]));
    }
}

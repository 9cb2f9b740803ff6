use folsom_storage::{Query, StorageError};

use crate::fixtures::{Shared, append, new, table};

pub(crate) async fn an_open_storage_is_healthy(storage: Shared) {
    assert_eq!(storage.health().await, Ok(()));
}

pub(crate) async fn a_closed_storage_is_unavailable(storage: Shared) {
    storage.create(new(table(1))).await.expect("it is new");
    assert_eq!(storage.close().await, Ok(()));
    let unavailable = Err(StorageError::Unavailable("it has been closed".into()));
    assert_eq!(storage.health().await, unavailable);
    assert_eq!(storage.create(new(table(2))).await, unavailable);
    assert_eq!(storage.append(append(table(1), 1, "late")).await, unavailable);
    assert_eq!(storage.remove(table(1)).await, unavailable);
    assert_eq!(storage.load(table(1), 0).await.map(drop), unavailable);
    assert_eq!(storage.list(Query::all()).await.map(drop), unavailable);
    assert_eq!(storage.secret("cookies", vec![1]).await.map(drop), unavailable);
}

pub(crate) async fn it_can_be_closed_twice(storage: Shared) {
    let others = storage.clone();
    assert_eq!(tokio::join!(storage.close(), others.close()), (Ok(()), Ok(())));
    assert_eq!(storage.close().await, Ok(()));
}

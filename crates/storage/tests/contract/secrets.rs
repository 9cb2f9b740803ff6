use folsom_storage::MAX_SECRET_BYTES;
use tokio::task::JoinSet;

use crate::fixtures::Shared;

pub(crate) async fn the_first_secret_stays(storage: Shared) {
    let bytes: Vec<u8> = (0..=255).collect();
    assert_eq!(storage.secret("cookies", bytes.clone()).await, Ok(bytes.clone()));
    assert_eq!(storage.secret("cookies", vec![1, 2, 3]).await, Ok(bytes));
}

pub(crate) async fn each_name_has_a_secret_of_its_own(storage: Shared) {
    assert_eq!(storage.secret("cookies", vec![1]).await, Ok(vec![1]));
    assert_eq!(storage.secret("Cookies", vec![2]).await, Ok(vec![2]));
    assert_eq!(storage.secret("", vec![]).await, Ok(vec![]));
    assert_eq!(storage.secret("", vec![3]).await, Ok(vec![]));
}

pub(crate) async fn all_who_ask_at_once_get_the_same(storage: Shared) {
    let mut tasks = JoinSet::new();
    for number in 0..20 {
        let storage = storage.clone();
        tasks.spawn(async move { storage.secret("cookies", vec![number; 32]).await.expect("a secret") });
    }
    let secrets = tasks.join_all().await;
    assert!(secrets.iter().all(|secret| *secret == secrets[0]), "{secrets:?}");
}

pub(crate) async fn a_secret_that_is_too_long_is_refused(storage: Shared) {
    let code = |result: Result<Vec<u8>, folsom_storage::StorageError>| result.map_err(|error| error.code());
    let longest = vec![1; MAX_SECRET_BYTES];
    assert_eq!(code(storage.secret("name", vec![1; MAX_SECRET_BYTES + 1]).await), Err("unfit"));
    assert_eq!(code(storage.secret(&"n".repeat(MAX_SECRET_BYTES + 1), vec![1]).await), Err("unfit"));
    assert_eq!(code(storage.secret("zero \0", vec![1]).await), Err("unfit"));
    assert_eq!(code(storage.secret("name", longest.clone()).await), Ok(longest));
}

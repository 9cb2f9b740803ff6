//! What is kept so that people can be told: papers in drawers of the storage.

use folsom_storage::{Filed, Filing, Member, Paper, Storage, StorageError};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How often something is tried that another has changed in between.
const ATTEMPTS: usize = 5;

/// A kind of paper.
pub(super) trait Drawer: Serialize + DeserializeOwned + Clone {
    /// What the drawer is called.
    const NAME: &'static str;
}

/// What lies there, if it can be read.
pub(super) async fn read<D: Drawer>(storage: &dyn Storage, key: &str) -> Result<Option<D>, StorageError> {
    Ok(storage.paper(D::NAME, key).await?.as_ref().and_then(parse))
}

fn parse<D: Drawer>(filed: &Filed) -> Option<D> {
    serde_json::from_str(&filed.paper.body).ok()
}

/// Changes what lies there; it is gone if nothing is left. What it is then.
pub(super) async fn change<D: Drawer>(
    storage: &dyn Storage,
    key: &str,
    owner: Option<Member>,
    change: impl Fn(Option<D>) -> Option<D>,
) -> Result<Option<D>, StorageError> {
    let mut failed = StorageError::Stale;
    for _ in 0..ATTEMPTS {
        let filed = storage.paper(D::NAME, key).await?;
        let before = filed.as_ref().and_then(parse);
        let after = change(before);
        let filing = match (&after, &filed) {
            (None, None) => return Ok(None),
            (None, Some(filed)) => Filing::take(filed),
            (Some(changed), filed) => {
                let body = serde_json::to_string(changed).expect("it is text");
                let paper =
                    Paper { drawer: D::NAME.to_owned(), key: key.to_owned(), owner, rank: None, body };
                match filed {
                    Some(filed) if filed.paper == paper => return Ok(after),
                    Some(filed) => Filing::over(filed.version, paper),
                    None => Filing::new(paper),
                }
            }
        };
        match storage.file(vec![filing]).await {
            Ok(()) => return Ok(after),
            // Somebody else was faster.
            Err(error @ StorageError::Stale) => failed = error,
            Err(error) => return Err(error),
        }
    }
    Err(failed)
}

/// Takes away what lies there.
pub(super) async fn remove<D: Drawer>(storage: &dyn Storage, key: &str) -> Result<(), StorageError> {
    change::<D>(storage, key, None, |_| None).await.map(|_| ())
}

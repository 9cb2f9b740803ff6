//! Whether what was acknowledged is stored.

use folsom_storage::{Storage, TableId};
use folsom_table::{Entry, Happened};

use crate::failure::Failure;

/// Tables, and how many choices were acknowledged at each.
pub(super) type Ledger = Vec<(String, u64)>;

/// How many choices are stored in all.
///
/// # Errors
/// If a table has fewer than were acknowledged, or more.
pub(super) async fn count(storage: &dyn Storage, ledger: &Ledger) -> Result<u64, Failure> {
    let mut all = 0;
    for (table, acknowledged) in ledger {
        let wrong = |error: &dyn std::fmt::Display| Failure::Unmet(format!("table {table}: {error}"));
        let id: TableId = table.parse().map_err(|error| wrong(&error))?;
        let mut stored = 0;
        for text in storage.load(id, 0).await.map_err(|error| wrong(&error))? {
            let entry: Entry = serde_json::from_str(&text).map_err(|error| wrong(&error))?;
            stored += u64::from(matches!(entry.what, Happened::Chose { .. }));
        }
        if stored != *acknowledged {
            return Err(wrong(&format!("{acknowledged} choices were acknowledged, {stored} are stored")));
        }
        all += stored;
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use folsom_storage::{Append, Listing, Memory, NewTable, Progress, Timestamp};

    use super::*;

    const OPENED: &str = r#"{"at":1,"what":"resumed"}"#;
    const CHOSE: &str = r#"{"at":2,"what":"chose","seat":"seat1","choice":"draw","by":"player"}"#;

    async fn storage_with(choices: u64) -> (Memory, String) {
        let (storage, table) = (Memory::new(), TableId::from_bytes([7; 16]));
        let at = Timestamp::from_millis(1);
        let listing = Listing::new(Progress::Running);
        storage
            .create(NewTable { table, entries: vec![OPENED.to_owned()], listing, origin: None, at })
            .await
            .unwrap();
        for expected in 1..=choices {
            let append = Append { table, expected, entry: CHOSE.to_owned(), listing: None, at };
            storage.append(append).await.unwrap();
        }
        (storage, table.to_string())
    }

    #[tokio::test]
    async fn every_acknowledged_choice_must_be_stored_and_no_other() {
        let (storage, table) = storage_with(2).await;
        assert_eq!(count(&storage, &vec![(table.clone(), 2)]).await.unwrap(), 2);
        for acknowledged in [1, 3] {
            let failed = count(&storage, &vec![(table.clone(), acknowledged)]).await.unwrap_err();
            assert!(failed.to_string().ends_with("2 are stored"), "{failed}");
        }
    }

    #[tokio::test]
    async fn a_table_that_is_lost_is_noticed() {
        let (storage, _) = storage_with(1).await;
        let lost = TableId::from_bytes([8; 16]).to_string();
        assert!(count(&storage, &vec![(lost, 0)]).await.is_err());
    }
}

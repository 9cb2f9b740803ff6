use std::fs;

use folsom_storage::Storage;

use crate::fixtures::{append, create, entry, open, table};

/// As long as it is open, a file that was deleted can be written to; then it is gone. Nobody is told that anything in it is kept.
#[tokio::test]
async fn nothing_is_promised_in_a_file_that_is_not_there_any_more() {
    for replaced in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let storage = open(&path).await;
        create(&storage, table(1)).await;
        storage.append(append(table(1), 1, entry(1))).await.expect("it is there");
        fs::remove_file(&path).expect("somebody deletes it");
        if replaced {
            fs::write(&path, "another").expect("and puts another in its place");
        }
        for number in 2..5 {
            let refused = storage.append(append(table(1), number, entry(number))).await;
            assert_eq!(refused.map_err(|error| error.code()), Err("gone"));
            assert_eq!(storage.health().await.map_err(|error| error.code()), Err("gone"));
        }
        // Whatever is there now is somebody else's.
        assert_eq!(fs::read_to_string(&path).ok().as_deref(), replaced.then_some("another"));
        let _ = storage.close().await;
    }
}

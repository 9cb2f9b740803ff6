//! The frozen records of every version, from outside: each is replayed and verified.

use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

use crate::run::printed;

/// Every record that was ever kept.
fn records() -> Vec<PathBuf> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let folders = read_dir(corpus).expect("a folder").map(|folder| folder.expect("a folder").path());
    let files = folders
        .flat_map(|folder| read_dir(folder).expect("files"))
        .map(|file| file.expect("a file").path());
    files.filter(|file| file.extension().is_some_and(|extension| extension == "record")).collect()
}

#[test]
fn every_frozen_record_is_verified_and_replayed() {
    let records = records();
    assert!(records.len() >= 38, "{}", records.len());
    for path in records {
        let text = read_to_string(&path).expect("a record");
        let hash = text.lines().find_map(|line| line.strip_prefix("commitment: ")).expect("a hash");
        let file = path.to_str().expect("a path that is text");
        let verified = printed(&["verify", file, "--commitment", hash]);
        assert!(verified.contains("as the record says"), "{file}: {verified}");
        assert!(!printed(&["replay", file]).is_empty(), "{file}");
    }
}

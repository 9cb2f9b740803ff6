//! Files that are made from what is written here: the types for TypeScript, and examples that clients are tested
//! with. `make goldens` writes them anew.
//!
//! Only tests need to know what TypeScript looks like, so `ts-rs` is a dependency of theirs alone, and its derives are under
//! `cfg(test)`: it is in nothing that anybody runs or loads.

mod alias;
mod constants;
mod fixtures;
mod layout;
mod typescript;
mod words;

use std::path::{Path, PathBuf};

/// A file of this repository.
fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Compares a file with what should be in it, or writes it.
fn check(path: &str, text: &str) {
    let file = file(path);
    if std::env::var_os("FOLSOM_GOLDENS").is_some_and(|value| value == "write") {
        let folder = file.parent().expect("it is in a folder");
        std::fs::create_dir_all(folder).expect("the folder can be made");
        std::fs::write(&file, text).expect("the file can be written");
    } else {
        let found = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(found == text, "{path} is out of date; run `make goldens`");
    }
}

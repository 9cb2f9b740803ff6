//! Which file a path leads to: a file that was deleted can be written to as long as it is open, and then it is gone.

use std::path::Path;

/// A file, whatever it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Identity {
    device: u64,
    file: u64,
}

impl Identity {
    /// The file at a path; none if there is none.
    #[cfg(unix)]
    pub(super) fn of(path: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        let found = std::fs::metadata(path).ok()?;
        Some(Self { device: found.dev(), file: found.ino() })
    }

    /// Where files have no identity of their own they can't be deleted while they are open.
    #[cfg(not(unix))]
    pub(super) fn of(_: &Path) -> Option<Self> {
        None
    }
}

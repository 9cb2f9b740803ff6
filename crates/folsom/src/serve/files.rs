//! A connection is a file, and most systems allow a process few of them unless it asks for more.

use rustix::process::{Resource, getrlimit, setrlimit};

/// Allows this process as many open files as it may have.
pub(super) fn allow_all() {
    let mut limits = getrlimit(Resource::Nofile);
    if limits.current == limits.maximum {
        return;
    }
    limits.current = limits.maximum;
    // If the system says no, there are as many as there were.
    let _ = setrlimit(Resource::Nofile, limits);
}

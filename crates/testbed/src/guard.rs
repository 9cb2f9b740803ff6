//! What ends a service when the test's process ends. Tests are killed, panic, and never drop what is static; so this is a
//! process of its own, which waits for ours to let go of a pipe.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// Runs a command when it is dropped, or when this process ends in whatever way.
#[derive(Debug)]
pub(crate) struct Guard(Child);

impl Guard {
    /// The command is a script for the shell, with these arguments. `shell` says as whom it is run.
    pub(crate) fn new(shell: Command, script: &str, arguments: &[&str]) -> Self {
        Self::with_service(shell, ":", script, arguments)
    }

    /// The same, with a service that the guard itself starts.
    pub(crate) fn with_service(mut shell: Command, start: &str, script: &str, arguments: &[&str]) -> Self {
        let child = shell
            .args(["-c", &format!("{start}\ncat > /dev/null\n{script}"), "guard"])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // Whoever presses Ctrl-C means the tests, and this has still to tidy up after them.
            .process_group(0)
            .spawn();
        Self(child.expect("a shell"))
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

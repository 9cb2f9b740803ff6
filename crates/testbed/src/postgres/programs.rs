//! Where PostgreSQL's programs are, and who may run them: they refuse root.

use std::fs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// The user whom Debian's package brings.
const USER: &str = "postgres";

#[derive(Debug)]
pub(crate) struct Programs {
    folder: PathBuf,
    /// As whom they run, if not as ourselves.
    user: Option<(u32, u32)>,
}

impl Programs {
    pub(crate) fn find() -> Self {
        let Some(folder) = newest_of_debian().or_else(in_path) else {
            panic!("PostgreSQL is not installed, and this test needs it: `make services` installs it");
        };
        let user = rustix::process::getuid().is_root().then(|| {
            user()
                .unwrap_or_else(|| panic!("root can't run PostgreSQL, and there is no user `{USER}` here"))
        });
        Self { folder, user }
    }

    pub(crate) fn path(&self, program: &str) -> PathBuf {
        self.folder.join(program)
    }

    /// A folder that they may use. Its path is short, because that of a socket can't be long.
    pub(crate) fn folder(&self) -> TempDir {
        // Root may have a folder for temporary files that nobody else can reach.
        let place = if self.user.is_some() { PathBuf::from("/tmp") } else { std::env::temp_dir() };
        let folder = tempfile::Builder::new().prefix("folsom-").tempdir_in(place).expect("a folder");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).expect("it is ours");
        if let Some((user, group)) = self.user {
            chown(folder.path(), Some(user), Some(group)).expect("root may give it away");
        }
        folder
    }

    /// Gives a file to whoever may run these programs, and to nobody else: they refuse a key that others can read.
    pub(crate) fn give(&self, file: &Path) {
        fs::set_permissions(file, fs::Permissions::from_mode(0o600)).expect("it is ours");
        if let Some((user, group)) = self.user {
            chown(file, Some(user), Some(group)).expect("root may give it away");
        }
    }

    /// A command that is run by whoever may run these programs.
    pub(crate) fn as_its_user(&self, program: impl AsRef<Path>) -> Command {
        let mut command = Command::new(program.as_ref());
        self.hand_over(&mut command);
        command
    }

    fn hand_over(&self, command: &mut Command) {
        // Ours may be one that they can't enter.
        command.current_dir("/");
        // English, whatever is spoken here; and nothing else that would change what they do.
        command.env("LC_ALL", "C").env_remove("PGDATABASE").env_remove("PGOPTIONS").env_remove("PGSERVICE");
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
    }

    pub(crate) fn run(&self, command: &mut Command) -> String {
        self.try_to_run(command).unwrap_or_else(|error| panic!("{error}"))
    }

    pub(crate) fn try_to_run(&self, command: &mut Command) -> Result<String, String> {
        self.hand_over(command);
        let program = command.get_program().to_owned();
        let output = command.output().map_err(|error| format!("{}: {error}", program.display()))?;
        if output.status.success() {
            return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
        }
        Err(format!("{}: {}", program.display(), String::from_utf8_lossy(&output.stderr)))
    }
}

/// Debian keeps them apart by version.
fn newest_of_debian() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let number = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.filter_map(|entry| Some(entry.ok()?.path())).max_by_key(number)?;
    Some(newest.join("bin")).filter(|bin| bin.join("initdb").exists())
}

fn in_path() -> Option<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH")?).find(|folder| folder.join("initdb").exists())
}

/// The number of the user and of its group.
fn user() -> Option<(u32, u32)> {
    let all = fs::read_to_string("/etc/passwd").ok()?;
    let line = all.lines().find(|line| line.split(':').next() == Some(USER))?;
    let mut fields = line.split(':').skip(2);
    Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
}

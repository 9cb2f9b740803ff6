//! A pooler between us and PostgreSQL.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::os::unix::fs::chown;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::guard::Guard;
use crate::port;
use crate::postgres::{Postgres, ROLE};

/// A PgBouncer in transaction mode: a connection to it has another connection to PostgreSQL in each transaction, which it
/// shares with others. It ends with this, or with the process.
#[derive(Debug)]
pub struct PgBouncer {
    _guard: Guard,
    port: u16,
}

impl PgBouncer {
    /// One with so many connections to PostgreSQL for each database.
    ///
    /// # Panics
    /// If it is not installed, or can't be started.
    #[must_use]
    pub fn start(postgres: &Postgres, connections: u32) -> Self {
        let program = find();
        let port = port::free();
        let folder = postgres.folder().join(format!("pgbouncer-{port}"));
        let (users, settings, pid) = (folder.join("users"), folder.join("settings"), folder.join("pid"));
        fs::create_dir(&folder).expect("a folder");
        fs::write(&users, format!("\"{ROLE}\" \"{}\"\n", postgres.password())).expect("a file");
        let text = format!(
            "[databases]\n* = host=127.0.0.1 port={}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\n\
             unix_socket_dir =\nauth_type = scram-sha-256\nauth_file = {}\npidfile = {}\npool_mode = transaction\n\
             default_pool_size = {connections}\nmax_client_conn = 200\nserver_reset_query_always = 0\n",
            postgres.address().port(),
            users.display(),
            pid.display(),
        );
        fs::write(&settings, text).expect("a file");
        give_to_owner_of(postgres.folder(), [&folder, &users, &settings]);
        let mut shell = postgres.programs().as_its_user("sh");
        shell.stderr(Stdio::null());
        let paths = [&program, &settings, &pid].map(|path| path.to_str().expect("a path of ours"));
        // It runs as a child of the guard, which knows its number by that.
        let script = r#"kill "$bouncer"; wait "$bouncer"; rm -f "$3""#;
        let guard = Guard::with_service(shell, r#""$1" --quiet "$2" & bouncer=$!"#, script, &paths);
        let bouncer = Self { _guard: guard, port };
        bouncer.wait();
        bouncer
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    fn wait(&self) {
        let patience = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect(self.address()).is_err() {
            assert!(Instant::now() < patience, "PgBouncer doesn't start");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

fn give_to_owner_of<const N: usize>(model: &std::path::Path, paths: [&PathBuf; N]) {
    use std::os::unix::fs::MetadataExt;
    let owner = fs::metadata(model).expect("it is there");
    if rustix::process::getuid().is_root() {
        for path in paths {
            chown(path, Some(owner.uid()), Some(owner.gid())).expect("root may give it away");
        }
    }
}

fn find() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain([PathBuf::from("/usr/sbin")])
        .map(|folder| folder.join("pgbouncer"))
        .find(|program| program.exists())
        .expect("PgBouncer is not installed, and this test needs it: `make services` installs it")
}

//! A NATS of the test's own.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::certificates::Certificate;
use crate::guard::Guard;
use crate::port;

/// Those who are gone are noticed as fast as an operator should set it up.
const USUAL: &str = "ping_interval: \"1s\"\nping_max: 2\nwrite_deadline: \"2s\"\n";

/// A NATS server on a port of its own. It ends with this, or with the process.
#[derive(Debug)]
pub struct Nats {
    running: Mutex<Option<Guard>>,
    folder: TempDir,
    port: u16,
}

impl Nats {
    /// One without anything special.
    ///
    /// # Panics
    /// If it is not installed, or can't be started.
    #[must_use]
    pub fn start() -> Self {
        Self::start_with("")
    }

    /// One with other settings, as they stand in its configuration file. `FOLDER` is where [`folder`](Self::folder) is.
    ///
    /// # Panics
    /// As [`start`](Self::start).
    #[must_use]
    pub fn start_with(settings: &str) -> Self {
        let folder = TempDir::with_prefix("folsom-nats-").expect("a folder");
        Self::start_in(folder, settings)
    }

    /// One that shows this certificate, and talks to nobody without. `more` is what else is to stand in its settings for that.
    ///
    /// # Panics
    /// As [`start`](Self::start).
    #[must_use]
    pub fn start_with_tls(certificate: &Certificate, more: &str, settings: &str) -> Self {
        let folder = TempDir::with_prefix("folsom-nats-").expect("a folder");
        certificate.copy_to(folder.path());
        let files = "cert_file: \"FOLDER/service.pem\", key_file: \"FOLDER/service.key\"";
        Self::start_in(folder, &format!("tls {{ {files}{more} }}\n{settings}"))
    }

    fn start_in(folder: TempDir, settings: &str) -> Self {
        let port = port::free();
        let settings = settings.replace("FOLDER", folder.path().to_str().expect("a path of ours"));
        let text = format!("listen: \"127.0.0.1:{port}\"\n{USUAL}{settings}\n");
        fs::write(folder.path().join("nats.conf"), text).expect("a file");
        let nats = Self { running: Mutex::new(None), folder, port };
        nats.resume();
        nats
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// The same as an address for clients.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://{}", self.address())
    }

    /// Where its files are.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Ends it, without a word to anybody.
    ///
    /// # Panics
    /// If somebody panicked at the same time.
    pub fn stop(&self) {
        self.running.lock().expect("nobody panicked").take();
    }

    /// Starts it again, on the same port.
    ///
    /// # Panics
    /// If it can't be started.
    pub fn resume(&self) {
        let (program, settings) = (find(), self.folder.path().join("nats.conf"));
        let paths = [&program, &settings].map(|path| path.to_str().expect("a path of ours"));
        let start = r#""$1" --config "$2" > /dev/null 2>&1 & nats=$!"#;
        let guard =
            Guard::with_service(Command::new("sh"), start, r#"kill -9 "$nats"; wait "$nats""#, &paths);
        *self.running.lock().expect("nobody panicked") = Some(guard);
        let patience = Instant::now() + Duration::from_secs(20);
        while TcpStream::connect(self.address()).is_err() {
            assert!(Instant::now() < patience, "NATS doesn't start");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

fn find() -> PathBuf {
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tools/bin/nats-server");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut others = std::env::split_paths(&path).map(|folder| folder.join("nats-server"));
    let found = if ours.exists() { Some(ours) } else { others.find(|program| program.exists()) };
    found.expect("NATS is not installed, and this test needs it: `make services` installs it")
}

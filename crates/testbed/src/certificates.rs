//! Certificates for one test.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// Somebody who vouches for services and clients, by certificates that are good for a day. `openssl` makes them: it comes with
/// PostgreSQL.
#[derive(Debug)]
pub struct Authority {
    folder: TempDir,
}

/// A certificate and its key, each a file in PEM.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// The certificate.
    pub certificate: PathBuf,
    /// Its key.
    pub key: PathBuf,
}

const NEW_KEY: [&str; 5] = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

impl Authority {
    /// Somebody whom nobody knows yet.
    ///
    /// # Panics
    /// If there is no `openssl`.
    #[must_use]
    pub fn new() -> Self {
        let authority = Self { folder: TempDir::with_prefix("folsom-certificates-").expect("a folder") };
        let mut command = Command::new("openssl");
        command.args(["req", "-x509", "-days", "1", "-subj", "/CN=Somebody who vouches"]).args(NEW_KEY);
        run(command.arg("-keyout").arg(authority.file("authority.key")).arg("-out").arg(authority.path()));
        authority
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The file with their own certificate, for whoever trusts them.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.file("authority.pem")
    }

    /// Vouches for whoever is at these addresses or names, such as `IP:127.0.0.1,DNS:localhost`.
    ///
    /// # Panics
    /// As [`new`](Self::new).
    #[must_use]
    pub fn vouch_for(&self, name: &str, places: &str) -> Certificate {
        let made = Certificate {
            certificate: self.file(&format!("{name}.pem")),
            key: self.file(&format!("{name}.key")),
        };
        let (request, details) =
            (self.file(&format!("{name}.request")), self.file(&format!("{name}.conf")));
        fs::write(&details, format!("subjectAltName={places}\nbasicConstraints=CA:FALSE\n"))
            .expect("a file");
        let mut command = Command::new("openssl");
        command.args(["req", "-new", "-subj", &format!("/CN={name}")]).args(NEW_KEY);
        run(command.arg("-keyout").arg(&made.key).arg("-out").arg(&request));
        let mut command = Command::new("openssl");
        command.args(["x509", "-req", "-days", "1", "-CAcreateserial", "-in"]).arg(&request);
        command.arg("-CA").arg(self.path()).arg("-CAkey").arg(self.file("authority.key"));
        run(command.arg("-extfile").arg(&details).arg("-out").arg(&made.certificate));
        made
    }
}

impl Default for Authority {
    fn default() -> Self {
        Self::new()
    }
}

impl Certificate {
    /// Both files as one after the other, in a folder of somebody else: `service.pem` and `service.key`.
    pub(crate) fn copy_to(&self, folder: &Path) {
        fs::copy(&self.certificate, folder.join("service.pem")).expect("it can be copied");
        fs::copy(&self.key, folder.join("service.key")).expect("it can be copied");
    }
}

fn run(command: &mut Command) {
    let output = command.output().expect("openssl is needed to make certificates");
    assert!(output.status.success(), "openssl: {}", String::from_utf8_lossy(&output.stderr));
}

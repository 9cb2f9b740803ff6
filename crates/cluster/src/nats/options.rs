//! How NATS is reached, and what can be wrong with that.

use std::path::PathBuf;
use std::time::Duration;

use async_nats::{ConnectErrorKind, ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;

/// How often NATS is asked whether it is still there; after two questions without an answer it is not.
const PING_EVERY: Duration = Duration::from_secs(1);
/// To connect takes no longer.
const CONNECTING: Duration = Duration::from_secs(3);
/// So long is waited before the next attempt to connect again: a little more each time, up to this.
const LONGEST_PAUSE: Duration = Duration::from_millis(500);
/// So many messages may wait between the connection and whoever takes them.
const WAITING: usize = 64 * 1024;

/// How NATS is reached.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct NatsOptions {
    /// One or more addresses with commas between them, such as `nats://user:password@127.0.0.1:4222`.
    pub addresses: String,
    /// What all subjects begin with. Servers that should know of each other have the same.
    pub prefix: String,
    /// A file with credentials (`.creds`).
    pub credentials: Option<PathBuf>,
    /// A file with certificates of those who may vouch for NATS, if the system does not know them.
    pub authority: Option<PathBuf>,
    /// A certificate of our own and its key, if NATS wants one.
    pub certificate: Option<(PathBuf, PathBuf)>,
}

/// Why NATS can't be used, in one line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NatsError {
    /// That is no address.
    #[error("`{0}` is no address of NATS, such as nats://127.0.0.1:4222")]
    Address(String),
    /// A file can't be used.
    #[error("{path}: {why}", path = .0.display(), why = .1)]
    File(PathBuf, String),
    /// Nobody is there.
    #[error("NATS at {0} can't be reached: {1}")]
    Unreachable(String, String),
    /// It does not let us in.
    #[error("NATS at {0} does not let this user in")]
    Forbidden(String),
    /// No safe connection could be made.
    #[error("no safe connection to NATS at {0}: {1}")]
    Tls(String, String),
    /// The operating system has no randomness to give.
    #[error("there is no randomness to be had")]
    NoRandomness,
}

impl NatsOptions {
    /// The addresses.
    pub(super) fn servers(&self) -> Result<Vec<ServerAddr>, NatsError> {
        let wrong = |text: &str| NatsError::Address(without_password(text));
        let server = |text: &str| {
            let text = text.trim();
            let known = text.starts_with("nats://") || text.starts_with("tls://");
            let server = without_user(text).parse::<ServerAddr>().ok();
            let server = server.filter(|server| known && !server.host().is_empty());
            server.ok_or_else(|| wrong(text))
        };
        self.addresses.split(',').map(server).collect()
    }

    /// The user and the password in the first address that has any, or a token.
    fn user(&self) -> Option<(String, Option<String>)> {
        let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
        let user = self.addresses.split(',').find_map(|text| {
            let rest = text.split_once("://")?.1;
            Some(rest.rsplit_once('@')?.0)
        })?;
        Some(match user.split_once(':') {
            Some((user, password)) => (plain(user), Some(plain(password))),
            None => (plain(user), None),
        })
    }

    /// Where that is, without what only we should know.
    pub(super) fn place(&self) -> String {
        let servers = self.servers().unwrap_or_default();
        let places = servers.iter().map(|server| format!("{}:{}", server.host(), server.port()));
        places.collect::<Vec<_>>().join(", ")
    }

    /// The same as the library wants it.
    pub(super) async fn prepare(&self) -> Result<ConnectOptions, NatsError> {
        let mut options = ConnectOptions::new()
            .name("folsom")
            .no_echo()
            .ping_interval(PING_EVERY)
            .connection_timeout(CONNECTING)
            .subscription_capacity(WAITING)
            .max_reconnects(None)
            .reconnect_delay_callback(|attempts| {
                let pause =
                    Duration::from_millis(20).saturating_mul(u32::try_from(attempts).unwrap_or(u32::MAX));
                pause.min(LONGEST_PAUSE)
            });
        // The library would take them as they stand there, with every `%20`.
        options = match self.user() {
            Some((user, Some(password))) => options.user_and_password(user, password),
            Some((token, None)) => options.token(token),
            None => options,
        };
        if let Some(path) = &self.credentials {
            readable(path)?;
            let failed = |error: std::io::Error| NatsError::File(path.clone(), error.to_string());
            options = options.credentials_file(path).await.map_err(failed)?;
        }
        if let Some(path) = &self.authority {
            readable(path)?;
            options = options.add_root_certificates(path.clone());
        }
        if let Some((certificate, key)) = &self.certificate {
            readable(certificate)?;
            readable(key)?;
            options = options.add_client_certificate(certificate.clone(), key.clone());
        }
        let safe = self.authority.is_some() || self.addresses.contains("tls://");
        Ok(options.require_tls(safe))
    }

    /// What went wrong when it was tried.
    pub(super) fn failed(&self, error: &async_nats::ConnectError) -> NatsError {
        let place = self.place();
        let why = std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string);
        match error.kind() {
            ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
                NatsError::Forbidden(place)
            }
            ConnectErrorKind::Tls => NatsError::Tls(place, why),
            _ if is_about_tls(error) => NatsError::Tls(place, why),
            _ => NatsError::Unreachable(place, why),
        }
    }
}

/// Whether it is a certificate, or the like, that was not good enough. The library takes it for any other failure of a connection.
fn is_about_tls(error: &(dyn std::error::Error + 'static)) -> bool {
    let within = |error: &(dyn std::error::Error + 'static)| {
        let io = error.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
        error.is::<rustls::Error>() || io.is_some_and(|inner| inner.is::<rustls::Error>())
    };
    std::iter::successors(Some(error), |error| error.source()).any(within)
}

fn readable(path: &PathBuf) -> Result<(), NatsError> {
    let failed = |error: std::io::Error| NatsError::File(path.clone(), error.to_string());
    std::fs::File::open(path).map(drop).map_err(failed)
}

/// An address without whoever wants to go there.
fn without_user(text: &str) -> String {
    match (text.find("://"), text.rfind('@')) {
        (Some(scheme), Some(at)) if scheme + 3 <= at => {
            format!("{}{}", &text[..scheme + 3], &text[at + 1..])
        }
        _ => text.to_owned(),
    }
}

/// An address as it may be shown.
fn without_password(text: &str) -> String {
    match (text.find("://"), text.rfind('@')) {
        (Some(scheme), Some(at)) if scheme + 3 < at => format!("{}…{}", &text[..scheme + 3], &text[at..]),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(addresses: &str) -> NatsOptions {
        NatsOptions { addresses: addresses.to_owned(), ..NatsOptions::default() }
    }

    #[test]
    fn an_address_is_read_and_shown_without_its_password() {
        let two = options("nats://anna:secret@127.0.0.1:4222, tls://localhost");
        assert_eq!(two.place(), "127.0.0.1:4222, localhost:4222");
        for wrong in ["", "127.0.0.1:4222", "http://127.0.0.1", "nats://", "nats://anna:secret@"] {
            let error = options(wrong).servers().unwrap_err().to_string();
            assert!(error.contains("is no address of NATS") && !error.contains("secret"), "{error}");
        }
    }
}

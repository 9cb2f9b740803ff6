//! The address of a database, as somebody has written it. It may hold a password, so none of it is shown again but what was
//! understood to be something else.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use percent_encoding::percent_decode_str;
use tokio_postgres::Config;
use tokio_postgres::config::Host;

use crate::postgres::opening::ConnectError;

/// Whether the other end has to prove who it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trust {
    /// Whoever answers is believed, as with PostgreSQL's own programs unless they are told otherwise.
    Anybody,
    /// A certificate for its name, signed by somebody whom the system trusts, or by one in this file.
    Certified(Option<PathBuf>),
}

/// Where a database is, and as whom it is used.
#[derive(Clone)]
pub(crate) struct Address {
    pub(crate) config: Config,
    pub(crate) trust: Trust,
    /// For people: without the password.
    place: String,
}

impl Address {
    pub(crate) fn parse(url: &str) -> Result<Self, ConnectError> {
        // A password with such a character that is not escaped would be taken for something else, and shown.
        if url.bytes().filter(|&byte| byte == b'@').count() > 1 {
            return Err(wrong("there is more than one `@`; in a password it is written as `%40`"));
        }
        let (base, query) = url.split_once('?').unwrap_or((url, ""));
        let mut trust = Trust::Anybody;
        let mut root = None;
        let mut rest = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("sslmode", "verify-full")) => {
                    trust = Trust::Certified(None);
                    rest.push("sslmode=require");
                }
                Some(("sslmode", "verify-ca" | "allow")) => {
                    return Err(wrong("`sslmode` is disable, prefer, require or verify-full"));
                }
                Some(("sslrootcert", path)) => {
                    let path = percent_decode_str(path).decode_utf8();
                    root =
                        Some(PathBuf::from(path.map_err(|_| wrong("`sslrootcert` is no path"))?.as_ref()));
                }
                _ => rest.push(pair),
            }
        }
        if root.is_some() {
            if trust == Trust::Anybody {
                return Err(wrong("`sslrootcert` is of use only with `sslmode=verify-full`"));
            }
            trust = Trust::Certified(root);
        }
        let config = Config::from_str(&format!("{base}?{}", rest.join("&")));
        // What is wrong is in its source, which names an option but no value.
        let mut config = config.map_err(|error| wrong(&cause(&error)))?;
        if config.get_dbname().is_none_or(str::is_empty) {
            return Err(wrong("it names no database, such as `postgres://folsom@db.example/folsom`"));
        }
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(wrong(
                "it names no host; for a socket of this machine add `?host=/run/postgresql`",
            ));
        }
        if config.get_application_name().is_none() {
            config.application_name("folsom");
        }
        let place = place(&config);
        Ok(Self { config, trust, place })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.place)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({})", self.place)
    }
}

fn wrong(reason: &str) -> ConnectError {
    ConnectError::Address(reason.to_owned())
}

fn cause(error: &tokio_postgres::Error) -> String {
    std::error::Error::source(error).map_or_else(|| error.to_string(), ToString::to_string)
}

fn place(config: &Config) -> String {
    let user = config.get_user().map(|user| format!("{user}@")).unwrap_or_default();
    let ports = config.get_ports();
    let hosts = config.get_hosts().iter().enumerate().map(|(index, host)| {
        let port = ports.get(index).or(ports.first()).map(|port| format!(":{port}")).unwrap_or_default();
        match host {
            Host::Tcp(name) => format!("{name}{port}"),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        }
    });
    let hosts = hosts.collect::<Vec<_>>().join(",");
    format!("postgres://{user}{hosts}/{}", config.get_dbname().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (url, place) in [
            ("postgres://anna:secret@db.example/folsom", "postgres://anna@db.example:5432/folsom"),
            (
                "postgresql://anna:secret@db.example:5433/folsom?sslmode=require",
                "postgres://anna@db.example:5433/folsom",
            ),
            (
                "postgres://anna:se%40cret@a:1,b:2/folsom?target_session_attrs=read-write",
                "postgres://anna@a:1,b:2/folsom",
            ),
            (
                "postgres:///folsom?host=/run/postgresql&user=anna&password=secret",
                "postgres://anna@/run/postgresql/folsom",
            ),
        ] {
            let address = Address::parse(url).expect(url);
            assert_eq!(address.to_string(), place);
            assert!(!format!("{address:?}").contains("cret"));
        }
    }

    #[test]
    fn a_wrong_address_is_refused_and_its_password_not_told() {
        for url in [
            "postgres://anna:se@cret@db.example/folsom",
            "postgres://anna:12/secret@db.example@x/folsom",
            "postgres://anna:secret@db.example",
            "postgres://anna:secret@/folsom",
            "postgres://anna:secret@db.example:port/folsom",
            "postgres://anna:secret@db.example/folsom?sslmode=verify-ca",
            "postgres://anna:secret@db.example/folsom?sslrootcert=/secret",
            "postgres://anna:secret@db.example/folsom?colour=blue",
            "postgres://anna:secret@db.example/folsom?connect_timeout=secret",
            "nonsense",
        ] {
            let error = Address::parse(url).expect_err(url).to_string();
            assert!(
                !error.contains("cret") && !error.contains("anna") && error.lines().count() == 1,
                "{error}"
            );
        }
    }

    #[test]
    fn who_answers_has_to_prove_it_where_that_is_asked_for() {
        let trust = |query: &str| Address::parse(&format!("postgres://a@b/c{query}")).expect(query).trust;
        assert_eq!(trust(""), Trust::Anybody);
        assert_eq!(trust("?sslmode=require"), Trust::Anybody);
        assert_eq!(trust("?sslmode=verify-full"), Trust::Certified(None));
        let root = Some(PathBuf::from("/a b/root.pem"));
        assert_eq!(trust("?sslrootcert=/a%20b/root.pem&sslmode=verify-full"), Trust::Certified(root));
    }
}

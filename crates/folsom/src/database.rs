//! Where tables are kept: in a file, or in a database of PostgreSQL. What somebody writes tells which.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use clap::builder::{OsStringValueParser, TypedValueParser};
use folsom_storage::{Postgres, PostgresOptions, Sqlite, SqliteOptions, Storage};
use serde::{Deserialize, Deserializer};

use crate::failure::Failure;

/// Where tables are kept.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Database {
    /// A file of SQLite.
    File(PathBuf),
    /// The address of a PostgreSQL, perhaps with a password.
    Postgres(String),
    /// Something else that has a scheme, of which nothing but that is told: there may be a password in it.
    Unknown(String),
}

/// A database that is open, and how it is called.
pub(crate) struct Opened {
    pub(crate) storage: Arc<dyn Storage>,
    pub(crate) place: String,
}

impl Database {
    /// For arguments. It understands everything, because what it doesn't would be repeated in an error.
    pub(crate) fn parser() -> impl TypedValueParser<Value = Self> {
        OsStringValueParser::new().map(Self::from)
    }

    /// Opens it. A file is made if it is not there.
    pub(crate) async fn open(&self, max_bytes: Option<u64>) -> Result<Opened, Failure> {
        match self {
            Self::File(path) => {
                let options = SqliteOptions { max_bytes, ..SqliteOptions::default() };
                let sqlite = Sqlite::open(path, options).await;
                let sqlite = sqlite.map_err(|error| Failure::Unmet(error.to_string()))?;
                Ok(Opened { storage: Arc::new(sqlite), place: path.display().to_string() })
            }
            Self::Postgres(_) if max_bytes.is_some() => Err(Failure::Usage(
                "only a file can be limited in its size, and this is no file".to_owned(),
            )),
            Self::Postgres(url) => {
                let postgres = Postgres::open(url, PostgresOptions::default()).await;
                let postgres = postgres.map_err(|error| Failure::Unmet(error.to_string()))?;
                let place = postgres.place().to_owned();
                Ok(Opened { storage: Arc::new(postgres), place })
            }
            Self::Unknown(_) => Err(self.unknown()),
        }
    }

    /// As somebody would write it, with everything that is in it.
    pub(crate) fn written(&self) -> OsString {
        match self {
            Self::File(path) => path.into(),
            Self::Postgres(url) => url.into(),
            Self::Unknown(scheme) => scheme.into(),
        }
    }

    /// Nothing can be done with such an address.
    pub(crate) fn unknown(&self) -> Failure {
        Failure::Usage(format!("{self} is no database that Folsom knows: it is a file, or postgres://…"))
    }
}

impl From<OsString> for Database {
    fn from(text: OsString) -> Self {
        match text.to_str().and_then(|text| Some((text.split_once("://")?.0, text))) {
            Some(("postgres" | "postgresql", url)) => Self::Postgres(url.to_owned()),
            Some((scheme, _)) => Self::Unknown(scheme.to_owned()),
            None => Self::File(text.into()),
        }
    }
}

impl<'de> Deserialize<'de> for Database {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|text| Self::from(OsString::from(text)))
    }
}

/// Without what might be a password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Postgres(_) => f.write_str("postgres://…"),
            Self::Unknown(scheme) => write!(f, "{scheme}://…"),
        }
    }
}

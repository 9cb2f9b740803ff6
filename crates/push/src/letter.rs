//! A message that is ready to be sent: where to, with which headers, and what it says.

use data_encoding::BASE64URL_NOPAD;
use hyper::body::Bytes;
use sha2::{Digest, Sha256};

use crate::encryption::Recipient;
use crate::endpoint::Endpoint;
use crate::signing::Signer;

/// No message may be longer, in bytes. Push services take no more.
pub const LONGEST_MESSAGE: usize = 3000;

/// A message that is ready to be sent.
#[derive(Clone)]
pub struct Letter {
    pub(crate) to: Endpoint,
    pub(crate) headers: Vec<(&'static str, String)>,
    pub(crate) body: Bytes,
}

impl Letter {
    /// A message to a browser. It is worth something for so many seconds; one that is about the same takes its place if it has not
    /// been delivered yet. `now` is in seconds since 1970.
    ///
    /// # Errors
    /// If there is no randomness to be had.
    ///
    /// # Panics
    /// If it is too long.
    pub fn push(
        (to, recipient): (&Endpoint, &Recipient),
        signer: &Signer,
        plain: &[u8],
        about: &str,
        seconds: u64,
        now: u64,
    ) -> Result<Self, getrandom::Error> {
        assert!(plain.len() <= LONGEST_MESSAGE, "it is too long");
        // A topic is at most 32 characters of this kind, and tells the push service nothing.
        let topic = BASE64URL_NOPAD.encode(&Sha256::digest(about)[..24]);
        Ok(Self {
            headers: vec![
                ("authorization", signer.authorization(&to.origin(), now)),
                ("content-encoding", "aes128gcm".to_owned()),
                ("content-type", "application/octet-stream".to_owned()),
                ("ttl", seconds.to_string()),
                ("topic", topic),
                ("urgency", "normal".to_owned()),
            ],
            body: recipient.encrypt(plain)?.into(),
            to: to.clone(),
        })
    }

    /// JSON for a webhook.
    ///
    /// # Panics
    /// If it is too long.
    #[must_use]
    pub fn json(to: &Endpoint, json: String) -> Self {
        assert!(json.len() <= LONGEST_MESSAGE, "it is too long");
        Self {
            headers: vec![("content-type", "application/json".to_owned())],
            body: json.into(),
            to: to.clone(),
        }
    }

    /// Where it goes.
    #[must_use]
    pub const fn to(&self) -> &Endpoint {
        &self.to
    }
}

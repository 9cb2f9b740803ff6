//! The key that everything of ours is signed with. It is drawn once and kept in the storage.

use axum_extra::extract::cookie;
use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use folsom_storage::{Storage, StorageError};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

const NAME: &str = "signing key";
const BYTES: usize = 64;

/// What identities and seat links are signed with.
#[derive(Clone)]
pub(crate) struct SigningKey {
    cookies: cookie::Key,
    links: [u8; BYTES],
}

impl SigningKey {
    /// The key of this storage.
    pub(crate) async fn of(storage: &dyn Storage) -> Result<Self, StorageError> {
        let mut fresh = vec![0; BYTES];
        getrandom::fill(&mut fresh).map_err(|error| StorageError::Unavailable(error.to_string()))?;
        let kept = storage.secret(NAME, fresh).await?;
        let links = <[u8; BYTES]>::try_from(kept)
            .map_err(|_| StorageError::Broken("the signing key is damaged".to_owned()))?;
        Ok(Self { cookies: cookie::Key::from(&links), links })
    }

    /// The key for cookies.
    pub(crate) fn cookies(&self) -> cookie::Key {
        self.cookies.clone()
    }

    /// A signature of these texts. `purpose` keeps the signatures for one thing from being used for another.
    pub(crate) fn sign(&self, purpose: &str, parts: &[&str]) -> Signature {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.links).expect("a key can have any length");
        for part in std::iter::once(&purpose).chain(parts) {
            // With its length before it, no part can be mistaken for the end of another.
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part.as_bytes());
        }
        Signature(mac)
    }
}

/// A signature, to be written or compared.
pub(crate) struct Signature(Hmac<Sha256>);

impl Signature {
    /// As 64 hexadecimal digits.
    pub(crate) fn write(self) -> String {
        HEXLOWER.encode(&self.0.finalize().into_bytes())
    }

    /// Its first bytes, for what is only compared.
    pub(crate) fn first_bytes(self) -> [u8; 16] {
        let bytes = self.0.finalize().into_bytes();
        std::array::from_fn(|index| bytes[index])
    }

    /// Whether somebody has written just this. It takes the same time wherever the first difference is.
    pub(crate) fn is(self, text: &str) -> bool {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes());
        bytes.is_ok_and(|bytes| self.0.verify_slice(&bytes).is_ok())
    }
}

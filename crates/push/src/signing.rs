//! Who sends a message: the server has a key, and each push service sees by a signature that it is the one which the browser has
//! agreed to (RFC 8292, VAPID).

use data_encoding::BASE64URL_NOPAD;
use p256::ecdsa::signature::{Signer as _, Verifier as _};
use p256::ecdsa::{Signature, SigningKey, VerifyingKey};
use serde_json::{Value, json};

/// A signature is good for so long, in seconds. A day is the most that push services take.
const GOOD_FOR: u64 = 12 * 60 * 60;

/// The key that messages are signed with.
#[derive(Clone)]
pub struct Signer {
    key: SigningKey,
    /// Where the operator of a push service can ask who sends all this.
    contact: Option<String>,
}

/// What a signature says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claims {
    /// For which push service.
    pub audience: String,
    /// Until when it is good, in seconds since 1970.
    pub until: u64,
    /// Who can be asked.
    pub contact: Option<String>,
}

impl Signer {
    /// So many bytes a key has.
    pub const BYTES: usize = 32;

    /// The key that these bytes are, if they are one. Of random bytes almost all are.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let bytes = <[u8; Self::BYTES]>::try_from(bytes).ok()?;
        Some(Self { key: SigningKey::from_slice(&bytes).ok()?, contact: None })
    }

    /// With where to ask who sends all this: an address that begins with `https:` or `mailto:`.
    #[must_use]
    pub fn with_contact(self, contact: Option<String>) -> Self {
        Self { contact, ..self }
    }

    /// The public key, as browsers want it: a point of the curve in Base64 for URLs.
    #[must_use]
    pub fn public(&self) -> String {
        BASE64URL_NOPAD.encode(self.key.verifying_key().to_sec1_point(false).as_bytes())
    }

    /// The header `Authorization` for a message to this push service. `now` is in seconds since 1970.
    #[must_use]
    pub fn authorization(&self, audience: &str, now: u64) -> String {
        let mut claims = json!({ "aud": audience, "exp": now + GOOD_FOR });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let part = |value: &Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let signed = format!("{}.{}", part(&json!({ "typ": "JWT", "alg": "ES256" })), part(&claims));
        let signature: Signature = self.key.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64URL_NOPAD.encode(&signature.to_bytes()), self.public())
    }
}

/// A key does not slip into logs.
impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Signer({})", self.public())
    }
}

/// What the header `Authorization` of a message says, and with which public key it was signed, if it was: what a push service
/// looks at.
#[must_use]
pub fn verify(authorization: &str) -> Option<(String, Claims)> {
    let mut parts = authorization.strip_prefix("vapid ")?.split(',').map(str::trim);
    let mut part = |name: &str| parts.find_map(|part| part.strip_prefix(name)?.strip_prefix('='));
    let (token, public) = (part("t")?, part("k")?);
    let (signed, signature) = token.rsplit_once('.')?;
    let (header, claims) = signed.split_once('.')?;
    let bytes = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).ok();
    let value = |text| serde_json::from_slice::<Value>(&bytes(text)?).ok();
    if value(header)?["alg"] != "ES256" {
        return None;
    }
    let key = VerifyingKey::from_sec1_bytes(&bytes(public)?).ok()?;
    key.verify(signed.as_bytes(), &Signature::from_slice(&bytes(signature)?).ok()?).ok()?;
    let claims = value(claims)?;
    let text = |name: &str| claims[name].as_str().map(str::to_owned);
    Some((
        public.to_owned(),
        Claims { audience: text("aud")?, until: claims["exp"].as_u64()?, contact: text("sub") },
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signer() -> Signer {
        Signer::read(&[7; Signer::BYTES]).unwrap()
    }

    #[test]
    fn what_is_signed_can_be_verified() {
        let contact = Some("https://folsom.example".to_owned());
        let header =
            signer().with_contact(contact.clone()).authorization("https://push.example", 1_700_000_000);
        let (public, claims) = verify(&header).unwrap();
        assert_eq!(public, signer().public());
        let until = 1_700_000_000 + GOOD_FOR;
        assert_eq!(claims, Claims { audience: "https://push.example".to_owned(), until, contact });
    }

    #[test]
    fn what_was_changed_can_not() {
        let header = signer().authorization("https://push.example", 1_700_000_000);
        let other = Signer::read(&[8; Signer::BYTES]).unwrap();
        assert_eq!(verify(&header.replace(&signer().public(), &other.public())), None);
        for place in [12, 60, 120, 180] {
            let mut changed = header.clone().into_bytes();
            changed[place] = if changed[place] == b'A' { b'B' } else { b'A' };
            assert_eq!(verify(&String::from_utf8(changed).unwrap()), None, "{place}");
        }
        for nonsense in ["", "vapid", "vapid t=a.b.c, k=d", "Bearer x"] {
            assert_eq!(verify(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn a_key_is_a_number_of_the_curve() {
        assert_eq!(signer().public().len(), 87);
        assert!(Signer::read(&[0; 32]).is_none());
        assert!(Signer::read(&[255; 32]).is_none());
        assert!(Signer::read(&[1; 31]).is_none());
        assert!(!format!("{:?}", signer()).contains("SigningKey"));
    }
}

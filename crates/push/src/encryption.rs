//! What is said is for one browser alone: not even the push service can read it (RFC 8291, in the form of RFC 8188).

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Key, Nonce};
use data_encoding::BASE64URL_NOPAD;
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// A record of that many bytes holds the whole message.
const RECORD: u32 = 4096;
const POINT: usize = 65;
const SALT: usize = 16;
const AUTH: usize = 16;
/// Salt, record size, length of the point, the point.
const HEADER: usize = SALT + 4 + 1 + POINT;
/// Marks the end of what is said in the last record.
const LAST: u8 = 2;

/// Whom a message is for: the keys of a subscription.
#[derive(Clone, PartialEq, Eq)]
pub struct Recipient {
    key: PublicKey,
    auth: [u8; AUTH],
}

/// Why these are no keys of a subscription.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("these are no keys of a subscription")]
pub struct RecipientError;

impl Recipient {
    /// The keys as browsers tell them: `p256dh` and `auth`, in Base64 for URLs.
    ///
    /// # Errors
    /// If they are none.
    pub fn read(p256dh: &str, auth: &str) -> Result<Self, RecipientError> {
        // Some pad it, some don't.
        let bytes = |text: &str| {
            BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes()).map_err(|_| RecipientError)
        };
        let point = bytes(p256dh)?;
        if point.len() != POINT {
            return Err(RecipientError);
        }
        let key = PublicKey::from_sec1_bytes(&point).map_err(|_| RecipientError)?;
        Ok(Self { key, auth: bytes(auth)?.try_into().map_err(|_| RecipientError)? })
    }

    /// The keys as browsers tell them: `p256dh` and `auth`.
    #[must_use]
    pub fn write(&self) -> (String, String) {
        (BASE64URL_NOPAD.encode(&point(&self.key)), BASE64URL_NOPAD.encode(&self.auth))
    }

    /// A message that nobody else can read.
    ///
    /// # Errors
    /// If there is no randomness to be had.
    pub fn encrypt(&self, plain: &[u8]) -> Result<Vec<u8>, getrandom::Error> {
        loop {
            let (mut salt, mut secret) = ([0; SALT], [0; 32]);
            getrandom::fill(&mut salt)?;
            getrandom::fill(&mut secret)?;
            // One in four thousand million is no number of the curve.
            if let Ok(secret) = SecretKey::from_slice(&secret) {
                return Ok(self.encrypt_with(plain, salt, &secret));
            }
        }
    }

    fn encrypt_with(&self, plain: &[u8], salt: [u8; SALT], secret: &SecretKey) -> Vec<u8> {
        let sender = point(&secret.public_key());
        let shared = secret.diffie_hellman(&self.key);
        let (key, nonce) = derive(shared.raw_secret_bytes(), &self.auth, &point(&self.key), &sender, &salt);
        let mut body = Vec::with_capacity(HEADER + plain.len() + 17);
        body.extend_from_slice(&salt);
        body.extend_from_slice(&RECORD.to_be_bytes());
        body.push(POINT as u8);
        body.extend_from_slice(&sender);
        let padded = [plain, &[LAST]].concat();
        let cipher = Aes128Gcm::new(&key);
        body.extend(cipher.encrypt(&nonce, padded.as_slice()).expect("a message is short"));
        body
    }
}

/// What a subscription can be told by does not slip into logs.
impl std::fmt::Debug for Recipient {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Recipient(…)")
    }
}

fn point(key: &PublicKey) -> [u8; POINT] {
    let encoded = key.to_sec1_point(false);
    std::array::from_fn(|index| encoded.as_bytes()[index])
}

/// The key and the nonce that both ends work out.
fn derive(
    shared: &[u8],
    auth: &[u8],
    receiver: &[u8; POINT],
    sender: &[u8; POINT],
    salt: &[u8; SALT],
) -> (Key<Aes128Gcm>, Nonce<<Aes128Gcm as aes_gcm::aead::AeadCore>::NonceSize>) {
    let info = [b"WebPush: info\0".as_slice(), receiver, sender].concat();
    let material: [u8; 32] = expand(auth, shared, &info);
    let key: [u8; 16] = expand(salt, &material, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = expand(salt, &material, b"Content-Encoding: nonce\0");
    (key.into(), nonce.into())
}

fn expand<const BYTES: usize>(salt: &[u8], material: &[u8], info: &[u8]) -> [u8; BYTES] {
    let mut output = [0; BYTES];
    Hkdf::<Sha256>::new(Some(salt), material).expand(info, &mut output).expect("it is short");
    output
}

/// The other end, as browsers have it: for tests and programs that receive messages.
pub struct Subscriber {
    secret: SecretKey,
    auth: [u8; AUTH],
}

/// Why a message can't be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this message is not for this subscription, or is damaged")]
pub struct Unreadable;

impl Subscriber {
    /// Somebody new.
    ///
    /// # Errors
    /// If there is no randomness to be had.
    pub fn new() -> Result<Self, getrandom::Error> {
        loop {
            let (mut secret, mut auth) = ([0; 32], [0; AUTH]);
            getrandom::fill(&mut secret)?;
            getrandom::fill(&mut auth)?;
            if let Ok(secret) = SecretKey::from_slice(&secret) {
                return Ok(Self { secret, auth });
            }
        }
    }

    /// What others need to say something to it.
    #[must_use]
    pub fn recipient(&self) -> Recipient {
        Recipient { key: self.secret.public_key(), auth: self.auth }
    }

    /// What a message says.
    ///
    /// # Errors
    /// If it is for somebody else, or damaged.
    pub fn decrypt(&self, body: &[u8]) -> Result<Vec<u8>, Unreadable> {
        let (header, sealed) = body.split_at_checked(HEADER).ok_or(Unreadable)?;
        let (salt, rest) = header.split_first_chunk::<SALT>().ok_or(Unreadable)?;
        let sender = rest.last_chunk::<POINT>().ok_or(Unreadable)?;
        let key = PublicKey::from_sec1_bytes(sender).map_err(|_| Unreadable)?;
        let shared = self.secret.diffie_hellman(&key);
        let receiver = point(&self.secret.public_key());
        let (key, nonce) = derive(shared.raw_secret_bytes(), &self.auth, &receiver, sender, salt);
        let mut plain = Aes128Gcm::new(&key).decrypt(&nonce, sealed).map_err(|_| Unreadable)?;
        // What fills a record up is behind the mark.
        while plain.pop_if(|byte| *byte == 0).is_some() {}
        plain.pop_if(|byte| *byte == LAST).ok_or(Unreadable)?;
        Ok(plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let receiver = Subscriber {
            secret: SecretKey::from_slice(&bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")).unwrap(),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap(),
        };
        let (p256dh, auth) = receiver.recipient().write();
        assert_eq!(
            p256dh,
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        );
        let secret = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let plain = b"When I grow up, I want to be a watermelon";
        let recipient = Recipient::read(&p256dh, &auth).unwrap();
        let body = recipient.encrypt_with(plain, salt, &secret);
        assert_eq!(
            BASE64URL_NOPAD.encode(&body),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
             EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
        assert_eq!(receiver.decrypt(&body).unwrap(), plain);
    }

    #[test]
    fn only_whom_it_is_for_can_read_it_and_each_looks_different() {
        let [anna, boris] = [(); 2].map(|()| Subscriber::new().unwrap());
        let [one, other] = [(); 2].map(|()| anna.recipient().encrypt(b"your turn").unwrap());
        assert_ne!(one, other);
        assert_eq!(anna.decrypt(&one).unwrap(), b"your turn");
        assert_eq!(boris.decrypt(&one), Err(Unreadable));
        for place in [0, 20, 30, HEADER, one.len() - 1] {
            let mut damaged = one.clone();
            damaged[place] ^= 1;
            let read = anna.decrypt(&damaged);
            // The length of the point is not looked at: it can only be one.
            assert!(read == Err(Unreadable) || place == 20, "{place}");
        }
        assert_eq!(anna.decrypt(&one[..HEADER]), Err(Unreadable));
        assert_eq!(anna.decrypt(b""), Err(Unreadable));
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let (p256dh, auth) = Subscriber::new().unwrap().recipient().write();
        assert!(Recipient::read(&p256dh, &auth).is_ok());
        assert!(Recipient::read(&format!("{p256dh}="), &format!("{auth}==")).is_ok());
        let not_on_the_curve = BASE64URL_NOPAD.encode(&[4; 65]);
        for (p256dh, auth) in [
            ("", auth.as_str()),
            (&p256dh, ""),
            (&p256dh, "AAAA"),
            (&p256dh[1..], &auth),
            (&not_on_the_curve, &auth),
            ("%%%", &auth),
            (&p256dh, &p256dh),
        ] {
            assert_eq!(Recipient::read(p256dh, auth), Err(RecipientError), "{p256dh} {auth}");
        }
    }
}

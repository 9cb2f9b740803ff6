//! Where a message goes: an address that a stranger has named, looked at before it is kept.

use std::net::IpAddr;

use url::{Host, Url};

use crate::public::is_public;

/// What a sender connects to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// Public addresses, over `https`.
    #[default]
    Public,
    /// This computer too, also over `http`. For tests.
    Loopback,
}

impl Reach {
    /// Whether it may be connected to.
    pub(crate) fn admits(self, address: IpAddr) -> bool {
        is_public(address) || (self == Self::Loopback && address.is_loopback())
    }
}

/// An address that messages may be sent to, as far as can be seen before its name is resolved.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Endpoint(Url);

/// Why something is no [`Endpoint`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EndpointError {
    /// It is too long.
    #[error("an address has at most {LONGEST} characters")]
    TooLong,
    /// It is no address.
    #[error("this is no address")]
    NoUrl,
    /// It is not encrypted.
    #[error("an address begins with https://")]
    NotHttps,
    /// It has a user or a password in it.
    #[error("an address has no user in it")]
    User,
    /// It is a port of something else.
    #[error("a port is 443, or at least 1024")]
    Port,
    /// It is an address of this computer, its network or nobody.
    #[error("this is no public address")]
    NotPublic,
}

/// Those of the push services have some two or three hundred.
const LONGEST: usize = 1000;

impl Endpoint {
    /// The address, if messages may be sent there.
    ///
    /// # Errors
    /// If they may not.
    pub fn read(text: &str, reach: Reach) -> Result<Self, EndpointError> {
        if text.len() > LONGEST {
            return Err(EndpointError::TooLong);
        }
        let mut url = Url::parse(text).map_err(|_| EndpointError::NoUrl)?;
        match (url.scheme(), reach) {
            ("https", _) | ("http", Reach::Loopback) => {}
            _ => return Err(EndpointError::NotHttps),
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(EndpointError::User);
        }
        if url.port().is_some_and(|port| port < 1024) {
            return Err(EndpointError::Port);
        }
        let admitted = match url.host().ok_or(EndpointError::NoUrl)? {
            Host::Ipv4(address) => reach.admits(address.into()),
            Host::Ipv6(address) => reach.admits(address.into()),
            // A name without a dot is one of the network that this computer is in.
            Host::Domain(name) => reach == Reach::Loopback || is_name_of_the_internet(name),
        };
        if !admitted {
            return Err(EndpointError::NotPublic);
        }
        url.set_fragment(None);
        Ok(Self(url))
    }

    /// As text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The name or the number of the computer.
    #[must_use]
    pub fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default()
    }

    /// Whose it is: what a signature is for.
    #[must_use]
    pub fn origin(&self) -> String {
        self.0.origin().ascii_serialization()
    }

    pub(crate) fn is_encrypted(&self) -> bool {
        self.0.scheme() == "https"
    }

    pub(crate) fn port(&self) -> u16 {
        self.0.port_or_known_default().unwrap_or(443)
    }

    /// What is asked for there.
    pub(crate) fn path(&self) -> &str {
        &self.0[url::Position::BeforePath..url::Position::AfterQuery]
    }

    pub(crate) fn number(&self) -> Option<IpAddr> {
        match self.0.host()? {
            Host::Ipv4(address) => Some(address.into()),
            Host::Ipv6(address) => Some(address.into()),
            Host::Domain(_) => None,
        }
    }
}

/// What an address leads to is often a secret, so only whose it is slips into logs.
impl std::fmt::Debug for Endpoint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Endpoint({})", self.host())
    }
}

fn is_name_of_the_internet(name: &str) -> bool {
    let name = name.trim_end_matches('.');
    let last = name.rsplit('.').next().unwrap_or_default();
    name.contains('.') && !["localhost", "local", "internal", "home", "lan", "onion"].contains(&last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, EndpointError> {
        Endpoint::read(text, Reach::Public).map(|endpoint| endpoint.as_str().to_owned())
    }

    #[test]
    fn the_push_services_are_fine() {
        for text in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
            "https://web.push.apple.com/QGuQ",
            "https://ntfy.example:8443/up?x=1",
            "https://1.1.1.1/",
        ] {
            assert_eq!(read(text).as_deref(), Ok(text));
        }
        assert_eq!(read("https://a.example/x#secret").as_deref(), Ok("https://a.example/x"));
    }

    #[test]
    fn what_may_not_be_is_refused_before_anything_is_asked() {
        use EndpointError::{NoUrl, NotHttps, NotPublic, Port, TooLong, User};
        for (text, error) in [
            ("", NoUrl),
            ("push.example/abc", NoUrl),
            ("https://", NoUrl),
            ("http://push.example/", NotHttps),
            ("ftp://push.example/", NotHttps),
            ("file:///etc/passwd", NotHttps),
            ("gopher://push.example/", NotHttps),
            ("https://user@push.example/", User),
            ("https://push.example@127.0.0.1/", User),
            ("https://push.example:22/", Port),
            ("https://push.example:80/", Port),
            ("https://127.0.0.1/", NotPublic),
            ("https://127.1/", NotPublic),
            ("https://2130706433/", NotPublic),
            ("https://0x7f.0.0.1/", NotPublic),
            ("https://0177.0.0.1/", NotPublic),
            ("https://①②⑦.0.0.1/", NotPublic),
            ("https://[::1]/", NotPublic),
            ("https://[::ffff:127.0.0.1]/", NotPublic),
            ("https://[::ffff:7f00:1]/", NotPublic),
            ("https://169.254.169.254/latest/meta-data", NotPublic),
            ("https://localhost/", NotPublic),
            ("https://LOCALHOST./", NotPublic),
            ("https://folsom.localhost/", NotPublic),
            ("https://metadata.google.internal/", NotPublic),
            ("https://printer.local/", NotPublic),
            ("https://intranet/", NotPublic),
        ] {
            assert_eq!(read(text), Err(error), "{text}");
        }
        assert_eq!(read(&format!("https://push.example/{}", "a".repeat(1000))), Err(TooLong));
    }

    #[test]
    fn tests_may_send_to_this_computer_and_nowhere_else() {
        let read = |text| Endpoint::read(text, Reach::Loopback);
        assert!(read("http://127.0.0.1:4711/a").is_ok());
        assert!(read("http://localhost:4711/a").is_ok());
        assert_eq!(read("http://10.0.0.1:4711/a"), Err(EndpointError::NotPublic));
    }

    #[test]
    fn only_whose_it_is_slips_into_logs() {
        let endpoint = Endpoint::read("https://discord.com/api/webhooks/1/secret", Reach::Public).unwrap();
        assert_eq!(format!("{endpoint:?}"), "Endpoint(discord.com)");
        assert_eq!(endpoint.origin(), "https://discord.com");
    }
}

//! Messages to browsers that are closed (Web Push) and to chat programs (webhooks).
//!
//! Where they go is said by strangers, so a [`Sender`] connects to public addresses only, and looks at each address when it connects.
//! What is said to a browser is encrypted for it alone (RFC 8291) and signed by the server (RFC 8292). What there is to be said is
//! not known here.

mod encryption;
mod endpoint;
mod letter;
mod public;
mod sender;
mod signing;

pub use encryption::{Recipient, RecipientError, Subscriber, Unreadable};
pub use endpoint::{Endpoint, EndpointError, Reach};
pub use letter::{LONGEST_MESSAGE, Letter};
pub use public::is_public;
pub use sender::{Delivery, Options, Resolver, Sender, SystemResolver};
pub use signing::{Claims, Signer, verify};

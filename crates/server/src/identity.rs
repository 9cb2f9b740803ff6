//! Who somebody is: a cookie and nothing else, no account. And who only pretends.

pub(crate) mod cookie;
pub(crate) mod key;
pub(crate) mod origin;
pub(crate) mod seat_link;

//! Games that last for days, and how people are told that it is their turn: by a real endpoint on this computer, on a clock that is set
//! forward. The clock is that of the whole process, so these tests are a program of their own, and those that set it forward come one
//! after the other. They run on PostgreSQL, too (`FOLSOM_STORAGE=postgres`).

mod abuse;
mod days;
mod endpoint;
mod focus;
mod party;
mod quiet;
mod restarts;
mod sweeping;
mod webhooks;

// What the other tests of the server are made of.
#[allow(dead_code, unused_imports)]
#[path = "../server/client.rs"]
mod client;
#[allow(dead_code)]
#[path = "../server/house.rs"]
mod house;
#[allow(dead_code)]
#[path = "../server/keep.rs"]
mod keep;
#[allow(dead_code)]
#[path = "../server/playing.rs"]
mod playing;
#[path = "../server/shared.rs"]
mod shared;

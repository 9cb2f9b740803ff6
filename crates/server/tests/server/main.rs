//! The server over real sockets.

mod choosing;
mod client;
mod clocks;
mod cluster;
mod crowds;
mod dealing;
mod device;
mod forgetting;
mod fuzzing;
mod games;
mod hostile;
mod hosts;
mod house;
mod keep;
mod links;
mod lobby;
mod mine;
mod pages;
mod panics;
mod playing;
mod previews;
mod raw;
mod regulars;
mod rematches;
mod replays;
mod restarts;
mod resuming;
mod shared;
mod storing;
mod sweeping;
mod tables;
mod talk;
mod troubled;
mod twins;

use folsom_audit as audit;

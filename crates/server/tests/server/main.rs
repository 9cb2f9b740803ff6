//! The server over real sockets.

mod audit;
mod choosing;
mod client;
mod clocks;
mod crowds;
mod fuzzing;
mod games;
mod hostile;
mod hosts;
mod house;
mod links;
mod lobby;
mod mine;
mod pages;
mod panics;
mod playing;
mod raw;
mod rematches;
mod replays;
mod restarts;
mod resuming;
mod storing;
mod tables;
mod talk;
mod troubled;
mod twins;

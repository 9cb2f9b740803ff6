//! The commands that end by themselves, from outside: as a shell runs them.

mod backup;
mod contests;
mod corpus;
mod files;
mod load;
mod moving;
mod review;
mod run;
mod shares;
mod thoughts;
mod verify;
mod watch;

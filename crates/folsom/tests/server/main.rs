//! `folsom serve` from outside: a process that is visited, stopped, killed and started again.

mod client;
mod corpus;
mod counting;
mod crash;
mod fair;
mod files;
mod frozen;
mod full;
mod gone;
mod health;
mod logs;
mod postgres;
mod process;
mod refusals;
mod settings;
mod stopping;
mod supervised;

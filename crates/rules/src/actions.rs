//! The actions of Stealin', one file each.

mod fire;
mod marshal;
mod punch;
mod robbery;
mod travel;

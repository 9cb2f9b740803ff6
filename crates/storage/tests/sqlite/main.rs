//! What a file of SQLite has to stand beyond the contract: crashes, full disks, strangers, damage; and its backups.

mod backups;
mod backups_of_files;
mod damage;
mod fixtures;
mod full;
mod gone;
mod killed;
mod many;
mod older;
mod refusals;
mod reopening;
mod sharing;

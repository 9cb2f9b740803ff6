//! A PostgreSQL for tests that are not written in Rust: it prints the address of an empty database, and ends when its standard
//! input does. `cargo run -p folsom-testbed --example postgres`

use std::io::{Read, Write};

use folsom_testbed::Postgres;

fn main() -> std::io::Result<()> {
    let postgres = Postgres::start();
    let database = postgres.database();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", database.url())?;
    out.flush()?;
    std::io::stdin().read_to_end(&mut Vec::new()).map(drop)
}

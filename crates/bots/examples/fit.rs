//! Prints the weights of the evaluation, fitted anew: `make fit`, or
//! `cargo run --release -p folsom-bots --example fit -- [GAMES] [ITERATIONS]`.

use folsom_bots::fitting::{Kind, fit};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u32>().expect("a number"));
    let games = numbers.next().unwrap_or(2500);
    let iterations = numbers.next().unwrap_or(80);
    for kind in Kind::ALL {
        println!("{}", fit(kind, u64::from(games), iterations));
    }
}

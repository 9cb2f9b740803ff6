//! How many games a Legend plays on in its head in so many milliseconds, for `speed.mjs` to compare with: `speed QUESTION MS`.

use folsom_protocol::BotLevel;
use folsom_wasm::thinker::{Mood, weigh};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let (question, ms) = (arguments.next().expect("a question"), arguments.next().expect("milliseconds"));
    let digits: Vec<char> = question.chars().collect();
    let byte = |pair: &[char]| u8::from_str_radix(&pair.iter().collect::<String>(), 16).expect("digits");
    let question: Vec<u8> = digits.chunks(2).map(byte).collect();
    let mood = Mood { level: BotLevel::Legend, ms: ms.parse().expect("a number"), iterations: 0, seed: 1 };
    println!("{}", weigh(&question, mood).expect("a question").iterations());
}

//! How long it takes to tell four viewers what a choice has changed, and how much is sent: whole views, and patches.
//!
//! ```text
//! cargo run --release -p folsom-protocol --example patches
//! ```

use std::time::{Duration, Instant};

use folsom_protocol::{ViewJson, ViewPatch};
use folsom_rules::{Game, Preset, Seed, Setup, View, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const GAMES: u64 = 200;
const VIEWERS: usize = 4;

/// What one way of telling has cost so far.
#[derive(Default)]
struct Cost {
    times: Vec<Duration>,
    bytes: Vec<usize>,
}

impl Cost {
    fn of<T>(&mut self, work: impl FnOnce() -> T, bytes: impl FnOnce(&T) -> usize) -> T {
        let start = Instant::now();
        let result = std::hint::black_box(work());
        self.times.push(start.elapsed());
        self.bytes.push(bytes(&result));
        result
    }

    fn report(mut self, name: &str) {
        self.bytes.sort_unstable();
        self.times.sort_unstable();
        // One in a hundred is left out: the computer may have done something else meanwhile.
        let times = &self.times[..self.times.len() * 99 / 100];
        let micros =
            times.iter().sum::<Duration>().as_secs_f64() * 1e6 / times.len() as f64 * VIEWERS as f64;
        let mean = self.bytes.iter().sum::<usize>() / self.bytes.len();
        let at = |percent: usize| self.bytes[self.bytes.len() * percent / 100];
        println!(
            "{name:>14}: {micros:6.2} µs per choice for {VIEWERS} viewers; {mean} bytes for each, median {}, \
             95 of 100 at most {}",
            at(50),
            at(95)
        );
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for preset in [Preset::Ru18Advanced, Preset::Couriers] {
        println!("{preset}, {VIEWERS} seats, {GAMES} games of random choices");
        let (mut making, mut whole, mut patched) = (Cost::default(), Cost::default(), Cost::default());
        for number in 0..GAMES {
            play(&Setup::new(preset, VIEWERS), number, [&mut making, &mut whole, &mut patched])?;
        }
        making.report("making views");
        whole.report("whole views");
        patched.report("patches");
    }
    Ok(())
}

fn play(
    setup: &Setup,
    number: u64,
    [making, whole, patched]: [&mut Cost; 3],
) -> Result<(), Box<dyn std::error::Error>> {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut game = Game::new(setup, Seed::from_number(number))?;
    let viewers: Vec<Viewer> = game.board().seats().map(Viewer::Seat).collect();
    let mut views: Vec<View> = viewers.iter().map(|&viewer| game.view(viewer)).collect();
    while game.prompt().is_some() {
        let choices = game.choices();
        game.choose(choices.get(below(&mut dice, choices.len())), &mut ())?;
        for (&viewer, before) in viewers.iter().zip(&mut views) {
            let after = making.of(|| game.view(viewer), |_| size_of::<View>());
            whole.of(|| serde_json::to_string(&ViewJson::from(&after)).unwrap_or_default(), String::len);
            patched.of(
                || serde_json::to_string(&ViewPatch::between(before, &after)).unwrap_or_default(),
                String::len,
            );
            *before = after;
        }
    }
    Ok(())
}

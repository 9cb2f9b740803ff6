//! How many steps a second a batch makes on one thread with random answers, observations and masks, and nothing around it:
//! `cargo run --release -p folsom-gym --example steps`. Counting instructions: `-- 2000` under callgrind.

use std::time::Instant;

use folsom_gym::{Batch, Numbers, Reward, Rows, Terms};
use folsom_rules::{Preset, Setup};

const GAMES: usize = 256;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let steps: usize = std::env::args().nth(1).map_or(Ok(4000), |count| count.parse())?;
    let terms = Terms { setup: Setup::new(Preset::Ru18Advanced, 4), sitters: Vec::new() };
    let mut batch = Batch::new(GAMES, terms, 1, Reward::Share, 1)?;
    let layout = batch.layout();
    let mut observations = vec![0; GAMES * layout.observation()];
    let mut masks = vec![false; GAMES * layout.answers()];
    let (mut seats, mut rewards, mut dones) = (vec![0; GAMES], vec![0.0; 4 * GAMES], vec![false; GAMES]);
    let (mut actions, mut dice, mut taken) = (vec![0; GAMES], 1u64, 0);
    let start = Instant::now();
    for step in 0..=steps {
        let rows = Rows {
            observations: Numbers::Bytes(&mut observations),
            oracle: None,
            masks: &mut masks,
            seats: &mut seats,
            rewards: &mut rewards,
            dones: &mut dones,
        };
        if step == 0 {
            batch.reset(rows)?
        } else {
            batch.step(&actions, rows)?
        };
        taken += GAMES;
        for (action, mask) in actions.iter_mut().zip(masks.chunks_exact(layout.answers())) {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let offered = mask.iter().filter(|&&flag| flag).count();
            let nth = (dice >> 33) as usize % offered;
            *action = mask
                .iter()
                .enumerate()
                .filter(|(_, flag)| **flag)
                .nth(nth)
                .map_or(0, |(number, _)| number as i64);
        }
    }
    println!("{:.0} steps a second", taken as f64 / start.elapsed().as_secs_f64());
    Ok(())
}

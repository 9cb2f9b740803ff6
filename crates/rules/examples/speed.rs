use folsom_rules::*;
use rand_core::{Rng, SeedableRng};
use std::time::Instant;
fn main() {
    let setup = Setup::new(Preset::Ru18Advanced, 4);
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
    let t = Instant::now();
    let mut n = 0u64;
    let mut d = 0u64;
    while t.elapsed().as_secs_f64() < 2.0 {
        for _ in 0..100 {
            let mut g = Game::new(&setup, Seed::random(&mut rng)).unwrap();
            while g.prompt().is_some() {
                let c = g.choices();
                let i = below(&mut rng, c.len());
                g.choose(c.get(i), &mut ()).unwrap();
                d += 1;
            }
            n += 1;
        }
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{} bytes, {:.0} games/s {:.0} decisions/s {:.1} per game",
        size_of::<Game>(),
        n as f64 / s,
        d as f64 / s,
        d as f64 / n as f64
    );
    let mut g = Game::new(&setup, Seed::random(&mut rng)).unwrap();
    for _ in 0..60 {
        let c = g.choices();
        let i = below(&mut rng, c.len());
        g.choose(c.get(i), &mut ()).unwrap();
    }
    let t = Instant::now();
    let n = 20_000_000;
    for _ in 0..n {
        std::hint::black_box(g.clone());
    }
    println!("{:.1}M copies/s", n as f64 / t.elapsed().as_secs_f64() / 1e6);
    let w = g.view(Viewer::Seat(g.prompt().unwrap().seat)).worlds();
    let t = Instant::now();
    let n = 2_000_000;
    for _ in 0..n {
        std::hint::black_box(w.draw(&mut rng));
    }
    println!("{:.2}M worlds/s", n as f64 / t.elapsed().as_secs_f64() / 1e6);
    let _ = rng.next_u32();
}

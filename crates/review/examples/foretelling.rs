//! How well the chances of the picture foretell who wins: the table of `docs/review.md`.
//!
//! `cargo run --release -p folsom-review --example foretelling -- 60` plays 60 games of each kind of players, four at a table, and
//! measures everybody's chances before each choice, as a review does. The log loss is 1.386 for whoever always says 25 %.

use folsom_bots::{Bot, Budget, Level, Prospects};
use folsom_rules::{Game, Indexed, Preset, ROUNDS, Seat, Seed, Setup, Viewer};

/// Who plays: the one at each seat. With budgets in games, so that anybody gets the same table.
const TABLES: [(&str, [(Level, u32); SEATS]); 3] = [
    ("four outlaws", [(Level::Outlaw, 1); SEATS]),
    ("four legends", [(Level::Legend, 100); SEATS]),
    (
        "one of each",
        [(Level::Greenhorn, 1), (Level::Outlaw, 1), (Level::Desperado, 100), (Level::Legend, 100)],
    ),
];
const SEATS: usize = 4;
/// So many games are played on from each moment.
const LOOK: u32 = 200;
/// Nobody is so sure that being wrong costs everything.
const LEAST: f64 = 0.005;

fn main() {
    let games = std::env::args().nth(1).map_or(60, |word| word.parse().expect("a number of games"));
    let titles: Vec<String> = (1..=ROUNDS).map(|round| format!("round {round}")).collect();
    println!("| players | {} | all |", titles.join(" | "));
    println!("| --- |{}", " ---: |".repeat(ROUNDS + 1));
    for (name, players) in TABLES {
        let mut losses = [(0.0, 0.0); ROUNDS];
        for number in 0..games {
            play(number, players, &mut losses);
        }
        let mean = |(loss, count): (f64, f64)| format!("{:.3}", loss / count);
        let all = losses.iter().fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        let cells: Vec<String> = losses.iter().map(|&one| mean(one)).collect();
        println!("| {name} | {} | {} |", cells.join(" | "), mean(all));
    }
}

/// Plays a game, and adds up by rounds how surprising its result was at each moment.
fn play(number: u64, players: [(Level, u32); SEATS], losses: &mut [(f64, f64); ROUNDS]) {
    let setup = Setup::new(Preset::Ru18Advanced, SEATS);
    let mut game = Game::new(&setup, Seed::from_number(number)).expect("a table of the box");
    let bot = |(seat, (level, budget)): (u64, (Level, u32))| {
        level.bot_with(Budget::iterations(budget), number * 10 + seat)
    };
    let mut bots: Vec<Box<dyn Bot>> = (0..).zip(players).map(bot).collect();
    let mut moments = Vec::new();
    while let Some(prompt) = game.prompt() {
        let prospects = Prospects::measure(LOOK, |chance| game.with_chance(chance));
        moments.push((usize::from(game.board().round), prospects.chances));
        let bot = &mut bots[prompt.seat.index()];
        let choice = bot.decide(&game.view(Viewer::Seat(prompt.seat))).choice;
        game.choose(choice, &mut ()).expect("a bot picks one of its choices");
    }
    let result = folsom_bots::judge(&game);
    for (round, chances) in moments {
        let seats = (0..SEATS).map(Seat::at);
        losses[round].0 -= seats.map(|seat| result[seat] * chances[seat].max(LEAST).ln()).sum::<f64>();
        losses[round].1 += 1.0;
    }
}

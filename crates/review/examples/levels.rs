//! Whether a review can tell strong players from weak ones, and how steady its labels are: the tables of `docs/review.md`.
//!
//! `cargo run --release -p folsom-review --example levels -- 200 600` plays 200 games of each level, four of a kind at a table, and reviews
//! the decisions of one seat with 600 games in the head; whatever got a label once more with twice as many, and other dice. A third
//! number says with which deal to begin, and words say which levels play: `-- 1000 600 200 greenhorn outlaw`.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use folsom_bots::{Bot, Budget, Level};
use folsom_protocol::Label;
use folsom_review::{GAMES, Scale, weigh};
use folsom_rules::{Choice, Game, Preset, Seat, Seed, Setup, View, Viewer};

/// The levels, from the weakest on, with budgets in games so that anybody gets the same table.
const LEVELS: [(Level, u32); 5] = [
    (Level::Random, 1),
    (Level::Greenhorn, 1),
    (Level::Outlaw, 1),
    (Level::Desperado, 300),
    (Level::Legend, 300),
];
const SEATS: usize = 4;
const SCALE: Scale = Scale { parity: 1.0 / SEATS as f64 };

/// What a level did in one game.
#[derive(Clone, Copy, Default)]
struct Played {
    choices: f64,
    lost: f64,
    accuracy: f64,
    labels: [f64; 3],
}

/// How often a label was another with twice the budget: the first index is the label before, the second the one after, 0 for none.
type Steadiness = [[u32; 4]; 4];

#[derive(Default)]
struct Figures {
    by_level: [Vec<Played>; LEVELS.len()],
    steadiness: Steadiness,
}

/// What is asked for.
struct Wanted {
    games: u64,
    budget: u32,
    first: u64,
    /// Which of the levels.
    levels: Vec<usize>,
}

impl Wanted {
    fn read(args: impl Iterator<Item = String>) -> Self {
        let (numbers, words): (Vec<String>, Vec<String>) =
            args.partition(|word| word.starts_with(|first: char| first.is_ascii_digit()));
        let number = |index: usize, usual: u64| {
            numbers.get(index).map_or(usual, |word| {
                word.parse().expect("numbers: games, games in the head, and the first deal")
            })
        };
        let is_wanted = |level: Level| words.is_empty() || words.contains(&level.to_string());
        Self {
            games: number(0, 200),
            budget: u32::try_from(number(1, GAMES.into())).expect("a number of games in the head"),
            first: number(2, 0),
            levels: (0..LEVELS.len()).filter(|&level| is_wanted(LEVELS[level].0)).collect(),
        }
    }
}

fn main() {
    let wanted = Wanted::read(std::env::args().skip(1));
    let levels = wanted.levels.len() as u64;
    let figures = Mutex::new(Figures::default());
    let (next, all) = (AtomicU64::new(0), wanted.games * levels);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= all {
                        break;
                    }
                    let level = wanted.levels[(number % levels) as usize];
                    let (played, steadiness) = review(level, wanted.first + number / levels, wanted.budget);
                    let mut figures = figures.lock().expect("nobody panics with it");
                    figures.by_level[level].push(played);
                    for (sum, one) in
                        figures.steadiness.iter_mut().flatten().zip(steadiness.iter().flatten())
                    {
                        *sum += one;
                    }
                    eprint!("\r{} of {all} games", number + 1);
                }
            });
        }
    });
    eprintln!();
    print(&figures.into_inner().expect("nobody panics with it"), wanted.budget);
}

/// Plays a game between four of a level and reviews the decisions of one of them. Among equals nobody falls so far behind that there
/// is nothing left to lose.
fn review(level: usize, number: u64, budget: u32) -> (Played, Steadiness) {
    let (kind, iterations) = LEVELS[level];
    let bot = |seat: usize| kind.bot_with(Budget::iterations(iterations), number * 10 + seat as u64);
    let mut bots: Vec<Box<dyn Bot>> = (0..SEATS).map(bot).collect();
    let setup = Setup::new(Preset::Ru18Advanced, SEATS);
    let mut game = Game::new(&setup, Seed::from_number(number)).expect("the table can be");
    let mut played = Played::default();
    let mut steadiness = Steadiness::default();
    let mut decision = 0;
    while let Some(prompt) = game.prompt() {
        let view = game.view(Viewer::Seat(prompt.seat));
        let choice = bots[index(prompt.seat)].decide(&view).choice;
        decision += 1;
        let is_reviewed = index(prompt.seat) == number as usize % SEATS;
        let judged = is_reviewed.then(|| judge(&view, choice, budget, decision)).flatten();
        if let Some((loss, label, accuracy)) = judged {
            played.choices += 1.0;
            played.lost += loss;
            played.accuracy += accuracy;
            if let Some(label) = label {
                played.labels[label as usize] += 1.0;
                let again =
                    judge(&view, choice, budget * 2, decision + 1_000_000).and_then(|(_, label, _)| label);
                steadiness[label as usize + 1][again.map_or(0, |label| label as usize + 1)] += 1;
            }
        }
        game.choose(choice, &mut ()).expect("a bot picks one of its choices");
    }
    (played, steadiness)
}

fn index(seat: Seat) -> usize {
    folsom_rules::Indexed::index(seat)
}

/// What a decision gave away, if it counts.
fn judge(view: &View, choice: Choice, budget: u32, number: u64) -> Option<(f64, Option<Label>, f64)> {
    let weighing = weigh(view, choice, budget, number).filter(|weighing| weighing.differ)?;
    let (loss, error) = (weighing.loss, weighing.error);
    Some((loss, SCALE.label(loss, error), SCALE.accuracy(loss, error)))
}

fn print(figures: &Figures, budget: u32) {
    println!(
        "| level | games | unforced choices | points lost per 100 | 95 % interval | accuracy | slips, mistakes, blunders per 100 |"
    );
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for ((level, games), played) in
        LEVELS.iter().zip(&figures.by_level).filter(|(_, played)| !played.is_empty())
    {
        let sum = |what: fn(&Played) -> f64| played.iter().map(what).sum::<f64>();
        let choices = sum(|one| one.choices).max(1.0);
        let mean = sum(|one| one.lost) / choices;
        // Decisions of one game hang together: the spread is taken from game to game.
        let squares: f64 = played.iter().map(|one| (one.lost - mean * one.choices).powi(2)).sum();
        let half = 1.96 * squares.sqrt() / choices;
        let labels: Vec<String> = (0..3)
            .map(|label| {
                format!("{:.1}", 100.0 * played.iter().map(|one| one.labels[label]).sum::<f64>() / choices)
            })
            .collect();
        let name = if *games > 1 { format!("{level}@{games}") } else { level.to_string() };
        println!(
            "| `{name}` | {} | {choices:.0} | **{:.0}** | {:.0} to {:.0} | {:.1} | {} |",
            played.len(),
            mean * 1e4,
            (mean - half) * 1e4,
            (mean + half) * 1e4,
            sum(|one| one.accuracy) / choices,
            labels.join(", ")
        );
    }
    println!("\n| with {budget} games in the head | none | slip | mistake | blunder with {} |", budget * 2);
    println!("| --- | ---: | ---: | ---: | ---: |");
    for (name, row) in ["slip", "mistake", "blunder"].iter().zip(&figures.steadiness[1..]) {
        let all = f64::from(row.iter().sum::<u32>().max(1));
        let cells: Vec<String> =
            row.iter().map(|&count| format!("{:.1} %", 100.0 * f64::from(count) / all)).collect();
        println!("| {name} ({all:.0}) | {} |", cells.join(" | "));
    }
}

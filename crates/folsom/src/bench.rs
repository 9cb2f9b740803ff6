//! `folsom bench`: how fast the engine and the search are, on one core, by the clock.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use clap::Args as ClapArgs;
use folsom_bots::{Budget, Level};
use folsom_rules::{Game, Preset, Seed, Setup, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::failure::Failure;
use crate::figures::grouped;
use crate::palette::{FAINT, PART, paint};

/// Measure how fast the engine and the search are, on one core
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// Print an object instead of a table
    #[arg(long)]
    json: bool,

    /// How long to measure each figure
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0, value_parser = parse_seconds)]
    seconds: f64,
}

fn parse_seconds(text: &str) -> Result<f64, &'static str> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=600.0).contains(seconds));
    seconds.ok_or("a number of seconds from 0.01 to 600")
}

/// One figure: what is counted, how often a second, and what it is for.
struct Figure {
    key: &'static str,
    what: &'static str,
    per_second: f64,
}

/// Measures and prints.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let span = Duration::from_secs_f64(args.seconds);
    let setup = Setup::new(Preset::Ru18Advanced, 4);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let progress = |what: &str| {
        if std::io::stderr().is_terminal() {
            eprint!("\r\x1b[2Kmeasuring {what} …");
        }
    };

    progress("random games");
    let (games, decisions, seconds) = random_games(&setup, span, &mut dice)?;
    let middle = middle_of_a_game(&setup, &mut dice)?;
    progress("copies");
    let copies = rate(span, || {
        std::hint::black_box(*std::hint::black_box(&middle));
    });
    progress("sampled worlds");
    let seat = middle.prompt().map_or(Viewer::Spectator, |prompt| Viewer::Seat(prompt.seat));
    let worlds = middle.view(seat).worlds();
    let sampled = rate(span, || {
        std::hint::black_box(worlds.draw(&mut dice));
    });
    progress("search");
    let searched = search_iterations(&setup, span)?;
    if std::io::stderr().is_terminal() {
        eprint!("\r\x1b[2K");
    }

    let figures = [
        Figure { key: "games_per_second", what: "whole games", per_second: games / seconds },
        Figure { key: "decisions_per_second", what: "decisions", per_second: decisions / seconds },
        Figure { key: "copies_per_second", what: "copies of a game", per_second: copies },
        Figure { key: "worlds_per_second", what: "sampled worlds", per_second: sampled },
        Figure { key: "search_iterations_per_second", what: "search iterations", per_second: searched },
    ];
    let mut out = anstream::stdout().lock();
    if args.json { print_json(&mut out, &figures) } else { print_table(&mut out, &figures) }
}

/// Plays whole games with random choices; how many, with how many decisions, in how many seconds.
fn random_games(
    setup: &Setup,
    span: Duration,
    dice: &mut Xoshiro256PlusPlus,
) -> Result<(f64, f64, f64), Failure> {
    let (mut games, mut decisions) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < span {
        for _ in 0..64 {
            let mut game = Game::new(setup, Seed::random(dice))?;
            while game.prompt().is_some() {
                step(&mut game, dice);
                decisions += 1;
            }
            games += 1;
        }
    }
    Ok((games as f64, decisions as f64, start.elapsed().as_secs_f64()))
}

fn step(game: &mut Game, dice: &mut Xoshiro256PlusPlus) {
    let choices = game.choices();
    let choice = choices.get(below(dice, choices.len()));
    game.choose(choice, &mut ()).expect("an offered choice applies");
}

/// A game in its third round, with cards hidden on the pile and purses in several hands.
fn middle_of_a_game(setup: &Setup, dice: &mut Xoshiro256PlusPlus) -> Result<Game, Failure> {
    let mut game = Game::new(setup, Seed::random(dice))?;
    while game.board().round < 2 || game.board().turn < 3 {
        step(&mut game, dice);
    }
    Ok(game)
}

/// How many games a second the strongest bot plays on in its head, from opening positions: each in a sampled
/// world, to the end of the round, judged and learned from.
fn search_iterations(setup: &Setup, span: Duration) -> Result<f64, Failure> {
    let (mut iterations, mut time) = (0, Duration::ZERO);
    let mut number = 0;
    while time < span {
        let game = Game::new(setup, Seed::from_number(number))?;
        let seat = game.prompt().map_or(Viewer::Spectator, |prompt| Viewer::Seat(prompt.seat));
        let view = game.view(seat);
        let mut bot = Level::Legend.bot_with(Budget::time(span.min(MOVE)), number);
        let start = Instant::now();
        iterations += bot.decide(&view).thoughts.iterations;
        time += start.elapsed();
        number += 1;
    }
    Ok(f64::from(iterations) / time.as_secs_f64())
}

/// How long the strongest bot thinks about one of the openings.
const MOVE: Duration = Duration::from_millis(200);

/// How often a second something can be done.
fn rate(span: Duration, mut act: impl FnMut()) -> f64 {
    let mut count = 0u64;
    let start = Instant::now();
    while start.elapsed() < span {
        for _ in 0..1024 {
            act();
        }
        count += 1024;
    }
    count as f64 / start.elapsed().as_secs_f64()
}

fn print_json(out: &mut impl Write, figures: &[Figure]) -> Result<(), Failure> {
    let fields: Vec<String> =
        figures.iter().map(|figure| format!("\"{}\": {:.0}", figure.key, figure.per_second)).collect();
    writeln!(out, "{{{}}}", fields.join(", "))?;
    Ok(())
}

fn print_table(out: &mut impl Write, figures: &[Figure]) -> Result<(), Failure> {
    let size = std::mem::size_of::<Game>();
    writeln!(
        out,
        "{}",
        paint(FAINT, &format!("ru18-advanced, four seats, one core; a game is {size} bytes"))
    )?;
    writeln!(out, "{}", paint(PART, &format!("{:<20}{:>14}", "", "per second")))?;
    for figure in figures {
        writeln!(out, "{:<20}{:>14}", figure.what, grouped(figure.per_second.round() as u64))?;
    }
    Ok(())
}

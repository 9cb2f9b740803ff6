//! Positions with a known best choice, written by hand (`puzzles.txt`): a review must find it.

use folsom_review::weigh;
use folsom_rules::text::notation::{read_choice, write_choice};
use folsom_rules::text::position;
use folsom_rules::{Choice, Viewer};

struct Puzzle {
    title: String,
    position: String,
    best: Vec<String>,
}

/// The keys of the lines, and the lines.
fn keyed(block: &str) -> Vec<(&str, &str)> {
    let lines = block.lines().filter(|line| !line.trim_start().starts_with('#') && !line.trim().is_empty());
    lines.map(|line| (line.split(':').next().unwrap_or_default(), line)).collect()
}

fn puzzles() -> Vec<Puzzle> {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/puzzles.txt"))
        .expect("they are there");
    let mut blocks = text.split("\n\n");
    let usual = keyed(blocks.next().expect("the first block says what is usual"));
    blocks.map(|block| puzzle(&usual, &keyed(block))).collect()
}

fn puzzle(usual: &[(&str, &str)], own: &[(&str, &str)]) -> Puzzle {
    let value = |wanted: &str| {
        let line =
            own.iter().find(|(key, _)| *key == wanted).unwrap_or_else(|| panic!("no {wanted} in {own:?}"));
        line.1[wanted.len() + 1..].trim().to_owned()
    };
    let said = |key: &str| own.iter().any(|(other, _)| *other == key);
    let of_usual = usual.iter().filter(|(key, _)| !said(key));
    let lines = of_usual.chain(own.iter().filter(|(key, _)| !["puzzle", "best"].contains(key)));
    let text: String = lines.map(|(_, line)| format!("{line}\n")).collect();
    let best = value("best").split('|').map(|choice| choice.trim().to_owned()).collect();
    Puzzle { title: value("puzzle"), position: text, best }
}

/// What is found instead of the best choice, if it is. Another choice is reviewed, so that nothing hints at the best.
fn missed(puzzle: &Puzzle, number: u64) -> Result<Option<String>, String> {
    let game = position::read(&puzzle.position).map_err(|error| error.to_string())?;
    let prompt = game.prompt().ok_or("nobody is asked")?;
    let view = game.view(Viewer::Seat(prompt.seat));
    let choices = view.choices().ok_or("nobody is asked")?;
    let board = game.board();
    let best = puzzle.best.iter().map(|text| read_choice(text, board, prompt.seat));
    let best: Vec<Choice> = best.collect::<Result<_, _>>()?;
    let offered: Vec<String> =
        choices.iter().map(|choice| write_choice(choice, board, prompt.seat)).collect();
    if !best.iter().all(|&choice| choices.contains(choice)) || best.len() == choices.len() {
        return Err(format!("{} is asked, and offered is {offered:?}", prompt.seat));
    }
    let other = choices.iter().find(|choice| !best.contains(choice)).ok_or("nothing else is offered")?;
    let weighing = weigh(&view, other, 800, number).ok_or("nothing is to be decided")?;
    let first = &weighing.candidates[0].choice;
    let is_found = best.iter().any(|&choice| write_choice(choice, board, prompt.seat) == *first);
    Ok((!is_found || weighing.loss <= 2.0 * weighing.error)
        .then(|| format!("{first} of {:?}, {}", weighing.candidates, weighing.loss)))
}

#[test]
fn the_best_choice_is_found_in_nineteen_of_twenty_positions() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 30, "{}", puzzles.len());
    let (mut all_missed, mut all_wrong) = (Vec::new(), Vec::new());
    for (puzzle, number) in puzzles.iter().zip(0..) {
        match missed(puzzle, number) {
            Ok(missed) => all_missed.extend(missed.map(|instead| format!("{}: {instead}", puzzle.title))),
            Err(why) => all_wrong.push(format!("{}: {why}", puzzle.title)),
        }
    }
    assert!(all_wrong.is_empty(), "{all_wrong:#?}\n{all_missed:#?}");
    assert!(all_missed.len() * 20 <= puzzles.len(), "{all_missed:#?}");
}

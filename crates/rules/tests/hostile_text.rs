//! Texts that are nearly right: every parser refuses them with a line, or reads something that can be
//! played. It never panics and never half reads. (`make fuzz` does the same for longer.)

use std::path::Path;

use folsom_rules::text::record::Record;
use folsom_rules::text::scenario::Scenario;
use folsom_rules::text::{Digest, Share, Shares, TextError, position};
use folsom_rules::{Game, Preset, Seat, SeatSet, Seed, Setup, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Words that mean something in these texts, to be put where they do not belong.
const WORDS: [&str; 40] = [
    "ghost",
    "doc",
    "belle",
    "misty",
    "twinzz",
    "mei",
    "seat1",
    "seat6",
    "seat0",
    "seat99",
    "locomotive",
    "mail/roof",
    "mail",
    "dining/inside",
    "purse",
    "purse=250",
    "purse=251",
    "purse=400@all",
    "purse#18",
    "jewel*7",
    "strongbox*3",
    "bullet:neutral",
    "bullet:ghost*9",
    "neutral*14",
    "ghost*7",
    "fire",
    "move!",
    "hidden",
    "then",
    "round: 6",
    "round: 5 hostage",
    "turn: 9",
    "stage: over",
    "stage: round-start",
    "neutral: 14",
    "seed: -1",
    "18446744073709551616",
    "hand ghost: move*3",
    "deck doc: nothing",
    ":",
];

/// The text with a few small faults.
fn damaged(text: &str, rng: &mut impl Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=below(rng, 3) {
        if lines.is_empty() {
            break;
        }
        let at = below(rng, lines.len());
        let word = WORDS[below(rng, WORDS.len())];
        match below(rng, 7) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => lines.insert(at, word.to_owned()),
            3 => {
                let other = below(rng, lines.len());
                lines.swap(at, other);
            }
            4 => lines[at] = format!("{} {word}", lines[at]),
            5 => {
                let mut words: Vec<&str> = lines[at].split(' ').collect();
                let index = below(rng, words.len());
                words[index] = word;
                lines[at] = words.join(" ");
            }
            _ => {
                let cut =
                    lines[at].char_indices().map(|(index, _)| index).nth(below(rng, lines[at].len() + 1));
                lines[at].truncate(cut.unwrap_or(0));
            }
        }
    }
    lines.join("\n")
}

fn names_a_line(error: &TextError, text: &str) {
    let lines = text.lines().count().max(1);
    assert!((1..=lines).contains(&error.line), "{error} in a text of {lines} lines:\n{text}");
    assert!(!error.reason.is_empty());
}

fn play_on(mut game: Game, rng: &mut impl Rng, steps: usize) -> Game {
    for _ in 0..steps {
        if game.prompt().is_none() {
            break;
        }
        let choices = game.choices();
        game.choose(choices.get(below(rng, choices.len())), &mut ()).expect("an offered choice applies");
    }
    game
}

fn scenario_files() -> Vec<String> {
    fn collect(folder: &Path, texts: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("the scenarios are there") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                collect(&path, texts);
            } else {
                texts.push(std::fs::read_to_string(path).expect("a text"));
            }
        }
    }
    let mut texts = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios"), &mut texts);
    assert!(texts.len() > 20);
    texts
}

#[test]
fn damaged_scenarios_are_refused_or_run() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for text in scenario_files() {
        for _ in 0..400 {
            let damaged = damaged(&text, &mut rng);
            match Scenario::read(&damaged) {
                Err(error) => names_a_line(&error, &damaged),
                Ok(scenarios) => {
                    for error in scenarios.iter().filter_map(|scenario| scenario.run().err()) {
                        names_a_line(&error, &damaged);
                    }
                }
            }
        }
    }
}

/// Tables of all kinds.
fn games(rng: &mut impl Rng) -> impl Iterator<Item = (Setup, Seed)> {
    let seed = Seed::random(rng);
    let tables =
        Preset::ALL.iter().flat_map(move |&preset| (2..=9).map(move |seats| Setup::new(preset, seats)));
    tables.filter(|setup| setup.check().is_ok()).map(move |setup| (setup, seed))
}

#[test]
fn a_position_reads_back_to_itself_and_damaged_ones_are_refused_or_played() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let (mut written, mut refused, mut read) = (0, 0, 0);
    for (setup, seed) in games(&mut rng).collect::<Vec<_>>() {
        let mut game = Game::new(&setup, seed).expect("a table of the books");
        while game.prompt().is_some() {
            let steps = 1 + below(&mut rng, 12);
            game = play_on(game, &mut rng, steps);
            let Some(text) = position::write(&game) else { continue };
            written += 1;
            let again = position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(position::write(&again).as_deref(), Some(text.as_str()));
            for _ in 0..60 {
                let damaged = damaged(&text, &mut rng);
                match position::read(&damaged) {
                    Err(error) => {
                        refused += 1;
                        names_a_line(&error, &damaged);
                    }
                    Ok(game) => {
                        read += 1;
                        play_on(game, &mut rng, 1000);
                    }
                }
            }
        }
    }
    assert!(written > 200 && refused > 500 && read > 200, "{written} {refused} {read}");
}

/// What some of the players may have added to a seed.
fn any_shares(setup: &Setup, rng: &mut Xoshiro256PlusPlus) -> Shares {
    let seats = (0..setup.seats).filter_map(Seat::new);
    let seats: Vec<Seat> = seats.filter(|_| below(rng, 2) == 0).collect();
    let mut share = |seat| Share { seat, promise: Digest(Seed::random(rng).0), nonce: Seed::random(rng) };
    let added = seats.iter().map(|seat| share(*seat)).collect();
    let silent = if below(rng, 2) == 0 { SeatSet::EMPTY } else { seats.into_iter().collect() };
    Shares { table: "7yvjx9gxjm688000820c20a1g7".to_owned(), secret: Seed::random(rng), added, silent }
}

#[test]
fn a_record_reads_back_to_itself_and_damaged_ones_are_refused_or_replayed() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for (setup, seed) in games(&mut rng).collect::<Vec<_>>() {
        let mut record = Record::new(setup, seed);
        record.commitment = (below(&mut rng, 2) == 0).then(|| Digest(Seed::random(&mut rng).0));
        record.shares = (below(&mut rng, 2) == 0).then(|| any_shares(&record.setup, &mut rng));
        let mut game = Game::new(&record.setup, seed).expect("a table of the books");
        while let Some(prompt) = game.prompt() {
            let choices = game.choices();
            let choice = choices.get(below(&mut rng, choices.len()));
            game.choose(choice, &mut ()).expect("an offered choice applies");
            record.choices.push((prompt.seat, choice));
        }
        let text = record.write();
        assert_eq!(Record::read(&text).as_ref(), Ok(&record));
        assert!(record.replay(&mut ()) == game, "a record replays to the same game");
        for _ in 0..400 {
            let damaged = damaged(&text, &mut rng);
            match Record::read(&damaged) {
                Err(error) => names_a_line(&error, &damaged),
                Ok(other) => assert_eq!(Record::read(&other.write()).as_ref(), Ok(&other)),
            }
        }
    }
}

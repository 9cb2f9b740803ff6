//! Golden playthroughs: whole games, one for each preset and number of seats, printed from every seat's
//! eyes at every step. A change of behaviour shows as a difference that a person can read.
//!
//! `make goldens` writes them anew.

use std::fmt::Write;
use std::path::PathBuf;

use folsom_rules::text::eyes::{Line, write_view};
use folsom_rules::text::notation::write_choice;
use folsom_rules::{Event, Game, Indexed, Named, Preset, Seat, Seed, Setup, Viewer, below, narrate};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/goldens")
}

/// Every table of the books: each preset with every number of seats, three also with two bandits each.
fn tables() -> impl Iterator<Item = (String, Setup)> {
    let tables = Preset::ALL.iter().flat_map(|&preset| {
        let single =
            (2..=9).map(move |seats| (format!("{}-{seats}", preset.name()), Setup::new(preset, seats)));
        let pairs = Setup { pairs: true, ..Setup::new(preset, 3) };
        single.chain([(format!("{}-3-pairs", preset.name()), pairs)])
    });
    tables.filter(|(_, setup)| setup.check().is_ok())
}

/// Who sees something: all of them is `all`.
fn names(viewers: &[Viewer], all: usize) -> String {
    if viewers.len() == all {
        return "all".to_owned();
    }
    viewers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Prints what several viewers see, those who see the same together.
fn print_grouped<T: PartialEq>(seen: Vec<(Viewer, T)>, mut print: impl FnMut(&str, &T)) {
    let all = seen.len();
    let mut groups: Vec<(Vec<Viewer>, T)> = Vec::new();
    for (viewer, sight) in seen {
        match groups.iter_mut().find(|(_, other)| *other == sight) {
            Some((viewers, _)) => viewers.push(viewer),
            None => groups.push((vec![viewer], sight)),
        }
    }
    for (viewers, sight) in &groups {
        print(&names(viewers, all), sight);
    }
}

/// A playthrough that is being written.
struct Playthrough {
    text: String,
    viewers: Vec<Viewer>,
    /// What each viewer saw after the step before.
    before: Vec<Vec<Line>>,
}

impl Playthrough {
    fn tell(&mut self, events: &[Event], game: &Game) {
        for event in events {
            let notices = self.viewers.iter().map(|&viewer| {
                let notice = event.notice(viewer);
                (viewer, narrate(&notice, game.board()).unwrap_or_else(|| format!("{notice:?}")))
            });
            print_grouped(notices.collect(), |who, line| {
                let _ = writeln!(self.text, "  {who}: {line}");
            });
        }
        let after: Vec<Vec<Line>> =
            self.viewers.iter().map(|&viewer| write_view(&game.view(viewer))).collect();
        let mut keys: Vec<&String> = Vec::new();
        for (key, _) in after.iter().chain(&self.before).flatten() {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        for key in keys {
            let find = |lines: &[Line]| {
                lines.iter().find(|(other, _)| other == key).map(|(_, value)| value.clone())
            };
            let changed =
                self.viewers.iter().zip(&after).enumerate().filter_map(|(index, (&viewer, lines))| {
                    let now = find(lines);
                    let then = self.before.get(index).and_then(|lines| find(lines));
                    (now != then).then_some((viewer, now.unwrap_or_else(|| "-".to_owned())))
                });
            let changed: Vec<_> = changed.collect();
            let everybody = changed.len() == self.viewers.len();
            print_grouped(changed, |who, value| {
                let who = if everybody || who != "all" { who } else { "some" };
                let _ = writeln!(self.text, "    {key} [{who}]: {value}");
            });
        }
        self.before = after;
    }
}

fn playthrough(setup: &Setup) -> String {
    let viewers: Vec<Viewer> =
        (0..setup.seats).map(|index| Viewer::Seat(Seat::at(index))).chain([Viewer::Spectator]).collect();
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1899);
    let mut events = Vec::new();
    let mut game = Game::start(setup, Seed::from_number(1899), &mut events).expect("a table of the books");
    let mut page = Playthrough { text: String::new(), viewers, before: Vec::new() };
    page.tell(&events, &game);
    let mut step = 0;
    while let Some(prompt) = game.prompt() {
        let choices = game.choices();
        let choice = choices.get(below(&mut dice, choices.len()));
        step += 1;
        let text = write_choice(choice, game.board(), prompt.seat);
        let _ = writeln!(page.text, "{step}. {} of {}: {text}", prompt.seat, choices.len());
        events.clear();
        game.choose(choice, &mut events).expect("an offered choice applies");
        page.tell(&events, &game);
    }
    let outcome = game.outcome().expect("nobody is asked any more");
    for seat in game.board().seats() {
        let _ = writeln!(page.text, "{seat}: {:?}", outcome.score[seat]);
    }
    let _ = writeln!(page.text, "winners: {:?}, {:?}", outcome.winners, outcome.verdict);
    page.text
}

#[test]
fn games_play_out_as_they_did() {
    let write = std::env::var_os("FOLSOM_GOLDENS").is_some_and(|value| value == "write");
    let mut changed = Vec::new();
    for (name, setup) in tables() {
        let file = folder().join(format!("{name}.txt"));
        let now = playthrough(&setup);
        if write {
            std::fs::create_dir_all(folder()).expect("the folder can be made");
            std::fs::write(&file, now).expect("the file can be written");
            continue;
        }
        let then = std::fs::read_to_string(&file).unwrap_or_default();
        if then != now {
            let line = then.lines().zip(now.lines()).position(|(a, b)| a != b);
            let line = line.unwrap_or_else(|| then.lines().count().min(now.lines().count()));
            let show = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
            changed.push(format!("{name}.txt:{}\n  was {}\n  is  {}", line + 1, show(&then), show(&now)));
        }
    }
    assert!(
        changed.is_empty(),
        "these games play out otherwise; if that is meant, run `make goldens`\n{}",
        changed.join("\n")
    );
}

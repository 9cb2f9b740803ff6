//! The tables of questions and choices in `docs` are made from their files. `make goldens` writes them anew.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use folsom_rules::text::notation::read_choice;
use folsom_rules::{AskKind, Choice, Game, Named, Preset, Seat, Seed, Setup};

fn document(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)
}

/// `draw`, `divert`
fn quoted(examples: &[&str]) -> String {
    examples.iter().map(|example| format!("`{example}`")).collect::<Vec<_>>().join(", ")
}

/// For programs: what is decided, and by which rule.
fn decisions() -> String {
    let mut text = "| `ask` | decide | rules |\n| --- | --- | --- |\n".to_owned();
    for kind in AskKind::ALL {
        let about = kind.about();
        let _ = writeln!(text, "| {kind} | {} | {} |", about.decides, about.rules);
    }
    text
}

/// For scenarios: what is asked, and how it is answered.
fn questions() -> String {
    let mut text = "| word | the seat is asked | for instance |\n| --- | --- | --- |\n".to_owned();
    for kind in AskKind::ALL {
        let about = kind.about();
        let rules = about.rules.replace(' ', ", ");
        let _ = writeln!(text, "| `{kind}` | {} ({rules}) | {} |", about.decides, quoted(about.answers));
    }
    text
}

fn choices() -> String {
    let mut text = "| choice | of what | rules |\n| --- | --- | --- |\n".to_owned();
    for form in Choice::FORMS.iter().copied().flatten() {
        let _ = writeln!(text, "| {} | {} | {} |", quoted(form.written), form.told, form.rules);
    }
    text
}

/// What stands between two marks.
fn put(name: &str, mark: &str, table: &str) {
    let found = std::fs::read_to_string(document(name)).expect("it is in docs");
    let (begin, end) = (format!("<!-- {mark} -->\n"), format!("<!-- end of {mark} -->"));
    let start = found.find(&begin).unwrap_or_else(|| panic!("docs/{name} has no {begin}")) + begin.len();
    let stop = found.find(&end).unwrap_or_else(|| panic!("docs/{name} has no {end}"));
    let wanted = format!("{}\n{}\n{}", &found[..start], table, &found[stop..]);
    if std::env::var_os("FOLSOM_GOLDENS").is_some_and(|value| value == "write") {
        std::fs::write(document(name), wanted).expect("the file can be written");
    } else {
        assert!(found == wanted, "the table of {mark} in docs/{name} is out of date; run `make goldens`");
    }
}

#[test]
fn every_question_and_every_choice_stands_in_the_documents() {
    put("bot-protocol.md", "decisions", &decisions());
    put("scenarios.md", "questions", &questions());
    put("notation.md", "choices", &choices());
}

/// Somewhere they may be refused: another train, other bandits. But they are choices.
#[test]
fn every_example_is_a_choice() {
    let game = Game::new(&Setup::new(Preset::Couriers, 4), Seed::from_number(1)).expect("a legal table");
    let of_questions = AskKind::ALL.iter().flat_map(|kind| kind.about().answers);
    let of_choices = Choice::FORMS.iter().copied().flatten().flat_map(|form| form.written);
    for example in of_questions.chain(of_choices) {
        if let Err(reason) = read_choice(example, game.board(), Seat::default()) {
            assert!(!reason.contains("is not a choice"), "{reason}");
        }
    }
}

#[test]
fn every_question_shows_an_answer() {
    for kind in AskKind::ALL {
        assert!(!kind.about().answers.is_empty(), "the question `{}` shows no answer", kind.name());
    }
}

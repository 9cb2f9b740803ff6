//! Programs that play, well and badly. However they behave, every game is played to its end by legal choices.
//!
//! The programs are in `tests/bots`; they need `python3`.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use folsom_bots::{Bot, Entrant, Exec, ExecLimits, Level};
use folsom_rules::{Cast, Game, Indexed, Preset, RuleSet, Seat, Seed, Setup, Viewer};

/// A slow machine is no misfortune.
const PATIENT: ExecLimits =
    ExecLimits { answer: Duration::from_secs(60), start: Duration::from_secs(60), restarts: 3 };
/// For programs that won't answer anyway, except the first time.
const HASTY: ExecLimits = ExecLimits { answer: Duration::from_millis(100), ..PATIENT };

fn in_this_crate(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn python(path: &str) -> String {
    format!("python3 -B '{}'", in_this_crate(path).display())
}

fn start(name: &str, limits: ExecLimits) -> Exec {
    Exec::start(&python(&format!("tests/bots/{name}")), limits, 7).expect("python3 is there")
}

/// Plays a game with the program at some seats and random choices at the others. Returns what went wrong, and how
/// many decisions the program was asked for.
fn play(bot: &mut dyn Bot, setup: &Setup, at: impl Fn(usize) -> bool) -> (Vec<String>, usize) {
    let mut others = Level::Random.bot(1);
    let mut game = Game::new(setup, Seed::from_number(1)).expect("a legal table");
    let (mut troubles, mut asked) = (Vec::new(), 0);
    while let Some(prompt) = game.prompt() {
        let view = game.view(Viewer::Seat(prompt.seat));
        let decision = if at(prompt.seat.index()) {
            asked += 1;
            bot.decide(&view)
        } else {
            others.decide(&view)
        };
        game.choose(decision.choice, &mut ()).expect("whatever the program does, the choice is legal");
        troubles.extend(decision.thoughts.trouble);
    }
    assert!(game.outcome().is_some() && asked > 0);
    (troubles, asked)
}

/// Three seats, the program at the second.
fn play_badly(name: &str, limits: ExecLimits) -> (Vec<String>, usize) {
    let setup = Setup::new(Preset::Ru18Advanced, 3);
    play(&mut start(name, limits), &setup, |seat| seat == 1)
}

/// Each of these stands in the trouble with the same number.
fn tells(troubles: &[String], expected: &[&str]) {
    for (trouble, expected) in troubles.iter().zip(expected) {
        assert!(trouble.contains(expected), "{trouble:?} should tell {expected:?}");
    }
    assert!(troubles.len() >= expected.len(), "{troubles:?}");
}

#[test]
fn the_example_plays_whole_games_at_every_kind_of_table() {
    let mut bot = Exec::start(&python("../../examples/bot.py"), PATIENT, 7).expect("python3 is there");
    let choose = |setup: Setup| Setup { cast: Cast::Choose, ..setup };
    let expert = RuleSet { expert: true, ..Preset::Ru14.into() };
    let tables = [
        Setup::new(Preset::UaBasic, 2),
        choose(Setup { pairs: true, ..Setup::new(Preset::Ru18Advanced, 3) }),
        choose(Setup::new(Preset::Pl15, 2)),
        Setup::new(expert, 4),
        Setup::new(Preset::Couriers, 5),
        Setup::new(Preset::CouriersBetrayal, 4),
    ];
    for setup in tables {
        let (troubles, _) = play(&mut bot, &setup, |_| true);
        assert_eq!(troubles, Vec::<String>::new(), "{}", setup.rules);
    }
}

#[test]
fn the_example_beats_random_choices() {
    let mut bot = Exec::start(&python("../../examples/bot.py"), PATIENT, 7).expect("python3 is there");
    let mut others = Level::Random.bot(1);
    let mut won = 0;
    for number in 0..40 {
        let own = Seat::at(number as usize % 4);
        let mut game = Game::new(&Setup::new(Preset::Ru18Advanced, 4), Seed::from_number(number)).unwrap();
        while let Some(prompt) = game.prompt() {
            let view = game.view(Viewer::Seat(prompt.seat));
            let decision = if prompt.seat == own { bot.decide(&view) } else { others.decide(&view) };
            game.choose(decision.choice, &mut ()).unwrap();
        }
        won += usize::from(game.outcome().unwrap().winners.has(own));
    }
    assert!(won > 15, "the example won {won} of 40 games; choices at random would win 10");
}

#[test]
fn an_entrant_starts_the_program_it_names() {
    let entrant: Entrant = format!("exec:{}", python("../../examples/bot.py")).parse().unwrap();
    let mut bot = entrant.bot(1).expect("python3 is there");
    let game = Game::new(&Setup::new(Preset::Ru14, 4), Seed::from_number(1)).unwrap();
    let view = game.view(Viewer::Seat(game.prompt().unwrap().seat));
    assert!(view.choices().unwrap().contains(bot.decide(&view).choice));
}

#[test]
fn a_command_that_cannot_be_started_is_an_error() {
    for (command, expected) in [
        ("no-such-program --fast", "can't start `no-such-program --fast`: "),
        ("python3 'unfinished", "can't read `python3 'unfinished`"),
        ("", "can't read ``"),
        ("# only a remark", "can't read"),
    ] {
        let error = Exec::start(command, PATIENT, 1).err().expect("it can't be started").to_string();
        assert!(error.starts_with(expected), "{error}");
    }
    assert!(Entrant::Exec("no-such-program".to_owned()).bot(1).is_err());
}

#[test]
fn a_program_that_ends_is_started_again_three_times_and_then_given_up() {
    let (troubles, asked) = play_badly("crash_at_once.py", PATIENT);
    assert_eq!(troubles.len(), asked, "every decision is reported");
    let ended = "ended without an answer (exit status: 1), saying: no licence for this train; `";
    tells(
        &troubles,
        &[ended, ended, ended, ended, "was started 4 times and is given up; the last time it ended"],
    );
    assert!(troubles.iter().all(|trouble| trouble.contains("crash_at_once.py")), "the command is named");
    assert!(troubles[4..].iter().all(|trouble| trouble.contains("given up")));
}

#[test]
fn a_program_that_ends_in_the_middle_loses_one_decision_and_goes_on() {
    let (troubles, asked) = play_badly("crash_in_the_middle.py", PATIENT);
    let ended = "ended without an answer (exit status: 1), saying: Traceback";
    tells(&troubles, &[ended, ended, ended, ended, "given up"]);
    assert!(troubles.iter().all(|trouble| trouble.contains("RuntimeError: the bridge is out")));
    assert_eq!(asked - troubles.len(), 8, "two answers of each of four runs");
}

#[test]
fn a_program_that_hangs_is_killed_in_time() {
    let start = Instant::now();
    let (troubles, asked) = play_badly("hang.py", HASTY);
    let late = "gave no answer within 100ms; ";
    tells(&troubles, &[late, late, late, late, "given up; the last time it gave no answer within 100ms"]);
    assert_eq!(asked - troubles.len(), 4, "one answer of each of four runs");
    assert!(start.elapsed() < Duration::from_secs(60), "nobody waits for it to come back");
}

#[test]
fn a_program_that_closes_its_output_but_stays_is_killed() {
    let (troubles, _) = play_badly("mute.py", ExecLimits { restarts: 0, ..PATIENT });
    tells(&troubles, &["closed its output without an answer", "was started once and is given up"]);
}

#[test]
fn what_is_no_answer_is_reported_and_the_program_runs_on() {
    for (name, expected) in [
        ("nonsense.py", "wrote `howdy`, which is no answer: expected value"),
        ("not_utf8.py", "which is no answer"),
    ] {
        let (troubles, asked) = play_badly(name, PATIENT);
        assert_eq!(troubles.len(), asked);
        assert!(troubles.iter().all(|trouble| trouble.contains(expected)), "{troubles:?}");
    }
}

#[test]
fn illegal_answers_are_reported_with_what_is_wrong_with_them() {
    let (troubles, asked) = play_badly("illegal.py", PATIENT);
    assert_eq!(troubles.len(), asked);
    tells(
        &troubles,
        &[
            "answered `derail the train`: `derail the train` is not a choice",
            "answered with index",
            "must answer with either `choice` or `index`",
            "must answer with either `choice` or `index`",
            "answered `marshal locomotive`, which is not among the choices",
        ],
    );
}

#[test]
fn an_answer_to_a_question_never_asked_is_reported() {
    let (troubles, asked) = play_badly("wrong_id.py", PATIENT);
    assert_eq!(troubles.len(), asked);
    tells(&troubles, &["answered question 1001, but was asked question 1"]);
}

#[test]
fn answers_to_earlier_questions_are_ignored() {
    assert_eq!(play_badly("repeats.py", PATIENT).0, Vec::<String>::new());
}

#[test]
fn a_program_that_floods_is_stopped() {
    for (name, expected) in [
        ("endless_line.py", "wrote a line of more than 65536 bytes"),
        ("endless_lines.py", "wrote line after line, but no answer"),
        ("deaf.py", "does not read what it is sent"),
    ] {
        let (troubles, _) = play_badly(name, ExecLimits { restarts: 0, ..PATIENT });
        tells(&troubles, &[expected, "was started once and is given up"]);
    }
}

/// One that has ended but was not waited for would still be listed.
#[cfg(target_os = "linux")]
#[test]
fn a_program_that_stays_when_its_input_ends_is_gone_all_the_same() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hang.pid");
    let command = format!("{} '{}'", python("tests/bots/hang.py"), file.display());
    let mut bot = Exec::start(&command, PATIENT, 1).expect("python3 is there");
    let game = Game::new(&Setup::new(Preset::Ru14, 4), Seed::from_number(1)).unwrap();
    bot.decide(&game.view(Viewer::Seat(game.prompt().unwrap().seat)));
    let process =
        Path::new("/proc").join(std::fs::read_to_string(file).expect("it wrote its number").trim());
    assert!(process.exists());
    drop(bot);
    assert!(!process.exists());
}

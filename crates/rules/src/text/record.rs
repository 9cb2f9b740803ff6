//! Records: a whole game as its rule set, seats, seed and choices. A record replays to the same game
//! on any machine.

use std::fmt::Write;

use super::digest::Digest;
use super::fields::{AtLine, Fields, Result, TextError, lines, named};
use super::shares::Shares;
use super::{notation, tokens};
use crate::bandit::Bandit;
use crate::chance::Seed;
use crate::choice::Choice;
use crate::event::Witness;
use crate::game::Game;
use crate::names::Named;
use crate::ruleset::{Preset, RuleSet};
use crate::seat::Seat;
use crate::setup::{Cast, Setup};
use crate::train::CarKind;
use crate::version::RulesVersion;

/// The first line of every record.
pub const HEADER: &str = "folsom-record 1";

/// What a line above the choices can be about.
const KEYS: &[&str] = &[
    "rules-version",
    "rules",
    "seats",
    "pairs",
    "admitted",
    "bandits",
    "cars",
    "seed",
    "commitment",
    "table",
    "secret",
    "promise",
    "nonce",
    "silent",
];

/// A game to be replayed: everything that made it what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The table.
    pub setup: Setup,
    /// All chance.
    pub seed: Seed,
    /// The hash that was published before the game, if one was: of the seed, or of the secret that players added to. The record
    /// only carries it: whether it fits is for those to find out who know how it is made.
    pub commitment: Option<Digest>,
    /// What the seed was made of, if players had a share in it.
    pub shares: Option<Shares>,
    /// Who chose what, in order.
    pub choices: Vec<(Seat, Choice)>,
}

impl Record {
    /// A record of a game that is about to begin.
    #[must_use]
    pub fn new(setup: Setup, seed: Seed) -> Self {
        Self { setup, seed, commitment: None, shares: None, choices: Vec::new() }
    }

    /// Plays the game again.
    ///
    /// # Panics
    /// If the choices are not legal, which can't be for a record that was read or made along with a game.
    pub fn replay(&self, witness: &mut impl Witness) -> Game {
        let mut game = Game::start(&self.setup, self.seed, witness).expect("the setup was checked");
        for &(_, choice) in &self.choices {
            game.choose(choice, witness).expect("the choices were checked");
        }
        game
    }

    /// The record as text. With the result of the game, if it was played to its end.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = format!("{HEADER}\n");
        write_setup(&mut text, &self.setup);
        let _ = writeln!(text, "seed: {}", self.seed);
        if let Some(commitment) = self.commitment {
            let _ = writeln!(text, "commitment: {commitment}");
        }
        if let Some(shares) = &self.shares {
            shares.write(&mut text);
        }
        let mut game = Game::new(&self.setup, self.seed).expect("the setup was checked");
        let _ = writeln!(text, "choices:");
        for &(seat, choice) in &self.choices {
            let _ = writeln!(text, "{seat} {}", notation::write_choice(choice, game.board(), seat));
            game.choose(choice, &mut ()).expect("the choices were checked");
        }
        if let Some(result) = write_result(&game) {
            let _ = writeln!(text, "{result}");
        }
        text
    }

    /// Reads a record and plays it through: an illegal choice or a false result is an error in its line.
    pub fn read(text: &str) -> Result<Self> {
        let mut all = lines(text, 1);
        check_header(all.next())?;
        let rest: Vec<_> = all.collect();
        let split = rest.iter().position(|(_, line)| *line == "choices:");
        let split = split.ok_or_else(|| TextError::new(1, "a line `choices:` is missing"))?;

        let mut fields = Fields::read(rest[..split].iter().copied())?;
        let setup = read_setup(&mut fields, RuleSet::first)?;
        let seed = fields.need("seed", 1)?;
        let wrong_seed = || seed.wrong("a seed is 64 hexadecimal digits");
        let mut record = Self::new(setup, Seed::from_hex(seed.value).ok_or_else(wrong_seed)?);
        if let Some(field) = fields.take("commitment") {
            let wrong = || field.wrong("a commitment is 64 hexadecimal digits");
            record.commitment = Some(Digest::from_hex(field.value).ok_or_else(wrong)?);
        }
        record.shares = Shares::read(&mut fields, record.setup.seats)?;
        fields.finish()?;

        let mut game = Game::new(&record.setup, record.seed).at(1)?;
        let mut ended = None;
        for &(line, text) in &rest[split + 1..] {
            if let Some(ended) = ended {
                return Err(TextError::new(line, format!("nothing may follow the result in line {ended}")));
            }
            if text.starts_with("result:") {
                check_result(line, text, &game)?;
                ended = Some(line);
                continue;
            }
            record.choices.push(play_line(line, text, &mut game)?);
        }
        Ok(record)
    }
}

/// Whether a text that can't be read is a record of a version that is yet to come: of the format, or of the rules.
#[must_use]
pub fn is_later(text: &str) -> bool {
    let number = |word: &str| word.trim().parse::<u32>().ok();
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let Some(format) = lines.next().and_then(|line| line.strip_prefix("folsom-record ")) else {
        return false;
    };
    let known = HEADER.rsplit(' ').next().and_then(number);
    let newest = RulesVersion::ALL.iter().filter_map(|version| number(version.name())).max();
    let is_newer = |version: &str| number(version).is_some_and(|version| Some(version) > newest);
    let rules = lines.find_map(|line| line.strip_prefix("rules-version:"));
    number(format).is_some_and(|format| Some(format) > known) || rules.is_some_and(is_newer)
}

fn check_header(first: Option<(usize, &str)>) -> Result<()> {
    match first {
        Some((_, HEADER)) => Ok(()),
        Some((line, text)) => Err(match text.strip_prefix("folsom-record ") {
            Some(version) => {
                TextError::new(line, format!("version {version} of records is not known, only 1"))
            }
            None => TextError::new(line, format!("this is not a record; it would begin with `{HEADER}`")),
        }),
        None => Err(TextError::new(1, "this is empty")),
    }
}

/// `seat2 play fire`
fn play_line(line: usize, text: &str, game: &mut Game) -> Result<(Seat, Choice)> {
    let (who, what) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let seat = tokens::seat(line, who, game.board())?;
    let choice = notation::read(line, what.trim(), game.board(), seat)?;
    let asked = game.prompt().ok_or_else(|| TextError::new(line, "the game is over (B50)"))?;
    if asked.seat != seat {
        return Err(TextError::new(line, format!("it is not {who} that is asked, but {}", asked.seat)));
    }
    game.choose(choice, &mut ()).at(line)?;
    Ok((seat, choice))
}

/// `result: 1250 2300 700 900, seat2 wins`
fn write_result(game: &Game) -> Option<String> {
    let outcome = game.outcome()?;
    let totals = game.board().seats().map(|seat| outcome.score[seat].total().to_string());
    let totals: Vec<_> = totals.collect();
    let winners: Vec<_> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let verb = if winners.len() == 1 { "wins" } else { "win" };
    Some(format!("result: {}, {} {verb}", totals.join(" "), winners.join(" ")))
}

fn check_result(line: usize, text: &str, game: &Game) -> Result<()> {
    match write_result(game) {
        None => Err(TextError::new(line, "the game is not over")),
        Some(result) if result == text => Ok(()),
        Some(result) => Err(TextError::new(line, format!("the game ends otherwise: `{result}`"))),
    }
}

/// The lines that describe a table. They say everything, so that they mean the same when the presets have changed.
pub(crate) fn write_setup(text: &mut String, setup: &Setup) {
    let _ = writeln!(text, "rules-version: {}", setup.rules.version);
    let _ = writeln!(text, "rules: {}", setup.rules.spelled_out());
    let _ = writeln!(text, "seats: {}", setup.seats);
    if setup.pairs {
        let _ = writeln!(text, "pairs: yes");
    }
    let names: Vec<_> = setup.admitted.iter().map(|bandit| bandit.name()).collect();
    let _ = writeln!(text, "admitted: {}", names.join(" "));
    let cast = match &setup.cast {
        Cast::Choose => "choose".to_owned(),
        Cast::Random => "random".to_owned(),
        Cast::Named(bandits) => {
            let per_seat = (bandits.len() / setup.seats.max(1)).max(1);
            let names = |seat: &[Bandit]| seat.iter().map(|b| b.name()).collect::<Vec<_>>().join("+");
            bandits.chunks(per_seat).map(names).collect::<Vec<_>>().join(" ")
        }
    };
    let _ = writeln!(text, "bandits: {cast}");
    if let Some(cars) = &setup.cars {
        let names: Vec<_> = cars.iter().map(|car| car.name()).collect();
        let _ = writeln!(text, "cars: {}", names.join(" "));
    }
}

/// Reads the lines that describe a table, and checks that it can be. What a preset means if no version is said depends on who asks:
/// stored games without one are of the first, scenarios are about the present.
pub(crate) fn read_setup(fields: &mut Fields<'_>, unsaid: fn(Preset) -> RuleSet) -> Result<Setup> {
    fields.only("line of a table", KEYS)?;
    let version = fields.take("rules-version");
    let rules = fields.need("rules", 1)?;
    let seats = fields.need("seats", rules.line)?;
    let meaning = if version.is_some() { RuleSet::first } else { unsaid };
    let mut rules = tokens::rules_by(rules.line, rules.value, meaning)?;
    if let Some(version) = version {
        rules.version = named(version.line, version.value)?;
    }
    let mut setup = Setup::new(rules, seats.number()?);
    if let Some(field) = fields.take("pairs") {
        setup.pairs = match field.value {
            "yes" => true,
            "no" => false,
            other => return Err(field.wrong(format!("`{other}` is neither `yes` nor `no`"))),
        };
    }
    if let Some(field) = fields.take("admitted") {
        let names = field.value.split_whitespace().map(|name| named(field.line, name));
        setup.admitted = names.collect::<Result<_>>()?;
    }
    if let Some(field) = fields.take("bandits") {
        setup.cast = match field.value {
            "choose" => Cast::Choose,
            "random" => Cast::Random,
            names => {
                let seats = names.split_whitespace().map(|word| tokens::bandits(field.line, word));
                let seats: Vec<Vec<Bandit>> = seats.collect::<Result<_>>()?;
                let per_seat = setup.format().at(field.line)?.bandits_per_seat();
                if let Some(wrong) = seats.iter().find(|seat| seat.len() != per_seat) {
                    let given = wrong.len();
                    return Err(
                        field.wrong(format!("each seat leads {per_seat} here, not {given} (B2, V20, V30)"))
                    );
                }
                Cast::Named(seats.concat())
            }
        };
    }
    if let Some(field) = fields.take("cars").filter(|field| field.value != "random") {
        let kinds = field.value.split_whitespace().map(|name| named::<CarKind>(field.line, name));
        setup.cars = Some(kinds.collect::<Result<_>>()?);
    }
    setup.check().at(seats.line)?;
    Ok(setup)
}

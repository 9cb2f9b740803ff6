//! Playing a scenario.

use super::super::fields::{AtLine, Field, Fields, Result, TextError};
use super::super::typo::unknown;
use super::super::{notation, position, record, tokens};
use super::{Scenario, expect};
use crate::bandit::Bandit;
use crate::board::Stage;
use crate::chance::Seed;
use crate::choice::Choice;
use crate::game::Game;
use crate::names::Named;
use crate::ruleset::RuleSet;
use crate::seat::Seat;

/// How many choices one `until` may make before we say that it never comes.
const MOST_CHOICES: usize = 10_000;

/// The steps that can fail for another reason than an illegal choice.
const CHECKS: &[&str] = &["expect", "offers", "includes", "lacks", "refuses"];

/// Whether a step can fail for another reason than an illegal choice.
pub(super) fn checks_something(step: &str) -> bool {
    CHECKS.iter().any(|key| step.starts_with(key))
}

/// Whether a line belongs below `play:`. A choice does not look like one before it is known who sits there.
pub(super) fn is_step(field: &Field<'_>) -> bool {
    CHECKS.contains(&field.key)
        || field.key == "until"
        || field.argument.is_empty()
            && (Seat::from_name(field.key).is_some() || Bandit::from_name(field.key).is_some())
}

impl Scenario {
    /// Sets the scenario up and plays it; an error says in which line it does not hold, and how.
    pub fn run(&self) -> Result<()> {
        let mut fields = self.fields()?;
        let refused = fields.take("refused");
        let set_up = self.set_up(fields);
        if let Some(refused) = refused {
            return self.check_refused(&refused, set_up);
        }
        let mut game = set_up?;
        for (line, step) in &self.steps {
            take_step(&mut game, &Field::read(*line, step)?)?;
        }
        Ok(())
    }

    /// The game as it is set up, before anything is chosen.
    #[cfg(test)]
    pub(super) fn start(&self) -> Result<Game> {
        self.set_up(self.fields()?)
    }

    fn fields(&self) -> Result<Fields<'_>> {
        Fields::read(self.setup.iter().map(|(number, line)| (*number, line.as_str())))
    }

    /// A position, or a fresh game if `seats` is a number.
    fn set_up(&self, mut fields: Fields<'_>) -> Result<Game> {
        let seats = self.setup.iter().find_map(|(_, line)| line.strip_prefix("seats:"));
        let fresh = seats.is_some_and(|value| value.trim().parse::<usize>().is_ok());
        let game = if fresh {
            let seed = fields.take("seed").map_or(Ok(0), |field| field.number())?;
            let setup = record::read_setup(&mut fields, RuleSet::from)?;
            Game::new(&setup, Seed::from_number(seed)).at(self.line)?
        } else {
            position::read_fields(&mut fields)?
        };
        fields.finish()?;
        Ok(game)
    }

    /// `refused: V30`: there is no such table or position, for a reason that says so.
    fn check_refused(&self, refused: &Field<'_>, set_up: Result<Game>) -> Result<()> {
        if let Some((line, _)) = self.steps.first() {
            return Err(TextError::new(*line, "a set-up that is refused can't be played"));
        }
        match set_up {
            Ok(_) => Err(refused.wrong("this set-up is not refused")),
            Err(error) if names(&error.reason, refused.value) => Ok(()),
            Err(error) => Err(refused.wrong(format!("refused, but for another reason: {}", error.reason))),
        }
    }
}

fn take_step(game: &mut Game, field: &Field<'_>) -> Result<()> {
    match field.key {
        "expect" => expect::check(game, field),
        "offers" | "includes" | "lacks" => check_offer(game, field),
        "refuses" => check_refusal(game, field),
        "until" => play_until(game, field),
        who => {
            let seat =
                tokens::seat(field.line, who, game.board()).map_err(|error| not_a_step(field, error))?;
            let asked = game.prompt().ok_or_else(|| field.wrong("nobody is asked any more"))?;
            if asked.seat != seat {
                let name = tokens::write_seat(asked.seat, game.board());
                return Err(field
                    .wrong(format!("it is not {who} that is asked, but {name} ({})", asked.ask.name())));
            }
            let choice = notation::read(field.line, field.value, game.board(), seat)?;
            let offered = || offered(game).join(" | ");
            let refused = |reason| TextError::new(field.line, format!("{reason}; offered: {}", offered()));
            let mut next = *game;
            next.choose(choice, &mut ()).map_err(refused)?;
            *game = next;
            Ok(())
        }
    }
}

/// A key that is neither a step nor one of the seats.
fn not_a_step(field: &Field<'_>, no_seat: TextError) -> TextError {
    if Seat::from_name(field.key).is_some() || Bandit::from_name(field.key).is_some() {
        return no_seat;
    }
    let bandits = Bandit::ALL.iter().map(|bandit| bandit.name());
    let known: Vec<&str> = CHECKS.iter().copied().chain(["until"]).chain(bandits).collect();
    field.wrong(unknown(field.key, "step", &known))
}

/// What the seat that is asked may choose, in words.
fn offered(game: &Game) -> Vec<String> {
    let Some(prompt) = game.prompt() else { return Vec::new() };
    let choices = game.choices();
    choices.iter().map(|choice| notation::write_choice(choice, game.board(), prompt.seat)).collect()
}

/// `offers: a | b` (exactly these), `includes: a`, `lacks: b`.
fn check_offer(game: &Game, field: &Field<'_>) -> Result<()> {
    let prompt = game.prompt().ok_or_else(|| field.wrong("nobody is asked any more"))?;
    let choices = game.choices();
    let mut listed = Vec::new();
    for text in field.value.split('|').map(str::trim) {
        listed.push((text, notation::read(field.line, text, game.board(), prompt.seat)?));
    }
    let all = || offered(game).join(" | ");
    for &(text, choice) in &listed {
        let offered = choices.contains(choice);
        if offered == (field.key == "lacks") {
            let verb = if offered { "is" } else { "is not" };
            return Err(field.wrong(format!("`{text}` {verb} offered; offered: {}", all())));
        }
    }
    let unlisted = |choice: &Choice| !listed.iter().any(|(_, other)| other == choice);
    if field.key == "offers"
        && let Some(more) = choices.iter().find(unlisted)
    {
        let text = notation::write_choice(more, game.board(), prompt.seat);
        return Err(field.wrong(format!("`{text}` is offered too; offered: {}", all())));
    }
    Ok(())
}

/// `refuses B34: fire belle`: refused, for a reason that names the rule, and nothing changes.
fn check_refusal(game: &Game, field: &Field<'_>) -> Result<()> {
    let prompt = game.prompt().ok_or_else(|| field.wrong("nobody is asked any more"))?;
    if field.argument.is_empty() {
        return Err(field.wrong("by which rule? `refuses B34: fire belle`"));
    }
    let choice = notation::read(field.line, field.value, game.board(), prompt.seat)?;
    let mut tried = *game;
    match tried.choose(choice, &mut ()) {
        Ok(()) => Err(field.wrong(format!("`{}` is not refused", field.value))),
        Err(_) if tried != *game => Err(field.wrong("the refused choice changed the game")),
        Err(reason) if names(&reason.to_string(), field.argument) => Ok(()),
        Err(reason) => Err(field.wrong(format!("refused, but for another reason: {reason}"))),
    }
}

/// `until stealin: draw`, `until round 3: first`, `until over: first`: the same choice again and again.
fn play_until(game: &mut Game, field: &Field<'_>) -> Result<()> {
    let round = field.argument.strip_prefix("round ").map(|number| number.trim().parse::<u8>());
    let reached = |game: &Game| match &round {
        Some(round) => round.as_ref() == Ok(&(game.board().round + 1)),
        None => game.board().stage.name() == field.argument,
    };
    if matches!(round, Some(Err(_))) || (round.is_none() && Stage::from_name(field.argument).is_none()) {
        return Err(field.wrong(format!("`{}` is neither a stage nor `round N`", field.argument)));
    }
    for _ in 0..MOST_CHOICES {
        if reached(game) {
            return Ok(());
        }
        let prompt = game.prompt().ok_or_else(|| field.wrong("the game is over before that"))?;
        let choice = match field.value {
            "first" => game.choices().get(0),
            text => notation::read(field.line, text, game.board(), prompt.seat)?,
        };
        game.choose(choice, &mut ()).at(field.line)?;
    }
    Err(field.wrong("that never comes"))
}

/// Whether a reason contains these words, whole: `B2` is not in `B20`.
fn names(reason: &str, words: &str) -> bool {
    let edge = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
    reason.match_indices(words).any(|(at, _)| {
        edge(reason[..at].chars().next_back()) && edge(reason[at + words.len()..].chars().next())
    })
}

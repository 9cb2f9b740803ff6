//! `folsom watch`: bots play a whole game, and it is told in words, with what they thought.

mod player;
mod seating;

use std::path::PathBuf;

use clap::Args as ClapArgs;
use folsom_rules::text::record::Record;
use folsom_rules::{Game, Indexed, Seat, Viewer};

use crate::failure::Failure;
use crate::rules_args::RulesArgs;
use crate::telling::{Audience, Introduction, Lineup, Teller};
use player::Player;
use seating::SeatingArgs;

/// How many choices a bot is shown to have weighed if nobody says so.
const USUAL_THOUGHTS: usize = 3;

/// Watch bots play a whole game, told in words, with what they thought
#[derive(ClapArgs)]
pub(crate) struct Args {
    #[command(flatten)]
    seating: SeatingArgs,

    #[command(flatten)]
    rules: RulesArgs,

    /// Through whose eyes: `all` sees everything that happens and what every bot thinks, `seat1` what that seat knows and
    /// thinks, `spectator` what lies open and nobody's thoughts
    #[arg(long, value_name = "WHOSE", default_value_t = Audience::All)]
    eyes: Audience,

    /// How many of the choices that a bot weighed are shown with each decision; 0 for none of its thoughts
    #[arg(long, value_name = "NUMBER", default_value_t = USUAL_THOUGHTS)]
    thoughts: usize,

    /// Write the game's record to this file, for `folsom replay`
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// Plays the game and tells it on the standard output.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let setup = args.rules.setup(args.seating.seats()?)?;
    let seed = args.rules.seed()?;
    let entrants = args.seating.entrants(setup.seats);
    let players =
        entrants.iter().zip(0..).map(|(entrant, seat)| Player::seat(entrant, Seat::at(seat), seed.seed()));
    let mut players = players.collect::<Result<Vec<_>, _>>()?;
    let lineup = Lineup {
        names: seating::names(&entrants),
        caution: seating::caution(&entrants),
        thoughts: args.thoughts,
    };
    let (who, what) = (seating::repeated(&entrants), args.rules.repeated(seed));
    let introduction = Introduction {
        title: "Folsom: a train robbery in five rounds, played by bots",
        setup: &setup,
        repeat: &format!("folsom watch {who} {what}{}", args.how()),
        lineup: Some(&lineup),
    };

    let mut events = Vec::new();
    let mut game = Game::start(&setup, seed.seed(), &mut events)?;
    let mut teller = Teller::begin(anstream::stdout().lock(), args.eyes, &introduction, game.board())?;
    let mut record = Record::new(setup.clone(), seed.seed());
    teller.step(&events, &game)?;
    while let Some(prompt) = game.prompt() {
        let view = game.view(Viewer::Seat(prompt.seat));
        let choices = view.choices().expect("it is this seat that is asked");
        let choice = if choices.len() == 1 {
            // Nothing is to be decided, so nobody has to think.
            choices.get(0)
        } else {
            let decision = players[prompt.seat.index()].decide(&view);
            teller.note(prompt.seat, &decision, &view)?;
            decision.choice
        };
        events.clear();
        game.choose(choice, &mut events).expect("a bot picks one of its choices");
        record.choices.push((prompt.seat, choice));
        teller.step(&events, &game)?;
    }
    teller.end(&game)?;
    if let Some(path) = &args.record {
        std::fs::write(path, record.write()).map_err(|error| Failure::file(path, error))?;
    }
    Ok(())
}

impl Args {
    /// The arguments that don't change the game, as far as they are not the usual ones.
    fn how(&self) -> String {
        let eyes = (self.eyes != Audience::All).then(|| format!(" --eyes {}", self.eyes));
        let thoughts = (self.thoughts != USUAL_THOUGHTS).then(|| format!(" --thoughts {}", self.thoughts));
        eyes.into_iter().chain(thoughts).collect()
    }
}

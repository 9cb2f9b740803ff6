//! One game of the arena.

use std::time::{Duration, Instant};

use folsom_rules::{Choice, Game, Illegal, Indexed, Outcome, Prompt, Seat, Seed, Setup, Viewer};

use crate::bot::Bot;

/// What is noted of a bot.
pub(crate) enum Note {
    /// It took so long to decide.
    Time(Duration),
    /// It was in trouble.
    Trouble(String),
}

/// Plays a game, a bot for each seat, and gives it back when it is over.
pub(crate) fn play(
    setup: &Setup,
    seed: Seed,
    bots: &mut [Box<dyn Bot>],
    mut note: impl FnMut(Seat, Note),
) -> (Game, Outcome) {
    let mut game = Game::new(setup, seed).expect("the table was checked before the first deal");
    loop {
        if let Some(outcome) = game.outcome() {
            return (game, outcome);
        }
        let Prompt { seat, .. } = game.prompt().expect("a game that is not over waits for somebody");
        let view = game.view(Viewer::Seat(seat));
        let choices = view.choices().expect("it is this seat that is asked");
        let only = choices.get(0);
        if choices.len() == 1 {
            // Nothing is to be decided, so nobody is asked and no clock runs.
            game.choose(only, &mut ()).expect("an offered choice applies");
            continue;
        }
        let start = Instant::now();
        let decision = bots[seat.index()].decide(&view);
        note(seat, Note::Time(start.elapsed()));
        if let Some(trouble) = decision.thoughts.trouble {
            note(seat, Note::Trouble(trouble));
        }
        if let Err(refusal) = game.choose(decision.choice, &mut ()) {
            note(seat, Note::Trouble(refused(decision.choice, refusal)));
            game.choose(only, &mut ()).expect("an offered choice applies");
        }
    }
}

fn refused(choice: Choice, refusal: Illegal) -> String {
    format!("an illegal choice, {choice:?}: {refusal}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Decision;
    use folsom_rules::{Preset, View};

    /// Always answers the same, whatever is asked.
    struct Stubborn(Decision);

    impl Bot for Stubborn {
        fn decide(&mut self, _: &View) -> Decision {
            self.0.clone()
        }
    }

    #[test]
    fn an_illegal_choice_is_noted_and_the_game_goes_on() {
        let setup = Setup::new(Preset::Ru18Advanced, 3);
        let mut bots: Vec<Box<dyn Bot>> =
            (0..3).map(|_| Box::new(Stubborn(Decision::plain(Choice::Gun))) as Box<dyn Bot>).collect();
        let (mut times, mut troubles) = (0, Vec::new());
        let (game, outcome) = play(&setup, Seed::from_number(1), &mut bots, |_, note| match note {
            Note::Time(_) => times += 1,
            Note::Trouble(text) => troubles.push(text),
        });
        assert!(game.prompt().is_none() && !outcome.winners.is_empty());
        assert_eq!(times, troubles.len());
        assert!(
            troubles[0].contains("an illegal choice, Gun: that is not what is asked"),
            "{}",
            troubles[0]
        );
    }

    #[test]
    fn a_bot_that_tells_of_its_trouble_is_heard() {
        let setup = Setup::new(Preset::Ru18Advanced, 2);
        let mut troubled = Decision::plain(Choice::Draw);
        troubled.thoughts.trouble = Some("no answer".to_owned());
        let plain = Decision::plain(Choice::Draw);
        let mut bots: Vec<Box<dyn Bot>> = vec![Box::new(Stubborn(troubled)), Box::new(Stubborn(plain))];
        let mut by_seat = [0, 0];
        play(&setup, Seed::from_number(1), &mut bots, |seat, note| {
            if matches!(note, Note::Trouble(text) if text == "no answer") {
                by_seat[seat.index()] += 1;
            }
        });
        assert!(by_seat[0] > 10 && by_seat[1] == 0, "{by_seat:?}");
    }
}

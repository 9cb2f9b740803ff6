//! A game told in words, through somebody's eyes: what `watch` and `replay` print.

mod audience;
mod drawing;
mod final_table;
mod introduction;
mod page;
mod scene;
mod thoughts;
mod wrap;

use std::io::Write;

use folsom_bots::Decision;
use folsom_rules::{Ask, Board, Choice, Event, Game, Happening, Notice, Seat, View, seat_name};

use crate::failure::Failure;
pub(crate) use audience::Audience;
pub(crate) use introduction::{Introduction, Lineup};
use page::Page;
use scene::Scene;

/// Tells a game while it is played.
pub(crate) struct Teller<W: Write> {
    page: Page<W>,
    /// The train as the story has it so far.
    scene: Option<Scene>,
    eyes: Audience,
    lineup: Option<Lineup>,
}

impl<W: Write> Teller<W> {
    /// Begins with what game this is, and how to see it again. The board is that of the beginning.
    pub(crate) fn begin(
        out: W,
        eyes: Audience,
        introduction: &Introduction,
        board: &Board,
    ) -> Result<Self, Failure> {
        eyes.check(introduction.setup.seats)?;
        let lineup = introduction.lineup.cloned();
        let thoughts =
            eyes != Audience::Spectator && lineup.as_ref().is_some_and(|lineup| lineup.thoughts > 0);
        let mut page = Page::new(out);
        introduction::write(&mut page, introduction, board, thoughts)?;
        Ok(Self { page, scene: None, eyes, lineup })
    }

    /// Takes note of what a bot thought, as far as these eyes may know. It is told with what comes of it.
    pub(crate) fn note(&mut self, seat: Seat, decision: &Decision, view: &View) -> Result<(), Failure> {
        let whose = seat_name(seat, &view.board);
        let lines = if self.eyes.read_mind_of(seat) {
            let most = self.lineup.as_ref().map_or(0, |lineup| lineup.thoughts);
            thoughts::lines(decision, view, most)
        } else {
            thoughts::lines_for_others(decision)
        };
        let silent = view.board.prompt.is_some_and(|prompt| is_silent(decision.choice, &prompt.ask));
        Ok(self.page.note(whose, lines, silent)?)
    }

    /// Tells what happened between two questions. Several parts of the game can begin in one step,
    /// and the train is drawn as it stood between them.
    pub(crate) fn step(&mut self, events: &[Event], game: &Game) -> Result<(), Failure> {
        let board = game.board();
        let scene = self.scene.get_or_insert_with(|| Scene::of(board));
        let notices: Vec<Notice> = events.iter().map(|event| self.eyes.notice(event)).collect();
        for part in notices.chunk_by(|_, next| !begins_part(next)) {
            let before = *scene;
            part.iter().for_each(|notice| scene.follow(notice, board));
            self.page.tell(part, &before, scene, board)?;
        }
        self.page.end_step()?;
        debug_assert_eq!(*scene, Scene::of(board), "the notices tell all that moves");
        Ok(())
    }

    /// The final count, if the game has come to it.
    pub(crate) fn end(mut self, game: &Game) -> Result<(), Failure> {
        let names = self.lineup.as_ref().map(|lineup| &lineup.names[..]);
        match game.outcome() {
            Some(outcome) => final_table::write(&mut self.page, &outcome, game.board(), names)?,
            None => self.page.line("    Here the record breaks off.")?,
        }
        Ok(())
    }
}

/// Whether Stealin', or the event after it, is over.
fn begins_part(notice: &Notice) -> bool {
    use Happening::{EventBegan, FirstPlayer, GameOver, TrainsPassed};
    matches!(notice, Notice::Open(EventBegan { .. } | TrainsPassed | FirstPlayer { .. } | GameOver))
}

/// Whether nothing is told of a choice when it is made: an answer to a question put to all in secret (V12, V21, V32, V33,
/// C22), or a no that leaves everything as it is.
fn is_silent(choice: Choice, ask: &Ask) -> bool {
    let says_no = match choice {
        Choice::Decline | Choice::Leave => true,
        Choice::Heal(healed) => healed.is_empty(),
        _ => false,
    };
    // These are told whatever the answer is.
    let is_told = matches!(ask, Ask::Grant(_) | Ask::Document(_));
    ask.kind().is_secret() || says_no && !is_told
}

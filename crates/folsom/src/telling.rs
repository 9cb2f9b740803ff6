//! A game told in words, through somebody's eyes: what `watch` and `replay` print.

mod drawing;
mod eyes;
mod final_table;
mod page;
mod scene;

use std::io::Write;

use folsom_rules::{Event, Game, Happening, Notice, Setup};

use crate::failure::Failure;
pub(crate) use eyes::Eyes;
use page::Page;
use scene::Scene;

/// Tells a game while it is played.
pub(crate) struct Teller<W: Write> {
    page: Page<W>,
    /// The train as the story has it so far.
    scene: Option<Scene>,
    eyes: Eyes,
}

impl<W: Write> Teller<W> {
    /// Begins with what game this is, and how to see it again.
    pub(crate) fn begin(
        out: W,
        eyes: Eyes,
        title: &str,
        setup: &Setup,
        repeat: &str,
    ) -> Result<Self, Failure> {
        eyes.check(setup.seats)?;
        let mut page = Page::new(out);
        page.header(title, setup, repeat)?;
        Ok(Self { page, scene: None, eyes })
    }

    /// Tells what happened between two questions. Several parts of the game can begin in one step,
    /// and the train is drawn as it stood between them.
    pub(crate) fn step(&mut self, events: &[Event], game: &Game) -> Result<(), Failure> {
        let board = game.board();
        let scene = self.scene.get_or_insert_with(|| Scene::of(board));
        let notices: Vec<Notice> = events.iter().map(|event| self.eyes.notice(event, board)).collect();
        for part in notices.chunk_by(|_, next| !begins_part(next)) {
            let before = *scene;
            part.iter().for_each(|notice| scene.follow(notice, board));
            self.page.tell(part, &before, scene, board)?;
        }
        debug_assert_eq!(*scene, Scene::of(board), "the notices tell all that moves");
        Ok(())
    }

    /// The final count, if the game has come to it.
    pub(crate) fn end(mut self, game: &Game) -> Result<(), Failure> {
        match game.outcome() {
            Some(outcome) => final_table::write(&mut self.page, &outcome, game.board())?,
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

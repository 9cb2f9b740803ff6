//! A game that is answered in numbers.

use folsom_rules::{Choice, Eyes, Game, Overview, Seat};

use crate::answers::Answers;
use crate::frame::Frame;
use crate::layout::Layout;
use crate::observation;
use crate::oracle;
use crate::path::{Next, Path, Question};

/// Why an answer is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// Nobody is asked any more.
    #[error("the game is over")]
    Over,
    /// The list is not that long.
    #[error("there is no action {0}; the last one is {1}")]
    Unknown(i64, usize),
    /// It is not among what is offered.
    #[error("action {0} ({1}) is not offered now")]
    NotOffered(u16, String),
}

/// A game, and how far its present question is answered.
#[derive(Clone, Copy)]
pub struct Play {
    game: Game,
    layout: Layout,
    path: Path,
}

impl Play {
    /// A game that goes on in numbers.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let layout = Layout::of(&game.board().rules);
        Self { game, layout, path: Path::new() }
    }

    /// The game.
    #[must_use]
    #[inline]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How large everything is.
    #[must_use]
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// Who is asked; nobody when the game is over.
    #[must_use]
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        self.game.board().prompt.as_ref().map(|prompt| prompt.seat)
    }

    /// The answers given so far to the present question.
    #[must_use]
    pub fn given(&self) -> &[u16] {
        &self.path
    }

    #[inline]
    fn question(&self) -> Option<Question<'_>> {
        let prompt = self.game.board().prompt.as_ref()?;
        let eyes = self.game.eyes(prompt.seat);
        let frame = Frame::new(self.game.board(), prompt.seat, self.layout);
        Some(Question::new(frame, self.game.choices(), prompt, &self.path, |token| eyes.worth(token)))
    }

    /// What can be answered now; nothing when the game is over.
    #[must_use]
    #[inline]
    pub fn offered(&self) -> Answers {
        self.question().map_or_else(Answers::default, |question| question.offered())
    }

    /// Answers. The choice is told that was made by it, if it was the last answer that was needed.
    ///
    /// # Errors
    /// If it is not offered. Nothing has happened then.
    #[inline]
    pub fn answer(&mut self, number: i64) -> Result<Option<Choice>, Refused> {
        let question = self.question().ok_or(Refused::Over)?;
        let last = self.layout.answers() - 1;
        let answer = u16::try_from(number).ok().filter(|&answer| usize::from(answer) <= last);
        let answer = answer.ok_or(Refused::Unknown(number, last))?;
        match question.answer(answer) {
            None => {
                let name = self.layout.answer_name(answer).unwrap_or_default();
                Err(Refused::NotOffered(answer, name))
            }
            Some(Next::More) => {
                self.path.push(answer);
                Ok(None)
            }
            Some(Next::Choice(choice)) => {
                self.choose(choice);
                Ok(Some(choice))
            }
        }
    }

    /// Makes a choice that the game offers, whatever was answered so far.
    ///
    /// # Panics
    /// If it is not offered.
    #[inline]
    pub fn choose(&mut self, choice: Choice) {
        self.path.clear();
        self.game.choose(choice, &mut ()).expect("an offered choice is legal");
    }

    /// What a seat may know, as numbers.
    #[inline]
    pub fn observe(&self, seat: Seat, out: &mut [u8]) {
        observe(&self.game.eyes(seat), &self.path, self.layout, out);
    }

    /// All there is, from the side of a seat: what it may know, and then the rest.
    pub fn reveal(&self, seat: Seat, out: &mut [u8]) {
        let (known, rest) = out.split_at_mut(self.layout.observation().min(out.len()));
        self.observe(seat, known);
        oracle::write(&self.game, seat, self.layout, rest);
    }
}

/// What some eyes show, as numbers. The answers given so far count only if it is their question.
pub(crate) fn observe(eyes: &impl Overview, path: &Path, layout: Layout, out: &mut [u8]) {
    let board = eyes.board();
    let frame = Frame::new(board, eyes.seat(), layout);
    let asked = board.prompt.as_ref().filter(|prompt| prompt.seat == eyes.seat());
    let given = asked.map_or(&[][..], |_| path);
    let question = asked
        .filter(|prompt| Question::names_tokens(&prompt.ask))
        .map(|prompt| Question::new(frame, eyes.choices(), prompt, given, |token| eyes.worth(token)));
    let tokens = question.as_ref().map_or(&[][..], |question| &question.tokens);
    observation::write(eyes, &frame, tokens, given, out);
}

//! A game: all that is open and all that is secret, the question it waits for, and how an answer moves it on.

use tinyvec::ArrayVec;

use crate::ask::Ask;
use crate::board::{Board, Stage};
use crate::card::Card;
use crate::chance::{Chance, Seed};
use crate::choice::Choice;
use crate::choices::Choices;
use crate::error::{Illegal, SetupError};
use crate::event::{Event, Happening, Witness};
use crate::prompt::Prompt;
use crate::purses::Purses;
use crate::round_card::ROUNDS;
use crate::rounds::RoundCard;
use crate::seat::{BySeat, Seat};
use crate::seat_cards::SeatCards;
use crate::setup::Setup;

/// More cards than any pile can have.
pub(crate) const MAX_PILE: usize = 72;

/// A card on the common pile (B12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Planned {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) face_down: bool,
    /// The next card of the pile is its follow-up, so it must be a Fire card (V34).
    pub(crate) followed: bool,
    /// It is Il Professore's, and no seat's (C23).
    pub(crate) professore: bool,
}

/// What does not lie open. It never leaves the engine but through views and notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Secrets {
    pub(crate) chance: Chance,
    pub(crate) rounds: [RoundCard; ROUNDS],
    pub(crate) purses: Purses,
    pub(crate) cards: BySeat<SeatCards>,
    pub(crate) pile: ArrayVec<[Planned; MAX_PILE]>,
    /// C80: Il Professore's deck, its top last.
    pub(crate) professore: ArrayVec<[Card; 16]>,
    /// Answers to a question asked of all in secret, until the last one is in.
    pub(crate) answers: BySeat<Option<Choice>>,
}

/// A game in progress. It is a plain value: copying it copies the game, and nothing is shared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Game {
    pub(crate) board: Board,
    pub(crate) secret: Secrets,
}

impl Game {
    /// Sets up a game. The same setup and seed give the same game on every machine.
    pub fn new(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        Self::start(setup, seed, &mut ())
    }

    /// Sets up a game and tells what happens until the first question.
    pub fn start(setup: &Setup, seed: Seed, witness: &mut impl Witness) -> Result<Self, SetupError> {
        let format = setup.checked_format()?;
        let mut game = setup.deal(format, Chance::new(seed));
        let first = game.board.first;
        game.tell(witness, Happening::FirstPlayer { seat: first });
        game.run(witness);
        Ok(game)
    }

    /// Everything that lies open on the table.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What the game waits for; nothing when it is over.
    #[must_use]
    pub fn prompt(&self) -> Option<Prompt> {
        self.board.prompt
    }

    /// All legal choices of the seat that is asked; none when the game is over.
    #[must_use]
    #[inline(always)] // What it offers need not be written to memory then.
    pub fn choices(&self) -> Choices {
        match &self.board.prompt {
            None => Choices::NONE,
            Some(Prompt { seat, ask }) => {
                let worth = |token| Some(self.secret.purses.worth[token]);
                Choices::of(ask, &self.board, *seat, self.secret.cards[*seat].hand_cards(), worth)
            }
        }
    }

    /// Makes the choice of the seat that is asked, and goes on to the next question or to the end.
    /// A refused choice leaves the game as it was.
    pub fn choose(&mut self, choice: Choice, witness: &mut impl Witness) -> Result<(), Illegal> {
        Ask::answer(self, choice, witness)?;
        self.run(witness);
        Ok(())
    }

    /// The seed. Whoever has it knows every card to come, so it must stay with the host until the end.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.secret.chance.seed()
    }

    pub(crate) fn tell(&self, witness: &mut impl Witness, happening: Happening) {
        witness.saw(|| Event::Open(happening));
    }

    pub(crate) fn ask(&mut self, seat: Seat, ask: impl Into<Ask>) {
        self.board.prompt = Some(Prompt { seat, ask: ask.into() });
    }

    /// Goes on from a position that was put together by hand.
    pub(crate) fn go_on(&mut self) {
        self.run(&mut ());
    }

    /// Goes on until somebody must decide or all is over. Steps that are rare are kept out of line
    /// (`inline(never)`), so that the frequent ones have the registers to themselves.
    fn run(&mut self, witness: &mut impl Witness) {
        while self.board.prompt.is_none() && self.board.stage != Stage::Over {
            match self.board.stage {
                Stage::Casting => self.step_casting(witness),
                Stage::Placing => self.step_placing(witness),
                Stage::RoundStart => self.start_round(witness),
                Stage::Picking => self.step_picking(witness),
                Stage::Drawing => self.draw_hands(witness),
                Stage::Schemin => self.step_schemin(witness),
                Stage::Keeping => self.step_keeping(witness),
                Stage::Stealin => self.step_stealin(witness),
                Stage::RoundEnd => self.step_round_end(witness),
                Stage::Over => {}
            }
        }
    }

    /// Keeps a secret answer until all are in (V12, V21, V32, V33).
    #[inline(never)]
    pub(crate) fn answer(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        self.secret.answers[seat] = Some(choice);
        self.board.answered.insert(seat);
        self.tell(witness, Happening::Answered { seat });
    }
}

/// A game never prints its secrets by accident.
impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Game").field("board", &self.board).finish_non_exhaustive()
    }
}

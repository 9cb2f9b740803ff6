//! One of the games of a batch.

use folsom_bots::{Bot, WHOLE, share};
use folsom_rules::{Game, Indexed, Outcome, Seat, Viewer};

use super::schedule::{Episode, Schedule};
use super::{BatchError, Ended, Reward, Rows};
use crate::answers::Answers;
use crate::layout::Layout;
use crate::play::{Play, Refused};

/// A game in progress, and the bots in it.
struct Running {
    play: Play,
    offered: Answers,
    bots: Vec<Option<Box<dyn Bot>>>,
    deal: Option<(usize, usize)>,
}

enum State {
    /// Before the first reset.
    New,
    Running(Box<Running>),
    /// Everything has been played.
    Idle,
}

pub(super) struct Slot {
    number: usize,
    played: u64,
    state: State,
    proposed: i64,
    ended: Option<Ended>,
}

impl Slot {
    pub(super) fn new(number: usize) -> Self {
        Self { number, played: 0, state: State::New, proposed: 0, ended: None }
    }

    /// All begins again.
    pub(super) fn forget(&mut self) {
        *self = Self::new(self.number);
    }

    pub(super) fn take_ended(&mut self) -> Option<Ended> {
        self.ended.take()
    }

    /// Looks whether an answer would be accepted. Nothing is answered yet: another game may refuse its own.
    pub(super) fn propose(&mut self, action: i64, layout: Layout) -> Result<(), Option<Refused>> {
        let running = match &self.state {
            State::New => return Err(None),
            State::Idle => return Ok(()),
            State::Running(running) => running,
        };
        self.proposed = action;
        let answer = u16::try_from(action).ok().filter(|&answer| usize::from(answer) < layout.answers());
        let answer = answer.ok_or(Refused::Unknown(action, layout.answers() - 1))?;
        if running.offered.has(answer) {
            Ok(())
        } else {
            Err(Some(Refused::NotOffered(answer, layout.answer_name(answer).unwrap_or_default())))
        }
    }

    pub(super) fn begin(&mut self, schedule: &Schedule, row: &mut Rows<'_>) -> Result<(), BatchError> {
        row.rewards.fill(0.0);
        row.dones.fill(false);
        self.next_game(schedule)?;
        self.write(row);
        Ok(())
    }

    pub(super) fn step(
        &mut self,
        schedule: &Schedule,
        reward: Reward,
        row: &mut Rows<'_>,
    ) -> Result<(), BatchError> {
        row.rewards.fill(0.0);
        row.dones.fill(false);
        if let State::Running(running) = &mut self.state {
            running.play.answer(self.proposed).expect("it was looked at before");
            running.let_bots_play();
            if running.play.seat().is_none() {
                let outcome = running.play.game().outcome().expect("the game is over");
                pay(running.play.game(), &outcome, reward, row.rewards);
                row.dones.fill(true);
                self.ended = running
                    .deal
                    .map(|(deal, rotation)| ended(running.play.game(), &outcome, deal, rotation));
                self.next_game(schedule)?;
            }
        }
        self.write(row);
        Ok(())
    }

    /// Begins the next game, if there is one.
    fn next_game(&mut self, schedule: &Schedule) -> Result<(), BatchError> {
        self.state = match schedule.episode(self.number, self.played) {
            None => State::Idle,
            Some(episode) => State::Running(Box::new(Running::start(schedule, episode)?)),
        };
        self.played += 1;
        Ok(())
    }

    fn write(&mut self, row: &mut Rows<'_>) {
        let State::Running(running) = &mut self.state else {
            row.observations.clear();
            if let Some(oracle) = &mut row.oracle {
                oracle.clear();
            }
            row.masks.fill(false);
            row.seats.fill(-1);
            return;
        };
        let Running { play, offered, .. } = running.as_mut();
        let layout = play.layout();
        let seat = play.seat().unwrap_or_default();
        *offered = play.offered();
        offered.write(row.masks);
        row.seats.fill(seat.index() as i64);
        row.observations.write(layout, |numbers| play.observe(seat, numbers));
        if let Some(oracle) = &mut row.oracle {
            oracle.write(layout, |numbers| play.reveal(seat, numbers));
        }
    }
}

impl Running {
    fn start(schedule: &Schedule, episode: Episode) -> Result<Self, BatchError> {
        let bot = |bot: Option<(folsom_bots::Entrant, u64)>| {
            bot.map(|(entrant, dice)| entrant.bot(dice)).transpose()
        };
        let bots = episode.bots.into_iter().map(bot).collect::<Result<Vec<_>, _>>()?;
        let play = Play::new(Game::new(schedule.setup(), episode.seed)?);
        let mut running = Self { play, offered: Answers::default(), bots, deal: episode.deal };
        running.let_bots_play();
        Ok(running)
    }

    /// Plays on until a learner is asked, or the game is over.
    fn let_bots_play(&mut self) {
        while let Some(seat) = self.play.seat() {
            let Some(bot) = &mut self.bots[seat.index()] else { return };
            let choices = self.play.game().choices();
            let choice = if choices.len() == 1 {
                choices.get(0)
            } else {
                let decided = bot.decide(&self.play.game().view(Viewer::Seat(seat))).choice;
                // A program may answer whatever it likes; the arena does the same then.
                if choices.contains(decided) { decided } else { choices.get(0) }
            };
            self.play.choose(choice);
        }
    }
}

fn pay(game: &Game, outcome: &Outcome, reward: Reward, rewards: &mut [f32]) {
    for (seat, out) in game.board().seats().zip(rewards) {
        *out = match reward {
            Reward::Share => (f64::from(share(outcome, game.board(), seat)) / f64::from(WHOLE)) as f32,
            Reward::Money => outcome.score[seat].total() as f32,
        };
    }
}

fn ended(game: &Game, outcome: &Outcome, deal: usize, rotation: usize) -> Ended {
    let share = |seat: Seat| f64::from(share(outcome, game.board(), seat)) / f64::from(WHOLE);
    let learner = Seat::at(rotation);
    Ended {
        deal,
        rotation,
        share: share(learner),
        given_out: game.board().seats().map(share).sum(),
        money: outcome.score[learner].total(),
    }
}

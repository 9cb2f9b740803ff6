//! The report: what has been found so far, put together.

use folsom_protocol::{
    CandidateJson, ChoiceJson, LuckJson, LuckKind, MomentJson, PointJson, ReviewJson, SeatReviewJson, Word,
};
use folsom_rules::text::notation::read_choice;
use folsom_rules::{Game, Indexed, ROUNDS, Seat, Stage, Viewer};

use crate::finding::{Cause, Finding, Stretch, Weighing};
use crate::judgement::Scale;
use crate::reviewer::Reviewer;
use crate::waterfall::{self, Link};
use crate::{headlines, parties, tally, unknown};

/// Puts together what has been found so far. What is not of this review is left out.
pub(crate) fn write(reviewer: &Reviewer, findings: &[Finding]) -> ReviewJson {
    let mut by_task: Vec<Option<&Finding>> = vec![None; reviewer.positions().len()];
    let seats = usize::from(reviewer.positions()[0].board().seats);
    for finding in findings.iter().filter(|finding| is_of(finding, seats)) {
        if let Some(place) = by_task.get_mut(finding.task as usize) {
            *place = Some(finding);
        }
    }
    Report { reviewer, by_task, scale: scale(reviewer) }.write()
}

fn is_of(finding: &Finding, seats: usize) -> bool {
    finding.course.iter().all(|stretch| stretch.chances.len() == seats && stretch.errors.len() == seats)
}

fn scale(reviewer: &Reviewer) -> Scale {
    let parties = parties::of(reviewer.positions()[0].board()).len();
    Scale { parity: 1.0 / parties.max(1) as f64 }
}

struct Report<'a> {
    reviewer: &'a Reviewer,
    by_task: Vec<Option<&'a Finding>>,
    scale: Scale,
}

impl Report<'_> {
    fn write(&self) -> ReviewJson {
        let board = self.reviewer.positions()[0].board();
        let moments: Vec<MomentJson> =
            (1..self.by_task.len()).filter_map(|task| self.moment(task)).collect();
        let luck: Vec<LuckJson> = (0..self.by_task.len()).flat_map(|task| self.luck(task)).collect();
        let headlines = headlines::of(&moments, &luck, |after| self.errors(after));
        ReviewJson {
            games: self.reviewer.games(),
            tasks: self.reviewer.tasks(),
            done: self.by_task.iter().flatten().count() as u32,
            parties: parties::of(board)
                .into_iter()
                .map(|party| party.into_iter().map(Word).collect())
                .collect(),
            parity: self.scale.parity,
            thresholds: self.scale.thresholds(),
            seats: board.seats().map(|seat| self.seat(seat, &moments)).collect(),
            points: (0..self.by_task.len()).filter_map(|task| self.point(task)).collect(),
            luck,
            moments,
            headlines,
        }
    }

    /// Who chose, if the task is about a choice.
    fn chooser(&self, task: usize) -> Option<Seat> {
        let number = task.checked_sub(1)?;
        Some(self.reviewer.record().choices[number].0)
    }

    fn round(&self, task: usize) -> u8 {
        self.reviewer.positions()[task].board().round + 1
    }

    /// The chances after a task, if it was done: those that were known last if nothing could have happened in it.
    fn chances(&self, task: usize) -> Option<&Stretch> {
        for task in (0..=task).rev() {
            let finding = self.by_task[task]?;
            if let Some(last) = finding.course.last() {
                return Some(last);
            }
        }
        None
    }

    fn errors(&self, after: u32) -> Option<&[f64]> {
        self.chances(after as usize).map(|stretch| stretch.errors.as_slice())
    }

    fn point(&self, task: usize) -> Option<PointJson> {
        let chances = self.chances(task)?.chances.clone();
        Some(PointJson { after: task as u32, round: self.round(task), chances })
    }

    /// What chance did in a task. The chances before it must be known.
    fn luck(&self, task: usize) -> Vec<LuckJson> {
        let Some(finding) = self.by_task[task] else { return Vec::new() };
        let mut before = match task.checked_sub(1) {
            Some(last) => self.chances(last).map(|stretch| stretch.chances.clone()),
            None => finding.course.first().map(|first| vec![self.scale.parity; first.chances.len()]),
        };
        let mut luck = Vec::new();
        for stretch in &finding.course {
            if let (Some(kind), Some(before)) = (luck_kind(stretch.cause), &before) {
                let changes = changes(before, &stretch.chances);
                luck.push(LuckJson { after: task as u32, round: self.round(task), kind, changes });
            }
            before = Some(stretch.chances.clone());
        }
        luck
    }

    fn moment(&self, task: usize) -> Option<MomentJson> {
        let finding = self.by_task[task]?;
        let weighing = finding.weighing.as_ref()?;
        let game = &self.reviewer.positions()[task - 1];
        let (seat, chosen) = self.reviewer.record().choices[task - 1];
        let view = game.view(Viewer::Seat(seat));
        let candidates = self.candidates(weighing, game, seat)?;
        let total = view.choices().map_or(0, |choices| choices.len());
        let index = candidates.iter().position(|one| one.choice == ChoiceJson::new(chosen, &view, seat))?;
        let board = game.board();
        Some(MomentJson {
            choice: task as u32 - 1,
            round: board.round + 1,
            turn: (board.stage == Stage::Schemin).then_some(board.turn + 1),
            seat: Word(seat),
            ask: Word(board.prompt?.ask.kind()),
            others: total.saturating_sub(candidates.len()) as u32,
            candidates,
            chosen: index as u32,
            loss: weighing.loss,
            error: weighing.error,
            counts: weighing.differ,
            label: self.scale.label(weighing.loss, weighing.error).filter(|_| weighing.differ),
            accuracy: self.scale.accuracy(weighing.loss, weighing.error),
            changes: self.changes_by_choice(task),
            unknown: unknown::from(&view, game),
        })
    }

    fn candidates(&self, weighing: &Weighing, game: &Game, seat: Seat) -> Option<Vec<CandidateJson>> {
        let view = game.view(Viewer::Seat(seat));
        let candidate = |one: &crate::finding::Weighed| {
            let choice = read_choice(&one.choice, game.board(), seat).ok()?;
            Some(CandidateJson {
                choice: ChoiceJson::new(choice, &view, seat),
                chance: one.chance,
                behind: one.behind,
                error: one.error,
                worlds: one.worlds,
            })
        };
        weighing.candidates.iter().map(candidate).collect()
    }

    /// By how much the choice itself changed everybody's chances.
    fn changes_by_choice(&self, task: usize) -> Option<Vec<f64>> {
        let before = self.chances(task - 1)?;
        let after = self.by_task[task]?.course.iter().find(|stretch| stretch.cause == Cause::Choice)?;
        Some(changes(&before.chances, &after.chances))
    }

    fn seat(&self, seat: Seat, moments: &[MomentJson]) -> SeatReviewJson {
        let own = || moments.iter().filter(|moment| moment.seat == Word(seat));
        let rounds =
            (1..=ROUNDS as u8).map(|round| tally::of(own().filter(|moment| moment.round == round)));
        let last = &self.reviewer.positions()[self.reviewer.positions().len() - 1];
        SeatReviewJson {
            seat: Word(seat),
            bandits: last.board().leads[seat].iter().copied().map(Word).collect(),
            total: tally::of(own()),
            rounds: rounds.collect(),
            waterfall: self.links().map(|links| waterfall::of(seat, self.scale.parity, &links)),
        }
    }

    /// The whole chain from parity to the result, if all tasks are done.
    fn links(&self) -> Option<Vec<Link<'_>>> {
        let findings: Vec<&Finding> = self.by_task.iter().copied().collect::<Option<_>>()?;
        let links = findings.into_iter().enumerate().flat_map(|(task, finding)| {
            finding.course.iter().map(move |stretch| Link::new(stretch, self.chooser(task)))
        });
        Some(links.collect())
    }
}

fn changes(before: &[f64], after: &[f64]) -> Vec<f64> {
    before.iter().zip(after).map(|(before, after)| after - before).collect()
}

fn luck_kind(cause: Cause) -> Option<LuckKind> {
    Some(match cause {
        Cause::Choice => return None,
        Cause::Deal => LuckKind::Deal,
        Cause::Round => LuckKind::Round,
        Cause::Hands => LuckKind::Hands,
        Cause::Reshuffle => LuckKind::Reshuffle,
        Cause::Pick => LuckKind::Pick,
    })
}

/// The seat at this place in a list.
pub(crate) fn seat_at(index: usize) -> Word<Seat> {
    Word(Seat::at(index))
}

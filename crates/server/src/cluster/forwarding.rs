//! Mail for a table that another server has.

use std::time::Duration;

use folsom_cluster::{NodeId, Unanswered};
use folsom_protocol::Word;
use folsom_storage::TableId;
use folsom_table::{Actor, Command};
use tokio::sync::oneshot;

use super::Cluster;
use super::wire::{Answer, Question, Visitor};
use crate::tables::{GuestId, Mail, TableError, Visit};

/// So long the other server may take. It may have to store something first.
const PATIENCE: Duration = Duration::from_secs(5);

/// What became of a question.
enum Outcome {
    Answer(Answer),
    /// That server has not got the table.
    NotThere,
    Error(TableError),
}

impl Cluster {
    /// Passes mail on to the server that has its table, and its answer back. The mail if that server has it not.
    pub(crate) async fn forward(&self, node: NodeId, table: TableId, mail: Mail) -> Option<Mail> {
        match mail {
            Mail::Join { visit, outbox, answer } => {
                let line = self.line();
                let Visit { person, address, device, since, crowded, client } = visit.clone();
                let visitor = Visitor { person, address, device, since, crowded, client };
                self.carried.add(line.number, node, outbox);
                let outcome = self.put(node, Question::Join { table, visitor, line }).await;
                if let Outcome::Answer(Answer::Done) = outcome {
                    self.carried.settle(line.number);
                    if answer.send(Ok(GuestId::Carried(line.number))).is_err() {
                        // It was gone before it had arrived.
                        self.part(line.number);
                    }
                    return None;
                }
                let outbox = self.carried.take_back(line.number);
                match (outcome, outbox) {
                    (Outcome::NotThere, Some(outbox)) => return Some(Mail::Join { visit, outbox, answer }),
                    (outcome, _) => refuse(answer, outcome),
                }
            }
            Mail::Command { actor: Actor::Server, command: Command::Close, answer } => {
                let outcome = self.put(node, Question::Close { table }).await;
                if let Outcome::NotThere = outcome {
                    return Some(Mail::Command { actor: Actor::Server, command: Command::Close, answer });
                }
                reply(answer, outcome, done);
            }
            // Nothing else is commanded by anybody but the table's own guests.
            Mail::Command { answer, .. } => drop(answer.send(Err(TableError::Apart))),
            Mail::Claim { seat, token, person, answer } => {
                let question = Question::Claim { table, seat: Word(seat), token: token.clone(), person };
                let outcome = self.put(node, question).await;
                if let Outcome::NotThere = outcome {
                    return Some(Mail::Claim { seat, token, person, answer });
                }
                reply(answer, outcome, done);
            }
            Mail::Forget { person, answer } => {
                let outcome = self.put(node, Question::Forget { table, person }).await;
                if let Outcome::NotThere = outcome {
                    return Some(Mail::Forget { person, answer });
                }
                reply(answer, outcome, done);
            }
            Mail::Rename { person, name, answer } => {
                let question = Question::Rename { table, person, name: name.clone() };
                let outcome = self.put(node, question).await;
                if let Outcome::NotThere = outcome {
                    return Some(Mail::Rename { person, name, answer });
                }
                reply(answer, outcome, done);
            }
            Mail::Look { answer } => {
                let outcome = self.put(node, Question::Look { table }).await;
                if let Outcome::NotThere = outcome {
                    return Some(Mail::Look { answer });
                }
                reply(answer, outcome, |answer| match answer {
                    Answer::Table(told) => Some(*told),
                    _ => None,
                });
            }
            Mail::Turn { answer } => {
                let outcome = self.put(node, Question::Turn { table }).await;
                if let Outcome::NotThere = outcome {
                    return Some(Mail::Turn { answer });
                }
                reply(answer, outcome, |answer| match answer {
                    Answer::Turn(turn) => Some(turn),
                    _ => None,
                });
            }
            Mail::Part { .. } | Mail::Request { .. } | Mail::Doubt { .. } => {}
        }
        None
    }

    async fn put(&self, node: NodeId, question: Question) -> Outcome {
        match self.question(node, &question, PATIENCE).await {
            Ok(Answer::NotHere) | Err(Unanswered::Nobody) => Outcome::NotThere,
            Ok(Answer::Refused(refused)) => Outcome::Error(TableError::Refusal(Box::new(refused))),
            Ok(Answer::Later) | Err(Unanswered::Silent | Unanswered::CutOff) => {
                Outcome::Error(TableError::Apart)
            }
            Ok(answer) => Outcome::Answer(answer),
        }
    }
}

fn done(answer: Answer) -> Option<()> {
    matches!(answer, Answer::Done).then_some(())
}

/// Passes an answer on, if it is of the kind that was asked for.
fn reply<T>(
    to: oneshot::Sender<Result<T, TableError>>,
    outcome: Outcome,
    read: impl FnOnce(Answer) -> Option<T>,
) {
    match outcome {
        Outcome::Answer(answer) => drop(to.send(read(answer).ok_or(TableError::Apart))),
        outcome => refuse(to, outcome),
    }
}

fn refuse<T>(to: oneshot::Sender<Result<T, TableError>>, outcome: Outcome) {
    let error = match outcome {
        Outcome::Error(error) => error,
        Outcome::Answer(_) | Outcome::NotThere => TableError::Apart,
    };
    let _ = to.send(Err(error));
}

//! The task of one table: all that happens there happens here, one thing after another.

mod committing;
mod forgetting;
mod letting_go;
mod lines;
mod posting;
mod talking;
mod visits;
mod wishes;

use std::pin::pin;
use std::time::{Duration, Instant};

use folsom_host::{Gathering, Objection};
use folsom_rules::{Choice, Viewer};
use folsom_storage::TableId;
use folsom_table::{Actor, Command, Due, Phase, Time, Wanted};
use tokio::sync::oneshot;

use self::letting_go::{LetGo, STORAGE_PATIENCE};
use self::lines::Lines;
use self::posting::Posted;
use self::talking::Pace;
use super::mail::{Goodbye, Mail, TableError};
use super::registry::{Incoming, Watchers};
use crate::app::App;
use crate::clock;
use crate::cluster::Cluster;

/// How long the server waits before it tries again to store a bot's decision.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// A table, and who is there. What happens at a table and who is told what is the same at every host, so the gathering does it; here
/// is what a server adds: its storage, its bots, its limits, and other servers.
struct Room {
    gathering: Gathering<Lines>,
    pace: Pace,
    /// What lists are told of those who watch.
    watchers: Watchers,
    /// A bot that is about to decide.
    thinking: Option<Thinking>,
    /// The storage failed a moment ago: nothing is done before then unless somebody asks for it.
    paused_until: Option<Instant>,
    /// Whether an entry is stored is not known.
    in_doubt: bool,
    /// Time has to be given back, and that could not be stored yet.
    owes_time: bool,
    /// How often the process had stood still when something was last done here.
    standstills: u64,
    /// The same, for standstills that others may have noticed.
    hiccups: u64,
    /// Since when the storage fails.
    trouble: Option<Instant>,
    /// Why the table is not this server's any more.
    let_go: Option<LetGo>,
    /// What those who tell people to come back know of.
    posted: Posted,
}

/// What a table wakes up for.
enum Wake {
    Stop,
    Thought(Option<Choice>),
    Mail(Option<Box<Mail>>),
    Doubt,
    Time,
}

/// A bot that is about to decide.
struct Thinking {
    wanted: Wanted,
    answer: oneshot::Receiver<Choice>,
}

/// Lives as long as somebody is there or something is due.
pub(super) async fn run(app: App, id: TableId, mut mailbox: Incoming, watchers: Watchers) {
    match Box::pin(Room::load_in_time(&app, id, watchers)).await {
        Ok(mut room) => {
            room.live(&mut mailbox).await;
            if let Some(why) = room.let_go {
                room.send_guests_away(why, &mut mailbox);
            }
        }
        Err(error) => loop {
            while let Ok(mail) = mailbox.try_recv() {
                mail.refuse(&error);
            }
            if app.tables.retire(&app, id, &mut mailbox) {
                break;
            }
        },
    }
    mailbox.close();
    while let Ok(mail) = mailbox.try_recv() {
        mail.refuse(&TableError::Stopping);
    }
}

impl Room {
    async fn load_in_time(app: &App, id: TableId, watchers: Watchers) -> Result<Self, TableError> {
        let loading = Self::load(app, id, watchers);
        if app.cluster.is_none() {
            return loading.await;
        }
        tokio::time::timeout(STORAGE_PATIENCE, loading).await.unwrap_or(Err(TableError::Apart))
    }

    async fn load(app: &App, id: TableId, watchers: Watchers) -> Result<Self, TableError> {
        let log = app.storage.load(id, 0).await?;
        let talk = app.storage.talk(id).await?;
        let gathering = Gathering::read(id, &log, talk, Lines(app.clone()), clock::now())?;
        // Another server may have asked, by its clock, and a bot may answer before anybody comes. In a slow game nobody's time ran
        // out while there was no server to decide at; minutes by which clocks differ are nothing.
        let owes_time = if gathering.table().terms().is_slow() {
            gathering.is_overdue(clock::now())
        } else {
            app.cluster.is_some() && gathering.table().stage() == Phase::Running
        };
        Ok(Self {
            gathering,
            pace: Pace::new(app.config.limits.lines_per_table),
            watchers,
            thinking: None,
            paused_until: None,
            in_doubt: false,
            owes_time,
            standstills: app.pulse.standstills(),
            hiccups: app.cluster.as_ref().map_or(0, |_| app.pulse.hiccups()),
            trouble: None,
            let_go: None,
            posted: Posted::new(app, id),
        })
    }

    const fn app(&self) -> &App {
        &self.gathering.guests().house().0
    }

    /// What happens here is in a box while it happens: most tables wait most of the time, and should take little room.
    async fn live(&mut self, mailbox: &mut Incoming) {
        let app = self.app().clone();
        let mut stopping = pin!(app.stopping.cancelled());
        let mut doubts = app.cluster.as_ref().map(Cluster::doubts);
        while self.let_go.is_none() {
            self.post_what_is_awaited();
            let due = [self.attend(), self.succession()].into_iter().flatten().min();
            let is_idle = self.gathering.guests().is_empty() && self.thinking.is_none() && due.is_none();
            let idle_at = is_idle.then(|| Instant::now() + app.config.limits.idle);
            let presence_due = self.gathering.guests().presence_due().map(instant);
            let wake = [due, presence_due, self.trouble_due(), idle_at].into_iter().flatten().min();
            let sleep = async {
                match wake {
                    Some(at) => tokio::time::sleep_until(at.into()).await,
                    None => std::future::pending().await,
                }
            };
            let thought = async {
                match &mut self.thinking {
                    Some(thinking) => (&mut thinking.answer).await.ok(),
                    None => std::future::pending().await,
                }
            };
            let doubt = async {
                match &mut doubts {
                    Some(doubts) => drop(doubts.changed().await),
                    None => std::future::pending().await,
                }
            };
            let wake = tokio::select! {
                () = &mut stopping => Wake::Stop,
                () = doubt => Wake::Doubt,
                choice = thought => Wake::Thought(choice),
                mail = mailbox.recv() => Wake::Mail(mail),
                () = sleep => Wake::Time,
            };
            // Before anything is told: others may have gone on without this server.
            if self.may_have_been_taken(&wake) {
                Box::pin(self.look_whether_it_is_ours()).await;
            }
            if self.let_go.is_none() && self.has_stood_still() {
                Box::pin(self.resume()).await;
            }
            if self.let_go.is_some() {
                if let Wake::Mail(Some(mail)) = wake {
                    mail.refuse(&TableError::Elsewhere);
                }
                break;
            }
            match wake {
                Wake::Doubt => {}
                Wake::Stop => {
                    self.dismiss(Goodbye::Stopping);
                    break;
                }
                Wake::Thought(choice) => Box::pin(self.bot_decided(choice)).await,
                Wake::Mail(Some(mail)) => Box::pin(self.receive(*mail)).await,
                Wake::Mail(None) => break,
                Wake::Time => {
                    Box::pin(self.deal_if_due()).await;
                    Box::pin(self.hand_over_if_due()).await;
                    self.tell_presence_if_due();
                    Box::pin(self.look_whether_storage_is_back()).await;
                    if is_idle
                        && idle_at <= Some(Instant::now())
                        && app.tables.retire(&app, self.gathering.id(), mailbox)
                    {
                        break;
                    }
                }
            }
        }
    }

    /// If the whole process stood still, nobody could do anything in that time: it is given back before anything else is done.
    fn has_stood_still(&mut self) -> bool {
        let standstills = self.app().pulse.standstills();
        std::mem::replace(&mut self.standstills, standstills) != standstills
            && self.gathering.time_matters()
    }

    /// Asks a bot if one is to decide. When to look again.
    fn attend(&mut self) -> Option<Instant> {
        if let Some(paused) = self.paused_until.filter(|at| *at > Instant::now()) {
            return Some(paused);
        }
        match self.gathering.due(clock::now()) {
            Due::Deal => Some(Instant::now()),
            Due::Now(wanted) => {
                if self.thinking.as_ref().is_none_or(|thinking| thinking.wanted != wanted) {
                    self.think(wanted);
                }
                None
            }
            Due::At(time) => {
                self.thinking = None;
                Some(instant(time))
            }
            Due::Nothing => {
                self.thinking = None;
                None
            }
        }
    }

    /// When somebody else should be the host, because the present one is away.
    fn succession(&self) -> Option<Instant> {
        let (_, from) = self.gathering.heir()?;
        let from = instant(from);
        Some(self.paused_until.map_or(from, |paused| from.max(paused)))
    }

    async fn hand_over_if_due(&mut self) {
        let Some((to, from)) = self.gathering.heir() else { return };
        if from <= clock::now() && self.commit(Actor::Server, &Command::HandOver { to }).await.is_err() {
            self.paused_until = Some(Instant::now() + RETRY_AFTER);
        }
    }

    /// Goes on with the dealing, if all that was promised is there or the time for it is up.
    async fn deal_if_due(&mut self) {
        let is_due = self.gathering.due(clock::now()) == Due::Deal;
        if is_due && self.commit(Actor::Server, &Command::Deal).await.is_err() {
            self.paused_until = Some(Instant::now() + RETRY_AFTER);
        }
    }

    fn think(&mut self, wanted: Wanted) {
        let Some(play) = self.gathering.table().play() else { return };
        let view = play.game().view(Viewer::Seat(wanted.seat));
        let bots = self.app().bots.clone();
        let (sender, answer) = oneshot::channel();
        self.app().tasks.spawn(async move {
            // If nobody waits for it any more, that is fine.
            let _ = sender.send(bots.decide(wanted.level.into(), view).await);
        });
        self.thinking = Some(Thinking { wanted, answer });
    }

    async fn bot_decided(&mut self, choice: Option<Choice>) {
        let Some((thinking, choice)) = self.thinking.take().zip(choice) else { return };
        let decided = self.commit(Actor::Server, &thinking.wanted.decided(choice)).await;
        if let Err(TableError::Storage(_) | TableError::Objection(Objection::Damaged(_))) = decided {
            self.paused_until = Some(Instant::now() + RETRY_AFTER);
        }
    }

    async fn receive(&mut self, mail: Mail) {
        match mail {
            Mail::Join { visit, outbox, answer } => {
                let joined = self.join(visit, outbox).await;
                if let Err(Ok(guest)) = answer.send(joined) {
                    // It was gone before it had arrived.
                    self.part(guest);
                }
            }
            Mail::Part { guest } => self.part(guest),
            Mail::Request { guest, request } => self.fulfil(guest, request).await,
            Mail::Command { actor, command, answer } => {
                let done = self.commit(actor, &command).await;
                let _ = answer.send(done);
            }
            Mail::Claim { seat, token, person, answer } => {
                let claimed = self.claim(seat, &token, person).await;
                let _ = answer.send(claimed);
            }
            Mail::Forget { person, answer } => {
                let forgotten = self.forget(person).await;
                let _ = answer.send(forgotten);
            }
            Mail::Rename { person, name, answer } => {
                let renamed = self.rename(person, &name).await;
                let _ = answer.send(renamed);
            }
            Mail::Look { answer } => {
                let _ = answer.send(Ok(folsom_host::table(self.gathering.id(), self.gathering.table())));
            }
            Mail::Turn { answer } => {
                let _ = answer.send(Ok(folsom_host::turn(self.gathering.table())));
            }
            Mail::Doubt { yields } => {
                self.look_whether_it_is_ours().await;
                if yields {
                    self.let_go(LetGo::Yielded);
                }
            }
        }
    }
}

/// When that is, by the clock that timers go by.
fn instant(time: Time) -> Instant {
    Instant::now() + clock::until(time)
}

impl Mail {
    /// Answers that it can't be.
    fn refuse(self, error: &TableError) {
        let error = error.clone();
        match self {
            Self::Join { answer, .. } => drop(answer.send(Err(error))),
            Self::Command { answer, .. }
            | Self::Claim { answer, .. }
            | Self::Forget { answer, .. }
            | Self::Rename { answer, .. } => drop(answer.send(Err(error))),
            Self::Look { answer } => drop(answer.send(Err(error))),
            Self::Turn { answer } => drop(answer.send(Err(error))),
            Self::Part { .. } | Self::Request { .. } | Self::Doubt { .. } => {}
        }
    }
}

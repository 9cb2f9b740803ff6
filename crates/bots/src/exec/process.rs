//! A program that runs: lines go to it and come from it without anybody having to wait longer than they want to.
//!
//! Reading and writing have a thread each, for either can take for ever. These threads end with the streams; they are
//! never waited for, since a child of the program may keep its streams open.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};

use super::last_words::LastWords;
use super::lines::{self, Next};
use super::trouble::Trouble;

/// No answer needs a longer line.
pub(super) const LONGEST_LINE: usize = 64 * 1024;
/// How many lines may wait to be written. A program that reads what it is sent never has more than two.
const UNREAD: usize = 8;
/// How many lines may wait to be looked at; then the program has to wait.
const UNHEARD: usize = 16;
/// How long a program has to end by itself when its input has ended.
const GRACE: Duration = Duration::from_millis(300);
/// How long it can take at most to learn how a program ended that said its last.
const MOMENT: Duration = Duration::from_secs(1);

pub(super) struct Process {
    child: Child,
    /// None when there is nothing more to say; then the program's input ends.
    to_program: Option<SyncSender<String>>,
    from_program: Receiver<Heard>,
    last_words: LastWords,
    has_spoken: bool,
}

enum Heard {
    Line(Vec<u8>),
    TooLong,
}

/// How long one is prepared to wait, from now on.
pub(super) struct Patience {
    time: Duration,
    end: Instant,
}

impl Patience {
    pub(super) fn of(time: Duration) -> Self {
        Self { time, end: Instant::now() + time }
    }
}

impl Process {
    /// Starts the program that the first word names, with the others as arguments.
    pub(super) fn start(words: &[String]) -> io::Result<Self> {
        let (program, arguments) =
            words.split_first().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "no command"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        match connect(&mut child) {
            Ok((to_program, from_program, last_words)) => Ok(Self {
                child,
                to_program: Some(to_program),
                from_program,
                last_words,
                has_spoken: false,
            }),
            Err(error) => {
                put_down(&mut child);
                Err(error)
            }
        }
    }

    /// Whether it has ever said anything.
    pub(super) fn has_spoken(&self) -> bool {
        self.has_spoken
    }

    /// Sends it a line, without waiting until it has read it.
    pub(super) fn send(&self, line: String) -> Result<(), Trouble> {
        match self.to_program.as_ref().map(|to_program| to_program.try_send(line)) {
            Some(Err(TrySendError::Full(_))) => Err(Trouble::Deaf),
            // If its input is closed, it has ended or is about to. What it says or how it ended tells more.
            _ => Ok(()),
        }
    }

    /// The next line it says.
    pub(super) fn hear(&mut self, patience: &Patience) -> Result<Vec<u8>, Trouble> {
        let time = patience.end.saturating_duration_since(Instant::now());
        match self.from_program.recv_timeout(time) {
            Ok(Heard::Line(line)) => {
                self.has_spoken = true;
                Ok(line)
            }
            Ok(Heard::TooLong) => Err(Trouble::LongLine),
            Err(RecvTimeoutError::Timeout) => Err(Trouble::Late(patience.time)),
            Err(RecvTimeoutError::Disconnected) => {
                let status = self.status(MOMENT);
                // What was said just before the end may still be on its way.
                let last_words =
                    self.last_words.read(if status.is_some() { MOMENT } else { Duration::ZERO });
                Err(Trouble::Ended { status, last_words })
            }
        }
    }

    /// How it ended, if it does within this time.
    fn status(&mut self, time: Duration) -> Option<ExitStatus> {
        within(time, || self.child.try_wait().ok().flatten())
    }

    /// Ends it at once.
    pub(super) fn kill(mut self) {
        put_down(&mut self.child);
    }
}

/// The end of its input is a program's sign to leave. One that stays is killed.
impl Drop for Process {
    fn drop(&mut self) {
        self.to_program = None;
        if self.status(GRACE).is_none() {
            put_down(&mut self.child);
        }
    }
}

/// Kills a program and waits for its end, so that nothing is left of it.
fn put_down(child: &mut Child) {
    // An error here means that it has ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}

/// The ends of a program's streams.
fn connect(child: &mut Child) -> io::Result<(SyncSender<String>, Receiver<Heard>, LastWords)> {
    let (Some(stdin), Some(stdout), Some(stderr)) =
        (child.stdin.take(), child.stdout.take(), child.stderr.take())
    else {
        return Err(io::Error::other("a stream is missing"));
    };
    Ok((write_to(stdin)?, read_from(stdout)?, LastWords::of(stderr)?))
}

fn write_to(mut stdin: ChildStdin) -> io::Result<SyncSender<String>> {
    let (sender, receiver) = sync_channel::<String>(UNREAD);
    let write = move || {
        for line in receiver {
            if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                return;
            }
        }
    };
    Builder::new().name("bot-stdin".to_owned()).spawn(write)?;
    Ok(sender)
}

fn read_from(stdout: ChildStdout) -> io::Result<Receiver<Heard>> {
    let (sender, receiver) = sync_channel(UNHEARD);
    let mut stdout = BufReader::new(stdout);
    let read = move || {
        loop {
            let heard = match lines::next(&mut stdout, LONGEST_LINE) {
                Ok(Next::Line(line)) => Heard::Line(line),
                Ok(Next::TooLong(_)) => Heard::TooLong,
                Ok(Next::End) | Err(_) => return,
            };
            let last = matches!(heard, Heard::TooLong);
            if sender.send(heard).is_err() || last {
                return;
            }
        }
    };
    Builder::new().name("bot-stdout".to_owned()).spawn(read)?;
    Ok(receiver)
}

/// Looks again and again for something, at most so long.
pub(super) fn within<T>(time: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let end = Instant::now() + time;
    loop {
        let found = look();
        if found.is_some() || Instant::now() >= end {
            return found;
        }
        sleep(Duration::from_millis(2));
    }
}

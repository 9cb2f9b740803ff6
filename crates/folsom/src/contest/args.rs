//! The arguments of everything that plays many games, and the bar that shows how far they have come.

use std::fmt::Write;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Duration;

use folsom_bots::arena::Progress;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};

/// How many games to play, how, and what to print.
#[derive(clap::Args)]
pub(crate) struct ContestArgs {
    /// How many games to play; a deal that was begun is played until everybody has had every seat
    #[arg(long, value_name = "NUMBER", default_value = "1000")]
    pub(crate) games: NonZeroUsize,

    /// How many games to play at a time; as many as there are cores if not given
    #[arg(long, value_name = "NUMBER")]
    threads: Option<NonZeroUsize>,

    /// Print an object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

impl ContestArgs {
    /// How many games to play at a time.
    pub(crate) fn threads(&self) -> NonZeroUsize {
        threads(self.threads)
    }

    /// Does what takes long, with a bar on the terminal; elsewhere in silence.
    pub(crate) fn with_bar<T>(&self, play: impl FnOnce(&(dyn Fn(Progress) + Sync)) -> T) -> T {
        with_bar(self.games, play)
    }
}

/// So many at a time, or as many as there are cores.
pub(crate) fn threads(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    asked.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

/// Plays so many games, with a bar on the terminal; elsewhere in silence.
pub(crate) fn with_bar<T>(games: NonZeroUsize, play: impl FnOnce(&(dyn Fn(Progress) + Sync)) -> T) -> T {
    let style = "{bar:32} {human_pos} of {human_len} games, {pace} a second, {eta} to go";
    let style = ProgressStyle::with_template(style).expect("the template is written right");
    let style = style.with_key("pace", |state: &ProgressState, out: &mut dyn Write| {
        let pace = state.per_sec();
        // A bar that can't be drawn is not worth a complaint.
        let _ = if pace < 10.0 { write!(out, "{pace:.2}") } else { write!(out, "{pace:.0}") };
    });
    // It draws on the standard error, and only if that is a terminal.
    let bar = ProgressBar::new(games.get() as u64).with_style(style);
    bar.enable_steady_tick(Duration::from_secs(1)); // a game between searchers takes a while
    let result = play(&|progress| {
        bar.set_length(progress.total as u64);
        bar.inc(1);
    });
    bar.finish_and_clear();
    result
}

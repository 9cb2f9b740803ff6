//! `folsom watch`: simple bots play a whole game, and it is told in words.

mod drawing;
mod eyes;
mod final_table;
mod page;
mod scene;

use std::io::Write;

use clap::Args as ClapArgs;
use folsom_rules::{Event, Game, Happening, Notice, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::failure::Failure;
use crate::simple_bot::choose;
use crate::table_args::TableArgs;
use eyes::Eyes;
use page::Page;
use scene::Scene;

/// Watch simple bots play a whole game, told in words
#[derive(ClapArgs)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// Through whose eyes: `spectator` sees what lies open, `seat1` what that seat knows, `all`
    /// everything that happens
    #[arg(long, value_name = "WHOSE", default_value_t = Eyes::Spectator)]
    eyes: Eyes,
}

/// Plays the game and tells it on the standard output.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let setup = args.table.setup()?;
    args.eyes.check(setup.seats)?;
    let seed = args.table.seed()?;

    let mut page = Page::new(anstream::stdout().lock());
    let how = if args.eyes == Eyes::Spectator { String::new() } else { format!(" --eyes {}", args.eyes) };
    page.header(&setup, &format!("folsom watch {}{how}", args.table.repeated(seed)))?;

    // The bots' own dice: none of the game's chance is used up for them, and none is given away.
    let mut dice = Xoshiro256PlusPlus::from_seed(seed.seed().0);
    let mut events = Vec::new();
    let mut game = Game::start(&setup, seed.seed(), &mut events)?;
    let mut scene = Scene::of(game.board());
    tell_step(&mut page, &mut scene, &events, &game, args.eyes)?;
    while let Some(prompt) = game.prompt() {
        let choice = choose(&game.view(Viewer::Seat(prompt.seat)), &mut dice);
        events.clear();
        game.choose(choice, &mut events).expect("a bot picks one of its choices");
        tell_step(&mut page, &mut scene, &events, &game, args.eyes)?;
    }
    if let Some(outcome) = game.outcome() {
        final_table::write(&mut page, &outcome, game.board())?;
    }
    Ok(())
}

/// Tells what happened between two questions. Several parts of the game can begin in one step, and
/// the train is drawn as it stood between them.
fn tell_step(
    page: &mut Page<impl Write>,
    scene: &mut Scene,
    events: &[Event],
    game: &Game,
    eyes: Eyes,
) -> Result<(), Failure> {
    let notices: Vec<Notice> = events.iter().map(|event| eyes.notice(event, game.board())).collect();
    for part in notices.chunk_by(|_, next| !begins_part(next)) {
        let before = *scene;
        part.iter().for_each(|notice| scene.follow(notice));
        page.tell(part, &before, scene, game.board())?;
    }
    debug_assert_eq!(*scene, Scene::of(game.board()), "the notices tell all that moves");
    Ok(())
}

/// Whether Stealin', or the event after it, is over.
fn begins_part(notice: &Notice) -> bool {
    use Happening::{EventBegan, FirstPlayer, GameOver};
    matches!(notice, Notice::Open(EventBegan { .. } | FirstPlayer { .. } | GameOver))
}

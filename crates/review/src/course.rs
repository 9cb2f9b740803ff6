//! How everybody's chances changed, from one question of a game to the next, as somebody would put them who sees all cards.
//!
//! What chance did is told apart from what was chosen by drawing it anew while everything else stays.

use folsom_bots::{Prospects, judge};
use folsom_rules::{BySeat, Choice, Event, Game, Seed, Setup, Stage, Witness};

use crate::finding::{Cause, Stretch, rounded};

/// So many draws tell whether anything was drawn at all, and what came of a purse that was.
const DRAWS: u64 = 64;

/// The deal, and the first hands if they are dealt with it.
pub(crate) fn of_deal(setup: &Setup, game: &Game, games: u32) -> Vec<Stretch> {
    let seats = usize::from(game.board().seats);
    let dealt =
        |chance| Game::dealt_alike(setup, game.seed(), chance).expect("this table was dealt before");
    let now = Prospects::measure(games, |chance| game.with_chance(chance));
    if (0..DRAWS).all(|number| is_same(&dealt(seed(number)), game)) {
        return vec![stretch(Cause::Deal, &now, seats)];
    }
    let expected = Prospects::measure(games, dealt);
    vec![stretch(Cause::Deal, &expected, seats), stretch(Cause::Hands, &now, seats)]
}

/// A choice and what followed it, up to the next question or the end.
pub(crate) fn of_choice(before: &Game, choice: Choice, after: &Game, games: u32) -> Vec<Stretch> {
    let seats = usize::from(before.board().seats);
    let draw = |chance| {
        let mut game = before.with_chance(chance);
        game.choose(choice, &mut ()).expect("the record was checked");
        game
    };
    let is_drawn = !(0..DRAWS).all(|number| is_same(&draw(seed(number)), after));
    let mut course = Vec::new();
    if after.board().stage == Stage::Over || after.board().round > before.board().round {
        course.extend(of_round_end(after, is_drawn, draw, seats));
        if after.board().stage == Stage::Over {
            return course;
        }
        let now = Prospects::measure(games, |chance| after.with_chance(chance));
        if is_drawn {
            course.push(stretch(Cause::Round, &Prospects::measure(games, draw), seats));
            course.push(stretch(Cause::Hands, &now, seats));
        } else {
            course.push(stretch(Cause::Round, &now, seats));
        }
        return course;
    }
    let is_forced = before.choices().len() == 1;
    if is_forced && !is_drawn {
        return course;
    }
    let now = Prospects::measure(games, |chance| after.with_chance(chance));
    if is_drawn {
        course.push(stretch(Cause::Choice, &Prospects::measure(games, draw), seats));
        course.push(stretch(kind(before, choice, after), &now, seats));
    } else {
        course.push(stretch(Cause::Choice, &now, seats));
    }
    course
}

/// What the round that has just ended came to: it is known, and only a purse that was taken blind could have been another.
fn of_round_end(after: &Game, is_drawn: bool, draw: impl Fn(Seed) -> Game, seats: usize) -> Vec<Stretch> {
    let known = judge(after);
    let sure = stretch(Cause::Choice, &Prospects::sure(known), seats);
    if !is_drawn {
        return vec![sure];
    }
    let others: Vec<BySeat<f64>> = (0..DRAWS).map(|number| judge(&draw(seed(number)))).collect();
    if others.iter().all(|other| *other == known) {
        return vec![sure];
    }
    let expected = Prospects::of(&others);
    vec![stretch(Cause::Choice, &expected, seats), Stretch { cause: Cause::Pick, ..sure }]
}

/// What was drawn, where no round began.
fn kind(before: &Game, choice: Choice, after: &Game) -> Cause {
    let is_dealing = matches!(
        before.board().stage,
        Stage::Casting | Stage::Placing | Stage::RoundStart | Stage::Picking
    );
    if is_dealing && after.board().stage == Stage::Schemin {
        return Cause::Hands;
    }
    let mut moved = LootMoved(false);
    let mut game = *before;
    game.choose(choice, &mut moved).expect("the record was checked");
    if moved.0 { Cause::Pick } else { Cause::Reshuffle }
}

/// Whether any loot was taken or lost.
struct LootMoved(bool);

impl Witness for LootMoved {
    fn saw(&mut self, event: impl FnOnce() -> Event) {
        self.0 |= matches!(event(), Event::LootTaken { .. } | Event::LootLost { .. });
    }
}

fn is_same(one: &Game, other: &Game) -> bool {
    one.with_chance(other.seed()) == *other
}

/// Chance of one's own making.
fn seed(number: u64) -> Seed {
    Seed::from_number(0x6c75_636b_0000_0000 | number)
}

fn stretch(cause: Cause, prospects: &Prospects, seats: usize) -> Stretch {
    let take = |by_seat: &BySeat<f64>| {
        use folsom_rules::{Indexed, Seat};
        (0..seats).map(|index| rounded(by_seat[Seat::at(index)])).collect()
    };
    Stretch { cause, chances: take(&prospects.chances), errors: take(&prospects.errors) }
}

//! Instinct: a quick judgement of every choice, in dollars, from what one seat sees.
//!
//! For planning it works out where the cards on the pile lead (see [`Forecast`]) and what one more card
//! would bring there; for Stealin' it follows its own remaining cards from each place it could be at. It is
//! the whole of the instant levels, and it plays on for everybody in the games that search has in its head.
//! So it must be fast: it looks at nothing twice and puts nothing on the heap.

mod act;
mod answer;
mod appeal;
mod forecast;
mod ground;
mod sense;
mod style;

use folsom_rules::{Ask, Board, BySeat, Choice, Eyes, Game, Seat, Seed, Stage, ask, below};
use rand_core::Rng;
use tinyvec::ArrayVec;

use crate::appraisal::keep;
pub(crate) use forecast::{Forecast, deed_of};
pub(crate) use ground::{Ground, moves};
pub(crate) use sense::Sense;
pub(crate) use style::Style;

/// More choices than are ever weighed one by one: V12 can offer thousands, of which some are picked.
pub(crate) const MAX_WEIGHED: usize = 64;

/// Choices and what they may bring, in dollars.
pub(crate) type Weighed = ArrayVec<[(Choice, i32); MAX_WEIGHED]>;

/// What was worked out before, kept from one decision of a game to the next: the lie of the land, which is the same
/// for a round, and what each seat makes of the pile. The board doesn't change during Schemin', so each
/// card has to be thought through once.
#[derive(Clone)]
pub(crate) struct Memo {
    round: u8,
    ground: Option<Ground>,
    forecasts: BySeat<Option<Forecast>>,
    root: Option<Root>,
}

/// Where several games begin: what each seat makes of the pile that is there then, it need make of it only once.
#[derive(Clone)]
struct Root {
    /// The seed of the world: no other one has it.
    seed: Seed,
    /// How many cards the pile has.
    pile: usize,
    forecasts: BySeat<Option<Forecast>>,
}

impl Memo {
    /// Nothing thought of yet.
    pub(crate) fn new() -> Self {
        Self { round: 0, ground: None, forecasts: BySeat::default(), root: None }
    }

    /// Another game begins in the same round of the same table; maybe in the same world as the last one, to be played on differently.
    pub(crate) fn begin(&mut self, world: &Game) {
        let board = world.board();
        board.seats().for_each(|seat| self.forecasts[seat] = None);
        let (seed, pile) = (world.seed(), world.eyes(Seat::default()).pile_len());
        if self.root.as_ref().is_none_or(|root| root.seed != seed) {
            // Before and after Schemin' the board changes by what is chosen.
            let schemin = board.stage == Stage::Schemin;
            self.root = schemin.then(|| Root { seed, pile, forecasts: BySeat::default() });
        }
    }

    fn ground(&mut self, board: &Board) -> &Ground {
        if self.round != board.round {
            *self = Self { round: board.round, ..Self::new() };
        }
        self.ground.get_or_insert_with(|| Ground::of(board))
    }

    /// Where the pile leads, as far as this seat can see, and the lie of the land.
    fn forecast<E: Eyes>(&mut self, eyes: &E, style: &Style) -> (&Forecast, &Ground) {
        self.ground(eyes.board());
        let Self { ground, forecasts, root, .. } = self;
        let ground = ground.get_or_insert_with(|| Ground::of(eyes.board()));
        let sense = Sense { eyes, style, ground };
        let seat = eyes.seat();
        let forecast = forecasts[seat].get_or_insert_with(|| match root {
            None => Forecast::new(&sense),
            Some(Root { pile, forecasts, .. }) => *forecasts[seat].get_or_insert_with(|| {
                let mut forecast = Forecast::new(&sense);
                forecast.follow_pile(&sense, *pile);
                forecast
            }),
        });
        forecast.follow_pile(&sense, eyes.pile_len());
        (forecast, ground)
    }
}

/// Weighs all that a seat may choose.
pub(crate) fn weigh<E: Eyes>(eyes: &E, style: &Style, memo: &mut Memo) -> Weighed {
    let mut weighed = Weighed::new();
    weigh_with(eyes, style, memo, &mut weighed, |_, _, _| ());
    weighed
}

/// The same, in place of what was weighed before: a list has room for many choices, and would be copied. Then somebody else may weigh
/// plans anew, who is shown what instinct went by.
pub(crate) fn weigh_with<E: Eyes>(
    eyes: &E,
    style: &Style,
    memo: &mut Memo,
    weighed: &mut Weighed,
    reweigh: impl FnOnce(&Sense<'_, E>, &Forecast, &mut Weighed),
) {
    weighed.clear();
    let Some(prompt) = eyes.board().prompt else { return };
    match prompt.ask {
        Ask::Act(ask::Act { .. }) => {
            let (forecast, ground) = memo.forecast(eyes, style);
            let sense = Sense { eyes, style, ground };
            act::weigh(&sense, forecast, weighed);
            reweigh(&sense, forecast, weighed);
        }
        Ask::Keep(ask::Keep) => weighed.push((Choice::Keep(keep(eyes)), 0)),
        _ => {
            let sense = Sense { eyes, style, ground: memo.ground(eyes.board()) };
            answer::weigh(&sense, weighed);
        }
    }
}

/// The choice that seems best, give or take a whim.
pub(crate) fn choose<E: Eyes>(eyes: &E, style: &Style, memo: &mut Memo, dice: &mut impl Rng) -> Choice {
    let weighed = weigh(eyes, style, memo);
    pick(&weighed, style, dice).unwrap_or_else(|| eyes.choices().get(0))
}

/// One of the choices that seem best.
pub(crate) fn pick(weighed: &Weighed, style: &Style, dice: &mut impl Rng) -> Option<Choice> {
    let whim = style.whim.max(1) as usize;
    let best = weighed.iter().max_by_key(|(_, weight)| weight + below(dice, whim) as i32);
    best.map(|&(choice, _)| choice)
}

//! A simple bot. It knows what its seat knows, follows a few plain rules of thumb and looks no further
//! than its own cards: good enough to make a game worth watching, and no more than that.
//!
//! Every choice is weighed in dollars, roughly what it might bring; dice settle what is nearly equal.

use folsom_rules::{
    Action, Ask, Bandit, BanditSet, Board, Car, Card, Choice, Face, Find, Heading, Kept, LootKind, Place,
    Seat, TokenSet, View, below,
};
use rand_core::Rng;

#[cfg(test)]
mod tests;

/// Differences smaller than this are left to the dice.
const WHIM: usize = 40;
/// What an unseen purse may be worth.
const PURSE_GUESS: i32 = 325;

/// Makes the decision that the viewer of this view is asked for.
pub(crate) fn choose(view: &View, dice: &mut impl Rng) -> Choice {
    let prompt = view.board.prompt.expect("a bot is asked while the game waits");
    let choices = view.choices().expect("a bot is asked with its own view");
    let bot = Bot { view, board: &view.board, seat: prompt.seat };
    if prompt.ask == Ask::Keep {
        return bot.keep(); // there may be thousands of these
    }
    let weighed = choices.iter().map(|choice| (bot.weigh(choice) + below(dice, WHIM) as i32, choice));
    weighed.max_by_key(|(weight, _)| *weight).expect("there is always a choice").1
}

struct Bot<'a> {
    view: &'a View,
    board: &'a Board,
    seat: Seat,
}

impl Bot<'_> {
    fn weigh(&self, choice: Choice) -> i32 {
        match choice {
            Choice::Draw => {
                let playable = self.view.hand(self.seat).filter(|card| !card.is_bullet()).count();
                150 - 25 * playable as i32
            }
            Choice::Play { card, face_down, follow_up } => {
                let follow_up = follow_up.map_or(0, |card| self.weigh_card(card));
                self.weigh_card(card) + follow_up + if face_down { WHIM as i32 / 2 } else { 0 }
            }
            Choice::Pick(card) if card.is(Action::Robbery) || card.is(Action::Move) => 50,
            Choice::Go(place) => self.appeal(place, TokenSet::EMPTY),
            Choice::Push(place) if place == self.board.marshal.inside() => 500,
            Choice::Push(place) => -self.appeal(place, TokenSet::EMPTY),
            Choice::Fire(bandit) | Choice::Punch(bandit) if self.board.owner[bandit] == self.seat => -1000,
            Choice::Fire(bandit) | Choice::Punch(bandit) => self.value(self.board.loot.held[bandit]),
            Choice::Rob(find) | Choice::Pickpocket(_, find) => self.value_of_find(find),
            Choice::Knock(kind) => self.value_of_find(Find::Any(kind)),
            Choice::Take => 250,
            Choice::Marshal(car) => self.menace(car) - self.value(self.board.loot.at[car.inside()]) / 10,
            _ => 0,
        }
    }

    /// What a card might bring if it were the next on the pile.
    fn weigh_card(&self, card: Card) -> i32 {
        let (bandit, action) = match card.face() {
            Face::Action(bandit, action) => (bandit, action),
            Face::Bullet(_) => (Bandit::Misty, Action::Punch),
        };
        let (here, taken) = self.outlook(bandit);
        let better = |place| self.appeal(place, taken) - self.appeal(here, taken);
        match action {
            Action::Move => better(self.best_move(here, taken)),
            Action::FloorChange => better(here.other_floor()),
            Action::Robbery => self.value(self.board.loot.at[here] - taken) - 50,
            Action::Fire if self.board.ammo[bandit] == 0 => -100,
            Action::Fire => {
                let seen = self.targets(bandit, here);
                let nobody = if seen.is_empty() { 20 } else { -100 };
                if self.rivals(seen).is_empty() { nobody } else { 200 }
            }
            Action::Punch => self.booty(here).map_or(-100, |booty| 50 + booty / 2),
            Action::Marshal => {
                let cars = self.board.trains.neighbours(self.board.marshal);
                let guarded = self.value(self.board.loot.at[self.board.marshal.inside()]);
                guarded / 10 + cars.iter().map(|car| self.menace(car)).max().unwrap_or(0)
            }
        }
    }

    /// V12: one of each card that is always of use.
    fn keep(&self) -> Choice {
        let useful = [Action::Robbery, Action::Move, Action::FloorChange, Action::Fire];
        let mut kept = Kept::nothing(&self.board.leads[self.seat]);
        for card in self.view.hand(self.seat) {
            if kept.count(card) == 0 && useful.iter().any(|&action| card.is(action)) {
                kept = kept.and(card).unwrap_or(kept);
            }
        }
        Choice::Keep(kept)
    }

    /// Where the bandit will be and what it will have taken once the cards planned for it are carried
    /// out, if nobody comes in between.
    fn outlook(&self, bandit: Bandit) -> (Place, TokenSet) {
        let (mut here, mut taken) = (self.board.place[bandit], TokenSet::EMPTY);
        let own = self.view.pile.iter().filter(|planned| planned.seat == self.seat);
        for card in own.filter_map(|planned| planned.card).filter(|card| card.bandit() == Some(bandit)) {
            if card.is(Action::Move) {
                here = self.best_move(here, taken);
            } else if card.is(Action::FloorChange) {
                here = here.other_floor();
            } else if card.is(Action::Robbery) {
                let loot = self.board.loot.at[here] - taken;
                let best = loot.iter().max_by_key(|&token| self.value(TokenSet::just(token)));
                best.into_iter().for_each(|token| taken.insert(token));
            }
            if here == self.board.marshal.inside() {
                here = here.other_floor();
            }
        }
        (here, taken)
    }

    /// The best of some tokens, and a little for the choice.
    fn value(&self, tokens: TokenSet) -> i32 {
        let worth = |token| self.view.worth[token].map_or(PURSE_GUESS, |worth| worth.in_dollars() as i32);
        tokens.iter().map(worth).max().map_or(0, |best| best + 10 * tokens.len() as i32)
    }

    fn value_of_find(&self, find: Find) -> i32 {
        match find {
            Find::This(token) => self.value(TokenSet::just(token)),
            Find::Any(LootKind::Purse) => PURSE_GUESS,
            Find::Any(LootKind::Jewel) => 500,
            Find::Any(LootKind::Strongbox) => 1000,
        }
    }

    fn rivals(&self, among: BanditSet) -> BanditSet {
        among.iter().filter(|&bandit| self.board.owner[bandit] != self.seat).collect()
    }

    /// The best that a rival at a place carries; nothing if there is none.
    fn booty(&self, place: Place) -> Option<i32> {
        let rivals = self.rivals(self.board.standing_at(place));
        rivals.iter().map(|rival| self.value(self.board.loot.held[rival])).max()
    }

    /// Whom the Marshal would hurt in a car, rivals against own.
    fn menace(&self, car: Car) -> i32 {
        let met = self.board.standing_at(car.inside());
        120 * (2 * self.rivals(met).len() as i32 - met.len() as i32)
    }

    /// Whom a Fire from there could hit if nobody moved (B22, B34). Tuco's roof is left out.
    fn targets(&self, bandit: Bandit, here: Place) -> BanditSet {
        let mut seen = BanditSet::EMPTY;
        for heading in [Heading::Front, Heading::Rear] {
            let along = |&car: &Car| self.board.trains.next(car, heading);
            let cars = std::iter::successors(along(&here.car()), along);
            let mut there = cars.map(|car| self.board.standing_at(car.floor(here.floor())).without(bandit));
            let nearest = if here.is_roof() { there.find(|who| !who.is_empty()) } else { there.next() };
            seen = seen | nearest.unwrap_or_default();
        }
        let others = seen.without(Bandit::Belle);
        if self.board.rules.abilities && !others.is_empty() { others } else { seen }
    }

    /// How good a place is to be at: the best loot in reach, on the floor or in a rival's pocket, the
    /// less the more cards it takes to get there.
    fn appeal(&self, from: Place, taken: TokenSet) -> i32 {
        let marshal = self.board.marshal.inside();
        if from == marshal {
            return -300;
        }
        let floors = self.board.trains.cars().flat_map(|car| [car.inside(), car.roof()]);
        let prize = |place| {
            let loot = self.value(self.board.loot.at[place] - taken);
            loot.max(self.booty(place).unwrap_or(0) / 3) / (1 + steps(self.board, from, place))
        };
        floors.filter(|&place| place != marshal).map(prize).max().unwrap_or(0)
    }

    /// Where a Move from here would best lead (B20).
    fn best_move(&self, here: Place, taken: TokenSet) -> Place {
        let reach = if here.is_roof() { 3 } else { 1 };
        let places = self.board.trains.within(here.car(), reach).on(here.floor());
        places.iter().max_by_key(|&place| self.appeal(place, taken)).unwrap_or(here)
    }
}

/// How many cards it takes to get from one place to another, at least.
fn steps(board: &Board, from: Place, to: Place) -> i32 {
    let near = |reach| from.car() == to.car() || board.trains.within(from.car(), reach).has(to.car());
    let cars = (0..).find(|&reach| near(reach)).unwrap_or(0);
    let over_roofs = cars.div_ceil(3) + usize::from(!from.is_roof()) + usize::from(!to.is_roof());
    (if from.is_roof() || to.is_roof() { over_roofs } else { cars.min(over_roofs) }) as i32
}

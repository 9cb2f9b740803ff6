//! Rules of thumb: a simple policy that looks no further than its own cards.
//!
//! Every choice is weighed in dollars, roughly what it might bring; dice settle what is nearly equal.

use folsom_rules::{
    Action, Ask, Bandit, BanditSet, Board, Card, Choice, Eyes, Face, Find, Gist, Place, Seat, Token,
    TokenSet, ask, below,
};
use rand_core::Rng;

use crate::appraisal::{self, guess, keep};

mod outlook;
#[cfg(test)]
mod tests;

/// Differences smaller than this are left to the dice.
const WHIM: usize = 40;

/// Makes the decision that the seat with these eyes is asked for.
pub(crate) fn choose(eyes: &impl Eyes, dice: &mut impl Rng) -> Choice {
    let weighed =
        weigh(eyes).into_iter().map(|(weight, choice)| (weight + below(dice, WHIM) as i32, choice));
    weighed.max_by_key(|(weight, _)| *weight).expect("there is always a choice").1
}

/// Every choice and what it might bring.
pub(crate) fn weigh(eyes: &impl Eyes) -> Vec<(i32, Choice)> {
    let weigher = Weigher { eyes, board: eyes.board(), seat: eyes.seat() };
    if eyes.board().prompt.is_some_and(|prompt| prompt.ask == Ask::Keep(ask::Keep)) {
        return vec![(0, Choice::Keep(keep(eyes)))]; // there may be thousands of these
    }
    eyes.choices().iter().map(|choice| (weigher.weigh(choice), choice)).collect()
}

struct Weigher<'a, E> {
    eyes: &'a E,
    board: &'a Board,
    seat: Seat,
}

impl<E: Eyes> Weigher<'_, E> {
    fn weigh(&self, choice: Choice) -> i32 {
        match choice.gist() {
            Gist::Draw => {
                let playable = self.eyes.hand().filter(|card| !card.is_bullet()).count();
                150 - 25 * playable as i32
            }
            Gist::Divert => 120,
            Gist::Play { card, face_down, follow_up } => {
                let follow_up = follow_up.map_or(0, |card| self.weigh_card(card));
                self.weigh_card(card) + follow_up + if face_down { WHIM as i32 / 2 } else { 0 }
            }
            Gist::Begin(card) if card.is(Action::Robbery) || card.is(Action::Move) => 50,
            Gist::Save(card) if card.is_bullet() => -100,
            Gist::Save(card) if card.is(Action::Robbery) || card.is(Action::Move) => 50,
            Gist::Go(place) => self.appeal(place, TokenSet::EMPTY),
            Gist::Send(place) if self.is_guarded(place) => 500,
            Gist::Send(place) => -self.appeal(place, TokenSet::EMPTY),
            Gist::Shoot(bandit) | Gist::Punch(bandit) if !self.is_rival(bandit) => -1000,
            Gist::Shoot(bandit) | Gist::Punch(bandit) => self.value(self.board.loot.held[bandit]),
            Gist::Courier(car) => 250 + self.value(self.board.loot.at[car.inside()]) / 4,
            Gist::Gun => 700,
            Gist::Gain(find) | Gist::GainWith(_, find) => self.value_of_find(find),
            Gist::Knock(kind) => self.value_of_find(Find::Any(kind)),
            Gist::GiveUp(token) => -self.worth(token),
            Gist::Take => 250,
            Gist::Marshal(car) => self.menace(car) - self.value(self.board.loot.at[car.inside()]) / 10,
            Gist::Nudge(action, mate) => self.weigh_here(mate, action),
            Gist::Do(action) => self.granted().map_or(0, |bandit| self.weigh_here(bandit, action)),
            Gist::Heal(healed) => 100 * healed.len() as i32,
            Gist::Decline => self.weigh_staying(),
            // One is as good as another.
            Gist::Begin(_) | Gist::Save(_) | Gist::Lead(_) | Gist::Team(_) => 0,
            Gist::Start(_) | Gist::Keep(_) | Gist::Leave => 0,
        }
    }

    /// What a card might bring if it were the next on the pile.
    fn weigh_card(&self, card: Card) -> i32 {
        let (bandit, action) = match card.face() {
            Face::Action(bandit, action) => (bandit, action),
            // C55; the others are nobody's to play.
            Face::Bullet(_) | Face::Plot(_) | Face::Binoculars(_) => (Bandit::Misty, Action::Punch),
        };
        let (here, taken) = self.outlook(bandit);
        self.weigh_action(bandit, action, here, taken)
    }

    /// What an action might bring a bandit that does it where it stands.
    fn weigh_here(&self, bandit: Bandit, action: Action) -> i32 {
        self.weigh_action(bandit, action, self.board.place[bandit], TokenSet::EMPTY)
    }

    fn weigh_action(&self, bandit: Bandit, action: Action, here: Place, taken: TokenSet) -> i32 {
        let better = |place| self.appeal(place, taken) - self.appeal(here, taken);
        match action {
            Action::Move => better(self.best_move(here, taken)),
            Action::FloorChange => better(self.other_floor(here)),
            Action::Robbery => self.value(self.board.loot.at[here] - taken) - 50,
            Action::Fire if self.board.ammo[bandit] == 0 => -100,
            Action::Fire => {
                let seen = self.targets(bandit, here);
                let nobody = if seen.is_empty() { 20 } else { -100 };
                if self.sees_courier(here) || !self.rivals(seen).is_empty() { 200 } else { nobody }
            }
            Action::Punch => self.booty(here).map_or(-100, |booty| 50 + booty / 2),
            Action::Marshal => {
                let Some(marshal) = self.board.marshal else { return 0 };
                let cars = self.board.trains.neighbours(marshal);
                let guarded = self.value(self.board.loot.at[marshal.inside()]);
                guarded / 10 + cars.iter().map(|car| self.menace(car)).max().unwrap_or(0)
            }
            Action::Nudge => 150,
        }
    }

    /// What declining an offer comes to: where it is one of going somewhere, the place where one is.
    fn weigh_staying(&self) -> i32 {
        let traveller = self.board.prompt.and_then(|prompt| prompt.ask.traveller());
        traveller.map_or(0, |bandit| self.appeal(self.board.place[bandit], TokenSet::EMPTY))
    }

    /// The bandit that is offered an action (C35).
    fn granted(&self) -> Option<Bandit> {
        self.board.prompt?.ask.doer()
    }

    fn worth(&self, token: Token) -> i32 {
        appraisal::worth(self.eyes, token)
    }

    /// The best of some tokens, and a little for the choice.
    fn value(&self, tokens: TokenSet) -> i32 {
        let best = tokens.iter().map(|token| self.worth(token)).max();
        best.map_or(0, |best| best + 10 * tokens.len() as i32)
    }

    fn value_of_find(&self, find: Find) -> i32 {
        match find {
            Find::This(token) => self.value(TokenSet::just(token)),
            Find::Any(kind) => guess(kind),
        }
    }

    fn is_rival(&self, bandit: Bandit) -> bool {
        appraisal::is_rival(self.board, self.seat, bandit)
    }

    fn rivals(&self, among: BanditSet) -> BanditSet {
        among.iter().filter(|&bandit| self.is_rival(bandit)).collect()
    }

    /// The best that a rival at a place carries; nothing if there is none.
    fn booty(&self, place: Place) -> Option<i32> {
        let rivals = self.rivals(self.board.standing_at(place));
        rivals.iter().map(|rival| self.value(self.board.loot.held[rival])).max()
    }
}

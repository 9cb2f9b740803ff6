//! The list of all that a seat may choose now, as a value of a few words: nothing is written down before
//! somebody asks for it, so that search can have it at every step for next to nothing.

use crate::ask::{self, Ask, Asked, Question};
use crate::bandit::{Bandit, BanditSet};
use crate::board::Board;
use crate::card::{Action, Actions, Card, Faces, SOURCES};
use crate::choice::{Choice, Kept};
use crate::couriers::{DocumentRights, healings};
use crate::loot::{Find, LootKinds, Token, TokenSet, Worth};
use crate::seat::Seat;
use crate::train::{CarSet, PlaceSet};

/// All legal choices of a prompt, in a fixed order.
#[derive(Clone, Copy, Debug)]
pub struct Choices(pub(crate) Offer);

/// What a question leaves open, by the kind of answer.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Offer {
    Nothing,
    Bandit(BanditSet),
    Team(u8),
    LastCar(BanditSet),
    Pick(Faces),
    Act(Plays),
    Keep(Kept),
    Go(PlaceSet),
    Fire(Targets),
    Rob(Finds),
    Punch(BanditSet),
    Knock(LootKinds),
    TakeOrLeave,
    Push(PlaceSet),
    Marshal(CarSet),
    Pickpocket(Pickings),
    Nudge(BanditSet),
    Grant(Actions),
    Document(DocumentRights),
    SetAside(Faces),
    Heal([u8; SOURCES], usize),
    Drop(TokenSet),
    GoOrStay(PlaceSet),
}

/// Who is asked, and what is its own.
struct Own<'b, H, W> {
    board: &'b Board,
    seat: Seat,
    hand: H,
    worth: W,
}

impl<'b, H: Iterator<Item = Card>, W: Fn(Token) -> Option<Worth>> Asked<'b> for Own<'b, H, W> {
    #[inline]
    fn board(&self) -> &'b Board {
        self.board
    }

    #[inline]
    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn hand(self) -> impl Iterator<Item = Card> {
        self.hand
    }

    #[inline]
    fn worth(&self, token: Token) -> Option<Worth> {
        (self.worth)(token)
    }
}

/// C32, C47: whom a bandit can hit, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Targets {
    pub(crate) at: BanditSet,
    pub(crate) couriers: CarSet,
    pub(crate) gun: bool,
}

impl Targets {
    fn len(&self) -> usize {
        self.at.len() + self.couriers.len() + usize::from(self.gun)
    }

    /// Bandits first, then couriers, then the gun.
    fn nth(&self, index: usize) -> Option<Choice> {
        let (bandits, couriers) = (self.at.len(), self.couriers.len());
        if index < bandits {
            self.at.nth(index).map(Choice::Fire)
        } else if index < bandits + couriers {
            self.couriers.nth(index - bandits).map(Choice::FireCourier)
        } else {
            (self.gun && index == bandits + couriers).then_some(Choice::Gun)
        }
    }
}

impl Choices {
    /// No choice at all.
    pub(crate) const NONE: Self = Self(Offer::Nothing);

    /// The choices of a seat that is asked this and holds these cards.
    ///
    /// `worth` is what the seat knows of the values of its own tokens and of documents it looks at.
    #[inline]
    pub(crate) fn of(
        ask: &Ask,
        board: &Board,
        seat: Seat,
        hand: impl Iterator<Item = Card>,
        worth: impl Fn(Token) -> Option<Worth>,
    ) -> Self {
        match ask {
            // Three of four questions: worth sparing the call.
            Ask::Act(act) => Self(act.offer(Own { board, seat, hand, worth })),
            other => other.choices(Own { board, seat, hand, worth }),
        }
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        match &self.0 {
            // Three of four questions: worth sparing the call.
            Offer::Act(plays) if !plays.act.may_follow => plays.alone(),
            offer => offer.len(),
        }
    }

    /// Whether there is none, which never happens while a game waits for somebody.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The choice with this number.
    ///
    /// # Panics
    /// If there are not so many.
    #[must_use]
    #[inline]
    pub fn get(&self, index: usize) -> Choice {
        let choice = match &self.0 {
            // As for `len`.
            Offer::Act(plays) if !plays.act.may_follow => plays.nth_alone(index),
            offer => offer.nth(index),
        };
        choice.expect("there are not so many choices")
    }

    /// One after another.
    pub fn iter(&self) -> impl Iterator<Item = Choice> + '_ {
        (0..self.len()).map(|index| self.get(index))
    }

    /// Whether a choice is among them.
    #[must_use]
    pub fn contains(&self, choice: Choice) -> bool {
        self.iter().any(|offered| offered == choice)
    }
}

impl Offer {
    /// How many choices it is.
    #[inline(never)]
    fn len(&self) -> usize {
        match *self {
            Offer::Nothing => 0,
            Offer::Bandit(set) | Offer::LastCar(set) | Offer::Punch(set) => set.len(),
            Offer::Fire(targets) => targets.len(),
            Offer::Team(free) => free.count_ones() as usize,
            Offer::Pick(faces) => faces.len(),
            Offer::Act(plays) => plays.len(),
            Offer::Keep(all) => all.parts(),
            Offer::Go(places) | Offer::Push(places) => places.len(),
            Offer::Rob(finds) => finds.tokens.len(),
            Offer::Knock(kinds) => kinds.len(),
            Offer::TakeOrLeave => 2,
            Offer::Marshal(cars) => cars.len(),
            Offer::Pickpocket(pickings) => pickings.len(),
            Offer::Nudge(mates) => mates.len() * Actions::NUDGED.len(),
            Offer::Grant(actions) => actions.len() + 1,
            Offer::Document(rights) => usize::from(rights.may_keep) + usize::from(rights.may_put_back),
            Offer::SetAside(faces) => faces.len() + 1,
            Offer::Heal(bullets, most) => healings(&bullets, most).len(),
            Offer::Drop(tokens) => tokens.len(),
            Offer::GoOrStay(places) => places.len() + 1,
        }
    }

    /// The choice with this number, if there are so many.
    #[inline(never)]
    fn nth(&self, index: usize) -> Option<Choice> {
        match *self {
            Offer::Nothing => None,
            Offer::Bandit(free) => free.nth(index).map(Choice::Bandit),
            Offer::Team(free) => (0..8).filter(|team| free >> team & 1 == 1).nth(index).map(Choice::Team),
            Offer::LastCar(pair) => pair.nth(index).map(Choice::LastCar),
            Offer::Pick(faces) => faces.nth(index).map(Choice::Pick),
            Offer::Act(plays) => plays.nth(index),
            Offer::Keep(all) => (index < all.parts()).then(|| Choice::Keep(all.part(index))),
            Offer::Go(places) => places.nth(index).map(Choice::Go),
            Offer::Fire(targets) => targets.nth(index),
            Offer::Rob(finds) => finds.nth(index).map(Choice::Rob),
            Offer::Punch(at) => at.nth(index).map(Choice::Punch),
            Offer::Knock(kinds) => kinds.nth(index).map(Choice::Knock),
            Offer::TakeOrLeave => [Choice::Take, Choice::Leave].get(index).copied(),
            Offer::Push(places) => places.nth(index).map(Choice::Push),
            Offer::Marshal(cars) => cars.nth(index).map(Choice::Marshal),
            Offer::Pickpocket(pickings) => pickings.nth(index),
            Offer::Nudge(mates) => {
                let action = Actions::NUDGED.nth(index % Actions::NUDGED.len())?;
                mates.nth(index / Actions::NUDGED.len()).map(|mate| Choice::Nudge(action, mate))
            }
            Offer::Grant(actions) => or_decline(actions.nth(index).map(Choice::Do), index, actions.len()),
            Offer::Document(rights) => {
                let allowed = [(rights.may_keep, Choice::Take), (rights.may_put_back, Choice::Leave)];
                allowed.into_iter().filter(|(may, _)| *may).map(|(_, choice)| choice).nth(index)
            }
            Offer::SetAside(faces) => {
                or_decline(faces.nth(index).map(Choice::SetAside), index, faces.len())
            }
            Offer::Heal(bullets, most) => {
                healings(&bullets, most).get(index).map(|&healed| Choice::Heal(healed))
            }
            Offer::Drop(tokens) => tokens.nth(index).map(Choice::Drop),
            Offer::GoOrStay(places) => or_decline(places.nth(index).map(Choice::Go), index, places.len()),
        }
    }
}

/// A choice, or after the last of them to decline.
fn or_decline(choice: Option<Choice>, index: usize, count: usize) -> Option<Choice> {
    choice.or_else(|| (index == count).then_some(Choice::Decline))
}

/// C62: the tokens a bandit can put down; of those with the same kind and value one stands for all.
pub(crate) fn droppable(held: TokenSet, worth: impl Fn(Token) -> Option<Worth>) -> TokenSet {
    let alike = |one: Token, two: Token| one.kind() == two.kind() && worth(one) == worth(two);
    let first = |token: &Token| held.iter().find(|&other| alike(other, *token)) == Some(*token);
    held.iter().filter(first).collect()
}

/// B12: the ways to act with a hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plays {
    /// The question as it was put.
    act: ask::Act,
    /// The cards that can be played.
    faces: Faces,
    /// V36: a hidden Fire card may be followed too, if any may.
    hidden_fire_follow_up: bool,
}

impl Plays {
    /// What an act can be with these cards.
    #[inline]
    pub(crate) fn new(act: ask::Act, faces: Faces, hidden_fire_follow_up: bool) -> Self {
        Self { act, faces, hidden_fire_follow_up }
    }

    /// A card is played openly, or hidden where that is allowed.
    fn ways(&self) -> usize {
        1 + usize::from(self.act.may_hide)
    }

    /// How many choices there are to do without a card.
    #[inline]
    fn besides(&self) -> usize {
        usize::from(self.act.may_draw) + usize::from(self.act.may_divert)
    }

    /// How many choices there are without follow-ups.
    #[inline]
    fn alone(&self) -> usize {
        self.besides() + (self.faces.len() << usize::from(self.act.may_hide))
    }

    #[inline(never)]
    fn len(&self) -> usize {
        let mut count = self.alone();
        if self.act.may_follow {
            for face_down in [false, true].into_iter().take(self.ways()) {
                let fires = self.faces.actions().filter(|card| card.is(Action::Fire));
                count += fires.map(|fire| self.follow_ups(fire, face_down).count()).sum::<usize>();
            }
        }
        count
    }

    /// V34, V36: what may follow a Fire card.
    fn follow_ups(&self, fire: Card, face_down: bool) -> impl Iterator<Item = Card> {
        let allowed = self.act.may_follow && (!face_down || self.hidden_fire_follow_up);
        self.faces.actions().filter(move |&other| allowed && can_follow(fire, other))
    }

    /// Drawing comes first, then a Diversion, then the cards in order, each openly and hidden.
    #[inline]
    fn nth_alone(&self, index: usize) -> Option<Choice> {
        let Some(index) = index.checked_sub(self.besides()) else {
            return Some(if self.act.may_draw && index == 0 { Choice::Draw } else { Choice::Divert });
        };
        let hide = usize::from(self.act.may_hide);
        let card = self.faces.nth(index >> hide)?;
        Some(Choice::Play { card, face_down: index & hide == 1, follow_up: None })
    }

    /// After what can be done alone come the follow-ups.
    #[inline(never)]
    fn nth(&self, index: usize) -> Option<Choice> {
        let Some(mut index) = index.checked_sub(self.alone()) else { return self.nth_alone(index) };
        for face_down in [false, true].into_iter().take(self.ways()) {
            for card in self.faces.actions().filter(|card| card.is(Action::Fire)) {
                let count = self.follow_ups(card, face_down).count();
                if index < count {
                    let follow_up = self.follow_ups(card, face_down).nth(index);
                    return Some(Choice::Play { card, face_down, follow_up });
                }
                index -= count;
            }
        }
        None
    }
}

/// Tokens to choose from, those alike represented by one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finds {
    tokens: TokenSet,
    /// Purses that are known one by one (R13).
    touched: TokenSet,
}

impl Finds {
    pub(crate) fn new(board: &Board, tokens: TokenSet) -> Self {
        Self { tokens, touched: board.loot.touched }
    }

    fn nth(&self, index: usize) -> Option<Find> {
        self.tokens.nth(index).map(|token: Token| Find::of(token, self.touched))
    }
}

/// B45: the purses that each lone bandit of a seat could take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pickings {
    bandits: BanditSet,
    /// What the first and the second of them finds.
    tokens: [TokenSet; 2],
    /// As in [`Finds`].
    touched: TokenSet,
}

impl Pickings {
    #[inline(never)]
    pub(crate) fn new(board: &Board, bandits: BanditSet) -> Self {
        let findable =
            |bandit: Bandit| board.loot.findable(board.loot.at[board.place[bandit]] & TokenSet::PURSES);
        let tokens = [0, 1].map(|index| bandits.nth(index).map_or(TokenSet::EMPTY, findable));
        Self { bandits, tokens, touched: board.loot.touched }
    }

    #[inline(never)]
    fn len(&self) -> usize {
        1 + self.tokens.iter().map(|tokens| tokens.len()).sum::<usize>()
    }

    /// What the first bandit can take, then what the second can, then to take nothing.
    #[inline(never)]
    fn nth(&self, mut index: usize) -> Option<Choice> {
        for (bandit, tokens) in self.bandits.iter().zip(self.tokens) {
            if let Some(token) = tokens.nth(index) {
                return Some(Choice::Pickpocket(bandit, Find::of(token, self.touched)));
            }
            index -= tokens.len();
        }
        (index == 0).then_some(Choice::Decline)
    }
}

/// V34, R61: whether a card may follow a Fire card: the other bandit's, not a Marshal, not a bullet.
pub(crate) fn can_follow(fire: Card, other: Card) -> bool {
    !other.is_bullet() && other.bandit() != fire.bandit() && !other.is(Action::Marshal)
}

/// V12: what a seat may keep at most: every action card of its hand.
pub(crate) fn keepable(board: &Board, seat: Seat, hand: impl Iterator<Item = Card>) -> Kept {
    let nothing = Kept::nothing(&board.leads[seat]);
    hand.fold(nothing, |kept, card| kept.and(card).unwrap_or(kept))
}

//! The list of all that a seat may choose now, as a value of a few words: nothing is written down before
//! somebody asks for it, so that search can have it at every step for next to nothing.

use crate::bandit::{Bandit, BanditSet};
use crate::board::Board;
use crate::card::{Action, Actions, Card, Faces, SOURCES};
use crate::choice::{Choice, Kept};
use crate::couriers::{DocumentRights, healings};
use crate::loot::{Find, LootKinds, Token, TokenSet, Worth};
use crate::prompt::Ask;
use crate::seat::Seat;
use crate::train::{CarSet, PlaceSet};

/// All legal choices of a prompt, in a fixed order.
#[derive(Clone, Copy, Debug)]
pub struct Choices(Kind);

/// What a question leaves open, by the kind of answer.
#[derive(Clone, Copy, Debug)]
enum Kind {
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
    Pickpocket([(Bandit, Finds); 2]),
    Nudge(BanditSet),
    Grant(Actions),
    Document(DocumentRights),
    SetAside(Faces),
    Heal([u8; SOURCES], usize),
    Drop(TokenSet),
    GoOrStay(PlaceSet),
}

/// C32, C47: whom a bandit can hit, and how.
#[derive(Clone, Copy, Debug)]
struct Targets {
    at: BanditSet,
    couriers: CarSet,
    gun: bool,
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
    pub(crate) const NONE: Self = Self(Kind::Nothing);

    /// The choices of a seat that is asked this and holds these cards.
    #[inline]
    ///
    /// `worth` is what the seat knows of the values of its own tokens and of documents it looks at.
    pub(crate) fn of(
        ask: &Ask,
        board: &Board,
        seat: Seat,
        hand: impl Iterator<Item = Card>,
        worth: impl Fn(Token) -> Option<Worth>,
    ) -> Self {
        Self(match *ask {
            Ask::Bandit { free } => Kind::Bandit(free),
            Ask::Team { free } => Kind::Team(free),
            Ask::LastCar { pair } => Kind::LastCar(pair),
            Ask::Pick => Kind::Pick(board.owned(seat).collect()),
            Ask::Act { may_hide, may_follow, may_draw, may_divert } => {
                let plays_bullets = board.plays_bullets(seat);
                Kind::Act(Plays {
                    faces: if plays_bullets { hand.collect() } else { Faces::of_actions(hand) },
                    may_draw,
                    may_divert,
                    may_hide,
                    may_follow,
                    hidden_may_follow: may_follow && board.rules.hidden_fire_follow_up,
                })
            }
            Ask::Keep => Kind::Keep(keepable(board, seat, hand)),
            Ask::Move { to, .. } | Ask::Climb { to, .. } => Kind::Go(to),
            Ask::Fire { at, couriers, gun, .. } => Kind::Fire(Targets { at, couriers, gun }),
            Ask::Rob { tokens, .. } => Kind::Rob(Finds::new(board, tokens)),
            Ask::Punch { at, .. } => Kind::Punch(at),
            Ask::Knock { kinds, .. } | Ask::GunKnock { kinds, .. } => Kind::Knock(kinds),
            Ask::Take { .. } => Kind::TakeOrLeave,
            Ask::Push { to, .. } | Ask::Shove { to, .. } => Kind::Push(to),
            Ask::Marshal { to } => Kind::Marshal(to),
            Ask::Pickpocket { bandits } => Kind::Pickpocket(pickings(board, bandits)),
            Ask::Nudge { mates, .. } => Kind::Nudge(mates),
            Ask::Grant { actions, .. } => Kind::Grant(actions),
            Ask::Document { bandit, token } => {
                Kind::Document(board.document_rights(bandit, worth(token).unwrap_or_default()))
            }
            Ask::SetAside => Kind::SetAside(hand.collect()),
            Ask::Heal => Kind::Heal(board.at_seat[seat].bullets, board.heals_left(seat)),
            Ask::Drop { bandit } => Kind::Drop(droppable(board.loot.held[bandit], worth)),
            Ask::Rescue { to, .. } | Ask::LastMove { to, .. } => Kind::GoOrStay(to),
        })
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        match self.0 {
            Kind::Nothing => 0,
            Kind::Bandit(set) | Kind::LastCar(set) | Kind::Punch(set) => set.len(),
            Kind::Fire(targets) => targets.len(),
            Kind::Team(free) => free.count_ones() as usize,
            Kind::Pick(faces) => faces.len(),
            Kind::Act(plays) => plays.len(),
            Kind::Keep(all) => all.parts(),
            Kind::Go(places) | Kind::Push(places) => places.len(),
            Kind::Rob(finds) => finds.tokens.len(),
            Kind::Knock(kinds) => kinds.len(),
            Kind::TakeOrLeave => 2,
            Kind::Marshal(cars) => cars.len(),
            Kind::Pickpocket(pickings) => {
                1 + pickings.iter().map(|(_, finds)| finds.tokens.len()).sum::<usize>()
            }
            Kind::Nudge(mates) => mates.len() * Actions::NUDGED.len(),
            Kind::Grant(actions) => actions.len() + 1,
            Kind::Document(rights) => usize::from(rights.may_keep) + usize::from(rights.may_put_back),
            Kind::SetAside(faces) => faces.len() + 1,
            Kind::Heal(bullets, most) => healings(&bullets, most).len(),
            Kind::Drop(tokens) => tokens.len(),
            Kind::GoOrStay(places) => places.len() + 1,
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
        self.nth(index).expect("there are not so many choices")
    }

    /// The choice with this number, if there are so many.
    #[inline]
    fn nth(&self, index: usize) -> Option<Choice> {
        match self.0 {
            Kind::Nothing => None,
            Kind::Bandit(free) => free.nth(index).map(Choice::Bandit),
            Kind::Team(free) => (0..8).filter(|team| free >> team & 1 == 1).nth(index).map(Choice::Team),
            Kind::LastCar(pair) => pair.nth(index).map(Choice::LastCar),
            Kind::Pick(faces) => faces.nth(index).map(Choice::Pick),
            Kind::Act(plays) => plays.nth(index),
            Kind::Keep(all) => (index < all.parts()).then(|| Choice::Keep(all.part(index))),
            Kind::Go(places) => places.nth(index).map(Choice::Go),
            Kind::Fire(targets) => targets.nth(index),
            Kind::Rob(finds) => finds.nth(index).map(Choice::Rob),
            Kind::Punch(at) => at.nth(index).map(Choice::Punch),
            Kind::Knock(kinds) => kinds.nth(index).map(Choice::Knock),
            Kind::TakeOrLeave => [Choice::Take, Choice::Leave].get(index).copied(),
            Kind::Push(places) => places.nth(index).map(Choice::Push),
            Kind::Marshal(cars) => cars.nth(index).map(Choice::Marshal),
            Kind::Pickpocket(pickings) => pick(&pickings, index),
            Kind::Nudge(mates) => {
                let action = Actions::NUDGED.nth(index % Actions::NUDGED.len())?;
                mates.nth(index / Actions::NUDGED.len()).map(|mate| Choice::Nudge(action, mate))
            }
            Kind::Grant(actions) => or_decline(actions.nth(index).map(Choice::Do), index, actions.len()),
            Kind::Document(rights) => {
                let allowed = [(rights.may_keep, Choice::Take), (rights.may_put_back, Choice::Leave)];
                allowed.into_iter().filter(|(may, _)| *may).map(|(_, choice)| choice).nth(index)
            }
            Kind::SetAside(faces) => or_decline(faces.nth(index).map(Choice::SetAside), index, faces.len()),
            Kind::Heal(bullets, most) => {
                healings(&bullets, most).get(index).map(|&healed| Choice::Heal(healed))
            }
            Kind::Drop(tokens) => tokens.nth(index).map(Choice::Drop),
            Kind::GoOrStay(places) => or_decline(places.nth(index).map(Choice::Go), index, places.len()),
        }
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

/// A choice, or after the last of them to decline.
fn or_decline(choice: Option<Choice>, index: usize, count: usize) -> Option<Choice> {
    choice.or_else(|| (index == count).then_some(Choice::Decline))
}

/// C62: the tokens a bandit can put down; of those with the same kind and value one stands for all.
fn droppable(held: TokenSet, worth: impl Fn(Token) -> Option<Worth>) -> TokenSet {
    let alike = |one: Token, two: Token| one.kind() == two.kind() && worth(one) == worth(two);
    let first = |token: &Token| held.iter().find(|&other| alike(other, *token)) == Some(*token);
    held.iter().filter(first).collect()
}

/// B12: the ways to act with a hand.
#[derive(Clone, Copy, Debug)]
struct Plays {
    /// The cards that can be played.
    faces: Faces,
    may_draw: bool,
    /// C21
    may_divert: bool,
    /// B30
    may_hide: bool,
    /// V34
    may_follow: bool,
    /// V36: a hidden Fire card may be followed too.
    hidden_may_follow: bool,
}

impl Plays {
    /// A card is played openly, or hidden where that is allowed.
    fn ways(&self) -> usize {
        1 + usize::from(self.may_hide)
    }

    #[inline]
    fn len(&self) -> usize {
        let besides = usize::from(self.may_draw) + usize::from(self.may_divert);
        let mut count = besides + self.faces.len() * self.ways();
        if self.may_follow {
            for face_down in [false, true].into_iter().take(self.ways()) {
                let fires = self.faces.actions().filter(|card| card.is(Action::Fire));
                count += fires.map(|fire| self.follow_ups(fire, face_down).count()).sum::<usize>();
            }
        }
        count
    }

    /// V34, V36: what may follow a Fire card.
    fn follow_ups(&self, fire: Card, face_down: bool) -> impl Iterator<Item = Card> {
        let allowed = if face_down { self.hidden_may_follow } else { self.may_follow };
        self.faces.actions().filter(move |&other| allowed && can_follow(fire, other))
    }

    /// Drawing comes first, then a Diversion, then the cards in order, each openly and hidden, then the follow-ups.
    #[inline]
    fn nth(&self, mut index: usize) -> Option<Choice> {
        if self.may_draw {
            if index == 0 {
                return Some(Choice::Draw);
            }
            index -= 1;
        }
        if self.may_divert {
            if index == 0 {
                return Some(Choice::Divert);
            }
            index -= 1;
        }
        let alone = self.faces.len() * self.ways();
        if index < alone {
            let card = self.faces.nth(index / self.ways())?;
            return Some(Choice::Play { card, face_down: index % self.ways() == 1, follow_up: None });
        }
        index -= alone;
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
struct Finds {
    tokens: TokenSet,
    /// Purses that are known one by one (R13).
    touched: TokenSet,
}

impl Finds {
    fn new(board: &Board, tokens: TokenSet) -> Self {
        Self { tokens, touched: board.loot.touched }
    }

    fn nth(&self, index: usize) -> Option<Find> {
        self.tokens.nth(index).map(|token: Token| Find::of(token, self.touched))
    }
}

/// B45: the purses that each lone bandit of a seat could take.
fn pickings(board: &Board, bandits: BanditSet) -> [(Bandit, Finds); 2] {
    let of = |index: usize| match bandits.nth(index) {
        Some(bandit) => {
            let purses = board.loot.at[board.place[bandit]] & TokenSet::PURSES;
            (bandit, Finds::new(board, board.loot.findable(purses)))
        }
        None => (Bandit::default(), Finds::new(board, TokenSet::EMPTY)),
    };
    [of(0), of(1)]
}

fn pick(pickings: &[(Bandit, Finds); 2], mut index: usize) -> Option<Choice> {
    for (bandit, finds) in pickings {
        if let Some(find) = finds.nth(index) {
            return Some(Choice::Pickpocket(*bandit, find));
        }
        index -= finds.tokens.len();
    }
    (index == 0).then_some(Choice::Decline)
}

/// V34, R61: whether a card may follow a Fire card: the other bandit's, not a Marshal, not a bullet.
pub(crate) fn can_follow(fire: Card, other: Card) -> bool {
    !other.is_bullet() && other.bandit() != fire.bandit() && !other.is(Action::Marshal)
}

/// V12: what a seat may keep at most: every action card of its hand.
fn keepable(board: &Board, seat: Seat, hand: impl Iterator<Item = Card>) -> Kept {
    let nothing = Kept::nothing(&board.leads[seat]);
    hand.fold(nothing, |kept, card| kept.and(card).unwrap_or(kept))
}

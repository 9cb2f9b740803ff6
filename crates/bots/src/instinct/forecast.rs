//! Where the pile leads: a sketch of Stealin' in which everybody does the obvious.
//!
//! It is a guess and need not be right in every corner of the rules. It moves figures and loot, and
//! leaves out what rarely matters.

use folsom_rules::{
    Action, Bandit, BanditSet, Board, ByBandit, ByPlace, Car, Card, Eyes, Face, Heading, Place, PlaceSet,
    Seat, Token, TokenSet,
};

use super::appeal::{fortune, prize, reach_prizes};
use super::sense::Sense;
use crate::appraisal::{is_rival, worth};

/// The train as it may look when the cards thought through so far have been carried out.
#[derive(Clone, Copy)]
pub(crate) struct Forecast {
    /// How many cards of the pile have been thought through.
    followed: usize,
    /// Whose sketch it is.
    seat: Seat,
    pub(crate) place: ByBandit<Place>,
    pub(crate) marshal: Option<Car>,
    couriers: PlaceSet,
    pub(crate) at: ByPlace<TokenSet>,
    pub(crate) held: ByBandit<TokenSet>,
    pub(crate) ammo: ByBandit<u8>,
    /// The prize at each place, kept up with what is taken and dropped.
    pub(crate) prize: ByPlace<i32>,
    /// What can be got from each place within a few cards, as it was at the start.
    pub(crate) reach: ByPlace<i32>,
}

/// What a bandit would do with an action, and what that comes to for it, in dollars.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(super) gain: i32,
    deed: Deed,
}

/// What the policy net is shown of it.
impl Plan {
    /// Where the bandit would go, if it is a matter of going.
    pub(crate) fn goes_to(self) -> Option<Place> {
        if let Deed::Go(place) = self.deed { Some(place) } else { None }
    }

    /// Where the Marshal would go, if it is a matter of that.
    pub(crate) fn sends_marshal_to(self) -> Option<Car> {
        if let Deed::Marshal(car) = self.deed { Some(car) } else { None }
    }
}

#[derive(Clone, Copy)]
enum Deed {
    Go(Place),
    Rob(Token),
    Fire,
    Punch { victim: Bandit, token: Option<Token> },
    Marshal(Car),
    Nothing,
}

impl Forecast {
    /// Nothing carried out yet.
    pub(super) fn new<E: Eyes>(sense: &Sense<'_, E>) -> Self {
        let board = sense.board();
        let mut prizes = ByPlace::from_fn(|_| 0);
        for place in sense.ground.places() {
            prizes[place] = prize(sense.eyes, board.loot.at[place]);
        }
        let couriers: PlaceSet = board.armored.couriers.iter().copied().collect();
        for courier in couriers.iter() {
            prizes[courier] /= 3; // he can be driven away, but that takes time
        }
        let marshal = board.marshal;
        if let Some(car) = marshal {
            prizes[car.inside()] = prizes[car.inside()] * sense.style.guarded / 100;
        }
        for bandit in board.bandits.iter().filter(|&bandit| is_rival(board, sense.eyes.seat(), bandit)) {
            let here = board.place[bandit];
            prizes[here] += prize(sense.eyes, board.loot.held[bandit]) * sense.style.pocket / 100;
        }
        Self {
            followed: 0,
            seat: sense.eyes.seat(),
            place: board.place,
            marshal,
            couriers,
            at: board.loot.at,
            held: board.loot.held,
            ammo: board.ammo,
            reach: reach_prizes(sense.ground, &prizes, sense.style),
            prize: prizes,
        }
    }

    /// Thinks the first so many cards of the pile through, as far as they are new since the last time.
    pub(super) fn follow_pile<E: Eyes>(&mut self, sense: &Sense<'_, E>, cards: usize) {
        while self.followed < cards {
            if let Some(card) = sense.eyes.planned(self.followed).card {
                self.carry_out(sense, card);
            }
            self.followed += 1;
        }
    }

    /// Carries out a card; what that comes to.
    pub(super) fn carry_out<E: Eyes>(&mut self, sense: &Sense<'_, E>, card: Card) -> i32 {
        let Some((bandit, action)) = deed_of(card) else { return 0 };
        let Some(plan) = self.plan(sense, bandit, action) else { return 0 };
        self.apply(sense, bandit, plan.deed);
        plan.gain
    }

    /// What a card would come to; nothing if it would do nothing.
    pub(super) fn plan_card<E: Eyes>(&self, sense: &Sense<'_, E>, card: Card) -> Option<Plan> {
        let (bandit, action) = deed_of(card)?;
        self.plan(sense, bandit, action)
    }

    /// A bandit does the obvious.
    pub(crate) fn plan<E: Eyes>(
        &self,
        sense: &Sense<'_, E>,
        bandit: Bandit,
        action: Action,
    ) -> Option<Plan> {
        let board = sense.board();
        let here = self.place[bandit];
        match action {
            Action::Move => self.plan_going(sense, bandit, sense.ground.moves[here]),
            Action::FloorChange => {
                let diagonally = bandit == Bandit::Mei && board.rules.abilities;
                self.plan_going(sense, bandit, board.trains.climbs(here, diagonally))
            }
            Action::Robbery => self.plan_robbery(sense, bandit),
            Action::Fire => self.plan_fire(sense, bandit),
            Action::Punch => self.plan_punch(sense, bandit),
            Action::Marshal => self.plan_marshal(sense),
            Action::Nudge => Some(Plan { gain: sense.style.nudge, deed: Deed::Nothing }),
        }
    }

    fn apply<E: Eyes>(&mut self, sense: &Sense<'_, E>, bandit: Bandit, deed: Deed) {
        let here = self.place[bandit];
        match deed {
            Deed::Go(place) => self.put(bandit, place),
            Deed::Rob(token) => {
                self.at[here].remove(token);
                self.held[bandit].insert(token);
                self.prize[here] = prize(sense.eyes, self.at[here]);
            }
            Deed::Fire => self.ammo[bandit] -= 1,
            Deed::Punch { victim, token } => {
                if let Some(token) = token {
                    self.held[victim].remove(token);
                    self.at[here].insert(token);
                    self.prize[here] = self.prize[here].max(worth(sense.eyes, token));
                }
                let board = sense.board();
                let worst = |&place: &Place| self.appeal(sense, victim, place);
                if let Some(place) = board.trains.steps(here).iter().min_by_key(worst) {
                    self.put(victim, place);
                }
            }
            Deed::Marshal(to) => {
                if let Some(from) = self.marshal.replace(to) {
                    self.prize[from.inside()] = prize(sense.eyes, self.at[from.inside()]);
                }
                self.prize[to.inside()] = self.prize[to.inside()] * sense.style.guarded / 100;
                for bandit in self.standing_at(sense.board(), to.inside()).iter() {
                    self.place[bandit] = to.roof();
                }
            }
            Deed::Nothing => {}
        }
    }

    /// How good a place is for a bandit to be at.
    pub(super) fn appeal<E: Eyes>(&self, sense: &Sense<'_, E>, bandit: Bandit, place: Place) -> i32 {
        if self.is_guarded(place) {
            // B26, C40: one would not be there for long.
            self.appeal_of_free(sense, bandit, place.other_floor()) + sense.style.bullet * 2
        } else {
            self.appeal_of_free(sense, bandit, place)
        }
    }

    fn is_guarded(&self, place: Place) -> bool {
        self.couriers.has(place) || self.marshal.is_some_and(|car| car.inside() == place)
    }

    fn appeal_of_free<E: Eyes>(&self, sense: &Sense<'_, E>, bandit: Bandit, place: Place) -> i32 {
        let board = sense.board();
        let fresh = self.prize[place] * sense.style.near[0] / 100;
        // The reach is that of the start: what was taken since lies there no more.
        let stale = self.reach[place].min(self.prize[place].max(sense.style.hope));
        let crowd = self.others_at(board, bandit, place).len() as i32;
        // B25: where he is there is one train, and he goes no further than a bandit inside does.
        let threatened = self.marshal.is_some_and(|car| sense.ground.moves[car.inside()].has(place));
        let fear = if threatened { sense.style.next_to_marshal } else { 0 };
        let homesick = i32::from(sense.ground.home[place]) * sense.style.homesick[usize::from(board.round)];
        fresh.max(stale) + crowd * sense.style.crowd + fear - homesick
    }

    fn others_at(&self, board: &Board, bandit: Bandit, place: Place) -> BanditSet {
        self.standing_at(board, place).without(bandit)
    }

    pub(crate) fn standing_at(&self, board: &Board, place: Place) -> BanditSet {
        self.place.with(place) & board.bandits
    }

    fn plan_going<E: Eyes>(&self, sense: &Sense<'_, E>, bandit: Bandit, to: PlaceSet) -> Option<Plan> {
        let appeal = |place| self.appeal(sense, bandit, place);
        let (best, place) =
            to.iter().map(|place| (appeal(place), place)).max_by_key(|&(appeal, _)| appeal)?;
        Some(Plan { gain: best - appeal(self.place[bandit]), deed: Deed::Go(place) })
    }

    /// Puts a bandit somewhere; guards send it to the other floor (B26, C40).
    pub(super) fn put(&mut self, bandit: Bandit, place: Place) {
        self.place[bandit] = if self.is_guarded(place) { place.other_floor() } else { place };
    }

    fn plan_robbery<E: Eyes>(&self, sense: &Sense<'_, E>, bandit: Bandit) -> Option<Plan> {
        let tokens = self.at[self.place[bandit]].iter();
        let (worth, token) =
            tokens.map(|token| (worth(sense.eyes, token), token)).max_by_key(|&(worth, _)| worth)?;
        Some(Plan { gain: worth * sense.style.rob / 100, deed: Deed::Rob(token) })
    }

    fn plan_fire<E: Eyes>(&self, sense: &Sense<'_, E>, bandit: Bandit) -> Option<Plan> {
        let board = sense.board();
        if self.ammo[bandit] == 0 {
            return None;
        }
        let (bandits, courier) = self.targets(board, bandit);
        let own = board.owner[bandit];
        let rivals = bandits.iter().filter(|&target| is_rival(board, own, target));
        let gain = match rivals.map(|target| fortune(sense.eyes, self.held[target])).max() {
            Some(fortune) => sense.style.fired + sense.style.hit + fortune * sense.style.leader / 100,
            None if courier => sense.style.fired + sense.style.courier,
            None if bandits.is_empty() => return None,
            None => sense.style.bullet, // only friends in sight
        };
        Some(Plan { gain, deed: Deed::Fire })
    }

    /// Whom a Fire could hit, and whether a courier (B22, B34, C32).
    pub(crate) fn targets(&self, board: &Board, bandit: Bandit) -> (BanditSet, bool) {
        let here = self.place[bandit];
        let trains = &board.trains;
        let (mut seen, mut courier) = (BanditSet::EMPTY, false);
        if here.is_roof() {
            for heading in [Heading::Front, Heading::Rear] {
                let (there, guarded) = self.nearest_on_roofs(board, here.car(), heading);
                seen = seen | there;
                courier |= guarded;
            }
            if trains.are_two() {
                let own = trains.is_first(here.car());
                let across = |place: Place| place.is_roof() && trains.is_first(place.car()) != own;
                seen = seen | board.bandits.iter().filter(|&bandit| across(self.place[bandit])).collect();
            }
        } else {
            let near = trains.steps(here);
            seen = board.bandits.iter().filter(|&bandit| near.has(self.place[bandit])).collect();
            courier = !(near & self.couriers).is_empty();
        }
        if bandit == Bandit::Tuco && board.rules.abilities {
            seen = seen | self.standing_at(board, here.other_floor());
        }
        let others = seen.without(Bandit::Belle);
        let spared = board.rules.abilities && !others.is_empty();
        (if spared { others } else { seen }, courier)
    }

    fn nearest_on_roofs(&self, board: &Board, from: Car, heading: Heading) -> (BanditSet, bool) {
        let mut car = from;
        while let Some(next) = board.trains.next(car, heading) {
            let there = self.standing_at(board, next.roof());
            let guarded = self.couriers.has(next.roof());
            if guarded || !there.is_empty() {
                return (there, guarded);
            }
            car = next;
        }
        (BanditSet::EMPTY, false)
    }

    fn plan_punch<E: Eyes>(&self, sense: &Sense<'_, E>, bandit: Bandit) -> Option<Plan> {
        let board = sense.board();
        let own = board.owner[bandit];
        let there = self.others_at(board, bandit, self.place[bandit]);
        let rivals = there.iter().filter(|&victim| is_rival(board, own, victim));
        let booty = |victim: Bandit| prize(sense.eyes, self.held[victim]);
        let Some((booty, victim)) = rivals.map(|v| (booty(v), v)).max_by_key(|&(booty, _)| booty) else {
            // Only friends are there, and one of them it would have to be.
            return (!there.is_empty()).then_some(Plan { gain: sense.style.bullet, deed: Deed::Nothing });
        };
        let token: Option<Token> = self.held[victim].iter().max_by_key(|&token| worth(sense.eyes, token));
        let fortune = fortune(sense.eyes, self.held[victim]);
        let gain = sense.style.hit + booty * sense.style.spite / 100 + fortune * sense.style.leader / 100;
        Some(Plan { gain, deed: Deed::Punch { victim, token } })
    }

    fn plan_marshal<E: Eyes>(&self, sense: &Sense<'_, E>) -> Option<Plan> {
        let board = sense.board();
        let car = self.marshal?;
        let ways = board.trains.neighbours(car).iter().map(|to| (self.menace(sense, to), to));
        let (menace, to) = ways.max_by_key(|&(menace, _)| menace)?;
        let freed = prize(sense.eyes, self.at[car.inside()]) - self.prize[car.inside()];
        Some(Plan { gain: menace + freed * sense.style.freed / 100, deed: Deed::Marshal(to) })
    }

    /// What it comes to if the Marshal goes there.
    pub(super) fn menace<E: Eyes>(&self, sense: &Sense<'_, E>, to: Car) -> i32 {
        let board = sense.board();
        let met = self.standing_at(board, to.inside());
        let of =
            |bandit| if is_rival(board, self.seat, bandit) { sense.style.hit } else { sense.style.bullet };
        met.iter().map(of).sum()
    }
}

/// Who does what by a card; nobody by one of Il Professore's.
pub(crate) fn deed_of(card: Card) -> Option<(Bandit, Action)> {
    match card.face() {
        Face::Action(bandit, action) => Some((bandit, action)),
        Face::Bullet(_) => Some((Bandit::Misty, Action::Punch)), // C55
        Face::Plot(_) | Face::Binoculars(_) => None,
    }
}

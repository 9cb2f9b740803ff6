//! What the policy net is shown of a choice.

use folsom_rules::{
    Action, BANDITS, Bandit, BanditSet, Board, Card, Choice, Eyes, Face, Find, LootKind, Place, Stage,
    TokenSet,
};

use super::situation::ACTIONS;
use crate::appraisal::{guess, is_rival, worth};
use crate::instinct::{Forecast, Sense, Weighed, deed_of};
use crate::learned::blocks::{Sink, blocks};
use crate::learned::value::distance;

blocks! {
    /// Inputs that describe a choice.
    ChoiceInput {
        Kind[17] = "what kind of choice it is",
        Instinct[1] = "instinct's dollars, in fifties",
        BehindBest[1] = "how far it is behind instinct's best, in twenty-fives",
        Best[2] = "instinct's best, or at most 100 dollars behind it",
        Play[ACTIONS] = "play a card with this action",
        FollowUp[1] = "with a second card",
        FaceDown[1] = "face down",
        Doer[BANDITS] = "who would do it",
        FromRoof[1] = "from a roof",
        FromPrize[1] = "the prize where the doer stands, in fifties",
        FromHeap[1] = "tokens there",
        FromReach[1] = "what is in reach from there, in fifties",
        FromCrowd[3] = "one, two, three others there",
        FromPockets[1] = "the best fortune among the rivals there, in 250 dollars",
        FromMarshal[4] = "how far the Marshal is",
        InSight[3] = "one, two, three rivals to shoot at from there",
        SightRich[1] = "the best fortune among those, in 250 dollars",
        AboveBelow[1] = "the prize on the other floor, in fifties",
        AmmoLeft[1] = "bullets left",
        ToRoof[1] = "to a roof",
        ToPrize[1] = "the prize at the place to go to, in fifties",
        ToReach[1] = "what is in reach from there, in fifties",
        ToCrowd[3] = "one, two, three others there",
        ToPockets[1] = "the best fortune among the rivals there, in 250 dollars",
        ToMarshal[4] = "how far the Marshal is from there",
        ToInSight[3] = "one, two, three rivals in sight from there",
        Steps[4] = "how many cars away",
        Home[1] = "cards it takes from there to the starting train",
        TargetFortune[1] = "the fortune of the bandit aimed at, in 250 dollars",
        TargetRichest[1] = "nobody else is richer",
        TargetFriend[1] = "it is no rival",
        TargetReceived[1] = "bullets it has received",
        TargetToCome[1] = "its known cards that are still to come",
        TargetNext[ACTIONS] = "the next of them",
        Loot[6] = "loot of this kind",
        Worth[1] = "what it is worth, in fifties",
        MarshalRivals[1] = "rivals in the Marshal's way",
        MarshalOwn[1] = "own bandits in the Marshal's way",
        MarshalPrize[1] = "the prize where the Marshal goes, in fifties",
        OwnToCome[1] = "own cards still to come",
        RobNext[1] = "a Robbery comes next",
        RobNextPrize[1] = "the prize at the place to go to if a Robbery comes next, in fifties",
    }
}

/// A look at the board that is the same for every choice.
pub(super) struct Look<'a, 'b, E> {
    sense: &'a Sense<'b, E>,
    forecast: &'a Forecast,
    top: i32,
    doer: Option<Bandit>,
    traveller: Option<Bandit>,
    victim: Option<Bandit>,
}

impl<'a, 'b, E: Eyes> Look<'a, 'b, E> {
    pub(super) fn new(sense: &'a Sense<'b, E>, forecast: &'a Forecast, weighed: &Weighed) -> Self {
        let top = weighed.iter().map(|&(_, weight)| weight).max().unwrap_or(0);
        let ask = sense.board().prompt.map(|prompt| prompt.ask);
        Self {
            sense,
            forecast,
            top,
            doer: ask.and_then(|ask| ask.doer()),
            traveller: ask.and_then(|ask| ask.traveller()),
            victim: ask.and_then(|ask| ask.victim()),
        }
    }

    /// Describes a choice that instinct weighs so.
    pub(super) fn describe(&self, choice: Choice, weight: i32, to: &mut impl Sink) {
        to.put(ChoiceInput::Kind.at(kind(choice)), 1);
        to.put(ChoiceInput::Instinct.at(0), weight / 50);
        let behind = self.top - weight;
        to.put(ChoiceInput::BehindBest.at(0), behind / 25);
        to.put(ChoiceInput::Best.at(0), i32::from(behind == 0));
        to.put(ChoiceInput::Best.at(1), i32::from(behind <= 100));
        match choice {
            Choice::Play { card, face_down, follow_up } => {
                self.describe_card(card, to);
                to.put(ChoiceInput::FaceDown.at(0), i32::from(face_down));
                to.put(ChoiceInput::FollowUp.at(0), i32::from(follow_up.is_some()));
            }
            Choice::Go(place) => {
                if let Some(bandit) = self.traveller {
                    self.describe_going(bandit, place, to);
                }
            }
            Choice::Decline => {
                if let Some(bandit) = self.traveller {
                    self.describe_going(bandit, self.board().place[bandit], to);
                }
            }
            Choice::Push(place) => {
                if let Some(victim) = self.victim {
                    self.describe_going(victim, place, to);
                    self.describe_target(victim, to);
                }
            }
            Choice::Fire(target) | Choice::Punch(target) => self.describe_target(target, to),
            Choice::Pickpocket(bandit, find) => {
                self.describe_target(bandit, to);
                self.describe_find(find, to);
            }
            Choice::Rob(find) => self.describe_find(find, to),
            Choice::Knock(kind) => self.describe_find(Find::Any(kind), to),
            Choice::Drop(token) => self.describe_find(Find::This(token), to),
            Choice::Marshal(car) => {
                let met = self.forecast.standing_at(self.board(), car.inside());
                let rivals = self.rivals(met).len() as i32;
                to.put(ChoiceInput::MarshalRivals.at(0), rivals);
                to.put(ChoiceInput::MarshalOwn.at(0), met.len() as i32 - rivals);
                to.put(ChoiceInput::MarshalPrize.at(0), self.forecast.prize[car.inside()] / 50);
            }
            Choice::Do(action) | Choice::Nudge(action, _) => {
                to.put(ChoiceInput::Play.at(action as usize), 1);
            }
            Choice::Pick(card) | Choice::SetAside(card) => {
                if let Face::Action(_, action) = card.face() {
                    to.put(ChoiceInput::Play.at(action as usize), 1);
                }
            }
            Choice::FireCourier(car) => {
                to.put(ChoiceInput::MarshalPrize.at(0), self.forecast.prize[car.inside()] / 50);
            }
            _ => {}
        }
    }

    fn board(&self) -> &'b Board {
        self.sense.board()
    }

    fn seat(&self) -> folsom_rules::Seat {
        self.sense.eyes.seat()
    }

    /// The bandit whose place matters for a choice, if it is about what one may do where it stands.
    pub(super) fn stands(&self, choice: Choice) -> Option<Bandit> {
        match choice {
            Choice::Play { card, .. } => deed_of(card).map(|(bandit, _)| bandit),
            Choice::Draw | Choice::Divert => self.board().leads[self.seat()].first().copied(),
            Choice::Do(_) | Choice::Nudge(..) => self.doer,
            _ => None,
        }
    }

    fn describe_card(&self, card: Card, to: &mut impl Sink) {
        let Some((bandit, action)) = deed_of(card) else { return };
        to.put(ChoiceInput::Play.at(action as usize), 1);
        let plan = self.forecast.plan(self.sense, bandit, action);
        if let Some(place) = plan.and_then(|plan| plan.goes_to()) {
            self.describe_destination(bandit, place, to);
        }
        if action == Action::Marshal
            && let Some(car) = plan.and_then(|plan| plan.sends_marshal_to())
        {
            let met = self.forecast.standing_at(self.board(), car.inside());
            let rivals = self.rivals(met).len() as i32;
            to.put(ChoiceInput::MarshalRivals.at(0), rivals);
            to.put(ChoiceInput::MarshalOwn.at(0), met.len() as i32 - rivals);
        }
    }

    /// Where a bandit stands in the sketch.
    pub(super) fn describe_ground(&self, bandit: Bandit, to: &mut impl Sink) {
        let (board, forecast) = (self.board(), self.forecast);
        let here = forecast.place[bandit];
        to.put(ChoiceInput::Doer.at(bandit as usize), 1);
        to.put(ChoiceInput::FromRoof.at(0), i32::from(here.is_roof()));
        to.put(ChoiceInput::FromPrize.at(0), forecast.prize[here] / 50);
        to.put(ChoiceInput::FromHeap.at(0), forecast.at[here].len() as i32);
        to.put(ChoiceInput::FromReach.at(0), forecast.reach[here] / 50);
        let others = forecast.standing_at(board, here).without(bandit);
        if !others.is_empty() {
            to.put(ChoiceInput::FromCrowd.at(others.len() - 1), 1);
            to.put(ChoiceInput::FromPockets.at(0), self.best_fortune(others) / 250);
        }
        if let Some(marshal) = forecast.marshal {
            to.put(ChoiceInput::FromMarshal.at(distance(board, marshal, here.car())), 1);
        }
        let rivals = self.rivals(forecast.targets(board, bandit).0);
        if !rivals.is_empty() {
            to.put(ChoiceInput::InSight.at(rivals.len() - 1), 1);
            to.put(ChoiceInput::SightRich.at(0), self.best_fortune(rivals) / 250);
        }
        to.put(ChoiceInput::AboveBelow.at(0), forecast.prize[here.other_floor()] / 50);
        to.put(ChoiceInput::AmmoLeft.at(0), i32::from(forecast.ammo[bandit]));
    }

    /// A place for a bandit to go or be sent to, in Stealin'.
    fn describe_going(&self, bandit: Bandit, place: Place, to: &mut impl Sink) {
        to.put(ChoiceInput::Doer.at(bandit as usize), 1);
        self.describe_destination(bandit, place, to);
        let (eyes, board) = (self.sense.eyes, self.board());
        if board.stage != Stage::Stealin {
            return;
        }
        let mut own = self.cards_to_come(bandit);
        if let Some(next) = own.next() {
            if next == Action::Robbery {
                to.put(ChoiceInput::RobNext.at(0), 1);
                let loot = best(eyes, board.loot.at[place]);
                to.put(ChoiceInput::RobNextPrize.at(0), loot / 50);
            }
            to.put(ChoiceInput::OwnToCome.at(0), 1 + own.count() as i32);
        }
    }

    fn describe_destination(&self, bandit: Bandit, place: Place, to: &mut impl Sink) {
        let (board, forecast) = (self.board(), self.forecast);
        to.put(ChoiceInput::ToRoof.at(0), i32::from(place.is_roof()));
        to.put(ChoiceInput::ToPrize.at(0), forecast.prize[place] / 50);
        to.put(ChoiceInput::ToReach.at(0), forecast.reach[place] / 50);
        let others = forecast.standing_at(board, place).without(bandit);
        if !others.is_empty() {
            to.put(ChoiceInput::ToCrowd.at(others.len() - 1), 1);
            to.put(ChoiceInput::ToPockets.at(0), self.best_fortune(others) / 250);
        }
        if let Some(marshal) = forecast.marshal {
            to.put(ChoiceInput::ToMarshal.at(distance(board, marshal, place.car())), 1);
        }
        let near = board.trains.reach(place, if place.is_roof() { 2 } else { 1 });
        let in_sight =
            board.bandits.iter().filter(|&other| near.has(forecast.place[other]) && other != bandit);
        let in_sight = in_sight.count();
        if in_sight > 0 {
            to.put(ChoiceInput::ToInSight.at(in_sight - 1), 1);
        }
        let here = forecast.place[bandit];
        to.put(ChoiceInput::Steps.at(distance(board, here.car(), place.car())), 1);
        to.put(ChoiceInput::Home.at(0), i32::from(self.sense.ground.home[place]));
    }

    fn describe_target(&self, target: Bandit, to: &mut impl Sink) {
        let board = self.board();
        let fortune = self.fortune(target);
        to.put(ChoiceInput::TargetFortune.at(0), fortune / 250);
        let richest = board.bandits.iter().all(|other| other == target || self.fortune(other) <= fortune);
        to.put(ChoiceInput::TargetRichest.at(0), i32::from(richest));
        to.put(ChoiceInput::TargetFriend.at(0), i32::from(!is_rival(board, self.seat(), target)));
        let owner = board.owner[target];
        to.put(ChoiceInput::TargetReceived.at(0), i32::from(board.at_seat[owner].received));
        let mut cards = self.cards_to_come(target);
        if let Some(next) = cards.next() {
            to.put(ChoiceInput::TargetNext.at(next as usize), 1);
            to.put(ChoiceInput::TargetToCome.at(0), 1 + cards.count() as i32);
        }
    }

    fn describe_find(&self, find: Find, to: &mut impl Sink) {
        let (kind, worth): (LootKind, i32) = match find {
            Find::This(token) => (token.kind(), worth(self.sense.eyes, token)),
            Find::Any(kind) => (kind, guess(kind)),
        };
        to.put(ChoiceInput::Loot.at(kind as usize), 1);
        to.put(ChoiceInput::Worth.at(0), worth / 50);
    }

    /// The known actions of a bandit that are still to come.
    fn cards_to_come(&self, bandit: Bandit) -> impl Iterator<Item = Action> {
        let (eyes, board) = (self.sense.eyes, self.board());
        let begin = usize::from(board.resolved) + usize::from(board.stage == Stage::Stealin);
        let cards = (begin..eyes.pile_len()).filter_map(|index| eyes.planned(index).card);
        cards.filter_map(move |card| match card.face() {
            Face::Action(doer, action) if doer == bandit => Some(action),
            _ => None,
        })
    }

    fn rivals(&self, among: BanditSet) -> BanditSet {
        among.iter().filter(|&bandit| is_rival(self.board(), self.seat(), bandit)).collect()
    }

    fn fortune(&self, bandit: Bandit) -> i32 {
        self.forecast.held[bandit].iter().map(|token| worth(self.sense.eyes, token)).sum()
    }

    fn best_fortune(&self, among: BanditSet) -> i32 {
        self.rivals(among).iter().map(|bandit| self.fortune(bandit)).max().unwrap_or(0)
    }
}

/// The best of some tokens, as far as is known.
fn best<E: Eyes>(eyes: &E, tokens: TokenSet) -> i32 {
    tokens.iter().map(|token| worth(eyes, token)).max().unwrap_or(0)
}

/// A number for each kind of choice that differs from the others in more than what is asked.
fn kind(choice: Choice) -> usize {
    match choice {
        Choice::Draw => 0,
        Choice::Play { .. } => 1,
        Choice::Divert => 2,
        Choice::Go(_) => 3,
        Choice::Decline => 4,
        Choice::Push(_) => 5,
        Choice::Fire(_) => 6,
        Choice::FireCourier(_) => 7,
        Choice::Gun => 8,
        Choice::Rob(_) => 9,
        Choice::Punch(_) => 10,
        Choice::Knock(_) => 11,
        Choice::Marshal(_) => 12,
        Choice::Do(_) | Choice::Nudge(..) => 13,
        Choice::Take => 14,
        Choice::Pickpocket(..) => 15,
        _ => 16,
    }
}

//! What the policy net is shown of a choice.

use folsom_rules::{Action, Bandit, BanditSet, Board, Card, Choice, Eyes, Place};
use tinyvec::ArrayVec;

use super::situation::ACTIONS;
use crate::appraisal::{is_rival, worth};
use crate::instinct::{Forecast, MAX_WEIGHED, Sense, Weighed, deed_of};
use crate::learned::blocks::{Sink, blocks};
use crate::learned::distance;
use crate::learned::known::{KNOWN_BANDITS, place_of_bandit};

blocks! {
    /// Inputs that describe a choice.
    ChoiceInput {
        Kind[4] = "draw, play, divert, anything else",
        Instinct[1] = "instinct's dollars, in fifties",
        BehindBest[1] = "how far it is behind instinct's best, in twenty-fives",
        Rank[4] = "instinct's first, second, third, or further down",
        Close[1] = "at most 100 dollars behind instinct's best",
        Play[ACTIONS] = "play a card with this action",
        FollowUp[1] = "with a second card",
        FaceDown[1] = "face down",
        Spare[1] = "there is another such card in hand",
        Doer[KNOWN_BANDITS.len()] = "who would do it",
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
        MarshalRivals[1] = "rivals in the Marshal's way",
        MarshalOwn[1] = "own bandits in the Marshal's way",
    }
}

/// A look at the board that is the same for every choice.
pub(super) struct Look<'a, 'b, E> {
    sense: &'a Sense<'b, E>,
    forecast: &'a Forecast,
    /// What instinct makes of the choices, the best first.
    weights: ArrayVec<[i32; MAX_WEIGHED]>,
    hand: ArrayVec<[Option<Card>; MAX_WEIGHED]>,
}

impl<'a, 'b, E: Eyes> Look<'a, 'b, E> {
    pub(super) fn new(sense: &'a Sense<'b, E>, forecast: &'a Forecast, weighed: &Weighed) -> Self {
        let mut weights: ArrayVec<[i32; MAX_WEIGHED]> = weighed.iter().map(|&(_, weight)| weight).collect();
        weights.sort_unstable_by_key(|&weight| std::cmp::Reverse(weight));
        let hand = sense.eyes.hand().take(MAX_WEIGHED).map(Some).collect();
        Self { sense, forecast, weights, hand }
    }

    /// Describes a choice that instinct weighs so.
    pub(super) fn describe(&self, choice: Choice, weight: i32, to: &mut impl Sink) {
        to.put(ChoiceInput::Instinct.at(0), weight / 50);
        let behind = self.weights.first().map_or(0, |best| best - weight);
        to.put(ChoiceInput::BehindBest.at(0), behind / 25);
        let rank = self.weights.iter().take_while(|&&better| better > weight).count();
        to.put(ChoiceInput::Rank.at(rank), 1);
        to.put(ChoiceInput::Close.at(0), i32::from(behind <= 100));
        let kind = match choice {
            Choice::Draw => 0,
            Choice::Play { .. } => 1,
            Choice::Divert => 2,
            _ => 3,
        };
        to.put(ChoiceInput::Kind.at(kind), 1);
        if let Choice::Play { card, face_down, follow_up } = choice {
            self.describe_card(card, to);
            to.put(ChoiceInput::FaceDown.at(0), i32::from(face_down));
            to.put(ChoiceInput::FollowUp.at(0), i32::from(follow_up.is_some()));
            let copies = self.hand.iter().filter(|&&held| held == Some(card)).count();
            to.put(ChoiceInput::Spare.at(0), i32::from(copies > 1));
        }
    }

    fn board(&self) -> &'b Board {
        self.sense.board()
    }

    fn seat(&self) -> folsom_rules::Seat {
        self.sense.eyes.seat()
    }

    /// The bandit whose place matters for a choice.
    pub(super) fn stands(&self, choice: Choice) -> Option<Bandit> {
        match choice {
            Choice::Play { card, .. } => deed_of(card).map(|(bandit, _)| bandit),
            _ => self.board().leads[self.seat()].first().copied(),
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
        if let Some(place) = place_of_bandit(bandit) {
            to.put(ChoiceInput::Doer.at(place), 1);
        }
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

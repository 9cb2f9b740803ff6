//! Whether a choice is legal, and if not, which rule forbids it.

use crate::bandit::{Bandit, BanditSet};
use crate::card::{Action, Actions, Card};
use crate::choice::{Choice, Kept};
use crate::choices::can_follow;
use crate::couriers::healings;
use crate::error::Refusal;
use crate::game::Game;
use crate::loot::{Find, Token, TokenSet};
use crate::prompt::Ask;
use crate::seat::Seat;

fn require(fine: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if fine { Ok(()) } else { Err(otherwise) }
}

impl Game {
    /// Whether the seat that is asked this may answer so.
    pub(crate) fn check(&self, seat: Seat, ask: &Ask, choice: Choice) -> Result<(), Refusal> {
        match (*ask, choice) {
            (Ask::Bandit { free }, Choice::Bandit(bandit)) => require(free.has(bandit), Refusal::NotFree),
            (Ask::Team { free }, Choice::Team(team)) => {
                require(team < 8 && free >> team & 1 == 1, Refusal::NotFree)
            }
            (Ask::LastCar { pair }, Choice::LastCar(bandit)) => require(pair.has(bandit), Refusal::NotFree),
            (Ask::Pick, Choice::Pick(card)) => {
                require(self.board.owned(seat).any(|owned| owned == card), Refusal::NotHeld(card))
            }
            (Ask::Act { may_draw, .. }, Choice::Draw) => require(may_draw, Refusal::NothingToDraw),
            (Ask::Act { may_hide, may_follow, .. }, Choice::Play { card, face_down, follow_up }) => {
                require(may_hide || !face_down, Refusal::MayNotHide)?;
                self.check_held(seat, card)?;
                require(!card.is_bullet() || self.board.plays_bullets(seat), Refusal::BulletPlayed)?;
                follow_up.map_or(Ok(()), |other| {
                    let hidden_too = !face_down || self.board.rules.hidden_fire_follow_up;
                    let allowed = may_follow && hidden_too && card.is(Action::Fire);
                    require(allowed && can_follow(card, other), Refusal::MayNotFollow)?;
                    self.check_held(seat, other)
                })
            }
            (Ask::Keep, Choice::Keep(kept)) => self.check_kept(seat, kept),
            (Ask::Move { to, .. } | Ask::Climb { to, .. }, Choice::Go(place)) => {
                require(to.has(place), Refusal::OutOfReach)
            }
            (Ask::Fire { couriers, .. }, Choice::FireCourier(car)) => {
                require(couriers.has(car), Refusal::NoCourier)
            }
            (Ask::Fire { gun, .. }, Choice::Gun) => require(gun, Refusal::NoGun),
            (Ask::Fire { bandit, at, .. }, Choice::Fire(target)) => {
                let (others, _) = self.board.in_sight(bandit);
                require(at.has(target), not_a_target(target, others))
            }
            (Ask::Punch { bandit, at }, Choice::Punch(target)) => {
                let others = self.board.standing_at(self.board.place[bandit]);
                require(at.has(target), not_a_target(target, others))
            }
            (Ask::Rob { tokens, .. }, Choice::Rob(find)) => {
                require(self.found(tokens, find).is_some(), Refusal::NoSuchLoot)
            }
            (Ask::Knock { kinds, .. } | Ask::GunKnock { kinds, .. }, Choice::Knock(kind)) => {
                require(kinds.has(kind), Refusal::NoSuchLoot)
            }
            (Ask::Take { .. }, Choice::Take | Choice::Leave) => Ok(()),
            (Ask::Push { to, .. } | Ask::Shove { to, .. }, Choice::Push(place)) => {
                require(to.has(place), Refusal::NotANeighbour)
            }
            (Ask::Marshal { to }, Choice::Marshal(car)) => require(to.has(car), Refusal::NotANeighbour),
            (
                Ask::Pickpocket { .. }
                | Ask::Grant { .. }
                | Ask::SetAside
                | Ask::Rescue { .. }
                | Ask::LastMove { .. },
                Choice::Decline,
            ) => Ok(()),
            (Ask::Act { may_divert, .. }, Choice::Divert) => require(may_divert, Refusal::MayNotDivert),
            (Ask::Nudge { mates, .. }, Choice::Nudge(action, mate)) => {
                require(Actions::NUDGED.has(action) && mates.has(mate), Refusal::NoSuchNudge)
            }
            (Ask::Grant { actions, .. }, Choice::Do(action)) => {
                require(actions.has(action), Refusal::NoSuchNudge)
            }
            (Ask::Document { bandit, token }, Choice::Take | Choice::Leave) => {
                let rights = self.board.document_rights(bandit, self.secret.purses.worth[token]);
                let allowed = if choice == Choice::Take { rights.may_keep } else { rights.may_put_back };
                require(allowed, Refusal::NotYourDocument)
            }
            (Ask::SetAside, Choice::SetAside(card)) => self.check_held(seat, card),
            (Ask::Heal, Choice::Heal(healed)) => {
                let ways = healings(&self.board.at_seat[seat].bullets, self.board.heals_left(seat));
                require(ways.contains(&healed), Refusal::CantHeal)
            }
            (Ask::Drop { .. }, Choice::Drop(_)) => {
                require(self.choices().contains(choice), Refusal::NoSuchLoot)
            }
            (Ask::Rescue { to, .. } | Ask::LastMove { to, .. }, Choice::Go(place)) => {
                require(to.has(place), Refusal::OutOfReach)
            }
            (Ask::Pickpocket { bandits }, Choice::Pickpocket(bandit, find)) => {
                let purses = self.board.loot.at[self.board.place[bandit]] & TokenSet::PURSES;
                let found = self.found(self.board.loot.findable(purses), find);
                require(bandits.has(bandit) && found.is_some(), Refusal::NoSuchLoot)
            }
            _ => Err(Refusal::NotAsked(*ask)),
        }
    }

    fn check_held(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let held = self.secret.cards[seat].hand_cards().any(|other| other == card);
        require(held, Refusal::NotHeld(card))
    }

    /// V12: no more of any card than the hand holds.
    fn check_kept(&self, seat: Seat, kept: Kept) -> Result<(), Refusal> {
        let own = Kept::nothing(&self.board.leads[seat]);
        let same_seat = kept.cards().try_fold(own, Kept::and) == Some(kept);
        let in_hand = |card: Card| self.secret.cards[seat].hand_cards().filter(|&c| c == card).count();
        let enough = kept.cards().all(|card| kept.count(card) <= in_hand(card));
        require(same_seat && enough, Refusal::CantKeep)
    }

    /// The token among these that a choice names.
    pub(crate) fn found(&self, tokens: TokenSet, find: Find) -> Option<Token> {
        tokens.iter().find(|&token| self.board.loot.find(token) == find)
    }
}

/// B34: Belle is spared, or the bandit is out of reach altogether.
fn not_a_target(target: Bandit, in_reach: BanditSet) -> Refusal {
    if target == Bandit::Belle && in_reach.has(target) {
        Refusal::BelleIsSpared
    } else {
        Refusal::NotATarget(target)
    }
}

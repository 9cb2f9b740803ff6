//! What the value net is shown of each seat.
//!
//! Money is in hundreds of dollars. Most inputs have a number of their own after each round: what they count for changes
//! in the course of a game.

use folsom_rules::{AMMO, Bandit, Board, BySeat, Car, Outcome, Part, PlaceSet, Seat, Team, TokenSet};

use crate::appraisal::guess;
use crate::instinct::moves;
use crate::learned::blocks::{Sink, blocks};
use crate::learned::distance;
use crate::learned::known::{KNOWN_BANDITS, place_of_bandit};

blocks! {
    /// Inputs that describe a seat. Those of four count after one to four rounds.
    SeatInput {
        Money[4] = "loot that counts",
        Lead[4] = "money ahead of the richest other, up to 4000 dollars either way",
        Rank[4] = "how many are richer",
        NearTop[4] = "at most 500 dollars behind the richest",
        Prize[4] = "nobody fired more",
        Fired[4] = "bullets fired",
        Shots[4] = "bullets fired ahead of the best other, up to three either way",
        Received[4] = "bullets received",
        Order[4] = "place in the turn order",
        Last[4] = "last in the turn order",
        LootHere[4] = "best loot here",
        LootNear[4] = "best loot one card away",
        LootFar[4] = "best loot two cards away",
        Heap[4] = "all the loot here",
        OnRoof[4] = "on a roof",
        Company[4] = "others at the same place",
        Pockets[4] = "the best in their pockets",
        Exposed[4] = "the best in one's own pocket, with others at the same place",
        InSight[4] = "others in sight",
        Menace[4] = "richest of those in sight",
        Threatened[4] = "the Marshal next door",
        NearMarshal[4] = "the Marshal two cars away",
        Strongboxes[4] = "strongboxes held",
        Jewels[4] = "jewels held",
        Purses[4] = "purses and bags held",
        Ends[4] = "in the first or the last car",
        Who[KNOWN_BANDITS.len()] = "which bandit",
        Lost[4] = "loot that would be lost, document apart",
        Document[4] = "own document that counts",
        DocumentLost[4] = "own document that would be lost",
        NotBack[4] = "not on the starting train",
        FarFromHome[4] = "no way home with one card",
        EmptyRevolver[4] = "the prize for an empty revolver",
        WildBunchAhead[4] = "team's Wild Bunch bullets ahead, up to three",
        WildBunch[4] = "Wild Bunch decided for or against the team",
        TeamAhead[4] = "team ahead, up to 6000 dollars",
        Plan[4] = "team's step on the Devilish Plan",
    }
}

/// What is worked out once for all seats.
pub(super) struct Survey<'a> {
    board: &'a Board,
    outcome: &'a Outcome,
    fired: BySeat<i32>,
    slot: usize,
}

impl<'a> Survey<'a> {
    pub(super) fn new(board: &'a Board, outcome: &'a Outcome) -> Self {
        let by = |&bandit: &Bandit| i32::from(AMMO - board.ammo[bandit] - board.partner_hits[bandit]);
        let fired = BySeat::from_fn(|seat| board.leads[seat].iter().map(by).sum());
        Self { board, outcome, fired, slot: usize::from(board.round).clamp(1, 4) - 1 }
    }

    /// Describes a seat.
    pub(super) fn describe(&self, seat: Seat, to: &mut impl Sink) {
        let board = self.board;
        let mut put = |input: SeatInput, value: i32| to.put(input.at(self.slot), value);
        let loot = |seat: Seat| self.outcome.score[seat].loot as i32;
        let others = || board.seats().filter(|&other| other != seat);
        let richest = others().map(loot).max().unwrap_or(0);
        let lead = loot(seat) - richest;
        put(SeatInput::Money, loot(seat) / 100);
        put(SeatInput::Lead, (lead / 100).clamp(-40, 40));
        put(SeatInput::Rank, others().filter(|&other| loot(other) > loot(seat)).count() as i32);
        put(SeatInput::NearTop, i32::from(lead >= -500));
        let best = others().map(|other| self.fired[other]).max().unwrap_or(0);
        let shots = self.fired[seat] - best;
        put(SeatInput::Prize, i32::from(shots >= 0));
        put(SeatInput::Fired, self.fired[seat]);
        put(SeatInput::Shots, shots.clamp(-3, 3));
        put(SeatInput::Received, i32::from(board.at_seat[seat].received));
        let order = board.clockwise().position(|other| other == seat).unwrap_or(0);
        put(SeatInput::Order, order as i32);
        put(SeatInput::Last, i32::from(order + 1 == usize::from(board.seats)));
        if board.has(Part::Teams) {
            self.describe_expansion(seat, &mut put);
        }
        for &bandit in &board.leads[seat] {
            self.describe_place(bandit, &mut put);
        }
        for place in board.leads[seat].iter().filter_map(|&bandit| place_of_bandit(bandit)) {
            to.put(SeatInput::Who.at(place), 1);
        }
    }

    /// What a bandit's place is good for.
    fn describe_place(&self, bandit: Bandit, put: &mut impl FnMut(SeatInput, i32)) {
        let board = self.board;
        let trains = &board.trains;
        let place = board.place[bandit];
        let ways = |place| moves(board, place) | trains.climbs(place, false);
        let near = ways(place);
        let far = near.iter().fold(PlaceSet::EMPTY, |all, step| all | ways(step));
        let others = board.standing_at(place).without(bandit);
        let held = board.loot.held[bandit];
        let close = trains.reach(place, if place.is_roof() { 2 } else { 1 });
        let in_sight = board.bandits.iter().filter(|&other| close.has(board.place[other]));
        let fortune = |tokens: TokenSet| tokens.iter().map(|token| guess(token.kind())).sum::<i32>();
        put(SeatInput::LootHere, self.loot_at(PlaceSet::just(place)));
        put(SeatInput::LootNear, self.loot_at(near));
        put(SeatInput::LootFar, self.loot_at(far));
        put(SeatInput::Heap, fortune(board.loot.at[place]) / 100);
        put(SeatInput::OnRoof, i32::from(place.is_roof()));
        put(SeatInput::Company, others.len() as i32);
        let pockets = others.iter().map(|other| best(board.loot.held[other])).max().unwrap_or(0);
        put(SeatInput::Pockets, pockets / 100);
        put(SeatInput::Exposed, if others.is_empty() { 0 } else { best(held) / 100 });
        put(SeatInput::InSight, in_sight.clone().count() as i32);
        let menace = in_sight.map(|other| fortune(board.loot.held[other])).max().unwrap_or(0);
        put(SeatInput::Menace, menace / 250);
        if let Some(marshal) = board.marshal {
            let distance = distance(board, marshal, place.car());
            put(SeatInput::Threatened, i32::from(distance == 1 && !place.is_roof()));
            put(SeatInput::NearMarshal, i32::from(distance == 2 && !place.is_roof()));
        }
        put(SeatInput::Strongboxes, (held & TokenSet::STRONGBOXES).len() as i32);
        put(SeatInput::Jewels, (held & TokenSet::JEWELS).len() as i32);
        put(SeatInput::Purses, (held & (TokenSet::PURSES | TokenSet::BAGS)).len() as i32);
        put(SeatInput::Ends, i32::from(trains.neighbours(place.car()).len() == 1));
        let away = trains.are_two() && !trains.is_first(place.car());
        let far_from_home = away && near.iter().all(|step| !trains.is_first(step.car()));
        put(SeatInput::FarFromHome, i32::from(far_from_home));
    }

    /// Who is back, with what, and what the team has in common (C90–C94).
    fn describe_expansion(&self, seat: Seat, put: &mut impl FnMut(SeatInput, i32)) {
        let (board, score) = (self.board, &self.outcome.score[seat]);
        let team = board.team(seat);
        put(SeatInput::Lost, score.lost.min(DOCUMENT) as i32 / 100);
        put(SeatInput::Document, i32::from(score.document > 0));
        put(SeatInput::DocumentLost, i32::from(score.lost >= DOCUMENT));
        put(SeatInput::NotBack, i32::from(!score.back));
        put(SeatInput::EmptyRevolver, i32::from(score.prize > 0));
        let bullets = |team: Team| i32::from(board.wild_bunch_of(team));
        let ahead = bullets(team) - bullets(team.other());
        put(SeatInput::WildBunchAhead, ahead.clamp(-3, 3));
        put(SeatInput::WildBunch, ahead.signum());
        let total = |team: Team| self.outcome.teams.map_or(0, |teams| teams[team as usize].total() as i32);
        put(SeatInput::TeamAhead, ((total(team) - total(team.other())) / 100).clamp(-60, 60));
        put(
            SeatInput::Plan,
            i32::from(board.armored.track) * i32::from(board.armored.professore == Some(team)),
        );
    }

    /// The best that lies at some places unguarded.
    fn loot_at(&self, places: PlaceSet) -> i32 {
        let board = self.board;
        let guarded = board.marshal.map(Car::inside);
        let free = places
            .iter()
            .filter(|&place| Some(place) != guarded && !board.armored.couriers.contains(&place));
        free.map(|place| best(board.loot.at[place])).max().unwrap_or(0) / 100
    }
}

/// C92: what a team's own document pays.
const DOCUMENT: u32 = 4000;

/// The best of some tokens by their looks.
fn best(tokens: TokenSet) -> i32 {
    tokens.kinds().iter().map(guess).max().unwrap_or(0)
}

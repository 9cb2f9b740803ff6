//! What counts in a position between two rounds, party by party.

use folsom_rules::{
    AMMO, Bandit, Board, BySeat, Couriers, Game, Indexed, MAX_SEATS, Outcome, Part, PlaceSet, Seat, Team,
    TokenSet,
};
use tinyvec::ArrayVec;

use crate::appraisal::guess;
use crate::instinct::moves;

/// Declares the features with the words that explain them.
macro_rules! features {
    ($($name:ident = $words:literal,)*) => {
        /// What counts. Money is in thousands of dollars, and what a game does not have is zero.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Feature {
            $(#[doc = $words] $name,)*
        }

        impl Feature {
            /// All of them, with the words that explain them.
            pub(crate) const ALL: &[(Self, &str)] = &[$((Self::$name, $words),)*];
        }
    };
}

features! {
    Money = "loot that counts",
    Fired = "bullets fired",
    Behind = "behind the best shot, up to three",
    Ahead = "ahead of the other shots, up to two",
    BestShot = "nobody fired more",
    Received = "bullets received",
    Order = "place in the turn order",
    LootHere = "best loot here",
    LootNear = "best loot one card away",
    OnRoof = "on a roof",
    Company = "others at the same place",
    Pockets = "the best in their pockets",
    Threatened = "the Marshal next door",
    FarFromHome = "no way home with one card",
    Heap = "all the loot here",
    LootFar = "best loot two cards away",
    InSight = "others near on the same floor",
    Strongboxes = "strongboxes held",
    Lost = "loot that would be lost, document apart",
    Document = "own document that counts",
    DocumentLost = "own document that would be lost",
    NotBack = "not on the starting train",
    EmptyRevolver = "the prize for an empty revolver",
    WildBunchAhead = "team's Wild Bunch bullets ahead, up to three",
    WildBunch = "Wild Bunch decided for or against the team",
    TeamAhead = "team ahead, up to six",
    Plan = "team's step on the Devilish Plan",
}

/// How many features there are.
pub(crate) const FEATURES: usize = Feature::ALL.len();

/// One party's features.
pub(crate) type Features = [f32; FEATURES];

/// What a team has only once, however many its seats.
const TEAM_FEATURES: [Feature; 4] =
    [Feature::WildBunchAhead, Feature::WildBunch, Feature::TeamAhead, Feature::Plan];

/// Those who win or lose together, each with its features: seats, or the two teams of the expansion.
pub(crate) struct Parties {
    pub(crate) features: ArrayVec<[Features; MAX_SEATS]>,
    /// The party of each seat.
    pub(crate) of: BySeat<usize>,
}

/// The parties and their features, in a world where everything is known.
pub(crate) fn parties(game: &Game) -> Parties {
    let board = game.board();
    let outcome = game.count_up();
    let features = board.seats().map(|seat| features_of(board, &outcome, seat));
    if board.rules.couriers != Couriers::Normal {
        return Parties { features: features.collect(), of: BySeat::from_fn(Seat::index) };
    }
    let mut teams: ArrayVec<[Features; MAX_SEATS]> = [[0.0; FEATURES]; 2].into_iter().collect();
    for (seat, own) in board.seats().zip(features) {
        let team = &mut teams[board.team(seat) as usize];
        team.iter_mut().zip(own).for_each(|(sum, own)| *sum += own);
        for feature in TEAM_FEATURES {
            team[feature as usize] = own[feature as usize];
        }
    }
    Parties { features: teams, of: BySeat::from_fn(|seat| board.team(seat) as usize) }
}

fn features_of(board: &Board, outcome: &Outcome, seat: Seat) -> Features {
    let mut features = [0.0; FEATURES];
    let mut set = |feature: Feature, value: f32| features[feature as usize] += value;
    let score = &outcome.score[seat];
    set(Feature::Money, thousands(score.loot));
    set(Feature::Received, f32::from(board.at_seat[seat].received));
    let seats = usize::from(board.seats);
    let order = (seat.index() + seats - board.first.index()) % seats;
    set(Feature::Order, order as f32 / seats as f32);
    set_shots(board, seat, &mut set);
    for &bandit in &board.leads[seat] {
        set_place(board, bandit, &mut set);
    }
    if board.has(Part::Teams) {
        set_expansion(board, outcome, seat, &mut set);
    }
    features
}

/// The race for the gunslinger's prize.
fn set_shots(board: &Board, seat: Seat, set: &mut impl FnMut(Feature, f32)) {
    let fired = |seat: Seat| -> i32 {
        let by = |&bandit: &Bandit| i32::from(AMMO - board.ammo[bandit] - board.partner_hits[bandit]);
        board.leads[seat].iter().map(by).sum()
    };
    let others = board.seats().filter(|&other| other != seat).map(fired).max().unwrap_or(0);
    let lead = fired(seat) - others;
    set(Feature::Fired, fired(seat) as f32);
    set(Feature::Behind, lead.clamp(-3, 0) as f32);
    set(Feature::Ahead, lead.clamp(0, 2) as f32);
    set(Feature::BestShot, yes(lead >= 0));
}

/// What a bandit's place is good for.
fn set_place(board: &Board, bandit: Bandit, set: &mut impl FnMut(Feature, f32)) {
    let trains = &board.trains;
    let place = board.place[bandit];
    let ways = |place| moves(board, place) | trains.climbs(place, false);
    let near = ways(place);
    let far = near.iter().fold(PlaceSet::EMPTY, |all, step| all | ways(step));
    let others = board.standing_at(place).without(bandit);
    let pockets = others.iter().map(|other| best(board.loot.held[other])).max().unwrap_or(0);
    let heap: i32 = board.loot.at[place].iter().map(|token| guess(token.kind())).sum();
    let close = trains.reach(place, if place.is_roof() { 2 } else { 1 });
    let in_sight = board.bandits.iter().filter(|&other| close.has(board.place[other])).count();
    let next_door = |car| !place.is_roof() && trains.neighbours(car).has(place.car());
    let away = trains.are_two() && !trains.is_first(place.car());
    set(Feature::LootHere, loot_at(board, PlaceSet::just(place)));
    set(Feature::LootNear, loot_at(board, near));
    set(Feature::LootFar, loot_at(board, far));
    set(Feature::Heap, thousands(heap as u32));
    set(Feature::OnRoof, yes(place.is_roof()));
    set(Feature::Company, others.len() as f32);
    set(Feature::Pockets, thousands(pockets as u32));
    set(Feature::InSight, in_sight as f32);
    set(Feature::Threatened, yes(board.marshal.is_some_and(next_door)));
    set(Feature::FarFromHome, yes(away && near.iter().all(|step| !trains.is_first(step.car()))));
    set(Feature::Strongboxes, (board.loot.held[bandit] & TokenSet::STRONGBOXES).len() as f32);
}

/// Who is back, with what, and what the team has in common (C90–C94).
fn set_expansion(board: &Board, outcome: &Outcome, seat: Seat, set: &mut impl FnMut(Feature, f32)) {
    let score = &outcome.score[seat];
    let team = board.team(seat);
    set(Feature::Lost, thousands(score.lost.min(DOCUMENT)));
    set(Feature::Document, thousands(score.document));
    set(Feature::DocumentLost, yes(score.lost >= DOCUMENT));
    set(Feature::NotBack, yes(!score.back));
    set(Feature::EmptyRevolver, yes(score.prize > 0));
    let bullets = |team: Team| f32::from(board.wild_bunch_of(team));
    let ahead = bullets(team) - bullets(team.other());
    set(Feature::WildBunchAhead, ahead.clamp(-3.0, 3.0));
    set(Feature::WildBunch, if ahead == 0.0 { 0.0 } else { ahead.signum() });
    let total = |team: Team| outcome.teams.map_or(0.0, |teams| thousands(teams[team as usize].total()));
    set(Feature::TeamAhead, (total(team) - total(team.other())).clamp(-6.0, 6.0));
    set(Feature::Plan, f32::from(board.armored.track) * yes(board.armored.professore == Some(team)));
}

/// C92: what a team's own document pays.
const DOCUMENT: u32 = 4000;

fn yes(so: bool) -> f32 {
    f32::from(u8::from(so))
}

fn thousands(dollars: u32) -> f32 {
    dollars as f32 / 1000.0
}

/// The best that lies at some places unguarded, in thousands.
fn loot_at(board: &Board, places: PlaceSet) -> f32 {
    let guarded = board.marshal.map(|car| car.inside());
    let free =
        places.iter().filter(|&place| Some(place) != guarded && !board.armored.couriers.contains(&place));
    thousands(free.map(|place| best(board.loot.at[place])).max().unwrap_or(0) as u32)
}

/// The best of some tokens by their looks.
fn best(tokens: TokenSet) -> i32 {
    tokens.kinds().iter().map(guess).max().unwrap_or(0)
}

//! Setting up a table: what was agreed, checked, and dealt.

use tinyvec::ArrayVec;

use crate::bandit::{BANDITS, Bandit, BanditSet, ByBandit};
use crate::board::{Board, Format, Stage};
use crate::chance::{Chance, below, shuffle};
use crate::couriers::{ARMORED_NEUTRAL, Armored, STARTING_CARS};
use crate::error::SetupError;
use crate::event::{Event, Happening, Witness};
use crate::game::{Game, Secrets};
use crate::loot::{LootBoard, LootKind, Token, TokenSet, floor_loot};
use crate::parts::Part;
use crate::purses::Purses;
use crate::round_card::ROUNDS;
use crate::rounds::RoundCard;
use crate::ruleset::{Couriers, RuleSet, TwoPlayers};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::sets::Indexed;
use crate::train::{Car, CarKind, MAX_CARS, Place, Trains};
use crate::viewer::ViewerSet;

/// How the bandits come to the seats (R41).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cast {
    /// The players choose, in turn order (B2, V31, R76).
    Choose,
    /// They are drawn.
    Random,
    /// These, seat by seat; with two bandits each, two for every seat.
    Named(Vec<Bandit>),
}

/// What a table has agreed on before the first card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules.
    pub rules: RuleSet,
    /// How many play.
    pub seats: usize,
    /// V30: three play with two bandits each. (Two always do.)
    pub pairs: bool,
    /// The bandits to choose or draw from.
    pub admitted: BanditSet,
    /// How they come to the seats.
    pub cast: Cast,
    /// The cars behind the locomotive, front to rear; drawn if not named (B1, R41).
    pub cars: Option<Vec<CarKind>>,
}

/// The six cars of the box, the locomotive aside.
const CARS: [CarKind; 6] = [
    CarKind::Baggage,
    CarKind::SecondClass,
    CarKind::FirstClass,
    CarKind::Dining,
    CarKind::Mail,
    CarKind::Saloon,
];

/// V31: the three that lead a team each.
pub const TEAM_LEADERS: [Bandit; 3] = [Bandit::Ghost, Bandit::Doc, Bandit::Belle];

/// How many purses of the base box are worth $250; they have the lowest numbers.
const CHEAP_PURSES: usize = 8;
/// Bullets in a bandit's revolver (B2).
pub const AMMO: u8 = 6;
/// Neutral bullets in the base game (B5).
pub(crate) const NEUTRAL: u8 = 13;

impl Setup {
    /// A table with the base game's bandits and everything drawn at random.
    #[must_use]
    pub fn new(rules: impl Into<RuleSet>, seats: usize) -> Self {
        let rules = rules.into();
        let admitted = if rules.has(Part::FullerBox) { BanditSet::NINE } else { BanditSet::BASE };
        Self { rules, seats, pairs: false, admitted, cast: Cast::Random, cars: None }
    }

    /// How many bandits a seat leads, if this table can be.
    pub fn format(&self) -> Result<Format, SetupError> {
        let seats = match self.rules.couriers {
            Couriers::Off => 2..=6,
            Couriers::Normal => 3..=9,
            Couriers::Betrayal => 4..=9, // C7
        };
        if !seats.contains(&self.seats) {
            return Err(SetupError::Seats(self.seats));
        }
        // R63: two bandits each do not go with the expansion.
        if self.rules.has(Part::Teams) {
            return if self.pairs { Err(SetupError::NoPairs) } else { Ok(Format::Single) };
        }
        let format = match (self.seats, self.rules.two_players, self.pairs) {
            (2, TwoPlayers::Team2014, _) => Format::Team2014,
            (2, TwoPlayers::Pairs2018, _) => Format::Pairs2018,
            (3, _, true) if self.rules.three_player_pairs => Format::Pairs2018,
            (_, _, true) => return Err(SetupError::NoPairs),
            _ => Format::Single,
        };
        // R63
        if format == Format::Pairs2018 && self.rules.expert {
            return Err(SetupError::ExpertPairs);
        }
        Ok(format)
    }

    /// B1, V20, V30: how many cars stand behind the locomotive.
    #[must_use]
    pub fn car_count(&self, format: Format) -> usize {
        match format {
            _ if self.rules.has(Part::SecondTrain) => STARTING_CARS.len(),
            Format::Single => self.seats,
            Format::Team2014 => 4,
            Format::Pairs2018 => self.seats + 1,
        }
    }

    /// V31: of whom one leads every pair; nobody where any two can be together.
    #[must_use]
    pub const fn leaders(format: Format) -> &'static [Bandit] {
        match format {
            Format::Pairs2018 => &TEAM_LEADERS,
            Format::Single | Format::Team2014 => &[],
        }
    }

    /// How many bandits have to be admitted.
    #[must_use]
    pub const fn least_admitted(&self, format: Format) -> usize {
        match format {
            // R60: three teams are laid out, however many sit at the table.
            Format::Pairs2018 => 2 * TEAM_LEADERS.len(),
            Format::Single | Format::Team2014 => self.seats * format.bandits_per_seat(),
        }
    }

    /// Finds out whether the table can be, without dealing.
    pub fn check(&self) -> Result<(), SetupError> {
        self.checked_format().map(|_| ())
    }

    /// How many bandits a seat leads, if everything about the table is as it should be.
    pub(crate) fn checked_format(&self) -> Result<Format, SetupError> {
        let format = self.format()?;
        self.check_cast(format)?;
        let Some(cars) = &self.cars else { return Ok(format) };
        let needed = self.car_count(format);
        if cars.len() != needed {
            return Err(SetupError::WrongCars { needed, given: cars.len() });
        }
        let doubtful = |(index, &car): (usize, &CarKind)| {
            (!self.box_of_cars().contains(&car) || cars[..index].contains(&car)).then_some(car)
        };
        cars.iter().enumerate().find_map(doubtful).map_or(Ok(format), |car| Err(SetupError::CarTwice(car)))
    }

    /// The cars that can stand behind the locomotive (B1, C3).
    #[must_use]
    pub fn box_of_cars(&self) -> &'static [CarKind] {
        if self.rules.has(Part::SecondTrain) { &STARTING_CARS } else { &CARS }
    }

    fn check_cast(&self, format: Format) -> Result<(), SetupError> {
        let needed = self.seats * format.bandits_per_seat();
        if let Cast::Named(bandits) = &self.cast {
            if bandits.len() != needed {
                return Err(SetupError::WrongCast { needed, given: bandits.len() });
            }
            let mut named = BanditSet::EMPTY;
            for &bandit in bandits {
                if named.has(bandit) {
                    return Err(SetupError::BanditTwice(bandit));
                }
                named.insert(bandit);
            }
            let leads = |bandit: &Bandit| TEAM_LEADERS.contains(bandit);
            let one_leader = |pair: &[Bandit]| pair.iter().filter(|b| leads(b)).count() == 1;
            if format == Format::Pairs2018 && !bandits.chunks(2).all(one_leader) {
                return Err(SetupError::WrongTeam);
            }
            return Ok(());
        }
        if Self::leaders(format).iter().any(|&leader| !self.admitted.has(leader)) {
            return Err(SetupError::WrongTeam);
        }
        let (needed, admitted) = (self.least_admitted(format), self.admitted.len());
        if admitted < needed { Err(SetupError::TooFewBandits { needed, admitted }) } else { Ok(()) }
    }

    /// Deals a game up to the point where the bandits are put on the train.
    /// The table must have been checked.
    pub(crate) fn deal(&self, format: Format, chance: Chance) -> Game {
        let mut rng = chance.deal();
        let first = Seat::at(below(&mut rng, self.seats));

        let mut cars: ArrayVec<[CarKind; 6]> = self.box_of_cars().iter().copied().collect();
        shuffle(&mut rng, &mut cars);
        let behind = self.cars.as_deref().unwrap_or(&cars[..self.car_count(format)]);
        let trains = if self.rules.has(Part::SecondTrain) {
            Trains::with_armored(behind)
        } else {
            let mut train: ArrayVec<[CarKind; MAX_CARS]> = ArrayVec::new();
            train.push(CarKind::Locomotive);
            train.extend(behind.iter().copied());
            Trains::single(train)
        };

        let mut game = Game {
            board: self.bare_board(format, trains, first),
            secret: Secrets {
                chance,
                rounds: self.round_deck(&mut rng),
                purses: Purses::printed(),
                cards: BySeat::default(),
                pile: ArrayVec::new(),
                professore: ArrayVec::new(),
                answers: BySeat::default(),
            },
        };
        game.deal_loot(&mut rng);
        if game.board.has(Part::SecondTrain) {
            game.deal_armored(&mut rng);
        }
        self.cast_by_agreement(&mut game, &mut rng);
        game
    }

    /// A board with the train on the tracks and nobody on it yet.
    pub(crate) fn bare_board(&self, format: Format, trains: Trains, first: Seat) -> Board {
        let mut rules = self.rules;
        if format == Format::Team2014 {
            rules.expert = true; // V23
        }
        Board {
            rules,
            format,
            seats: self.seats as u8,
            admitted: self.admitted,
            bandits: BanditSet::EMPTY,
            owner: ByBandit::default(),
            leads: BySeat::default(),
            teams: ArrayVec::new(),
            trains,
            place: ByBandit::default(),
            // C3: where there are guards there is no Marshal.
            marshal: (!rules.has(Part::Guards)).then(|| Car::at(0)),
            ammo: ByBandit::from_fn(|_| AMMO),
            partner_hits: ByBandit::default(),
            neutral: if rules.has(Part::FullerBox) { ARMORED_NEUTRAL } else { NEUTRAL },
            loot: LootBoard::default(),
            at_seat: BySeat::default(),
            first,
            round: 0,
            revealed: ArrayVec::new(),
            turns: &[],
            stage: Stage::Casting,
            turn: 0,
            step: 0,
            second_act: false,
            acted: SeatSet::EMPTY,
            answered: SeatSet::EMPTY,
            resolved: 0,
            card_open: false,
            armored: Armored::default(),
            prompt: None,
        }
    }

    /// B6: four ordinary cards and a station below them; without events five ordinary ones. C7: below them
    /// a Horse Attack card.
    fn round_deck(&self, rng: &mut impl rand_core::Rng) -> [RoundCard; ROUNDS] {
        let mut ordinary: ArrayVec<[RoundCard; RoundCard::MOST_ORDINARY]> =
            RoundCard::ordinary(&self.rules).iter().copied().collect();
        shuffle(rng, &mut ordinary);
        let mut deck = [RoundCard::default(); ROUNDS];
        deck.copy_from_slice(&ordinary[..ROUNDS]);
        let last = RoundCard::last(&self.rules);
        if !last.is_empty() {
            deck[ROUNDS - 1] = last[below(rng, last.len())];
        }
        deck
    }

    /// R41: bandits that are named or drawn come to their seats at once; teams are laid out (V31).
    fn cast_by_agreement(&self, game: &mut Game, rng: &mut impl rand_core::Rng) {
        let mut admitted: ArrayVec<[Bandit; BANDITS]> = self.admitted.iter().collect();
        shuffle(rng, &mut admitted);
        if game.board.format == Format::Pairs2018 {
            let others = admitted.iter().copied().filter(|bandit| !TEAM_LEADERS.contains(bandit));
            game.board.teams = TEAM_LEADERS.into_iter().zip(others).map(|(a, b)| [a, b]).collect();
            if let Cast::Named(bandits) = &self.cast {
                game.board.teams = named_teams(bandits);
            }
        }
        let per_seat = game.bandits_per_seat();
        let mut teams = game.board.teams;
        let bandits: &[Bandit] = match &self.cast {
            Cast::Choose => &[],
            Cast::Named(bandits) => bandits,
            Cast::Random if game.board.format == Format::Pairs2018 => {
                shuffle(rng, &mut teams);
                teams.as_flattened()
            }
            Cast::Random => &admitted,
        };
        for (index, &bandit) in bandits.iter().take(self.seats * per_seat).enumerate() {
            game.lead(Seat::at(index / per_seat), bandit);
        }
    }
}

/// V31: teams that were named lie there like those that are drawn, the one of the three first.
fn named_teams(bandits: &[Bandit]) -> ArrayVec<[[Bandit; 2]; 3]> {
    let leader_first = |pair: &[Bandit; 2]| match *pair {
        [partner, leader] if TEAM_LEADERS.contains(&leader) => [leader, partner],
        pair => pair,
    };
    let (teams, _) = bandits.as_chunks::<2>();
    teams.iter().map(leader_first).collect()
}

impl Game {
    pub(crate) fn bandits_per_seat(&self) -> usize {
        self.board.format.bandits_per_seat()
    }

    /// B3, B4: the bandits' $250 purses are set aside first, then every car gets its loot.
    fn deal_loot(&mut self, rng: &mut impl rand_core::Rng) {
        let set_aside = usize::from(self.board.seats) * self.bandits_per_seat();
        let boxed = self.boxed_purses();
        let mut purses = boxed.into_iter().skip(set_aside);
        let mut jewels = TokenSet::JEWELS.iter();
        let mut strongboxes = TokenSet::STRONGBOXES.iter();

        let dealt = &boxed[set_aside..];
        let mut values: ArrayVec<[_; 20]> =
            dealt.iter().map(|&token| self.secret.purses.worth[token]).collect();
        shuffle(rng, &mut values);
        for (&token, &worth) in dealt.iter().zip(&values) {
            self.secret.purses.worth[token] = worth;
            self.board.loot.known[token] = ViewerSet::EMPTY;
        }
        for &token in &boxed[..set_aside] {
            self.board.loot.known[token] = ViewerSet::EVERYBODY; // R13
            self.board.loot.touched.insert(token);
        }
        for car in self.board.trains.cars() {
            let (purse_count, jewel_count, box_count) = floor_loot(self.board.trains.kind(car));
            let here = &mut self.board.loot.at[car.inside()];
            purses.by_ref().take(purse_count).for_each(|token| here.insert(token));
            jewels.by_ref().take(jewel_count).for_each(|token| here.insert(token));
            strongboxes.by_ref().take(box_count).for_each(|token| here.insert(token));
        }
        // B4: the second strongbox waits beside the train; in the expansion there is no use for it.
        self.board.loot.aside = if self.board.has(Part::FullerBox) {
            TokenSet::EMPTY
        } else {
            strongboxes.collect::<TokenSet>() - TokenSet::THIRD_STRONGBOX
        };
    }

    /// The purses of the box, those of $250 first; the expansion has two more of them.
    pub(crate) fn boxed_purses(&self) -> ArrayVec<[Token; 20]> {
        let mut purses: ArrayVec<[Token; 20]> = TokenSet::BOXED_PURSES.iter().collect();
        if self.board.has(Part::FullerBox) {
            for (index, token) in TokenSet::FURTHER_PURSES.iter().enumerate() {
                purses.insert(CHEAP_PURSES + index, token);
            }
        }
        purses
    }

    /// The purse of the bandit that joins as number `index` (B2).
    fn starting_purse(&self, index: usize) -> Option<Token> {
        match index.checked_sub(CHEAP_PURSES) {
            None => TokenSet::BOXED_PURSES.nth(index),
            Some(further) => TokenSet::FURTHER_PURSES.nth(further),
        }
    }

    /// A seat leads a bandit from now on, with a purse of $250 (B2, R47).
    pub(crate) fn lead(&mut self, seat: Seat, bandit: Bandit) {
        let purse = self.starting_purse(self.board.bandits.len());
        self.board.bandits.insert(bandit);
        self.board.owner[bandit] = seat;
        self.board.leads[seat].push(bandit);
        if let Some(purse) = purse {
            debug_assert_eq!(purse.kind(), LootKind::Purse);
            self.board.loot.held[bandit].insert(purse);
        }
    }

    /// Puts a bandit where it starts.
    pub(crate) fn put_on_train(&mut self, bandit: Bandit, place: Place, witness: &mut impl Witness) {
        self.board.place[bandit] = place;
        witness.saw(|| Event::Open(Happening::BanditPlaced { bandit, place }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::ruleset::Preset;
    use Bandit::{Belle, Doc, Ghost, Tuco};

    /// V31: what lies there to choose from is what was chosen.
    #[test]
    fn teams_that_were_named_are_the_teams_laid_out() {
        let cast = Cast::Named(vec![Tuco, Belle, Ghost, Bandit::Cheyenne]);
        let setup = Setup { cast, ..Setup::new(Preset::Ru18Basic, 2) };
        for number in 0..20 {
            let game = Game::new(&setup, Seed::from_number(number)).expect("a legal table");
            assert_eq!(game.board.teams.as_slice(), [[Belle, Tuco], [Ghost, Bandit::Cheyenne]]);
            assert!(!game.board.bandits.has(Doc));
        }
    }
}

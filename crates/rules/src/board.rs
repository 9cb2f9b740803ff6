//! The board: everything that lies open on the table. Whoever looks at the game sees all of this, so
//! nothing secret may ever be put here; secrets have a place of their own in [`Game`](crate::Game).

use tinyvec::ArrayVec;

use crate::bandit::{BANDITS, Bandit, BanditSet, ByBandit};
use crate::card::{Action, Card, SOURCES, Source};
use crate::couriers::Armored;
use crate::loot::LootBoard;
use crate::names::named_enum;
use crate::parts::Part;
use crate::prompt::Prompt;
use crate::recycled::Recycled;
use crate::round_card::{ROUNDS, Turn};
use crate::rounds::RoundCard;
use crate::ruleset::RuleSet;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::seat_cards::MAX_CARDS;
use crate::sets::Indexed;
use crate::train::{Car, Place, PlaceSet, Trains};
use crate::viewer::{Viewer, ViewerSet};

named_enum! {
    /// How many bandits each seat leads, and by which rules.
    Format, "format" {
        /// One bandit a seat (B2).
        Single = "single",
        /// Two seats with two bandits each, 2014 (V20).
        Team2014 = "team-2014",
        /// Two or three seats with two bandits each, 2018 (V30).
        Pairs2018 = "pairs-2018",
    }
}

impl Format {
    /// How many bandits each seat leads.
    #[must_use]
    pub const fn bandits_per_seat(self) -> usize {
        match self {
            Self::Single => 1,
            Self::Team2014 | Self::Pairs2018 => 2,
        }
    }
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub enum Stage {
    /// Bandits are being chosen (B2, V31).
    Casting,
    /// Bandits are being put on the train (B7, V21, V32).
    Placing,
    /// The next round card is to be revealed (B10).
    RoundStart,
    /// Each seat picks a card of its deck in secret (V33).
    Picking,
    /// Decks are shuffled and hands drawn (B11).
    Drawing,
    /// Cards are planned (B12).
    Schemin,
    /// Each seat decides in secret what to keep (V12).
    Keeping,
    /// The pile is carried out (B15).
    Stealin,
    /// The card's event happens (B40–B47).
    RoundEnd,
    /// All is counted (B50).
    Over,
}

/// What everybody knows of one seat, beside how many cards it has where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatBoard {
    /// The bullets among its cards, by source.
    pub bullets: [u8; SOURCES],
    /// All bullets it ever received (R43).
    pub received: u8,
    /// How many bullets its hand can hold at most, as far as the table can tell: what was kept from
    /// the round before is action cards only (V12).
    pub bullet_room: u8,
    /// The cards that were seen to go into its deck when that was shuffled anew (V14, R62).
    pub recycled: Recycled,
}

/// Everything open. Its fields can be read by anybody; only the rules change them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Board {
    /// The rules in force.
    pub rules: RuleSet,
    /// How many bandits each seat leads.
    pub format: Format,
    /// How many seats there are.
    pub seats: u8,
    /// The bandits that could be chosen for this table.
    pub admitted: BanditSet,
    /// The bandits in play.
    pub bandits: BanditSet,
    /// Who leads each bandit in play.
    pub owner: ByBandit<Seat>,
    /// The bandits of each seat, in the order they were chosen.
    pub leads: BySeat<ArrayVec<[Bandit; 2]>>,
    /// V31: the teams laid out to choose from.
    pub teams: ArrayVec<[[Bandit; 2]; 3]>,
    /// The train.
    pub trains: Trains,
    /// Where each bandit stands.
    pub place: ByBandit<Place>,
    /// The Marshal's car (B4); none in the expansion (C3).
    pub marshal: Option<Car>,
    /// Bullets left in each bandit's revolver.
    pub ammo: ByBandit<u8>,
    /// Bullets each bandit has put into its own partner (V35).
    pub partner_hits: ByBandit<u8>,
    /// Neutral bullets left (B5).
    pub neutral: u8,
    /// Where the loot is.
    pub loot: LootBoard,
    /// What is known of each seat.
    pub at_seat: BySeat<SeatBoard>,
    /// This round's first player.
    pub first: Seat,
    /// The round, counted from zero.
    pub round: u8,
    /// The round cards revealed so far, this round's last.
    pub revealed: ArrayVec<[RoundCard; ROUNDS]>,
    /// This round's turns; none before its card is revealed. They follow from the card, but are looked up at
    /// every act.
    #[cfg_attr(feature = "bytes", serde(skip))]
    pub turns: &'static [Turn],
    /// Where in the game we are.
    pub stage: Stage,
    /// The turn of Schemin', counted from zero.
    pub turn: u8,
    /// How many seats have finished this turn, or, before the start, have chosen.
    pub step: u8,
    /// The seat to act is at its second act of this turn (B13).
    pub second_act: bool,
    /// Seats that have acted this round (B30).
    pub acted: SeatSet,
    /// Seats that have answered a question asked of all in secret.
    pub answered: SeatSet,
    /// How many cards of the pile have been carried out.
    pub resolved: u8,
    /// The next card of the pile is revealed and being carried out.
    pub card_open: bool,
    /// What the expansion adds.
    pub armored: Armored,
    /// What the game waits for.
    pub prompt: Option<Prompt>,
}

impl Board {
    /// The seats in number order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..usize::from(self.seats)).map(Seat::at)
    }

    /// The seats clockwise from this round's first player (B12, R8).
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (first, seats) = (self.first, usize::from(self.seats));
        (0..seats).map(move |step| first.clockwise(step, seats))
    }

    /// Everybody whose knowledge counts: the seats of this table, and those who only watch.
    pub(crate) fn audience(&self) -> ViewerSet {
        ViewerSet::range(0, usize::from(self.seats)) | ViewerSet::just(Viewer::Spectator)
    }

    /// The cards printed for five and more seats are in use (B6); two bandits each play with the others (V20, V30).
    #[must_use]
    pub fn many_seats(&self) -> bool {
        self.seats >= 5
    }

    /// This round's card.
    #[must_use]
    #[inline]
    pub fn round_card(&self) -> Option<RoundCard> {
        self.revealed.get(usize::from(self.round)).copied()
    }

    /// The turns of a round with this card (C71: the last one may be cut short).
    pub(crate) fn turns_of(&self, card: RoundCard) -> &'static [Turn] {
        let turns = card.turns(self.many_seats());
        if self.armored.cut_short { &turns[..2] } else { turns }
    }

    /// The bandits at a place.
    #[must_use]
    pub fn standing_at(&self, place: Place) -> BanditSet {
        self.place.with(place) & self.bandits
    }

    /// The bandits at any of these places.
    pub(crate) fn standing_on(&self, places: PlaceSet) -> BanditSet {
        places.iter().fold(BanditSet::EMPTY, |there, place| there | self.place.with(place)) & self.bandits
    }

    /// Where bandits stand.
    pub(crate) fn occupied(&self) -> PlaceSet {
        self.bandits.iter().map(|bandit| self.place[bandit]).collect()
    }

    /// The bandits on any roof.
    #[must_use]
    pub(crate) fn on_roofs(&self) -> BanditSet {
        self.bandits.iter().filter(|&bandit| self.place[bandit].is_roof()).collect()
    }

    /// Whether a bandit's ability is in force and this seat leads it (R59).
    #[must_use]
    #[inline]
    pub fn has_ability(&self, seat: Seat, bandit: Bandit) -> bool {
        // Whose it is comes first: most seats it is not.
        self.owner[bandit] == seat && self.bandits.has(bandit) && self.rules.abilities
    }

    /// C55, R17: whether bullets in this seat's hand can be played.
    #[must_use]
    pub fn plays_bullets(&self, seat: Seat) -> bool {
        self.has_ability(seat, Bandit::Misty)
    }

    /// B14, V12: whether the seats have cards in hand now.
    pub(crate) fn holds_cards(&self) -> bool {
        let expert = self.rules.expert && !self.before_first_deal();
        self.stage == Stage::Schemin || expert || self.may_hold_set_aside()
    }

    /// C22: whether a hand after Schemin' is a card set aside.
    pub(crate) fn may_hold_set_aside(&self) -> bool {
        let after = matches!(self.stage, Stage::Stealin | Stage::RoundEnd);
        after && !self.rules.expert && self.round_card() == Some(RoundCard::PlanOfAction)
    }

    /// B11: whether every deck is still to be shuffled for the first time.
    pub(crate) fn before_first_deal(&self) -> bool {
        self.round == 0 && self.stage == Stage::RoundStart
    }

    /// B2, V22: the action cards of each bandit that a seat leads, the same all game long.
    pub(crate) fn action_sets(&self, seat: Seat) -> [&'static [Card]; 2] {
        match *self.leads[seat] {
            [bandit] if self.has(Part::Teams) => [&IN_A_TEAM[bandit as usize], &[]],
            [bandit] => [&ALONE[bandit as usize], &[]],
            [first, second] => [&FIRST_OF_PAIR[first as usize], &SECOND_OF_PAIR[second as usize]],
            _ => [&[], &[]],
        }
    }

    /// The action cards of a seat.
    pub fn action_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + use<> {
        self.action_sets(seat).into_iter().flatten().copied()
    }

    /// Every card a seat owns, wherever it is, in a fixed order (R32).
    pub fn owned(&self, seat: Seat) -> impl Iterator<Item = Card> + use<'_> {
        let bullets = self.at_seat[seat].bullets.iter().enumerate();
        self.action_cards(seat).chain(bullets.flat_map(|(index, &count)| {
            std::iter::repeat_n(Card::bullet(Source::at(index)), usize::from(count))
        }))
    }

    /// The same as a list.
    #[must_use]
    pub fn owned_cards(&self, seat: Seat) -> ArrayVec<[Card; MAX_CARDS]> {
        self.owned(seat).collect()
    }
}

use Action::{Fire, FloorChange, Marshal, Move, Nudge, Punch, Robbery};

/// A set of action cards for each bandit: decks are put together at every round, so they lie ready.
const fn sets<const N: usize>(actions: [Action; N]) -> [[Card; N]; BANDITS] {
    let mut sets = [[Card::action(Bandit::Ghost, Move); N]; BANDITS];
    let mut bandit = 0;
    while bandit < BANDITS {
        let mut index = 0;
        while index < N {
            sets[bandit][index] = Card::action(Bandit::ALL[bandit], actions[index]);
            index += 1;
        }
        bandit += 1;
    }
    sets
}

/// B2: the deck of a seat with one bandit.
const ALONE: [[Card; 10]; BANDITS] =
    sets([Move, Move, FloorChange, FloorChange, Fire, Fire, Robbery, Robbery, Punch, Marshal]);
/// C6: the deck of a seat in the expansion.
const IN_A_TEAM: [[Card; 10]; BANDITS] =
    sets([Move, Move, FloorChange, FloorChange, Fire, Fire, Robbery, Robbery, Punch, Nudge]);
/// V22: the parts of a deck that two bandits share. R16: it keeps one Marshal card, no matter whose.
const FIRST_OF_PAIR: [[Card; 6]; BANDITS] = sets([Move, FloorChange, Fire, Robbery, Punch, Marshal]);
const SECOND_OF_PAIR: [[Card; 5]; BANDITS] = sets([Move, FloorChange, Fire, Robbery, Punch]);

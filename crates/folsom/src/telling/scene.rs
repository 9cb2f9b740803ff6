//! What stands and lies where at some moment of a step. The game's own board is only to be had after
//! the step; between its parts the notices tell what has changed.

use folsom_rules::{
    Bandit, BanditSet, Board, ByBandit, ByPlace, Car, Happening, Notice, Part, Place, Team, Token,
    TokenSet, Trains,
};

/// Everything that a drawing of the train shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Scene {
    /// The tracks.
    pub(super) trains: Trains,
    /// The bandits on the train.
    pub(super) bandits: BanditSet,
    /// Where they stand.
    place: ByBandit<Place>,
    /// Where the Marshal is, if he is in play.
    pub(super) marshal: Option<Car>,
    /// Where the couriers are, if they are.
    couriers: [Option<Place>; 3],
    /// The bandits of the red team, if there are teams.
    pub(super) red: Option<BanditSet>,
    /// What lies where.
    pub(super) floor: ByPlace<TokenSet>,
    /// What each bandit holds.
    pub(super) held: ByBandit<TokenSet>,
    /// The strongbox beside the train.
    aside: TokenSet,
    /// What Hostage still can pay with.
    ransoms: TokenSet,
}

impl Scene {
    /// As the board shows it.
    pub(super) fn of(board: &Board) -> Self {
        Self {
            trains: board.trains,
            bandits: board.bandits,
            place: board.place,
            marshal: board.marshal,
            couriers: std::array::from_fn(|index| board.armored.couriers.get(index).copied()),
            red: board.has(Part::Teams).then(|| board.members(Team::Red)),
            floor: board.loot.at,
            held: board.loot.held,
            aside: board.loot.aside,
            ransoms: board.loot.ransoms,
        }
    }

    /// The bandits at a place.
    pub(super) fn standing_at(&self, place: Place) -> impl Iterator<Item = Bandit> + '_ {
        self.bandits.iter().filter(move |&bandit| self.place[bandit] == place)
    }

    /// Whether a courier is there.
    pub(super) fn has_courier(&self, place: Place) -> bool {
        self.couriers.contains(&Some(place))
    }

    /// Changes what a notice tells. One that is told already makes no difference. How far the trains
    /// have passed each other, the board after the step shows: they do so once in a step at most.
    pub(super) fn follow(&mut self, notice: &Notice, board: &Board) {
        match *notice {
            Notice::Open(Happening::TrainsPassed) => self.trains = board.trains,
            // Nothing is taken or lost before the first round.
            Notice::Open(Happening::BanditChosen { bandit, .. }) => {
                self.bandits.insert(bandit);
                self.held[bandit] = board.loot.held[bandit];
                self.red = Self::of(board).red;
            }
            Notice::Open(happening) => self.follow_openly(happening),
            Notice::LootTaken { bandit, token, .. } => self.give(bandit, token),
            Notice::LootLost { bandit, token, to, .. } => {
                self.held[bandit].remove(token);
                if let Some(place) = to {
                    self.floor[place].insert(token);
                }
            }
            Notice::CardPicked { .. }
            | Notice::CardsDrawn { .. }
            | Notice::CardPlayed { .. }
            | Notice::CardsPutAway { .. }
            | Notice::CardDiverted { .. }
            | Notice::CardSetAside { .. }
            | Notice::PlotLaid { .. } => {}
        }
    }

    fn follow_openly(&mut self, happening: Happening) {
        match happening {
            Happening::BanditPlaced { bandit, place } => self.place[bandit] = place,
            Happening::Moved { bandit, to, .. } => self.place[bandit] = to,
            Happening::MarshalMoved { to, .. } => self.marshal = Some(to),
            Happening::CourierMoved { to } => {
                let own = self.couriers.iter_mut().flatten().find(|place| place.car() == to.car());
                if let Some(place) = own {
                    *place = to;
                }
            }
            Happening::StrongboxPlaced { place } => {
                if let Some(strongbox) = self.aside.first() {
                    self.aside.remove(strongbox);
                    self.floor[place].insert(strongbox);
                }
            }
            Happening::RansomPaid { bandit } => {
                if let Some(purse) = self.ransoms.first() {
                    self.ransoms.remove(purse);
                    self.held[bandit].insert(purse);
                }
            }
            _ => {}
        }
    }

    /// A bandit takes a token from where it stands.
    fn give(&mut self, bandit: Bandit, token: Token) {
        self.floor[self.place[bandit]].remove(token);
        self.held[bandit].insert(token);
    }
}

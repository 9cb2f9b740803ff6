//! What is different for each kind of table.

use folsom_rules::{Board, Couriers, Format};

/// The kinds of tables that weights are fitted for and nets are trained for, each by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Everybody leads one bandit and plays for themselves.
    Single,
    /// Two bandits each.
    Pairs,
    /// The expansion, in teams.
    Teams,
    /// The expansion, everybody for themselves.
    Betrayal,
}

impl Kind {
    /// The kind of this table.
    pub(crate) fn of(board: &Board) -> Self {
        match (board.rules.couriers, board.format) {
            (Couriers::Normal, _) => Self::Teams,
            (Couriers::Betrayal, _) => Self::Betrayal,
            (Couriers::Off, Format::Single) => Self::Single,
            (Couriers::Off, _) => Self::Pairs,
        }
    }
}

/// One for each kind of table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ByKind<T> {
    pub(crate) single: T,
    pub(crate) pairs: T,
    pub(crate) teams: T,
    pub(crate) betrayal: T,
}

impl<T> ByKind<T> {
    /// The one for this table.
    pub(crate) fn at(&self, board: &Board) -> &T {
        match Kind::of(board) {
            Kind::Single => &self.single,
            Kind::Pairs => &self.pairs,
            Kind::Teams => &self.teams,
            Kind::Betrayal => &self.betrayal,
        }
    }

    /// What becomes of each.
    pub(crate) fn map<'a, U>(&'a self, make: impl Fn(&'a T) -> U) -> ByKind<U> {
        ByKind {
            single: make(&self.single),
            pairs: make(&self.pairs),
            teams: make(&self.teams),
            betrayal: make(&self.betrayal),
        }
    }
}

impl<T: Copy> ByKind<T> {
    /// The same at all tables.
    pub(crate) const fn everywhere(one: T) -> Self {
        Self { single: one, pairs: one, teams: one, betrayal: one }
    }
}

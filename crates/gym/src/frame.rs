//! The table as one seat sits at it: seats and figures are counted from its own, so that what it learns holds in every chair.

use folsom_rules::{
    Action, BANDITS, Bandit, Board, ByBandit, Card, Face, Indexed, Named, Place, Seat, Source,
};

use crate::layout::Layout;

/// No figure: the bandit is not in play.
const NOBODY: u8 = u8::MAX;
const _: () = assert!(BANDITS < NOBODY as usize);

/// A board from one seat's side.
#[derive(Clone, Copy)]
pub(crate) struct Frame<'a> {
    pub(crate) board: &'a Board,
    pub(crate) layout: Layout,
    pub(crate) seat: Seat,
    seats: usize,
    per_seat: usize,
    figures: ByBandit<u8>,
}

impl<'a> Frame<'a> {
    #[inline]
    pub(crate) fn new(board: &'a Board, seat: Seat, layout: Layout) -> Self {
        let per_seat = board.format.bandits_per_seat();
        let seats = usize::from(board.seats);
        let mut frame =
            Self { board, layout, seat, seats, per_seat, figures: ByBandit::from_fn(|_| NOBODY) };
        for away in 0..seats {
            for (lead, &bandit) in board.leads[frame.seat_at(away)].iter().enumerate() {
                frame.figures[bandit] = (away * per_seat + lead) as u8;
            }
        }
        frame
    }

    /// How many seats clockwise from ours.
    #[inline]
    pub(crate) fn away(&self, seat: Seat) -> usize {
        let (own, other) = (self.seat.index(), seat.index());
        if other >= own { other - own } else { other + self.seats - own }
    }

    /// The seat so many seats clockwise from ours.
    #[inline]
    pub(crate) fn seat_at(&self, away: usize) -> Seat {
        self.seat.clockwise(away, self.seats)
    }

    /// The number of a bandit's figure, our own first.
    #[inline]
    pub(crate) fn figure(&self, bandit: Bandit) -> Option<usize> {
        let figure = self.figures[bandit];
        (figure != NOBODY).then_some(usize::from(figure))
    }

    /// The bandit whose figure has this number.
    #[inline]
    pub(crate) fn bandit(&self, figure: usize) -> Option<Bandit> {
        let away = figure / self.per_seat;
        let leads = (away < self.seats).then(|| &self.board.leads[self.seat_at(away)])?;
        leads.get(figure % self.per_seat).copied()
    }

    /// Which of its seat's bandits it is.
    #[inline]
    pub(crate) fn lead(&self, bandit: Bandit) -> Option<usize> {
        self.figure(bandit).map(|figure| figure % self.per_seat)
    }

    /// Which of its owner's faces a card shows: actions by lead and kind, then bullets by figure, the neutral ones last.
    #[inline]
    pub(crate) fn face(&self, card: Card) -> Option<usize> {
        match card.face() {
            Face::Action(bandit, action) => Some(self.lead(bandit)? * Action::ALL.len() + action.index()),
            Face::Bullet(Source::Bandit(bandit)) => Some(self.layout.actions() + self.figure(bandit)?),
            Face::Bullet(Source::Neutral) => Some(self.layout.actions() + self.layout.figures()),
            Face::Plot(_) | Face::Binoculars(_) => None,
        }
    }

    /// Our own card with this face.
    pub(crate) fn card(&self, face: usize) -> Option<Card> {
        match face.checked_sub(self.layout.actions()) {
            None => {
                let bandit = self.board.leads[self.seat].get(face / Action::ALL.len())?;
                Some(Card::action(*bandit, Action::at(face % Action::ALL.len())))
            }
            Some(figure) if figure == self.layout.figures() => Some(Card::bullet(Source::Neutral)),
            Some(figure) => self.bandit(figure).map(|bandit| Card::bullet(Source::Bandit(bandit))),
        }
    }
}

/// `robbery`, `second:robbery`, `bullet:3`, `bullet:neutral`
pub(crate) fn face_name(layout: Layout, face: usize) -> String {
    match face.checked_sub(layout.actions()) {
        None => {
            let second = if face >= Action::ALL.len() { "second:" } else { "" };
            format!("{second}{}", Action::at(face % Action::ALL.len()).name())
        }
        Some(figure) if figure == layout.figures() => "bullet:neutral".to_owned(),
        Some(figure) => format!("bullet:{figure}"),
    }
}

/// `2/roof`
pub(crate) fn place_name(index: usize) -> String {
    let place = Place::at(index);
    format!("{}/{}", place.car().index(), place.floor().name())
}

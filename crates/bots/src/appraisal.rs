//! What everybody agrees on who plays without a search: what things may be worth, and who is against whom.

use folsom_rules::{Action, Bandit, Board, Document, Eyes, Kept, LootKind, Part, Seat, Team, Token};

/// What a token is worth to a seat, as far as it knows.
pub(crate) fn worth<E: Eyes>(eyes: &E, token: Token) -> i32 {
    let Some(worth) = eyes.worth(token) else { return guess(token.kind()) };
    if token.kind() != LootKind::Document {
        return worth.in_dollars() as i32;
    }
    match (Document::of(worth), eyes.board().team(eyes.seat())) {
        (Document::Red, Team::Red) | (Document::Blue, Team::Blue) => 4000,
        (Document::Fake, _) | (Document::Red, Team::Blue) | (Document::Blue, Team::Red) => 0,
    }
}

/// What a token of which only the back is seen may be worth.
pub(crate) const fn guess(kind: LootKind) -> i32 {
    match kind {
        LootKind::Purse => 325,
        LootKind::Jewel | LootKind::Bag | LootKind::Nugget => 500,
        LootKind::Strongbox => 1000,
        LootKind::Document => 1300,
    }
}

/// Whether a bandit is against a seat: where there are teams, whether it is in the other one.
pub(crate) fn is_rival(board: &Board, seat: Seat, bandit: Bandit) -> bool {
    if board.has(Part::Teams) {
        board.team_of(bandit) != board.team(seat)
    } else {
        board.owner[bandit] != seat
    }
}

/// V12: what to keep: one of each card that is always of use.
pub(crate) fn keep<E: Eyes>(eyes: &E) -> Kept {
    let useful = [Action::Robbery, Action::Move, Action::FloorChange, Action::Fire];
    let mut kept = Kept::nothing(&eyes.board().leads[eyes.seat()]);
    for card in eyes.hand() {
        if kept.count(card) == 0 && useful.iter().any(|&action| card.is(action)) {
            kept = kept.and(card).unwrap_or(kept);
        }
    }
    kept
}

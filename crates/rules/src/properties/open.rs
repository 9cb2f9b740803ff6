//! What the host shows of a finished game is everything, and nothing that was otherwise.

use super::kit::at_every_step;
use crate::event::{Event, Notice};
use crate::eyes::Eyes;
use crate::loot::{TOKENS, Token};
use crate::sets::Indexed;
use crate::text::eyes::write_view;
use crate::view::{SeatView, Sight, View};
use crate::viewer::Viewer;

#[test]
fn an_open_view_hides_nothing_and_shows_each_seat_what_it_sees_itself() {
    at_every_step(1, |run| {
        let open = run.game.open_view();
        assert_eq!(open.viewer, Viewer::Spectator);
        assert_eq!(open.board, run.game.board);
        assert!(open.choices().is_none() && Eyes::hand(&open).count() == 0, "it is nobody's own");
        for seat in run.game.board.seats() {
            let own = run.game.view(Viewer::Seat(seat));
            cards_are_open(&open.cards[seat], &own.cards[seat]);
            let deck = run.game.secret.cards[seat].deck;
            assert!(open.cards[seat].deck_top.iter().copied().eq(deck.iter().map(|held| held.card())));
            nothing_is_otherwise(&open, &own);
        }
        for token in (0..TOKENS).map(Token::at) {
            assert_eq!(open.worth[token], Some(run.game.secret.purses.worth[token]), "{token}");
        }
        assert!(open.counted.is_empty());
        let pile: Vec<_> = open.pile.iter().map(|planned| planned.card).collect();
        let truth: Vec<_> = run.game.secret.pile.iter().map(|planned| Some(planned.card)).collect();
        assert_eq!(pile, truth);
        let hidden = |(_, value): &(String, String)| value.contains('?');
        assert!(!write_view(&open).iter().any(hidden), "something is written as if it were hidden");
    });
}

/// A seat's cards lie open as it sees them itself; of its deck, which nobody sees, all is shown.
fn cards_are_open(open: &SeatView, own: &SeatView) {
    assert_eq!((open.hand, open.discard, open.bottom), (own.hand, own.discard, own.bottom));
    let shown = open.hand.iter().chain(&open.discard).chain(&open.bottom);
    assert!(shown.into_iter().all(|&sight| sight != Sight::HIDDEN));
    assert_eq!(open.deck_hidden, 0);
    assert_eq!(open.deck_top.len(), usize::from(own.deck_hidden) + own.deck_top.len());
    assert!(open.deck_top.ends_with(&own.deck_top));
}

/// Whatever a seat knows is what everybody is shown.
fn nothing_is_otherwise(open: &View, own: &View) {
    for token in (0..TOKENS).map(Token::at).filter(|&token| own.worth[token].is_some()) {
        assert_eq!(open.worth[token], own.worth[token], "{token}");
    }
    for (open, own) in open.pile.iter().zip(&own.pile).filter(|(_, own)| own.card.is_some()) {
        assert_eq!(open, own);
    }
    assert_eq!((open.common, open.professore_deck), (own.common, own.professore_deck));
}

#[test]
fn an_open_notice_is_what_the_one_who_knows_most_is_told() {
    let mut unseen = 0;
    at_every_step(2, |run| {
        for event in &run.events {
            let open = event.open_notice();
            if let Event::PlotLaid { card, hidden: hidden @ Some(_) } = *event {
                assert_eq!(open, Notice::PlotLaid { card: Some(card), hidden });
                unseen += 1;
            } else {
                let told: Vec<Notice> = run.viewers().map(|viewer| event.notice(viewer)).collect();
                assert!(told.contains(&open), "nobody is told {open:?}");
            }
            assert!(is_whole(&open), "something is missing in {open:?}");
        }
    });
    assert!(unseen > 10, "only {unseen} cards were laid that nobody had seen");
}

fn is_whole(notice: &Notice) -> bool {
    match *notice {
        Notice::Open(_) => true,
        Notice::CardPicked { card, .. }
        | Notice::CardPlayed { card, .. }
        | Notice::CardDiverted { card, .. }
        | Notice::CardSetAside { card, .. }
        | Notice::PlotLaid { card, .. } => card.is_some(),
        Notice::CardsDrawn { count, cards, .. } | Notice::CardsPutAway { count, cards, .. } => {
            cards.is_some_and(|cards| cards.len() == usize::from(count))
        }
        Notice::LootTaken { worth, .. } | Notice::LootLost { worth, .. } => worth.is_some(),
    }
}

//! What a seat could not know when it decided, laid open now that the game is over.

use folsom_protocol::{CardText, UnknownHandJson, UnknownJson, UnknownPlanJson, Word};
use folsom_rules::{BANDITS, Bandit, Card, Game, Indexed, Place, ROUNDS, Seat, TokenSet, View};

/// What was hidden from this viewer.
pub(crate) fn from(view: &View, game: &Game) -> UnknownJson {
    let open = game.open_view();
    UnknownJson {
        pile: pile(view, &open),
        hands: hands(view, &open),
        tokens: tokens(view),
        rounds: (ROUNDS - view.board.revealed.len()) as u32,
    }
}

fn pile(view: &View, open: &View) -> Vec<UnknownPlanJson> {
    let waiting = (0..view.pile.len()).skip(view.board.resolved.into());
    let hidden = waiting.filter(|&index| view.pile[index].card.is_none());
    let laid_open = hidden.filter_map(|index| {
        let planned = open.pile[index];
        let card = planned.card?;
        let whose = (!planned.professore).then_some(planned.seat);
        let text = match whose {
            Some(seat) => CardText::new(card, &view.board.leads[seat]),
            None => CardText::of_professore(card),
        };
        Some(UnknownPlanJson { index: index as u32, seat: whose.map(Word), card: text })
    });
    laid_open.collect()
}

fn hands(view: &View, open: &View) -> Vec<UnknownHandJson> {
    let hand = |seat: Seat| {
        let mut cards: Vec<Card> = open.cards[seat].hand.iter().filter_map(|sight| sight.card()).collect();
        for known in view.cards[seat].hand.iter().filter_map(|sight| sight.card()) {
            if let Some(index) = cards.iter().position(|&card| card == known) {
                cards.remove(index);
            }
        }
        cards.sort_unstable();
        let cards: Vec<CardText> =
            cards.into_iter().map(|card| CardText::new(card, &view.board.leads[seat])).collect();
        UnknownHandJson { seat: Word(seat), cards }
    };
    view.board.seats().map(hand).filter(|hand| !hand.cards.is_empty()).collect()
}

/// Tokens on the trains and in pockets.
fn tokens(view: &View) -> u32 {
    let loot = &view.board.loot;
    let cars = view.board.trains.cars();
    let lying = cars.flat_map(|car| [car.inside(), car.roof()]).map(|place: Place| loot.at[place]);
    let held = (0..BANDITS).map(|index| loot.held[Bandit::at(index)]);
    let all = lying.chain(held).fold(TokenSet::EMPTY, |all, some| all | some);
    all.iter().filter(|&token| view.worth[token].is_none()).count() as u32
}

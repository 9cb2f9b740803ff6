//! The cards of a position: bullets received, the pile, hands, decks and discard piles.

use rand_core::Rng;

use super::super::fields::{Field, Fields, Result, TextError, named};
use super::super::tokens;
use crate::bandit::Bandit;
use crate::board::{Format, Stage};
use crate::card::{Action, Card, SOURCES, Source};
use crate::chance::shuffle;
use crate::choices::can_follow;
use crate::game::{Game, Planned};
use crate::parts::Part;
use crate::seat::BySeat;
use crate::seat_cards::Held;
use crate::sets::Indexed;
use crate::setup::AMMO;

/// The cards a line names, with its number.
type Named = Option<(usize, Vec<Held>)>;

/// `bullets …`, `received …` and `neutral`: who was hit by whom settles what is left in the revolvers.
pub(super) fn read_bullets(game: &mut Game, fields: &mut Fields<'_>) -> Result<()> {
    let mut fired = [0u8; SOURCES];
    for field in fields.take_all("bullets") {
        let seat = tokens::seat(field.line, field.argument, &game.board)?;
        for (word, count) in tokens::repeated(field.line, field.value)? {
            let source = fire(game, &field, word, count, &mut fired)?;
            let at_seat = &mut game.board.at_seat[seat];
            at_seat.bullets[source.index()] += count as u8;
            at_seat.received += count as u8;
            if let Source::Bandit(bandit) = source
                && game.board.owner[bandit] == seat
            {
                if game.board.leads[seat].len() == 1 {
                    return Err(field.wrong(format!("{bandit} can't have hit itself (B22)")));
                }
                game.board.partner_hits[bandit] += count as u8;
            }
        }
    }
    for field in fields.take_all("received") {
        let seat = tokens::seat(field.line, field.argument, &game.board)?;
        let received: u8 = field.number()?;
        if received < game.board.at_seat[seat].received {
            return Err(field.wrong("a seat can't own more bullets than it received (R43)"));
        }
        game.board.at_seat[seat].received = received;
    }
    read_spent(game, fields, &mut fired)?;
    let unused = game.board.neutral - fired[Source::Neutral.index()];
    game.board.neutral = unused;
    if let Some(field) = fields.take("neutral") {
        game.board.neutral = field.number()?;
        if game.board.neutral > unused {
            return Err(field.wrong(format!("at most {unused} neutral bullets can be left (B5)")));
        }
    }
    Ok(())
}

/// Takes bullets out of a revolver or off the neutral pile, if there are so many.
fn fire(
    game: &mut Game,
    field: &Field<'_>,
    word: &str,
    count: usize,
    fired: &mut [u8; SOURCES],
) -> Result<Source> {
    let source: Source = named(field.line, word)?;
    let limit = match source {
        Source::Neutral => game.board.neutral,
        Source::Bandit(bandit) if game.board.bandits.has(bandit) => AMMO,
        Source::Bandit(bandit) => return Err(field.wrong(format!("{bandit} is not in play"))),
    };
    let sum = usize::from(fired[source.index()]) + count;
    if sum > usize::from(limit) {
        return Err(
            field.wrong(format!("there are only {limit} bullets of {word}, not {sum} (B2, B5, C2)"))
        );
    }
    fired[source.index()] = sum as u8;
    if let Source::Bandit(bandit) = source {
        game.board.ammo[bandit] -= count as u8;
    }
    Ok(source)
}

/// `wild-bunch: ghost*2 neutral` and `healed: doc`: bullets that no seat has any more (C42, C46).
fn read_spent(game: &mut Game, fields: &mut Fields<'_>, fired: &mut [u8; SOURCES]) -> Result<()> {
    for key in ["wild-bunch", "healed"] {
        let Some(field) = fields.take(key) else { continue };
        if !game.board.has(Part::Guards) {
            return Err(field.wrong("there is no such thing in the base game (C2)"));
        }
        for (word, count) in tokens::repeated(field.line, field.value)? {
            let source = fire(game, &field, word, count, fired)?;
            if (key, source) == ("healed", Source::Neutral) {
                return Err(field.wrong("healed neutral bullets go back to the pile (C46)"));
            }
            let spent = match key {
                "healed" => &mut game.board.armored.healed,
                _ => &mut game.board.armored.wild_bunch,
            };
            spent[source.index()] += count as u8;
        }
    }
    Ok(())
}

/// `ghost fire, doc move hidden, tuco ghost:fire hidden then, misty bullet:doc`
pub(super) fn read_pile(game: &mut Game, field: &Field<'_>) -> Result<()> {
    for entry in field.value.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
        let words: Vec<&str> = entry.split_whitespace().collect();
        let (who, what, flags) = match *words.as_slice() {
            ["professore", what, ref flags @ ..] => {
                lay_plot(game, field, what, flags)?;
                continue;
            }
            [who, what, ref flags @ ..] => (who, what, flags),
            _ => return Err(field.wrong(format!("`{entry}` should be `bandit card`"))),
        };
        let seat = tokens::seat(field.line, who, &game.board)?;
        let leader = named::<Bandit>(field.line, who).ok();
        let card = match (leader, what.contains(':')) {
            (Some(bandit), false) => Card::action(bandit, named(field.line, what)?),
            _ => tokens::card(field.line, what, &game.board.leads[seat])?,
        };
        if card.is_bullet() && !game.board.plays_bullets(seat) {
            return Err(field.wrong("only Misty can play a bullet (C55)"));
        }
        let (face_down, followed) = match *flags {
            [] => (false, false),
            ["hidden"] => (true, false),
            ["hidden", "then"] => (true, true),
            ["then"] => (false, true),
            _ => return Err(field.wrong(format!("`{entry}` may only add `hidden` and `then`"))),
        };
        if game.secret.pile.len() == game.secret.pile.capacity() {
            return Err(field.wrong("no pile can be so high"));
        }
        game.secret.pile.push(Planned { seat, card, face_down, followed, professore: false });
    }
    check_follow_ups(game, field)
}

/// `professore scheme`, `professore binoculars:ghost hidden`
fn lay_plot(game: &mut Game, field: &Field<'_>, what: &str, flags: &[&str]) -> Result<()> {
    let card = tokens::plot(field.line, what)?;
    let face_down = match *flags {
        [] => false,
        ["hidden"] => true,
        _ => return Err(field.wrong("his card may only be `hidden`")),
    };
    let index = game.secret.professore.iter().position(|&other| other == card);
    let index = index.ok_or_else(|| field.wrong(format!("Il Professore has no further {card} (C80)")))?;
    game.secret.professore.remove(index);
    game.secret.pile.push(Planned { card, face_down, professore: true, ..Planned::default() });
    Ok(())
}

/// V34: a card that is followed is a Fire card, and the next one follows it.
fn check_follow_ups(game: &Game, field: &Field<'_>) -> Result<()> {
    let pile = &game.secret.pile;
    for (index, planned) in pile.iter().enumerate().filter(|(_, planned)| planned.followed) {
        let next = pile.get(index + 1).filter(|next| next.seat == planned.seat && !next.face_down);
        let fits = next.is_some_and(|next| can_follow(planned.card, next.card));
        if !(fits && planned.card.is(Action::Fire)) {
            return Err(field.wrong("only a Fire card has a follow-up, and it comes next, face up (V34)"));
        }
    }
    Ok(())
}

/// `hand …`, `deck …` and `discard …`: whatever they leave out is in the deck, below what they name.
pub(super) fn read_cards(game: &mut Game, fields: &mut Fields<'_>, rng: &mut impl Rng) -> Result<()> {
    let mut given: [BySeat<Named>; 4] = std::array::from_fn(|_| BySeat::from_fn(|_| None));
    for (zone, key) in ["hand", "deck", "discard", "bottom"].into_iter().enumerate() {
        for field in fields.take_all(key) {
            let seat = tokens::seat(field.line, field.argument, &game.board)?;
            given[zone][seat] = Some((field.line, read_held(&field, &game.board.leads[seat])?));
        }
    }
    for seat in game.board.seats() {
        let mut left: Vec<Card> = game.board.owned_cards(seat).to_vec();
        let mut remove = |line: usize, card: Card| match left.iter().position(|&other| other == card) {
            Some(index) => {
                left.remove(index);
                Ok(())
            }
            None => Err(TextError::new(
                line,
                format!("{seat} does not own so many {card} (B2, V22); bullets need a `bullets` line"),
            )),
        };
        for planned in game.secret.pile.iter().filter(|planned| planned.seat == seat && !planned.professore)
        {
            remove(1, planned.card)?;
        }
        let mut take = |zone: usize| -> Result<Named> {
            let taken = given[zone][seat].take();
            for (line, held) in
                taken.iter().flat_map(|(line, cards)| cards.iter().map(|held| (*line, held)))
            {
                remove(line, held.card())?;
            }
            Ok(taken)
        };
        let (hand, top, discard, bottom) = (take(0)?, take(1)?, take(2)?, take(3)?);
        shuffle(rng, &mut left);
        let cards = &mut game.secret.cards[seat];
        cards.deck.extend(left.into_iter().map(Held::hidden));
        cards.deck.extend(top.into_iter().flat_map(|(_, top)| top).rev());
        if let Some((line, bottom)) = bottom {
            if !game.board.has(Part::Diversions) || bottom.len() > cards.bottom.capacity() {
                return Err(TextError::new(line, "a Diversion can't have put so many cards there (C21)"));
            }
            cards.bottom.extend(bottom.into_iter().map(Held::card));
        }
        if let Some((line, discard)) = discard {
            if game.board.before_first_deal() {
                return Err(TextError::new(line, "nothing is discarded before the first round (V11)"));
            }
            if !game.board.rules.expert {
                return Err(TextError::new(line, "only the expert variant has discard piles (V10)"));
            }
            cards.discard.extend(discard.into_iter().rev());
        }
        match hand {
            Some((line, hand)) if !hand.is_empty() && !game.board.holds_cards() => {
                return Err(TextError::new(
                    line,
                    "hands are empty outside Schemin', but in the expert variant (B14)",
                ));
            }
            Some((line, hand)) if hand.len() > cards.hand.capacity() => {
                return Err(TextError::new(line, "no hand can hold so many cards"));
            }
            Some((line, hand)) => {
                if game.board.may_hold_set_aside() {
                    if hand.len() > 1 {
                        return Err(TextError::new(line, "only one card can be set aside (C22)"));
                    }
                    game.board.armored.set_aside.insert(seat);
                    if hand.is_empty() {
                        game.board.armored.set_aside.remove(seat);
                    }
                }
                cards.hand.extend(hand);
            }
            None if game.board.stage == Stage::Schemin => {
                // V33: a pair starts a round with the card it picked besides.
                let picked = usize::from(game.board.format == Format::Pairs2018);
                cards.draw(game.board.hand_size(seat) + picked);
            }
            None => {}
        }
        game.board.at_seat[seat].bullet_room = cards.hand.len() as u8;
    }
    Ok(())
}

/// Cards, those that the whole table knows with a `!`.
fn read_held(field: &Field<'_>, leads: &[Bandit]) -> Result<Vec<Held>> {
    if field.value == "nothing" {
        return Ok(Vec::new());
    }
    let mut cards = Vec::new();
    for (word, count) in tokens::repeated(field.line, field.value)? {
        let (name, open) = word.strip_suffix('!').map_or((word, false), |name| (name, true));
        let card = tokens::card(field.line, name, leads)?;
        cards.extend(std::iter::repeat_n(if open { Held::open(card) } else { Held::hidden(card) }, count));
    }
    Ok(cards)
}

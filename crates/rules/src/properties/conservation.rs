//! Nothing appears and nothing is lost: tokens, values, cards and bullets.

use super::kit::{Run, each_game};
use crate::bandit::Bandit;
use crate::board::Stage;
use crate::card::{Card, Source};
use crate::event::{Event, Happening};
use crate::game::Game;
use crate::loot::{LootKind, TOKENS, Token, TokenSet, Worth, floor_loot};
use crate::parts::Part;
use crate::rounds::RoundEvent;
use crate::ruleset::{RevengePurse, Shortage};
use crate::seat::Seat;
use crate::sets::Indexed;
use crate::setup::AMMO;

/// What must balance at any moment of any game, a sampled one included.
pub(super) fn check(game: &Game) {
    tokens_in_play(game);
    values(game);
    for seat in game.board.seats() {
        cards_of(game, seat);
    }
    bullets(game);
    professore(game);
}

/// The tokens that are on the train, with a bandit or waiting; none is so in two ways.
fn tokens_in_play(game: &Game) -> TokenSet {
    let loot = &game.board.loot;
    let on_train = game.board.trains.cars().flat_map(|car| [loot.at[car.inside()], loot.at[car.roof()]]);
    let held = Bandit::ALL.iter().map(|&bandit| loot.held[bandit]);
    let mut seen = TokenSet::EMPTY;
    for set in on_train.chain(held).chain([loot.aside, loot.ransoms]) {
        assert!((seen & set).is_empty(), "{:?} are in two places", seen & set);
        seen = seen | set;
    }
    let idle = Bandit::ALL.iter().filter(|&&bandit| !game.board.bandits.has(bandit));
    assert!(
        idle.into_iter().all(|&bandit| loot.held[bandit].is_empty()),
        "a bandit off the train has loot"
    );
    seen
}

/// The values of the tokens of each kind are those that are printed; open ones are each as printed.
fn values(game: &Game) {
    let worth = &game.secret.purses.worth;
    for &kind in LootKind::ALL {
        let alike = TokenSet::range(0, TOKENS).of_kind(kind);
        let mut have: Vec<Worth> = alike.iter().map(|token| worth[token]).collect();
        let mut printed: Vec<Worth> = alike.iter().map(Token::printed).collect();
        have.sort_unstable();
        printed.sort_unstable();
        assert_eq!(have, printed, "the values of each {kind}");
    }
    // B47: nobody ever doubts a ransom.
    let open = TokenSet::range(0, TOKENS) - TokenSet::FACE_DOWN;
    for token in (open | TokenSet::RANSOMS).iter() {
        assert_eq!(worth[token], token.printed(), "{token} is always worth the same");
    }
}

fn cards_of(game: &Game, seat: Seat) {
    let cards = &game.secret.cards[seat];
    let piles = cards.hand.iter().chain(&cards.deck).chain(&cards.discard).map(|held| held.card());
    let piles = piles.chain(cards.bottom);
    let planned = game.secret.pile.iter().skip(usize::from(game.board.resolved));
    let planned =
        planned.filter(|planned| planned.seat == seat && !planned.professore).map(|planned| planned.card);
    let mut have: Vec<Card> = piles.chain(planned).collect();
    have.sort_unstable();
    // The decks are put together when the first hands are drawn.
    let dealt = match game.board.stage {
        Stage::Casting | Stage::Placing => false,
        Stage::RoundStart | Stage::Picking | Stage::Drawing => game.board.round > 0,
        _ => true,
    };
    let mut owned: Vec<Card> = if dealt { game.board.owned_cards(seat).to_vec() } else { Vec::new() };
    owned.sort_unstable();
    assert_eq!(have, owned, "the cards of {seat}");
    if dealt {
        let actions = owned.iter().filter(|card| !card.is_bullet()).count();
        assert_eq!(actions, if game.board.leads[seat].len() == 1 { 10 } else { 11 }, "cards.md");
    }
}

fn owned_bullets(game: &Game, source: Source) -> u8 {
    game.board.seats().map(|seat| game.board.at_seat[seat].bullets[source.index()]).sum()
}

/// The neutral bullets there are: in the pile, with the seats, and under the Wild Bunch token (C84).
fn neutral_bullets(game: &Game) -> u8 {
    let neutral = Source::Neutral;
    let under_the_token = game.board.armored.wild_bunch[neutral.index()];
    assert_eq!(game.board.armored.healed[neutral.index()], 0, "C46: these go back to the pile");
    game.board.neutral + owned_bullets(game, neutral) + under_the_token
}

/// B5, C2: how many there should be.
fn neutral_in_the_box(game: &Game) -> u8 {
    if game.board.has(Part::FullerBox) { 23 } else { 13 }
}

fn bullets(game: &Game) {
    let armored = &game.board.armored;
    for &bandit in Bandit::ALL {
        let source = Source::Bandit(bandit);
        let fired = owned_bullets(game, source);
        let gone = armored.wild_bunch[source.index()] + armored.healed[source.index()];
        assert_eq!(game.board.ammo[bandit] + fired + gone, AMMO, "the bullets of {bandit}");
        assert!(game.board.has(Part::Guards) || gone == 0, "only the expansion takes bullets away");
    }
    let (neutral, all) = (neutral_bullets(game), neutral_in_the_box(game));
    let may_be_gone = game.board.rules.shortage == Shortage::NobodyAndPileGone;
    assert!(neutral == all || (may_be_gone && neutral < all), "{neutral} neutral bullets");
    for seat in game.board.seats() {
        let at_seat = &game.board.at_seat[seat];
        assert!(
            at_seat.received >= at_seat.bullets.iter().sum(),
            "{seat} owns more than it received (R43)"
        );
    }
}

/// What can only be told from one step to the next.
struct Ledger {
    out: Option<TokenSet>,
    pile_gone: bool,
}

impl Ledger {
    fn follow(&mut self, run: &Run) {
        let game = &run.game;
        let ran_short = |event: &Event| matches!(event, Event::Open(Happening::BulletsRanShort { .. }));
        self.pile_gone |=
            game.board.rules.shortage == Shortage::NobodyAndPileGone && run.events.iter().any(ran_short);
        assert!(
            neutral_bullets(game) == neutral_in_the_box(game) || self.pile_gone,
            "only a shortage removes neutral bullets (B52)"
        );

        let out = TokenSet::range(0, TOKENS) - tokens_in_play(game);
        if game.board.stage == Stage::Casting {
            return; // the purses of bandits to come still lie in the box
        }
        let before = *self.out.get_or_insert_with(|| {
            assert_eq!(out, out_at_first(game), "B3: what stays in the box");
            out
        });
        assert!((before - out).is_empty(), "{:?} came back into the game", before - out);
        let left = out - before;
        if !left.is_empty() {
            let began = Event::Open(Happening::EventBegan { event: RoundEvent::MarshalsRevenge });
            assert!(run.events.contains(&began), "{left:?} left the game without B46");
            assert_eq!(game.board.rules.revenge_purse, RevengePurse::Leaves, "R44");
            assert!((left - TokenSet::PURSES).is_empty(), "B46 takes purses only");
        }
        self.out = Some(out);
    }
}

/// What the box keeps when each bandit and each car has got its loot.
fn out_at_first(game: &Game) -> TokenSet {
    let (mut purses, mut jewels) = (game.board.bandits.len(), 0);
    for car in game.board.trains.cars() {
        let (car_purses, car_jewels, _) = floor_loot(game.board.trains.kind(car));
        purses += car_purses;
        jewels += car_jewels;
    }
    let unused_jewels = TokenSet::JEWELS.iter().skip(jewels);
    if game.board.has(Part::FullerBox) {
        // C5: everything of the expansion is in play; of three strongboxes one is not.
        let unused_purses = game.boxed_purses().into_iter().skip(purses);
        let spare = (TokenSet::STRONGBOXES - TokenSet::THIRD_STRONGBOX).iter().skip(1);
        return unused_purses.chain(unused_jewels).chain(spare).collect();
    }
    let further = TokenSet::BAGS | TokenSet::NUGGETS | TokenSet::DOCUMENTS;
    let further = further | TokenSet::FURTHER_PURSES | TokenSet::THIRD_STRONGBOX;
    let unused_purses = TokenSet::BOXED_PURSES.iter().skip(purses);
    unused_purses.chain(unused_jewels).chain(further.iter()).collect()
}

/// C80: Il Professore has all his cards from the first deal of a round to its last card.
fn professore(game: &Game) {
    let laid = game.secret.pile.iter().filter(|planned| planned.professore);
    let mut have: Vec<Card> = laid.map(|planned| planned.card).chain(game.secret.professore).collect();
    have.sort_unstable();
    let at_work = matches!(game.board.stage, Stage::Schemin | Stage::Keeping | Stage::Stealin);
    let mut all = Vec::new();
    if at_work && game.board.armored.professore.is_some() {
        all.extend(game.board.professore_cards());
        all.sort_unstable();
        let count = [8, 9, 12, 14][usize::from(game.board.seats) / 2 - 1];
        assert_eq!(all.len(), count, "cards-couriers.md");
    }
    assert_eq!(have, all, "the cards of Il Professore");
}

#[test]
fn nothing_appears_and_nothing_is_lost() {
    each_game(10, |mut run| {
        let mut ledger = Ledger { out: None, pile_gone: false };
        loop {
            check(&run.game);
            ledger.follow(&run);
            if run.advance().is_none() {
                break;
            }
        }
    });
}

//! Writing a position.

use std::fmt::Write;

use super::super::tokens;
use crate::ask::{self, Ask};
use crate::bandit::Bandit;
use crate::board::Stage;
use crate::card::{Action, Face};
use crate::couriers::ARMORED_NEUTRAL;
use crate::game::{Game, Planned};
use crate::loot::{LootKind, Token, TokenSet};
use crate::names::Named;
use crate::parts::Part;
use crate::seat_cards::Held;
use crate::setup::NEUTRAL;
use crate::team::Team;
use crate::viewer::{Viewer, ViewerSet};

/// The position with everything secret in it, if this is a moment that a position can describe: an act
/// of Schemin', or a card of the pile that has not done anything yet. What the seats have counted in
/// mixed purses (R74), or seen going into a deck (V14), is not part of it.
#[must_use]
pub fn write(game: &Game) -> Option<String> {
    let asked = match game.prompt()?.ask {
        Ask::Act(ask::Act { .. }) => return Some(Writer { game, text: String::new() }.write()),
        Ask::Move(ask::Move { bandit, .. }) => (Some(bandit), Action::Move),
        Ask::Climb(ask::Climb { bandit, .. }) => (Some(bandit), Action::FloorChange),
        Ask::Fire(ask::Fire { bandit, .. }) => (Some(bandit), Action::Fire),
        Ask::Rob(ask::Rob { bandit, .. }) => (Some(bandit), Action::Robbery),
        Ask::Punch(ask::Punch { bandit, .. }) => (Some(bandit), Action::Punch),
        Ask::Marshal(ask::Marshal { .. }) => (None, Action::Marshal),
        _ => return None,
    };
    // An action that was granted (C35) is the middle of another card.
    let planned = game.secret.pile.get(usize::from(game.board.resolved))?;
    let own = match planned.card.face() {
        Face::Action(_, Action::Marshal) => asked == (None, Action::Marshal),
        Face::Action(bandit, action) => asked == (Some(bandit), action),
        Face::Bullet(_) => asked == (Some(Bandit::Misty), Action::Punch),
        Face::Plot(_) | Face::Binoculars(_) => false,
    };
    own.then(|| Writer { game, text: String::new() }.write())
}

struct Writer<'g> {
    game: &'g Game,
    text: String,
}

impl Writer<'_> {
    fn line(&mut self, key: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.text, "{key}: {value}");
    }

    fn write(mut self) -> String {
        let board = &self.game.board;
        let mut rules = board.rules;
        // V23: with two seats of 2014 the expert variant goes without saying.
        if board.format == crate::board::Format::Team2014 {
            rules.expert = false;
        }
        self.line("rules", rules);
        self.line("seats", tokens::write_leads(board));
        let own = board.trains.cars().filter(|&car| board.trains.is_first(car));
        let cars: Vec<_> = own.map(|car| board.trains.kind(car).name()).collect();
        self.line("train", cars.join(" "));
        self.line("first", tokens::write_seat(board.first, board));
        self.rounds();
        if let Some(marshal) = board.marshal {
            self.line("marshal", tokens::write_car(marshal, &board.trains));
        }
        self.armored();
        for bandit in board.bandits.iter() {
            self.line(&format!("at {bandit}"), tokens::write_place(board.place[bandit], &board.trains));
        }
        self.loot();
        self.bullets();
        self.stage();
        self.cards();
        self.text
    }

    fn rounds(&mut self) {
        let round = usize::from(self.game.board.round);
        let rounds = &self.game.secret.rounds;
        let names = |cards: &[crate::rounds::RoundCard]| {
            cards.iter().map(|card| card.name()).collect::<Vec<_>>().join(" ")
        };
        self.line("round", format!("{} {}", round + 1, rounds[round]));
        if round > 0 {
            self.line("past", names(&rounds[..round]));
        }
        if round + 1 < rounds.len() {
            self.line("upcoming", names(&rounds[round + 1..]));
        }
    }

    fn armored(&mut self) {
        let board = &self.game.board;
        if !board.has(Part::Guards) {
            return;
        }
        let places = board.armored.couriers.iter().map(|&place| tokens::write_place(place, &board.trains));
        self.line("couriers", places.collect::<Vec<_>>().join(" "));
        if board.armored.wild_bunch.iter().any(|&count| count > 0) {
            self.line("wild-bunch", tokens::write_bullets(&board.armored.wild_bunch));
        }
        if board.armored.healed.iter().any(|&count| count > 0) {
            self.line("healed", tokens::write_bullets(&board.armored.healed));
        }
        if board.armored.professore.is_some() {
            self.line("track", board.armored.track);
            let deck = self.game.secret.professore.iter().rev().map(ToString::to_string);
            let deck: Vec<_> = deck.collect();
            // After Schemin' his deck does not matter: it is put together anew (C23).
            if board.stage == Stage::Schemin {
                self.line("plots", deck.join(" "));
            }
        }
    }

    fn loot(&mut self) {
        let board = &self.game.board;
        for bandit in board.bandits.iter() {
            self.line(&format!("has {bandit}"), self.tokens(board.loot.held[bandit], Some(bandit)));
        }
        for car in board.trains.cars() {
            for place in [car.inside(), car.roof()] {
                let here = board.loot.at[place];
                if !here.is_empty() {
                    let key = format!("loot {}", tokens::write_place(place, &board.trains));
                    self.line(&key, self.tokens(here, None));
                }
            }
        }
    }

    fn tokens(&self, tokens: TokenSet, holder: Option<Bandit>) -> String {
        if tokens.is_empty() {
            return "nothing".to_owned();
        }
        // In an order that does not depend on their numbers, which a position does not carry.
        let mut words: Vec<_> =
            tokens.iter().map(|token| (token.kind(), self.token(token, holder))).collect();
        words.sort();
        words.into_iter().map(|(_, word)| word).collect::<Vec<_>>().join(" ")
    }

    /// `purse=400@ghost,doc`: its value, and who else than its holder knows it.
    fn token(&self, token: Token, holder: Option<Bandit>) -> String {
        let board = &self.game.board;
        let kind = token.kind();
        if matches!(kind, LootKind::Jewel | LootKind::Strongbox) {
            return kind.name().to_owned();
        }
        let worth = tokens::write_worth(kind, self.game.secret.purses.worth[token]);
        let mut text = format!("{kind}={worth}");
        let known = board.loot.known[token];
        let by_itself =
            holder.map_or(ViewerSet::EMPTY, |bandit| ViewerSet::just(Viewer::Seat(board.owner[bandit])));
        let others = known - by_itself;
        let knowers: Vec<_> = board.seats().filter(|&seat| others.has(Viewer::Seat(seat))).collect();
        if known == ViewerSet::EVERYBODY {
            text.push_str("@all");
        } else if !knowers.is_empty() {
            let names: Vec<_> = knowers.into_iter().map(|seat| tokens::write_seat(seat, board)).collect();
            let _ = write!(text, "@{}", names.join(","));
        } else if holder.is_none() && board.loot.touched.has(token) {
            text.push_str("@nobody");
        }
        text
    }

    fn bullets(&mut self) {
        let board = &self.game.board;
        let mut hit = 0;
        for seat in board.seats() {
            let at_seat = &board.at_seat[seat];
            let owned: u8 = at_seat.bullets.iter().sum();
            hit += at_seat.bullets[crate::card::SOURCES - 1];
            let name = tokens::write_seat(seat, board);
            if owned > 0 {
                self.line(&format!("bullets {name}"), tokens::write_bullets(&at_seat.bullets));
            }
            if at_seat.received != owned {
                self.line(&format!("received {name}"), at_seat.received);
            }
        }
        hit += board.armored.wild_bunch[crate::card::SOURCES - 1];
        let all = if board.has(Part::FullerBox) { ARMORED_NEUTRAL } else { NEUTRAL };
        if board.neutral + hit != all {
            self.line("neutral", board.neutral);
        }
    }

    fn stage(&mut self) {
        let board = &self.game.board;
        self.line("stage", board.stage.name());
        let pile: Vec<_> = self
            .game
            .secret
            .pile
            .iter()
            .skip(usize::from(board.resolved))
            .map(|p| self.planned(p))
            .collect();
        if !pile.is_empty() {
            self.line("pile", pile.join(", "));
        }
        let Some(prompt) = board.prompt.filter(|_| board.stage == Stage::Schemin) else { return };
        self.line("turn", board.turn + 1);
        self.line("to-act", tokens::write_seat(prompt.seat, board));
        let acted: Vec<_> = board.acted.iter().map(|seat| tokens::write_seat(seat, board)).collect();
        self.line("acted", if acted.is_empty() { "nobody".to_owned() } else { acted.join(" ") });
        let used = |team: &&Team| board.armored.diverted >> **team as u8 & 1 == 1;
        let used: Vec<_> = Team::ALL.iter().filter(used).map(|team| team.name()).collect();
        if !used.is_empty() {
            self.line("diverted", used.join(" "));
        }
        if board.second_act {
            self.line("second-act", "yes");
        }
    }

    fn planned(&self, planned: &Planned) -> String {
        let board = &self.game.board;
        let hidden = if planned.face_down { " hidden" } else { "" };
        let then = if planned.followed { " then" } else { "" };
        if planned.professore {
            return format!("professore {}{hidden}", planned.card);
        }
        let card = tokens::write_card(planned.card, &board.leads[planned.seat]);
        format!("{} {card}{hidden}{then}", tokens::write_seat(planned.seat, board))
    }

    fn cards(&mut self) {
        let board = &self.game.board;
        for seat in board.seats() {
            let cards = &self.game.secret.cards[seat];
            let name = tokens::write_seat(seat, board);
            let leads = &board.leads[seat];
            let list = |held: &mut dyn Iterator<Item = &Held>| -> String {
                let one = |held: &Held| {
                    format!(
                        "{}{}",
                        tokens::write_card(held.card(), leads),
                        if held.is_open() { "!" } else { "" }
                    )
                };
                let all: Vec<_> = held.map(one).collect();
                if all.is_empty() { "nothing".to_owned() } else { all.join(" ") }
            };
            let mut hand = cards.hand;
            hand.sort_unstable_by_key(|held| held.card());
            self.line(&format!("hand {name}"), list(&mut hand.iter()));
            self.line(&format!("deck {name}"), list(&mut cards.deck.iter().rev()));
            if !cards.bottom.is_empty() {
                let bottom: Vec<_> = cards.bottom.iter().map(|&card| Held::hidden(card)).collect();
                self.line(&format!("bottom {name}"), list(&mut bottom.iter()));
            }
            if board.rules.expert {
                self.line(&format!("discard {name}"), list(&mut cards.discard.iter().rev()));
            }
        }
    }
}

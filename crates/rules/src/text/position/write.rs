//! Writing a position.

use std::fmt::Write;

use super::super::tokens;
use crate::bandit::Bandit;
use crate::board::Stage;
use crate::game::{Game, Planned};
use crate::loot::{LootKind, Token, TokenSet};
use crate::names::Named;
use crate::prompt::Ask;
use crate::seat_cards::Held;
use crate::setup::NEUTRAL;
use crate::viewer::{Viewer, ViewerSet};

/// The position with everything secret in it, if this is a moment that a position can describe: an act
/// of Schemin', or a card of the pile that has not done anything yet. What the seats have counted in
/// mixed purses (R74), or seen going into a deck (V14), is not part of it.
#[must_use]
pub fn write(game: &Game) -> Option<String> {
    use Ask::{Act, Climb, Fire, Marshal, Move, Punch, Rob};
    let describable = matches!(
        game.prompt()?.ask,
        Act { .. } | Move { .. } | Climb { .. } | Fire { .. } | Rob { .. } | Punch { .. } | Marshal { .. }
    );
    describable.then(|| Writer { game, text: String::new() }.write())
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
        let cars: Vec<_> = board.trains.cars().map(|car| board.trains.kind(car).name()).collect();
        self.line("train", cars.join(" "));
        self.line("first", tokens::write_seat(board.first, board));
        self.rounds();
        self.line("marshal", tokens::write_car(board.marshal, &board.trains));
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
        let names = |cards: &[crate::round_card::RoundCard]| {
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
        tokens.iter().map(|token| self.token(token, holder)).collect::<Vec<_>>().join(" ")
    }

    /// `purse=400@ghost,doc`: its value, and who else than its holder knows it.
    fn token(&self, token: Token, holder: Option<Bandit>) -> String {
        let board = &self.game.board;
        if token.kind() != LootKind::Purse {
            return token.kind().name().to_owned();
        }
        let mut text = format!("purse={}", self.game.secret.purses.worth[token]);
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
        if board.neutral + hit != NEUTRAL {
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
        if board.second_act {
            self.line("second-act", "yes");
        }
    }

    fn planned(&self, planned: &Planned) -> String {
        let board = &self.game.board;
        let card = tokens::write_card(planned.card, &board.leads[planned.seat]);
        let hidden = if planned.face_down { " hidden" } else { "" };
        let then = if planned.followed { " then" } else { "" };
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
            if board.rules.expert {
                self.line(&format!("discard {name}"), list(&mut cards.discard.iter().rev()));
            }
        }
    }
}

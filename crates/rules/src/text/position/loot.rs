//! The loot of a position: handed out from the box, so that no token can be there twice.

use rand_core::Rng;

use super::super::fields::{Field, Fields, Result, TextError, named};
use super::super::tokens;
use crate::bandit::BanditSet;
use crate::chance::shuffle;
use crate::couriers::ARMORED_LOOT;
use crate::game::Game;
use crate::loot::{LootKind, Token, TokenSet, Worth, floor_loot};
use crate::parts::Part;
use crate::purses::Purses;
use crate::viewer::{Viewer, ViewerSet};

/// One word of loot: `jewel`, `purse`, `purse=400`, `purse=400@ghost,doc`.
struct LootWord {
    kind: LootKind,
    worth: Option<Worth>,
    known: Option<ViewerSet>,
}

/// `loot …` and `has …`: tokens are handed out from the box, so that none can be there twice.
pub(super) struct Loot<'g> {
    game: &'g mut Game,
    /// Tokens still in the box.
    left: TokenSet,
    /// Values still in the box, by kind.
    values: Vec<(LootKind, Worth)>,
    /// Purses put somewhere without a word about their value.
    unvalued: Vec<Token>,
}

impl<'g> Loot<'g> {
    pub(super) fn new(game: &'g mut Game) -> Self {
        for bandit in game.board.bandits.iter() {
            game.board.loot.held[bandit] = TokenSet::EMPTY;
        }
        game.secret.purses = Purses::printed();
        let mut left: TokenSet = game.boxed_purses().into_iter().collect();
        left = left | TokenSet::JEWELS | TokenSet::STRONGBOXES;
        if game.board.has(Part::FullerBox) {
            left = left | (TokenSet::FACE_DOWN - TokenSet::PURSES);
        } else {
            left = left - TokenSet::THIRD_STRONGBOX;
        }
        for token in (left & TokenSet::FACE_DOWN).iter() {
            game.board.loot.known[token] = ViewerSet::EMPTY;
        }
        let values =
            (left & TokenSet::FACE_DOWN).iter().map(|token| (token.kind(), token.printed())).collect();
        Self { game, left, values, unvalued: Vec::new() }
    }

    pub(super) fn read(mut self, fields: &mut Fields<'_>, rng: &mut impl Rng) -> Result<()> {
        let held = fields.take_all("has");
        let mut named = BanditSet::EMPTY;
        for field in &held {
            let bandit = tokens::bandit(field.line, field.argument, &self.game.board)?;
            let owner = Viewer::Seat(self.game.board.owner[bandit]);
            named.insert(bandit);
            for token in self.tokens(field, Some(owner))? {
                self.game.board.loot.held[bandit].insert(token);
            }
        }
        // B2: a bandit of whom nothing is said has its purse of $250, which all know (R13).
        for bandit in (self.game.board.bandits - named).iter() {
            let word = LootWord {
                kind: LootKind::Purse,
                worth: Worth::dollars(250),
                known: Some(ViewerSet::EVERYBODY),
            };
            let token = self.hand_out(1, &word)?;
            self.game.board.loot.held[bandit].insert(token);
        }
        for field in fields.take_all("loot") {
            if field.argument.is_empty() && field.value == "standard" {
                self.standard(&field)?;
                continue;
            }
            let place = tokens::place(field.line, field.argument, &self.game.board.trains)?;
            for token in self.tokens(&field, None)? {
                self.game.board.loot.at[place].insert(token);
            }
        }
        // B4: a strongbox that is nowhere else waits beside the train.
        if !self.game.board.has(Part::FullerBox) {
            self.game.board.loot.aside = (self.left & TokenSet::STRONGBOXES).iter().take(1).collect();
        }
        self.spread_values(rng);
        Ok(())
    }

    /// B3: the loot printed on each car's floor.
    fn standard(&mut self, field: &Field<'_>) -> Result<()> {
        for car in self.game.board.trains.cars() {
            let (purses, jewels, strongboxes) = floor_loot(self.game.board.trains.kind(car));
            let counts =
                [(LootKind::Purse, purses), (LootKind::Jewel, jewels), (LootKind::Strongbox, strongboxes)];
            for (kind, count) in counts {
                for _ in 0..count {
                    let token = self.hand_out(field.line, &LootWord { kind, worth: None, known: None })?;
                    self.game.board.loot.at[car.inside()].insert(token);
                }
            }
        }
        // C5: and what lies on the armored train.
        for (car, floor, kind) in ARMORED_LOOT {
            if let Some(car) = self.game.board.trains.find(car) {
                let token = self.hand_out(field.line, &LootWord { kind, worth: None, known: None })?;
                self.game.board.loot.at[car.floor(floor)].insert(token);
            }
        }
        Ok(())
    }

    /// The tokens a line names. `owner` knows them in any case.
    fn tokens(&mut self, field: &Field<'_>, owner: Option<Viewer>) -> Result<Vec<Token>> {
        let mut tokens = Vec::new();
        if field.value == "nothing" {
            return Ok(tokens);
        }
        for (word, count) in tokens::repeated(field.line, field.value)? {
            let mut word = self.word(field, word)?;
            if let Some(owner) = owner {
                let known = word.known.unwrap_or_default();
                word.known = Some(known | ViewerSet::just(owner));
            }
            for _ in 0..count {
                tokens.push(self.hand_out(field.line, &word)?);
            }
        }
        Ok(tokens)
    }

    fn word(&self, field: &Field<'_>, text: &str) -> Result<LootWord> {
        let (thing, known) =
            text.split_once('@').map_or((text, None), |(thing, known)| (thing, Some(known)));
        let (kind, worth) =
            thing.split_once('=').map_or((thing, None), |(kind, worth)| (kind, Some(worth)));
        let kind = named::<LootKind>(field.line, kind)?;
        let worth = worth.map(|worth| tokens::worth(field.line, kind, worth)).transpose()?;
        let known = known.map(|names| self.viewers(field, names)).transpose()?;
        if matches!(kind, LootKind::Jewel | LootKind::Strongbox) && (worth.is_some() || known.is_some()) {
            return Err(field.wrong(format!("a {kind} is open to all; write just `{kind}`")));
        }
        Ok(LootWord { kind, worth, known })
    }

    fn viewers(&self, field: &Field<'_>, names: &str) -> Result<ViewerSet> {
        match names {
            "all" => Ok(ViewerSet::EVERYBODY),
            "nobody" => Ok(ViewerSet::EMPTY),
            names => names
                .split(',')
                .map(|name| tokens::seat(field.line, name, &self.game.board).map(Viewer::Seat))
                .collect(),
        }
    }

    fn hand_out(&mut self, line: usize, word: &LootWord) -> Result<Token> {
        let token = self.left.of_kind(word.kind).first();
        let token = token
            .ok_or_else(|| TextError::new(line, format!("there is no further {} in the box", word.kind)))?;
        self.left.remove(token);
        if !TokenSet::FACE_DOWN.has(token) {
            return Ok(token);
        }
        match word.worth {
            None => self.unvalued.push(token),
            Some(worth) => {
                let index = self.values.iter().position(|&left| left == (word.kind, worth));
                let index = index.ok_or_else(|| {
                    TextError::new(
                        line,
                        format!("there is no further {} of ${worth} in the box", word.kind),
                    )
                })?;
                self.values.swap_remove(index);
                self.game.secret.purses.worth[token] = worth;
            }
        }
        if let Some(known) = word.known {
            self.game.board.loot.known[token] = known;
            self.game.board.loot.touched.insert(token);
        }
        Ok(token)
    }

    /// Purses without a word about their value get what is left in the box, at random.
    fn spread_values(mut self, rng: &mut impl Rng) {
        self.values.sort_unstable();
        shuffle(rng, &mut self.values);
        let boxed = (self.left & TokenSet::FACE_DOWN).iter();
        for token in self.unvalued.iter().copied().chain(boxed) {
            let index = self.values.iter().position(|(kind, _)| *kind == token.kind());
            if let Some(index) = index {
                self.game.secret.purses.worth[token] = self.values.remove(index).1;
            }
        }
    }
}

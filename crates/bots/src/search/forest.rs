//! What each seat has learned about its own choices: a tree for every seat, in which a choice is known by the
//! seat's own choices before it, whatever the others did in between.
//!
//! That keeps the trees small enough to learn from a few thousand games. A seat may have different choices
//! at the same node in different worlds, as its cards differ; only those it has are compared.

use folsom_rules::{Ask, BySeat, Choice, Eyes, Game, Indexed, Seat, Stage, View, ask};
use rand_core::Rng;
use tinyvec::ArrayVec;

use super::{Learning, Method};
use crate::exact::exp;
use crate::instinct::{self, MAX_WEIGHED, Memo, Weighed};
use crate::value::chances;

/// A choice that was tried at a node.
struct Edge {
    choice: Choice,
    /// The node that it leads to.
    child: u32,
    visits: u32,
    /// The chances to win that it led to, added up.
    sum: f32,
}

/// A point in the sequence of a seat's own choices.
type Node = Vec<Edge>;

/// Where in the forest a choice was made.
struct Step {
    seat: Seat,
    node: u32,
    edge: u32,
}

/// A tree for each seat that learns.
pub(super) struct Forest {
    method: Method,
    /// Who searches.
    seat: Seat,
    /// Games are judged when this round is over.
    round: u8,
    /// The first ones are the roots, seat by seat.
    nodes: Vec<Node>,
    /// The choices that the present game has led along.
    path: Vec<Step>,
    memo: Memo,
    odds: Odds,
    /// What was weighed last.
    weighed: Weighed,
}

/// How likely choices are at first sight: weights are whole dollars, so the same powers of e are wanted again and again.
struct Odds {
    temperature: f32,
    /// For each distance from the best; not a number where it has not been wanted yet.
    known: Vec<f32>,
}

impl Odds {
    /// Few choices are so many dollars worse than the best.
    const MOST_KNOWN: usize = 2048;

    fn new(temperature: f32) -> Self {
        Self { temperature, known: vec![f32::NAN; Self::MOST_KNOWN] }
    }

    /// The odds of a choice that is so many dollars behind the best, which has 1.
    fn behind(&mut self, dollars: i32) -> f32 {
        let power = -dollars as f32 / self.temperature;
        match self.known.get_mut(dollars as usize) {
            None => exp(power),
            Some(known) => {
                if known.is_nan() {
                    *known = exp(power);
                }
                *known
            }
        }
    }
}

impl Forest {
    /// Nothing learned yet.
    pub(super) fn new(method: Method, view: &View) -> Self {
        Self {
            method,
            seat: view.viewer.seat().unwrap_or_default(),
            round: view.board.round + method.horizon - 1,
            nodes: view.board.seats().map(|_| Node::new()).collect(),
            path: Vec::new(),
            memo: Memo::new(),
            odds: Odds::new(method.temperature),
            weighed: Weighed::new(),
        }
    }

    /// Plays a world on to the end of the round, with this choice to begin with if one is given, and learns from it.
    /// Returns the searcher's chance to win.
    pub(super) fn grow(&mut self, mut game: Game, first: Option<Choice>, dice: &mut impl Rng) -> f32 {
        let mut first = first;
        let learns = |seat: Seat| seat == self.seat || self.method.learning == Learning::Everybody;
        // Where each seat is in its tree; nowhere once it has left it.
        let mut at: BySeat<Option<u32>> = BySeat::from_fn(|seat| learns(seat).then(|| seat.index() as u32));
        self.path.clear();
        self.memo.begin(&game);
        while let Some(prompt) = game.prompt().filter(|_| !self.is_over(&game)) {
            let (seat, eyes) = (prompt.seat, game.eyes(prompt.seat));
            let choice = match (first.take(), at[seat]) {
                (Some(choice), Some(node)) => self.follow(node, choice, seat, &mut at),
                (None, Some(node)) if prompt.ask != Ask::Keep(ask::Keep) => {
                    self.method.weigh(&eyes, &mut self.memo, &mut self.weighed);
                    let choice = self.select(node);
                    self.follow(node, choice, seat, &mut at)
                }
                _ => {
                    self.method.weigh(&eyes, &mut self.memo, &mut self.weighed);
                    let choice = instinct::pick(&self.weighed, &self.method.style, dice);
                    choice.unwrap_or_else(|| eyes.choices().get(0))
                }
            };
            game.choose(choice, &mut ()).expect("an offered choice applies");
        }
        let chances = chances(&game, self.method.judge);
        for step in &self.path {
            let edge = &mut self.nodes[step.node as usize][step.edge as usize];
            edge.visits += 1;
            edge.sum += chances[step.seat];
        }
        chances[self.seat]
    }

    fn is_over(&self, game: &Game) -> bool {
        game.board().stage == Stage::Over || game.board().round > self.round
    }

    /// Goes along a choice. A new one is the last that this game teaches the seat about.
    fn follow(&mut self, node: u32, choice: Choice, seat: Seat, at: &mut BySeat<Option<u32>>) -> Choice {
        let edges = &self.nodes[node as usize];
        let known = edges.iter().position(|edge| edge.choice == choice);
        let edge = match known {
            Some(edge) => {
                at[seat] = Some(edges[edge].child);
                edge
            }
            None => {
                let child = self.nodes.len() as u32;
                self.nodes.push(Node::new());
                at[seat] = None;
                let edges = &mut self.nodes[node as usize];
                edges.push(Edge { choice, child, visits: 0, sum: 0.0 });
                edges.len() - 1
            }
        };
        if self.method.learning == Learning::Nobody {
            at[seat] = None;
        }
        self.path.push(Step { seat, node, edge: edge as u32 });
        choice
    }

    /// The choice that promises most of those that were weighed: by what came of it, and by instinct the less it was tried.
    fn select(&mut self, node: u32) -> Choice {
        let (weighed, odds) = (&self.weighed, &mut self.odds);
        let edges = &self.nodes[node as usize];
        let top = weighed.iter().map(|&(_, weight)| weight).max().unwrap_or(0);
        let mut known: ArrayVec<[(u32, f32, f32); MAX_WEIGHED]> = ArrayVec::new();
        let (mut visits, mut sum, mut all_odds) = (0, 0.0, 0.0);
        for &(choice, weight) in weighed {
            let edge = edges.iter().find(|edge| edge.choice == choice);
            let learned = edge.map_or((0, 0.0), |edge| (edge.visits, edge.sum));
            let odds = odds.behind(top - weight);
            visits += learned.0;
            sum += learned.1;
            all_odds += odds;
            known.push((learned.0, learned.1, odds));
        }
        // What was never tried is taken for as good as the rest.
        let mean = if visits == 0 { 0.0 } else { sum / visits as f32 };
        let explore = self.method.curiosity * ((visits + 1) as f32).sqrt() / all_odds;
        let promise = |&(visits, sum, odds): &(u32, f32, f32)| {
            let value = if visits == 0 { mean } else { sum / visits as f32 };
            value + explore * odds / (1 + visits) as f32
        };
        let mut best = (f32::MIN, weighed[0].0);
        for (learned, &(choice, _)) in known.iter().zip(weighed) {
            let promise = promise(learned);
            if promise > best.0 {
                best = (promise, choice);
            }
        }
        best.1
    }

    /// How often the searcher tried a choice, and its chance to win with it.
    pub(super) fn learned(&self, choice: Choice) -> (u32, f32) {
        let root = &self.nodes[self.seat.index()];
        let edge = root.iter().find(|edge| edge.choice == choice);
        edge.map_or((0, 0.0), |edge| (edge.visits, edge.sum / edge.visits.max(1) as f32))
    }
}

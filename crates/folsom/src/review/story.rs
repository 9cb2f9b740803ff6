//! A review in English: what is said of it, whether in a terminal or on a page.

use folsom_protocol::{
    HeadlineJson, Label, LuckKind, MomentJson, NewsOfReview, ReviewJson, SeatReviewJson, Word,
};
use folsom_review::Reviewer;
use folsom_rules::text::notation::read_choice;
use folsom_rules::{Seat, Viewer, bandit_name, choice_phrase};

/// A review, and the game it is about.
pub(crate) struct Story<'a> {
    pub(crate) reviewer: &'a Reviewer,
    pub(crate) review: &'a ReviewJson,
    /// Whose decisions were weighed, if not everybody's.
    pub(crate) only: Option<Seat>,
}

/// What a label is called.
pub(crate) const fn label_name(label: Label) -> &'static str {
    match label {
        Label::Slip => "misstep",
        Label::Mistake => "misfire",
        Label::Blunder => "shot in the foot",
    }
}

/// A part of one in points, such as `9`, or `0.4` if that is little.
pub(crate) fn points(part: f64) -> String {
    let points = part * 100.0;
    if points.abs() < 9.95 { format!("{points:.1}") } else { format!("{points:.0}") }
}

/// With its sign.
pub(crate) fn signed(part: f64) -> String {
    let points = (part * 100.0).round();
    if points == 0.0 { "0".to_owned() } else { format!("{points:+.0}") }
}

impl Story<'_> {
    /// Those whose decisions were weighed.
    pub(crate) fn seats(&self) -> impl Iterator<Item = &SeatReviewJson> {
        self.review.seats.iter().filter(|seat| self.only.is_none_or(|only| seat.seat == Word(only)))
    }

    /// A seat by its bandits.
    pub(crate) fn name(&self, seat: Word<Seat>) -> String {
        let of = self.review.seats.iter().find(|one| one.seat == seat);
        let names: Vec<&str> =
            of.iter().flat_map(|one| &one.bandits).map(|bandit| bandit_name(bandit.0)).collect();
        if names.is_empty() { seat.to_string() } else { names.join(" & ") }
    }

    /// The moments that have a label, in order.
    pub(crate) fn labelled(&self) -> impl Iterator<Item = (&MomentJson, Label)> {
        self.review.moments.iter().filter_map(|moment| Some((moment, moment.label?)))
    }

    /// A candidate of a moment, as one may say it: `play Fire`.
    pub(crate) fn phrase(&self, moment: &MomentJson, candidate: usize) -> String {
        let Some(candidate) = moment.candidates.get(candidate) else { return String::new() };
        let game = &self.reviewer.positions()[moment.choice as usize];
        let Word(seat) = moment.seat;
        match read_choice(&candidate.choice.text, game.board(), seat) {
            Ok(choice) => choice_phrase(choice, &game.view(Viewer::Seat(seat))),
            Err(_) => candidate.choice.text.clone(),
        }
    }

    /// Where in the game: `turn 3`, `Stealin'`.
    pub(crate) fn when(&self, moment: &MomentJson) -> String {
        match moment.turn {
            Some(turn) => format!("turn {turn}"),
            None => "Stealin'".to_owned(),
        }
    }

    /// What a headline says.
    pub(crate) fn headline(&self, headline: &HeadlineJson) -> String {
        let points = points(headline.points);
        let moment = self.review.moments.iter().find(|moment| moment.choice + 1 == headline.after);
        let chosen = moment.map(|moment| self.phrase(moment, moment.chosen as usize)).unwrap_or_default();
        let best = moment.map(|moment| self.phrase(moment, 0)).unwrap_or_default();
        match &headline.what {
            NewsOfReview::GaveAway { seat, .. } => {
                format!(
                    "{} gave away {points} points: better than to {chosen} was to {best}",
                    self.name(*seat)
                )
            }
            NewsOfReview::Cost { seat, whom, .. } => {
                format!(
                    "{} chose to {chosen}, which cost {} {points} points",
                    self.name(*seat),
                    self.name(*whom)
                )
            }
            NewsOfReview::Gained { seat, .. } => {
                format!("{} chose to {chosen}, and gained {points} points", self.name(*seat))
            }
            NewsOfReview::Lucky { seat, luck } => {
                format!("{} kind to {}: {points} points", luck_name(*luck), self.name(*seat))
            }
            NewsOfReview::Unlucky { seat, luck } => {
                format!("{} unkind to {}: {points} points", luck_name(*luck), self.name(*seat))
            }
        }
    }

    /// What is said of a choice that was not the best: the fault, what had been better, and what could not be known.
    pub(crate) fn verdict(&self, moment: &MomentJson, label: Label) -> [String; 3] {
        let chosen = &moment.candidates[moment.chosen as usize];
        let best = &moment.candidates[0];
        let fault = format!(
            "chose to {}: a {}, {} points (± {}) given away",
            self.phrase(moment, moment.chosen as usize),
            label_name(label),
            points(moment.loss),
            points(moment.error)
        );
        let better = format!(
            "better: to {} ({:.0} % to win, against {:.0} %)",
            self.phrase(moment, 0),
            best.chance * 100.0,
            chosen.chance * 100.0
        );
        [fault, better, self.unknown(moment)]
    }

    /// What could not be known; empty if nothing mattered.
    fn unknown(&self, moment: &MomentJson) -> String {
        let unknown = &moment.unknown;
        let cards: usize = unknown.hands.iter().map(|hand| hand.cards.len()).sum();
        let count = |count: usize, one: &str, many: &str| match count {
            0 => None,
            1 => Some(format!("one {one}")),
            more => Some(format!("{more} {many}")),
        };
        let parts = [
            count(unknown.pile.len(), "card of the plan", "cards of the plan"),
            count(cards, "card in other hands", "cards in other hands"),
            count(unknown.tokens as usize, "piece of loot", "pieces of loot"),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        if parts.is_empty() { String::new() } else { format!("not to be known: {}", parts.join(", ")) }
    }
}

const fn luck_name(luck: LuckKind) -> &'static str {
    match luck {
        LuckKind::Deal => "the deal was",
        LuckKind::Round | LuckKind::Hands => "the cards of the round were",
        LuckKind::Reshuffle => "a fresh shuffle was",
        LuckKind::Pick => "a blind grab was",
    }
}

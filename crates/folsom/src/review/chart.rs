//! The picture of a review: everybody's chances over the game, one upon the other, with the moments marked. As SVG.

use std::fmt::Write;

use folsom_protocol::{Label, Word};
use folsom_rules::{Bandit, Indexed, Seat};

use super::story::{Story, label_name};

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 360.0;
/// Below the picture, for the numbers of the rounds.
const FOOT: f64 = 28.0;

/// The colours of the bandits, as the web client has them for cards and lines (`web/src/style/palette.css`).
pub(crate) const fn colour(bandit: Bandit) -> &'static str {
    match bandit {
        Bandit::Ghost => "#8b95a0",
        Bandit::Cheyenne => "#3f7a4d",
        Bandit::Tuco => "#b3372f",
        Bandit::Django => "#26221f",
        Bandit::Belle => "#7a4a86",
        Bandit::Doc => "#2f5f8a",
        Bandit::Misty => "#d2692b",
        Bandit::Twinzz => "#2f8580",
        Bandit::Mei => "#e0ac2b",
    }
}

/// The picture.
pub(crate) fn draw(story: &Story<'_>) -> String {
    let review = story.review;
    let last = f64::from(review.points.last().map_or(1, |point| point.after).max(1));
    let x = |after: u32| f64::from(after) / last * WIDTH;
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"Chances to win over the game; the table below has the same\">",
        HEIGHT + FOOT
    );
    let mut below = vec![0.0; review.points.len()];
    for party in &review.parties {
        let Some(&Word(seat)) = party.first() else { continue };
        let chance = |index: usize| review.points[index].chances[seat.index()];
        let top: Vec<f64> = (0..below.len()).map(|index| below[index] + chance(index)).collect();
        let y = |height: f64| HEIGHT * (1.0 - height.clamp(0.0, 1.0));
        let at =
            |index: usize, height: f64| format!("{:.1},{:.1}", x(review.points[index].after), y(height));
        let upper = (0..top.len()).map(|index| at(index, top[index]));
        let lower = (0..top.len()).rev().map(|index| at(index, below[index]));
        let outline: Vec<String> = upper.chain(lower).collect();
        let _ = write!(
            svg,
            "<polygon points=\"{}\" fill=\"{}\" stroke=\"#fbf3e0\" stroke-width=\"1\"><title>{}</title></polygon>",
            outline.join(" "),
            seat_colour(story, seat),
            party_name(story, party)
        );
        below = top;
    }
    draw_rounds(&mut svg, story, x);
    draw_moments(&mut svg, story, x);
    svg.push_str("</svg>");
    svg
}

/// A seat's colour: that of its first bandit.
pub(crate) fn seat_colour(story: &Story<'_>, seat: Seat) -> &'static str {
    let of = story.review.seats.iter().find(|one| one.seat == Word(seat));
    of.and_then(|one| one.bandits.first()).map_or("#5e4737", |bandit| colour(bandit.0))
}

fn party_name(story: &Story<'_>, party: &[Word<Seat>]) -> String {
    party.iter().map(|&seat| story.name(seat)).collect::<Vec<_>>().join(", ")
}

fn draw_rounds(svg: &mut String, story: &Story<'_>, x: impl Fn(u32) -> f64) {
    let starts = story.review.points.chunk_by(|one, two| one.round == two.round);
    for start in starts.filter_map(|round| round.first()) {
        let left = x(start.after);
        let _ = write!(
            svg,
            "<line x1=\"{left:.1}\" x2=\"{left:.1}\" y1=\"0\" y2=\"{}\" stroke=\"#fbf3e0\" stroke-dasharray=\"3 4\"/>\
             <text x=\"{:.1}\" y=\"{}\" class=\"round\">Round {}</text>",
            HEIGHT + 6.0,
            left + 4.0,
            HEIGHT + 20.0,
            start.round
        );
    }
}

/// A mark at the foot of the picture for every choice with a label, the larger the worse.
fn draw_moments(svg: &mut String, story: &Story<'_>, x: impl Fn(u32) -> f64) {
    for (moment, label) in story.labelled() {
        let Word(seat) = moment.seat;
        let size = match label {
            Label::Slip => 4.0,
            Label::Mistake => 6.0,
            Label::Blunder => 8.5,
        };
        let _ = write!(
            svg,
            "<a href=\"#moment-{}\"><circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{size}\" fill=\"{}\" stroke=\"#fbf3e0\" \
             stroke-width=\"2\"><title>{}: {}</title></circle></a>",
            moment.choice,
            x(moment.choice + 1),
            HEIGHT - 12.0,
            seat_colour(story, seat),
            story.name(moment.seat),
            label_name(label)
        );
    }
}

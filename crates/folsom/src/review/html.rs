//! The review as one page that needs nothing else: the picture, the tables, and every choice that could have been better.

use std::fmt::Write;

use folsom_protocol::{Label, MomentJson, SeatReviewJson, Word};
use folsom_rules::Indexed;

use super::chart::{draw, seat_colour};
use super::story::{Story, signed};
use crate::figures::grouped;

/// The page.
pub(crate) fn page(story: &Story<'_>) -> String {
    let mut body = String::new();
    let games = grouped(story.review.games.into());
    let _ = write!(
        body,
        "<h1>The robbery, looked back at</h1><p class=\"faint\">{games} games in the head for each decision. Points are hundredths of \
         a win.</p>"
    );
    write_headlines(&mut body, story);
    let _ = write!(
        body,
        "<h2>Chances to win</h2><p class=\"faint\">With all cards open. Each mark is a choice that could have been better.</p>\
         <figure>{}</figure>{}",
        draw(story),
        legend(story)
    );
    write_chances(&mut body, story);
    write_quality(&mut body, story);
    write_waterfall(&mut body, story);
    write_moments(&mut body, story);
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, \
         initial-scale=1\"><title>Folsom: a robbery, looked back at</title><style>{STYLE}</style></head><body><main>{body}</main></body></html>\n"
    )
}

const STYLE: &str = include_str!("page.css");

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn name(story: &Story<'_>, seat: Word<folsom_rules::Seat>) -> String {
    let colour = seat_colour(story, seat.0);
    format!("<b class=\"seat\"><i style=\"background:{colour}\"></i>{}</b>", escaped(&story.name(seat)))
}

fn legend(story: &Story<'_>) -> String {
    let parties = story.review.parties.iter().map(|party| {
        let names: Vec<String> = party.iter().map(|&seat| name(story, seat)).collect();
        format!("<li>{}</li>", names.join(" "))
    });
    format!("<ul class=\"legend\">{}</ul>", parties.collect::<String>())
}

fn write_headlines(body: &mut String, story: &Story<'_>) {
    body.push_str("<ol class=\"headlines\">");
    for headline in &story.review.headlines {
        let _ =
            write!(body, "<li><b>Round {}</b> {}</li>", headline.round, escaped(&story.headline(headline)));
    }
    body.push_str("</ol>");
}

/// A table: its headings, then a row for each seat.
fn write_table<'a>(
    body: &mut String,
    story: &Story<'_>,
    headings: &[&str],
    seats: impl Iterator<Item = &'a SeatReviewJson>,
    cells: impl Fn(&SeatReviewJson) -> Vec<String>,
) {
    body.push_str("<div class=\"wide\"><table><thead><tr><th></th>");
    headings.iter().for_each(|heading| body.push_str(&format!("<th scope=\"col\">{heading}</th>")));
    body.push_str("</tr></thead><tbody>");
    for seat in seats {
        let _ = write!(body, "<tr><th scope=\"row\">{}</th>", name(story, seat.seat));
        cells(seat).iter().for_each(|cell| body.push_str(&format!("<td>{cell}</td>")));
        body.push_str("</tr>");
    }
    body.push_str("</tbody></table></div>");
}

/// The picture for those who can't see it.
fn write_chances(body: &mut String, story: &Story<'_>) {
    let points = &story.review.points;
    let starts = points.chunk_by(|one, two| one.round == two.round).filter_map(|round| round.first());
    let shown: Vec<_> = starts.chain(points.last()).collect();
    let mut headings: Vec<String> = shown.iter().map(|point| format!("Round {}", point.round)).collect();
    if let Some(last) = headings.last_mut() {
        *last = "The end".to_owned();
    }
    let headings: Vec<&str> = headings.iter().map(String::as_str).collect();
    write_table(body, story, &headings, story.review.seats.iter(), |seat| {
        let Word(seat) = seat.seat;
        shown.iter().map(|point| format!("{:.0} %", point.chances[seat.index()] * 100.0)).collect()
    });
}

fn write_quality(body: &mut String, story: &Story<'_>) {
    body.push_str("<h2>How well they chose</h2>");
    let headings = ["Unforced", "Accuracy", "Lost per 100", "Missteps", "Misfires", "Shots in the foot"];
    let figure = |figure: Option<f64>, digits: usize| {
        figure.map_or("–".to_owned(), |figure| format!("{figure:.digits$}"))
    };
    write_table(body, story, &headings, story.seats(), |seat| {
        let total = &seat.total;
        vec![
            total.choices.to_string(),
            figure(total.accuracy, 1),
            figure(total.lost_per_100, 0),
            total.slips.to_string(),
            total.mistakes.to_string(),
            total.blunders.to_string(),
        ]
    });
}

fn write_waterfall(body: &mut String, story: &Story<'_>) {
    body.push_str("<h2>How it came about</h2>");
    let headings = ["Parity", "Luck", "Own choices", "The others’ choices", "Result"];
    write_table(body, story, &headings, story.seats(), |seat| {
        seat.waterfall.as_ref().map_or_else(Vec::new, |fall| {
            vec![
                format!("{:.0}", fall.parity * 100.0),
                signed(fall.luck.change),
                signed(fall.own.change),
                signed(fall.others.change),
                format!("{:.0}", fall.result * 100.0),
            ]
        })
    });
}

fn write_moments(body: &mut String, story: &Story<'_>) {
    body.push_str("<h2>What could have been better</h2>");
    for (moment, label) in story.labelled() {
        let [fault, _, unknown] = story.verdict(moment, label);
        let _ = write!(
            body,
            "<section id=\"moment-{}\" class=\"{}\"><h3>{} <span class=\"faint\">round {}, {}</span></h3><p>{}</p>{}<p class=\"faint\">{}</p></section>",
            moment.choice,
            class(label),
            name(story, moment.seat),
            moment.round,
            story.when(moment),
            escaped(&fault),
            bars(story, moment),
            escaped(&unknown)
        );
    }
}

const fn class(label: Label) -> &'static str {
    match label {
        Label::Slip => "slip",
        Label::Mistake => "mistake",
        Label::Blunder => "blunder",
    }
}

/// The candidates that were compared, with their chances; the chosen one is marked.
fn bars(story: &Story<'_>, moment: &MomentJson) -> String {
    let mut list = String::from("<ul class=\"bars\">");
    let shown =
        (0..moment.candidates.len()).filter(|&index| index < SHOWN || index == moment.chosen as usize);
    for index in shown {
        let chance = (moment.candidates[index].chance * 100.0).clamp(0.0, 100.0);
        let chosen = if index == moment.chosen as usize { " class=\"chosen\"" } else { "" };
        let _ = write!(
            list,
            "<li{chosen}><span>{}</span><i style=\"width:{chance:.1}%\"></i><b>{chance:.1} %</b></li>",
            escaped(&story.phrase(moment, index))
        );
    }
    list.push_str("</ul>");
    list
}

/// So many candidates are shown at most, and the chosen one.
const SHOWN: usize = 4;

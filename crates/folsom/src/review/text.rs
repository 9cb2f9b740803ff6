//! The review as a commentator's notes.

use std::io::{self, Write};

use folsom_protocol::{SeatReviewJson, Word};
use folsom_rules::ROUNDS;

use super::story::{Story, signed};
use crate::columns::{Column, line};
use crate::figures::grouped;
use crate::palette::{BAD, FAINT, PART, paint, paint_names};

/// Writes them.
pub(crate) fn print(out: &mut impl Write, story: &Story<'_>) -> io::Result<()> {
    let bandits =
        story.reviewer.positions().last().map_or_else(Default::default, |game| game.board().bandits);
    let mut notes = Vec::new();
    write_notes(&mut notes, story)?;
    let notes = String::from_utf8_lossy(&notes);
    write!(out, "{}", paint_names(&notes, bandits))
}

fn write_notes(out: &mut impl Write, story: &Story<'_>) -> io::Result<()> {
    let games = grouped(story.review.games.into());
    writeln!(out, "{}", paint(PART, "The robbery, looked back at"))?;
    writeln!(
        out,
        "{}",
        paint(
            FAINT,
            &format!("{games} games in the head for each decision; points are hundredths of a win")
        )
    )?;
    heading(out, "Headlines")?;
    for headline in &story.review.headlines {
        writeln!(out, "  Round {}: {}", headline.round, story.headline(headline))?;
    }
    heading(out, "How well they chose")?;
    write_table(out, &quality(story))?;
    heading(out, "Points given away, round by round")?;
    write_table(out, &rounds(story))?;
    heading(out, "How it came about, in points")?;
    write_table(out, &waterfall(story))?;
    heading(out, "Chances with all cards open, in per cent")?;
    write_table(out, &chances(story))?;
    write_moments(out, story)
}

fn heading(out: &mut impl Write, text: &str) -> io::Result<()> {
    writeln!(out, "\n{}", paint(PART, text))
}

fn write_table(out: &mut impl Write, columns: &[Column]) -> io::Result<()> {
    for row in 0..columns.first().map_or(0, Column::rows) {
        let line = line(columns, row);
        let line = line.trim_end();
        writeln!(out, "  {}", if row == 0 { paint(FAINT, line) } else { line.to_owned() })?;
    }
    Ok(())
}

fn names(story: &Story<'_>) -> Column {
    Column::names("", story.seats().map(|seat| story.name(seat.seat)))
}

fn quality(story: &Story<'_>) -> Vec<Column> {
    let figures = |title: &str, figure: fn(&SeatReviewJson) -> String| {
        Column::figures(title, story.seats().map(figure))
    };
    let or_none = |figure: Option<f64>, digits: usize| {
        figure.map_or("–".to_owned(), |figure| format!("{figure:.digits$}"))
    };
    vec![
        names(story),
        figures("unforced", |seat| seat.total.choices.to_string()),
        Column::figures("accuracy", story.seats().map(|seat| or_none(seat.total.accuracy, 1))),
        Column::figures("lost per 100", story.seats().map(|seat| or_none(seat.total.lost_per_100, 0))),
        figures("missteps", |seat| seat.total.slips.to_string()),
        figures("misfires", |seat| seat.total.mistakes.to_string()),
        figures("shots in the foot", |seat| seat.total.blunders.to_string()),
    ]
}

fn rounds(story: &Story<'_>) -> Vec<Column> {
    let round = |round: usize| {
        let lost = story.seats().map(move |seat| match seat.rounds[round].choices {
            0 => "–".to_owned(),
            _ => format!("{:.1}", (seat.rounds[round].lost * 100.0).max(0.0)),
        });
        Column::figures(&format!("round {}", round + 1), lost)
    };
    std::iter::once(names(story)).chain((0..ROUNDS).map(round)).collect()
}

fn waterfall(story: &Story<'_>) -> Vec<Column> {
    let figures = |title: &str, figure: &dyn Fn(&folsom_protocol::WaterfallJson) -> String| {
        Column::figures(
            title,
            story.seats().map(|seat| seat.waterfall.as_ref().map_or(String::new(), figure)),
        )
    };
    vec![
        names(story),
        figures("parity", &|fall| format!("{:.0}", fall.parity * 100.0)),
        figures("luck", &|fall| signed(fall.luck.change)),
        figures("own choices", &|fall| signed(fall.own.change)),
        figures("the others' choices", &|fall| signed(fall.others.change)),
        figures("result", &|fall| format!("{:.0}", fall.result * 100.0)),
    ]
}

/// At the deal, and when each round was over.
fn chances(story: &Story<'_>) -> Vec<Column> {
    let points = &story.review.points;
    let round_starts = points.chunk_by(|one, two| one.round == two.round).filter_map(|round| round.first());
    let shown = round_starts.map(|point| (format!("round {}", point.round), point));
    let shown = shown.chain(points.last().map(|point| ("the end".to_owned(), point)));
    let column = |(title, point): (String, &folsom_protocol::PointJson)| {
        let chance = |seat: &SeatReviewJson| {
            let Word(seat) = seat.seat;
            let chance = point.chances[folsom_rules::Indexed::index(seat)];
            format!("{:.0}", chance * 100.0)
        };
        Column::figures(&title, story.review.seats.iter().map(chance))
    };
    let everybody = Column::names("", story.review.seats.iter().map(|seat| story.name(seat.seat)));
    std::iter::once(everybody).chain(shown.map(column)).collect()
}

fn write_moments(out: &mut impl Write, story: &Story<'_>) -> io::Result<()> {
    heading(out, "What could have been better")?;
    let mut round = 0;
    for (moment, label) in story.labelled() {
        if moment.round != round {
            round = moment.round;
            writeln!(out, "  {}", paint(PART, &format!("Round {round}")))?;
        }
        let [fault, better, unknown] = story.verdict(moment, label);
        let fault =
            fault.replace(super::story::label_name(label), &paint(BAD, super::story::label_name(label)));
        writeln!(
            out,
            "    {}: {fault}",
            format_args!("{}, {}", story.name(moment.seat), story.when(moment))
        )?;
        writeln!(out, "      {better}")?;
        if !unknown.is_empty() {
            writeln!(out, "      {}", paint(FAINT, &unknown))?;
        }
    }
    if round == 0 {
        writeln!(out, "  Nothing that is beyond doubt.")?;
    }
    Ok(())
}

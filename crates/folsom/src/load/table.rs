//! What came of it, as tables.

use std::io::{self, Write};

use super::report::{Between, Report, ServerFigures};
use super::times::Percentiles;
use crate::columns::{Column, line};
use crate::failure::Failure;
use crate::figures::grouped;
use crate::palette::{FAINT, GOOD, PART, paint};

/// Prints it.
pub(super) fn print(out: &mut impl Write, report: &Report) -> Result<(), Failure> {
    let Report { tables, open, .. } = report;
    writeln!(out, "{tables} tables where four people play, {open} where four people wait")?;
    let pace =
        report.pace.map_or_else(|| "as fast as can be".to_owned(), |pace| format!("{pace} a second"));
    let games = grouped(report.games);
    let how = format!("{:.1} seconds, {pace}; {games} games came to their end", report.seconds);
    writeln!(out, "{}\n", paint(FAINT, &how))?;
    // If nobody played there is nothing to tell of choices.
    if let Some((done, received)) = report.done_ms.as_ref().zip(report.received_ms.as_ref()) {
        write_figures(out, "choices", &choices(report))?;
        write_times(
            out,
            &[("sent until known to be stored", done), ("sent until received by all", received)],
        )?;
    }
    if let Some(between) = &report.between {
        write_figures(out, &format!("between {} servers", report.nodes), &between_figures(between))?;
        if let Some((near, far)) = between.near_done_ms.as_ref().zip(between.far_done_ms.as_ref()) {
            write_times(
                out,
                &[("stored, sent to the table's server", near), ("stored, sent to another", far)],
            )?;
        }
    }
    match &report.server {
        Some(server) => write_figures(out, "server", &server_figures(server))?,
        None => writeln!(out, "{}", paint(FAINT, "what the server used can't be known"))?,
    }
    match report.stored {
        Some(stored) => {
            let all =
                format!("all {} choices were found in its database after it was killed", grouped(stored));
            writeln!(out, "{}", paint(GOOD, &all))?;
        }
        None => writeln!(out, "{}", paint(FAINT, "its database is not ours, so nobody looked into it"))?,
    }
    Ok(())
}

type Figures = Vec<(&'static str, String)>;

fn choices(report: &Report) -> Figures {
    let whole = |figure: f64| grouped(figure.round() as u64);
    vec![
        ("stored and received by all four", grouped(report.choices as u64)),
        ("a second", whole(report.choices_per_second)),
        ("bytes for each, to the server", whole(report.bytes_per_choice.to_server)),
        ("bytes for each, to all four", whole(report.bytes_per_choice.to_clients)),
    ]
}

fn between_figures(between: &Between) -> Figures {
    vec![
        ("messages a second", grouped(between.messages_per_second.round() as u64)),
        ("messages for each choice", format!("{:.2}", between.messages_per_choice)),
        ("bytes for each choice", grouped(between.bytes_per_choice.round() as u64)),
        ("entries that came too late", grouped(between.counted.conflicts)),
        ("connections lost with a message", grouped(between.counted.gaps)),
        ("tables let go", grouped(between.counted.let_go)),
    ]
}

fn server_figures(server: &ServerFigures) -> Figures {
    let megabytes = |bytes: u64| format!("{:.1} MB", bytes as f64 / 1e6);
    let kilobytes = |bytes: Option<u64>| {
        bytes.map_or("–".to_owned(), |bytes| format!("{:.1} kB", bytes as f64 / 1e3))
    };
    vec![
        ("memory at the start", megabytes(server.memory_at_start)),
        ("memory for a table where four wait", kilobytes(server.memory_per_open_table)),
        ("memory for a table where four play", kilobytes(server.memory_per_played_table)),
        ("memory at the end", megabytes(server.memory_at_end)),
        ("computing, on all cores together", format!("{:.2} s", server.cpu_seconds)),
        (
            "computing for each choice",
            server.cpu_us_per_choice.map_or("–".to_owned(), |us| format!("{us:.0} µs")),
        ),
    ]
}

fn write_figures(out: &mut impl Write, title: &str, figures: &Figures) -> io::Result<()> {
    let names = figures.iter().map(|(name, _)| (*name).to_owned());
    let columns = [
        Column::names(title, names),
        Column::figures("", figures.iter().map(|(_, figure)| figure.clone())),
    ];
    write_columns(out, &columns, figures.len())
}

fn write_times(out: &mut impl Write, rows: &[(&str, &Percentiles)]) -> io::Result<()> {
    let figures = |title, figure: fn(&Percentiles) -> f64| {
        Column::figures(title, rows.iter().map(|(_, times)| format!("{:.1}", figure(times))))
    };
    let columns = [
        Column::names("milliseconds", rows.iter().map(|(name, _)| (*name).to_owned())),
        figures("p50", |times| times.p50),
        figures("p95", |times| times.p95),
        figures("p99", |times| times.p99),
        figures("max", |times| times.max),
    ];
    write_columns(out, &columns, rows.len())
}

fn write_columns(out: &mut impl Write, columns: &[Column], rows: usize) -> io::Result<()> {
    writeln!(out, "{}", paint(PART, line(columns, 0).trim_end()))?;
    (1..=rows).try_for_each(|row| writeln!(out, "{}", line(columns, row)))?;
    writeln!(out)
}

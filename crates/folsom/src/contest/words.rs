//! What the tables of all contests say in the same words.

use std::io::{self, Write};

use folsom_bots::Entrant;
use folsom_bots::arena::{Clock, Troubles};

use crate::columns::Column;
use crate::palette::{BAD, FAINT, paint};

/// A longer name would push the figures off the screen.
const LONGEST_NAME: usize = 40;

/// The name of an entrant, cut if the command of a program is long.
pub(crate) fn entrant_name(name: &str) -> String {
    if name.chars().count() <= LONGEST_NAME {
        return name.to_owned();
    }
    name.chars().take(LONGEST_NAME - 1).chain(['…']).collect()
}

/// Entrants as one argument, which needs quotes if a program's command has spaces.
pub(crate) fn entrants_argument(entrants: &[Entrant]) -> String {
    let text = entrants.iter().map(Entrant::to_string).collect::<Vec<_>>().join(",");
    if text.contains(' ') { format!("'{text}'") } else { text }
}

/// `12.5 %`
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// The columns that tell how long decisions took.
pub(crate) fn time_columns<'a>(clocks: impl Iterator<Item = &'a Clock> + Clone) -> [Column; 2] {
    let ms = |time: f64| if time < 10.0 { format!("{time:.3}") } else { format!("{time:.1}") };
    [
        Column::figures("ms mean", clocks.clone().map(|clock| ms(clock.mean_ms()))),
        Column::figures("ms p95", clocks.map(|clock| ms(clock.percentile_ms(95)))),
    ]
}

/// Says that more games were played than asked for, if so.
pub(crate) fn rounded_up(out: &mut impl Write, asked: usize, played: usize) -> io::Result<()> {
    if played == asked {
        return Ok(());
    }
    let why = format!("{asked} games were asked for; in the last deal, too, everybody has had every seat");
    writeln!(out, "{}", paint(FAINT, &why))
}

/// Says what went wrong with a bot, if anything did. The games went on all the same.
pub(crate) fn tell_troubles(out: &mut impl Write, name: &str, troubles: &Troubles) -> io::Result<()> {
    if troubles.count == 0 {
        return Ok(());
    }
    let times = if troubles.count == 1 { "once".to_owned() } else { format!("{} times", troubles.count) };
    let sentence =
        format!("{name} was in trouble {times}; a choice was made for it, and the games went on:");
    writeln!(out, "\n{}", paint(BAD, &sentence))?;
    troubles.texts.iter().try_for_each(|text| writeln!(out, "    {text}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(write: impl FnOnce(&mut Vec<u8>) -> io::Result<()>) -> String {
        let mut out = Vec::new();
        write(&mut out).expect("memory takes everything");
        anstream::adapter::strip_str(&String::from_utf8(out).expect("it is text")).to_string()
    }

    #[test]
    fn troubles_are_told_with_how_often_and_why_and_none_is_told_of_nobody() {
        let troubles = Troubles { count: 3, texts: vec!["no answer".to_owned(), "nonsense".to_owned()] };
        let text = told(|out| tell_troubles(out, "exec:bot", &troubles));
        assert!(text.contains("exec:bot was in trouble 3 times"), "{text}");
        assert!(text.ends_with(":\n    no answer\n    nonsense\n"), "{text}");
        assert_eq!(told(|out| tell_troubles(out, "legend", &Troubles::default())), "");
    }

    #[test]
    fn long_commands_are_cut_and_those_with_spaces_quoted() {
        assert_eq!(entrant_name("legend@50ms"), "legend@50ms");
        let cut = entrant_name(&format!("exec:{}", "x".repeat(100)));
        assert!(cut.chars().count() == LONGEST_NAME && cut.ends_with('…'), "{cut}");
        let entrants = ["legend", "exec:python3 bot.py"].map(|name| name.parse().expect("an entrant"));
        assert_eq!(entrants_argument(&entrants), "'legend,exec:python3 bot.py'");
        assert_eq!(entrants_argument(&entrants[..1]), "legend");
    }
}

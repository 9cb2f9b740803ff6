//! Colours. They are written out always; the stream takes them away where nobody wants them.

use anstyle::{Ansi256Color, AnsiColor, Style};
use folsom_rules::{Bandit, BanditSet, Named, Team, bandit_name};

/// The heading of a round.
pub(crate) const ROUND: Style = Style::new().bold().underline();
/// The heading of a turn, of Stealin' or of an event.
pub(crate) const PART: Style = Style::new().bold();
/// What is there to be glanced over.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// All is as it should be.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// Something is not.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// The Marshal.
pub(crate) const MARSHAL: Style = AnsiColor::Yellow.on_default().bold();

/// A bandit's colour, as near to its figure as a terminal allows.
pub(crate) fn of_bandit(bandit: Bandit) -> Style {
    let colour = Ansi256Color(bandit.colour()).into_ansi().expect("one of the sixteen of a terminal");
    colour.on_default().bold()
}

/// The text in a style.
pub(crate) fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// The text with every bandit's name, and the Marshal's, in its colour.
pub(crate) fn paint_names(text: &str, bandits: BanditSet) -> String {
    let painted = text.replace("Marshal", &paint(MARSHAL, "Marshal"));
    bandits.iter().fold(painted, |text, bandit| {
        let name = bandit_name(bandit);
        text.replace(name, &paint(of_bandit(bandit), name))
    })
}

/// The text with a team's name in its colour.
pub(crate) fn paint_team(text: &str) -> String {
    let colours = [(Team::Red, AnsiColor::Red), (Team::Blue, AnsiColor::Blue)];
    colours.into_iter().fold(text.to_owned(), |text, (team, colour)| {
        text.replace(team.name(), &paint(colour.on_default(), team.name()))
    })
}

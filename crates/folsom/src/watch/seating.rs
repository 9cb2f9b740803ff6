//! Who sits where.

use folsom_bots::{Entrant, Level};

use crate::contest::{entrant_name, entrants_argument};
use crate::failure::Failure;

/// How many play if nobody says so.
const USUAL_SEATS: usize = 4;

/// Who plays if nobody says so: each of them has a way to think that is worth a look.
const USUAL_BOTS: [Level; 4] = [Level::Legend, Level::Desperado, Level::Outlaw, Level::Greenhorn];

/// Who plays, and how many.
#[derive(clap::Args)]
pub(super) struct SeatingArgs {
    /// Who plays, seat by seat, or one bot for all seats; a mixed table if not given
    ///
    /// A bot is a level (`random`, `greenhorn`, `outlaw`, `desperado`, `legend`), a level with a budget of its own for each
    /// decision (`legend@50ms` by the clock, `legend@5000` by the games it plays on in its head), or a program
    /// (`exec:COMMAND`, without a comma in it). Bots that think by the clock may choose otherwise when the game is repeated.
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',')]
    bots: Vec<Entrant>,

    /// How many play: 2 to 6, with couriers 3 to 9; if not given, as many as bots are named, or 4
    #[arg(long, value_name = "NUMBER")]
    seats: Option<usize>,
}

impl SeatingArgs {
    /// How many play.
    pub(super) fn seats(&self) -> Result<usize, Failure> {
        let named = self.bots.len();
        match self.seats {
            Some(seats) if named > 1 && seats != named => Err(Failure::Usage(format!(
                "{named} bots are named for {seats} seats; name one for each seat, or one for all"
            ))),
            Some(seats) => Ok(seats),
            None if named > 1 => Ok(named),
            None => Ok(USUAL_SEATS),
        }
    }

    /// Who plays, seat by seat, at a table of so many.
    pub(super) fn entrants(&self, seats: usize) -> Vec<Entrant> {
        let usual = USUAL_BOTS.map(|level| Entrant::Level(level, None));
        let named = if self.bots.is_empty() { &usual[..] } else { &self.bots };
        named.iter().cycle().take(seats).cloned().collect()
    }
}

/// The arguments that seat the same bots again.
pub(super) fn repeated(entrants: &[Entrant]) -> String {
    let alike = entrants.iter().all(|entrant| *entrant == entrants[0]);
    let named = if alike { &entrants[..1] } else { entrants };
    format!("--seats {} --bots {}", entrants.len(), entrants_argument(named))
}

/// Whether a bot looks at the clock, so that it may choose otherwise the next time.
pub(super) fn thinks_by_the_clock(entrant: &Entrant) -> bool {
    entrant.budget().is_some_and(|budget| budget.time.is_some())
}

/// Why a game may not be the same when it is repeated, if it may not.
pub(super) fn caution(entrants: &[Entrant]) -> Option<String> {
    let mut by_the_clock = Vec::new();
    for name in entrants.iter().filter(|entrant| thinks_by_the_clock(entrant)).map(Entrant::to_string) {
        if !by_the_clock.contains(&name) {
            by_the_clock.push(name);
        }
    }
    let mut reasons = Vec::new();
    let instead = "(legend@5000 counts games)";
    match &by_the_clock[..] {
        [] => {}
        [name] => reasons.push(format!("{name} thinks by the clock {instead}")),
        [names @ .., last] => {
            reasons.push(format!("{} and {last} think by the clock {instead}", names.join(", ")));
        }
    }
    if entrants.iter().any(|entrant| matches!(entrant, Entrant::Exec(_))) {
        reasons.push("a program answers as it likes".to_owned());
    }
    (!reasons.is_empty()).then(|| format!("may differ the next time: {}", reasons.join("; ")))
}

/// What the bots are called on the page.
pub(super) fn names(entrants: &[Entrant]) -> Vec<String> {
    entrants.iter().map(|entrant| entrant_name(&entrant.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seating(bots: &[&str], seats: Option<usize>) -> SeatingArgs {
        SeatingArgs { bots: bots.iter().map(|name| name.parse().expect("an entrant")).collect(), seats }
    }

    fn seated(bots: &[&str], seats: Option<usize>) -> Vec<String> {
        let args = seating(bots, seats);
        names(&args.entrants(args.seats().expect("they agree")))
    }

    #[test]
    fn bots_fill_the_seats_and_their_number_is_the_tables() {
        assert_eq!(seated(&["outlaw", "random", "legend@50"], None), ["outlaw", "random", "legend@50"]);
        assert_eq!(seated(&["outlaw", "random"], Some(2)), ["outlaw", "random"]);
        assert_eq!(seated(&["outlaw"], None), ["outlaw"; 4]);
        assert_eq!(seated(&["outlaw"], Some(3)), ["outlaw"; 3]);
    }

    #[test]
    fn the_usual_table_is_mixed_of_all_that_players_can_choose() {
        let usual = ["legend", "desperado", "outlaw", "greenhorn"];
        assert_eq!(seated(&[], None), usual);
        assert_eq!(seated(&[], Some(6)), [&usual[..], &usual[..2]].concat());
        assert!(Level::OFFERED.iter().all(|level| USUAL_BOTS.contains(level)));
    }

    #[test]
    fn the_arguments_are_repeated_as_short_as_can_be() {
        let repeat = |bots: &[&str], seats| repeated(&seating(bots, None).entrants(seats));
        assert_eq!(repeat(&["outlaw"], 3), "--seats 3 --bots outlaw");
        assert_eq!(repeat(&["outlaw", "random"], 2), "--seats 2 --bots outlaw,random");
        assert_eq!(repeat(&["exec:python3 bot.py"], 2), "--seats 2 --bots 'exec:python3 bot.py'");
    }

    #[test]
    fn only_clocks_and_programs_call_for_caution() {
        let caution = |bots: &[&str]| caution(&seating(bots, None).entrants(bots.len()));
        assert_eq!(caution(&["outlaw", "random", "legend@5000", "desperado@20"]), None);
        let clocks =
            caution(&["legend", "desperado@20ms", "outlaw", "legend"]).expect("two kinds of clocks");
        assert!(clocks.contains("legend and desperado@20ms think by the clock"), "{clocks}");
        assert!(
            caution(&["legend@50ms", "random"]).is_some_and(|text| text.contains("legend@50ms thinks by"))
        );
        assert!(caution(&["exec:true", "random"]).is_some_and(|text| text.contains("a program answers")));
    }
}

//! V31: lead one of the teams laid out.

use super::{Form, Gist, Kind, Meaning};
use crate::narration::words::bandit_name;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::text::tokens;
use crate::view::View;

pub(crate) struct Team(pub(crate) u8);

impl Kind for Team {
    const FORMS: &'static [Form] = &[Form::new(&["team ghost+tuco"], "the team to lead", "V31")];

    fn write(self, pen: &Pen) -> String {
        match pen.board.teams.get(usize::from(self.0)) {
            Some([one, two]) => format!("team {one}+{two}"),
            None => format!("team {}", self.0),
        }
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        let ["team", names] = *words else { return None };
        Some(tokens::bandits(pen.line, names).and_then(|wanted| {
            let team = pen.board.teams.iter().position(|team| team.as_slice() == wanted);
            team.map(|team| Self(team as u8)).ok_or_else(|| pen.error(format!("there is no team {names}")))
        }))
    }

    fn phrase(self, view: &View) -> String {
        match view.board.teams.get(usize::from(self.0)) {
            Some(team) => format!("lead {}", team.map(bandit_name).join(" & ")),
            None => format!("lead team {}", self.0 + 1),
        }
    }

    fn gist(self) -> Gist {
        Gist::Team(self.0)
    }

    fn meaning(self, view: &View) -> Meaning {
        let team = view.board.teams.get(usize::from(self.0));
        Meaning::Team { bandits: team.into_iter().flatten().copied().collect() }
    }
}

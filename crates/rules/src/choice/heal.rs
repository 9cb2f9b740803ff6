//! C46, C65: discard bullets.

use super::{Form, Gist, Kind, Meaning};
use crate::card::Source;
use crate::names::Named;
use crate::narration::words::{bullet_name, listed};
use crate::sets::Indexed;
use crate::text::Result;
use crate::text::notation::Pen;
use crate::text::tokens;
use crate::view::View;

pub(crate) struct Heal(pub(crate) Healed);

impl Kind for Heal {
    const FORMS: &'static [Form] =
        &[Form::new(&["heal neutral ghost", "heal nothing"], "bullets to discard", "C46 C65")];

    fn write(self, _: &Pen) -> String {
        if self.0.is_empty() {
            return "heal nothing".to_owned();
        }
        let sources: Vec<_> = self.0.sources().map(Named::name).collect();
        format!("heal {}", sources.join(" "))
    }

    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>> {
        match *words {
            ["heal", "nothing"] => Some(Ok(Self(Healed::default()))),
            ["heal", ref sources @ ..] if !sources.is_empty() => Some(read(sources, pen).map(Self)),
            _ => None,
        }
    }

    fn phrase(self, _: &View) -> String {
        let bullets: Vec<String> = self.0.sources().map(bullet_name).collect();
        if bullets.is_empty() {
            "get rid of nothing".to_owned()
        } else {
            format!("get rid of {}", listed(bullets))
        }
    }

    fn gist(self) -> Gist {
        Gist::Heal(self.0)
    }

    fn meaning(self, _: &View) -> Meaning {
        Meaning::Heal { bullets: self.0.sources().collect() }
    }
}

fn read(sources: &[&str], pen: &Pen) -> Result<Healed> {
    tokens::each(pen.line, sources)?.into_iter().try_fold(Healed::default(), |healed, word| {
        let more = healed.and(pen.named(word)?);
        more.ok_or_else(|| pen.error("at most two bullets are healed (C46)"))
    })
}

/// Up to two bullets that are discarded (C46).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Healed {
    /// The numbers of their sources plus one, the smaller first; zero for none.
    sources: [u8; 2],
}

impl Healed {
    /// The bullets.
    pub fn sources(self) -> impl Iterator<Item = Source> {
        self.sources
            .into_iter()
            .filter(|&number| number > 0)
            .map(|number| Source::at(usize::from(number) - 1))
    }

    /// How many.
    #[must_use]
    pub fn len(self) -> usize {
        self.sources().count()
    }

    /// Whether it is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many of this source.
    #[must_use]
    pub fn count(self, source: Source) -> usize {
        self.sources().filter(|&other| other == source).count()
    }

    /// One more, if two are not enough.
    #[must_use]
    pub fn and(self, source: Source) -> Option<Self> {
        let number = source.index() as u8 + 1;
        match self.sources {
            [0, 0] => Some(Self { sources: [0, number] }),
            [0, other] => Some(Self { sources: [number.min(other), number.max(other)] }),
            _ => None,
        }
    }
}

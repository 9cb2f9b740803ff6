//! What went wrong with a bot while the games went on.

/// So many different complaints are kept; more would not be read.
const KEPT: usize = 5;

/// How often a bot was in trouble, and with what.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Troubles {
    /// How often.
    pub count: usize,
    /// The first few that differ, in words.
    pub texts: Vec<String>,
}

impl Troubles {
    /// One more.
    pub(crate) fn add(&mut self, text: String) {
        self.count += 1;
        self.keep(text);
    }

    /// All of these as well.
    pub(crate) fn append(&mut self, other: &Self) {
        self.count += other.count;
        other.texts.iter().for_each(|text| self.keep(text.clone()));
    }

    fn keep(&mut self, text: String) {
        if self.texts.len() < KEPT && !self.texts.contains(&text) {
            self.texts.push(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_trouble_is_counted_but_only_a_few_different_ones_are_kept() {
        let mut troubles = Troubles::default();
        for number in 0..100 {
            troubles.add(format!("trouble {}", number / 10));
        }
        assert_eq!(troubles.count, 100);
        assert_eq!(troubles.texts, (0..KEPT).map(|number| format!("trouble {number}")).collect::<Vec<_>>());
    }
}

//! Lines of the form `key argument: value`, with their numbers, and what can be wrong with them.

use super::typo::unknown;
use crate::names::Named;

/// What is wrong with a text, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct TextError {
    /// Counted from one.
    pub line: usize,
    /// In words.
    pub reason: String,
}

impl TextError {
    /// An error in that line.
    pub(crate) fn new(line: usize, reason: impl Into<String>) -> Self {
        Self { line, reason: reason.into() }
    }
}

pub(crate) type Result<T> = std::result::Result<T, TextError>;

/// Puts a line number to a reason.
pub(crate) trait AtLine<T> {
    fn at(self, line: usize) -> Result<T>;
}

impl<T, E: std::fmt::Display> AtLine<T> for std::result::Result<T, E> {
    fn at(self, line: usize) -> Result<T> {
        self.map_err(|reason| TextError::new(line, reason.to_string()))
    }
}

/// A line without its comment: `#` starts one at the beginning of a line or after white space.
pub(crate) fn without_comment(line: &str) -> &str {
    let comment = |&(at, _): &(usize, &str)| line[..at].chars().next_back().is_none_or(char::is_whitespace);
    let end = line.match_indices('#').find(comment).map_or(line.len(), |(at, _)| at);
    line[..end].trim()
}

/// The lines that say something, with their numbers from `first` on.
pub(crate) fn lines(text: &str, first: usize) -> impl Iterator<Item = (usize, &str)> {
    let numbered =
        text.lines().enumerate().map(move |(index, line)| (first + index, without_comment(line)));
    numbered.filter(|(_, line)| !line.is_empty())
}

/// One line `key argument: value`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field<'a> {
    pub(crate) line: usize,
    pub(crate) key: &'a str,
    pub(crate) argument: &'a str,
    pub(crate) value: &'a str,
}

impl<'a> Field<'a> {
    pub(crate) fn read(line: usize, text: &'a str) -> Result<Self> {
        let (left, value) = text.split_once(':').ok_or_else(|| {
            TextError::new(line, format!("`{text}` has no colon; a line is `key: value`"))
        })?;
        let (key, argument) = left.trim().split_once(char::is_whitespace).unwrap_or((left.trim(), ""));
        Ok(Self { line, key, argument: argument.trim(), value: value.trim() })
    }

    /// An error about this line.
    pub(crate) fn wrong(&self, reason: impl Into<String>) -> TextError {
        TextError::new(self.line, reason)
    }

    /// The value as a number.
    pub(crate) fn number<T: std::str::FromStr>(&self) -> Result<T> {
        let wrong = || self.wrong(format!("`{}` is not a number that `{}` can be", self.value, self.key));
        self.value.parse().map_err(|_| wrong())
    }
}

/// A value by its name, or an error that lists the names there are.
pub(crate) fn named<T: Named>(line: usize, name: &str) -> Result<T> {
    T::from_name(name).ok_or_else(|| {
        let known: Vec<_> = T::NAMES.iter().map(|(_, name)| *name).collect();
        TextError::new(line, unknown(name, T::WHAT, &known))
    })
}

/// Lines that are taken one by one; what is left over was unknown.
#[derive(Default)]
pub(crate) struct Fields<'a> {
    fields: Vec<Field<'a>>,
}

impl<'a> Fields<'a> {
    /// Reads lines; two with the same key and argument contradict each other.
    pub(crate) fn read(lines: impl Iterator<Item = (usize, &'a str)>) -> Result<Self> {
        let mut fields: Vec<Field<'a>> = Vec::new();
        for (number, line) in lines {
            let field = Field::read(number, line)?;
            let same = |other: &&Field<'_>| other.key == field.key && other.argument == field.argument;
            if let Some(earlier) = fields.iter().find(same) {
                return Err(
                    field.wrong(format!("`{}` is said in line {} already", field.key, earlier.line))
                );
            }
            fields.push(field);
        }
        Ok(Self { fields })
    }

    /// Complains about a key that is none of these, before anything is made of the others: what follows from a typo
    /// would hide it.
    pub(crate) fn only(&self, what: &str, keys: &[&str]) -> Result<()> {
        let strange = self.fields.iter().find(|field| !keys.contains(&field.key));
        strange.map_or(Ok(()), |field| Err(field.wrong(unknown(field.key, what, keys))))
    }

    /// Takes the line with this key, which has no argument.
    pub(crate) fn take(&mut self, key: &str) -> Option<Field<'a>> {
        let index = self.fields.iter().position(|field| field.key == key && field.argument.is_empty())?;
        Some(self.fields.remove(index))
    }

    /// Takes the line with this key or complains that it is missing.
    pub(crate) fn need(&mut self, key: &str, line: usize) -> Result<Field<'a>> {
        self.take(key).ok_or_else(|| TextError::new(line, format!("a line `{key}: …` is missing")))
    }

    /// Takes all lines with this key.
    pub(crate) fn take_all(&mut self, key: &str) -> Vec<Field<'a>> {
        let (taken, left) =
            std::mem::take(&mut self.fields).into_iter().partition(|field| field.key == key);
        self.fields = left;
        taken
    }

    /// Complains about the first line that nobody took.
    pub(crate) fn finish(self) -> Result<()> {
        self.fields.first().map_or(Ok(()), |field| {
            let argument = if field.argument.is_empty() { "" } else { " " };
            Err(field.wrong(format!("`{}{argument}{}` is unknown here", field.key, field.argument)))
        })
    }
}

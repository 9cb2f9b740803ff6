//! Lines of a limited width.

/// The text in lines of at most so many characters, broken at spaces; lines after the first stand in a little.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > 0 && line + 1 + word.chars().count() > width {
            lines.push("  ".to_owned());
        } else if line > 0
            && let Some(line) = lines.last_mut()
        {
            line.push(' ');
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(word);
        }
    }
    lines
}

/// The text if it has at most so many characters, or its beginning.
pub(super) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_broken_at_spaces_or_cut() {
        assert_eq!(wrapped("one two three four", 9), ["one two", "  three", "  four"]);
        assert_eq!(wrapped("one two", 9), ["one two"]);
        assert_eq!((cut("Marshal", 7), cut("Marshals", 7)), ("Marshal".to_owned(), "Marsha…".to_owned()));
    }
}

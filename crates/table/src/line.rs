//! Text from strangers, made fit to be shown in one line among others.

/// The text on one line: runs of white space become one blank, and what could change the look of other text is left out.
pub(crate) fn one_line(text: &str) -> String {
    let kept: String =
        text.chars().filter(|char| char.is_whitespace() || !(char.is_control() || steers(*char))).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether there is anything to be seen.
pub(crate) fn is_visible(text: &str) -> bool {
    text.chars().any(|char| !(char.is_whitespace() || joins(char)))
}

/// Characters that nobody sees, but that turn the direction of what follows or make two words look the same: marks of direction and
/// format, fillers and blanks that count as letters, tags.
const fn steers(char: char) -> bool {
    matches!(char, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}')
        || matches!(char, '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
        || matches!(
            char,
            '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
        )
        || matches!(char, '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Characters that are needed between others, in some scripts and in emoji, and are nothing alone.
const fn joins(char: char) -> bool {
    matches!(char, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_stays_a_line_and_turns_nothing_around() {
        assert_eq!(one_line("  to\nthe \t roof\r\n"), "to the roof");
        assert_eq!(one_line("\u{1b}[31mred\u{7}"), "[31mred");
        assert_eq!(one_line("up\u{202e}nwod\u{200b}"), "upnwod");
        assert_eq!(one_line("Зоя 😀 \u{1f469}\u{200d}\u{1f680}"), "Зоя 😀 \u{1f469}\u{200d}\u{1f680}");
    }

    #[test]
    fn what_nobody_sees_is_nothing() {
        let fillers =
            ["\u{3164}", "\u{2800}\u{2800}", "\u{e0041}", "\u{61c}", "\u{115f}\u{1160}", "\u{ffa0}"];
        for text in
            ["", " ", "\u{7} \u{7}", "\u{200b}\u{feff}", "\u{200d}\u{fe0f}"].into_iter().chain(fillers)
        {
            assert!(!is_visible(&one_line(text)), "{text:?}");
        }
        assert!(is_visible("-"));
    }
}

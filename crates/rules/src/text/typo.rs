//! What is said about a word that nobody knows: what it may be a typo for, and what there is.

/// `` `dinning` is no car: a typo for `dining`? There are locomotive, mail, dining ``
pub(crate) fn unknown(word: &str, what: &str, known: &[&str]) -> String {
    let meant = match nearest(word, known) {
        Some(near) => format!(": a typo for `{near}`? There"),
        None => "; there".to_owned(),
    };
    format!("`{word}` is no {what}{meant} are {}", known.join(", "))
}

/// The known word that is so near that it was probably meant.
fn nearest<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    let near = known.iter().map(|&other| (strsim::damerau_levenshtein(word, other), other));
    let (distance, nearest) = near.min_by_key(|(distance, _)| *distance)?;
    (distance <= 2 && distance < word.chars().count()).then_some(nearest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_near_miss_is_called_a_typo_and_nonsense_is_not() {
        let cars = ["locomotive", "mail", "dining"];
        assert_eq!(
            unknown("dinning", "car", &cars),
            "`dinning` is no car: a typo for `dining`? There are locomotive, mail, dining"
        );
        assert_eq!(
            unknown("caboose", "car", &cars),
            "`caboose` is no car; there are locomotive, mail, dining"
        );
        assert_eq!(nearest("x", &["y"]), None);
    }
}

//! Numbers as people write them.

/// `1,234,567`
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comma_stands_before_every_three_digits_but_the_first() {
        let numbers = [0, 7, 999, 1000, 18_203, 123_456, 1_234_567];
        let written = ["0", "7", "999", "1,000", "18,203", "123,456", "1,234,567"];
        assert_eq!(numbers.map(grouped), written);
    }
}

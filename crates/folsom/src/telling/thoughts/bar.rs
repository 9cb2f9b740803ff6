//! A small bar.

/// How long it can get.
const WIDTH: usize = 10;
/// The last block of a bar, by how many eighths of it are full.
const BLOCKS: [char; 8] = [' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/// A bar for a share of a whole, filled up with spaces.
pub(super) fn bar(share: f64) -> String {
    let eighths = (share.clamp(0.0, 1.0) * (8 * WIDTH) as f64).round() as usize;
    let whole = std::iter::repeat_n('█', eighths / 8);
    let rest = BLOCKS[eighths % 8];
    let text: String = whole.chain((rest != ' ').then_some(rest)).collect();
    format!("{text:<WIDTH$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_long_as_its_share_and_always_as_wide() {
        assert_eq!(bar(0.0), "          ");
        assert_eq!(bar(0.5), "█████     ");
        assert_eq!(bar(0.31), "███▏      ");
        assert_eq!(bar(1.0), "██████████");
        for odd in [-1.0, 2.0, f64::NAN] {
            assert_eq!(bar(odd).chars().count(), WIDTH, "{odd}");
        }
    }
}

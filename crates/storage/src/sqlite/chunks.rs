//! Many rows in few statements.

/// A statement is prepared once for each number of rows, so there should be few of those: all chunks have a power of two.
const MAX_CHUNK: usize = 64;

pub(super) fn chunks<T>(mut items: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = 1 << items.len().min(MAX_CHUNK).checked_ilog2()?;
        let (chunk, rest) = items.split_at(size);
        items = rest;
        Some(chunk)
    })
}

/// `(?, ?), (?, ?), (?, ?)`
pub(super) fn places(one: &str, count: usize) -> String {
    vec![one; count].join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_powers_of_two_and_leave_nothing_out() {
        let items: Vec<_> = (0..203).collect();
        let sizes: Vec<_> = chunks(&items).map(<[_]>::len).collect();
        assert_eq!(sizes, [64, 64, 64, 8, 2, 1]);
        assert_eq!(chunks(&items).flatten().copied().collect::<Vec<_>>(), items);
        assert_eq!(chunks::<u8>(&[]).count(), 0);
    }

    #[test]
    fn places_are_separated() {
        assert_eq!(places("(?, ?)", 3), "(?, ?), (?, ?), (?, ?)");
        assert_eq!(places("?", 1), "?");
    }
}

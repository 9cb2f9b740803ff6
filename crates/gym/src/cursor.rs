//! Writes numbers one after another, in the order of `fields`.

/// Where the next number goes. What is not written stays zero.
pub(crate) struct Cursor<'a> {
    left: &'a mut [u8],
}

impl<'a> Cursor<'a> {
    /// All zero at first.
    pub(crate) fn new(out: &'a mut [u8]) -> Self {
        out.fill(0);
        Self { left: out }
    }

    /// Over numbers that are zero already.
    pub(crate) fn rest(left: &'a mut [u8]) -> Self {
        Self { left }
    }

    /// The next so many numbers.
    #[inline]
    pub(crate) fn take(&mut self, len: usize) -> &'a mut [u8] {
        let (part, left) = std::mem::take(&mut self.left).split_at_mut(len);
        self.left = left;
        part
    }

    /// One number; what is more than fits is as much as fits.
    #[inline]
    pub(crate) fn put(&mut self, number: impl TryInto<u8>) {
        self.take(1)[0] = number.try_into().unwrap_or(u8::MAX);
    }

    /// 1 at an index of the next so many numbers, if there is one.
    #[inline]
    pub(crate) fn one_of(&mut self, len: usize, index: Option<usize>) {
        let part = self.take(len);
        if let Some(number) = index.and_then(|index| part.get_mut(index)) {
            *number = 1;
        }
    }

    /// Nothing must be left.
    pub(crate) fn finish(self) {
        debug_assert!(self.left.is_empty(), "{} numbers were not written", self.left.len());
    }
}

//! Inputs of a net: numbered, in blocks that have names.

/// Who takes inputs: a layer that adds them up, or a sample that writes them down.
pub(crate) trait Sink {
    /// The input with this number has this value, which is not zero and fits a byte.
    fn take(&mut self, input: usize, value: i8);

    /// The same for any value; what does not fit a byte is taken for the most that does.
    #[inline]
    fn put(&mut self, input: usize, value: i32) {
        if value != 0 {
            self.take(input, value.clamp(-127, 127) as i8);
        }
    }
}

/// Every input, written down.
impl Sink for &mut [i8] {
    fn take(&mut self, input: usize, value: i8) {
        self[input] = self[input].saturating_add(value).max(-127);
    }
}

/// Declares blocks of inputs, each with how many it has and the words that explain it.
macro_rules! blocks {
    ($(#[$doc:meta])* $name:ident { $($block:ident[$width:expr] = $words:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub(crate) enum $name {
            $(#[doc = $words] $block,)*
        }

        impl $name {
            /// How many inputs each block has, and the words that explain it.
            pub(crate) const BLOCKS: &[(usize, &str)] = &[$(($width, $words),)*];
            const STARTS: [usize; Self::BLOCKS.len()] = {
                let mut starts = [0; Self::BLOCKS.len()];
                let mut block = 1;
                while block < starts.len() {
                    starts[block] = starts[block - 1] + Self::BLOCKS[block - 1].0;
                    block += 1;
                }
                starts
            };
            /// How many inputs there are.
            pub(crate) const INPUTS: usize =
                Self::STARTS[Self::BLOCKS.len() - 1] + Self::BLOCKS[Self::BLOCKS.len() - 1].0;

            /// The number of an input of this block; whatever is beyond its last one counts as that.
            #[inline]
            fn at(self, index: usize) -> usize {
                Self::STARTS[self as usize] + index.min(Self::BLOCKS[self as usize].0 - 1)
            }
        }
    };
}

pub(crate) use blocks;

//! Small sets as bit masks, and total maps as arrays: the containers of a game that copies without
//! touching the heap.

/// Something small that can be counted from zero: the key of a set or of a map.
pub trait Indexed: Copy {
    /// How many there are.
    const COUNT: usize;
    /// Its number.
    fn index(self) -> usize;
    /// The one with this number, which must be valid.
    fn at(index: usize) -> Self;
}

/// Declares a set type over an [`Indexed`] item, kept in one unsigned integer.
macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident($bits:ty) of $item:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Default, Hash, PartialOrd, Ord)]
        #[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name($bits);

        const _: () = assert!(
            <$item as $crate::sets::Indexed>::COUNT <= <$bits>::BITS as usize,
            concat!("there are more items than bits in ", stringify!($name), ": keep it in a wider integer"),
        );

        impl $name {
            /// The set of nothing.
            pub const EMPTY: Self = Self(0);

            /// The set with this bit mask.
            #[must_use]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits)
            }

            /// The bit mask.
            #[must_use]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The set of one item.
            #[must_use]
            pub fn just(item: $item) -> Self {
                Self(1 << $crate::sets::Indexed::index(item))
            }

            /// The set of the items numbered from `start` up to, but without, `end`.
            #[must_use]
            pub fn range(start: usize, end: usize) -> Self {
                let below = |n: usize| {
                    if n >= <$bits>::BITS as usize { <$bits>::MAX } else { ((1 as $bits) << n) - 1 }
                };
                Self(below(end) & !below(start))
            }

            /// Whether the item belongs to it.
            #[must_use]
            pub fn has(self, item: $item) -> bool {
                self.0 >> $crate::sets::Indexed::index(item) & 1 == 1
            }

            /// How many items it has.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether it has none.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Adds an item.
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << $crate::sets::Indexed::index(item);
            }

            /// Takes an item out.
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << $crate::sets::Indexed::index(item));
            }

            /// The set without that item.
            #[must_use]
            pub fn without(mut self, item: $item) -> Self {
                self.remove(item);
                self
            }

            /// The first item by number.
            #[must_use]
            pub fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| <$item as $crate::sets::Indexed>::at(self.0.trailing_zeros() as usize))
            }

            /// The `n`-th item by number, counted from zero.
            #[must_use]
            pub fn nth(self, n: usize) -> Option<$item> {
                let mut bits = self.0;
                for _ in 0..n {
                    bits &= bits.wrapping_sub(1);
                }
                Self(bits).first()
            }

            /// The only item, if there is exactly one.
            #[must_use]
            pub fn only(self) -> Option<$item> {
                if self.0.is_power_of_two() { self.first() } else { None }
            }

            /// The items by number.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let index = bits.trailing_zeros() as usize;
                        bits &= bits - 1;
                        <$item as $crate::sets::Indexed>::at(index)
                    })
                })
            }
        }

        impl std::ops::BitOr for $name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitAnd for $name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        /// The items of the first set that are not in the second.
        impl std::ops::Sub for $name {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
pub(crate) use bit_set;

/// Declares a map that has a value for every key, kept in an array.
macro_rules! total_map {
    ($(#[$doc:meta])* $name:ident by $key:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name<T>([T; <$key as $crate::sets::Indexed>::COUNT]);

        impl<T> $name<T> {
            /// The map that holds for each key what `make` gives for it.
            pub fn from_fn(mut make: impl FnMut($key) -> T) -> Self {
                Self(std::array::from_fn(|index| make(<$key as $crate::sets::Indexed>::at(index))))
            }
        }

        impl<T: Copy> $name<T> {
            /// What `make` gives for each value, in the order of the keys.
            #[allow(dead_code, reason = "not every map needs it")]
            pub(crate) fn each<U>(&self, make: impl Fn(T) -> U) -> [U; <$key as $crate::sets::Indexed>::COUNT] {
                self.0.map(make)
            }
        }

        impl<T: Default + Copy> Default for $name<T> {
            fn default() -> Self {
                Self([T::default(); <$key as $crate::sets::Indexed>::COUNT])
            }
        }

        #[cfg(feature = "bytes")]
        impl<T: serde::Serialize> serde::Serialize for $name<T> {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(&self.0)
            }
        }

        #[cfg(feature = "bytes")]
        impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for $name<T> {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let values = Vec::deserialize(deserializer)?;
                let wrong = |_| serde::de::Error::custom("a map has a value for every key");
                values.try_into().map(Self).map_err(wrong)
            }
        }

        impl<T> std::ops::Index<$key> for $name<T> {
            type Output = T;
            #[inline]
            fn index(&self, key: $key) -> &T {
                &self.0[$crate::sets::Indexed::index(key)]
            }
        }

        impl<T> std::ops::IndexMut<$key> for $name<T> {
            #[inline]
            fn index_mut(&mut self, key: $key) -> &mut T {
                &mut self.0[$crate::sets::Indexed::index(key)]
            }
        }
    };
}
pub(crate) use total_map;

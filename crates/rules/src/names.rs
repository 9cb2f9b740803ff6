//! One name for each value of a small enum, for reading and for writing it.

/// An enum whose values have names, the same in records, positions and scenarios.
pub trait Named: Copy + PartialEq + 'static {
    /// What such a value is called in an error message, such as `bandit`.
    const WHAT: &'static str;
    /// Every value with its name, in their natural order.
    const NAMES: &'static [(Self, &'static str)];

    /// The value's name.
    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(value, _)| *value == self).map_or("?", |(_, name)| name)
    }

    /// The value with that name.
    fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(_, known)| *known == name).map(|(value, _)| *value)
    }
}

#[cold]
pub(crate) fn no_such(what: &str, index: usize) -> ! {
    panic!("there is no {what} number {index}")
}

/// Declares an enum whose values are counted from zero and have names.
macro_rules! named_enum {
    ($(#[$doc:meta])* $type:ident, $what:literal { $($(#[$vdoc:meta])* $value:ident = $name:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
        #[repr(u8)]
        pub enum $type { $($(#[$vdoc])* $value),+ }

        impl $type {
            /// Every value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];
        }

        impl $crate::names::Named for $type {
            const WHAT: &'static str = $what;
            const NAMES: &'static [(Self, &'static str)] = &[$((Self::$value, $name)),+];
        }

        impl $crate::sets::Indexed for $type {
            const COUNT: usize = Self::ALL.len();

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            /// Of a match on every value the compiler makes a comparison; of a look into `ALL`, a table as well.
            #[inline]
            fn at(index: usize) -> Self {
                match index {
                    $(number if number == Self::$value as usize => Self::$value,)+
                    _ => $crate::names::no_such(<Self as $crate::names::Named>::WHAT, index),
                }
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad($crate::names::Named::name(*self))
            }
        }
    };
}
pub(crate) use named_enum;

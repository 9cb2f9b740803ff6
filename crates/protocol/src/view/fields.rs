//! One list of fields makes a view and what is sent of it after a step, so that neither can forget what the other has.

use folsom_rules::{TokenSet, View};

use super::loot;

/// Two views of the same viewer, before something happened and after.
pub(super) struct Step<'a> {
    pub(super) before: &'a View,
    pub(super) after: &'a View,
    /// The tokens of which something else is to be told now, wherever they are.
    pub(super) retold: TokenSet,
}

impl<'a> Step<'a> {
    pub(super) fn between(before: &'a View, after: &'a View) -> Self {
        debug_assert_eq!(before.viewer, after.viewer);
        Self { before, after, retold: loot::retold(before, after) }
    }
}

/// Makes `ViewJson` and `ViewPatch`. Each field is one of these:
///
/// - `stays`: the same all game long, and how it is written;
/// - `whole`: sent anew if it changed: what it is made of, which is compared, and how that is written; or only how it is
///   written, unless something says that nothing changed;
/// - `items`: of which only those are sent that changed: what they are made of, how one is written, and what tells that
///   one is the same.
macro_rules! view_fields {
    (@read $view:ident $step:ident [$($field:tt)*] [$($make:tt)*] [$($patch:tt)*] [$($compare:tt)*] [$($list:ident)*]
        $(#[$doc:meta])* stays $name:ident: $type:ty = |$of:ident| $write:expr; $($rest:tt)*
    ) => {
        view_fields! { @read $view $step
            [$($field)* $(#[$doc])* pub $name: $type,]
            [$($make)* $name: { let $of = $view; $write },]
            [$($patch)*]
            [$($compare)*]
            [$($list)*]
            $($rest)*
        }
    };
    (@read $view:ident $step:ident [$($field:tt)*] [$($make:tt)*] [$($patch:tt)*] [$($compare:tt)*] [$($list:ident)*]
        $(#[$doc:meta])* whole $name:ident: $type:ty = |$of:ident, $source:ident| $read:expr => $write:expr; $($rest:tt)*
    ) => {
        view_fields! { @read $view $step
            [$($field)* $(#[$doc])* pub $name: $type,]
            [$($make)* $name: { let $of = $view; let $source = $read; $write },]
            [$($patch)* /// As in a view.
                #[serde(skip_serializing_if = "Option::is_none")] pub $name: Option<$type>,]
            [$($compare)* $name: {
                let $of = $step.before;
                let before = $read;
                let $of = $step.after;
                let $source = $read;
                (before != $source).then(|| $write)
            },]
            [$($list)*]
            $($rest)*
        }
    };
    (@read $view:ident $step:ident [$($field:tt)*] [$($make:tt)*] [$($patch:tt)*] [$($compare:tt)*] [$($list:ident)*]
        $(#[$doc:meta])* whole $name:ident: $type:ty = |$of:ident| $write:expr, unless $is_same:path; $($rest:tt)*
    ) => {
        view_fields! { @read $view $step
            [$($field)* $(#[$doc])* pub $name: $type,]
            [$($make)* $name: { let $of = $view; $write },]
            [$($patch)* /// As in a view.
                #[serde(skip_serializing_if = "Option::is_none")] pub $name: Option<$type>,]
            [$($compare)* $name: { let $of = $step.after; (!$is_same(&$step)).then(|| $write) },]
            [$($list)*]
            $($rest)*
        }
    };
    (@read $view:ident $step:ident [$($field:tt)*] [$($make:tt)*] [$($patch:tt)*] [$($compare:tt)*] [$($list:ident)*]
        $(#[$doc:meta])* items $name:ident: $type:ty = |$of:ident, $source:ident| $read:expr => $write:expr,
            unless $is_same:path; $($rest:tt)*
    ) => {
        view_fields! { @read $view $step
            [$($field)* $(#[$doc])* pub $name: Vec<$type>,]
            [$($make)* $name: { let $of = $view; $read.map(|$source| $write).collect() },]
            [$($patch)* /// Those that changed.
                #[serde(skip_serializing_if = "Option::is_none")] pub $name: Option<ListPatch<$type>>,]
            [$($compare)* $name: {
                let $of = $step.before;
                let before = $read;
                let $of = $step.after;
                ListPatch::between(before, $read, |item| $is_same(item, &$step), |$source| $write)
            },]
            [$($list)* $name]
            $($rest)*
        }
    };
    (@read $view:ident $step:ident [$($field:tt)*] [$($make:tt)*] [$($patch:tt)*] [$($compare:tt)*] [$($list:ident)*]) => {
        /// All that one viewer may know of a game, ready to be written.
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        pub struct ViewJson {
            $($field)*
        }

        impl From<&View> for ViewJson {
            fn from($view: &View) -> Self {
                Self { $($make)* }
            }
        }

        /// What is different in a view. Whoever has the view from before and applies this has the view as it is now, to
        /// the byte.
        ///
        /// A field that is not there has not changed; one that is there, even as `null`, takes the place of the view's field
        /// with the same name. Only `seats`, `bandits`, `cars` and `pile` are different: of these lists there are only the items
        /// that changed, see [`ListPatch`]. What stays the same all game long is not there at all: `viewer`, `rules`, `format`,
        /// `admitted` and `teams`.
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[cfg_attr(test, ts(optional_fields))]
        pub struct ViewPatch {
            $($patch)*
        }

        impl ViewPatch {
            /// What is different for a viewer between two views of the same game.
            ///
            /// Views are compared before anything is written, for most of them changes little from step to step.
            #[must_use]
            pub fn between(before: &View, after: &View) -> Self {
                let $step = Step::between(before, after);
                Self { $($compare)* }
            }
        }

        /// The fields of which only the items that changed are sent.
        pub(crate) const PATCHED_LISTS: &[&str] = &[$(stringify!($list)),*];
    };
    ($($fields:tt)*) => {
        view_fields! { @read view step [] [] [] [] [] $($fields)* }
    };
}
pub(super) use view_fields;

//! What the server and its clients must agree on without telling each other. `web/src/protocol/constants.ts` is made of it.

/// How long a name may be, in characters.
pub const LONGEST_NAME: usize = 24;
/// How long a line of talk may be, in characters.
pub const LONGEST_LINE: usize = 300;
/// So much of what was said is shown.
pub const TALK_SHOWN: usize = 50;

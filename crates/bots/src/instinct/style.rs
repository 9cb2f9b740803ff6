//! What a bot sets store by. The figures are dollars, or hundredths where it says so.

/// The knobs of instinct.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Style {
    /// Differences smaller than this are left to the dice.
    pub(crate) whim: i32,
    /// Per cent of a prize that counts for standing where it lies, one card away, two and three cards away.
    pub(crate) near: [i32; 4],
    /// What is in reach of an empty place counts for no more than this: it may be gone by then.
    pub(crate) hope: i32,
    /// Per cent of a place's appeal that counts at the end of one's cards in Stealin'.
    pub(crate) rest: i32,
    /// Per cent of a prize that counts while the Marshal guards it.
    pub(crate) guarded: i32,
    /// Per cent of a prize that the Marshal sets free by going away.
    pub(crate) freed: i32,
    /// Per cent of what a rival carries that counts as loot lying where it stands.
    pub(crate) pocket: i32,
    /// For each other bandit at the same place.
    pub(crate) crowd: i32,
    /// For a bullet one receives.
    pub(crate) bullet: i32,
    /// For a bullet a rival receives.
    pub(crate) hit: i32,
    /// For a bullet fired, which counts for the gunslinger's prize.
    pub(crate) fired: i32,
    /// Per cent of what the rival that is hit or robbed has.
    pub(crate) leader: i32,
    /// Per cent of a rival's loss that counts as a gain.
    pub(crate) spite: i32,
    /// For a card that will do nothing, as it seems.
    pub(crate) idle: i32,
    /// For drawing, and for each card in hand that could be played.
    pub(crate) draw: i32,
    pub(crate) draw_per_card: i32,
    /// Per cent of a robbery that is left after what others may do before it.
    pub(crate) rob: i32,
    /// For a place where the Marshal is next door, inside.
    pub(crate) next_to_marshal: i32,
    /// What each card on the way home costs in the last rounds of the expansion.
    pub(crate) homesick: [i32; 5],
    /// For a hit on a courier (C93).
    pub(crate) courier: i32,
    /// For a Nudge and for a Diversion.
    pub(crate) nudge: i32,
    pub(crate) divert: i32,
}

impl Style {
    /// The figures that play best.
    pub(crate) const BEST: Self = Self {
        whim: 20,
        near: [104, 50, 21, 18],
        hope: 419,
        rest: 69,
        guarded: 34,
        freed: 2,
        pocket: -15,
        crowd: -31,
        bullet: -55,
        hit: 28,
        fired: 331,
        leader: 5,
        spite: 35,
        idle: -60,
        draw: 153,
        draw_per_card: -20,
        rob: 47,
        next_to_marshal: -40,
        homesick: [0, 0, 0, 400, 1500],
        courier: 150,
        nudge: 150,
        divert: 120,
    };
}

//! What the words are called in TypeScript.

use folsom_rules::{
    Action, AskKind, Bandit, CarKind, Cause, Document, Fizzle, Floor, Format, Hiding, LootKind, Named,
    Plot, Preset, RoundCard, RoundEvent, Seat, Shortage, Source, Stage, Taking, Team, Turn, Viewer,
    WhyMoot,
};

/// A type whose values are words, with a name for all of them together.
pub trait Alias: Named {
    /// The name of the type.
    const ALIAS: &'static str;
    /// What it is, in a few words.
    const MEANING: &'static str;
}

macro_rules! aliases {
    ($($type:ident = $alias:literal: $meaning:literal,)+) => {
        $(impl Alias for $type {
            const ALIAS: &'static str = $alias;
            const MEANING: &'static str = $meaning;
        })+
    };
}

// `Document` and `Event` are something else to every browser.
aliases! {
    Action = "Action": "What an action card makes its bandit do.",
    AskKind = "Ask": "A kind of question.",
    Bandit = "Bandit": "A figure on the train.",
    CarKind = "Car": "A car; there is one of each kind at most.",
    Cause = "Cause": "Why a bandit changed its place.",
    Document = "SecretDocument": "Which of the secret documents it is (C5).",
    Fizzle = "Fizzle": "Why a card had no effect.",
    Floor = "Floor": "One of the two storeys of a car.",
    Format = "Format": "How many bandits each seat leads, and by which rules.",
    Hiding = "Hiding": "Why a card on the pile lies face down.",
    LootKind = "LootKind": "What a token looks like from outside.",
    Plot = "Plot": "A card of Il Professore's, but for those that name a bandit (C80).",
    Preset = "Preset": "A rulebook, and for the later ones their first and their full game.",
    RoundCard = "RoundCard": "A round card.",
    RoundEvent = "RoundEvent": "What happens after Stealin' (B40–B47, C60–C70).",
    Seat = "Seat": "A player.",
    Shortage = "Shortage": "What happens when there are too few neutral bullets (B52).",
    Source = "Source": "Where a bullet comes from.",
    Stage = "Stage": "Where in the game we are.",
    Taking = "Taking": "How a token changed hands.",
    Team = "Team": "One of the two sides of the expansion (C1).",
    Turn = "Turn": "A turn of Schemin' (B13, C21).",
    WhyMoot = "Moot": "Why a switch changes nothing at a table.",
    Viewer = "Viewer": "Whose eyes something is made for.",
}

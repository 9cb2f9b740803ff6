//! The events that can end a round (B40–B47, C60–C65, C70) and the round cards, a row for each.
//!
//! An event says how it is told, what it does to all at once, and whom it asks; its rules are in `events/`. A card says the
//! pile it is in and how often, its turns for few (2 to 4) and for many (5 and more) seats, and what it is named after: its
//! event, or a title of its own.

use crate::round_card::Turn::{
    Diversion as V, SpeedingUp as D, Standard as S, Switching as R, Tunnel as T,
};
use crate::round_card::round_cards;
use crate::round_event::round_events;

round_events! {
    /// B40
    AngryMarshal = "angry-marshal" {
        title: "Angry Marshal",
        gist: "the Marshal shoots at his roof, then moves towards the rear",
        hint: "the Marshal shoots",
        happens: angry_marshal,
        asks: nobody,
    }
    /// B41
    SwivelArm = "swivel-arm" {
        title: "Swivel Arm",
        gist: "everybody on a roof is swept to the last car",
        hint: "the roofs are swept",
        happens: swivel_arm,
        asks: nobody,
    }
    /// B42
    Braking = "braking" {
        title: "Braking",
        gist: "everybody on a roof slides one car forward",
        hint: "the train brakes",
        happens: braking,
        asks: nobody,
    }
    /// B43
    TakeItAll = "take-it-all" {
        title: "Take It All",
        gist: "the second strongbox is set down beside the Marshal",
        hint: "a second strongbox",
        happens: take_it_all,
        asks: nobody,
    }
    /// B44
    Rebellion = "rebellion" {
        title: "Passengers' Rebellion",
        gist: "the passengers shoot at everybody inside",
        hint: "the passengers fight back",
        happens: rebellion,
        asks: nobody,
    }
    /// B45
    Pickpocketing = "pickpocketing" {
        title: "Pickpocketing",
        gist: "whoever is alone with a purse may pick it up",
        hint: "purses for the lonely",
        happens: nothing,
        asks: ask_next_pickpocket,
    }
    /// B46
    MarshalsRevenge = "marshals-revenge" {
        title: "Marshal's Revenge",
        gist: "whoever is on the Marshal's roof loses the cheapest purse",
        hint: "the Marshal takes a purse",
        happens: marshals_revenge,
        asks: nobody,
    }
    /// B47
    Hostage = "hostage" {
        title: "Hostage",
        gist: "whoever is in or on the locomotive is paid $250",
        hint: "ransom at the locomotive",
        happens: hostage,
        asks: nobody,
    }
    /// C60
    SwivelArms = "swivel-arms" {
        title: "Swivel Arms",
        gist: "everybody on a roof is swept to the last car of the train",
        hint: "the roofs are swept",
        happens: swivel_arm,
        asks: nobody,
    }
    /// C61
    CouriersMove = "couriers-move" {
        title: "Couriers on the Move",
        gist: "every courier changes floor",
        hint: "the couriers change floor",
        happens: couriers_move,
        asks: nobody,
    }
    /// C62
    HeavyFire = "heavy-fire" {
        title: "Heavy Fire",
        gist: "whoever is on a roof is shot at and puts a token down",
        hint: "shots at the roofs",
        happens: heavy_fire,
        asks: ask_next_drop,
    }
    /// C63
    Rescue = "rescue" {
        title: "To the Rescue",
        gist: "everybody may go to a teammate's side",
        hint: "to the teammates' side",
        happens: nothing,
        asks: ask_next_rescue,
    }
    /// C64
    ConcertedPlan = "concerted-plan" {
        title: "Concerted Plan",
        gist: "whoever is with a teammate draws two cards more next round",
        hint: "more cards for company",
        happens: concerted_plan,
        asks: nobody,
    }
    /// C65
    Healing = "healing" {
        title: "Healing",
        gist: "whoever is with a teammate may get rid of two bullets",
        hint: "bullets healed in company",
        happens: nothing,
        asks: ask_next_healing,
    }
    /// C70
    ShortOfHands = "short-of-hands" {
        title: "Short of Hands",
        gist: "whoever is on the armored train may move once more",
        hint: "a last move for those across",
        happens: nothing,
        asks: ask_next_last_move,
    }
}

// The expansion's turns are the project's own composition (`docs/rules/cards-couriers.md`).
round_cards! {
    /// Ends with B40.
    AngryMarshal = "angry-marshal" { Ordinary x 1, few [S, S, T, R], many [S, S, R], event AngryMarshal }
    /// Ends with B41.
    SwivelArm = "swivel-arm" { Ordinary x 1, few [S, T, S, S], many [S, T, S], event SwivelArm }
    /// Ends with B42.
    Braking = "braking" { Ordinary x 1, few [S, S, S, S], many [S, T, S, S], event Braking }
    /// Ends with B43.
    TakeItAll = "take-it-all" { Ordinary x 1, few [S, T, D, S], many [S, D, R], event TakeItAll }
    /// Ends with B44.
    Rebellion = "rebellion" { Ordinary x 1, few [S, S, T, S, S], many [S, T, S, R], event Rebellion }
    /// No event.
    Bridge = "bridge" { Ordinary x 1, few [S, D, S], many [S, D], title "Bridge" }
    /// No event.
    Mountain = "mountain" { Ordinary x 1, few [S, T, S, T, S], many [S, T, S, T], title "Mountain" }
    /// A station: B45.
    Pickpocketing = "pickpocketing" { Station x 1, few [S, S, T, S], many [S, S, T, S], event Pickpocketing }
    /// A station: B46.
    MarshalsRevenge = "marshals-revenge" { Station x 1, few [S, S, T, S], many [S, S, T, S], event MarshalsRevenge }
    /// A station: B47.
    Hostage = "hostage" { Station x 1, few [S, S, T, S], many [S, S, T, S], event Hostage }
    /// C61, on the expansion's cards.
    CouriersMove = "couriers-move" { Armored x 1, few [S, T, S, S], many [S, T, S], event CouriersMove }
    /// C62
    HeavyFire = "heavy-fire" { Armored x 1, few [S, S, T, R], many [S, S, R], event HeavyFire }
    /// C60: the expansion's swivel arm, one for each train.
    SwivelArms = "swivel-arms" { Armored x 1, few [S, V, S, S], many [S, V, S], event SwivelArms }
    /// C63
    Rescue = "rescue" { Armored x 1, few [S, D, S], many [S, D], event Rescue }
    /// C64
    ConcertedPlan = "concerted-plan" { Armored x 1, few [S, T, V, S, S], many [S, T, V, S], event ConcertedPlan }
    /// C65
    Healing = "healing" { Armored x 1, few [S, S, S, S], many [S, T, S, S], event Healing }
    /// C22: no event, but a card may be set aside.
    PlanOfAction = "plan-of-action" { Armored x 1, few [S, T, S, T, S], many [S, T, S, T], title "Plan of Action" }
    /// C70, a Horse Attack card.
    ShortOfHands = "short-of-hands" { HorseAttack x 2, few [S, S, T, S], many [S, S, T, S], event ShortOfHands }
    /// C71
    DelayedAttack = "delayed-attack" { HorseAttack x 1, few [S, S, T, S, S], many [S, S, T, S, S], title "Delayed Attack" }
    /// C72
    OnlyOneSurvives = "only-one-survives" { Betrayal x 2, few [S, S, T, S], many [S, S, T, S], title "Only One Survives" }
    /// C73
    DoubleBottom = "double-bottom" { Betrayal x 2, few [S, S, T, S], many [S, S, T, S], title "Double Bottom" }
}

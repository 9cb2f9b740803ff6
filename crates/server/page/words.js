// What things are called.

/** `angry-marshal` is written `Angry Marshal`, unless it has a name of its own here. */
export function title(word) {
  const parts = word.split("-").map((part) => part[0].toUpperCase() + part.slice(1));
  return TITLES[word] ?? parts.join(" ");
}

const TITLES = {
  rebellion: "Passengers’ Rebellion",
  "marshals-revenge": "Marshal’s Revenge",
  "couriers-move": "Couriers on the Move",
  rescue: "To the Rescue",
  "plan-of-action": "Plan of Action",
  "short-of-hands": "Short of Hands",
  "second-class": "Second class",
  "first-class": "First class",
  "armored-locomotive": "Armored loco",
  "speeding-up": "Speeding up",
};

/** What happens at the end of a round, or what else is special about its card. */
export const GISTS = {
  "angry-marshal": "the Marshal shoots at his roof, then moves towards the rear",
  "swivel-arm": "everybody on a roof is swept to the last car",
  braking: "everybody on a roof slides one car forward",
  "take-it-all": "the second strongbox is set down beside the Marshal",
  rebellion: "the passengers shoot at everybody inside",
  pickpocketing: "whoever is alone with a purse may pick it up",
  "marshals-revenge": "whoever is on the Marshal’s roof loses the cheapest purse",
  hostage: "whoever is in or on the locomotive is paid $250",
  "swivel-arms": "everybody on a roof is swept to the last car of the train",
  "couriers-move": "every courier changes floor",
  "heavy-fire": "whoever is on a roof is shot at and puts a token down",
  rescue: "everybody may go to a teammate’s side",
  "concerted-plan": "whoever is with a teammate draws two cards more next round",
  healing: "whoever is with a teammate may get rid of two bullets",
  "short-of-hands": "whoever is on the armored train may move once more",
  "plan-of-action": "everybody may set a card aside for the next round",
  "delayed-attack": "only two turns if a document is already on the starting train",
  "only-one-survives": "of the richer team only the richest wins",
  "double-bottom": "whoever brings home the own team’s document wins",
};

export const TURNS = {
  standard: "cards are laid open",
  tunnel: "cards go face down",
  "speeding-up": "everybody acts twice",
  switching: "the other way round the table",
  diversion: "one of each team may take cards from the others",
};

const CARS = {
  locomotive: "the locomotive",
  "armored-locomotive": "the armored locomotive",
  "armored-1": "the first armored car",
  "armored-2": "the second armored car",
  "armored-3": "the third armored car",
  arsenal: "the arsenal",
  infirmary: "the infirmary",
};

export const carName = (car) => CARS[car] ?? `the ${car} car`;

export const isRoof = (place) => place.endsWith("/roof");
const carOf = (place) => carName(place.split("/")[0]);

/** Where something is. */
export const at = (place) => (isRoof(place) ? "on the roof of " : "inside ") + carOf(place);
/** Where somebody goes. */
export const towards = (place) => (isRoof(place) ? "onto the roof of " : "into ") + carOf(place);

/** `Fire`; `Ghost’s Fire` if it says whose; `a bullet from Tuco`. */
export function card(text) {
  const [first, second] = text.split(":");
  if (first === "bullet") return second === "neutral" ? "a neutral bullet" : `a bullet from ${title(second)}`;
  if (first === "binoculars") return `Binoculars on ${title(second)}`;
  // The one Marshal card belongs to both bandits.
  if (!second || second === "marshal") return title(second ?? first);
  return `${title(first)}’s ${title(second)}`;
}

/** `1 card`, `3 cards` */
export const count = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;

/** `a purse`, `a purse worth $400`, `the red document` */
export function loot({ kind, dollars, document }) {
  if (document) return `the ${document} document`;
  const worth = dollars === 0 ? " worth nothing" : ` worth $${dollars}`;
  return `a ${kind}${dollars === null || dollars === undefined ? "" : worth}`;
}

/** `A, B and C` */
export function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Like with like: `2 × Move, Fire` */
export function counted(names) {
  const counts = new Map();
  for (const name of [...names].sort()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", ");
}

export const seatNumber = (seat) => Number(seat.slice(4));

export const PRESETS = {
  ru14: "Base game, 2014 edition",
  pl15: "Base game, 2015 edition",
  "ru18-basic": "First game, 2018 edition: no events, no abilities",
  "ru18-advanced": "Base game, 2018 edition",
  "ua-basic": "First game, Ukrainian edition",
  "ua-advanced": "Base game, Ukrainian edition",
  couriers: "Couriers & Armored Train: two teams, two trains",
  "couriers-betrayal": "Couriers & Armored Train with betrayal",
};

/** Each switch: what it settles, and its values where no preset has them all. */
export const SWITCHES = {
  expert: ["Expert variant: decks are not reshuffled, cards can be kept", ["off", "on"]],
  "expert-bullets": ["Experts’ bullets drawn at the start of a round are"],
  events: ["Events at the end of rounds"],
  abilities: ["The bandits’ abilities"],
  "belle-shield": ["Belle is protected from"],
  "tuco-fires": ["Tuco shoots through the roof"],
  shortage: ["Too few neutral bullets: who gets one"],
  "revenge-purse": ["A purse lost to Marshal’s Revenge: leaves the game, or stays on the roof"],
  "two-players": ["How two play"],
  "hidden-fire-follow-up": ["A hidden Fire may have a follow-up"],
};

export const LEVELS = { greenhorn: "Greenhorn", outlaw: "Outlaw", desperado: "Desperado", legend: "Legend" };

export const CLOCKS = {
  none: ["No clock", null],
  quick: ["20 seconds a decision, 3 minutes in reserve", { decision_ms: 20_000, reserve_ms: 180_000 }],
  calm: ["1 minute a decision, 10 minutes in reserve", { decision_ms: 60_000, reserve_ms: 600_000 }],
  days: ["A day for each decision", { decision_ms: 86_400_000, reserve_ms: 0 }],
};

/** What a table has agreed on, in one line. */
export function terms({ setup, clock, public: open }) {
  const changed = Object.entries(setup.switches ?? {}).map(([name, value]) => `${name} ${value}`);
  const each = setup.pairs ? ["two bandits each"] : [];
  const cast = setup.cast === "choose" ? ["bandits are chosen"] : [];
  const time = clock ? [`${clock.decision_ms / 1000} s a decision`] : [];
  const who = open ? "public" : "by link";
  const parts = [
    PRESETS[setup.preset] ?? setup.preset,
    `${setup.seats} seats`,
    ...each,
    ...changed,
    ...cast,
    ...time,
    who,
  ];
  return parts.join(" · ");
}

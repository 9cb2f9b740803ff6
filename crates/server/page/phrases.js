// Questions, and what can be answered, in a few words.

import { card, carName, counted, listed, loot, title, towards } from "./words.js";

const QUESTIONS = {
  bandit: () => "Which bandit will you lead?",
  team: () => "Which two bandits will you lead?",
  "last-car": () => "Who starts in the last car?",
  pick: () => "Pick a card of your deck for this round.",
  act: (asked) => (asked.may_draw ? "Play a card, or draw three." : "Play a card."),
  keep: () => "Which cards do you keep for the next round? The others are discarded.",
  move: (asked) => `Where does ${title(asked.bandit)} go?`,
  climb: (asked) => `Where does ${title(asked.bandit)} climb?`,
  fire: (asked) => `Whom does ${title(asked.bandit)} fire at?`,
  rob: (asked) => `What does ${title(asked.bandit)} take?`,
  punch: (asked) => `Whom does ${title(asked.bandit)} punch?`,
  knock: (asked) => `What does ${title(asked.victim)} drop?`,
  "gun-knock": (asked) => `What does ${title(asked.victim)} drop?`,
  take: () => "Catch what fell?",
  push: (asked) => `Where does ${title(asked.victim)} fly?`,
  shove: (asked) => `Where does the shot throw ${title(asked.victim)}?`,
  marshal: () => "Where does the Marshal go?",
  pickpocket: () => "Nobody looks: pick up a purse?",
  nudge: () => "Whom do you nudge, and to what?",
  grant: (asked) => `${title(asked.bandit)} may act at once.`,
  document: () => "You have looked at the document. Keep it?",
  "set-aside": () => "Set a card aside for the next round?",
  heal: () => "Which bullets do you get rid of?",
  drop: () => "Which token do you put down?",
  rescue: (asked) => `Does ${title(asked.bandit)} go to a teammate’s side?`,
  "last-move": (asked) => `Does ${title(asked.bandit)} move once more?`,
};

/** What is asked. */
export const question = (asked) => QUESTIONS[asked.ask]?.(asked) ?? "What do you do?";

function played({ card: face, face_down, follow_up }) {
  const hidden = face_down ? " face down" : "";
  const then = follow_up ? `, followed by ${card(follow_up)}` : "";
  return `Play ${card(face)}${face.startsWith("bullet") ? " as a Punch" : ""}${hidden}${then}`;
}

/** What lies there, with its number if it can be told from its like. */
function found(choice, view) {
  const number = choice.text.match(/#\d+$/)?.[0];
  const token = number && tokens(view).find(({ token }) => token === choice.tokens[0]);
  return number ? `${loot(token ?? { kind: choice.loot })} (${number})` : `a ${choice.loot}`;
}

const tokens = (view) => [
  ...view.bandits.flatMap((bandit) => bandit.loot),
  ...view.cars.flatMap((car) => [...car.roof, ...(car.inside ?? [])]),
];

const DECLINED = { rescue: "Stay", "last-move": "Stay", "set-aside": "Set nothing aside" };

const PHRASES = {
  bandit: (c) => `Lead ${title(c.bandit)}`,
  team: (c) => `Lead ${c.bandits.map(title).join(" & ")}`,
  "last-car": (c) => `${title(c.bandit)} starts in the last car`,
  pick: (c) => `Pick ${card(c.card)}`,
  draw: () => "Draw three cards",
  play: played,
  keep: (c) => `Keep ${c.cards.length ? counted(c.cards.map(card)) : "nothing"}`,
  go: (c) => `Go ${towards(c.place)}`,
  fire: (c) => `Fire at ${title(c.bandit)}`,
  rob: (c, view) => `Grab ${found(c, view)}`,
  punch: (c) => `Punch ${title(c.bandit)}`,
  knock: (c) => `A ${c.loot}`,
  take: (c, view) => (view.asked.ask === "document" ? "Keep it" : "Catch it"),
  leave: (c, view) => (view.asked.ask === "document" ? "Put it back" : "Let it lie"),
  push: (c, view) => `Send ${title(view.asked.victim)} ${towards(c.place)}`,
  marshal: (c) => `Into ${carName(c.car)}`,
  pickpocket: (c, view) => `${title(c.bandit)} picks up ${found(c, view)}`,
  decline: (c, view) => DECLINED[view.asked.ask] ?? "Let it be",
  divert: () => "Make a diversion",
  "fire-courier": (c) => `Fire at the courier of ${carName(c.car)}`,
  gun: () => "Fire the machine gun",
  nudge: (c) => `Nudge ${title(c.bandit)} to a ${title(c.action)}`,
  do: (c) => title(c.action),
  "set-aside": (c) => `Set ${card(c.card)} aside`,
  heal: (c) => `Get rid of ${listed(c.bullets.map((source) => card(`bullet:${source}`))) || "nothing"}`,
  drop: (c, view) => `Put down ${found(c, view)}`,
};

/** A choice as whoever is asked may say it. */
export const phrase = (choice, view) => PHRASES[choice.kind]?.(choice, view) ?? choice.text;

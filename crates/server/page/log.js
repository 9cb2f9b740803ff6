// What happened, in sentences.

import { GISTS, TURNS, at, card, carName, count, counted, listed, loot, title, towards } from "./words.js";

/**
 * A line of the log.
 * @typedef {{ rank: "round" | "part" | "card" | "line", text: string }} Line
 */

const RANKS = {
  "round-began": "round",
  "game-over": "round",
  "turn-began": "part",
  "stealin-began": "part",
  "event-began": "part",
  "card-revealed": "card",
  "plot-revealed": "card",
};

/** Who is spoken of, with what they do. */
function speaker(view, nameOf) {
  // Twinzz are two.
  const bandit = (name, verb) => `${title(name)} ${name === "twinzz" ? plural(verb) : verb}`.trim();
  const seat = (seat, verb) => {
    const { bandits } = view.seats.find((one) => one.seat === seat);
    return view.format === "single" && bandits.length ? bandit(bandits[0], verb) : `${nameOf(seat)} ${verb}`.trim();
  };
  return { bandit, seat, player: nameOf };
}

const PLURALS = { is: "are", has: "have", goes: "go", flies: "fly", can: "can", may: "may" };

/** `punches Doc` becomes `punch Doc`. */
function plural(phrase) {
  const [verb, ...rest] = phrase.split(" ");
  return [PLURALS[verb] ?? verb.replace(/(?<=[cs]h)es$|s$/, ""), ...rest].join(" ");
}

const NOTHING = {
  "no-target": "sees nobody to shoot at.",
  "no-bullets": "has no bullet left.",
  "no-loot": "finds nothing to take.",
  "nobody-here": "swings at thin air.",
  "nowhere-to-go": "has nowhere to go.",
  "no-teammate": "has nobody to nudge.",
  "cant-be-done": "can do nothing with it.",
};

const WAYS = {
  moved: "moves",
  climbed: "climbs",
  punched: "flies",
  pushed: "is thrown by the shot",
  fled: "flees from the Marshal",
  swept: "slides",
  displaced: "is driven off by the courier",
  rescued: "rushes to a teammate’s side,",
};

const TAKEN = { robbed: "grabs", snatched: "catches", picked: "picks up" };

function played({ card: face, face_down }) {
  const name = !face ? "a card" : face.startsWith("bullet") ? `${card(face)} as a Punch` : card(face);
  return face_down ? `${name} face down` : name;
}

/** The cards that one may see. */
const named = (faces) => (faces?.length ? `: ${counted(faces.map(card))}` : "");

/**
 * For each kind of notice its sentence, or what makes it; what is not here is not worth one. `{bandit fires}` is who does it and
 * the verb, `{at}` the title of what the field says, `{to:towards}` the field in the words of `HOW`.
 */
const SENTENCES = {
  "card-picked": "{seat picks} {card:card} out of the deck.",
  "cards-drawn": (n) => `{seat draws} ${count(n.count, "card")}${named(n.cards)}.`,
  "card-played": (n) => `{seat plays} ${played(n)}.`,
  "cards-put-away": (n) => `{seat discards} ${count(n.count, "card")}${named(n.cards ?? (n.top && [n.top]))}.`,
  "card-diverted": "{seat loses} {card:card} to the bottom of the deck.",
  "card-set-aside": "{seat sets} {card:card} aside for the next round.",
  "plot-laid": (n) => `Il Professore lays ${played(n)}.`,
  "loot-taken": (n) => `{bandit ${n.kind === "document" ? "keeps" : TAKEN[n.taking]}} ${loot(n)}.`,
  "loot-lost": (n) => (n.to ? `{bandit drops} ${loot(n)} {to:at}.` : `{bandit loses} ${loot(n)} for good.`),
  "first-player": "{seat goes} first.",
  "bandit-chosen": "{seat:player} leads {bandit}.",
  "bandit-placed": "{bandit starts} {place:at}.",
  "round-began": "Round {round}: {card}",
  "turn-began": (n) => `Turn {turn}: ${TURNS[n.kind]}`,
  passed: "{seat has} nothing to play and nothing to draw.",
  "deck-shuffled": "{seat shuffles} a fresh deck.",
  "bullet-discarded": "{seat throws} {source:bullet} out.",
  "hand-returned": "What is left in hand goes back into the decks.",
  "stealin-began": "Stealin’",
  "card-revealed": (n, of) => {
    const [owner, action] = n.card.split(":");
    if (owner === "bullet") return `Misty: Punch with ${card(n.card)}`;
    return action ? `${title(owner)}: ${title(action)}` : `${of.seat(n.seat, "")}: ${title(owner)}`;
  },
  "nothing-happened": (n) => `{bandit ${NOTHING[n.why]}}`,
  moved: (n) => `{bandit ${WAYS[n.cause]}}${n.way ? ` ${n.way}` : ""} {to:towards}.`,
  fired: "{bandit fires} at {at}.",
  punched: "{bandit punches} {victim}.",
  "marshal-moved": (n) => `The Marshal walks ${n.way ?? ""} into {to:car}.`,
  "neutral-bullet": "{bandit takes} a neutral bullet.",
  "bullets-ran-short": "Of {due} neutral bullets only {left} are left.",
  "event-began": (n) => `Event: {event}: ${GISTS[n.event]}`,
  "strongbox-placed": "A second strongbox is set down {place:at}.",
  "ransom-paid": "{bandit pockets} a ransom of $250.",
  declined: "{bandit lets} it be.",
  "courier-moved": "The courier goes {to:towards}.",
  "courier-hit": "{bandit fires} at the courier of {car:car}.",
  "gun-fired": "{bandit fires} the machine gun.",
  "action-granted": (n) => (n.action ? "{bandit is nudged} to a {action}." : "{bandit may} act at once."),
  "action-taken": "{bandit goes} for a {action}.",
  "document-seen": "{bandit looks} at a document.",
  "document-put-back": "{bandit puts} it back.",
  diverted: "{seat makes} a diversion.",
  "bullet-healed": "{seat gets} rid of {source:bullet}.",
  "plan-concerted": "{seat draws} two cards more next round.",
  "plan-advanced": "Il Professore’s plan is worth ${dollars} now.",
  "plot-came-to-nothing": "Nothing comes of it.",
  "long-shot-hit": "A long shot hits the courier of {car:car}.",
  "trains-passed": "The trains pass each other by two cars.",
  "cut-short": "A document is on its way home: only two turns are left.",
  "plot-revealed": "Il Professore: {card:card}",
  "game-over": "The end of the line",
};

const HOW = {
  at,
  towards,
  car: carName,
  bullet: (source) => card(`bullet:${source}`),
  card: (face) => (face ? card(face) : "a card"),
};

function sentence(notice, of) {
  const found = SENTENCES[notice.what];
  const pattern = typeof found === "function" ? found(notice, of) : found;
  return pattern?.replace(/\{(\w+)(?::(\w+)| ([^}]+))?\}/g, (_, field, how, verb) => {
    const value = notice[field];
    if (verb) return of[field](value, verb);
    if (how) return (HOW[how] ?? of[how])(value);
    return typeof value === "string" ? title(value) : value;
  });
}

/**
 * Tells the notices of one step.
 * @param {object[]} notices
 * @param {object} view as it was then or later: bandits and cars keep their names
 * @param {(seat: string) => string} nameOf what the players are called
 * @returns {Line[]}
 */
export function tell(notices, view, nameOf) {
  const of = speaker(view, nameOf);
  const lines = [];
  const hidden = (notice) => notice?.what === "cards-drawn" && !notice.cards;
  for (let next = 0; next < notices.length; next++) {
    const notice = notices[next];
    let text = sentence(notice, of);
    if (hidden(notice) && hidden(notices[next + 1])) {
      const draws = [notice];
      while (hidden(notices[next + 1])) draws.push(notices[++next]);
      text = `Cards are drawn: ${listed(draws.map((draw) => of.seat(draw.seat, String(draw.count))))}.`;
    }
    // What is said of everybody in the same words is said once.
    if (text && text !== lines.at(-1)?.text) lines.push({ rank: RANKS[notice.what] ?? "line", text });
  }
  return lines;
}

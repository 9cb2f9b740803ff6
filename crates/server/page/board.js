// The game as it lies on the table: the round, the trains, the pile, the seats.

import { el } from "./dom.js";
import { GISTS, TURNS, card, count, title } from "./words.js";

/** A bandit by name and colour. */
export const figure = (bandit, props = {}) => el("span", { class: `figure ${bandit}`, ...props }, title(bandit));

/** A part of the page. Trains may be wider than it, and then keys can move them too. */
export function part(name, ...children) {
  const wide = name === "trains" && { tabindex: 0, "aria-label": "the train" };
  return el("section", { class: name, ...wide }, children);
}

const SHAPES = { purse: "●", jewel: "◆", strongbox: "■", bag: "▲", nugget: "✦", document: "▤" };

const plural = (name) => (name.endsWith("x") ? `${name}es` : `${name}s`);

/** Tokens, like with like, with what is known of their values. */
function loot(tokens, view) {
  const heaps = new Map();
  for (const { kind, dollars, document, group } of tokens) {
    const secret = dollars === null && !document;
    // Of mixed tokens one may know a value without knowing whose it is.
    const among = secret ? view.counted.filter((value) => value.group === group) : [];
    const hint = among.map((value) => `${value.document ?? `$${value.dollars}`}?`).join(" ");
    const name = document ? `${document} document` : kind;
    const worth = secret ? hint : document ? "" : `$${dollars}`;
    const key = `${name} ${worth}`;
    const heap = heaps.get(key) ?? { kind, name, worth, count: 0 };
    heap.count++;
    heaps.set(key, heap);
  }
  return [...heaps.values()].map(({ kind, name, worth, count }) =>
    el(
      "span",
      { class: `token ${kind}` },
      el("span", { "aria-hidden": "true" }, SHAPES[kind]),
      ` ${count > 1 ? `${count} ` : ""}${count > 1 ? plural(name) : name}`,
      worth && el("b", ` ${worth}`),
    ),
  );
}

/** The round card: its turns and what happens at its end. */
export function round(view) {
  const name = view.round_cards.at(-1);
  const planning = view.stage === "schemin";
  const turn = (kind, index) => {
    const now = planning && index === view.turn - 1;
    const over = planning ? index < view.turn - 1 : ["stealin", "round-end", "keeping", "over"].includes(view.stage);
    return el(
      "li",
      { class: over ? "past" : now && "now", "aria-current": now && "step", title: TURNS[kind] },
      title(kind),
    );
  };
  // Some cards have no event, but a rule of their own.
  const special = view.rules.switches.events === "on" && GISTS[name] ? name : null;
  const event = view.event ?? special;
  const ends = event && view.stage === "round-end";
  return [
    el("h2", name ? `Round ${view.round} of 5: ${title(name)}` : "Before the first round"),
    el(
      "ol.turns",
      { "aria-label": "turns of this round" },
      view.turns.map(turn),
      el("li", { class: view.stage === "stealin" ? "now" : view.stage === "round-end" && "past" }, "Stealin’"),
      event && el("li", { class: ends && "now" }, title(event)),
    ),
    event && el("p.gist", `${title(event)}: ${GISTS[event]}.`),
  ];
}

/** The trains: one table for each, the cars side by side below each other. */
export function trains(view) {
  const first = view.cars.filter((car) => car.train === 1);
  // The armored train goes the other way, so its locomotive is on the right.
  const second = view.cars.filter((car) => car.train === 2).reverse();
  if (!second.length) return train("Train", first, 0, 0, view);
  const meeting = first.findIndex((car) => car.beside);
  const shift = second.findIndex((car) => car.car === first[meeting]?.beside) - meeting;
  const width = Math.max(second.length + Math.max(0, -shift), first.length + Math.max(0, shift));
  return [
    train("Armored train", second, Math.max(0, -shift), width, view),
    train("Starting train", first, Math.max(0, shift), width, view),
  ];
}

function train(name, cars, before, width, view) {
  const gap = (count) => Array.from({ length: Math.max(0, count) }, () => el("td.gap"));
  const row = (heading, cells) => el("tr", heading, gap(before), cells, gap(width - before - cars.length));
  const side = (text) => el("th", { scope: "row" }, text);
  const aimed = new Set(view.asked?.places ?? []);
  const floor = (where) => (car) => {
    const place = `${car.car}/${where}`;
    const lying = where === "roof" ? car.roof : car.inside;
    if (!lying) return el("td.full", "coal");
    const gun = where === "roof" && (car.car === "arsenal" || car.car === "infirmary");
    return el(
      "td",
      { class: `${where}${aimed.has(place) ? " aimed" : ""}` },
      view.bandits.filter((bandit) => bandit.place === place).map(({ bandit }) => figure(bandit)),
      where === "inside" && view.marshal === car.car && el("span.figure.marshal", "★ Marshal"),
      view.armored?.couriers.includes(place) && el("span.figure.courier", "✉ Courier"),
      loot(lying, view),
      gun && el("span.token", "machine gun"),
    );
  };
  return el(
    "table.train",
    { style: `--cars: ${width || cars.length}` },
    el("caption", name),
    el(
      "thead",
      row(
        el("td.gap"),
        cars.map(({ car }) => el("th", { scope: "col" }, title(car))),
      ),
    ),
    el("tbody", row(side("Roof"), cars.map(floor("roof"))), row(side("Inside"), cars.map(floor("inside")))),
  );
}

/** The pile in the order of play. */
export function pile(view) {
  const planned = ({ seat, card: face, face_down, progress }) => {
    const leads = view.seats.find((one) => one.seat === seat)?.bandits ?? [];
    const [owner, action] = face?.includes(":") ? face.split(":") : [leads.length === 1 ? leads[0] : null, face];
    const whose = owner === "bullet" ? "misty" : owner;
    const what = owner === "bullet" || owner === "binoculars" ? card(face) : action && title(action);
    const plays = seat ? (whose ? [whose] : leads) : null;
    return el(
      "li",
      { class: `card ${progress}`, "aria-current": progress === "now" && "step" },
      plays ? plays.map((bandit) => figure(bandit)) : el("span.figure", "Il Professore"),
      el("span.act", what ?? "?", face_down && el("small", " face down")),
    );
  };
  return [
    el("h3", "The pile"),
    view.pile.length ? el("ol.cards", view.pile.map(planned)) : el("p.dim", "No card has been played yet."),
  ];
}

/** Where the pile is too long for the screen, its end is shown, or how far it has been carried out. */
export function showLatest(node) {
  const latest = node.querySelector(".now") ?? node.querySelector(".waiting:last-child");
  if (latest) latest.parentNode.scrollLeft = latest.offsetLeft - latest.parentNode.offsetLeft - 80;
}

/**
 * The seats, each with all that can be seen of it.
 * @param {object} view
 * @param {(seat: string) => { name: string, about: string, turn: boolean }} who
 */
export function seats(view, who) {
  const one = (seat) => {
    const { name, about, turn } = who(seat.seat);
    const bandits = view.bandits.filter((bandit) => seat.bandits.includes(bandit.bandit));
    const deck = seat.deck_hidden + seat.deck_top.length + seat.deck_bottom.length;
    const piles = [
      `${count(seat.hand.length, "card")} in hand`,
      `${deck} in deck`,
      seat.discard.length && `${seat.discard.length} discarded`,
    ];
    const from = Object.entries(seat.bullets).map(([source, count]) => `${title(source)} ${count}`);
    const hits = `${count(seat.received, "bullet")} received${from.length ? `: ${from.join(", ")}` : ""}`;
    const marks = [seat.team && `${seat.team} team`, view.first === seat.seat && "first player", about].filter(Boolean);
    return el(
      "li",
      { class: `seat ${seat.team ?? ""}${turn ? " now" : ""}`, "aria-current": turn && "true" },
      el("p", el("b", name), " ", el("small", marks.join(" · "))),
      bandits.map((bandit) => [
        el("p", figure(bandit.bandit), el("small", ` ${bandit.ammo} of 6 bullets left`)),
        el("p.tokens", bandit.loot.length ? loot(bandit.loot, view) : el("small", "no loot")),
      ]),
      el("p.dim", piles.filter(Boolean).join(", ")),
      el("p.dim", hits),
      el("p.clock", { "data-seat": seat.seat }),
    );
  };
  return [el("h3", "The bandits"), el("ul.seats", view.seats.map(one)), el("p.dim", aside(view))];
}

/** What lies beside the trains. */
function aside(view) {
  const more = view.armored;
  const parts = [`${view.neutral_bullets} neutral bullets left`];
  if (view.loot_elsewhere.aside.length) parts.push("a strongbox waits beside the train");
  if (more) {
    const hits = Object.entries(more.wild_bunch).map(([source, count]) => `${title(source)} ${count}`);
    parts.push(`Wild Bunch: ${hits.join(", ") || "no courier hit yet"}`);
    if (more.professore)
      parts.push(`Il Professore helps the ${more.professore} team, his plan is worth $${more.track * 250}`);
  }
  return `${parts.join(" · ")}.`;
}

/** One's own cards. */
export function hand(seat, heading = "Your hand") {
  const one = ({ card: face }) =>
    el("li", { class: `card${face.startsWith("bullet") ? " bullet" : ""}` }, card(face).replace(/^a /, ""));
  const sorted = [...seat.hand].filter(({ card: face }) => face).sort((a, b) => (a.card < b.card ? -1 : 1));
  return [el("h3", heading), sorted.length ? el("ul.cards", sorted.map(one)) : el("p.dim", "Empty.")];
}

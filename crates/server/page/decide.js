// What one is asked, and what one can answer.

import { button, el } from "./dom.js";
import { phrase, question } from "./phrases.js";
import { card } from "./words.js";

/**
 * The question with a button for each choice.
 * @param {{ view: object, choices: object }} seen
 * @param {boolean} waits the answer is on its way
 * @param {(choice: string) => void} choose
 */
export function decision({ view, choices: { list, keep } }, waits, choose) {
  const one = (choice) => button(phrase(choice, view), () => choose(choice.text), { disabled: waits });
  const buttons = (choices) => el("div.choices", choices.map(one));
  const follows = list.filter((choice) => choice.follow_up);
  return [
    el("h2", question(view.asked)),
    keep ? keeping(keep.cards, waits, choose) : buttons(list.filter((choice) => !choice.follow_up)),
    follows.length > 0 && [el("h3", "Fire, and what follows"), buttons(follows)],
  ];
}

/** There can be thousands of answers to what to keep, so they are not listed but put together. */
function keeping(cards, waits, choose) {
  const boxes = cards.map((value) => el("input", { type: "checkbox", value, disabled: waits }));
  const keep = () => {
    const kept = boxes.filter((box) => box.checked).map((box) => box.value);
    choose(`keep ${kept.join(" ") || "nothing"}`);
  };
  const labels = boxes.map((box) => el("label.check", box, card(box.value)));
  return [el("div.choices", labels), button("Keep these", keep, { class: "primary", disabled: waits })];
}

/** Several people share a screen: nobody's cards are seen before it has been passed on. */
export function curtain(seats, nameOf, lift) {
  const title = seats.length === 1 ? `Pass the device to ${nameOf(seats[0])}` : "Who is looking?";
  const one = (seat) => button(`I am ${nameOf(seat)}`, () => lift(seat), { class: "primary" });
  return [el("h2", title), el("p", "Nobody else should look now."), el("p.row", seats.map(one))];
}

/** Experts may go through their discards whenever they like. */
export function discards({ discard }) {
  const known = discard.filter((one) => one.card).map((one) => card(one.card));
  return known.length > 0 && el("p.dim", `Your discards, the top first: ${known.join(", ")}.`);
}

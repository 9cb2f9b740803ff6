// The form in which a table says what it plays.

import { el, labelled, select } from "./dom.js";
import { CLOCKS, PRESETS, SWITCHES, title } from "./words.js";

const USUAL = "ru18-advanced";
const NINE = ["ghost", "doc", "tuco", "cheyenne", "belle", "django", "misty", "twinzz", "mei"];

/**
 * What is to be played.
 * @param {object[]} presets what there is to choose from
 * @param {(seats: number) => void} resized told how many play, at first and whenever it changes
 * @returns {{ node: HTMLElement, read: () => object }} the fields, and what they say
 */
export function setupForm(presets, resized) {
  const preset = select(
    presets.map(({ preset }) => [preset, PRESETS[preset] ?? preset]),
    USUAL,
  );
  const size = el("select");
  const cast = select(
    [
      ["random", "drawn by lot"],
      ["choose", "chosen by the players"],
    ],
    "random",
  );
  const clock = select(
    Object.entries(CLOCKS).map(([name, [text]]) => [name, text]),
    "none",
  );
  const open = el("input", { type: "checkbox" });
  const bandits = NINE.map((bandit) => el("input", { type: "checkbox", value: bandit }));
  const switches = el("div.fields");
  const chosen = () => presets.find((one) => one.preset === preset.value);
  const table = () => chosen().tables[size.value];

  function fill() {
    const sizes = chosen().tables.map((one, index) => {
      const each = one.bandits_each > 1 ? ", two bandits each" : "";
      return el("option", { value: index, selected: one.seats === 4 }, `${one.seats}${each}`);
    });
    size.replaceChildren(...sizes);
    for (const bandit of bandits) bandit.checked = chosen().admitted.includes(bandit.value);
    switches.replaceChildren(
      ...Object.entries(SWITCHES).map(([name, [text, values]]) => {
        const known = values ?? [...new Set(presets.map((one) => one.switches[name]))];
        const options = known.map((value) => [value, value.replaceAll("-", " ")]);
        return labelled(text, select(options, chosen().switches[name], { name }));
      }),
    );
    resized(table().seats);
  }
  preset.addEventListener("change", fill);
  size.addEventListener("change", () => resized(table().seats));
  fill();

  /** Only what is not as usual is said. */
  function read() {
    const usual = chosen();
    const changed = [...switches.querySelectorAll("select")].filter(
      ({ name, value }) => value !== usual.switches[name],
    );
    const admitted = bandits.filter((bandit) => bandit.checked).map((bandit) => bandit.value);
    const setup = { preset: preset.value, seats: table().seats, cast: cast.value };
    if (table().pairs) setup.pairs = true;
    if (changed.length) setup.switches = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
    if (admitted.join() !== NINE.filter((bandit) => usual.admitted.includes(bandit)).join()) setup.admitted = admitted;
    return { setup, clock: CLOCKS[clock.value][1], public: open.checked };
  }

  const node = el(
    "div",
    el(
      "div.fields",
      labelled("Game", preset),
      labelled("Seats", size),
      labelled("Bandits are", cast),
      labelled("Clock", clock),
    ),
    el("label.check", open, " Everybody can find this table"),
    el(
      "details",
      el("summary", "House rules"),
      switches,
      el(
        "fieldset",
        el("legend", "Bandits that take part"),
        bandits.map((bandit) => el("label.check", bandit, ` ${title(bandit.value)}`)),
      ),
    ),
  );
  return { node, read };
}

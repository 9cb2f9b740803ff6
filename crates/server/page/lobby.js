// The start page: one's name, a game at once, a table of one's own, and the tables of others.

import * as api from "./api.js";
import { button, el, labelled, note, redraw, select } from "./dom.js";
import { setupForm } from "./setup.js";
import { LEVELS, terms } from "./words.js";

const REFRESH_EVERY = 10_000;

const WHO = [
  ["me", "me"],
  ["empty", "empty"],
  ...Object.entries(LEVELS).map(([level, text]) => [level, `bot: ${text}`]),
];

/** Where the table with this name is. */
export const address = (table) => `/t/${table}`;

export async function startPage(main) {
  const name = el("input", { value: api.myName(), maxlength: 24, autocomplete: "nickname", placeholder: "Stranger" });
  name.addEventListener("change", () => api.rememberName(name.value.trim()));
  const myName = () => name.value.trim() || "Stranger";

  async function open(wanted) {
    try {
      const { table } = await api.openTable({ name: myName(), ...wanted });
      location.assign(address(table));
    } catch (error) {
      note(error.message);
    }
  }

  const bot = { who: "bot", level: "outlaw" };
  const quick = {
    terms: { setup: { preset: "ru18-advanced", seats: 4 } },
    chairs: [{ who: "me" }, bot, bot, bot],
    start: true,
  };
  const list = el("ul.tables");
  const hello = el(
    "section",
    el("h1", "Rob the train"),
    el("p", "Plan your moves with the others, then watch the plans collide. Play with friends, with bots, or both."),
    el(
      "div.row",
      labelled("Your name", name),
      button("Play now", () => open(quick), { class: "primary" }),
    ),
    el("p.dim", "Play now: you and three bots, the base game."),
  );
  const others = el("section", el("h2", "Public tables"), list);
  const own = await newTable(open);
  main.replaceChildren(el("div.start", el("div", hello, own), el("div", others, joinByLink())));

  const refresh = async () => {
    if (document.hidden) return;
    const found = await api.tables().catch(() => null);
    if (found) redraw(list, found, () => (found.length ? found.map(listing) : el("li.dim", "There are none now.")));
  };
  refresh();
  setInterval(refresh, REFRESH_EVERY);
}

function listing({ table, stage, terms: agreed, chairs }) {
  const names = chairs.map((chair) =>
    chair.who === "person" ? chair.name : chair.who === "bot" ? `bot (${chair.level})` : "empty",
  );
  const free = stage === "open" && chairs.some((chair) => chair.who === "empty");
  return el(
    "li",
    el("span", el("b", names.join(", ")), el("br"), el("small", terms(agreed))),
    el("a.button", { href: address(table) }, free ? "Join" : "Watch"),
  );
}

function joinByLink() {
  const field = el("input", { required: true, placeholder: `${location.origin}/t/…` });
  const join = (event) => {
    event.preventDefault();
    const [, table, rest] = field.value.trim().match(/([0-9a-z]+)\/?(#.*)?$/i) ?? [];
    if (table) location.assign(address(table) + (rest ?? ""));
  };
  return el(
    "section",
    el("h2", "Join by link"),
    el("form.row", { onsubmit: join }, labelled("Link to a table", field), el("button", "Go")),
  );
}

async function newTable(open) {
  const presets = await api.presets();
  const chairs = el("ol.plan");

  function chair(index) {
    const who = select(WHO, index ? "empty" : "me", { "aria-label": `seat ${index + 1}` });
    const name = el("input", { maxlength: 24, "aria-label": `name at seat ${index + 1}`, placeholder: "another name" });
    const show = () => (name.hidden = who.value !== "me");
    who.addEventListener("change", show);
    show();
    return el("li", who, name);
  }

  function resize(seats) {
    while (chairs.children.length > seats) chairs.lastChild.remove();
    while (chairs.children.length < seats) chairs.append(chair(chairs.children.length));
  }

  function plan(item) {
    const [who, name] = item.children;
    if (who.value === "empty") return { who: "empty" };
    if (who.value !== "me") return { who: "bot", level: who.value };
    return name.value.trim() ? { who: "me", name: name.value.trim() } : { who: "me" };
  }

  const { node, read } = setupForm(presets, resize);
  const submit = (event) => {
    event.preventDefault();
    const plans = [...chairs.children].map(plan);
    open({ terms: read(), chairs: plans, start: plans.every(({ who }) => who !== "empty") });
  };
  return el(
    "section.new",
    el("h2", "Create a table"),
    el(
      "form",
      { onsubmit: submit },
      node,
      el("h3", "Who sits where"),
      el(
        "p.dim",
        "Empty chairs are for whoever has the link. Sit on several chairs yourself to pass the device around.",
      ),
      chairs,
      el("button.primary", "Open the table"),
    ),
  );
}

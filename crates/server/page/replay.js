// A game seen again, step by step.

import * as api from "./api.js";
import { hand, part, pile, round, seats, showLatest, trains } from "./board.js";
import { nameOf } from "./chairs.js";
import { button, el, labelled, redraw, select } from "./dom.js";
import { scores } from "./end.js";
import { tell } from "./log.js";
import { patched } from "./mirror.js";

export async function replayPage(main, table) {
  const query = new URLSearchParams(location.search);
  const past = await watched(table, query.get("eyes"));
  const name = (seat) => nameOf(past.table.chairs.find((chair) => chair.seat === seat));
  const views = [];
  for (const { view, patch } of past.steps) views.push(view ?? patched(views.at(-1), patch));
  const told = past.steps.map(({ notices }, index) => tell(notices, views[index], name));
  const last = views.length - 1;
  let now = Math.min(last, Math.max(0, Number(query.get("step") ?? 0)));

  const open = past.end ? [["open", "everybody: all cards open"]] : [];
  const all = [
    ...open,
    ["spectator", "somebody who watches"],
    ...past.table.chairs.map(({ seat }) => [seat, name(seat)]),
  ];
  const eyes = select(all, past.open ? "open" : views[0].viewer);
  eyes.addEventListener("change", () => location.assign(`?eyes=${eyes.value}&step=${now}`));
  const slider = el("input", { type: "range", min: 0, max: last, "aria-label": "step" });
  slider.addEventListener("input", () => go(Number(slider.value)));
  const count = el("span.dim");
  const earlier = () => go(views.findIndex((view) => view.round === views[Math.max(0, now - 1)].round));
  const later = () => {
    const next = views.findIndex((view) => view.round > views[now].round);
    go(next < 0 ? last : next);
  };
  const controls = el(
    "section.controls",
    el(
      "div.row",
      button("« Round", earlier),
      button("‹ Back", () => go(now - 1)),
      button("Forward ›", () => go(now + 1), { class: "primary" }),
      button("Round »", later),
      count,
    ),
    slider,
    el("div.row", labelled("Seen by", eyes), el("a", { href: `/t/${table}` }, "To the table")),
  );
  const parts = ["round", "trains", "pile", "hand", "seats", "finish"].map((name) => part(name));
  const story = el("div.story", { role: "group", tabindex: 0, "aria-label": "what happened" });
  const lines = told.map((step, index) =>
    step.map(({ rank, text }) => el("p", { class: rank, "data-step": index }, text)),
  );
  story.append(...lines.flat());
  story.addEventListener("click", ({ target }) => target.dataset.step && go(Number(target.dataset.step)));
  const aside = el("div.aside", el("section.happened", el("h2", "What happened"), story));
  main.replaceChildren(el("div.table", el("h1.unseen", "Replay"), el("div.game", controls, parts), aside));
  addEventListener("keydown", ({ key, target }) => {
    if (target.matches("input, select")) return;
    if (key === "ArrowLeft") go(now - 1);
    if (key === "ArrowRight") go(now + 1);
  });

  function go(step) {
    now = Math.min(last, Math.max(0, step));
    const view = views[now];
    const [roundPart, trainPart, pilePart, handPart, seatPart, finish] = parts;
    const decided = past.steps[now].seat;
    const who = (seat) => ({ name: name(seat), about: "", turn: seat === decided });
    const own = view.seats.find((seat) => seat.seat === view.viewer);
    redraw(roundPart, now, () => round(view));
    redraw(trainPart, now, () => trains(view));
    redraw(pilePart, now, () => pile(view));
    showLatest(pilePart);
    pilePart.hidden = view.stage === "over";
    redraw(handPart, now, () =>
      past.open ? view.seats.map((seat) => hand(seat, `${name(seat.seat)}’s hand`)) : own && hand(own),
    );
    redraw(seatPart, now, () => seats(view, who));
    finish.hidden = !past.end || now < last;
    redraw(finish, null, () => past.end && scores(past.end, name));
    handPart.hidden = !past.open && !own;
    slider.value = now;
    count.textContent = `step ${now} of ${last}`;
    for (const line of lines.flat()) line.classList.toggle("now", line.dataset.step === String(now));
    const line = lines[now][0];
    if (line) story.scrollTop = line.offsetTop - story.offsetTop - story.clientHeight / 3;
    history.replaceState(null, "", `?eyes=${eyes.value}&step=${now}`);
  }
  go(now);
}

/** The game through these eyes; if nothing is said, as openly as one may see it. */
async function watched(table, eyes) {
  if (eyes) return api.replay(table, eyes);
  return api.replay(table, "open").catch(() => api.replay(table, "spectator"));
}

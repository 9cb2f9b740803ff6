// The page of a table: it puts together what the server sends and what the other modules draw.

import * as api from "./api.js";
import { hand, part, pile, round, seats, showLatest, trains } from "./board.js";
import { about, chairs, changeTerms, nameOf } from "./chairs.js";
import { curtain, decision, discards } from "./decide.js";
import { button, el, note, redraw, status } from "./dom.js";
import { afterwards, scores } from "./end.js";
import { Mirror } from "./mirror.js";
import { connect } from "./socket.js";
import { Story } from "./story.js";
import { talk } from "./talk.js";

/** A seat link has its secret in the part of the address that is sent to nobody. It is used, and then gone. */
async function useSeatLink(table) {
  const link = new URLSearchParams(location.hash.slice(1));
  if (!link.has("token")) return;
  history.replaceState(null, "", location.pathname);
  await api.claim(table, link.get("seat"), link.get("token")).catch((error) => note(error.message));
}

export async function tablePage(main, table) {
  await useSeatLink(table);
  const mirror = new Mirror();
  const story = new Story();
  /** Through whose eyes one looks; nobody's while the curtain is drawn. */
  let eyes = null;
  /** The decision whose answer is on its way. */
  let sent = null;
  let trouble = null;

  const chairOf = (seat) => mirror.state.table.chairs.find((chair) => chair.seat === seat);
  const name = (seat) => nameOf(chairOf(seat));
  /** Asks the table for something, and tells if it is refused. */
  const ask = (wish) => line.ask(wish).catch((error) => void note(error.message));

  const chat = talk(ask);
  const sitting = el("div");
  const terms = changeTerms(ask);
  const parts = {
    finish: part("finish"),
    round: part("round"),
    trains: part("trains"),
    pile: part("pile"),
    decide: part("decide"),
    seats: part("seats"),
  };
  const aside = el("div.aside", story.node, part("chairs", sitting, terms), chat.node);
  const game = el("div.game", Object.values(parts));
  const page = el("div.table", el("h1.unseen", "Table"), game, aside);

  function hear(message) {
    if (!mirror.take(message)) return false;
    if (message.type === "snapshot") mirror.state.views.forEach(({ view }) => remember(view.viewer));
    if (message.type === "news") {
      const { number, about, views = [] } = message;
      for (const { viewer, notices } of views) {
        story.write({ number, seat: about.seat, notices }, mirror.seen(viewer).view, name);
      }
      if (about.what === "rematch") note("There is a rematch.");
    }
    draw();
    return true;
  }

  /** What happened before one came is told in a replay. */
  async function remember(viewer) {
    const past = await api.replay(table, viewer).catch(() => null);
    const seen = mirror.seen(viewer);
    if (!past || !seen) return;
    past.steps.forEach((step) => story.write(step, seen.view, name));
    draw();
  }

  /** Whose cards may be seen on this screen now. */
  function look() {
    const { views, you, turn, end } = mirror.state;
    const viewers = views.map(({ view }) => view.viewer);
    if (viewers.length < 2 || end) return viewers[0] ?? null;
    const asked = turn && you.seats.includes(turn.seat) ? turn.seat : null;
    return viewers.includes(eyes) && (!asked || asked === eyes) ? eyes : null;
  }

  function draw() {
    const { state } = mirror;
    if (!state) return;
    if (!page.isConnected) main.replaceChildren(page);
    eyes = look();
    const seen = eyes && mirror.seen(eyes);
    // After the end everything is open.
    const view = state.end?.open ?? seen?.view;
    const gathering = state.table.stage === "open";
    page.classList.toggle("gathering", gathering);
    for (const one of [parts.round, parts.trains, parts.pile, parts.seats, story.node]) one.hidden = !view;
    if (view) drawBoard(view);
    drawDecision(seen);
    parts.finish.hidden = !state.end;
    if (state.end) redraw(parts.finish, state.table, () => [scores(state.end, name), afterwards(state, ask)]);
    redraw(sitting, [state.table, state.you, state.presence], () => chairs(state, ask));
    terms.hidden = !gathering || !state.you.host;
    chat.draw(state);
    tick();
  }

  function drawBoard(view) {
    const { table, presence, turn, end } = mirror.state;
    const who = (seat) => ({ name: name(seat), about: about(chairOf(seat), mirror.state), turn: turn?.seat === seat });
    redraw(parts.round, [view.round, view.turn, view.stage], () => round(view));
    redraw(parts.trains, view, () => trains(view));
    redraw(parts.pile, view.pile, () => pile(view));
    redraw(parts.seats, [view, table.chairs, presence, turn?.seat], () => seats(view, who));
    parts.pile.hidden = Boolean(end);
    showLatest(parts.pile);
    story.show(eyes);
  }

  function drawDecision(seen) {
    const { turn, you, views, table } = mirror.state;
    const running = table.stage === "running";
    const mine = running && turn && you.seats.includes(turn.seat);
    const shared = views.length > 1;
    const own = seen?.view.seats.find((seat) => seat.seat === eyes);
    const waiting = turn ? `Waiting for ${name(turn.seat)}…` : "";
    parts.decide.hidden = !running;
    parts.decide.classList.toggle("asked", Boolean(mine));
    redraw(parts.decide, [turn, eyes, seen?.choices, own, sent, you, table.chairs], () => {
      if (shared && !eyes) return curtain(mine ? [turn.seat] : views.map(({ view }) => view.viewer), name, lift);
      return [
        mine && seen.choices ? decision(seen, sent === turn.number, choose) : el("p", waiting),
        turn && el("p.clock", { "data-seat": turn.seat }),
        own?.hand.length > 0 && !seen.choices?.keep && hand(own),
        own && discards(own),
        shared && button("Pass the device", () => lift(null), { class: "small" }),
      ];
    });
    document.title = mine ? "Your turn – Folsom" : "Folsom";
    status(trouble ?? (mine ? `${name(turn.seat)}: your turn` : running ? waiting : ""));
  }

  async function choose(choice) {
    const { seat, number } = mirror.state.turn;
    sent = number;
    draw();
    if (await ask({ type: "choose", seat, number, choice })) return;
    sent = null;
    draw();
  }

  function lift(seat) {
    eyes = seat;
    draw();
    parts.decide.querySelector("button")?.focus();
  }

  /** The clocks go on even if nothing else happens. */
  function tick() {
    const { turn } = mirror.state ?? {};
    for (const clock of page.querySelectorAll(".clock")) {
      const { seat } = clock.dataset;
      const reserve = turn?.reserves_ms?.[seat.slice(4) - 1];
      const left = seat === turn?.seat ? turn.deadline - Date.now() - mirror.ahead : null;
      const text = left === null ? `${time(reserve)} in reserve` : `${time(Math.max(0, left))} left`;
      clock.textContent = reserve === undefined ? "" : text;
    }
  }
  setInterval(tick, 500);

  function tell(now, forGood) {
    if (forGood) {
      const start = el("a", { href: "/" }, "To the start page");
      main.replaceChildren(el("section", el("h1", "Sorry"), el("p", `${now}.`), start));
    }
    trouble = forGood ? "" : now;
    status(trouble ?? "");
    page.classList.toggle("offline", Boolean(now));
    if (!forGood) draw();
  }

  const line = connect(table, { since: () => mirror.number, hear, tell });
}

function time(ms) {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 7200) return `${Math.round(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

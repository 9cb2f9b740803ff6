// Who sits where, and what can be done about it.

import * as api from "./api.js";
import { button, el, select, showLink } from "./dom.js";
import { setupForm } from "./setup.js";
import { LEVELS, seatNumber, terms } from "./words.js";

/** What whoever sits on a chair is called. */
export function nameOf(chair) {
  return chair.who === "person" ? chair.name : chair.who === "bot" ? `Bot ${seatNumber(chair.seat)}` : "nobody";
}

/** What else there is to say about them. */
export function about(chair, { you, presence }) {
  if (chair.who === "empty") return "empty";
  if (chair.who === "bot") return `bot, ${chair.level}`;
  const mine = [...you.seats, ...you.substituted].includes(chair.seat);
  const away = !presence.there.includes(chair.seat) && "away";
  const bot = chair.substitute && (chair.substitute === "left" ? "left, a bot plays" : "a bot plays");
  return [mine && "you", chair.host && "host", bot || away].filter(Boolean).join(", ");
}

/**
 * The chairs of a table with their buttons.
 * @param {object} state
 * @param {(wish: object) => Promise<object | undefined>} ask
 */
export function chairs(state, ask) {
  const { table, you, presence } = state;
  const gathering = table.stage === "open";
  const running = table.stage === "running";
  const sit = (seat) => button("Sit here", () => sitDown(seat));
  const level = (chair) => {
    const options = [["", chair.who === "bot" ? LEVELS[chair.level] : "Seat a bot…"], ...Object.entries(LEVELS)];
    const field = select(options, "", { "aria-label": `bot at seat ${seatNumber(chair.seat)}` });
    field.addEventListener(
      "change",
      () => field.value && ask({ type: "seat-bot", seat: chair.seat, level: field.value }),
    );
    return field;
  };

  function actions(chair) {
    const { seat, who } = chair;
    const mine = you.seats.includes(seat);
    const given = you.substituted.includes(seat);
    const wish = (text, type, question) => button(text, () => (!question || confirm(question)) && ask({ type, seat }));
    const other = who === "person" && !mine && !given;
    return [
      ((gathering && who === "empty") || (running && chair.substitute === "left" && !given)) && sit(seat),
      gathering && you.host && who !== "person" && level(chair),
      gathering && (mine || (you.host && who !== "empty")) && wish(mine ? "Stand up" : "Free the chair", "leave"),
      running &&
        mine &&
        wish("Leave", "leave", "Leave the game? A bot will play on for you, and anybody can take your seat."),
      running && given && wish("Play on", "return"),
      mine && table.stage !== "closed" && button("Another device", () => seatLink(seat)),
      running &&
        you.host &&
        other &&
        !chair.substitute &&
        !presence.there.includes(seat) &&
        wish("Give to a bot", "give-to-bot"),
      you.host && other && !chair.substitute && wish("Make host", "hand-over", `Make ${chair.name} the host?`),
    ];
  }

  function sitDown(seat) {
    const again = you.seats.length && "Who sits here? You pass this device on to them.";
    const name = again ? prompt(again) : api.myName() || prompt("What shall the others call you?");
    if (!name?.trim()) return;
    if (!again) api.rememberName(name.trim());
    ask({ type: "sit", seat, name: name.trim() });
  }

  async function seatLink(seat) {
    const answer = await ask({ type: "seat-link", seat });
    if (!answer) return;
    const link = `${location.origin}/t/${table.table}#seat=${seat}&token=${answer.token}`;
    showLink(
      "Move to another device",
      "Open this link there. It works once, and whoever opens it has your seat.",
      link,
    );
  }

  const one = (chair) =>
    el(
      "li",
      el("span", el("b", chair.who === "empty" ? "—" : nameOf(chair)), " ", el("small", about(chair, state))),
      el("span.row", actions(chair)),
    );
  const empty = table.chairs.some((chair) => chair.who === "empty");
  return [
    el("h2", "The table"),
    el("p.dim", terms(table.terms)),
    el("ol.chairs", table.chairs.map(one)),
    el("p.dim", presence.watchers ? `${presence.watchers} watching. ` : "", STAGES[table.stage]),
    el(
      "p.row",
      gathering &&
        you.host &&
        button("Start the game", () => ask({ type: "start" }), { class: "primary", disabled: empty }),
      button("Invite", () =>
        showLink("Invite", "Whoever has this link can sit down or watch.", `${location.origin}/t/${table.table}`),
      ),
      you.host &&
        (gathering || running) &&
        button("Close the table", () => confirm("Close this table for good?") && ask({ type: "close" })),
    ),
  ];
}

const STAGES = {
  open: "The game begins when every chair is taken and the host starts it.",
  running: "",
  over: "The game is over.",
  closed: "This table is closed.",
};

/** The host may want to play something else before the start. The form is made when it is wanted. */
export function changeTerms(ask) {
  const details = el("details", el("summary", "Play something else"));
  details.addEventListener(
    "toggle",
    async () => {
      const { node, read } = setupForm(await api.presets(), () => {});
      details.append(
        node,
        button("Change the game", () => ask({ type: "change-terms", terms: read() })),
      );
    },
    { once: true },
  );
  return details;
}

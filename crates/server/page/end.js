// How it ended.

import { recordAddress } from "./api.js";
import { figure } from "./board.js";
import { button, el } from "./dom.js";
import { listed } from "./words.js";

function verdict({ winners, verdict }, nameOf) {
  const names = listed(winners.map(nameOf));
  const wins = winners.length > 1 ? "win" : "wins";
  if (!winners.length) return "Nobody wins.";
  if (verdict.by === "teams") return `The ${verdict.winner} team wins: ${names}.`;
  if (verdict.by === "survivor" && verdict.ahead)
    return `The ${verdict.ahead} team is ahead, and of it ${names} ${wins}.`;
  if (verdict.by === "double-bottom" && verdict.by_document) return `Back with the team’s document, ${names} ${wins}.`;
  return `${names} ${winners.length > 1 ? "share the victory" : "wins"}.`;
}

const dollars = (amount) => (amount ? `$${amount}` : "–");

/** The final count. */
export function scores(end, nameOf) {
  const { seats, teams } = end.outcome;
  const columns = [
    ["Loot", "loot"],
    ["Prize", "prize"],
    ["Document", "document"],
    ["Left behind", "lost"],
  ].filter(([, field]) => seats.some((seat) => seat[field]));
  const row = (seat) =>
    el(
      "tr",
      { class: seat.won && "won" },
      el(
        "th",
        { scope: "row" },
        nameOf(seat.seat),
        seat.won && " ★",
        el("br"),
        seat.bandits.map((bandit) => figure(bandit)),
      ),
      columns.map(([, field]) => el("td", dollars(seat[field]))),
      el("td", el("b", `$${seat.total}`)),
      el("td", seat.fired),
      el("td", seat.bullets),
    );
  const team = (name) => {
    const { bandits, wild_bunch, plan, total } = teams[name];
    return el("li", `The ${name} team has $${total}: bandits $${bandits}, Wild Bunch $${wild_bunch}, plan $${plan}.`);
  };
  return [
    el("h2", verdict(end.outcome, nameOf)),
    el(
      "div.scroll",
      el(
        "table.scores",
        el(
          "thead",
          el(
            "tr",
            ["Player", ...columns.map(([text]) => text), "Total", "Fired", "Hit by"].map((text) =>
              el("th", { scope: "col" }, text),
            ),
          ),
        ),
        el("tbody", seats.map(row)),
      ),
    ),
    teams && el("ul", team("red"), team("blue")),
  ];
}

/** What can be done after the end. */
export function afterwards({ table, you, end }, ask) {
  const id = table.table;
  const played = you.seats.length + you.substituted.length > 0;
  const again = table.rematch
    ? el("a.button.primary", { href: `/t/${table.rematch}` }, "To the rematch")
    : played && table.stage === "over" && button("Rematch", () => ask({ type: "rematch" }), { class: "primary" });
  return [
    el(
      "p.row",
      again,
      el("a.button", { href: `/t/${id}/replay` }, "Replay"),
      el("a.button", { href: recordAddress(id) }, "Record"),
    ),
    el(
      "details",
      el("summary", "Was the deal fair?"),
      el(
        "p",
        "The hash was published before the first card was dealt, the seed is shown now. If they fit, nobody has changed the deal in between. Download the record and run:",
      ),
      el("code", `folsom verify folsom-${id.slice(0, 8)}.txt --commitment ${table.commitment}`),
      el("p", "Hash: ", el("code", table.commitment)),
      el("p", "Seed: ", el("code", end.seed)),
    ),
  ];
}

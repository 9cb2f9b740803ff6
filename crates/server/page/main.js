// Which page it is depends on the address alone.

import { el } from "./dom.js";
import { startPage } from "./lobby.js";
import { replayPage } from "./replay.js";
import { tablePage } from "./table.js";

const main = document.getElementById("main");
const [, table, replay] = location.pathname.match(/^\/t\/([0-9a-z]+)(\/replay)?\/?$/i) ?? [];

try {
  if (replay) await replayPage(main, table);
  else if (table) await tablePage(main, table);
  else if (location.pathname === "/") await startPage(main);
  else throw new Error("there is nothing at this address");
} catch (error) {
  main.replaceChildren(
    el(
      "section",
      el("h1", "Sorry"),
      el("p", `${error.message}.`),
      el("p", el("a", { href: "/" }, "To the start page")),
    ),
  );
}

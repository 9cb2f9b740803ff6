// What has happened, as it is shown: for each pair of eyes what it was told.

import { el } from "./dom.js";
import { tell } from "./log.js";

export class Story {
  /** For each viewer its lines, by the number of the news. */
  #logs = new Map();
  /** The lines that are shown. */
  #shown = [];
  #list = el("div.story", { role: "log", tabindex: 0, "aria-label": "what happened" });
  node = el("section.happened", el("h2", "What happened"), this.#list);

  /** Takes a step into account, unless it has been already: what one missed may be told twice. */
  write({ number, seat, notices }, view, nameOf) {
    const log = this.#logs.get(view.viewer) ?? new Map();
    this.#logs.set(view.viewer, log);
    if (log.has(number)) return;
    // A line is drawn at one's own decisions, so that one finds what has happened since.
    const mark = seat === view.viewer ? [{ rank: "mark", text: "" }] : [];
    log.set(number, [...mark, ...tell(notices, view, nameOf)]);
  }

  show(viewer) {
    const steps = [...(this.#logs.get(viewer) ?? [])].sort(([one], [other]) => one - other);
    const lines = steps.flatMap(([, step]) => step);
    const list = this.#list;
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
    // Lines are only ever added, unless one looks through other eyes.
    const more = this.#shown.every((line, index) => line === lines[index]);
    if (!more) list.replaceChildren();
    const fresh = more ? lines.slice(this.#shown.length) : lines;
    list.append(...fresh.map(({ rank, text }) => el("p", { class: rank }, text)));
    this.#shown = lines;
    if (atEnd || !more) list.scrollTop = list.scrollHeight;
  }
}

// What people say to each other.

import { myName } from "./api.js";
import { button, el, redraw } from "./dom.js";

/**
 * @param {(wish: object) => Promise<object | undefined>} ask
 * @returns {{ node: HTMLElement, draw: (state: object) => void }}
 */
export function talk(ask) {
  const list = el("div.talk", { role: "log", tabindex: 0, "aria-label": "what was said" });
  const field = el("input", {
    maxlength: 300,
    "aria-label": "say something",
    placeholder: "Say something",
    autocomplete: "off",
  });
  const muted = new Set();
  const say = async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text && (await ask({ type: "say", name: myName() || "Stranger", text }))) field.value = "";
  };
  const node = el("section", el("h2", "Talk"), list, el("form.row", { onsubmit: say }, field, el("button", "Say")));

  function mute(voice, state) {
    const silent = !muted.has(voice);
    const done = ask({ type: "mute", voice, muted: silent });
    done.then((answer) => {
      if (!answer) return;
      if (silent) muted.add(voice);
      else muted.delete(voice);
      draw(state);
    });
  }

  function draw(state) {
    const { you, table } = state;
    const own = table.chairs.filter((chair) => you.seats.includes(chair.seat)).map((chair) => chair.voice);
    const line = ({ name, seat, text, voice }) =>
      el(
        "p",
        el("b", name, !seat && el("small", " (watching)")),
        ` ${text} `,
        you.host &&
          !own.includes(voice) &&
          button(muted.has(voice) ? "unmute" : "mute", () => mute(voice, state), { class: "small" }),
      );
    redraw(list, [state.talk, you.host, own, [...muted]], () => state.talk.map(line));
    list.scrollTop = list.scrollHeight;
  }
  return { node, draw };
}

// The connection to a table. It comes back by itself, and nothing that was decided gets lost on the way.

import { lookAt } from "./api.js";

/** How often the server is asked whether it is still there. Who has not answered by the next time is gone. */
const PING_EVERY = 20_000;
const LONGEST_PAUSE = 15_000;

/**
 * Connects to a table.
 * @param {string} table
 * @param {object} to
 * @param {() => number | undefined} to.since the number of the latest news one has
 * @param {(message: object) => boolean} to.hear false if everything is to be sent anew
 * @param {(trouble: string | null, forGood?: boolean) => void} to.tell how the connection is
 */
export function connect(table, { since, hear, tell }) {
  let socket = null;
  let tries = 0;
  let retry = null;
  let unanswered = false;
  let lastId = 0;
  let anew = false;
  /** What was asked and not answered yet, by its number. */
  const open = new Map();

  function dial() {
    clearTimeout(retry);
    retry = null;
    if (socket) return;
    const from = anew ? undefined : since();
    anew = false;
    const address = new URL(`/api/tables/${table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    if (from !== undefined) address.searchParams.set("since", from);
    const line = new WebSocket(address);
    socket = line;
    line.onopen = () => {
      unanswered = false;
      tell(null);
      // A decision may have been stored although its answer was lost: sent again it still counts once.
      const again = [...open.values()];
      open.clear();
      again.forEach(send);
    };
    line.onmessage = ({ data }) => {
      tries = 0;
      receive(JSON.parse(data));
    };
    line.onclose = () => socket === line && lost();
  }

  function receive(message) {
    if (message.type === "done" || message.type === "refused" || message.type === "seat-link") {
      const asked = open.get(message.id);
      open.delete(message.id);
      if (message.type === "refused") asked?.fail(new Error(message.reason));
      else asked?.done(message);
    } else if (message.type !== "goodbye" && !hear(message)) {
      anew = true;
      socket.close();
    }
  }

  function lost() {
    socket = null;
    for (const [id, asked] of open) {
      if (asked.wish.type === "choose") continue;
      open.delete(id);
      asked.fail(new Error("the connection was lost, please try again"));
    }
    tell("reconnecting…");
    const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** tries++) * (0.75 + Math.random() / 2);
    retry = setTimeout(pause < 1000 ? dial : lookAndDial, pause);
  }

  /** A socket does not say why it can't be opened, so that is asked first. */
  async function lookAndDial() {
    try {
      await lookAt(table);
    } catch (error) {
      if (error.status === 404) {
        retry = null;
        return tell(error.message, true);
      }
    }
    dial();
  }

  function send(asked) {
    const id = ++lastId;
    open.set(id, asked);
    socket.send(JSON.stringify({ id, wish: asked.wish }));
  }

  /** Asks the table for something. The answer comes when it is done. */
  function ask(wish) {
    return new Promise((done, fail) => {
      if (socket?.readyState === WebSocket.OPEN) send({ wish, done, fail });
      else if (wish.type === "choose") open.set(++lastId, { wish, done, fail });
      else fail(new Error("not connected, please try again in a moment"));
    });
  }

  setInterval(() => {
    if (!socket) return;
    if (unanswered) {
      const dead = socket;
      lost();
      dead.close();
      return;
    }
    unanswered = true;
    const answered = () => (unanswered = false);
    if (socket.readyState === WebSocket.OPEN) ask({ type: "ping" }).then(answered, answered);
  }, PING_EVERY);
  const hurry = () => !socket && retry !== null && document.visibilityState === "visible" && dial();
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);

  lookAndDial();
  return { ask };
}

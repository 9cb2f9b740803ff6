// The table as the server knows it, kept up to date by what the server sends.

/** Of these lists a patch has only the items that changed. */
const LISTS = new Set(["seats", "bandits", "cars", "pile"]);

/** The view as it is now, made of the one before; what has not changed is shared by both. */
export function patched(view, patch) {
  const next = { ...view };
  for (const [field, change] of Object.entries(patch)) {
    next[field] = LISTS.has(field) ? patchedList(view[field], change) : change;
  }
  return next;
}

function patchedList(list, { length, changed }) {
  const next = list.slice(0, length);
  for (const [index, item] of changed) next[index] = item;
  return next;
}

/** What one is shown of a table. */
export class Mirror {
  /** The latest snapshot with everything that followed; nothing before the first. */
  state = null;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  /** The number of the latest news, to ask for what followed. */
  get number() {
    return this.state?.number;
  }

  /** The view of one's eyes. */
  seen(viewer) {
    return this.state?.views.find(({ view }) => view.viewer === viewer);
  }

  /** Takes in a message. False if something is missing before it: then everything has to be asked for anew. */
  take(message) {
    if (message.type === "snapshot") {
      this.state = message;
      this.ahead = message.now - Date.now();
    } else if (message.type === "presence") {
      if (this.state) this.state.presence = { there: message.there, watchers: message.watchers };
    } else if (message.type === "news") {
      return this.#hear(message);
    }
    return true;
  }

  #hear(news) {
    const { state } = this;
    if (!state || news.number > state.number + 1) return false;
    if (news.number <= state.number) return true;
    state.number = news.number;
    if (news.table) state.table = news.table;
    if (news.turn !== undefined) state.turn = news.turn;
    if (news.end) state.end = news.end;
    if (news.about.what === "said") state.talk = [...state.talk, news.about].slice(-100);
    if (news.views) state.views = news.views.map((change) => this.#changed(change));
    return true;
  }

  #changed({ viewer, view, patch, choices }) {
    return { view: view ?? patched(this.seen(viewer).view, patch), choices };
  }
}

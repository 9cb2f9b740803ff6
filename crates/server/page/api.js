// What is asked over HTTP.

/** What the server answers, or an error with its reason. */
async function ask(path, options) {
  const response = await fetch(`/api${path}`, options).catch(() => {
    throw new Error("the server can't be reached");
  });
  const text = await response.text();
  if (response.ok) return text ? JSON.parse(text) : null;
  const error = new Error(reason(text) ?? `the server answers ${response.status}`);
  error.status = response.status;
  throw error;
}

function reason(text) {
  try {
    return JSON.parse(text).reason;
  } catch {
    return null;
  }
}

const post = (path, body) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const presets = () => ask("/presets");
export const tables = () => ask("/tables");
export const openTable = (wanted) => post("/tables", wanted);
export const lookAt = (table) => ask(`/tables/${table}`);
export const claim = (table, seat, token) => post(`/tables/${table}/claim`, { seat, token });
export const replay = (table, eyes) => ask(`/tables/${table}/replay?eyes=${encodeURIComponent(eyes)}`);
export const recordAddress = (table) => `/api/tables/${table}/record`;

const NAME = "folsom-name";

/** What one wants to be called; browsers that keep nothing ask again. */
export function myName() {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

export function rememberName(name) {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Then it is not remembered.
  }
}

// The few things every page needs to build its elements. What comes from elsewhere is only ever set as text.

/**
 * Makes an element: `el("p.dim", "text")`. After the tag with its classes may come attributes, and listeners as `onclick`.
 * Children may be nested lists; nothing is made of `null`, `undefined` and `false`.
 * @param {string} kind
 * @param {...unknown} rest
 */
export function el(kind, ...rest) {
  const [tag, ...classes] = kind.split(".");
  const node = document.createElement(tag);
  if (classes.length) node.className = classes.join(" ");
  const props = rest[0]?.constructor === Object ? rest.shift() : {};
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...present(rest));
  return node;
}

const present = (children) => [children].flat(Infinity).filter((child) => child || child === 0);

/** A button that does something. */
export function button(text, onclick, props = {}) {
  return el("button", { type: "button", onclick, ...props }, text);
}

/** A choice of several: pairs of a value and what it is called. */
export function select(options, chosen, props = {}) {
  const option = ([value, text]) => el("option", { value, selected: value === chosen }, text);
  return el("select", props, options.map(option));
}

/** A field with its name above it. */
export const labelled = (text, field) => el("label.field", el("span", text), field);

const drawn = new WeakMap();

/**
 * Fills an element anew if what it shows has changed, so that whoever is about to press a button in it is not disturbed.
 * If it has to be, the focus goes to what bears the same words, or stays at this place of the page.
 * @param {Element} node
 * @param {unknown} shown all that `draw` depends on
 * @param {() => unknown} draw
 */
export function redraw(node, shown, draw) {
  const key = JSON.stringify(shown);
  if (drawn.get(node) === key) return;
  drawn.set(node, key);
  const held = document.activeElement;
  const focused = node.contains(held) && words(held);
  node.replaceChildren(...present([draw()]));
  if (focused) {
    const fields = [...node.querySelectorAll("button:enabled, input:enabled, select, a, summary")];
    node.tabIndex = -1;
    (fields.find((field) => words(field) === focused) ?? node).focus({ preventScroll: true });
  }
}

const words = (field) => `${field.tagName} ${field.getAttribute("aria-label") ?? field.textContent}`;

/** Tells something that goes away by itself, such as why something was refused. */
export function note(text) {
  const line = el(
    "p",
    text,
    " ",
    button("×", () => line.remove(), { "aria-label": "dismiss" }),
  );
  document.getElementById("notes").append(line);
  setTimeout(() => line.remove(), 8000);
}

/** Says beside the name of the site how things stand. */
export function status(text) {
  const line = document.getElementById("status");
  if (line.textContent !== text) line.textContent = text;
}

/** Shows a link that can be copied. */
export function showLink(title, text, link) {
  const field = el("input", { readonly: true, value: link, "aria-label": "link" });
  const copy = button("Copy", async () => {
    field.select();
    // Browsers know a clipboard only where nobody can listen in; elsewhere the marked link is copied by hand.
    await navigator.clipboard?.writeText(link).then(
      () => (copy.textContent = "Copied"),
      () => {},
    );
  });
  const close = button("Close", () => dialog.close());
  const dialog = el("dialog", el("h2", title), el("p", text), field, el("p.row", copy, close));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

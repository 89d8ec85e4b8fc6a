"use strict";
// Elements and words. Data reaches the page through `textContent` and attributes alone, so a name is text, whatever it holds.

const SVG = "http://www.w3.org/2000/svg";

/** Makes an element of a tag with classes, such as `span.quiet`; `props` are attributes, `label` its name for a screen reader, `on…` listeners, `text` its text; children are nodes or texts. */
function el(tag, props = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  return dress(document.createElement(name), classes, props, children);
}

/** Makes an SVG element in the same way. */
function shape(tag, props = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  return dress(document.createElementNS(SVG, name), classes, props, children);
}

function dress(node, classes, props, children) {
  node.classList.add(...classes);
  if (node.tagName === "BUTTON") node.type = "button";
  for (const [name, value] of Object.entries(props)) {
    if (value == null || value === false) continue;
    if (name === "text") node.textContent = value;
    else if (name === "label") node.setAttribute("aria-label", value);
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(Infinity)) if (child !== null && child != null && child !== false) node.append(child);
  return node;
}

/** Gives a node other children; those that are null are left out. */
function refill(node, ...children) {
  node.replaceChildren();
  return dress(node, [], {}, children);
}

function byId(id) {
  return document.getElementById(id);
}

/** Microseconds as the trace writes them: milliseconds with three decimals. */
function traceTime(t) {
  const whole = Math.trunc(t / 1000);
  return `${whole}.${String(Math.trunc(t % 1000)).padStart(3, "0")}`;
}

/** Microseconds for people: `600 ms`, `2.35 s`. */
function spokenTime(t) {
  if (t < 1e6) return `${+(t / 1000).toFixed(1)} ms`;
  if (t < 6e7) return `${(t / 1e6).toFixed(2)} s`;
  return `${Math.floor(t / 6e7)} min ${(t % 6e7 / 1e6).toFixed(1)} s`;
}

/** Microseconds as a duration of a script. */
function scriptTime(t) {
  return t % 1000 ? `${t}us` : `${t / 1000}ms`;
}

/** `1 item`, `2 items`. */
function counted(n, noun) {
  return `${n.toLocaleString("en")} ${noun}${n === 1 ? "" : "s"}`;
}

/** A text cut to about so many points of width, with a sign that it was cut. */
function fitted(text, width, letter = 7) {
  const most = Math.floor(width / letter);
  if (text.length <= most) return text;
  return most < 2 ? "" : text.slice(0, most - 1) + "…";
}

/** The last index whose value is at most `x`, or -1, in a sorted list; `value` reads an element. */
function lastAtMost(list, x, value = (e) => e, length = list.length) {
  let low = 0, high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value(list[middle]) <= x) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
